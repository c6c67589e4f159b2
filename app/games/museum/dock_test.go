package museum

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

// onDockOf returns a board over a dock, of somebody who lays a museum.
func onDockOf(t *testing.T) *Board {
	t.Helper()
	b, _ := hallIn(t, fyne.NewSize(378, 629), counted(), laying(1))
	if !b.Dock(true) || b.Dock(true) {
		t.Error("a dock is no news, or twice")
	}
	return b
}

// The keys keep their height through laying, picking up and arranging.
func TestKeysOnTheDockKeepTheirHeight(t *testing.T) {
	b := onDockOf(t)
	high := b.Keys()
	if high < 3*kit.Touch || high > 200 {
		t.Fatalf("the keys are %v high", high)
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

// All eighteen keys are as large as a finger, and below the cells.
func TestEighteenKeysOnTheDock(t *testing.T) {
	b := onDockOf(t)
	top, keys := b.Size().Height-b.Keys(), 0
	for _, h := range b.Hits() {
		switch noun, _ := h.Thing.Split(); noun {
		case "civ", "domain":
			keys++
			if h.Box.Y < top || h.Box.H < kit.Touch || h.Box.W < kit.Touch || h.Box.Y+h.Box.H > b.Size().Height {
				t.Errorf("%s stands at %+v, the dock begins at %v", h.Thing, h.Box, top)
			}
		case "cell":
			if h.Box.Y+h.Box.H > top || h.Box.H < kit.Touch {
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
	b := onDockOf(t)
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
}
