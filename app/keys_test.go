//go:build scenes

package app_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// typist is somebody without a mouse.
type typist struct {
	*hand.Hand
	chance *rand.Rand
}

// tab goes on to the next thing.
func (y *typist) tab() { y.Window.Canvas().(interface{ FocusNext() }).FocusNext() }

// key presses a key on what has the focus, or on the page.
func (y *typist) key(name fyne.KeyName) {
	if focused := y.Window.Canvas().Focused(); focused != nil {
		focused.TypedKey(&fyne.KeyEvent{Name: name})
		return
	}
	y.Key(name)
}

// types types a character on what has the focus, or on the page.
func (y *typist) types(r rune) {
	if focused := y.Window.Canvas().Focused(); focused != nil {
		focused.TypedRune(r)
		return
	}
	y.Window.Canvas().OnTypedRune()(r)
}

// tabs goes on by some things and presses the last.
func (y *typist) tabs() {
	for range 1 + y.chance.IntN(14) {
		y.tab()
	}
	y.key(fyne.KeyReturn)
}

// turn presses one of the keys that the page lists, or goes through what lies over it.
func (y *typist) turn(p *play.Table) {
	switch {
	case y.App.Covered():
		if deep := len(y.Window.Canvas().Overlays().List()); y.chance.IntN(8) < deep*deep { // out of the rulebook sooner or later
			y.key(fyne.KeyEscape)
		} else {
			y.tabs()
		}
	case y.App.Top() == shell.Page(p):
		lines := p.Keys()
		key := lines[y.chance.IntN(len(lines))].Key
		if len(key) == 1 && !strings.Contains("UMLR", key) {
			y.types(rune(strings.ToLower(key)[0]))
		} else {
			y.key(fyne.KeyReturn)
		}
	case y.App.Top().Screen() == "pass":
		y.tabs()
	default:
		y.key(fyne.KeyEscape)
	}
}

// players are as many as a setup wants.
func playersOf(seats int) (list []tracker.Player) {
	for i := range seats {
		list = append(list, tracker.Player{Name: []string{"Ann", "Bilal", "Chloé"}[i], Symbol: i})
	}
	return list
}

// Every game can be played by keys alone: what the page lists, Tab and Return.
func TestEveryGameIsPlayedByKeys(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			y := &typist{hand.New(t, nil, hand.Broad), rand.New(rand.NewPCG(7, 11))}
			evening, err := y.Tracker.New(game, rules.Setup{Seats: 3}, playersOf(3))
			if err != nil {
				t.Fatal(err)
			}
			p := play.NewTable(y.App, evening)
			y.App.Push(p)
			made := func() (n int) {
				for _, e := range evening.Line() {
					if !e.Auto() {
						n++
					}
				}
				return n
			}
			const enough = 8
			turns := 0
			for ; turns < 1500 && made() < enough && !evening.Position().Over(); turns++ {
				y.turn(p)
				if !y.App.Has(p) {
					y.App.Push(p)
				}
			}
			t.Logf("%d moves by %d presses", made(), turns)
			if made() < enough && !evening.Position().Over() {
				t.Errorf("%d moves are made by keys, want %d; the page is %s, now %v", made(), enough, y.App.Top().Screen(), p.Keys())
			}
		})
	}
}

// A question mark lists what the keys of a page do, also while a button has the focus.
func TestKeysAreListed(t *testing.T) {
	y := &typist{hand.New(t, nil, hand.Broad), rand.New(rand.NewPCG(1, 1))}
	p := play.NewTable(y.App, hand.Begin(t, y.Tracker))
	y.App.Push(p)
	for _, focused := range []bool{false, true} {
		if focused {
			y.tab()
		}
		y.types('?')
		if !y.App.Covered() || !hand.Reads(y.Root(), y.App.Text("keys.title")) {
			t.Fatal("no list comes")
		}
		for _, line := range p.Keys() {
			if !y.Sees(line.Does + ", " + line.Key) {
				t.Errorf("the list lacks %q", line.Does)
			}
		}
		y.key(fyne.KeyEscape)
		if y.App.Covered() {
			t.Fatal("the list stays")
		}
	}
}

// Each key stands for one thing, and every button that is no other's has one.
func TestEveryButtonHasAKey(t *testing.T) {
	y := &typist{hand.New(t, nil, hand.Broad), rand.New(rand.NewPCG(1, 1))}
	p := play.NewTable(y.App, hand.Begin(t, y.Tracker))
	y.App.Push(p)
	seen, does := map[string]bool{}, map[string]bool{}
	for _, line := range p.Keys() {
		if seen[line.Key] {
			t.Errorf("%s stands for two things", line.Key)
		}
		seen[line.Key], does[line.Does] = true, true
	}
	for _, b := range p.Buttons() {
		if !does[b.AccessibilityLabel()] {
			t.Errorf("%q has no key", b.AccessibilityLabel())
		}
	}
}
