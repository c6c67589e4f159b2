package tracker

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Memory is the store that forgets when the app ends: for tests, and for a device
// that lets nothing be written.
type Memory struct {
	mu       sync.Mutex
	plays    map[string]*remembered
	players  []Player
	boxes    map[string]Box
	settings map[string]string
}

type remembered struct {
	header  Header
	entries []Entry
	mark    Mark
}

var _ Store = (*Memory)(nil)

// NewMemory is an empty store in memory.
func NewMemory() *Memory {
	return &Memory{plays: map[string]*remembered{}, boxes: map[string]Box{}, settings: map[string]string{}}
}

// Create implements Store.
func (m *Memory) Create(h Header, entries []Entry, mark Mark) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.plays[h.ID] != nil {
		return storeError("failed", errors.New("the play exists"))
	}
	m.plays[h.ID] = &remembered{h, slices.Clone(entries), mark}
	return nil
}

// Append implements Store.
func (m *Memory) Append(play string, entries []Entry, mark Mark) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.plays[play]
	if p == nil {
		return ErrNoPlay
	}
	p.entries, p.mark = append(p.entries, entries...), mark
	return nil
}

// Move implements Store.
func (m *Memory) Move(play string, mark Mark) error { return m.Append(play, nil, mark) }

// Load implements Store.
func (m *Memory) Load(play string) (Saved, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.plays[play]
	if p == nil {
		return Saved{}, ErrNoPlay
	}
	return Saved{
		Header: p.header, Entries: slices.Clone(p.entries), Head: p.mark.Head, Tip: p.mark.Tip,
		Edition: p.mark.Position.Game().Edition(), Position: p.mark.Position.JSON(), Changed: p.mark.Changed,
	}, nil
}

// List implements Store.
func (m *Memory) List() ([]Summary, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []Summary
	for _, p := range m.plays {
		all = append(all, p.mark.summary(p.header))
	}
	sortSummaries(all)
	return all, nil
}

// Solos implements Store.
func (m *Memory) Solos() ([]Solo, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []Solo
	for _, p := range m.plays {
		if p.mark.Solo != nil {
			all = append(all, *p.mark.Solo)
		}
	}
	sortSolos(all)
	return all, nil
}

// sortSummaries puts what was changed last first.
func sortSummaries(all []Summary) {
	slices.SortFunc(all, func(a, b Summary) int {
		if c := b.Changed.Compare(a.Changed); c != 0 {
			return c
		}
		return strings.Compare(a.ID, b.ID)
	})
}

// Remove implements Store.
func (m *Memory) Remove(play string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.plays, play)
	return nil
}

// Players implements Store.
func (m *Memory) Players() ([]Player, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.players), nil
}

// SavePlayers implements Store.
func (m *Memory) SavePlayers(players []Player) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	rest := slices.DeleteFunc(m.players, func(p Player) bool {
		return slices.ContainsFunc(players, func(q Player) bool { return p.ID == q.ID })
	})
	m.players = append(slices.Clone(players), rest...)
	return nil
}

// RemovePlayer implements Store.
func (m *Memory) RemovePlayer(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.players = slices.DeleteFunc(m.players, func(p Player) bool { return p.ID == id })
	return nil
}

// Boxes implements Store.
func (m *Memory) Boxes() ([]Box, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []Box
	for _, b := range m.boxes {
		b.Things = maps.Clone(b.Things)
		all = append(all, b)
	}
	sortBoxes(all)
	return all, nil
}

// SaveBox implements Store.
func (m *Memory) SaveBox(b Box) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	b.Things = maps.Clone(b.Things)
	m.boxes[b.ID] = b
	return nil
}

// RemoveBox implements Store.
func (m *Memory) RemoveBox(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.boxes, id)
	return nil
}

// Setting implements Store.
func (m *Memory) Setting(key string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.settings[key], nil
}

// SetSetting implements Store.
func (m *Memory) SetSetting(key, value string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.settings[key] = value
	return nil
}

// Close implements Store.
func (m *Memory) Close() error { return nil }
