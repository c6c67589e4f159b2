package main

import (
	_ "embed"
	"os"
	"path"
	"path/filepath"
	"strings"
)

//go:embed http/http.go
var standIn []byte

// kept are the files of net/http that the stand-in needs beside it; they import next to nothing.
var kept = map[string]bool{"sniff.go": true, "status.go": true}

// http returns a net/http that asks no server: the stand-in for one file, nothing for the others.
func http(library string) (map[string][]byte, error) {
	const dir = "net/http"
	all, err := os.ReadDir(filepath.Join(library, filepath.FromSlash(dir)))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, file := range all {
		if name := file.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") && !kept[name] {
			files[path.Join(dir, name)] = nil
		}
	}
	files[path.Join(dir, "http.go")] = standIn
	return files, nil
}
