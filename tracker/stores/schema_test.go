//go:build !js

package stores_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// sinceThen takes out what entries of older files lack.
const sinceThen = "ALTER TABLE entries DROP COLUMN edition; ALTER TABLE entries DROP COLUMN told"

// older makes a folder of a version that kept no receipts, with a play in it, and returns that.
func older(t *testing.T, dir, query string) *tracker.Play {
	t.Helper()
	store := trackertest.MustFolder(t, dir)
	_, p := trackertest.MustPlay(t, store)
	must(t, stores.Exec(store, "DROP TABLE damage; ALTER TABLE plays DROP COLUMN changes; "+query))
	must(t, store.Close())
	must(t, os.Remove(filepath.Join(dir, "docent.receipts")))
	return p
}

// A file of the version before boxes opens with its plays, and keeps boxes from then on.
func TestBoxesInAnOlderFile(t *testing.T) {
	dir := t.TempDir()
	p := older(t, dir, "DROP TABLE boxes; DROP TABLE solos; "+sinceThen+"; PRAGMA user_version = 1")
	store := trackertest.MustFolder(t, dir)
	trackertest.SameAfterRestart(t, store, p)
	want := tracker.Box{ID: "one", Game: "jar", Name: "Ann's", Things: rules.Box{"marble:red": []byte(`{"grams":7}`)}, Changed: trackertest.Noon}
	must(t, store.SaveBox(want))
	must(t, store.Close())
	boxes, err := trackertest.MustFolder(t, dir).Boxes()
	if err != nil || len(boxes) != 1 || !reflect.DeepEqual(boxes[0], want) {
		t.Errorf("after a restart: %+v (%v)", boxes, err)
	}
}

// A file of the version before solo records opens with its plays, and keeps records from then on.
func TestRecordsInAnOlderFile(t *testing.T) {
	dir := t.TempDir()
	p := older(t, dir, "DROP TABLE solos; "+sinceThen+"; PRAGMA user_version = 2")
	store := trackertest.MustFolder(t, dir)
	trackertest.SameAfterRestart(t, store, p)
	want := tracker.Solo{Play: "alone", Game: "jar", Player: trackertest.AnnAndBen()[0], Total: 7, Ended: trackertest.Noon.Add(time.Hour)}
	mark := markAt(t, 0, 0, trackertest.Noon)
	mark.Solo = &want
	must(t, store.Create(headerOf("alone"), nil, mark))
	must(t, store.Close())
	solos, err := trackertest.MustFolder(t, dir).Solos()
	if err != nil || len(solos) != 1 || solos[0] != want {
		t.Errorf("after a restart: %+v (%v)", solos, err)
	}
}
