package main

import (
	_ "embed"
	"os"
	"path"
	"path/filepath"
	"strings"
)

//go:embed http/http.go
var noServers []byte

//go:embed tls/tls.go
var noTLS []byte

// http returns a net/http that asks no server: the stand-in for one file, nothing for the others but those that it needs
// beside it; they import next to nothing.
func http(library string) (map[string][]byte, error) {
	return oneFile(library, "net/http", noServers, "sniff.go", "status.go")
}

// tls returns a crypto/tls that refuses.
func tls(library string) (map[string][]byte, error) {
	return oneFile(library, "crypto/tls", noTLS)
}

// oneFile returns a package of the library with one file and those that are kept.
func oneFile(library, dir string, standIn []byte, kept ...string) (map[string][]byte, error) {
	all, err := os.ReadDir(filepath.Join(library, filepath.FromSlash(dir)))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, file := range all {
		if name := file.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			files[path.Join(dir, name)] = nil
		}
	}
	for _, name := range kept {
		delete(files, path.Join(dir, name))
	}
	files[path.Join(dir, path.Base(dir)+".go")] = standIn
	return files, nil
}
