//go:build !js

package stores_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// dated opens a folder at a time of the clock.
func dated(t testing.TB, dir string, clock *trackertest.Clock) (tracker.Store, *tracker.Tracker) {
	t.Helper()
	store, notice, err := stores.OpenFolder(dir, clock.Now)
	if err != nil || notice.Key != "" {
		t.Fatalf("opened with %v, %+v", err, notice)
	}
	t.Cleanup(func() { _ = store.Close() })
	return store, tracker.Open(store, trackertest.Only(trackertest.JarGame), clock.Now)
}

func backupsOf(t testing.TB, store tracker.Store, tr *tracker.Tracker) []tracker.Backup {
	t.Helper()
	stores.WaitForBackups(store)
	all, err := tr.Backups()
	must(t, err)
	return all
}

// A day on which something was played leaves a backup, and so does a play that ends; the
// last five are kept.
func TestBackups(t *testing.T) {
	dir, clock := t.TempDir(), &trackertest.Clock{At: trackertest.Noon}
	store, tr := dated(t, dir, clock)
	if all := backupsOf(t, store, tr); len(all) != 0 {
		t.Fatalf("a backup of nothing was made: %+v", all)
	}
	p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":4}`), trackertest.AnnAndBen())
	must(t, err)
	if all := backupsOf(t, store, tr); len(all) != 1 || all[0].Plays != 1 || !all[0].At.Equal(trackertest.Noon) {
		t.Fatalf("after the first change of a day: %+v", all)
	}
	trackertest.MustRoll(t, p, 1)
	if all := backupsOf(t, store, tr); len(all) != 1 {
		t.Fatalf("amid a play: %+v", all)
	}
	clock.At = clock.At.Add(time.Minute)
	trackertest.MustRoll(t, p, 5)
	if all := backupsOf(t, store, tr); len(all) != 2 || !p.Position().Over() {
		t.Fatalf("after the end of a play: %+v", all)
	}
	must(t, p.Undo())
	must(t, p.Redo())
	if all := backupsOf(t, store, tr); len(all) != 2 {
		t.Fatalf("after it ended again: %+v", all)
	}
	for range 7 {
		must(t, store.Close())
		clock.At = clock.At.AddDate(0, 0, 1)
		store, tr = dated(t, dir, clock)
		_, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":4}`), trackertest.AnnAndBen())
		must(t, err)
		backupsOf(t, store, tr)
	}
	all := backupsOf(t, store, tr)
	if len(all) != 5 || all[0].Plays < all[4].Plays || all[0].At.Before(all[4].At) {
		t.Fatalf("kept are %+v", all)
	}
	must(t, store.Close())
	clock.At = clock.At.AddDate(0, 0, 1)
	store, tr = dated(t, dir, clock)
	backupsOf(t, store, tr)
	clock.At = clock.At.AddDate(0, 0, 1)
	must(t, store.Close())
	store, tr = dated(t, dir, clock)
	if again := backupsOf(t, store, tr); again[1].Name != all[0].Name && again[0].Name != all[0].Name {
		t.Errorf("days without a change made %+v of %+v", again, all)
	}
}

// A backup that is restored brings back what was, and the present stays beside it.
func TestRestore(t *testing.T) {
	dir, clock := t.TempDir(), &trackertest.Clock{At: trackertest.Noon}
	store, tr := dated(t, dir, clock)
	p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":1000}`), trackertest.AnnAndBen())
	must(t, err)
	trackertest.MustRoll(t, p, 3)
	stores.WaitForBackups(store)
	must(t, tr.BackUp())
	then := trackertest.State(t, p)
	trackertest.MustRoll(t, p, 6)
	now := trackertest.State(t, p)
	if _, err := tr.Restore("../docent.db"); !errors.Is(err, tracker.ErrNoBackup) {
		t.Errorf("a file that is no backup gave %v", err)
	}
	clock.At = clock.At.Add(time.Hour)
	notice, err := tr.Restore(backupsOf(t, store, tr)[0].Name)
	must(t, err)
	if _, err := p.Do(trackertest.Offer(t, p, "roll"), nil); !errors.Is(err, tracker.ErrNoPlay) {
		t.Errorf("a play from before the restore gave %v", err)
	}
	if err := p.Undo(); !errors.Is(err, tracker.ErrNoPlay) {
		t.Errorf("a play from before the restore gave %v", err)
	}
	back, _, err := tr.Resume(p.Header().ID)
	must(t, err)
	if trackertest.State(t, back) != then {
		t.Errorf("restored %s, want %s", trackertest.State(t, back), then)
	}
	trackertest.MustRoll(t, back, 2)
	trackertest.SameAfterRestart(t, store, back)
	must(t, store.Close())
	if _, again := trackertest.Reopened(t, dir); again.Key != "" {
		t.Errorf("told %+v after a restore", again)
	}
	aside, err := stores.OpenFile(filepath.Join(dir, notice.Data["file"].(string)))
	must(t, err)
	defer func() { _ = aside.Close() }()
	kept, _, err := tracker.Open(aside, trackertest.Only(trackertest.JarGame), clock.Now).Resume(p.Header().ID)
	must(t, err)
	if notice.Key != "notice.backup.restored" || trackertest.State(t, kept) != now {
		t.Errorf("told %+v and kept %s, want %s", notice, trackertest.State(t, kept), now)
	}
}

// A damaged backup restores nothing and changes nothing.
func TestDamagedBackupIsNotRestored(t *testing.T) {
	dir, clock := t.TempDir(), &trackertest.Clock{At: trackertest.Noon}
	store, tr := dated(t, dir, clock)
	p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":1000}`), trackertest.AnnAndBen())
	must(t, err)
	name := backupsOf(t, store, tr)[0].Name
	must(t, os.WriteFile(filepath.Join(dir, "backups", name), []byte(strings.Repeat("garbage", 2000)), 0o600))
	var told *tracker.StoreError
	if _, err := tr.Restore(name); !errors.As(err, &told) {
		t.Errorf("restored with %v", err)
	}
	if all := backupsOf(t, store, tr); len(all) != 0 {
		t.Errorf("a damaged backup is listed: %+v", all)
	}
	trackertest.MustRoll(t, p, 2)
	trackertest.SameAfterRestart(t, store, p)
}

// A backup that fails is told once and stops no move.
func TestBackupThatFails(t *testing.T) {
	dir, clock := t.TempDir(), &trackertest.Clock{At: trackertest.Noon}
	store, tr := dated(t, dir, clock)
	must(t, os.WriteFile(filepath.Join(dir, "backups"), nil, 0o600))
	told := make(chan tracker.Notice, 10)
	tr.OnTrouble(func(n tracker.Notice) { told <- n })
	for range 3 {
		_, p := mustPlayWith(t, tr)
		trackertest.MustRoll(t, p, 2)
		clock.At = clock.At.AddDate(0, 0, 1)
		stores.WaitForBackups(store)
	}
	if n := <-told; n.Key != "notice.backup.failed" {
		t.Errorf("told %+v", n)
	}
	late := make(chan tracker.Notice, 1)
	tr.OnTrouble(func(n tracker.Notice) { late <- n })
	if n := <-late; n.Key != "notice.backup.failed" {
		t.Errorf("told %+v", n)
	}
	must(t, store.Close())
	if len(told) != 0 {
		t.Errorf("told %d times more", len(told))
	}
}

func mustPlayWith(t testing.TB, tr *tracker.Tracker) (*tracker.Tracker, *tracker.Play) {
	t.Helper()
	p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":1000}`), trackertest.AnnAndBen())
	must(t, err)
	return tr, p
}
