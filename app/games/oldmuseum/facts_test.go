package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// On a phone the card of the seat whose turn it is tells its hand: its plate is the way to its notes only.
func TestHandsAreToldOnce(t *testing.T) {
	for _, c := range []struct {
		light string
		scale float32
		want  int
	}{{"light", 1, 4}, {"dark", 1, 4}, {"light", 1.6, 4}} {
		boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: c.scale})
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

// The rooms stay where they are, whatever is told around them.
func TestRoomsKeepTheirPlace(t *testing.T) {
	p := begin(t, 4, nil)
	later := doing(t, p, append(outside("C2", "open", "utility"), boardtest.Deed{Kind: "end-turn"})...)
	for _, size := range []fyne.Size{fyne.NewSize(390, 407), fyne.NewSize(566, 390), fyne.NewSize(820, 755), fyne.NewSize(909, 800)} {
		b, _ := boardIn(t, size, p)
		at, scale := b.View.Position().Add(b.View.At(b.View.Origin)), b.View.Scale()
		for i := range b.look.players {
			b.look.players[i].out, b.look.exits = true, append(b.look.exits, leaver{seat: rules.Seat(i), rank: i + 1})
			b.show(b.look, false)
			if now := b.View.Position().Add(b.View.At(b.View.Origin)); now != at || b.View.Scale() != scale {
				t.Errorf("%v: with %d of them gone the rooms begin at %v, want %v", size, i+1, now, at)
			}
		}
		b.Present(board.Scene{View: later.View(rules.Table), Offers: later.View(rules.Table).Offers()})
		if now := b.View.Position().Add(b.View.At(b.View.Origin)); now != at || b.View.Scale() != scale {
			t.Errorf("%v: after a turn the rooms begin at %v, want %v", size, now, at)
		}
	}
}

// With large texts on a phone everybody's plate is still there, beside the one of the layout: it is the way to the own notes.
func TestPlatesMakeRoomForEachOther(t *testing.T) {
	for _, light := range []string{"light", "dark"} {
		for _, scale := range []float32{1, 1.6, 2} {
			boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
			b, _ := boardIn(t, fyne.NewSize(360, 400), begin(t, 4, rules.Answers{"light": {light}}))
			if b.look.shape == nil {
				t.Fatal("the layout is fixed")
			}
			for i := range 4 {
				if thing := rules.Of(mapNoun, i); !slices.ContainsFunc(b.Hits(), func(h draw.Hit) bool { return h.Thing == thing }) {
					t.Errorf("at %v the map of seat %d cannot be reached", scale, i)
				}
			}
		}
	}
}

// At the end of a game with large texts everybody's artifacts stand on the one line that there is for plates.
func TestEverybodyIsToldOfAtTheEnd(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 2})
	b, _ := boardIn(t, fyne.NewSize(366, 330), begin(t, 4, nil))
	b.look.ended, b.look.shape = true, nil
	for i := range b.look.players {
		p := &b.look.players[i]
		p.active, p.treasure, p.misses = false, i%3, i == 0
	}
	if rows := factRows(facts{b}.list(290), 290); len(rows) != 1 || len(rows[0]) != 4 {
		t.Errorf("everybody is told of in the lines %v", rows)
	}
}

// What does not fit one line of its place takes two before it is written small.
func TestALongTurnIsToldInTwoLines(t *testing.T) {
	b, _ := boardIn(t, fyne.NewSize(566, 390), begin(t, 2, nil))
	b.look.did = []string{"tunnel-ew", "trapped"}
	for _, c := range []struct {
		high  float32
		lines int
	}{{44, 2}, {18, 1}} {
		e := easelOf(b)
		strip{draw.Gauge{Sketch: e.Sketch}, b}.say(draw.At(0, 0, 250, c.high), true)
		if first, ok := e.Objs[0].(*canvas.Text); !ok || first.Text != parts.Capital(first.Text) {
			t.Errorf("in %v dp it begins small: %+v", c.high, e.Objs[0])
		}
		for _, o := range e.Objs {
			if said, ok := o.(*canvas.Text); ok && c.lines == 2 && said.TextSize < draw.Strong(twoLines).Size {
				t.Errorf("in %v dp it is written in %v", c.high, said.TextSize)
			}
		}
		if len(e.Objs) != c.lines {
			t.Errorf("in %v dp it takes %d lines", c.high, len(e.Objs))
		}
	}
}
