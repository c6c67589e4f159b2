package app

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/oldmuseum"
)

var (
	litGloom  = gloomKind{4, "turns", "light", "race"}
	darkGloom = gloomKind{4, "turns", "dark", "race"}
)

// gloomPage opens the table of a new play on a phone.
func gloomPage(t *testing.T, kind gloomKind) (*hand, *tablePage) {
	t.Helper()
	h := newHand(t, nil, narrow)
	p := newTablePage(h.app, newGloom(h.app, kind))
	h.app.push(p)
	return h, p
}

func (t *tablePage) gloom() *oldmuseum.State {
	s, _ := rules.StateOf[oldmuseum.State](t.view)
	return s
}

// A tap on a room is the move; what its way looks like is asked then, and remembered.
func TestATapOnARoomIsTheMove(t *testing.T) {
	_, p := gloomPage(t, litGloom)
	gloomTouch(p, "room:C2")
	if p.now.Phase != "way" || p.gloom().Scratch.To.String() != "C2" {
		t.Fatalf("after a tap on room C2 the table is at %s", p.now.Phase)
	}
	say := func(kind rules.Kind, answers rules.Answers) {
		for _, o := range p.offers {
			if o.Kind == kind {
				p.do(o, answers)
				return
			}
		}
	}
	say("way", rules.Answers{"there": {"tape"}})
	if p.now.Phase != "tape" {
		t.Fatalf("danger tape leaves the table at %s", p.now.Phase)
	}
	head := p.play.Head()
	if gloomTouch(p, "room:C2"); p.now.Phase != "card" || !p.gloom().Scratch.Tape {
		t.Fatalf("with a Room Access the table is at %s", p.now.Phase)
	}
	p.undo()
	if p.play.Head() != head {
		t.Fatal("the tap on the room was more than one move")
	}
	if say("elsewhere", nil); p.now.Phase != "move" {
		t.Fatalf("who turns away from the tape is at %s", p.now.Phase)
	}
	gloomTouch(p, "room:A4")
	if p.now.Phase != "move" || !p.app.covered() {
		t.Error("a tap on a room far away does not say why it is none to go to")
	}
}

// The move has no button, and the tunnel's way none of its own.
func TestTheMoveIsOnTheRooms(t *testing.T) {
	_, p := gloomPage(t, litGloom)
	for _, b := range p.buttons {
		if b.Label == p.app.text("oldmuseum.offer.go") || b.Label == p.app.text("oldmuseum.axis.ns") {
			t.Errorf("there is a button %q", b.Label)
		}
	}
	if len(p.buttons) == 0 {
		t.Error("there are no buttons")
	}
}

// A Utility Store just found is asked about at once.
func TestAStoreFoundIsAskedAbout(t *testing.T) {
	h := newHand(t, nil, narrow)
	p := newTablePage(h.app, gloomPlay(h.app, litGloom, gloomPhase("store", 0).holds))
	h.app.push(p)
	if p.follow(); !h.app.covered() {
		t.Error("nobody asks whether a Utility Store is used")
	}
}

// At the end of a turn a Utility Store is one of the things that may be done: nobody asks about it.
func TestNoStoreIsAskedForAtTheEndOfATurn(t *testing.T) {
	h := newHand(t, nil, narrow)
	p := newTablePage(h.app, gloomPlay(h.app, litGloom, func(g *gloomStand) bool {
		return g.play.Position().Now().Phase == "end" && g.offered("store") && g.offered("easy") && !g.offered("pistol")
	}))
	h.app.push(p)
	if p.follow(); h.app.covered() {
		t.Error("at the end of a turn a question opens by itself")
	}
	h.tap(p.app.text("oldmuseum.offer.store"))
	if !h.app.covered() {
		t.Error("the Utility Store does not ask for the cards to give")
	}
}

// At the end of a turn the button that ends it is the only bright one, over the whole width.
func TestTheEndOfATurnLeads(t *testing.T) {
	h := newHand(t, nil, narrow)
	p := newTablePage(h.app, gloomPlay(h.app, litGloom, func(g *gloomStand) bool {
		return g.play.Position().Now().Phase == "end" && g.offered("store") && g.offered("easy")
	}))
	h.app.push(p)
	end := p.app.text("oldmuseum.offer.end-turn")
	for _, b := range p.buttons {
		if (b.Style == kit.Primary) != (b.Label == end) {
			t.Errorf("%q has the style %v", b.Label, b.Style)
		}
		if wide := p.pads.Size().Width; b.Label == end && b.Size().Width < wide-1 {
			t.Errorf("%q is %v dp wide of %v", b.Label, b.Size().Width, wide)
		}
	}
}

// Titles stand on one line of a phone, so that the rooms keep their place from step to step.
func TestTitlesKeepToOneLine(t *testing.T) {
	for _, language := range []string{"en", "fr", "es"} {
		h := newHand(t, nil, narrow)
		h.app.setLanguage(language)
		p := newTablePage(h.app, newGloom(h.app, litGloom))
		h.app.push(p)
		for _, phase := range []string{
			"move", "end", "tunnel", "again", "way", "card", "lock", "flip", "tape", "drew", "name", "claim", "exit", "store", "gun", "look", "drop", "swap", "special",
		} {
			p.sign.set(0, true, h.app.text("oldmuseum.phase."+phase, "who", "Diego"), "")
			if lines, _ := p.sign.lines(p.sign.Size().Width); len(lines) > 1 {
				t.Errorf("%s in %v dp: %q", language, p.sign.Size().Width, lines)
			}
		}
	}
}

// What the title asks does not stand above the answers, too; what it leaves out does.
func TestAQuestionStandsOnce(t *testing.T) {
	h := newHand(t, nil, narrow)
	for phase, want := range map[rules.Key]int{"card": 0, "drop": 1} {
		p := newTablePage(h.app, gloomPlay(h.app, litGloom, gloomPhase(phase, 10).holds))
		h.app.push(p)
		headings := 0
		for _, obj := range p.pads.Objects {
			if _, ok := obj.(*kit.Text); ok {
				headings++
			}
		}
		if headings != want {
			t.Errorf("%s: %d headings above the answers, want %d", phase, headings, want)
		}
	}
	if !asks("Diego: which card?", "Which card?") || asks("Diego: leave a card", "Leave a card in A1") || asks("Diego", "") {
		t.Error("what a title asks is mistaken")
	}
}

// Secret choices of several seats are told apart by words that say what they are.
func TestSecretChoicesSayWhatTheyAre(t *testing.T) {
	_, p := gloomPage(t, gloomKind{2, "full", "light", "race"})
	want := p.app.text("oldmuseum.offer.choose", "seat", "Ann")
	for _, b := range p.buttons {
		if b.Label == want || b.Caption == want {
			return
		}
	}
	t.Errorf("there is no button %q", want)
}

// A result counts artifacts; other games count points.
func TestResultsCountArtifacts(t *testing.T) {
	a := newHand(t, nil, narrow).app
	for n, want := range []string{"nothing brought home", "1 artifact", "2 artifacts"} {
		if got := a.points("oldmuseum", n); got != want {
			t.Errorf("a total of %d is %q, want %q", n, got, want)
		}
	}
	if got := a.points("trasteros", 1); got != "1 point" {
		t.Errorf("elsewhere a total of 1 is %q", got)
	}
}

// In the dark a seat sees its own map under cover, and the table comes back after it.
func TestAMapUnderCover(t *testing.T) {
	h, p := gloomPage(t, darkGloom)
	gloomTouch(p, "map:1")
	pass, ok := h.app.top().(*passPage)
	if !ok || pass.seat != 1 {
		t.Fatalf("the map of seat 1 is shown on %T", h.app.top())
	}
	h.tap("I am Bilal")
	if !h.app.covered() {
		t.Fatal("no map is shown")
	}
	h.tap("Back to the table")
	if h.app.top() != page(p) || h.app.covered() {
		t.Errorf("after the map comes %T", h.app.top())
	}
	_, lit := gloomPage(t, litGloom)
	if mapper := lit.artist.(board.Mapper); mapper.Map(lit, lit.view, 0) != nil {
		t.Error("in the light somebody has a map of its own")
	}
}

// While the rooms are laid otherwise the board has the room of the buttons; nothing is played where nothing changed.
func TestTheRoomsAreLaid(t *testing.T) {
	h, p := gloomPage(t, litGloom)
	entries := len(p.play.Line())
	for _, leave := range []string{"oldmuseum.board.layout.done", "oldmuseum.board.layout.cancel"} {
		gloomTouch(p, "layout")
		if !p.board.(board.Absorbing).Absorbs() || len(p.buttons) > 0 {
			t.Fatalf("while rooms are laid %d buttons are left", len(p.buttons))
		}
		h.tap(p.app.text(leave))
		if p.board.(board.Absorbing).Absorbs() || len(p.buttons) == 0 || len(p.play.Line()) != entries {
			t.Errorf("after %s: %d buttons, %d entries", leave, len(p.buttons), len(p.play.Line()))
		}
	}
}

// BenchmarkOldMuseumScreen is a full refresh of the screen of rooms.
func BenchmarkOldMuseumScreen(b *testing.B) {
	for _, size := range Sizes()[:2] {
		b.Run(size.Name, func(b *testing.B) {
			var p *tablePage
			a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
			scene := Scene{"rooms", func(a *App, s *Stage) { p = s.gloomTable(a, litGloom, gloomTurn(90)) }}
			NewStage().Show(a, w, scene, size, "en", kit.Look{Variant: kit.Dark, Scale: 1})
			for b.Loop() {
				p.refresh()
			}
		})
	}
}
