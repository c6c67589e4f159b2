//go:build !js

package stores_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"docent/tracker/trackertest"
)

// What Docent keeps is for its user alone, also what an earlier version left open.
func TestFilesArePrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("permissions are those of the folder")
	}
	dir := filepath.Join(t.TempDir(), "plays")
	library(t, dir, 2, 3)
	must(t, os.WriteFile(filepath.Join(dir, "docent.db"), []byte("garbage that is no database"), 0o600))
	must(t, os.WriteFile(filepath.Join(dir, "docent.db-wal"), nil, 0o600))
	for _, left := range []string{".docent.receipts.123", "docent.db.work-wal", "docent.db.fresh", "docent.probe-1"} {
		must(t, os.WriteFile(filepath.Join(dir, left), nil, 0o600))
	}
	loosen(t, dir)
	store, _ := trackertest.Reopened(t, dir)
	tr, _ := trackertest.MustPlay(t, store)
	must(t, tr.BackUp())
	allPrivate(t, dir)
	for _, pattern := range []string{".*", "*.work*", "*.fresh*", "*probe*", "backups/half*"} {
		if left, err := filepath.Glob(filepath.Join(dir, pattern)); err != nil || len(left) > 0 {
			t.Errorf("left behind: %v (%v)", left, err)
		}
	}
}

// A folder that holds other things is left as it is, and so are they.
func TestSharedFolderStays(t *testing.T) {
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "letter"), nil, 0o600))
	loosen(t, dir)
	trackertest.Reopened(t, dir)
	for path, want := range map[string]fs.FileMode{dir: 0o755, filepath.Join(dir, "letter"): 0o644, filepath.Join(dir, "docent.db"): 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s has mode %v (%v), want %v", path, info.Mode(), err, want)
		}
	}
}

func loosen(t *testing.T, dir string) {
	t.Helper()
	must(t, filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		mode := fs.FileMode(0o644)
		if err == nil && e.IsDir() {
			mode = 0o755
		}
		return os.Chmod(path, mode)
	}))
}

func allPrivate(t *testing.T, dir string) {
	t.Helper()
	seen := 0
	must(t, filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		must(t, err)
		info, err := e.Info()
		must(t, err)
		want := fs.FileMode(0o600)
		if e.IsDir() {
			want = 0o700
		}
		if info.Mode().Perm() != want {
			t.Errorf("%s has mode %v, want %v", path, info.Mode().Perm(), want)
		}
		seen++
		return nil
	}))
	if seen < 7 {
		t.Errorf("only %d files and folders were there", seen)
	}
}
