package stores

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// syncData makes what was written to a file durable, without the time at which it was.
func syncData(f *os.File) error {
	raw, err := f.SyscallConn()
	if err != nil {
		return err
	}
	var failed error
	err = raw.Control(func(fd uintptr) { failed = unix.Fdatasync(int(fd)) })
	return errors.Join(err, failed)
}
