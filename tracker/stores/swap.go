//go:build !js

package stores

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"docent/tracker/disk"
)

// besideFile holds the endings of what SQLite keeps beside a file.
var besideFile = []string{"-wal", "-shm"}

// next returns the name of a whole and durable file that is about to take the place of another.
func next(path string) string { return path + ".next" }

// swap puts the file at next(path) in the place of another, which is moved aside. Ended
// amid it by a crash, settle goes on.
func swap(path, word string, at time.Time) (aside string, err error) {
	if aside, err = moveAside(path, word, at); err != nil {
		return "", err
	}
	return aside, settle(path)
}

// settle ends a swap that a crash interrupted: once the old file is aside the new one
// takes its place, and before that it counts for nothing.
func settle(path string) error {
	if _, err := os.Lstat(next(path)); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if _, err := os.Lstat(path); err == nil {
		return os.Remove(next(path))
	}
	if err := os.Rename(next(path), path); err != nil {
		return err
	}
	disk.SyncFolder(filepath.Dir(path))
	return nil
}

// moveAside renames the file, and what SQLite keeps beside it, to a name that is free.
func moveAside(path, word string, at time.Time) (string, error) {
	aside := path + "." + word + "-" + at.UTC().Format(stamp)
	for taken(aside) {
		aside += "x"
	}
	for _, part := range append(besideFile[:len(besideFile):len(besideFile)], "") {
		if err := os.Rename(path+part, aside+part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return aside, nil
}

// stamp is a time in the name of a file.
const stamp = "20060102-150405"

func taken(path string) bool {
	for _, part := range append(besideFile[:len(besideFile):len(besideFile)], "") {
		if _, err := os.Lstat(path + part); err == nil {
			return true
		}
	}
	return false
}

// orphaned reports whether the file is missing while what SQLite keeps beside it is there:
// opening it would throw that away.
func orphaned(path string) bool {
	_, err := os.Lstat(path)
	_, beside := os.Lstat(path + "-wal")
	return errors.Is(err, fs.ErrNotExist) && beside == nil
}

// copyFile copies a file for its user alone, durably.
func copyFile(to, from string) error {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	return disk.WriteFile(to, func(w io.Writer) error {
		_, err := io.Copy(w, source)
		return err
	})
}

// removeFile removes a file and what SQLite keeps beside it.
func removeFile(path string) error {
	var failed error
	for _, part := range append(besideFile[:len(besideFile):len(besideFile)], "") {
		if err := os.Remove(path + part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			failed = errors.Join(failed, err)
		}
	}
	return failed
}

// mostAside is how many files of each kind stay aside, with the one that was put there last.
const mostAside = 3

// pruneAside removes the files that were moved aside with a word, but for the last ones and
// for the one that people are told about now.
func pruneAside(path, word, told string) {
	list, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		slog.Warn("files put aside are not known", "error", err)
		return
	}
	var old []string
	for _, entry := range list {
		name := entry.Name()
		for _, part := range besideFile { // of a file that was lost only that is there
			name = strings.TrimSuffix(name, part)
		}
		end, ok := strings.CutPrefix(name, filepath.Base(path)+"."+word+"-")
		_, err := time.Parse(stamp, strings.TrimRight(end, "x"))
		if ok && err == nil && name != filepath.Base(told) && !slices.Contains(old, name) {
			old = append(old, name)
		}
	}
	slices.Sort(old)
	for _, name := range old[:max(0, len(old)-mostAside+1)] {
		if err := removeFile(filepath.Join(filepath.Dir(path), name)); err != nil {
			slog.Warn("an old file stays aside", "error", err)
		}
	}
}
