//go:build !js

package trackertest

import (
	"database/sql"
	"errors"
	"os/exec"
	"path/filepath"
	"testing"

	"docent/tracker/stores"
)

// durable names the store that a folder opens.
const durable = "sqlite"

// Exec runs SQL in the file of a folder: damage that no store does.
func Exec(dir, query string) error {
	db, err := sql.Open(stores.Engine, filepath.Join(dir, "docent.db"))
	if err != nil {
		return err
	}
	_, err = db.Exec(query)
	return errors.Join(err, db.Close())
}

// SmallDisk returns a folder with half a megabyte of room.
func SmallDisk(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("no small disk can be made here: %v %s", err, out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", "-l", dir).CombinedOutput(); err != nil {
			t.Errorf("umount: %v %s", err, out)
		}
	})
	return dir
}
