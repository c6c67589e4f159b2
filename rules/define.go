package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
)

// game is a defined Spec.
type game[S any] struct {
	spec   Spec[S]
	kinds  map[Kind]*kindInfo
	byType kindTable
	copyOf func(*S) *S
	pieces map[string]*pieces
}

// Define checks a game once, at start, and gives it its erased side. It panics on what
// a game's author got wrong: an unnamed or doubled kind, a doubled or foreign rule id,
// a field without a JSON name, a state that cannot be copied as a value.
func Define[S any](spec Spec[S]) Game {
	g := &game[S]{
		spec:   spec,
		kinds:  map[Kind]*kindInfo{},
		copyOf: copierOf[S](string(spec.ID)),
	}
	g.checkParts()
	for kind, action := range spec.Actions {
		info := describe(kind, action)
		if kind == "" || kind == Correct || g.byType.find(info.id) != nil {
			panic(fmt.Sprintf("rules: %s: kind %q is empty, built in or doubled", spec.ID, kind))
		}
		info.number = len(g.kinds)
		g.kinds[kind] = info
		g.byType.add(info)
	}
	for kind, action := range spec.Retired { // no menu finds them
		if kind == "" || kind == Correct || g.kinds[kind] != nil {
			panic(fmt.Sprintf("rules: %s: retired kind %q is empty, built in or doubled", spec.ID, kind))
		}
		g.kinds[kind] = describe(kind, action)
	}
	for _, kind := range spec.Personal {
		if g.kinds[kind] == nil {
			panic(fmt.Sprintf("rules: %s: personal kind %q is no action", spec.ID, kind))
		}
	}
	g.checkUpgrades()
	g.checkBook()
	g.checkPieces()
	return g
}

func (g *game[S]) checkParts() {
	s := &g.spec
	missing := map[string]bool{
		"id": s.ID == "", "edition": s.Edition < 1, "players": s.Players[0] < 1 || s.Players[1] < s.Players[0],
		"options": s.Options == nil, "start": s.Start == nil, "offers": s.Offers == nil, "fixes": s.Fixes == nil,
		"seats": s.Seats == nil, "now": s.Now == nil, "over": s.Over == nil, "hide": s.Hide == nil,
		"check": s.Check == nil, "scores": s.Scores == nil,
	}
	for _, part := range slices.Sorted(maps.Keys(missing)) {
		if missing[part] {
			panic(fmt.Sprintf("rules: %s: the spec says no %s", s.ID, part))
		}
	}
}

func (g *game[S]) checkBook() {
	known := map[RuleID]bool{}
	for _, r := range g.spec.Book {
		if r.ID == "" || r.Section == "" || known[r.ID] {
			panic(fmt.Sprintf("rules: %s: rule %q is empty, placeless or doubled", g.spec.ID, r.ID))
		}
		known[r.ID] = true
	}
	for _, id := range g.spec.Rulings {
		if known[id] {
			panic(fmt.Sprintf("rules: %s: ruling %q is doubled", g.spec.ID, id))
		}
		known[id] = true
	}
	for _, s := range g.Settings() {
		if s.Rule != "" && !known[s.Rule] {
			panic(fmt.Sprintf("rules: %s: setting %s names the unknown rule %q", g.spec.ID, s.Name, s.Rule))
		}
	}
}

// known reports whether the Book or the Rulings hold the rule.
func (g *game[S]) known(id RuleID) bool {
	return slices.Contains(g.spec.Rulings, id) || slices.ContainsFunc(g.spec.Book, func(r Rule) bool { return r.ID == id })
}

func (g *game[S]) ID() GameID          { return g.spec.ID }
func (g *game[S]) Edition() int        { return g.spec.Edition }
func (g *game[S]) Players() (int, int) { return g.spec.Players[0], g.spec.Players[1] }
func (g *game[S]) Book() []Rule        { return slices.Clone(g.spec.Book) }
func (g *game[S]) Rulings() []RuleID   { return slices.Clone(g.spec.Rulings) }
func (g *game[S]) Kinds() []Kind       { return slices.Sorted(maps.Keys(g.spec.Actions)) }

func (g *game[S]) Start(setup Setup) (Position, []Event, error) {
	if setup.Seats < g.spec.Players[0] || setup.Seats > g.spec.Players[1] {
		return nil, nil, fmt.Errorf("rules: %s is for %d to %d players, got %d", g.spec.ID, g.spec.Players[0], g.spec.Players[1], setup.Seats)
	}
	if setup.First < 0 || int(setup.First) >= setup.Seats {
		return nil, nil, fmt.Errorf("rules: %s: seat %d cannot start among %d", g.spec.ID, setup.First, setup.Seats)
	}
	options, err := g.canonicalOptions(setup.Options)
	if err != nil {
		return nil, nil, err
	}
	setup.Options = options
	if err := g.CheckBox(setup.Box); err != nil {
		return nil, nil, err
	}
	var log Log
	s, refused := g.spec.Start(setup, &log)
	if refused != nil {
		return nil, nil, refused
	}
	return &position[S]{g, g.copyOf(&s)}, log.events, nil
}

func (g *game[S]) Load(data []byte) (Position, error) {
	s := new(S)
	if err := strict(data, s); err != nil {
		return nil, fmt.Errorf("rules: position of %s: %w", g.spec.ID, err)
	}
	p := &position[S]{g, s}
	if again := p.JSON(); !bytes.Equal(again, data) {
		return nil, fmt.Errorf("rules: position of %s is not canonical", g.spec.ID)
	}
	if r := g.spec.Check(s); r != nil {
		return nil, r
	}
	return p, nil
}

// strict decodes one JSON value without unknown fields or anything after it.
func strict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return fmt.Errorf("something follows the JSON")
	}
	return nil
}

func (g *game[S]) personal(kind Kind) bool { return slices.Contains(g.spec.Personal, kind) }

// Personal reports whether moves of a kind concern nobody but their seat. They are never shown
// to others, and without them every other move goes on as it was made.
func Personal(g Game, kind Kind) bool {
	of, ok := g.(interface{ personal(Kind) bool })
	return ok && of.personal(kind)
}
