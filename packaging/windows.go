package main

import (
	"os"
	"path/filepath"
)

// resources compiles what Windows shows of the program: the icon, the version and how it takes dense screens. The file
// lies beside main.go, where the linker finds it.
func (r release) resources(out string) error {
	dir, err := os.MkdirTemp("", "docent-windows")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	for _, name := range []string{"docent.rc", "docent.manifest"} {
		data, err := os.ReadFile(filepath.Join(r.top, "packaging/windows", name))
		if err != nil {
			return err
		}
		if err := r.write(filepath.Join(dir, name), []byte(r.fill(string(data))), 0o644); err != nil {
			return err
		}
	}
	images, err := ico(16, 24, 32, 48, 64, 128, 256)
	if err != nil {
		return err
	}
	if err := r.write(filepath.Join(dir, "docent.ico"), images, 0o644); err != nil {
		return err
	}
	whole, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	_, err = said(dir, "x86_64-w64-mingw32-windres", "-O", "coff", "docent.rc", whole)
	return err
}
