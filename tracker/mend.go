//go:build !js

package tracker

import (
	"encoding/binary"
	"io"
	"os"
)

// A file of SQLite begins with a header of 100 bytes, which is followed on its first page
// by the schema. Both are the same in every file that the same version began, but for a
// few counts.
const (
	headerSize = 100
	pageSize   = 4096
)

// asItIs leaves the copy of a damaged file as it is.
func asItIs(string, string) error { return nil }

// withHeader gives the copy the header of a new file.
func withHeader(work, fresh string) error { return graft(work, fresh, headerSize) }

// withSchema gives the copy the first page of a new file.
func withSchema(work, fresh string) error { return graft(work, fresh, pageSize) }

// graft replaces the beginning of the copy, with the number of its pages and no free ones.
func graft(work, fresh string, size int) error {
	from, err := os.Open(fresh)
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }()
	first := make([]byte, size)
	if _, err := io.ReadFull(from, first); err != nil {
		return err
	}
	info, err := os.Stat(work)
	if err != nil {
		return err
	}
	binary.BigEndian.PutUint32(first[28:], uint32(info.Size()/pageSize))
	clear(first[32:40]) // the free pages
	to, err := os.OpenFile(work, os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = to.WriteAt(first, 0)
	if closing := to.Close(); err == nil {
		err = closing
	}
	return err
}
