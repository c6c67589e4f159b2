package rulestest

import (
	"encoding/json"
	"flag"
	"math"
	"reflect"
	"runtime/debug"
	"strings"
	"testing"

	"docent/rules"
)

// falsifier changes positions of random games field by field to what no play holds. The
// game refuses to load each of them, or bears whatever is asked of it afterwards. S is the
// game's state.
type falsifier[S any] struct {
	game      rules.Game
	positions [][]byte
}

var mutants = flag.Int("mutants", 0, "falsify so many positions instead of the number that the test plans")

// strolls is how many games a falsifier plays for its positions.
const strolls = 10

// Falsify falsifies a thousand positions of a plan's games at random.
func Falsify[S any](t *testing.T, game rules.Game, plan Plan) {
	t.Helper()
	newFalsifier[S](t, game, plan).random(t, 1000, bear)
}

// Falsified falsifies so many positions of a plan's games and shows those that the game loads:
// to a board, which must bear them as well.
func Falsified[S any](t *testing.T, game rules.Game, plan Plan, n int, show func(rules.Position)) {
	t.Helper()
	newFalsifier[S](t, game, plan).random(t, n, func(_ *dice, pos rules.Position) { show(pos) })
}

// FuzzPosition falsifies positions as the data chooses.
func FuzzPosition[S any](f *testing.F, game rules.Game, plan Plan) {
	f.Helper()
	falsifier := newFalsifier[S](f, game, plan)
	f.Add([]byte(game.ID()))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.falsify(t, fuzzed(data), bear) })
}

// FuzzMove plays a move of any bytes. It is refused, or leads to a
// position that is sound, can be kept and looked at.
func FuzzMove[S any](f *testing.F, game rules.Game, plan Plan) {
	f.Helper()
	falsifier := newFalsifier[S](f, game, plan)
	falsifier.moves(f, func(at uint8, seat int8, kind string, data []byte) { f.Add(at, seat, kind, data) })
	f.Fuzz(func(t *testing.T, at uint8, seat int8, kind string, data []byte) {
		falsifier.move(t, at, seat, kind, data)
	})
}

// FuzzSetup begins a play with a set-up of any bytes, like FuzzMove.
// It starts from an example.
func FuzzSetup(f *testing.F, game rules.Game, example string) {
	f.Helper()
	f.Add([]byte(example))
	f.Fuzz(func(t *testing.T, data []byte) {
		var setup rules.Setup
		if json.Unmarshal(data, &setup) != nil {
			return
		}
		settled(t, game, func() (rules.Position, error) {
			pos, _, err := game.Start(setup)
			return pos, err
		})
	})
}

// newFalsifier plays some games of a plan and keeps from them one position of each kind: one
// for every set of moves that may be made.
func newFalsifier[S any](t testing.TB, game rules.Game, plan Plan) *falsifier[S] {
	t.Helper()
	f := &falsifier[S]{game: game}
	plan = plan.filled()
	known := map[string]bool{}
	for seed := range uint64(strolls) {
		stroll(t, game, plan, plan.Seed+seed, func(_ *dice, pos rules.Position, _ []rules.Event) {
			if kinds := kindsOf(pos.Offers()); !known[kinds] {
				known[kinds] = true
				f.positions = append(f.positions, pos.JSON())
			}
		})
	}
	return f
}

// kindsOf returns which moves are offered, refused ones apart.
func kindsOf(offers []rules.Offer) string {
	var kinds []string
	for _, o := range offers {
		if o.Refused == nil {
			kinds = append(kinds, string(o.Kind))
		}
	}
	return strings.Join(dedupe(kinds), " ")
}

// random falsifies so many positions at random.
func (f *falsifier[S]) random(t testing.TB, n int, then func(*dice, rules.Position)) {
	t.Helper()
	if *mutants > 0 {
		n = *mutants
	}
	for seed := 0; seed < n && (*mutants > 0 || !t.Failed()); seed++ {
		f.falsify(t, seeded(uint64(seed)), then)
	}
}

// move plays a move of any bytes on one of the positions.
func (f *falsifier[S]) move(t testing.TB, at uint8, seat int8, kind string, data []byte) {
	t.Helper()
	pos, err := f.game.Load(f.positions[int(at)%len(f.positions)])
	if err != nil {
		t.Fatalf("a position cannot be read: %v", err)
	}
	settled(t, f.game, func() (rules.Position, error) {
		next, _, err := pos.Play(rules.Move{Seat: rules.Seat(seat), Kind: rules.Kind(kind), Data: data})
		return next, err
	})
}

// moves lists what may be done in the positions, for move: seeds of a fuzz target.
func (f *falsifier[S]) moves(t testing.TB, add func(at uint8, seat int8, kind string, data []byte)) {
	t.Helper()
	known := map[rules.Kind]bool{}
	for at := range min(len(f.positions), 256) {
		pos, err := f.game.Load(f.positions[at])
		if err != nil {
			t.Fatalf("a position cannot be read: %v", err)
		}
		for _, o := range append(pos.Offers(), pos.Corrections()...) {
			if m, err := o.Move(nil); err == nil && !known[m.Kind] {
				known[m.Kind] = true
				add(uint8(at), int8(m.Seat), string(m.Kind), m.Data)
			}
		}
	}
}

// settled demands that a position which was reached is sound and can be loaded again.
func settled(t testing.TB, game rules.Game, reach func() (rules.Position, error)) {
	t.Helper()
	pos, err := reach()
	if err != nil {
		return
	}
	if err := pos.Sound(); err != nil {
		t.Fatalf("%s: reached what cannot be: %v\n%s", game.ID(), err, pos.JSON())
	}
	if _, err := game.Load(pos.JSON()); err != nil {
		t.Fatalf("%s: reached what cannot be loaded: %v\n%s", game.ID(), err, pos.JSON())
	}
	look(pos)
}

// falsify changes one field of a position, seldom several, and goes on with what the game loads.
func (f *falsifier[S]) falsify(t testing.TB, d *dice, then func(*dice, rules.Position)) {
	t.Helper()
	s := new(S)
	if err := json.Unmarshal(f.positions[d.below(len(f.positions))], s); err != nil {
		t.Fatalf("a position cannot be read: %v", err)
	}
	var changed []string
	for first := true; first || d.oneIn(4); first = false {
		p := pick(d, placesOf(reflect.ValueOf(s).Elem(), "", nil))
		p.falsify(d)
		changed = append(changed, p.path)
	}
	data, ok := spelt(s)
	if !ok {
		return
	}
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%s: %s changed: panic: %v\n%s\n%s", f.game.ID(), strings.Join(changed, ", "), p, debug.Stack(), data)
		}
	}()
	if pos, err := f.game.Load(data); err == nil {
		then(d, pos)
	}
}

// spelt returns a state's JSON; false where a value has none.
func spelt(s any) (data []byte, ok bool) {
	data, err := json.Marshal(s)
	return data, err == nil
}

// place is a field of a state, or an element of one; all elements have one path.
type place struct {
	path string
	v    reflect.Value
}

// pick draws a path first: a list of forty cards is not changed forty times as often.
func pick(d *dice, all []place) place {
	byPath := map[string][]place{}
	var paths []string
	for _, p := range all {
		if byPath[p.path] == nil {
			paths = append(paths, p.path)
		}
		byPath[p.path] = append(byPath[p.path], p)
	}
	some := byPath[paths[d.below(len(paths))]]
	return some[d.below(len(some))]
}

// placesOf lists everything that can be changed by itself.
func placesOf(v reflect.Value, path string, all []place) []place {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			all = placesOf(v.Field(i), path+"."+v.Type().Field(i).Name, all)
		}
		return all
	case reflect.Slice:
		all = append(all, place{path, v})
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			all = placesOf(v.Index(i), path+"[]", all)
		}
		return all
	}
	return append(all, place{path, v})
}

// falseNumbers are at the ends of what games count, and beyond.
var falseNumbers = []int64{
	-2, -1, 0, 1, 2, 3, 5, 7, 9, 31, 32, 63, 64, 65, 127, 128, 255, 256, 999, 1000, 1_000_000, 1_000_001,
	math.MaxInt32, math.MaxInt64 / 2, math.MaxInt64, math.MinInt64,
}

// falseWords are in no game, or too long for all.
var falseWords = []string{"", "no such word", "x", "../..R", "room:99", strings.Repeat("x", 5000), "\u202e\x00"}

// falsify gives a place a value that it need not be able to hold.
func (p place) falsify(d *dice) {
	number := falseNumbers[d.below(len(falseNumbers))]
	near := int64(d.below(5) - 2)
	switch {
	case p.v.Kind() == reflect.Bool:
		p.v.SetBool(!p.v.Bool())
	case p.v.Kind() == reflect.String:
		p.v.SetString(falseWords[d.below(len(falseWords))])
	case p.v.Kind() == reflect.Slice:
		p.falsifyList(d)
	case p.v.CanInt() && near != 0:
		p.v.SetInt(p.v.Int() + near)
	case p.v.CanInt():
		p.v.SetInt(number)
	case near != 0:
		p.v.SetUint(p.v.Uint() + uint64(near))
	default:
		p.v.SetUint(uint64(number))
	}
}

// falsifyList empties a list, cuts it, repeats it or one of its elements, or adds nothing.
func (p place) falsifyList(d *dice) {
	n := p.v.Len()
	none := reflect.Zero(p.v.Type().Elem())
	switch choice := d.below(6); {
	case choice == 0:
		p.v.SetZero()
	case choice == 1 && n > 0:
		p.v.Set(p.v.Slice(0, d.below(n)))
	case choice == 2 && n > 0:
		p.v.Set(p.v.Slice(1+d.below(n), n))
	case choice == 3:
		p.v.Set(reflect.AppendSlice(p.v.Slice(0, n), p.v.Slice(0, n)))
	case choice == 4 && n > 0:
		p.v.Set(reflect.Append(p.v, p.v.Index(d.below(n))))
	case choice == 5:
		for range 1 + d.below(70) {
			p.v.Set(reflect.Append(p.v, none))
		}
	default:
		p.v.Set(reflect.Append(p.v, none))
	}
}

// bear asks of a position what the screens ask, and plays on a little.
func bear(d *dice, pos rules.Position) {
	for range 4 {
		look(pos)
		offers := pos.Offers()
		if d.oneIn(4) {
			offers = pos.Corrections()
		}
		next := tryOne(d, pos, offers)
		if next == nil {
			return
		}
		pos = ahead(next)
	}
}

func look(pos rules.Position) {
	for seat := rules.Table; int(seat) < pos.Seats(); seat++ {
		v := pos.View(seat)
		_, _, _, _ = v.Now(), v.Over(), v.Scores(), v.Countdown()
		_, _, _ = v.Offers(), v.Corrections(), v.JSON()
		for other := range pos.Seats() {
			v.Holdings(rules.Seat(other))
		}
	}
	_, _, _, _ = pos.Now(), pos.Scores(), pos.Facts(), pos.Variant()
	_, _, _, _ = pos.Countdown(), pos.Over(), pos.Sound(), pos.Sim().Offers()
}

// tryOne plays one of the offers with random answers, or its example; nil where that is
// refused.
func tryOne(d *dice, pos rules.Position, offers []rules.Offer) rules.Position {
	if len(offers) == 0 {
		return nil
	}
	o := offers[d.below(len(offers))]
	answers, _ := d.answers(o.Fields)
	for _, given := range []rules.Answers{answers, nil} {
		m, err := o.Move(given)
		if err != nil {
			continue
		}
		if next, _, err := pos.Play(m); err == nil {
			return next
		}
	}
	return nil
}

// ahead plays the referee's own steps, as far as an evening goes.
func ahead(pos rules.Position) rules.Position {
	for range 40 {
		next := pos
		for _, o := range pos.Offers() {
			if o.Asks != rules.Auto || o.Refused != nil {
				continue
			}
			if m, err := o.Move(nil); err == nil {
				if after, _, err := pos.Play(m); err == nil {
					next = after
				}
			}
			break
		}
		if next == pos {
			return pos
		}
		pos = next
	}
	return pos
}
