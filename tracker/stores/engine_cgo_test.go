//go:build cgo && !js

package stores_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Both engines are the same version of SQLite, and each goes on in a file where the other stopped.
func TestEnginesShareAFile(t *testing.T) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	_, p := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, p, 2)
	version, err := stores.Ask(store, "SELECT sqlite_version()")
	must(t, err)
	must(t, store.Close())

	other, err := sql.Open("sqlite", filepath.Join(dir, "docent.db"))
	must(t, err)
	defer func() { _ = other.Close() }()
	for query, want := range map[string]string{
		"SELECT sqlite_version()": version, "PRAGMA journal_mode": "wal", "PRAGMA integrity_check": "ok",
		"SELECT count(*) FROM entries": "1",
	} {
		var got string
		if err := other.QueryRow(query).Scan(&got); err != nil || got != want {
			t.Errorf("%s gave the other engine %s (%v), want %s", query, got, err, want)
		}
	}
	_, err = other.Exec("INSERT INTO settings (key, value) VALUES ('written', 'by the other')")
	must(t, err)
	must(t, other.Close())

	store = trackertest.MustFolder(t, dir)
	trackertest.SameAfterRestart(t, store, p)
	if value, err := store.Setting("written"); err != nil || value != "by the other" {
		t.Errorf("the other engine's row is %q (%v)", value, err)
	}
	again, _, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(p.Header().ID)
	must(t, err)
	trackertest.MustRoll(t, again, 6)
}
