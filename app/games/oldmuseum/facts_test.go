package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// On a phone the card of the seat whose turn it is tells its hand: its plate is the way to its notes only.
func TestHandsAreToldOnce(t *testing.T) {
	for _, c := range []struct {
		light string
		scale float32
		want  int
	}{{"light", 1, 4}, {"dark", 1, 4}, {"light", 1.6, 4}} {
		boardtest.Wear(t, kit.Look{Variant: kit.Dark, Scale: c.scale})
		b, _ := boardIn(t, fyne.NewSize(366, 420), begin(t, 4, rules.Answers{"light": {c.light}}))
		hands := 0
		for _, f := range (facts{b}).list(366) {
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
	p := begin(t, 4, nil)
	var first fyne.Position
	for i, high := range []float32{380, 420, 480} {
		b, _ := boardIn(t, fyne.NewSize(366, high), p)
		at := b.View.Position().Add(b.View.At(b.View.Origin))
		if i == 0 {
			first = at
		}
		if at != first {
			t.Errorf("at a height of %v the rooms begin at %v, want %v", high, at, first)
		}
	}
}

// With large texts on a phone everybody's plate is still there: it is the way to the own notes.
func TestPlatesMakeRoomForEachOther(t *testing.T) {
	for _, light := range []string{"light", "dark"} {
		for _, scale := range []float32{1, 1.6, 2} {
			boardtest.Wear(t, kit.Look{Variant: kit.Dark, Scale: scale})
			b, _ := boardIn(t, fyne.NewSize(366, 330), begin(t, 4, rules.Answers{"light": {light}}))
			rows := factRows(facts{b}.list(366), 366)
			if len(rows) != 1 {
				t.Errorf("%s at %v: %d lines", light, scale, len(rows))
			}
			for i := range 4 {
				if thing := rules.Of(mapNoun, i); !slices.ContainsFunc(b.Hits(), func(h draw.Hit) bool { return h.Thing == thing }) {
					t.Errorf("at %v the map of seat %d cannot be reached", scale, i)
				}
			}
		}
	}
}
