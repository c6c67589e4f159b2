//go:build !js

package disk_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"docent/tracker/disk"
	"docent/tracker/trackertest"
)

func writes(text string, err error) func(io.Writer) error {
	return func(w io.Writer) error {
		_, failed := io.WriteString(w, text)
		return errors.Join(failed, err)
	}
}

// A file that is saved over another stays what it was until the new one is whole.
func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "play.docent")
	must(t, disk.WriteFile(path, writes("first", nil)))
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("a new file has mode %v (%v), want 0600", info.Mode(), err)
	}
	must(t, os.Chmod(path, 0o640))
	if err := disk.WriteFile(path, writes("half of the sec", io.ErrShortWrite)); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("a failed write gave %v", err)
	}
	if got := contents(t, path); got != "first" {
		t.Errorf("after a failed write the file holds %q", got)
	}
	r, err := disk.Replace(path)
	must(t, err)
	must(t, writes("second", nil)(r))
	if got := contents(t, path); got != "first" {
		t.Errorf("before it is closed the file holds %q", got)
	}
	must(t, r.Close())
	if got := contents(t, path); got != "second" {
		t.Errorf("saved over, the file holds %q", got)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("saved over, the file has mode %v (%v), want 0640", info.Mode(), err)
	}
	link := filepath.Join(dir, "link.docent")
	must(t, os.Symlink(path, link))
	must(t, disk.WriteFile(link, writes("third", nil)))
	if got := contents(t, path); got != "third" {
		t.Errorf("saved through a link, the file holds %q", got)
	}
	if names, err := os.ReadDir(dir); err != nil || len(names) != 2 {
		t.Errorf("left behind: %v (%v)", names, err)
	}
	if err := disk.WriteFile(filepath.Join(dir, "no", "where"), writes("", nil)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a folder that is missing gave %v", err)
	}
}

// On a full disk the file that is saved over is still whole.
func TestWriteFileOnFullDisk(t *testing.T) {
	dir := trackertest.SmallDisk(t)
	path := filepath.Join(dir, "play.docent")
	must(t, disk.WriteFile(path, writes("the whole play", nil)))
	if err := disk.WriteFile(path, func(w io.Writer) error { _, err := w.Write(make([]byte, 1<<20)); return err }); err == nil {
		t.Fatal("the disk never got full")
	}
	if got := contents(t, path); got != "the whole play" {
		t.Errorf("after the disk was full the file holds %q", got)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func contents(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	return string(data)
}
