//go:build scenes

package museum_test

import (
	"strconv"
	"testing"

	"docent/app/board"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/rules"
)

// mostTaps is how many taps a table of four needs at most to count a game played without Docent: two thirds are cards.
const mostTaps = 200

// finger counts the taps of a table that counts.
type finger struct {
	*testing.T
	h    *hand.Hand
	p    *play.Table
	taps int
}

// touch taps a thing on the board.
func (f *finger) touch(noun, id string) {
	f.taps++
	f.p.Board().(board.Own).Touch(museum.Thing(noun, id))
}

// tapOn taps what bears a label.
func (f *finger) tapOn(label string) {
	f.Helper()
	f.taps++
	f.h.Tap(label)
}

// asked opens the form of a thing, unless it is the question of the moment and open by itself.
func (f *finger) asked(noun, id string) {
	if !f.p.Asking() {
		f.touch(noun, id)
	}
}

// press taps the button of the question of the moment, unless it is open by itself.
func (f *finger) press(kind rules.Kind) {
	f.Helper()
	if f.p.Asking() {
		return
	}
	for _, o := range f.p.Offers() {
		if o.Kind == kind && !o.Aside {
			f.taps++
			f.p.Choose(o, nil)
			return
		}
	}
	f.Fatalf("%s is not the question of the moment", kind)
}

// types enters numbers by the keys of their digits, each number on the plate that is marked or on the one that the finger
// marks, and confirms.
func (f *finger) types(numbers ...int) {
	f.Helper()
	pad, ok := f.h.App.Digits.(*parts.DigitPad)
	if !ok || pad.Count() != len(numbers) {
		f.Fatalf("%v cannot be typed", numbers)
	}
	for i, n := range numbers {
		if n == 0 {
			continue
		}
		if pad.At() != i {
			f.tapOn(pad.Plated(i))
		}
		for _, digit := range strconv.Itoa(n) {
			f.tapOn(string(digit))
		}
	}
	for i, n := range numbers {
		if pad.Value(i) != n {
			f.Errorf("%d was typed as %d", n, pad.Value(i))
		}
	}
	f.taps++
	f.p.Lead().Tapped(nil)
}

// finishes ends a museum: beside Undo where it is whole, else at its head.
func (f *finger) finishes() {
	f.Helper()
	label := f.p.App().Text("board.museum.complete")
	if deed := f.p.Board().(board.Keyed).Deed(); deed != nil && deed.Label == label {
		label = deed.AccessibilityLabel()
	}
	f.tapOn(label)
}

// lays enters the cards of a museum: the cell where it is not the next one, the civilisation where it is another, the domain.
func (f *finger) lays(rows string) {
	civ, next := "", "11"
	museum.LayOut(rows, func(cell, card string) {
		if cell != next {
			f.touch("cell", cell)
		}
		if card[:1] != civ {
			civ = card[:1]
			f.touch("civ", civ)
		}
		f.touch("domain", card[1:2])
		n, _ := strconv.Atoi(cell)
		if n++; n%10 > 5 {
			n += 5
		}
		next = strconv.Itoa(n)
	})
}

// Four museums with everything that counts besides are told in few taps.
func TestAWholeCountTakesFewTaps(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	f := &finger{T: t, h: h, p: stage.Table(h.App, museum.Uncounted(h.App))}
	for i := range museum.Told() {
		f.asked("track", strconv.Itoa(i))
		f.types(50-i, 2+i)
	}
	f.press("tokens")
	f.types(1, 2, 0, 3)
	f.press("bonuses")
	f.types(5, 5, 5)
	for i, rows := range museum.Told() {
		seat := strconv.Itoa(i)
		if !f.p.Board().(board.Absorbing).Absorbs() {
			f.touch("museum", seat)
		}
		f.lays(rows)
		f.finishes()
		f.asked("pool", seat)
		f.types(i, 1, i%2) // Africa has no tokens
		f.asked("patronage", seat)
		f.types([]int{10, 0, 6, 16}[i])
	}
	if !f.p.Play().Position().Over() {
		t.Fatalf("the count is not over: %v", f.p.Play().Position().Now())
	}
	t.Logf("%d taps", f.taps)
	if f.taps > mostTaps {
		t.Errorf("a whole count takes %d taps, want %d at most", f.taps, mostTaps)
	}
}
