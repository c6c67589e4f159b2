package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// module puts a patched module at a place of its own and returns the place; none where it needs no patch. Go refuses to overlay what it has downloaded, so
// the module appears there as a whole, in the overlay only.
type module = func(out string, replace map[string]string) (string, error)

// modules puts the patched modules at their places and writes docent.mod: our go.mod that names these places. They are
// relative, for the program tells them.
func modules(changed map[string]module, out string, replace map[string]string) error {
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
		if place == "" { // it stays as it is
			continue
		}
		from, err := filepath.Rel(filepath.Dir(own), place)
		if err != nil {
			return err
		}
		mod = fmt.Appendf(mod, "\nreplace %s => %q\n", name, "./"+filepath.ToSlash(from))
	}
	if err := os.WriteFile(filepath.Join(out, "docent.mod"), mod, 0o644); err != nil {
		return err
	}
	sums, err := os.ReadFile(strings.TrimSuffix(own, ".mod") + ".sum")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "docent.sum"), sums, 0o644)
}

// wholeOf puts a module as it is at a place, in the overlay only, and returns where it comes from and the place.
func wholeOf(name, out string, replace map[string]string) (source, place string, err error) {
	if source, err = tell("list", "-f", "{{.Module.Dir}}", name); err != nil { // fetches it, if need be
		return "", "", err
	}
	place = filepath.Join(out, "fyne")
	return source, place, filepath.WalkDir(source, func(path string, file fs.DirEntry, err error) error {
		if err == nil && file.Type().IsRegular() && !strings.HasSuffix(path, "_test.go") {
			replace[place+strings.TrimPrefix(path, source)] = path
		}
		return err
	})
}

// standAt has data stand in a module at a place, for the file of that path in it.
func standAt(place, at string, data []byte, out string, replace map[string]string) error {
	kept := filepath.Join(out, filepath.Base(at)+".txt") // no Go of ours
	replace[filepath.Join(place, at)] = kept
	return os.WriteFile(kept, data, 0o644)
}

// reworded puts the second of each pair in place of the first, which must stand in a source once: else the toolkit does in
// another way what it is said to do.
func reworded(source []byte, pairs [][2]string, does string) ([]byte, error) {
	for _, one := range pairs {
		if bytes.Count(source, []byte(one[0])) != 1 {
			return nil, fmt.Errorf("this toolkit %s in another way: %q", does, one[0])
		}
		source = bytes.Replace(source, []byte(one[0]), []byte(one[1]), 1)
	}
	return source, nil
}

// standFor makes a module of one file at a place, and returns the place.
func standFor(name, file string, data []byte, out string, replace map[string]string) (string, error) {
	place := filepath.Join(out, path.Base(name))
	for at, data := range map[string][]byte{"go.mod": []byte("module " + name + "\n\ngo 1.26\n"), file: data} {
		kept := place + "." + path.Base(at) + ".txt" // no Go of ours
		if err := os.WriteFile(kept, data, 0o644); err != nil {
			return "", err
		}
		replace[filepath.Join(place, filepath.FromSlash(at))] = kept
	}
	return place, nil
}
