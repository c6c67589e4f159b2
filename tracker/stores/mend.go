//go:build !js

package stores

import (
	"cmp"
	"encoding/binary"
	"io"
	"os"
	"slices"

	"github.com/google/uuid"
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

// rootOfPlays is the page at which the table of plays begins in every file of Docent: it
// is the first table of all.
const rootOfPlays = 2

// withRoot gives the copy a first page and a page that finds the plays: it leads to every
// page that looks like one with rows. Rows of other tables are none of plays and are not
// accepted as such.
func withRoot(work, fresh string) error {
	if err := withSchema(work, fresh); err != nil {
		return err
	}
	data, err := os.ReadFile(work)
	if err != nil {
		return err
	}
	leaves := leavesOf(data)
	if len(leaves) < 2 || len(data) < rootOfPlays*pageSize {
		return nil
	}
	root := data[(rootOfPlays-1)*pageSize : rootOfPlays*pageSize]
	clear(root)
	const interior, header, room = 5, 12, 16
	leaves = leaves[:min(len(leaves), (pageSize-header)/room)]
	last := len(leaves) - 1
	root[0] = interior
	binary.BigEndian.PutUint16(root[3:], uint16(last))
	binary.BigEndian.PutUint32(root[8:], leaves[last].page)
	end := pageSize
	for i, leaf := range leaves[:last] {
		cell := binary.BigEndian.AppendUint32(nil, leaf.page)
		cell = appendVarint(cell, leaf.newest)
		end -= len(cell)
		copy(root[end:], cell)
		binary.BigEndian.PutUint16(root[header+2*i:], uint16(end))
	}
	binary.BigEndian.PutUint16(root[5:], uint16(end))
	return os.WriteFile(work, data, 0o600)
}

// leaf is a page with rows and the largest key on it.
type leaf struct {
	page   uint32
	newest uint64
}

// leavesOf lists the pages with rows of a table, in the order of their keys.
func leavesOf(data []byte) []leaf {
	var leaves []leaf
	const kind, header = 13, 8
	for number := rootOfPlays + 1; number <= len(data)/pageSize; number++ {
		page := data[(number-1)*pageSize : number*pageSize]
		cells := int(binary.BigEndian.Uint16(page[3:]))
		if page[0] != kind || cells == 0 || header+2*cells > pageSize {
			continue
		}
		at := int(binary.BigEndian.Uint16(page[header+2*(cells-1):]))
		if at < header+2*cells || at > pageSize-18 {
			continue
		}
		_, size := varint(page[at:])
		newest, _ := varint(page[at+size:])
		leaves = append(leaves, leaf{uint32(number), newest})
	}
	slices.SortFunc(leaves, func(a, b leaf) int { return cmp.Or(cmp.Compare(a.newest, b.newest), cmp.Compare(a.page, b.page)) })
	return leaves
}

// varint reads a number as SQLite spells it, the highest seven bits first, and how many
// bytes it took. Docent's keys and sizes take fewer than nine.
func varint(data []byte) (n uint64, size int) {
	for size < 8 {
		b := data[size]
		n, size = n<<7|uint64(b&0x7f), size+1
		if b < 0x80 {
			break
		}
	}
	return n, size
}

// appendVarint does the reverse of varint.
func appendVarint(data []byte, n uint64) []byte {
	digits := []byte{byte(n & 0x7f)}
	for n >>= 7; n > 0; n >>= 7 {
		digits = append(digits, byte(n&0x7f)|0x80)
	}
	slices.Reverse(digits)
	return append(data, digits...)
}

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

// sizeOf returns how many bytes a column of a kind takes.
func sizeOf(kind uint64) uint64 {
	switch {
	case kind >= 12:
		return (kind - 12) / 2
	case kind >= 8:
		return 0
	}
	return []uint64{0, 1, 2, 3, 4, 6, 8, 8}[kind]
}
