package boards

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
)

// On a phone the card of the seat whose turn it is tells its hand: the plates tell those of the others only.
func TestHandsAreToldOnce(t *testing.T) {
	a := test.NewTempApp(t)
	for _, c := range []struct {
		light string
		scale float32
		want  int
	}{{"light", 1, 3}, {"dark", 1, 4}, {"light", 1.6, 4}} {
		a.Settings().SetTheme(kit.Look{Variant: kit.Dark, Scale: c.scale})
		b, _ := gloomIn(t, fyne.NewSize(366, 420), beginGloom(t, 4, rules.Answers{"light": {c.light}}))
		hands := 0
		for _, f := range b.facts(366) {
			if f.thing != shapeThing {
				hands++
			}
		}
		if hands != c.want {
			t.Errorf("%+v: %d plates", c, hands)
		}
	}
}

// On a phone the rooms stay where they are, however many buttons a step has.
func TestRoomsKeepTheirPlace(t *testing.T) {
	dressed(t)
	p := beginGloom(t, 4, nil)
	var first fyne.Position
	for i, high := range []float32{380, 420, 480} {
		b, _ := gloomIn(t, fyne.NewSize(366, high), p)
		at := b.view.Position().Add(b.view.At(b.view.Origin))
		if i == 0 {
			first = at
		}
		if at != first {
			t.Errorf("at a height of %v the rooms begin at %v, want %v", high, at, first)
		}
	}
}
