package tracker

import (
	"encoding/json"
	"io"
	"time"
)

// Failure is how Docent failed over a play.
type Failure struct {
	Cause string    `json:"cause"`
	Stack string    `json:"stack"`
	At    time.Time `json:"at"`
}

// Damaged is a kept play that cannot be read, or over which Docent failed. It is not among
// the plays to go on with.
type Damaged struct {
	ID      string
	Header  Header   // empty where it cannot be read
	Failure *Failure // nil where it cannot be read; else it may be tried again
}

// Raw is a kept play as it is stored, readable or not.
type Raw struct {
	Header    string  `json:"header"`
	Status    string  `json:"status"`
	Edition   int     `json:"edition"`
	Head      int     `json:"head"`
	Tip       int     `json:"tip"`
	Position  string  `json:"position"`
	Entries   []Entry `json:"-"`
	Unread    bool    `json:"unread,omitzero"` // entries are missing that could not be read
	*Failure  `json:"failure,omitempty"`
	RawFormat int `json:"docent-raw"`
}

// Damaged lists the kept plays that cannot be opened.
func (t *Tracker) Damaged() ([]Damaged, error) { return t.store.Damaged() }

// MarkDamaged takes a play from those to go on with, because Docent failed over it. The
// failure goes into the file that ExportDamaged writes.
func (t *Tracker) MarkDamaged(id string, f Failure) error {
	f.At = t.clock()
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.open, id)
	return t.store.MarkDamaged(id, &f)
}

// Mend puts a play among those to go on with again: somebody tries it once more.
func (t *Tracker) Mend(id string) error { return t.store.MarkDamaged(id, nil) }

// ExportDamaged writes what is kept of a play without understanding it: a .docent file
// where its header can be read, and else JSON lines for whoever can repair them. It holds
// every secret of the play.
func (t *Tracker) ExportDamaged(id string, w io.Writer) error {
	raw, err := t.store.Raw(id)
	if err != nil {
		return err
	}
	encoder := json.NewEncoder(w)
	if err := encoder.Encode(raw.first()); err != nil {
		return err
	}
	for _, e := range raw.Entries {
		if err := encoder.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// first returns the first line of the file of a damaged play.
func (r Raw) first() any {
	var h Header
	if json.Unmarshal([]byte(r.Header), &h) != nil || h.sane() != nil {
		r.RawFormat = format
		return r
	}
	return struct {
		fileHeader
		Damage *Failure `json:"damage,omitempty"` // only people read it
	}{fileHeader{Docent: format, Play: h, Entries: len(r.Entries), Head: r.Head, Tip: r.Tip}, r.Failure}
}
