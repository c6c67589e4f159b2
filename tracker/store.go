package tracker

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"time"
)

// Store keeps plays, players, boxes and settings. Each method does all that it says or
// nothing, and what it did is durable when it returns. Its errors are *StoreError.
type Store interface {
	// Create begins a play with its first entries. The ID is not in use.
	Create(Header, []Entry, Mark) error
	// Append adds entries to a play and moves its head.
	Append(play string, entries []Entry, m Mark) error
	// Move moves the head of a play.
	Move(play string, m Mark) error
	// Load reads a play. The error of one that is not kept is ErrNoPlay.
	Load(play string) (Saved, error)
	// Tell keeps the story of a play that stands on an entry; where it stands elsewhere by now, nothing is kept. Nothing
	// else of the play changes, and it is no change of it that is counted.
	Tell(play string, head int, s Story) error
	// List sums up every play that is not damaged, the one last changed first.
	List() ([]Summary, error)
	// Solos lists the results of plays as their last Marks said them, the one that ended
	// last first.
	Solos() ([]Solo, error)
	// Damaged lists the plays that cannot be read or that were marked.
	Damaged() ([]Damaged, error)
	// MarkDamaged keeps how Docent failed over a play, nil that it has not.
	MarkDamaged(play string, f *Failure) error
	// Raw reads a play without understanding it. The error of one that is not kept is
	// ErrNoPlay.
	Raw(play string) (Raw, error)
	// Remove deletes a play; one that is not kept is no error.
	Remove(play string) error

	// Players lists the remembered players, who was saved last first.
	Players() ([]Player, error)
	// SavePlayers remembers players, new or changed; of several the first is listed first.
	SavePlayers([]Player) error
	// RemovePlayer forgets a player; an unknown one is no error.
	RemovePlayer(id string) error

	// Boxes lists every box, the one last changed first.
	Boxes() ([]Box, error)
	// SaveBox keeps a box, new or changed.
	SaveBox(Box) error
	// RemoveBox deletes a box; an unknown one is no error.
	RemoveBox(id string) error

	// Setting reads a preference, "" where it was never set.
	Setting(key string) (string, error)
	SetSetting(key, value string) error

	Close() error
}

// Saved is a play as a store keeps it.
type Saved struct {
	Header    Header
	Entries   []Entry // by ID
	Head, Tip int
	Edition   int    // whose rules made Position
	Position  []byte // the JSON where the play stands
	Changed   time.Time
}

// Notice is something to tell people: a text's key and what fills its blanks. The
// zero Notice tells nothing.
type Notice struct {
	Key  string
	Data map[string]any
}

// Notify returns the notice itself: what carries one is told through Told.
func (n Notice) Notify() Notice { return n }

// OffersBackup reports whether a notice tells of something lost that a backup may still
// hold.
func (n Notice) OffersBackup() bool {
	for _, lost := range []string{"notice.store.missing", "notice.store.salvaged", "notice.store.damaged"} {
		if strings.HasPrefix(n.Key, lost) {
			return true
		}
	}
	return false
}

// OffersFile reports whether a notice is about a kept play that is not all there any more: all that
// is kept of it can be saved as a file.
func (n Notice) OffersFile() bool {
	switch n.Key {
	case "error.store.broken", "error.store.unreadable", "error.store.unknown-game", "error.store.damaged",
		"notice.damaged.carried", "notice.damaged.prefix", "notice.damaged.branches",
		"notice.rules-changed.carried", "notice.rules-changed.prefix":
		return true
	}
	return false
}

// OffersEverything reports whether a notice tells that all that is kept may be lost: it can be saved as one file.
func (n Notice) OffersEverything() bool { return n.Key == "notice.web.unpersisted" }

// Plainly returns what fills the blanks of a notice as it can be shown, whoever wrote it.
func (n Notice) Plainly() map[string]any {
	data := maps.Clone(n.Data)
	for name, value := range data {
		if text, ok := value.(string); ok {
			data[name] = Plain(text)
		}
	}
	return data
}

// Told finds what an error tells people. It is false for a bug and for a *rules.Refusal,
// which a Teller puts into words.
func Told(err error) (Notice, bool) {
	var teller interface{ Notify() Notice }
	if errors.As(err, &teller) {
		return teller.Notify(), true
	}
	return Notice{}, false
}

// StoreError is the reason why something could not be kept or read, with what to do about it.
type StoreError struct {
	Notice
	Err error // for the log
}

func (e *StoreError) Error() string {
	if e.Err == nil {
		return "tracker: " + e.Key
	}
	return fmt.Sprintf("tracker: %s: %v", e.Key, e.Err)
}

func (e *StoreError) Unwrap() error { return e.Err }

// Is compares by key, so that errors.Is finds ErrNoPlay.
func (e *StoreError) Is(target error) bool {
	other, ok := target.(*StoreError)
	return ok && other.Key == e.Key
}

// NewStoreError returns the error that the text "error.store.<key>" tells.
func NewStoreError(key string, err error) *StoreError {
	return &StoreError{Notice{Key: "error.store." + key}, err}
}

var (
	// ErrNoPlay means that no such play is kept.
	ErrNoPlay error = NewStoreError("no-play", nil)
	// ErrNoBackup is returned where no such backup is kept.
	ErrNoBackup error = NewStoreError("no-backup", nil)
)
