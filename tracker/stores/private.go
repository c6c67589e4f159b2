//go:build !js

package stores

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// beginFile makes an empty file where there is none, for its user alone: what SQLite keeps
// beside a file gets the permissions of that file.
func beginFile(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Close()
}

// ours reports whether a name in the folder of plays is one that Docent gives.
func ours(name string) bool { return strings.HasPrefix(name, "docent.") || name == backupFolder }

// sweep removes what a process that ended amid its work left half done.
func sweep(dir string) {
	for _, half := range []string{".docent.*", fileName + ".work*", fileName + ".fresh*", "docent.probe-*", backupFolder + "/half*", backupFolder + "/.*"} {
		left, _ := filepath.Glob(filepath.Join(dir, half)) // the patterns are sound
		for _, path := range left {
			_ = os.Remove(path)
		}
	}
}

// shut takes from everybody else what they may do with the files of plays, and with
// their folder where nothing else is in it. A disk without permissions is left as it is.
func shut(dir string) {
	names, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	alone := true
	for _, e := range names {
		switch {
		case !ours(e.Name()):
			alone = false
		case e.Type().IsRegular():
			_ = os.Chmod(filepath.Join(dir, e.Name()), 0o600)
		case e.IsDir() && e.Name() == backupFolder:
			shutAll(filepath.Join(dir, e.Name()))
		}
	}
	if alone {
		_ = os.Chmod(dir, 0o700)
	}
}

func shutAll(dir string) {
	_ = os.Chmod(dir, 0o700)
	names, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range names {
		if e.Type().IsRegular() {
			_ = os.Chmod(filepath.Join(dir, e.Name()), 0o600)
		}
	}
}
