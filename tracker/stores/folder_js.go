package stores

import (
	"errors"
	"log/slog"
	"syscall/js"
	"time"

	"docent/tracker"
)

// upgrades bring a database from each version to the next; the browser counts those that are done. An upgrade that was
// released is never changed.
var upgrades = []func(db js.Value){
	func(db js.Value) {
		for _, name := range []string{"plays", "positions", "entries", "solos", "damage", "players", "boxes", "settings"} {
			db.Call("createObjectStore", name)
		}
	},
}

var errNewer = errors.New("made by a newer version of Docent")

// OpenFolder opens the database of that name, made where it is missing. It always gives a store to play with: where
// nothing can be kept it is a Memory, and the notice tells why. The one error is ErrInUse: another tab has it open.
func OpenFolder(name string, _ func() time.Time) (tracker.Store, tracker.Notice, error) {
	unlock, err := lock("docent:" + name)
	if errors.Is(err, ErrInUse) {
		return nil, tracker.Notice{}, err
	}
	if err != nil {
		return NewMemory(), forgetful(name, err), nil
	}
	store, err := openIndexedDB(name)
	if err != nil {
		unlock()
		if errors.Is(err, ErrInUse) {
			return nil, tracker.Notice{}, err
		}
		return NewMemory(), forgetful(name, err), nil
	}
	store.unlock = unlock
	return store, tracker.Notice{}, nil
}

// forgetful returns the notice why nothing will be kept.
func forgetful(name string, err error) tracker.Notice {
	slog.Warn("nothing is kept", "database", name, "error", err)
	var told *tracker.StoreError
	switch {
	case errors.Is(err, errNewer):
		return tracker.Notice{Key: "notice.store.newer", Data: map[string]any{"folder": name}}
	case errors.As(keptInPage(err), &told) && told.Key == "error.store.full":
		return tracker.Notice{Key: "notice.store.full", Data: map[string]any{"folder": name}}
	}
	if errors.Is(err, errNoLocks) {
		return tracker.Notice{Key: "notice.web.old"}
	}
	return tracker.Notice{Key: "notice.web.refused"}
}

// openIndexedDB opens a database and brings it to the newest version, wholly or not at all.
func openIndexedDB(name string) (s *IndexedDB, err error) {
	defer thrown(&err)
	factory := js.Global().Get("indexedDB")
	if !factory.Truthy() {
		return nil, errors.New("the browser has no database")
	}
	if err := renewLog(name + ":log"); err != nil {
		slog.Warn("the browser’s log was not begun anew", "database", name, "error", err) // plays can be kept all the same
	}
	request := factory.Call("open", name, len(upgrades))
	err = answered(request, func(event js.Value) {
		for _, upgrade := range upgrades[event.Get("oldVersion").Int():] {
			upgrade(request.Get("result"))
		}
	})
	if err != nil {
		if nameOf(err) == "VersionError" {
			return nil, errNewer
		}
		return nil, err
	}
	s = &IndexedDB{db: request.Get("result"), unlock: func() {}}
	s.db.Set("onclose", js.FuncOf(func(js.Value, []js.Value) any {
		s.closed.now()
		return nil
	}))
	return s, nil
}

// Close implements Store, and lets another tab in.
func (s *IndexedDB) Close() (err error) {
	defer s.unlock()
	defer thrown(&err)
	s.db.Call("close")
	return nil
}
