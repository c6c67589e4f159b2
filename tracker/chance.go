package tracker

import (
	"crypto/rand"
	"maps"
	"math/big"
	"slices"
	"strconv"

	"docent/rules"
)

// drawn holds what the app drew last, to tell it from what somebody typed in.
type drawn struct {
	kind    rules.Kind
	seat    rules.Seat
	answers rules.Answers
}

func (d drawn) is(o rules.Offer, answers rules.Answers) bool {
	return len(d.answers) > 0 && d.kind == o.Kind && d.seat == o.Seat &&
		maps.EqualFunc(d.answers, answers, slices.Equal[[]string])
}

// Draw fills an offer's blanks at random, for a table that asks the app to roll or
// draw: a number evenly in its range, an option by the copies that are left, evenly
// where nobody knows them, and several without putting back. Playing just these
// answers next records that the app drew them.
func (p *Play) Draw(offer rules.Offer) rules.Answers {
	answers := Draw(offer, secureBelow)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.drawn = drawn{offer.Kind, offer.Seat, maps.Clone(answers)}
	return answers
}

// secureBelow returns a number in 0..n-1 that nobody can foresee.
func secureBelow(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		panic(err) // crypto/rand promises never to fail
	}
	return int(i.Int64())
}

// Draw fills an offer's blanks from a source of numbers in 0..n-1.
func Draw(offer rules.Offer, below func(n int) int) rules.Answers {
	answers := rules.Answers{}
	for _, f := range offer.Fields {
		answers[f.Name] = drawField(f, below)
	}
	return answers
}

func drawField(f rules.Field, below func(n int) int) []string {
	switch {
	case f.IsNumber():
		return []string{strconv.Itoa(f.Min + below(f.Max-f.Min+1))}
	case !f.Many:
		return drawOptions(f.Options, 1, below)
	}
	return drawOptions(f.Options, f.Min+below(f.Max-f.Min+1), below)
}

// drawOptions draws many times from what is left. An option whose copies nobody
// knows weighs one and never runs out; it is even with the others only where no
// copies are known at all.
func drawOptions(options []rules.Option, many int, below func(n int) int) []string {
	left := make([]int, len(options))
	total := 0
	for i, o := range options {
		left[i] = max(o.Copies, 1)
		total += left[i]
	}
	var values []string
	for len(values) < many && total > 0 {
		at := below(total)
		i := 0
		for at >= left[i] {
			at -= left[i]
			i++
		}
		values = append(values, options[i].Value)
		if options[i].Copies > 0 {
			left[i]--
			total--
		}
	}
	return values
}
