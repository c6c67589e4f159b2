//go:build !js

package stores_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A move that cannot be kept is refused with what to do, and changes nothing; once
// there is room again play goes on.
func TestMoveThatCannotBeKept(t *testing.T) {
	for _, test := range []struct {
		name, fail, mend, key string
	}{
		{"the disk is full", "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "error.store.full"},
		{"the file is read-only", "PRAGMA query_only = 1", "PRAGMA query_only = 0", "error.store.readonly"},
		{"a table is gone", "ALTER TABLE entries RENAME TO lost", "ALTER TABLE lost RENAME TO entries", "error.store.failed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			store := trackertest.MustFolder(t, dir)
			_, p := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, p, 2)
			must(t, p.Undo())
			trackertest.MustRoll(t, p, 6)
			state, stood := trackertest.State(t, p), trackertest.IDs(p)
			must(t, stores.Exec(store, test.fail))
			if failed := rollUntilRefused(t, p, &state, &stood); failed.Key != test.key {
				t.Errorf("refused with %q (%v), want %q", failed.Key, failed.Err, test.key)
			}
			if trackertest.State(t, p) != state || trackertest.IDs(p) != stood {
				t.Errorf("shows%s %s, but was saved on%s %s", trackertest.IDs(p), trackertest.State(t, p), stood, state)
			}
			must(t, stores.Exec(store, test.mend))
			trackertest.SameAfterRestart(t, store, p)
			trackertest.MustRoll(t, p, 6)
			must(t, p.Undo())
			trackertest.SameAfterRestart(t, store, p)
		})
	}
}

// rollUntilRefused plays until the store refuses: a full disk has some room in its last page.
func rollUntilRefused(t *testing.T, p *tracker.Play, state, stood *string) *tracker.StoreError {
	t.Helper()
	for range 10_000 {
		_, err := p.Do(trackertest.Offer(t, p, "roll"), nil)
		var failed *tracker.StoreError
		if errors.As(err, &failed) {
			return failed
		}
		must(t, err)
		*state, *stood = trackertest.State(t, p), trackertest.IDs(p)
	}
	t.Fatal("the store never refused")
	return nil
}

// A head that cannot be moved stays.
func TestUndoThatCannotBeKept(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	tr, p := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, p, 2)
	trackertest.MustRoll(t, p, 6)
	must(t, p.Undo())
	must(t, stores.Exec(store, "PRAGMA query_only = 1"))
	for name, do := range map[string]func() error{
		"undo": p.Undo, "redo": p.Redo, "jump": func() error { return p.Jump(3) },
		"remove": func() error { return tr.Remove(p.Header().ID) },
		"new": func() error {
			_, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen())
			return err
		},
	} {
		var failed *tracker.StoreError
		if err := do(); !errors.As(err, &failed) || failed.Key != "error.store.readonly" {
			t.Errorf("%s gave %v, want error.store.readonly", name, err)
		}
		if trackertest.IDs(p) != " 1" {
			t.Fatalf("after %s the play stands on%s, want 1", name, trackertest.IDs(p))
		}
	}
	trackertest.SameAfterRestart(t, store, p)
}

// fillDisk leaves no room and returns the file that took it.
func fillDisk(t *testing.T, dir string) string {
	t.Helper()
	filler := filepath.Join(dir, "filler")
	if err := os.WriteFile(filler, bytes.Repeat([]byte("x"), 1<<20), 0o600); err == nil {
		t.Fatal("the disk never got full")
	}
	return filler
}

// On a disk that is really full the move is refused, and room lets play go on.
func TestFullDisk(t *testing.T) {
	dir := trackertest.SmallDisk(t)
	store := trackertest.MustFolder(t, dir)
	_, p := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, p, 6)
	filler := fillDisk(t, dir)
	state, stood := trackertest.State(t, p), trackertest.IDs(p)
	if failed := rollUntilRefused(t, p, &state, &stood); failed.Key != "error.store.full" {
		t.Errorf("refused with %q (%v), want error.store.full", failed.Key, failed.Err)
	}
	if trackertest.State(t, p) != state || trackertest.IDs(p) != stood {
		t.Errorf("shows%s, but was saved on%s", trackertest.IDs(p), stood)
	}
	must(t, os.Remove(filler))
	trackertest.SameAfterRestart(t, store, p)
	trackertest.MustRoll(t, p, 6)
	trackertest.SameAfterRestart(t, store, p)
}

// A file that is not a sound database of ours is moved aside whole, told, and the app starts.
func TestDamagedFile(t *testing.T) {
	for name, damage := range map[string]func(t *testing.T, path string){
		"garbage": func(t *testing.T, path string) {
			must(t, os.WriteFile(path, []byte(strings.Repeat("not a database", 1000)), 0o600))
		},
		"cut in the middle": func(t *testing.T, path string) {
			info, err := os.Stat(path)
			must(t, err)
			must(t, os.Truncate(path, info.Size()/2))
		},
		"bytes changed": func(t *testing.T, path string) {
			data, err := os.ReadFile(path)
			must(t, err)
			for at := 4096; at < len(data); at += 4 {
				data[at] ^= 0x5a
			}
			must(t, os.WriteFile(path, data, 0o600))
		},
		"a database of another program": func(t *testing.T, path string) {
			must(t, os.Remove(path))
			foreign, err := stores.OpenFile(path)
			must(t, err)
			must(t, stores.Exec(foreign, "PRAGMA application_id = 77"))
			must(t, foreign.Close())
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			store := trackertest.MustFolder(t, dir)
			_, p := trackertest.MustPlay(t, store)
			for range 50 {
				trackertest.MustRoll(t, p, 1)
			}
			must(t, store.Close())
			path := filepath.Join(dir, "docent.db")
			damage(t, path)
			damaged, err := os.ReadFile(path)
			must(t, err)

			store, notice, err := stores.OpenFolder(dir, trackertest.AtNoon)
			must(t, err)
			defer func() { _ = store.Close() }()
			want := "docent.db.damaged-20260701-120000"
			if notice.Key != "notice.store.damaged" || notice.Data["file"] != want {
				t.Fatalf("told %+v, want notice.store.damaged about %s", notice, want)
			}
			aside, err := os.ReadFile(filepath.Join(dir, want))
			if err != nil || !bytes.Equal(aside, damaged) {
				t.Errorf("the file moved aside is not the damaged one: %v", err)
			}
			_, q := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, q, 3)
			trackertest.SameAfterRestart(t, store, q)
		})
	}
}

func TestEmptyFileIsBegun(t *testing.T) {
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, "docent.db"), nil, 0o600))
	_, p := trackertest.MustPlay(t, trackertest.MustFolder(t, dir))
	trackertest.MustRoll(t, p, 3)
}

// Where nothing can be kept the app opens all the same and says so.
func TestFolderThatCannotBeWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o600))
	taken := t.TempDir()
	must(t, os.MkdirAll(filepath.Join(taken, "docent.db", "in the way"), 0o700))
	locked := t.TempDir()
	must(t, os.MkdirAll(filepath.Join(locked, "docent.lock"), 0o700))
	later := t.TempDir()
	newer := trackertest.MustFolder(t, later)
	must(t, stores.Exec(newer, "PRAGMA user_version = 99"))
	must(t, newer.Close())
	before, err := os.ReadFile(filepath.Join(later, "docent.db"))
	must(t, err)
	for _, test := range []struct{ name, dir, key string }{
		{"no folder can be made", filepath.Join(file, "docent"), "notice.store.readonly"},
		{"the system's own", "/proc/docent", "notice.store.readonly"},
		{"no file can be made", taken, "notice.store.readonly"},
		{"no lock can be made", locked, "notice.store.readonly"},
		{"a newer version's file", later, "notice.store.newer"},
	} {
		t.Run(test.name, func(t *testing.T) {
			store, notice, err := stores.OpenFolder(test.dir, trackertest.AtNoon)
			if err != nil || notice.Key != test.key || notice.Data["folder"] != test.dir {
				t.Fatalf("told %+v (%v), want %s", notice, err, test.key)
			}
			_, p := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, p, 6)
			trackertest.SameAfterRestart(t, store, p)
		})
	}
	if after, err := os.ReadFile(filepath.Join(later, "docent.db")); err != nil || !bytes.Equal(before, after) {
		t.Errorf("a newer version's file was changed (%v)", err)
	}
}

// A folder may be named from where the app was started.
func TestFolderFromHere(t *testing.T) {
	t.Chdir(t.TempDir())
	first := trackertest.MustFolder(t, filepath.Join("my", "plays"))
	must(t, first.Close())
	if _, err := os.Stat(filepath.Join("my", "plays", "docent.db")); err != nil {
		t.Error(err)
	}
}

func TestSecondCopyIsTold(t *testing.T) {
	dir := t.TempDir()
	first := trackertest.MustFolder(t, dir)
	_, notice, err := stores.OpenFolder(dir, trackertest.AtNoon)
	if told, ok := tracker.Told(err); !errors.Is(err, stores.ErrInUse) || !ok || told.Key != "error.store.in-use" || notice.Key != "" {
		t.Fatalf("a second copy opened: %v, notice %q", err, notice.Key)
	}
	must(t, first.Close())
	trackertest.MustFolder(t, dir)
}

// A disk that is full at the start is told as that, and what is kept is there to be seen.
func TestFullDiskAtStart(t *testing.T) {
	dir := trackertest.SmallDisk(t)
	library(t, dir, 2, 3)
	fillDisk(t, dir)
	sameWithoutRoom(t, dir, "notice.store.full", "error.store.full")
}

// A first start on a full disk is told as that.
func TestFirstStartOnFullDisk(t *testing.T) {
	dir := trackertest.SmallDisk(t)
	fillDisk(t, dir)
	_, notice := trackertest.Reopened(t, filepath.Join(dir, "plays"))
	if notice.Key != "notice.store.full" {
		t.Errorf("told %+v, want notice.store.full", notice)
	}
}

// A disk that cannot be written is told as that, and what is kept is there to be seen.
func TestReadOnlyDisk(t *testing.T) {
	dir := trackertest.SmallDisk(t)
	library(t, dir, 2, 3)
	if out, err := exec.Command("mount", "-o", "remount,ro", dir).CombinedOutput(); err != nil {
		t.Skipf("the disk cannot be made read-only: %v %s", err, out)
	}
	sameWithoutRoom(t, dir, "notice.store.readonly", "error.store.readonly")
}

// sameWithoutRoom demands that the plays of a library are listed and can be looked at, and
// that what cannot be kept is told: at the start, or at each move.
func sameWithoutRoom(t *testing.T, dir, atStart, atMove string) {
	t.Helper()
	store, notice := trackertest.Reopened(t, dir)
	plays := trackertest.Listed(t, store)
	if len(plays) != 2 {
		t.Fatalf("%d plays are listed, want two; told %+v", len(plays), notice)
	}
	p, _, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Resume(plays[0].ID)
	must(t, err)
	if len(p.Line()) < 3 {
		t.Errorf("the play has %d entries", len(p.Line()))
	}
	if _, forgets := store.(*stores.Memory); forgets {
		if notice.Key != atStart {
			t.Errorf("told %+v, want %s", notice, atStart)
		}
		return
	}
	state, stood := trackertest.State(t, p), trackertest.IDs(p)
	if failed := rollUntilRefused(t, p, &state, &stood); failed.Key != atMove {
		t.Errorf("refused with %q (%v), want %s", failed.Key, failed.Err, atMove)
	}
}

func TestBoxThatCannotBeKept(t *testing.T) {
	store := trackertest.MustFolder(t, filepath.Join(t.TempDir(), "plays"))
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	b, err := tr.NewBox(trackertest.JarGame, "Ann's")
	must(t, err)
	b, err = tr.SetPiece(b.ID, "marble:red", rules.Answers{"grams": {"7"}})
	must(t, err)
	must(t, stores.Exec(store, "PRAGMA query_only = 1"))
	for name, do := range map[string]func() error{
		"new":    func() error { _, err := tr.NewBox(trackertest.JarGame, "x"); return err },
		"rename": func() error { _, err := tr.RenameBox(b.ID, "x"); return err },
		"set":    func() error { _, err := tr.SetPiece(b.ID, "marble:red", rules.Answers{"grams": {"1"}}); return err },
		"remove": func() error { return tr.RemoveBox(b.ID) },
	} {
		if told, ok := tracker.Told(do()); !ok || told.Key != "error.store.readonly" {
			t.Errorf("%s: told %q", name, told.Key)
		}
	}
	must(t, stores.Exec(store, "PRAGMA query_only = 0"))
	if left, err := tr.Box(b.ID); err != nil || !reflect.DeepEqual(left, b) {
		t.Errorf("left %+v (%v), want %+v", left, err, b)
	}
	must(t, stores.Exec(store, fmt.Sprintf("UPDATE boxes SET things = '[' WHERE id = '%s'", b.ID)))
	if boxes, err := tr.Boxes(trackertest.JarGame); err != nil || len(boxes) != 1 || len(boxes[0].Things) != 0 {
		t.Errorf("a damaged box gave %+v (%v), want it listed with nothing known", boxes, err)
	}
}
