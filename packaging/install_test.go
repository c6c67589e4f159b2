//go:build e2e

package main

import (
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// evening is a saved game, which Docent has not made in this run.
const evening = "../tracker/testdata/editions/1/trasteros-cubes.docent"

// playOf returns the id of the play in a file.
func playOf(t *testing.T, file string) string {
	t.Helper()
	from, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = from.Close() }()
	play, _, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).Import(from)
	if err != nil {
		t.Fatal(err)
	}
	return play.Header().ID
}

// opened returns the play whose page is open, as the running program noted it; a page that could not be built is not noted.
func opened(data string) string {
	db, err := sql.Open(stores.Engine, "file:"+filepath.Join(data, "docent.db")+"?mode=ro")
	if err != nil {
		return ""
	}
	defer func() { _ = db.Close() }()
	var id string
	if err := db.QueryRow("SELECT value FROM settings WHERE key = 'open'").Scan(&id); err != nil {
		return ""
	}
	return id
}

// The package is installed where there is nothing but what it says it needs; the desktop opens a .docent file with it, and
// the game's page comes up in a window; removed, it leaves nothing, and the games stay.
func TestDebianPackage(t *testing.T) {
	deb := program(t, "DOCENT_DEB")
	r := newRoot(t, deb)
	home := filepath.Join(r.dir, "home/ann")
	r.run("cp", deb, filepath.Join(r.dir, "tmp/docent.deb"))
	r.run("install", "-o", "1000", "-g", "1000", "-m", "644", evening, filepath.Join(home, "evening.docent"))
	before := r.files()

	r.in("dpkg", "--install", "/tmp/docent.deb")
	if told := r.in("dpkg", "--verify", "docent"); told != "" {
		t.Errorf("what is installed is not what was packed:\n%s", told)
	}
	if told := r.ann("docent", "version"); !strings.HasPrefix(told, "docent "+ours(t).version) {
		t.Errorf("it calls itself %q", told)
	}
	if told := r.ann("gio", "info", "-a", "standard::content-type", "evening.docent"); !strings.Contains(told, "application/vnd.docent") {
		t.Errorf("the desktop takes the file for %s", told)
	}
	r.ann("sh", "-c", "gio open evening.docent >/dev/null 2>&1") // a double click; the program lives on
	data := filepath.Join(home, ".config/docent")
	want := playOf(t, evening)
	await(t, "the game's page", func() bool { return opened(data) == want })
	shown(t, r.display, "package-deb.png")
	r.end("docent")

	r.in("dpkg", "--purge", "docent")
	if left := changes(before, r.files()); len(left) > 0 {
		t.Errorf("removed, it leaves:\n%s", strings.Join(left, "\n"))
	}
	store, notice, err := stores.OpenFolder(data, time.Now)
	if err != nil || notice.Key != "" {
		t.Fatal(notice, err)
	}
	defer func() { _ = store.Close() }()
	plays, err := store.List()
	if err != nil || !slices.ContainsFunc(plays, func(s tracker.Summary) bool { return s.ID == want }) {
		t.Errorf("the game is gone with the program (%v)", err)
	}
}
