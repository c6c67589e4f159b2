//go:build !js

package stores_test

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// What makes a move survive is asked of whichever engine this is built with.
func TestEngineIsDurable(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "2000"} {
		if got, err := stores.Ask(store, "PRAGMA "+pragma); err != nil || got != want {
			t.Errorf("%s is %s (%v), want %s", pragma, got, err, want)
		}
	}
}

// A file that is no database is opened once, however often it is asked: saving what can be read asks thousands of times.
func TestForeignFileIsOpenedOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "docent.db")
	must(t, os.WriteFile(path, bytes.Repeat([]byte("Dear diary\n"), 1000), 0o600))
	db, err := sql.Open(stores.Engine, path)
	must(t, err)
	defer func() { _ = db.Close() }()
	for range 3 {
		if _, err := db.Exec("SELECT 1 FROM plays"); err == nil {
			t.Error("a diary was read as plays")
		}
	}
	if opened := db.Stats().OpenConnections; opened != 1 {
		t.Errorf("%d connections stayed, want 1", opened)
	}
}
