//go:build !js

package tracker

import (
	"cmp"
	"encoding/binary"
	"os"
	"slices"

	"github.com/google/uuid"
)

// withRows gives the copy a first page and, where few plays lie on the page that else finds
// them, that page anew from all cells on it that are those of plays.
func withRows(work, fresh string) error {
	if err := withSchema(work, fresh); err != nil {
		return err
	}
	data, err := os.ReadFile(work)
	if err != nil || len(data) < rootOfPlays*pageSize {
		return err
	}
	page := data[(rootOfPlays-1)*pageSize : rootOfPlays*pageSize]
	cells := cellsOf(page)
	if len(cells) == 0 {
		return nil
	}
	const kind, header = 13, 8
	clear(page[:header])
	page[0] = kind
	binary.BigEndian.PutUint16(page[3:], uint16(len(cells)))
	lowest := pageSize
	for i, c := range cells {
		binary.BigEndian.PutUint16(page[header+2*i:], uint16(c.at))
		lowest = min(lowest, c.at)
	}
	binary.BigEndian.PutUint16(page[5:], uint16(lowest))
	return os.WriteFile(work, data, 0o600)
}

// cell is a row of plays on a page: where it begins, and its key.
type cell struct {
	at  int
	key uint64
}

// cellsOf finds the rows of plays on a page by what each must begin with, in the order of
// their keys. Of two with the same key the one further back counts: the other is a copy that
// was left over when the page was tidied up.
func cellsOf(page []byte) []cell {
	const header = 8
	var found []cell
	for at := len(page) - 1; at >= header+2*(len(found)+1); at-- {
		key, ok := playAt(page[at:])
		if ok && !slices.ContainsFunc(found, func(c cell) bool { return c.key == key }) {
			found = append(found, cell{at, key})
		}
	}
	slices.SortFunc(found, func(a, b cell) int { return cmp.Compare(a.key, b.key) })
	return found
}

// Columns of plays as a row spells them.
const (
	fewestColumns = 7
	mostColumns   = 20
	longestVarint = 9
	idKind        = 13 + 2*36 // a text of 36 bytes
)

// playAt returns the key of a row of plays that begins here: a size, the key, the kinds of
// the columns, of which the first is an ID, and the ID.
func playAt(data []byte) (key uint64, ok bool) {
	if len(data) < 3*longestVarint {
		return 0, false
	}
	payload, n := varint(data)
	key, m := varint(data[n:])
	row := data[n+m:]
	head, n := varint(row)
	if head < fewestColumns || head > mostColumns*longestVarint || key == 0 || int(head)+36 > len(row) {
		return 0, false
	}
	size, columns := head, 0
	for at := n; at < int(head); columns++ {
		kind, n := varint(row[at:])
		if columns == 0 && kind != idKind {
			return 0, false
		}
		size, at = size+sizeOf(kind), at+n
	}
	return key, size == payload && columns >= fewestColumns && uuid.Validate(string(row[head:head+36])) == nil
}

// sizeOf is how many bytes a column of a kind takes.
func sizeOf(kind uint64) uint64 {
	switch {
	case kind >= 12:
		return (kind - 12) / 2
	case kind >= 8:
		return 0
	}
	return []uint64{0, 1, 2, 3, 4, 6, 8, 8}[kind]
}
