//go:build !js

package tracker

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// fileName is the file of plays in the app's folder.
const fileName = "docent.db"

// OpenFolder opens the store in a folder, made where it is missing. It always gives a
// store to play with: where nothing can be written it is a Memory, and where the file
// is damaged or not ours that file is moved aside. The notice tells such things. The
// one error is ErrInUse: another copy of the app is running on this folder.
func OpenFolder(dir string, now func() time.Time) (Store, Notice, error) {
	if full, err := filepath.Abs(dir); err == nil {
		dir = full // the data source's name begins at the root
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return NewMemory(), forgetful(dir, err), nil
	}
	unlock, err := lock(filepath.Join(dir, "docent.lock"))
	if errors.Is(err, ErrInUse) {
		return nil, Notice{}, err
	}
	if err != nil {
		return NewMemory(), forgetful(dir, err), nil
	}
	path := filepath.Join(dir, fileName)
	store, err := openSQLite(path)
	var notice Notice
	if damaged(err) {
		aside, moved := moveAside(path, now())
		if err = moved; err == nil {
			notice = Notice{"notice.store.damaged", map[string]any{"file": filepath.Base(aside)}}
			store, err = openSQLite(path)
		}
	}
	if err != nil {
		unlock()
		return NewMemory(), forgetful(dir, err), nil
	}
	store.unlock = unlock
	return store, notice, nil
}

// damaged says that the file, not the disk or the folder, is at fault.
func damaged(err error) bool {
	var failed *sqlite.Error
	if errors.As(err, &failed) {
		code := failed.Code() & 0xff
		return code == sqlite3.SQLITE_CORRUPT || code == sqlite3.SQLITE_NOTADB
	}
	return errors.Is(err, errDamaged)
}

// forgetful says why nothing will be kept.
func forgetful(dir string, err error) Notice {
	data := map[string]any{"folder": dir}
	var told *StoreError
	switch {
	case errors.Is(err, errNewer):
		return Notice{"notice.store.newer", data}
	case errors.As(kept(err), &told) && told.Key == "error.store.full":
		return Notice{"notice.store.full", data}
	}
	return Notice{"notice.store.readonly", data}
}

// moveAside renames the file, and what SQLite keeps beside it, to a name that is free.
func moveAside(path string, at time.Time) (string, error) {
	aside := path + ".damaged-" + at.UTC().Format("20060102-150405")
	for _, err := os.Lstat(aside); err == nil; _, err = os.Lstat(aside) {
		aside += "x"
	}
	for _, part := range []string{"", "-wal", "-shm"} {
		if err := os.Rename(path+part, aside+part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return aside, nil
}
