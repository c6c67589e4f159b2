// Package disk writes files beside their place.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Replacement is a file being written beside the place it is for. What stood there stays
// whole until Close puts the new file in its place.
type Replacement struct {
	file   *os.File
	path   string
	failed error
}

var _ io.WriteCloser = (*Replacement)(nil)

// Replace begins to write a file. Only its user can read a new one; one that replaces
// another keeps its permissions. A link is followed.
func Replace(path string) (*Replacement, error) {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	mode := fs.FileMode(0o600)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return nil, err
	}
	_ = file.Chmod(mode) // a disk without permissions has none to keep
	return &Replacement{file: file, path: path}, nil
}

// Write implements io.Writer.
func (r *Replacement) Write(data []byte) (int, error) {
	n, err := r.file.Write(data)
	r.failed = errors.Join(r.failed, err)
	return n, err
}

// Close makes the file durable and puts it in its place. After a failed Write it changes
// nothing there and returns that failure.
func (r *Replacement) Close() error {
	err := errors.Join(r.failed, r.file.Sync(), r.file.Close())
	if err == nil {
		err = os.Rename(r.file.Name(), r.path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(r.file.Name()))
	}
	SyncFolder(filepath.Dir(r.path))
	return nil
}

// Abandon changes nothing at the file's place.
func (r *Replacement) Abandon() {
	_ = r.file.Close()
	_ = os.Remove(r.file.Name())
}

// WriteFile writes a file whole or not at all: what stood there before stays where write
// fails, or the disk does.
func WriteFile(path string, write func(io.Writer) error) error {
	r, err := Replace(path)
	if err != nil {
		return err
	}
	if err := write(r); err != nil {
		r.Abandon()
		return err
	}
	return r.Close()
}

// SyncFolder makes a renamed file's name durable. Systems that cannot do so do it by
// themselves.
func SyncFolder(dir string) {
	if folder, err := os.Open(dir); err == nil {
		_ = folder.Sync()
		_ = folder.Close()
	}
}
