package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Correct is the built-in kind by which the table sets the state right.
const Correct Kind = "correct"

// Fixes collects the correction sheets of a state: one for each thing, one pointer
// into the state for each field, for reading and setting alike.
type Fixes struct{ sheets []*Sheet }

// Sheet is the correction form of one thing.
type Sheet struct {
	on     Thing
	secret bool
	seat   Seat
	fields []Field
	into   []reflect.Value
}

// On starts the sheet of a thing.
func (f *Fixes) On(thing Thing) *Sheet {
	s := &Sheet{on: thing, seat: Table}
	f.sheets = append(f.sheets, s)
	return s
}

// Secret keeps the sheet for that seat's eyes: it opens under a cover.
func (s *Sheet) Secret(seat Seat) *Sheet {
	s.secret, s.seat = true, seat
	return s
}

// Set adds a field that reads and writes through a pointer to a number, a word, a
// switch, a slice of them, or Values.
func (s *Sheet) Set(into any, field Field) *Sheet {
	s.fields = append(s.fields, field)
	s.into = append(s.into, reflect.ValueOf(into).Elem())
	return s
}

// House adds every switch of a struct of house rules, with its ruling.
func (s *Sheet) House(house any) *Sheet {
	v := reflect.ValueOf(house).Elem()
	for _, setting := range settingsOf(v.Type()) {
		s.Set(v.FieldByIndex(setting.index).Addr().Interface(), setting.Field)
	}
	return s
}

// Instead lets a field be read and written through another pointer: for a house rule
// whose switch changes more than itself.
func (s *Sheet) Instead(name string, into any) *Sheet {
	at := slices.IndexFunc(s.fields, func(f Field) bool { return f.Name == name })
	s.into[at] = reflect.ValueOf(into).Elem()
	return s
}

// correction is the unexported part of a correction offer.
type correction struct {
	on  Thing
	now Answers
}

// corrected is the data of a correct move.
type corrected struct {
	On  Thing   `json:"on"`
	Set Answers `json:"set"`
}

// decodeCorrected reads the canonical JSON of a correction. An emptied list is [], so that
// there is one spelling of it.
func decodeCorrected(data json.RawMessage) (corrected, error) {
	var c corrected
	if err := json.Unmarshal(data, &c); err != nil {
		return c, fmt.Errorf("rules: correction: %w", err)
	}
	for name, given := range c.Set {
		if given == nil {
			return c, fmt.Errorf("rules: correction: %q is null", name)
		}
	}
	if again, err := json.Marshal(c); err != nil || !bytes.Equal(again, data) {
		return c, fmt.Errorf("rules: correction is not canonical: %.120q", data)
	}
	return c, nil
}

func (c *correction) move(o Offer, answers Answers) (Move, error) {
	set := Answers{}
	for name, given := range answers {
		f := fieldNamed(o.Fields, name)
		if f == nil {
			return Move{}, fmt.Errorf("rules: %s has no field %q to correct", c.on, name)
		}
		if err := f.judge(given); err != nil {
			return Move{}, fmt.Errorf("rules: %s: %w", c.on, err)
		}
		if !slices.Equal(given, c.now[name]) {
			set[name] = append([]string{}, given...)
		}
	}
	if len(set) == 0 {
		return Move{}, fmt.Errorf("rules: %s: %w", c.on, ErrUnchanged)
	}
	data, err := json.Marshal(corrected{c.on, set})
	if err != nil {
		return Move{}, fmt.Errorf("rules: %s: %w", c.on, err)
	}
	return Move{Seat: Table, Kind: Correct, Data: data}, nil
}

// ErrUnchanged means that a correction would change nothing.
var ErrUnchanged = fmt.Errorf("nothing would change")

// corrections lists the sheets of a state as offers.
func (g *game[S]) corrections(s *S) []Offer {
	var f Fixes
	g.spec.Fixes(g.copyOf(s), &f)
	offers := make([]Offer, 0, len(f.sheets))
	for _, sheet := range f.sheets {
		c := &correction{on: sheet.on, now: Answers{}}
		for i, field := range sheet.fields {
			c.now[field.Name] = values(sheet.into[i])
		}
		about := []Thing{sheet.on}
		offers = append(offers, Offer{
			Kind: Correct, Seat: sheet.seat, Asks: Correction, About: about, On: about,
			Secret: sheet.secret, Fields: sheet.fields, sheet: c,
		})
	}
	return offers
}

// correct returns a corrected copy. It is refused whole, by the first invariant that
// would not hold.
func (g *game[S]) correct(s *S, m Move, log *Log) (*S, error) {
	if m.Seat != Table {
		return nil, fmt.Errorf("rules: corrections are made by the table, not by seat %d", m.Seat)
	}
	c, err := decodeCorrected(m.Data)
	if err != nil {
		return nil, err
	}
	next := g.copyOf(s)
	var f Fixes
	g.spec.Fixes(next, &f)
	at := slices.IndexFunc(f.sheets, func(sheet *Sheet) bool { return sheet.on == c.On })
	if at < 0 {
		return nil, fmt.Errorf("rules: nothing to correct on %q", c.On)
	}
	if err := f.sheets[at].apply(c.Set, log); err != nil {
		return nil, err
	}
	if r := g.spec.Check(next); r != nil {
		return nil, r
	}
	return next, nil
}

// apply sets the fields in the sheet's order and tells each change.
func (s *Sheet) apply(set Answers, log *Log) error {
	known := 0
	before := make([][]string, len(s.into)) // one field may change another
	for i := range s.into {
		before[i] = values(s.into[i])
	}
	for i := range s.fields {
		f := &s.fields[i]
		given, ok := set[f.Name]
		if !ok {
			continue
		}
		known++
		if err := f.judge(given); err != nil {
			return fmt.Errorf("rules: %s: %w", s.on, err)
		}
		if err := setValues(s.into[i], given); err != nil {
			return fmt.Errorf("rules: %s: %s: %w", s.on, f.Name, err)
		}
		if slices.Equal(before[i], values(s.into[i])) {
			return fmt.Errorf("rules: %s: %s: %w", s.on, f.Name, ErrUnchanged)
		}
		s.tell(f, given, log)
	}
	if known != len(set) || known == 0 {
		return fmt.Errorf("rules: %s: a correction names fields of its sheet, got %d of %d", s.on, known, len(set))
	}
	return nil
}

// tell tells what was set. About is the thing, "field:<name>" and the answer: the noun
// itself, a list of nouns as All says it, or "value:<answer>"; a secret sheet tells the
// table only that it was corrected.
func (s *Sheet) tell(f *Field, given []string, log *Log) {
	if s.secret {
		log.Tell("", Table, "corrected-secret", s.on)
		return
	}
	log.Tell("", Table, "corrected", s.on, Of("field", f.Name), f.thing(given))
}

// thing returns an answer as one thing. No answer and the empty one are none.
func (f *Field) thing(given []string) Thing {
	switch {
	case len(given) == 0 || len(given) == 1 && given[0] == "":
		return All()
	case f.Of == "":
		return Of("value", strings.Join(given, " "))
	case !f.Many:
		return Of(f.Of, given[0])
	}
	list := make([]Thing, len(given))
	for i, v := range given {
		list[i] = Of(f.Of, v)
	}
	return All(list...)
}
