package main

import (
	_ "embed"
	"os"
	"path/filepath"
)

// encodings is the module that what reads drawings names, for encodings of the whole world.
const encodings = "golang.org/x/net"

//go:embed charset/charset.go
var oneEncoding []byte

// drawings puts that module at a place where it holds nothing but the stand-in, and returns the place.
func drawings(out string, replace map[string]string) (string, error) {
	place := filepath.Join(out, "net")
	for name, data := range map[string][]byte{"go.mod": []byte("module " + encodings + "\n\ngo 1.26\n"), "html/charset/charset.go": oneEncoding} {
		kept := filepath.Join(out, "net."+filepath.Base(name)+".txt") // no Go of ours
		if err := os.WriteFile(kept, data, 0o644); err != nil {
			return "", err
		}
		replace[filepath.Join(place, filepath.FromSlash(name))] = kept
	}
	return place, nil
}
