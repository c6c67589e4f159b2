package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
)

// Pieces is one kind of component whose print a box remembers. A field that is as in
// Print is not known; for a word that is best the empty one: `pick:",green,blue"`.
type Pieces struct {
	Noun  string        // "tile": its things are Of("tile", id)
	IDs   []string      // every piece there is, in order
	Print any           // what one piece says: a struct of defaults (= nothing known), read by its tags like Options
	Count func(Box) int // how many of the IDs a copy has, by what is known of it; nil: all
}

// IDs numbers so many pieces from 1.
func IDs(most int) []string {
	list := make([]string, most)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}

// PieceForm is a kind of piece as the screens ask for it.
type PieceForm struct {
	Noun   string
	IDs    []string
	Fields []Setting
	count  func(Box) int
}

// Count returns how many pieces of the kind a copy has, as far as its box tells.
func (f PieceForm) Count(box Box) int {
	if f.count == nil {
		return len(f.IDs)
	}
	return max(0, min(f.count(box), len(f.IDs)))
}

// PieceError names the piece of a box that cannot be so. It is for the log; the screens
// tell people the piece, and whether the game has none such.
type PieceError struct {
	Thing   Thing
	Foreign bool // the game has no such piece: only removing it helps
	Err     error
}

func (e *PieceError) Error() string {
	if e.Foreign {
		return fmt.Sprintf("rules: box: %.40q is no piece of this game: remove it", e.Thing)
	}
	return fmt.Sprintf("rules: box: %s: %v: enter it again or remove it", e.Thing, e.Err)
}

func (e *PieceError) Unwrap() error { return e.Err }

// PrintOf returns what a box says of a piece, and false where it says nothing.
func PrintOf[T any](box Box, thing Thing) (T, bool) {
	var said T
	raw, ok := box[thing]
	if !ok || json.Unmarshal(raw, &said) != nil {
		var none T
		return none, false
	}
	return said, true
}

// PrintJSON spells what a piece says, for Facts. What says nothing may be among the
// Facts: nobody is told of it.
func PrintJSON(v any) json.RawMessage { return stateJSON(v) }

// pieces is a kind of piece with its form.
type pieces struct {
	Pieces
	typ     reflect.Type
	fields  []Setting
	nothing []byte
}

// describePieces reads a kind of piece. It panics on what its author got wrong.
func describePieces(p Pieces) *pieces {
	t := reflect.TypeOf(p.Print)
	if t == nil || t.Kind() != reflect.Struct {
		panic(fmt.Sprintf("rules: the print of %s must be a struct", p.Noun))
	}
	copier(t, "print of "+p.Noun)
	k := &pieces{Pieces: p, typ: t, fields: defaults(p.Print)}
	names := map[string]bool{}
	for i := range k.fields {
		f := &k.fields[i]
		f.House = false
		if err := f.judge(f.Default); err != nil || names[f.Name] {
			panic(fmt.Sprintf("rules: the print of %s: the default of %s is doubled or out of range: %v", p.Noun, f.Name, err))
		}
		names[f.Name] = true
	}
	k.nothing = stateJSON(p.Print)
	v, err := k.read(k.nothing)
	for _, f := range k.fields {
		if err != nil || !slices.Equal(values(v.Elem().FieldByIndex(f.index)), f.Default) {
			panic(fmt.Sprintf("rules: the print of %s: the default of %s does not survive JSON: %v", p.Noun, f.Name, err))
		}
	}
	return k
}

func (g *game[S]) checkPieces() {
	g.pieces = map[string]*pieces{}
	for _, p := range g.spec.Pieces {
		ids := slices.Compact(slices.Sorted(slices.Values(p.IDs)))
		if p.Noun == "" || g.pieces[p.Noun] != nil || len(ids) == 0 || len(ids) != len(p.IDs) || ids[0] == "" {
			panic(fmt.Sprintf("rules: %s: the pieces %q or their ids are empty or doubled", g.spec.ID, p.Noun))
		}
		g.pieces[p.Noun] = describePieces(p)
		for _, f := range g.pieces[p.Noun].fields {
			if f.Rule != "" && !g.known(f.Rule) {
				panic(fmt.Sprintf("rules: %s: the print of %s names the unknown rule %q", g.spec.ID, p.Noun, f.Rule))
			}
		}
	}
}

// read decodes what one piece says from its canonical JSON.
func (k *pieces) read(raw json.RawMessage) (reflect.Value, error) {
	v := reflect.New(k.typ)
	if err := strict(raw, v.Interface()); err != nil {
		return v, err
	}
	for _, f := range k.fields {
		given := values(v.Elem().FieldByIndex(f.index))
		if err := f.judge(given); err != nil {
			return v, err
		}
		if !slices.Equal(given, f.arranged(given)) {
			return v, fmt.Errorf("%s is not in its order", f.Name)
		}
	}
	if again := stateJSON(v.Elem().Interface()); !bytes.Equal(again, raw) {
		return v, fmt.Errorf("not canonical: got %.120q, want %.120q", raw, again)
	}
	return v, nil
}

// piece finds the kind of a thing that the game has.
func (g *game[S]) piece(thing Thing) (*pieces, error) {
	noun, id := thing.Split()
	if k := g.pieces[noun]; k != nil && slices.Contains(k.IDs, id) && thing == Of(noun, id) {
		return k, nil
	}
	return nil, &PieceError{Thing: thing, Foreign: true}
}

func (g *game[S]) Pieces() []PieceForm {
	out := make([]PieceForm, len(g.spec.Pieces))
	for i, p := range g.spec.Pieces {
		out[i] = PieceForm{Noun: p.Noun, IDs: slices.Clone(p.IDs), Fields: slices.Clone(g.pieces[p.Noun].fields), count: p.Count}
	}
	return out
}

func (g *game[S]) PrintAnswers(thing Thing, raw json.RawMessage) (Answers, error) {
	k, err := g.piece(thing)
	if err != nil {
		return nil, err
	}
	v := reflect.ValueOf(k.Print)
	if len(raw) > 0 {
		read, err := k.read(raw)
		if err != nil {
			return nil, &PieceError{Thing: thing, Err: err}
		}
		v = read.Elem()
	}
	answers := Answers{}
	for _, f := range k.fields {
		answers[f.Name] = values(v.FieldByIndex(f.index))
	}
	return answers, nil
}

func (g *game[S]) Print(thing Thing, answers Answers) (json.RawMessage, error) {
	k, err := g.piece(thing)
	if err != nil {
		return nil, err
	}
	raw, err := filled(k.Print, answers)
	if err != nil {
		return nil, &PieceError{Thing: thing, Err: err}
	}
	if bytes.Equal(raw, k.nothing) {
		return nil, nil
	}
	return raw, nil
}

var errSaysNothing = errors.New("it says nothing")

func (g *game[S]) CheckBox(box Box) error {
	for _, thing := range slices.Sorted(maps.Keys(box)) {
		k, err := g.piece(thing)
		if err != nil {
			return err
		}
		if _, err := k.read(box[thing]); err != nil {
			return &PieceError{Thing: thing, Err: err}
		}
		if bytes.Equal(box[thing], k.nothing) {
			return &PieceError{Thing: thing, Err: errSaysNothing}
		}
	}
	return nil
}

func (g *game[S]) Doubts(box Box) []Refusal {
	if g.spec.Doubts == nil || g.CheckBox(box) != nil {
		return nil
	}
	return g.spec.Doubts(box)
}

// facts leaves out the pieces that say nothing.
func (g *game[S]) facts(s *S) Box {
	if g.spec.Facts == nil {
		return nil
	}
	box := g.spec.Facts(s)
	maps.DeleteFunc(box, func(thing Thing, raw json.RawMessage) bool {
		k, err := g.piece(thing)
		return err == nil && bytes.Equal(raw, k.nothing)
	})
	return box
}
