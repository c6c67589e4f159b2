package stores

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"docent/tracker"
)

// Memory is the store that forgets when the app ends: for tests, and for a device
// that lets nothing be written.
type Memory struct {
	mu       sync.Mutex
	plays    map[string]*remembered
	players  []tracker.Player
	boxes    map[string]tracker.Box
	settings map[string]string
}

// remembered is a play: Saved and the rest of what a Mark said.
type remembered struct {
	saved   tracker.Saved
	summary tracker.Summary
	solo    *tracker.Solo
	failure *tracker.Failure
}

func (p *remembered) mark(m tracker.Mark) {
	p.saved.Head, p.saved.Tip, p.saved.Changed = m.Head, m.Tip, m.Changed
	p.saved.Edition, p.saved.Position = m.Position.Game().Edition(), m.Position.JSON()
	p.summary, p.solo = m.Summary(p.saved.Header), m.Solo
}

var _ tracker.Store = (*Memory)(nil)

// NewMemory returns an empty store in memory.
func NewMemory() *Memory {
	return &Memory{plays: map[string]*remembered{}, boxes: map[string]tracker.Box{}, settings: map[string]string{}}
}

// Create implements Store.
func (m *Memory) Create(h tracker.Header, entries []tracker.Entry, mark tracker.Mark) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.plays[h.ID] != nil {
		return tracker.NewStoreError("failed", errors.New("the play exists"))
	}
	p := &remembered{saved: tracker.Saved{Header: h, Entries: slices.Clone(entries)}}
	p.mark(mark)
	m.plays[h.ID] = p
	return nil
}

// Append implements Store.
func (m *Memory) Append(play string, entries []tracker.Entry, mark tracker.Mark) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.plays[play]
	if p == nil {
		return tracker.ErrNoPlay
	}
	p.saved.Entries = append(p.saved.Entries, entries...)
	p.mark(mark)
	return nil
}

// Move implements Store.
func (m *Memory) Move(play string, mark tracker.Mark) error { return m.Append(play, nil, mark) }

// Tell implements Store.
func (m *Memory) Tell(play string, head int, s tracker.Story) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if p := m.plays[play]; p != nil && p.saved.Head == head {
		p.summary.Story = &s
	}
	return nil
}

// Load implements Store.
func (m *Memory) Load(play string) (tracker.Saved, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.plays[play]
	if p == nil {
		return tracker.Saved{}, tracker.ErrNoPlay
	}
	saved := p.saved
	saved.Entries = slices.Clone(saved.Entries)
	return saved, nil
}

// List implements Store.
func (m *Memory) List() ([]tracker.Summary, error) {
	all := ofPlays(m, func(_ string, p *remembered) (tracker.Summary, bool) { return p.summary, p.failure == nil })
	sortSummaries(all)
	return all, nil
}

// ofPlays lists what read takes from the plays, in no order.
func ofPlays[T any](m *Memory, read func(id string, p *remembered) (T, bool)) []T {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []T
	for id, p := range m.plays {
		if one, ok := read(id, p); ok {
			all = append(all, one)
		}
	}
	return all
}

// Damaged implements Store.
func (m *Memory) Damaged() ([]tracker.Damaged, error) {
	all := ofPlays(m, func(id string, p *remembered) (tracker.Damaged, bool) {
		return tracker.Damaged{ID: id, Header: p.saved.Header, Failure: p.failure}, p.failure != nil
	})
	slices.SortFunc(all, func(a, b tracker.Damaged) int { return strings.Compare(a.ID, b.ID) })
	return all, nil
}

// MarkDamaged implements Store.
func (m *Memory) MarkDamaged(play string, f *tracker.Failure) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if p := m.plays[play]; p != nil {
		p.failure = f
	}
	return nil
}

// Raw implements Store.
func (m *Memory) Raw(play string) (tracker.Raw, error) {
	saved, err := m.Load(play)
	if err != nil {
		return tracker.Raw{}, err
	}
	header, err := json.Marshal(saved.Header)
	if err != nil {
		return tracker.Raw{}, tracker.NewStoreError("failed", err)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return tracker.Raw{
		Header: string(header), Edition: saved.Edition, Head: saved.Head, Tip: saved.Tip,
		Position: string(saved.Position), Entries: saved.Entries, Failure: m.plays[play].failure,
	}, nil
}

// Solos implements Store.
func (m *Memory) Solos() ([]tracker.Solo, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []tracker.Solo
	for _, p := range m.plays {
		if p.solo != nil {
			all = append(all, *p.solo)
		}
	}
	sortSolos(all)
	return all, nil
}

// Remove implements Store.
func (m *Memory) Remove(play string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.plays, play)
	return nil
}

// Players implements Store.
func (m *Memory) Players() ([]tracker.Player, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.players), nil
}

// SavePlayers implements Store.
func (m *Memory) SavePlayers(players []tracker.Player) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	rest := slices.DeleteFunc(m.players, func(p tracker.Player) bool {
		return slices.ContainsFunc(players, func(q tracker.Player) bool { return p.ID == q.ID })
	})
	m.players = append(slices.Clone(players), rest...)
	return nil
}

// RemovePlayer implements Store.
func (m *Memory) RemovePlayer(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.players = slices.DeleteFunc(m.players, func(p tracker.Player) bool { return p.ID == id })
	return nil
}

// Boxes implements Store.
func (m *Memory) Boxes() ([]tracker.Box, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []tracker.Box
	for _, b := range m.boxes {
		b.Things = maps.Clone(b.Things)
		all = append(all, b)
	}
	sortBoxes(all)
	return all, nil
}

// SaveBox implements Store.
func (m *Memory) SaveBox(b tracker.Box) error {
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
