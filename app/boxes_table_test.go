package app

import "testing"

// A patron's table is told figure by figure, with keys on the screen or of a keyboard, in whatever order.
func TestATableIsTold(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := s.curatorBox(h.app)
	says := func() string {
		b, err := h.app.tracker.Box(p.id)
		if err != nil {
			t.Fatal(err)
		}
		return string(b.Things["patron:2"])
	}
	p.onPiece(p.form("patron"), "patron:2")
	pad := h.app.digits.(*digitPad).numbers.(tableFigures)
	for i, step := range []struct {
		do   func()
		want string
	}{
		{func() { h.app.typed('3') }, ""},
		{func() { h.app.typed(' '); h.app.typed('1'); h.app.typed('5') }, `{"table":"3=15"}`},
		{pad.onAdd, `{"table":"3=15"}`},
		{func() { pad.digit(2); pad.next(); pad.digit(1); pad.digit(0) }, `{"table":"2=10 3=15"}`},
		{func() { pad.digit(1) }, `{"table":"2=1 3=15"}`},
		{func() { pad.erase() }, `{"table":"3=15"}`},
		{func() { pad.digit(0) }, `{"table":"2=0 3=15"}`},
		{func() { pad.onRemove(0) }, `{"table":"2=0"}`},
		{func() { pad.onRemove(0) }, ""},
	} {
		if step.do(); says() != step.want {
			t.Fatalf("after step %d the patron says %s, want %s", i, says(), step.want)
		}
	}
	h.app.closeSheets()
	if h.app.digits != nil {
		t.Error("a keyboard still types into a form that is closed")
	}
}

// A table takes as many lines as are kept, and what was typed before by hand.
func TestATableHasRoom(t *testing.T) {
	h := newHand(t, nil, narrow)
	text := ""
	pad := newTablePad(h.app, "3=15 many 2=10", func(said string) { text = said })
	if pad.set(15); text != "2=10 15=15" {
		t.Errorf("a line of a table that falls is told again as %q", text)
	}
	for len(pad.lines) < mostTableLines {
		pad.onAdd()
	}
	for i := range pad.lines {
		pad.lines[i] = tableLine{mostTableFigure, mostTableFigure}
	}
	game, _ := gameOf("museum")
	if pad.set(mostTableFigure); text == "" {
		t.Fatal("a full table is not told")
	}
	box, err := h.app.tracker.NewBox(game, "Box")
	if err == nil {
		_, err = h.app.tracker.SetPiece(box.ID, "patron:1", map[string][]string{"table": {text}})
	}
	if err != nil {
		t.Errorf("a full table is not kept: %v", err)
	}
}
