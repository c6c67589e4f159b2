// Package boardtest holds what tests of boards share.
package boardtest

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Sizes are those of a board on a phone and on a tablet.
var Sizes = []fyne.Size{fyne.NewSize(366, 420), fyne.NewSize(800, 560)}

// Host is a Host that says keys and remembers taps.
type Host struct {
	Corrected []rules.Thing
	Taps      []rules.Thing
	Deeds     []Deed
	Refusals  []*rules.Refusal // of what was done, one each

	Reshapes int
}

// Deed is an offer that a board played, with its answers.
type Deed struct {
	Kind    rules.Kind
	Answers rules.Answers
}

func (t *Host) Text(key string, _ map[string]any) string { return key }

func (t *Host) Plural(key string, _ int, _ map[string]any) string { return key }

func (t *Host) Thing(thing rules.Thing) string { return string(thing) }

func (t *Host) Event(e rules.Event) string { return string(e.Key) }

func (t *Host) Name(seat rules.Seat) string {
	return []string{"Ann", "Bilal", "Chloé", "Diego"}[seat]
}

func (t *Host) Symbol(seat rules.Seat) int { return int(seat) }

func (t *Host) Tap(thing rules.Thing) { t.Taps = append(t.Taps, thing) }

func (t *Host) Correct(thing rules.Thing) { t.Corrected = append(t.Corrected, thing) }

func (t *Host) Reshape() { t.Reshapes++ }

func (t *Host) Do(o rules.Offer, a rules.Answers) {
	t.Deeds, t.Refusals = append(t.Deeds, Deed{o.Kind, a}), append(t.Refusals, o.Refused)
}
