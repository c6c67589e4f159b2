package rules

import (
	"encoding/json"
	"fmt"
)

// position is an immutable state of a defined game.
type position[S any] struct {
	g *game[S]
	s *S
}

func (p *position[S]) Game() Game              { return p.g }
func (p *position[S]) Seats() int              { return p.g.spec.Seats(p.s) }
func (p *position[S]) Now() Now                { return p.g.spec.Now(p.s) }
func (p *position[S]) Over() bool              { return p.g.spec.Over(p.s) }
func (p *position[S]) Offers() []Offer         { return p.g.offers(p.s) }
func (p *position[S]) Corrections() []Offer    { return p.g.corrections(p.s) }
func (p *position[S]) Scores() []Score         { return p.g.spec.Scores(p.s) }
func (p *position[S]) Holdings(s Seat) []Thing { return p.g.holdings(p.s, s) }
func (p *position[S]) Facts() Box              { return p.g.facts(p.s) }
func (p *position[S]) Variant() Thing          { return p.g.variant(p.s) }
func (p *position[S]) Countdown() Countdown    { return p.g.countdown(p.s) }

func (p *position[S]) Sound() error {
	if r := p.g.spec.Check(p.s); r != nil {
		return r
	}
	return nil
}

func (p *position[S]) JSON() []byte { return stateJSON(p.s) }

func stateJSON(s any) []byte {
	data, err := json.Marshal(s)
	if err != nil {
		panic(fmt.Sprintf("rules: a state of exported plain fields always encodes: %v", err))
	}
	return data
}

func (g *game[S]) offers(s *S) []Offer {
	m := Menu[S]{game: g, state: s}
	g.spec.Offers(s, &m)
	return m.offers
}

func (g *game[S]) holdings(s *S, seat Seat) []Thing {
	if g.spec.Holdings == nil {
		return nil
	}
	return g.spec.Holdings(s, seat)
}

func (g *game[S]) private(s *S, seat Seat) []Thing {
	if g.spec.Private == nil || seat < 0 || int(seat) >= g.spec.Seats(s) {
		return nil
	}
	return g.spec.Private(s, seat)
}

func (g *game[S]) drawings(s *S, seat Seat) []Drawing {
	if g.spec.Drawings == nil {
		return nil
	}
	return g.spec.Drawings(s, seat)
}

func (g *game[S]) variant(s *S) Thing {
	if g.spec.Variant == nil {
		return ""
	}
	return g.spec.Variant(s)
}

func (g *game[S]) countdown(s *S) Countdown {
	if g.spec.Countdown == nil {
		return Countdown{}
	}
	return g.spec.Countdown(s)
}

// ask decodes a move and asks its one Check, then judges its blanks.
func (p *position[S]) ask(m Move) (Action[S], error) {
	info := p.g.kinds[m.Kind]
	if info == nil {
		return nil, fmt.Errorf("rules: %s knows no move %q", p.g.spec.ID, m.Kind)
	}
	if m.Seat < Table || int(m.Seat) >= p.Seats() {
		return nil, fmt.Errorf("rules: %s: nobody sits at %d", p.g.spec.ID, m.Seat)
	}
	decoded, err := info.decode(m.Data)
	if err != nil {
		return nil, err
	}
	action := decoded.(Action[S])
	if r := action.Check(p.s, m.Seat); r != nil {
		return nil, r
	}
	if asker, ok := action.(Asker[S]); ok {
		fields := asker.Fields(p.s, m.Seat)
		for i := range fields {
			if err := fields[i].judge(info.value(action, fields[i].Name)); err != nil {
				return nil, fmt.Errorf("rules: %s: %w", m.Kind, err)
			}
		}
	}
	return action, nil
}

func (p *position[S]) Check(m Move) error {
	if m.Kind == Correct {
		_, err := p.g.correct(p.s, m, &Log{silent: true})
		return err
	}
	_, err := p.ask(m)
	return err
}

func (p *position[S]) Play(m Move) (Position, []Event, error) {
	var log Log
	if m.Kind == Correct {
		next, err := p.g.correct(p.s, m, &log)
		if err != nil {
			return nil, nil, err
		}
		return &position[S]{p.g, next}, log.events, nil
	}
	action, err := p.ask(m)
	if err != nil {
		return nil, nil, err
	}
	next := p.g.copyOf(p.s)
	log.events = make([]Event, 0, 2)
	action.Apply(next, m.Seat, &log)
	return &position[S]{p.g, next}, log.events, nil
}

func (p *position[S]) View(seat Seat) View {
	s := p.g.copyOf(p.s)
	p.g.spec.Hide(s, seat)
	return &view[S]{p.g, s, seat}
}

// view is a position with the others' secrets blanked.
type view[S any] struct {
	g    *game[S]
	s    *S
	seat Seat
}

func (v *view[S]) Seat() Seat              { return v.seat }
func (v *view[S]) Now() Now                { return v.g.spec.Now(v.s) }
func (v *view[S]) Over() bool              { return v.g.spec.Over(v.s) }
func (v *view[S]) Scores() []Score         { return v.g.spec.Scores(v.s) }
func (v *view[S]) Holdings(s Seat) []Thing { return v.g.holdings(v.s, s) }
func (v *view[S]) Private(s Seat) []Thing  { return v.g.private(v.s, s) }
func (v *view[S]) Drawings() []Drawing     { return v.g.drawings(v.s, v.seat) }
func (v *view[S]) Countdown() Countdown    { return v.g.countdown(v.s) }
func (v *view[S]) JSON() []byte            { return stateJSON(v.s) }
func (v *view[S]) state() any              { return v.s }
func (v *view[S]) Corrections() []Offer    { return v.own(v.g.corrections(v.s)) }
func (v *view[S]) Offers() []Offer         { return v.own(v.g.offers(v.s)) }

// own leaves a seat its own offers and the table's.
func (v *view[S]) own(offers []Offer) []Offer {
	if v.seat == Table {
		return offers
	}
	var mine []Offer
	for _, o := range offers {
		if o.Seat == v.seat || o.Seat == Table {
			mine = append(mine, o)
		}
	}
	return mine
}
