package tracker_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docent/tracker"
)

// dated opens a folder at a time of the clock.
func dated(t testing.TB, dir string, clock *wallClock) (tracker.Store, *tracker.Tracker) {
	t.Helper()
	store, notice, err := tracker.OpenFolder(dir, clock.now)
	if err != nil || notice.Key != "" {
		t.Fatalf("opened with %v, %+v", err, notice)
	}
	t.Cleanup(func() { _ = store.Close() })
	return store, tracker.Open(store, only(jarGame), clock.now)
}

func backupsOf(t testing.TB, tr *tracker.Tracker) []tracker.Backup {
	t.Helper()
	tracker.WaitForBackups(tr)
	all, err := tr.Backups()
	must(t, err)
	return all
}

// A day on which something was played leaves a backup, and so does a play that ends; the
// last five are kept.
func TestBackups(t *testing.T) {
	dir, clock := t.TempDir(), &wallClock{noon}
	store, tr := dated(t, dir, clock)
	if all := backupsOf(t, tr); len(all) != 0 {
		t.Fatalf("a backup of nothing was made: %+v", all)
	}
	p, err := tr.New(jarGame, setupOf(t, `{"goal":4}`), ann())
	must(t, err)
	if all := backupsOf(t, tr); len(all) != 1 || all[0].Plays != 1 || !all[0].At.Equal(noon) {
		t.Fatalf("after the first change of a day: %+v", all)
	}
	mustRoll(t, p, 1)
	if all := backupsOf(t, tr); len(all) != 1 {
		t.Fatalf("amid a play: %+v", all)
	}
	clock.at = clock.at.Add(time.Minute)
	mustRoll(t, p, 5)
	if all := backupsOf(t, tr); len(all) != 2 || !p.Position().Over() {
		t.Fatalf("after the end of a play: %+v", all)
	}
	must(t, p.Undo())
	must(t, p.Redo())
	if all := backupsOf(t, tr); len(all) != 2 {
		t.Fatalf("after it ended again: %+v", all)
	}
	for range 7 {
		must(t, store.Close())
		clock.at = clock.at.AddDate(0, 0, 1)
		store, tr = dated(t, dir, clock)
		_, err := tr.New(jarGame, setupOf(t, `{"goal":4}`), ann())
		must(t, err)
		backupsOf(t, tr)
	}
	all := backupsOf(t, tr)
	if len(all) != 5 || all[0].Plays < all[4].Plays || all[0].At.Before(all[4].At) {
		t.Fatalf("kept are %+v", all)
	}
	must(t, store.Close())
	clock.at = clock.at.AddDate(0, 0, 1)
	_, tr = dated(t, dir, clock)
	backupsOf(t, tr)
	clock.at = clock.at.AddDate(0, 0, 1)
	_, tr = tr2(t, tr, dir, clock)
	if again := backupsOf(t, tr); again[1].Name != all[0].Name && again[0].Name != all[0].Name {
		t.Errorf("days without a change made %+v of %+v", again, all)
	}
}

func tr2(t *testing.T, old *tracker.Tracker, dir string, clock *wallClock) (tracker.Store, *tracker.Tracker) {
	t.Helper()
	must(t, tracker.CloseStore(old))
	return dated(t, dir, clock)
}

// A backup that is restored brings back what was, and the present stays beside it.
func TestRestore(t *testing.T) {
	dir, clock := t.TempDir(), &wallClock{noon}
	store, tr := dated(t, dir, clock)
	p, err := tr.New(jarGame, setupOf(t, `{"goal":1000}`), ann())
	must(t, err)
	mustRoll(t, p, 3)
	tracker.WaitForBackups(tr)
	must(t, tr.BackUp())
	then := stateOf(t, p)
	mustRoll(t, p, 6)
	now := stateOf(t, p)
	if _, err := tr.Restore("../docent.db"); !errors.Is(err, tracker.ErrNoBackup) {
		t.Errorf("a file that is no backup gave %v", err)
	}
	clock.at = clock.at.Add(time.Hour)
	notice, err := tr.Restore(backupsOf(t, tr)[0].Name)
	must(t, err)
	if _, err := p.Do(offerOf(t, p, "roll"), nil); !errors.Is(err, tracker.ErrNoPlay) {
		t.Errorf("a play from before the restore gave %v", err)
	}
	if err := p.Undo(); !errors.Is(err, tracker.ErrNoPlay) {
		t.Errorf("a play from before the restore gave %v", err)
	}
	back, _, err := tr.Resume(p.Header().ID)
	must(t, err)
	if stateOf(t, back) != then {
		t.Errorf("restored %s, want %s", stateOf(t, back), then)
	}
	mustRoll(t, back, 2)
	sameAfterRestart(t, store, back)
	must(t, store.Close())
	if _, again := reopened(t, dir); again.Key != "" {
		t.Errorf("told %+v after a restore", again)
	}
	aside, err := tracker.OpenFile(filepath.Join(dir, notice.Data["file"].(string)))
	must(t, err)
	defer func() { _ = aside.Close() }()
	kept, _, err := tracker.Open(aside, only(jarGame), clock.now).Resume(p.Header().ID)
	must(t, err)
	if notice.Key != "notice.backup.restored" || stateOf(t, kept) != now {
		t.Errorf("told %+v and kept %s, want %s", notice, stateOf(t, kept), now)
	}
}

// A damaged backup restores nothing and changes nothing.
func TestDamagedBackupIsNotRestored(t *testing.T) {
	dir, clock := t.TempDir(), &wallClock{noon}
	store, tr := dated(t, dir, clock)
	p, err := tr.New(jarGame, setupOf(t, `{"goal":1000}`), ann())
	must(t, err)
	name := backupsOf(t, tr)[0].Name
	must(t, os.WriteFile(filepath.Join(dir, "backups", name), []byte(strings.Repeat("garbage", 2000)), 0o600))
	var told *tracker.StoreError
	if _, err := tr.Restore(name); !errors.As(err, &told) {
		t.Errorf("restored with %v", err)
	}
	if all := backupsOf(t, tr); len(all) != 0 {
		t.Errorf("a damaged backup is listed: %+v", all)
	}
	mustRoll(t, p, 2)
	sameAfterRestart(t, store, p)
}

// A backup that fails is told once and stops no move.
func TestBackupThatFails(t *testing.T) {
	dir, clock := t.TempDir(), &wallClock{noon}
	store, tr := dated(t, dir, clock)
	must(t, os.WriteFile(filepath.Join(dir, "backups"), nil, 0o600))
	told := make(chan tracker.Notice, 10)
	tr.OnTrouble(func(n tracker.Notice) { told <- n })
	for range 3 {
		_, p := mustPlayWith(t, tr)
		mustRoll(t, p, 2)
		clock.at = clock.at.AddDate(0, 0, 1)
		tracker.WaitForBackups(tr)
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
	p, err := tr.New(jarGame, setupOf(t, `{"goal":1000}`), ann())
	must(t, err)
	return tr, p
}
