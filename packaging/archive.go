package main

import (
	"archive/zip"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// zip packs files into one, each under its own name in a folder named as the archive.
func (r release) zip(out string, names []string) (err error) {
	file, err := os.Create(out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	w := zip.NewWriter(file)
	folder := strings.TrimSuffix(filepath.Base(out), ".zip")
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: folder + "/" + filepath.Base(name), Method: zip.Deflate, Modified: r.stamp()}
		h.SetMode(0o644)
		to, err := w.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	return w.Close()
}

// sumsName is the file in a folder that holds the sums of the others.
const sumsName = "SHA256SUMS"

// sums writes the sums of the files in a folder, as sha256sum checks them.
func sums(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var all strings.Builder
	for _, file := range files {
		if file.IsDir() || file.Name() == sumsName {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, file.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&all, "%x  %s\n", sha256.Sum256(data), file.Name())
	}
	return os.WriteFile(filepath.Join(dir, sumsName), []byte(all.String()), 0o644)
}
