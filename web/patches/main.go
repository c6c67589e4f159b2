// Command patches writes what makes the program of the web edition smaller: changed copies of a few files of Go's own
// library and of the toolkit, the list of them that go build -overlay takes, and a page.mod that goes with it as -modfile.
// README.md beside it gives the reason for each.
//
//	main.go      the folder and its list;  template.go  templates that call no methods;  http.go  servers that are not asked;
//	modules.go   patched modules and page.mod;  fonts.go  the toolkit with one face;  outlines.go  and that
//	without hints
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	out := flag.String("out", "artifacts/patches", "the folder to fill; what is in it goes")
	flag.Parse()
	if err := write(*out); err != nil {
		fmt.Fprintln(os.Stderr, err, "\nmake web PATCHES=no builds a larger page without the patches")
		os.Exit(1)
	}
}

// patches lists the patches of Go's own library. Each returns files of Go's own library by their paths in it, nil for one that goes.
var patches = []func(library string) (map[string][]byte, error){template, http}

// write fills the folder with what the patches change, and overlay.json, which tells where it belongs.
func write(out string) error {
	root, err := tell("env", "GOROOT")
	if err != nil {
		return err
	}
	library := filepath.Join(root, "src")
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	replace := map[string]string{}
	for _, patch := range patches {
		files, err := patch(library)
		if err != nil {
			return err
		}
		for name, data := range files {
			place := filepath.Join(library, filepath.FromSlash(name))
			if data == nil {
				replace[place] = ""
				continue
			}
			path := filepath.Join(out, filepath.FromSlash(name)) + ".txt" // no Go of ours
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				return err
			}
			if err := os.WriteFile(path, data, 0o644); err != nil {
				return err
			}
			replace[place] = path
		}
	}
	if err := modules(out, replace); err != nil {
		return err
	}
	list, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "overlay.json"), list, 0o644)
}

// tell returns the line that the go command says.
func tell(args ...string) (string, error) {
	said, err := exec.Command("go", args...).Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w", args[0], err)
	}
	return string(bytes.TrimSpace(said)), nil
}
