//go:build !js

package tracker

import (
	"errors"
	"os"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

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
	var failed *sqlite.Error
	if errors.As(err, &failed) && failed.Code()&0xff == sqlite3.SQLITE_FULL {
		return true
	}
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, diskQuota)
}

// isCrowded reports whether an error is that of too many files open at once.
func isCrowded(err error) bool {
	return errors.Is(err, syscall.EMFILE) || errors.Is(err, syscall.ENFILE)
}
