//go:build !js

package stores

import (
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"docent/tracker"
)

// fileName is the file of plays in the app's folder.
const fileName = "docent.db"

// OpenFolder opens the store in a folder, made where it is missing. It always gives a
// store to play with: where nothing can be written it is a Memory of what can be read, and
// where the file is damaged or not ours what can be read is saved into a new one and that
// file is moved aside. The notice tells such things, and what was acknowledged and is
// missing. The one error is ErrInUse: another copy of the app is running on this folder.
func OpenFolder(dir string, now func() time.Time) (tracker.Store, tracker.Notice, error) {
	if full, err := filepath.Abs(dir); err == nil {
		dir = full // the data source's name begins at the root
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return NewMemory(), forgetful(dir, err), nil
	}
	f := folder{dir: dir, path: filepath.Join(dir, fileName), now: now}
	unlock, err := lock(filepath.Join(dir, "docent.lock"))
	if errors.Is(err, ErrInUse) {
		return nil, tracker.Notice{}, err
	}
	if err != nil {
		return f.readable(), forgetful(dir, err), nil
	}
	sweep(dir)
	shut(dir)
	store, notice, err := f.open()
	if err != nil {
		defer unlock()
		return f.readable(), forgetful(dir, err), nil
	}
	store.unlock = unlock
	store.backups.daily()
	return store, notice, nil
}

// folder is where plays are kept.
type folder struct {
	dir, path string
	now       func() time.Time
}

// open opens the file of plays in whatever state it is.
func (f folder) open() (*SQLite, tracker.Notice, error) {
	if err := settle(f.path); err != nil {
		return nil, tracker.Notice{}, err
	}
	receiptsPath := filepath.Join(f.dir, receiptsName)
	acknowledged, err := readReceipts(receiptsPath)
	if err != nil {
		slog.Warn("what was acknowledged is not known", "error", err)
	}
	if orphaned(f.path) {
		aside, err := moveAside(f.path, "damaged", f.now())
		if err != nil {
			return nil, tracker.Notice{}, err
		}
		pruneAside(f.path, "damaged", aside)
	}
	store, err := openSQLite(f.path)
	var notice tracker.Notice
	if damaged(err) {
		store, notice, err = f.salvage(acknowledged)
	}
	if err != nil {
		return nil, tracker.Notice{}, err
	}
	kept, err := store.changes()
	if err != nil {
		return nil, tracker.Notice{}, errors.Join(err, store.Close())
	}
	if notice.Key == "" {
		notice = lossesOf(acknowledged, kept).notice(store)
	}
	store.receipts.path = receiptsPath
	if err := store.receipts.begin(kept); err != nil {
		slog.Warn("a later loss would not be told", "error", err)
	}
	store.backups.begin(store, filepath.Join(f.dir, backupFolder), f.now)
	return store, notice, nil
}

// salvage saves what it can of a damaged file and tells how much that is.
func (f folder) salvage(acknowledged map[string]int) (*SQLite, tracker.Notice, error) {
	got, err := salvage(f.path)
	if err != nil {
		return nil, tracker.Notice{}, err
	}
	aside, err := swap(f.path, "damaged", f.now())
	if err != nil {
		return nil, tracker.Notice{}, err
	}
	store, err := openSQLite(f.path)
	if err != nil {
		return nil, tracker.Notice{}, err
	}
	kept, err := store.changes()
	if err != nil {
		return nil, tracker.Notice{}, errors.Join(err, store.Close())
	}
	for id := range acknowledged {
		got.known[id] = true
	}
	for id := range lossesOf(acknowledged, kept).behind {
		got.cut[id] = true
	}
	pruneAside(f.path, "damaged", aside)
	data := map[string]any{"file": filepath.Base(aside), "saved": len(got.plays), "all": len(got.known), "cut": len(got.cut)}
	switch {
	case len(got.plays) == 0:
		return store, tracker.Notice{Key: "notice.store.damaged", Data: data}, nil
	case len(got.cut) > 0:
		return store, tracker.Notice{Key: "notice.store.salvaged.cut", Data: data}, nil
	}
	return store, tracker.Notice{Key: "notice.store.salvaged", Data: data}, nil
}

// damaged reports whether the file, not the disk or the folder, is at fault.
func damaged(err error) bool {
	if code, ok := codeOf(err); ok {
		return code == codeCorrupt || code == codeNotADB
	}
	return errors.Is(err, errDamaged)
}

// forgetful returns the notice why nothing will be kept.
func forgetful(dir string, err error) tracker.Notice {
	slog.Warn("nothing is kept", "folder", dir, "error", err)
	data := map[string]any{"folder": dir}
	if errors.Is(err, errNewer) {
		return tracker.Notice{Key: "notice.store.newer", Data: data}
	}
	switch why := probe(dir, err); {
	case isFull(why):
		return tracker.Notice{Key: "notice.store.full", Data: data}
	case isCrowded(why):
		return tracker.Notice{Key: "notice.store.crowded", Data: data}
	}
	return tracker.Notice{Key: "notice.store.readonly", Data: data}
}

// probe finds out why a folder keeps nothing, where an error does not tell: the database
// says of a full disk and of too many open files that it cannot open a file.
func probe(dir string, err error) error {
	if isFull(err) || isCrowded(err) {
		return err
	}
	f, failed := os.CreateTemp(dir, "docent.probe-*")
	if failed != nil {
		return failed
	}
	_, failed = f.Write(make([]byte, 64<<10))
	failed = errors.Join(failed, f.Sync(), f.Close(), os.Remove(f.Name()))
	if failed != nil {
		return failed
	}
	return err
}

// isFull reports whether an error is that of a disk without room.
func isFull(err error) bool {
	if code, ok := codeOf(err); ok && code == codeFull {
		return true
	}
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, diskQuota)
}

// isCrowded reports whether an error is that of too many files open at once.
func isCrowded(err error) bool {
	return errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE)
}
