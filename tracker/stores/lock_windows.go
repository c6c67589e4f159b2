package stores

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock holds a file until the process ends or unlock is called. It fails with
// ErrInUse where somebody else holds it; a disk that knows no locks is trusted.
func lock(path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	err = windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY,
		0, 1, 0, new(windows.Overlapped))
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return nil, errors.Join(ErrInUse, f.Close())
	}
	return func() { _ = f.Close() }, nil
}
