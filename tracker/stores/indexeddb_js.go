package stores

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"syscall/js"

	"docent/tracker"
)

// IndexedDB is the store of a page. What it accepted survives a crash of the browser and of the device: it waits until
// that is on the disk. Its methods block, so none may be called by a function that JavaScript calls.
type IndexedDB struct {
	db     js.Value
	unlock func()
	closed closing
}

var _ tracker.Store = (*IndexedDB)(nil)

// ofPlay are the object stores that hold a play.
var ofPlay = []string{"plays", "positions", "entries", "solos", "damage"}

// Create implements Store.
func (s *IndexedDB) Create(h tracker.Header, entries []tracker.Entry, m tracker.Mark) error {
	header, err := json.Marshal(h)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	w, err := wordsOf(h.ID, string(header), entries, m)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.change(ofPlay, func(t *transaction) { w.write(t, "add") })
}

// Append implements Store.
func (s *IndexedDB) Append(play string, entries []tracker.Entry, m tracker.Mark) error {
	w, err := wordsOf(play, "", entries, m)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.change(ofPlay, func(t *transaction) {
		t.get("plays", play, func(text string) {
			var before keptPlay
			if text == "" {
				t.abort(tracker.ErrNoPlay)
				return
			}
			if err := json.Unmarshal([]byte(text), &before); err != nil {
				t.abort(tracker.NewStoreError("unreadable", err))
				return
			}
			w.kept.Header = before.Header
			w.write(t, "put")
		})
	})
}

// Move implements Store.
func (s *IndexedDB) Move(play string, m tracker.Mark) error { return s.Append(play, nil, m) }

// words are a change of a play as texts, made before its transaction begins.
type words struct {
	play     string
	kept     keptPlay
	position string
	entries  map[int]string
	solo     string
}

func wordsOf(play, header string, entries []tracker.Entry, m tracker.Mark) (words, error) {
	shown, err := statusOf(m)
	w := words{
		play: play, position: string(m.Position.JSON()), entries: map[int]string{},
		kept: keptPlay{Header: header, Edition: m.Position.Game().Edition(), Head: m.Head, Tip: m.Tip, Status: string(shown)},
	}
	for _, e := range entries {
		line, failed := json.Marshal(e)
		err = errors.Join(err, failed)
		w.entries[e.ID] = string(line)
	}
	if m.Solo != nil {
		w.solo = text(keptSolo(*m.Solo))
	}
	return w, err
}

// write asks for all of a change; how is "add" where the play must be new.
func (w words) write(t *transaction, how string) {
	t.call("plays", how, text(w.kept), w.play)
	t.call("positions", "put", w.position, w.play)
	for id, line := range w.entries {
		t.call("entries", "add", line, []any{w.play, id})
	}
	if w.solo == "" {
		t.call("solos", "delete", w.play)
	} else {
		t.call("solos", "put", w.solo, w.play)
	}
}

// Load implements Store.
func (s *IndexedDB) Load(play string) (tracker.Saved, error) {
	got, err := s.whole(play)
	if err != nil {
		return tracker.Saved{}, err
	}
	saved := tracker.Saved{Head: got.Head, Tip: got.Tip, Edition: got.Edition, Position: []byte(got.position)}
	if err := json.Unmarshal([]byte(got.Header), &saved.Header); err != nil {
		return tracker.Saved{}, tracker.NewStoreError("unreadable", err)
	}
	var stands status
	if json.Unmarshal([]byte(got.Status), &stands) == nil { // only lists need the rest of it
		saved.Changed = stands.Changed
	}
	for _, line := range got.entries {
		var e tracker.Entry
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			return tracker.Saved{}, tracker.NewStoreError("damaged", err)
		}
		saved.Entries = append(saved.Entries, e)
	}
	return saved, nil
}

// wholePlay is all that is kept of a play, as it is kept.
type wholePlay struct {
	keptPlay
	position, failure string
	entries           []string
}

func (s *IndexedDB) whole(play string) (got wholePlay, err error) {
	found, sound := false, false
	err = s.read(ofPlay, func(t *transaction) {
		t.get("plays", play, func(text string) {
			found, sound = text != "", json.Unmarshal([]byte(text), &got.keptPlay) == nil
		})
		t.get("positions", play, func(text string) { got.position = text })
		t.get("damage", play, func(text string) { got.failure = text })
		t.then(t.call("entries", "getAll", allEntries(play)), func(lines js.Value) { got.entries = texts(lines) })
	})
	switch {
	case err != nil:
		return got, err
	case !found:
		return got, tracker.ErrNoPlay
	case !sound:
		return got, tracker.NewStoreError("unreadable", errors.New("the play is no JSON"))
	}
	return got, nil
}

// allEntries returns the range of the keys of a play's entries.
func allEntries(play string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", []any{play}, []any{play, []any{}})
}

// Raw implements Store.
func (s *IndexedDB) Raw(play string) (tracker.Raw, error) {
	got, err := s.whole(play)
	var told *tracker.StoreError
	if err != nil && (!errors.As(err, &told) || told.Key != "error.store.unreadable") {
		return tracker.Raw{}, err
	}
	raw := tracker.Raw{
		Header: got.Header, Status: got.Status, Edition: got.Edition, Head: got.Head, Tip: got.Tip, Position: got.position,
		Failure: failureOf(got.failure),
	}
	for _, line := range got.entries {
		var e tracker.Entry
		if json.Unmarshal([]byte(line), &e) != nil {
			raw.Unread = true
			continue
		}
		raw.Entries = append(raw.Entries, e)
	}
	return raw, nil
}

// listing holds the texts of every play that lists need.
type listing struct {
	plays, failures map[string]string
}

func (s *IndexedDB) listing() (l listing, err error) {
	err = s.read([]string{"plays", "damage"}, func(t *transaction) {
		t.all("plays", func(all map[string]string) { l.plays = all })
		t.all("damage", func(all map[string]string) { l.failures = all })
	})
	return l, err
}

// summary reads what lists show of a play.
func (l listing) summary(id string) (tracker.Summary, bool) {
	var kept keptPlay
	if json.Unmarshal([]byte(l.plays[id]), &kept) != nil {
		return tracker.Summary{}, false
	}
	return listed(id, kept.Header, kept.Status)
}

// List implements Store.
func (s *IndexedDB) List() ([]tracker.Summary, error) {
	l, err := s.listing()
	var all []tracker.Summary
	for id := range l.plays {
		if one, ok := l.summary(id); ok && l.failures[id] == "" {
			all = append(all, one)
		}
	}
	sortSummaries(all)
	return all, err
}

// Damaged implements Store.
func (s *IndexedDB) Damaged() ([]tracker.Damaged, error) {
	l, err := s.listing()
	var all []tracker.Damaged
	for id := range l.plays {
		one, readable := l.summary(id)
		if failure := failureOf(l.failures[id]); !readable || failure != nil {
			all = append(all, tracker.Damaged{ID: id, Header: one.Header, Failure: failure})
		}
	}
	slices.SortFunc(all, func(a, b tracker.Damaged) int { return strings.Compare(a.ID, b.ID) })
	return all, err
}

// MarkDamaged implements Store.
func (s *IndexedDB) MarkDamaged(play string, f *tracker.Failure) error {
	return s.change([]string{"plays", "damage"}, func(t *transaction) {
		if f == nil {
			t.call("damage", "delete", play)
			return
		}
		t.get("plays", play, func(kept string) {
			if kept != "" {
				t.call("damage", "put", text(f), play)
			}
		})
	})
}

// Tell implements Store.
func (s *IndexedDB) Tell(play string, head int, told tracker.Story) error {
	return s.change([]string{"plays"}, func(t *transaction) {
		t.get("plays", play, func(kept string) {
			var p keptPlay
			var shown status
			if json.Unmarshal([]byte(kept), &p) != nil || p.Head != head || json.Unmarshal([]byte(p.Status), &shown) != nil {
				return
			}
			shown.Story = &told
			p.Status = text(shown)
			t.call("plays", "put", text(p), play)
		})
	})
}

// Solos implements Store.
func (s *IndexedDB) Solos() ([]tracker.Solo, error) {
	kept, err := listOf[keptSolo](s, "solos")
	var all []tracker.Solo
	for _, one := range kept {
		all = append(all, tracker.Solo(one))
	}
	sortSolos(all)
	return all, err
}

// Remove implements Store.
func (s *IndexedDB) Remove(play string) error {
	return s.change(ofPlay, func(t *transaction) {
		for _, name := range []string{"plays", "positions", "solos", "damage"} {
			t.call(name, "delete", play)
		}
		t.call("entries", "delete", allEntries(play))
	})
}

// Players implements Store.
func (s *IndexedDB) Players() (players []tracker.Player, err error) {
	all, err := listOf[keptPlayer](s, "players")
	slices.SortFunc(all, func(a, b keptPlayer) int { return b.Place - a.Place })
	for _, one := range all {
		players = append(players, one.Player)
	}
	return players, err
}

// SavePlayers implements Store.
func (s *IndexedDB) SavePlayers(players []tracker.Player) error {
	return s.change([]string{"players"}, func(t *transaction) {
		t.all("players", func(all map[string]string) {
			last := 0
			for _, line := range all {
				var one keptPlayer
				if json.Unmarshal([]byte(line), &one) == nil {
					last = max(last, one.Place)
				}
			}
			for i, p := range players {
				t.call("players", "put", text(keptPlayer{p, last + len(players) - i}), p.ID)
			}
		})
	})
}

// RemovePlayer implements Store.
func (s *IndexedDB) RemovePlayer(id string) error { return s.write("players", "delete", id) }

// Boxes implements Store.
func (s *IndexedDB) Boxes() ([]tracker.Box, error) {
	kept, err := listOf[keptBox](s, "boxes")
	var all []tracker.Box
	for _, one := range kept {
		all = append(all, tracker.Box(one))
	}
	sortBoxes(all)
	return all, err
}

// SaveBox implements Store.
func (s *IndexedDB) SaveBox(b tracker.Box) error {
	line, err := json.Marshal(keptBox(b))
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.write("boxes", "put", string(line), b.ID)
}

// RemoveBox implements Store.
func (s *IndexedDB) RemoveBox(id string) error { return s.write("boxes", "delete", id) }

// Setting implements Store.
func (s *IndexedDB) Setting(key string) (value string, err error) {
	err = s.read([]string{"settings"}, func(t *transaction) {
		t.get("settings", key, func(text string) { value = text })
	})
	return value, err
}

// SetSetting implements Store.
func (s *IndexedDB) SetSetting(key, value string) error {
	return s.write("settings", "put", value, key)
}

// listOf reads all of an object store that can be read.
func listOf[T any](s *IndexedDB, name string) (all []T, err error) {
	err = s.read([]string{name}, func(t *transaction) {
		t.all(name, func(lines map[string]string) {
			for _, line := range lines {
				var one T
				if json.Unmarshal([]byte(line), &one) == nil {
					all = append(all, one)
				}
			}
		})
	})
	return all, err
}
