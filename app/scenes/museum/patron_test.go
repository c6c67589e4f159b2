//go:build scenes

package museum_test

import (
	"testing"

	"docent/app/parts"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/rules/catalog"
)

// A patron's table is told figure by figure, with keys on the screen or of a keyboard, in whatever order.
func TestATableIsTold(t *testing.T) {
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	p := museum.Box(h.App, s)
	says := func() string {
		b, err := h.App.Tracker.Box(p.ID())
		if err != nil {
			t.Fatal(err)
		}
		return string(b.Things["patron:2"])
	}
	p.OnPiece(p.Form("patron"), "patron:2")
	pad := h.App.Digits.(*parts.DigitPad).Numbers.(parts.TableFigures)
	for i, step := range []struct {
		do   func()
		want string
	}{
		{func() { h.App.Typed('3') }, ""},
		{func() { h.App.Typed(' '); h.App.Typed('1'); h.App.Typed('5') }, `{"table":"3=15"}`},
		{pad.OnAdd, `{"table":"3=15"}`},
		{func() { pad.Digit(2); pad.Next(); pad.Digit(1); pad.Digit(0) }, `{"table":"2=10 3=15"}`},
		{func() { pad.Digit(1) }, `{"table":"2=1 3=15"}`},
		{func() { pad.Erase() }, `{"table":"3=15"}`},
		{func() { pad.Digit(0) }, `{"table":"2=0 3=15"}`},
		{func() { pad.OnRemove(0) }, `{"table":"2=0"}`},
		{func() { pad.OnRemove(0) }, ""},
	} {
		if step.do(); says() != step.want {
			t.Fatalf("after step %d the patron says %s, want %s", i, says(), step.want)
		}
	}
	h.App.CloseSheets()
	if h.App.Digits != nil {
		t.Error("a keyboard still types into a form that is closed")
	}
}

// A table takes as many lines as are kept, and what was typed before by hand.
func TestATableHasRoom(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	text := ""
	pad := parts.NewTablePad(h.App, "3=15 many 2=10", func(said string) { text = said })
	if pad.Set(15); text != "2=10 15=15" {
		t.Errorf("a line of a table that falls is told again as %q", text)
	}
	for len(pad.Lines()) < parts.MostTableLines {
		pad.OnAdd()
	}
	for i := range pad.Lines() {
		pad.Lines()[i] = parts.TableLine{parts.MostTableFigure, parts.MostTableFigure}
	}
	game, _ := catalog.Game("museum")
	if pad.Set(parts.MostTableFigure); text == "" {
		t.Fatal("a full table is not told")
	}
	box, err := h.App.Tracker.NewBox(game, "Box")
	if err == nil {
		_, err = h.App.Tracker.SetPiece(box.ID, "patron:1", map[string][]string{"table": {text}})
	}
	if err != nil {
		t.Errorf("a full table is not kept: %v", err)
	}
}
