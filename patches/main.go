// Command patches writes what makes a program smaller, its looks cheaper to change and a window at rest cheaper: changed copies
// of a few files of Go's own library and of other ones, the list of them that go build -overlay takes, and a docent.mod that goes
// with it as -modfile. The page and the window have each a set of their own. README.md beside it gives the reason for each patch.
//
//	main.go      the folder, its list and the sets;  template.go  templates that call no methods
//	servers.go   servers that are not asked, and no TLS;  modules.go  patched modules and docent.mod
//	fonts.go     the toolkit with one face;  outlines.go  and that without hints
//	drawings.go  drawings in one encoding;  tray.go  no tray
//	rest.go      windows that wait for events;  faces.go  faces that are read late, and once
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
	edition := flag.String("for", "page", "what is built with them: page or window")
	out := flag.String("out", "artifacts/patches/page", "the folder to fill; what is in it goes")
	flag.Parse()
	patches, ok := sets[*edition]
	if !ok {
		fmt.Fprintf(os.Stderr, "there are no patches for a %s\n", *edition)
		os.Exit(2)
	}
	if err := write(patches, *out); err != nil {
		fmt.Fprintln(os.Stderr, err, "\nmake PATCHES=no builds a larger program without the patches")
		os.Exit(1)
	}
}

// set holds the patches of one edition: of Go's own library, each of which returns files by their paths in it, nil for one
// that goes, and of modules by their names.
type set struct {
	library []func(library string) (map[string][]byte, error)
	modules map[string]module
}

var sets = map[string]set{
	"page":   {[]func(string) (map[string][]byte, error){template, http}, map[string]module{toolkit: fonts}},
	"window": {[]func(string) (map[string][]byte, error){template, tls}, map[string]module{trays: tray, encodings: drawings, toolkit: rest}},
}

// write fills the folder with what the patches change, and overlay.json, which tells where it belongs.
func write(patches set, out string) error {
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
	for _, patch := range patches.library {
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
	if err := modules(patches.modules, out, replace); err != nil {
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
