//go:build unix

package stores

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// lock holds a file until the process ends or unlock is called. It fails with
// ErrInUse where somebody else holds it; a disk that knows no locks is trusted.
func lock(path string) (unlock func(), err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); errors.Is(err, unix.EWOULDBLOCK) {
		return nil, errors.Join(ErrInUse, f.Close())
	}
	return func() {
		_ = unix.Flock(int(f.Fd()), unix.LOCK_UN) // a program being started may still have the file
		_ = f.Close()
	}, nil
}
