//go:build !js

package stores_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// The folder of a process that was killed: what its file did not take in yet stands in
// the -wal.
func killedFolder(t *testing.T, do func(store tracker.Store)) string {
	t.Helper()
	running, killed := t.TempDir(), t.TempDir()
	store := trackertest.MustFolder(t, running)
	do(store)
	for _, name := range []string{"docent.db", "docent.db-wal", "docent.receipts"} {
		must(t, os.WriteFile(filepath.Join(killed, name), []byte(contents(t, filepath.Join(running, name))), 0o600))
	}
	return killed
}

// settled has SQLite take what stands in the -wal into the file.
func settled(t *testing.T, store tracker.Store) {
	t.Helper()
	must(t, stores.Exec(store, "PRAGMA wal_checkpoint(TRUNCATE)"))
}

// A start tells which acknowledged moves are missing.
func TestLostMovesAreTold(t *testing.T) {
	two := func(store tracker.Store) {
		_, p := trackertest.MustPlay(t, store)
		settled(t, store)
		trackertest.MustRoll(t, p, 2)
		must(t, p.Undo())
		trackertest.MustRoll(t, p, 3)
	}
	remove := func(name string) func(string) {
		return func(dir string) { must(t, os.Remove(filepath.Join(dir, name))) }
	}
	for _, test := range []struct {
		name  string
		do    func(tracker.Store)
		lose  func(dir string)
		key   string
		field string
		want  any
	}{
		{"nothing lost", two, func(string) {}, "", "", nil},
		{"the wal lost", two, remove("docent.db-wal"), "notice.store.missing.moves", "Count", 3},
		{"the names of its players", two, remove("docent.db-wal"), "notice.store.missing.moves", "players", "Ann, Ben"},
		{"the file deleted", two, remove("docent.db"), "notice.store.missing.games", "Count", 1},
		{"the receipts lost too", two, func(dir string) { remove("docent.db-wal")(dir); remove("docent.receipts")(dir) }, "", "", nil},
		{"a whole play in the wal", func(store tracker.Store) {
			trackertest.MustPlay(t, store)
			settled(t, store)
			trackertest.MustPlay(t, store)
		}, remove("docent.db-wal"), "notice.store.missing.games", "Count", 1},
		{"two plays behind", func(store tracker.Store) {
			_, p := trackertest.MustPlay(t, store)
			_, q := trackertest.MustPlay(t, store)
			settled(t, store)
			trackertest.MustRoll(t, p, 1)
			trackertest.MustRoll(t, q, 1)
		}, remove("docent.db-wal"), "notice.store.missing.several", "moves", 2},
		{"a play gone and one behind", func(store tracker.Store) {
			_, p := trackertest.MustPlay(t, store)
			settled(t, store)
			trackertest.MustRoll(t, p, 1)
			trackertest.MustPlay(t, store)
		}, remove("docent.db-wal"), "notice.store.missing.both", "games", 1},
		{"a play removed", func(store tracker.Store) {
			tr, p := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, p, 1)
			must(t, tr.Remove(p.Header().ID))
		}, func(string) {}, "", "", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := killedFolder(t, test.do)
			test.lose(dir)
			store, notice := trackertest.Reopened(t, dir)
			if notice.Key != test.key || test.field != "" && notice.Data[test.field] != test.want {
				t.Errorf("told %+v, want %s with %v", notice, test.key, test.want)
			}
			if notice.OffersBackup() != (test.key != "") {
				t.Errorf("offers a backup: %v", notice.OffersBackup())
			}
			must(t, store.Close())
			if _, notice := trackertest.Reopened(t, dir); notice.Key != "" {
				t.Errorf("told again: %+v", notice)
			}
		})
	}
}

// What stands beside a deleted file is kept.
func TestWalOfDeletedFileIsKept(t *testing.T) {
	dir := killedFolder(t, func(store tracker.Store) { trackertest.MustPlay(t, store) })
	wal := contents(t, filepath.Join(dir, "docent.db-wal"))
	must(t, os.Remove(filepath.Join(dir, "docent.db")))
	trackertest.Reopened(t, dir)
	if got := contents(t, filepath.Join(dir, "docent.db.damaged-20260701-120000-wal")); got != wal {
		t.Error("the -wal was not kept as it was")
	}
}

// Damaged anywhere, a -wal loses nothing in silence.
func TestDamagedWalIsTold(t *testing.T) {
	var changes []string
	whole := killedFolder(t, func(store tracker.Store) {
		_, p := trackertest.MustPlay(t, store)
		settled(t, store)
		for i := range 40 {
			trackertest.MustRoll(t, p, 1+i%6)
			changes = append(changes, p.Header().ID)
		}
	})
	wal := contents(t, filepath.Join(whole, "docent.db-wal"))
	source, silent, told := rand.New(rand.NewPCG(1, 455)), 0, 0
	for range 60 {
		dir := t.TempDir()
		for _, name := range []string{"docent.db", "docent.receipts"} {
			must(t, os.WriteFile(filepath.Join(dir, name), []byte(contents(t, filepath.Join(whole, name))), 0o600))
		}
		data := []byte(wal)
		if at := source.IntN(len(data) - 64); source.IntN(2) == 0 {
			clear(data[at : at+64])
		} else {
			data = data[:at]
		}
		must(t, os.WriteFile(filepath.Join(dir, "docent.db-wal"), data, 0o600))
		store, notice := trackertest.Reopened(t, dir)
		p, _, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(changes[0])
		must(t, err)
		lost := len(changes) - (len(p.Line()) - extra(p))
		switch {
		case lost > 0 && (notice.Key != "notice.store.missing.moves" || notice.Data["Count"] != lost):
			t.Errorf("%d moves are lost, told %+v", lost, notice)
			silent++
		case lost == 0 && notice.Key != "":
			t.Errorf("nothing is lost, told %+v", notice)
		case lost > 0:
			told++
		}
		must(t, store.Close())
	}
	t.Logf("%d losses told, %d silent", told, silent)
}

// extra counts the steps that nobody made.
func extra(p *tracker.Play) int {
	n := 0
	for _, e := range p.Line() {
		if e.Auto() {
			n++
		}
	}
	return n
}

func contents(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	return string(data)
}
