package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// deb packs a tree as Debian installs it. Which libraries the program is linked with, and in which version at least, is
// found by the system's own tools: the package suits the system that it was made on, and newer ones.
func (r release) deb(tree, out string) error {
	linked, err := linkedWith(tree)
	if err != nil {
		return err
	}
	arch, err := said(".", "dpkg", "--print-architecture")
	if err != nil {
		return err
	}
	sums, size, err := contents(tree)
	if err != nil {
		return err
	}
	control, err := os.ReadFile(filepath.Join(r.top, "packaging/linux/control"))
	if err != nil {
		return err
	}
	text := strings.NewReplacer("{{arch}}", arch, "{{linked}}", linked, "{{size}}", fmt.Sprint(size>>10)).Replace(r.fill(string(control)))
	for name, data := range map[string]string{"control": text, "md5sums": sums} {
		if err := r.write(filepath.Join(tree, "DEBIAN", name), []byte(data), 0o644); err != nil {
			return err
		}
	}
	defer func() { _ = os.RemoveAll(filepath.Join(tree, "DEBIAN")) }()
	_, err = said(".", "env", fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.stamp().Unix()), "dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, out)
	return err
}

// linkedWith returns the packages that the linker found, as a control file lists them.
func linkedWith(tree string) (string, error) {
	program, err := filepath.Abs(filepath.Join(tree, "usr/bin/docent"))
	if err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp("", "docent-deb")
	if err != nil {
		return "", err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if err := os.MkdirAll(filepath.Join(dir, "debian"), 0o755); err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "debian/control"), []byte("Source: docent\n\nPackage: docent\nArchitecture: any\n"), 0o644); err != nil {
		return "", err
	}
	told, err := said(dir, "dpkg-shlibdeps", "-O", program)
	if err != nil {
		return "", err
	}
	_, list, ok := strings.Cut(told, "shlibs:Depends=")
	if !ok {
		return "", fmt.Errorf("dpkg-shlibdeps says %q", told)
	}
	return strings.TrimSpace(list), nil
}

// contents returns the sums of a tree's files as Debian keeps them, and their size.
func contents(tree string) (sums string, size int64, err error) {
	var all strings.Builder
	err = filepath.WalkDir(tree, func(path string, file fs.DirEntry, err error) error {
		if err != nil || file.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(tree, path)
		size += int64(len(data))
		fmt.Fprintf(&all, "%x  %s\n", md5.Sum(data), filepath.ToSlash(name))
		return err
	})
	return all.String(), size, err
}

// said runs a program in a folder and returns what it says.
func said(dir, name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Dir = dir
	var told, complained bytes.Buffer
	c.Stdout, c.Stderr = &told, &complained
	if err := c.Run(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", name, err, complained.String())
	}
	return strings.TrimSpace(told.String()), nil
}
