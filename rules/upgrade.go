package rules

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// Upgrade leads what was recorded under one edition of a game to the next. Each function
// is optional and pure: the same input gives the same output for ever. What needs no
// upgrade: fields that came since, where their zero value is right, and fields of a state
// that are gone.
type Upgrade struct {
	From  int           // the edition it leads from; it leads to From+1
	Kinds map[Kind]Kind // renamed since: the old name to the new one
	// Move rewrites a move, its kind already renamed; Correct is among the kinds.
	Move func(Move) (Move, error)
	// State rewrites the JSON of a position.
	State func(json.RawMessage) (json.RawMessage, error)
	// Setup rewrites what a play began with.
	Setup func(Setup) (Setup, error)
}

// Past reads what was recorded under an edition of a game. Under the game's own edition
// it is as strict as the Game itself; under any other one it upgrades, and forgives what
// changes no meaning.
type Past interface {
	// Edition is the edition that recorded it.
	Edition() int
	// Start is Game.Start. Under another edition, options that are unknown now and pieces
	// of the box that are not understood now are left out.
	Start(Setup) (Position, []Event, error)
	// Load is Game.Load. Under another edition, unknown fields are left out and missing
	// ones are zero; the position has to be sound all the same.
	Load([]byte) (Position, error)
	// Move returns a move as the game plays it now. Under another edition, missing fields
	// are zero; an unknown one is an error, for it may have meant something.
	Move(Move) (Move, error)
}

func (g *game[S]) Past(edition int) Past {
	if edition == g.spec.Edition {
		return present[S]{g}
	}
	return &past[S]{g, edition}
}

// checkUpgrades panics on what a game's author got wrong.
func (g *game[S]) checkUpgrades() {
	last := 0
	for _, u := range g.spec.Upgrades {
		if u.From <= last || u.From >= g.spec.Edition {
			panic(fmt.Sprintf("rules: %s: the upgrade from edition %d is doubled, out of order or leads nowhere", g.spec.ID, u.From))
		}
		last = u.From
		for old, kind := range u.Kinds {
			if now := g.renamed(u.From+1, kind); g.kinds[now] == nil {
				panic(fmt.Sprintf("rules: %s: kind %q was renamed to the unknown kind %q", g.spec.ID, old, now))
			}
		}
	}
}

// renamed returns what a kind of an edition is called now.
func (g *game[S]) renamed(edition int, kind Kind) Kind {
	for _, u := range g.spec.Upgrades {
		if now, ok := u.Kinds[kind]; ok && u.From >= edition {
			kind = now
		}
	}
	return kind
}

// present is the game's own edition.
type present[S any] struct{ *game[S] }

func (present[S]) Move(m Move) (Move, error) { return m, nil }

// past is another edition than the game's own, older or newer. A newer one has no
// upgrades: what is understood of it is read.
type past[S any] struct {
	g       *game[S]
	edition int
}

func (p *past[S]) Edition() int { return p.edition }

// upgrades lists those that lead from the edition to the present one.
func (p *past[S]) upgrades() []Upgrade {
	for i, u := range p.g.spec.Upgrades {
		if u.From >= p.edition {
			return p.g.spec.Upgrades[i:]
		}
	}
	return nil
}

func (p *past[S]) wrong(what string, err error) error {
	return fmt.Errorf("rules: %s of %s, edition %d: %w", what, p.g.spec.ID, p.edition, err)
}

func (p *past[S]) Start(setup Setup) (Position, []Event, error) {
	var err error
	for _, u := range p.upgrades() {
		if u.Setup == nil {
			continue
		}
		if setup, err = u.Setup(setup); err != nil {
			return nil, nil, p.wrong("set-up", err)
		}
	}
	options := reflect.New(reflect.TypeOf(p.g.spec.Options))
	options.Elem().Set(reflect.ValueOf(p.g.spec.Options))
	if len(setup.Options) > 0 {
		if err := json.Unmarshal(setup.Options, options.Interface()); err != nil {
			return nil, nil, p.wrong("set-up", err)
		}
	}
	setup.Options = stateJSON(options.Interface())
	understood := Box{}
	for thing, raw := range setup.Box {
		if p.g.CheckBox(Box{thing: raw}) == nil {
			understood[thing] = raw
		}
	}
	if setup.Box != nil {
		setup.Box = understood
	}
	return p.g.Start(setup)
}

func (p *past[S]) Load(data []byte) (Position, error) {
	raw, err := json.RawMessage(data), error(nil)
	for _, u := range p.upgrades() {
		if u.State == nil {
			continue
		}
		if raw, err = u.State(raw); err != nil {
			return nil, p.wrong("position", err)
		}
	}
	s := new(S)
	if err := json.Unmarshal(raw, s); err != nil {
		return nil, p.wrong("position", err)
	}
	return p.g.Load(stateJSON(s))
}

func (p *past[S]) Move(m Move) (Move, error) {
	var err error
	for _, u := range p.upgrades() {
		if now, ok := u.Kinds[m.Kind]; ok {
			m.Kind = now
		}
		if u.Move == nil {
			continue
		}
		if m, err = u.Move(m); err != nil {
			return Move{}, p.wrong("move", err)
		}
	}
	info := p.g.kinds[m.Kind]
	if info == nil || len(info.index) == 0 {
		return m, nil // Play judges it
	}
	action := reflect.New(info.typ)
	if err := strict(m.Data, action.Interface()); err != nil {
		return Move{}, p.wrong("move "+string(m.Kind), err)
	}
	m.Data = stateJSON(action.Interface())
	return m, nil
}
