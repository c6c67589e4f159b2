package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// changed lists the modules that are patched. Go refuses to overlay what it has downloaded, so such a module appears as a
// whole at a place of its own, in the overlay only. Each function puts one there and returns the place.
var changed = map[string]func(out string, replace map[string]string) (string, error){toolkit: fonts}

// modules puts the patched modules at their places and writes page.mod: our go.mod that names these places. They are
// relative, for the program tells them.
func modules(out string, replace map[string]string) error {
	own, err := tell("env", "GOMOD")
	if err != nil {
		return err
	}
	mod, err := os.ReadFile(own)
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		place, err := changed[name](out, replace)
		if err != nil {
			return err
		}
		from, err := filepath.Rel(filepath.Dir(own), place)
		if err != nil {
			return err
		}
		mod = fmt.Appendf(mod, "\nreplace %s => %q\n", name, "./"+filepath.ToSlash(from))
	}
	if err := os.WriteFile(filepath.Join(out, "page.mod"), mod, 0o644); err != nil {
		return err
	}
	sums, err := os.ReadFile(strings.TrimSuffix(own, ".mod") + ".sum")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "page.sum"), sums, 0o644)
}
