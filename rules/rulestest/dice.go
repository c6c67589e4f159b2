package rulestest

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// dice makes every choice of a walk: from the fuzzer's bytes as long as there are
// some, then from a random source that those bytes seeded.
type dice struct {
	data []byte
	rng  *rand.Rand
}

func seeded(seed uint64) *dice { return &dice{rng: rand.New(rand.NewPCG(seed, 1))} }

func fuzzed(data []byte) *dice {
	h := fnv.New64a()
	h.Write(data)
	d := seeded(h.Sum64())
	d.data = data
	return d
}

// below returns a number in 0..n-1.
func (d *dice) below(n int) int {
	if len(d.data) == 0 || n > 256 {
		return d.rng.IntN(n)
	}
	got := int(d.data[0]) % n
	d.data = d.data[1:]
	return got
}

func (d *dice) oneIn(n int) bool { return d.below(n) == 0 }

// within returns a number in least..most, the ends more often than the rest.
func (d *dice) within(least, most int) int {
	switch {
	case most <= least:
		return least
	case d.oneIn(8):
		return most
	}
	return least + d.below(most-least+1)
}

// most bounds how many values a blank for many is answered with beyond its least.
const most = 12

// answer fills one blank within its range. It is false where nothing fits.
func (d *dice) answer(f rules.Field) ([]string, bool) {
	switch {
	case f.IsNumber():
		return []string{strconv.Itoa(d.within(f.Min, f.Max))}, f.Min <= f.Max
	case f.IsText():
		return []string{strings.Repeat("x", d.below(f.Text+1))}, true
	case !f.Many:
		if len(f.Options) == 0 {
			return nil, false
		}
		return []string{f.Options[d.drawn(f.Options)].Value}, true
	}
	n := d.within(f.Min, min(f.Max, f.Min+most))
	left := make([]rules.Option, len(f.Options))
	copy(left, f.Options)
	var given []string
	for len(given) < n && len(left) > 0 {
		i := d.drawn(left)
		given = append(given, left[i].Value)
		if left[i].Copies == 1 {
			left = append(left[:i], left[i+1:]...)
		} else if left[i].Copies > 1 {
			left[i].Copies--
		}
	}
	return given, len(given) >= f.Min
}

// drawn returns the index of an option, drawn as often as there are copies where that is known.
func (d *dice) drawn(options []rules.Option) int {
	sum := 0
	for _, o := range options {
		sum += max(1, o.Copies)
	}
	n := d.below(sum)
	for i, o := range options {
		if n -= max(1, o.Copies); n < 0 {
			return i
		}
	}
	return len(options) - 1
}

// answers fills the blanks, some of them by leaving the example in place.
func (d *dice) answers(fields []rules.Field) (rules.Answers, bool) {
	out := rules.Answers{}
	for _, f := range fields {
		given, ok := d.answer(f)
		if !ok {
			return nil, false
		}
		if !d.oneIn(8) {
			out[f.Name] = given
		}
	}
	return out, true
}

// setup returns a random set-up of the game.
func (d *dice) setup(game rules.Game, box rules.Box) (rules.Setup, error) {
	fewest, most := game.Players()
	seats := d.within(fewest, most)
	setup := rules.Setup{Seats: seats, First: rules.Seat(d.below(seats)), Box: box}
	given := rules.Answers{}
	for _, s := range game.Settings() {
		if d.oneIn(2) {
			continue
		}
		value, ok := d.answer(s.Field)
		switch {
		case ok && s.Seat > 0:
			exchange(game, given, s, value)
		case ok:
			given[s.Name] = value
		}
	}
	var err error
	setup.Options, err = game.Options(given)
	return setup, err
}

// exchange answers for a seat. The seat that had this answer gets the other: no two are answered alike.
func exchange(game rules.Game, given rules.Answers, s rules.Setting, value []string) {
	now := func(s rules.Setting) []string {
		if own, ok := given[s.Name]; ok {
			return own
		}
		return s.Default
	}
	old := now(s)
	for _, other := range game.Settings() {
		if other.Seat > 0 && other.Of == s.Of && other.Name != s.Name && slices.Equal(now(other), value) {
			given[other.Name] = old
		}
	}
	given[s.Name] = value
}
