package rules

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
)

// Menu collects the offers of a state. Offers only proposes what a player would look
// for: Add asks the action itself whether it may be done and what it leaves blank.
type Menu[S any] struct {
	game   *game[S]
	state  *S
	offers []Offer
	lean   bool // only what may be done, and blanks when they are asked for
}

// Add proposes an action as an example that fills the offer. Of the offer, the caller
// gives Seat, Asks, Rule, About, On, Secret and Aside.
func (m *Menu[S]) Add(o Offer, example Action[S]) {
	o.info = m.kindOf(example)
	o.Kind, o.action = o.info.kind, example
	o.Refused = example.Check(m.state, o.Seat)
	if m.lean {
		if o.Refused == nil {
			m.keep(&o)
		}
		return
	}
	if o.Refused == nil {
		if asker, ok := example.(Asker[S]); ok {
			o.Fields = asker.Fields(m.state, o.Seat)
		}
	}
	m.offers = append(m.offers, o)
}

// keep writes an offer into the place of an older one, part by part: while memory is
// collected, writing a whole offer costs as much as making it.
func (m *Menu[S]) keep(o *Offer) {
	if n := len(m.offers); n < cap(m.offers) {
		m.offers = m.offers[:n+1]
	} else {
		m.offers = append(m.offers, Offer{})
	}
	place := &m.offers[len(m.offers)-1]
	place.Kind, place.Seat, place.Asks, place.Rule = o.Kind, o.Seat, o.Asks, o.Rule
	place.Secret, place.Aside = o.Secret, o.Aside
	place.About, place.On = o.About, o.On
	place.action, place.info = o.action, o.info
}

// kindOf finds an action's kind.
func (m *Menu[S]) kindOf(example Action[S]) *kindInfo {
	info := m.game.byType.find(typeID(example))
	if info == nil {
		panic(fmt.Sprintf("rules: %s: %T is not among the actions", m.game.spec.ID, example))
	}
	return info
}

// kindTable finds a kind by its type without a search: it grows until no two types
// share a place. Menus ask it for every offer of millions of positions.
type kindTable []*kindInfo

func (t kindTable) place(id uintptr) int { return int(id>>5) & (len(t) - 1) }

func (t kindTable) find(id uintptr) *kindInfo {
	if len(t) == 0 {
		return nil
	}
	if info := t[t.place(id)]; info != nil && info.id == id {
		return info
	}
	return nil
}

func (t *kindTable) add(info *kindInfo) {
	all := []*kindInfo{info}
	for _, known := range *t {
		if known != nil {
			all = append(all, known)
		}
	}
	for size := max(len(*t), 32); ; size *= 2 {
		fresh := make(kindTable, size)
		if fresh.hold(all) {
			*t = fresh
			return
		}
	}
}

// hold places all kinds and reports whether no two share a place.
func (t kindTable) hold(all []*kindInfo) bool {
	for _, info := range all {
		at := t.place(info.id)
		if t[at] != nil {
			return false
		}
		t[at] = info
	}
	return true
}

// typeID tells types apart faster than reflect.Type does as a map's key.
func typeID(action any) uintptr { return reflect.ValueOf(reflect.TypeOf(action)).Pointer() }

// Value spells what the offer's example says in that blank: the first suggestion of a form.
func (o Offer) Value(field string) []string {
	if o.sheet != nil {
		return o.sheet.now[field]
	}
	return o.info.value(o.action, field)
}

// Same reports whether another offer asks the same of the same seat, and may be made or not alike.
func (o Offer) Same(other Offer) bool {
	return o.Kind == other.Kind && o.Seat == other.Seat && (o.Refused == nil) == (other.Refused == nil) &&
		slices.Equal(o.On, other.On) && slices.Equal(o.About, other.About) && reflect.DeepEqual(o.Fields, other.Fields)
}

// Move fills the blanks, and is the only maker of moves. Without answers it is the
// example. It fails where an answer is outside its blank's range.
func (o Offer) Move(answers Answers) (Move, error) {
	if o.sheet != nil {
		return o.sheet.move(o, answers)
	}
	if o.action == nil {
		return Move{}, fmt.Errorf("rules: offer %s was not made by a menu", o.Kind)
	}
	action, err := o.info.fill(o.action, o.Fields, answers)
	if err != nil {
		return Move{}, err
	}
	data, err := json.Marshal(action)
	if err != nil {
		return Move{}, fmt.Errorf("rules: %s: %w", o.Kind, err)
	}
	return Move{Seat: o.Seat, Kind: o.Kind, Data: data}, nil
}
