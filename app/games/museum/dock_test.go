package museum

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// onDockOf returns a board over a dock, perhaps one of a low phone, of somebody who lays a museum.
func onDockOf(t *testing.T, low bool) *Board {
	t.Helper()
	size := fyne.NewSize(378, 629)
	if low {
		size = fyne.NewSize(348, 516)
	}
	b, _ := hallIn(t, size, counted(), laying(1))
	if !b.Dock(true, low) || b.Dock(true, low) {
		t.Error("a dock is no news, or twice")
	}
	return b
}

// The keys keep their height through laying, picking up and arranging.
func TestKeysOnTheDockKeepTheirHeight(t *testing.T) {
	keepHeight(t, onDockOf(t, false), 200)
}

// On a low phone they leave the board its part of the height: 352 of 640.
func TestKeysOnALowDock(t *testing.T) { keepHeight(t, onDockOf(t, true), 159) }

// keepHeight lays, picks up and arranges on a board whose keys are at most so high.
func keepHeight(t *testing.T, b *Board, most float32) {
	t.Helper()
	high := b.Keys()
	if high < 3*look.Touch || high > most {
		t.Fatalf("the keys are %v high, want at most %v", high, most)
	}
	for _, then := range []struct {
		what string
		do   func()
	}{
		{"a card is picked up", func() { press(t, b, "cell:12") }},
		{"the best is looked for", func() { b.hall.arrange() }},
		{"the best is looked at", func() { b.hall.togglePreview() }},
		{"another museum is large", func() { b.Touch("museum:1") }},
	} {
		if then.do(); b.Keys() != high {
			t.Errorf("where %s the keys are %v high, before %v", then.what, b.Keys(), high)
		}
	}
	if b.hall.close(); b.Keys() != 0 || b.Deed() != nil {
		t.Error("a table without a large museum has keys")
	}
}

// All eighteen keys are as large as a finger, apart from each other, and below the cells.
func TestEighteenKeysOnTheDock(t *testing.T) {
	eighteen(t, onDockOf(t, false))
	eighteen(t, onDockOf(t, true))
}

// apart finds places that take taps and lie on each other.
func apart(t *testing.T, b *Board) {
	t.Helper()
	for i, h := range b.Hits() {
		for _, other := range b.Hits()[:i] {
			if a, b := h.Box, other.Box; a.X < b.X+b.W-0.1 && b.X < a.X+a.W-0.1 && a.Y < b.Y+b.H-0.1 && b.Y < a.Y+a.H-0.1 {
				t.Errorf("%s lies on %s", h.Thing, other.Thing)
			}
		}
	}
}

// eighteen counts and measures the places of keys.
func eighteen(t *testing.T, b *Board) {
	t.Helper()
	apart(t, b)
	top, keys := b.Size().Height-b.Keys(), 0
	for _, h := range b.Hits() {
		switch noun, _ := h.Thing.Split(); noun {
		case "civ", "domain":
			keys++
			if h.Box.Y < top || h.Box.H < look.Touch || h.Box.W < look.Touch || h.Box.Y+h.Box.H > b.Size().Height {
				t.Errorf("%s stands at %+v, the dock begins at %v", h.Thing, h.Box, top)
			}
		case "cell":
			if h.Box.Y+h.Box.H > top || h.Box.H < look.Touch {
				t.Errorf("%s stands at %+v, the dock begins at %v", h.Thing, h.Box, top)
			}
		}
	}
	if keys != 18 {
		t.Errorf("%d keys, want 18", keys)
	}
}

// Beside Undo stands what is done next: look for the best arrangement, lay it, finish the museum.
func TestTheDeedOnTheDock(t *testing.T) {
	b := onDockOf(t, false)
	deed := b.Deed()
	if deed.Label != "board.museum.best" || deed.Caption != "" {
		t.Fatalf("the deed is %q, %q", deed.Label, deed.Caption)
	}
	test.Tap(deed)
	if !b.hall.search.open() || b.Deed() != deed || deed.Label != "board.museum.lay" || deed.Caption != points(b.hall.gain) {
		t.Errorf("with a better arrangement the deed is %q, %q", deed.Label, deed.Caption)
	}
	b.hall.stopSearch()
	if b.Deed().Label != "board.museum.best" || deed.Caption != "board.museum.best.found" {
		t.Errorf("after the search the deed is %q, %q", deed.Label, deed.Caption)
	}
	s := counted()
	s.Players[1].Layout = laidOut("Rt Et Et Gt Jn", "Ra Ra Ew Ga Ga", "Rw Rw En Gw Gw", "Rt Et Et Gt Jn", "Ra Ra Ew Ga Ga")
	b.show(readModel(s, board.Scene{Offers: append(laying(1), rules.Offer{Kind: "pool", Seat: 1, Aside: true})}))
	if b.Deed().Label != "board.museum.complete" || deed.Caption != "board.museum.after" || deed.Style != kit.Primary {
		t.Errorf("of a whole museum the deed is %q, %q", deed.Label, deed.Caption)
	}
	s.Players[1].Layout = laidOut("Rt Ra Rw .. ..")
	s.Players[1].Museum = s.Players[1].Museum[:3]
	b.show(readModel(s, board.Scene{Offers: laying(1)}))
	if b.hall.arrange(); b.Deed().Label != "app.close" {
		t.Errorf("with nothing to lay anew the deed is %q", deed.Label)
	}
}

// In the head of a phone's museum that is whole, the best arrangement is offered in words.
func TestTheBestArrangementIsNamed(t *testing.T) {
	b := onDockOf(t, false)
	one := b.hall.buttons.best
	one.Label = "Mejor disposición"
	s := counted()
	s.Players[1].Layout = laidOut("Rt Et Et Gt Jn", "Ra Ra Ew Ga Ga", "Rw Rw En Gw Gw", "Rt Et Et Gt Jn", "Ra Ra Ew Ga Ga")
	b.show(readModel(s, board.Scene{Offers: laying(1)}))
	if one.Compact || !one.Whole(one.Size().Width) {
		t.Errorf("it is a sign alone: %v, %v wide", one.Compact, one.Size().Width)
	}
}
