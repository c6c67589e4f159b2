// Package stores keeps plays on a device: in one file that survives crashes and damage, or in memory where nothing
// can be written.
//
//	stores.go   what every store has: an error of its own, the order of its lists
//	memory.go   the store that forgets
//	sqlite.go   the store in one file (schema.go); shelf.go: players, boxes, records and settings; status.go: what lists show of a play
//	engine_cgo.go, engine_pure.go  the SQLite that reads and writes it: in C where the window is built, else in Go
//	indexeddb_js.go  the store of a page (kept_js.go, transaction_js.go), folder_js.go: opened, lock_js.go: by one tab at a time
//	folder.go   that file opened whatever state it is in; lock_*.go: by one process at a time
//	private.go  for its user alone; quota_*.go: the error of a full disk
//	walk.go     read around damage; damaged.go: plays that cannot be read; readable.go: what can be, where nothing is written
//	receipts.go what was acknowledged, beside the file, and what of it is missing; sync_*.go: made durable
//	salvage.go  a damaged file read row by row into a new one; mend.go: its first pages put right; swap.go: files exchanged
//	backup.go   copies of the file; restore.go: put in its place
package stores

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"docent/tracker"
)

// ErrInUse means that another copy of the app has the store open.
var ErrInUse error = tracker.NewStoreError("in-use", nil)

// sortSummaries puts what was changed last first.
func sortSummaries(all []tracker.Summary) {
	slices.SortFunc(all, func(a, b tracker.Summary) int { return lastFirst(a.Changed, b.Changed, a.ID, b.ID) })
}

// sortSolos puts what ended last first.
func sortSolos(all []tracker.Solo) {
	slices.SortFunc(all, func(a, b tracker.Solo) int {
		return cmp.Or(b.Ended.Compare(a.Ended), strings.Compare(a.Play, b.Play))
	})
}

// sortBoxes puts what was changed last first.
func sortBoxes(all []tracker.Box) {
	slices.SortFunc(all, func(a, b tracker.Box) int {
		return lastFirst(a.Changed, b.Changed, a.Name+"\x00"+a.ID, b.Name+"\x00"+b.ID)
	})
}

// lastFirst compares two times, the later one first, and words where they are equal.
func lastFirst(a, b time.Time, wordsA, wordsB string) int {
	return cmp.Or(b.Compare(a), strings.Compare(wordsA, wordsB))
}
