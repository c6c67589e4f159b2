//go:build scenes

package oldmuseum_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/oldmuseum"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	game "docent/rules/oldmuseum"
)

var (
	inTheLight = oldmuseum.Kind{Seats: 4, Level: "turns", Light: "light", End: "race"}
	inTheDark  = oldmuseum.Kind{Seats: 4, Level: "turns", Light: "dark", End: "race"}
)

// tableOf opens the table of a new play on a phone.
func tableOf(t *testing.T, kind oldmuseum.Kind) (*hand.Hand, *play.Table) {
	t.Helper()
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, oldmuseum.New(h.App, kind))
	h.App.Push(p)
	return h, p
}

func stateOf(t *play.Table) *game.State {
	s, _ := rules.StateOf[game.State](t.View())
	return s
}

// A tap on a room is the move; what its way looks like is asked then, and remembered.
func TestATapOnARoomIsTheMove(t *testing.T) {
	_, p := tableOf(t, inTheLight)
	oldmuseum.Touch(p, "room:C2")
	if p.Now().Phase != "way" || stateOf(p).Scratch.To.String() != "C2" {
		t.Fatalf("after a tap on room C2 the table is at %s", p.Now().Phase)
	}
	say := func(kind rules.Kind, answers rules.Answers) {
		for _, o := range p.Offers() {
			if o.Kind == kind {
				p.Enact(o, answers)
				return
			}
		}
	}
	say("way", rules.Answers{"there": {"tape"}})
	if p.Now().Phase != "tape" {
		t.Fatalf("danger tape leaves the table at %s", p.Now().Phase)
	}
	head := p.Play().Head()
	if oldmuseum.Touch(p, "room:C2"); p.Now().Phase != "card" || !stateOf(p).Scratch.Tape {
		t.Fatalf("with a Room Access the table is at %s", p.Now().Phase)
	}
	p.Undo()
	if p.Play().Head() != head {
		t.Fatal("the tap on the room was more than one move")
	}
	if say("elsewhere", nil); p.Now().Phase != "move" {
		t.Fatalf("who turns away from the tape is at %s", p.Now().Phase)
	}
	oldmuseum.Touch(p, "room:A4")
	if p.Now().Phase != "move" || !p.Asking() {
		t.Error("a tap on a room far away does not say why it is none to go to")
	}
}

// The move has no button, and the tunnel's way none of its own.
func TestTheMoveIsOnTheRooms(t *testing.T) {
	_, p := tableOf(t, inTheLight)
	for _, b := range p.Buttons() {
		if b.Label == p.App().Text("oldmuseum.offer.go") || b.Label == p.App().Text("oldmuseum.axis.ns") {
			t.Errorf("there is a button %q", b.Label)
		}
	}
	if len(p.Buttons()) == 0 {
		t.Error("there are no buttons")
	}
}

// A Utility Store just found is asked about at once.
func TestAStoreFoundIsAskedAbout(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Phase("store", 0)))
	h.App.Push(p)
	if p.Follow(); !p.Asking() {
		t.Error("nobody asks whether a Utility Store is used")
	}
}

// At the end of a turn a Utility Store is one of the things that may be done: nobody asks about it.
func TestNoStoreIsAskedForAtTheEndOfATurn(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Wish{Holds: func(g *oldmuseum.Stand) bool {
		return g.Play.Position().Now().Phase == "end" && g.Offered("store") && g.Offered("easy") && !g.Offered("pistol")
	}}))
	h.App.Push(p)
	if p.Follow(); p.Asking() {
		t.Error("at the end of a turn a question opens by itself")
	}
	h.Tap(p.App().Text("oldmuseum.offer.store"))
	if !p.Asking() {
		t.Error("the Utility Store does not ask for the cards to give")
	}
}

// Where the names of what is picked have no room beside the question, their number is told.
func TestTheCardsToGiveAreCounted(t *testing.T) {
	for lang, want := range map[string]string{"en": "Utility card\u00a0×\u00a02", "es": "Total: 2"} {
		h := hand.New(t, nil, hand.Narrow)
		h.App.SetLanguage(lang)
		p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Wish{Holds: func(g *oldmuseum.Stand) bool {
			return g.Play.Position().Now().Phase == "end" && g.Offered("store")
		}}))
		h.App.Push(p)
		h.Tap(p.App().Text("oldmuseum.offer.store"))
		for range 2 {
			h.Tap(parts.Capital(p.App().Text("oldmuseum.card.utility")))
		}
		if !slices.ContainsFunc(test.LaidOutObjects(h.Root()), func(obj fyne.CanvasObject) bool {
			text, ok := obj.(*canvas.Text)
			return ok && text.Text == want
		}) {
			t.Errorf("%s: two like cards are not told as %q", lang, want)
		}
	}
}

// At the end of a turn the button that ends it is the only bright one, beside undo.
func TestTheEndOfATurnLeads(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Wish{Holds: func(g *oldmuseum.Stand) bool {
		return g.Play.Position().Now().Phase == "end" && g.Offered("store") && g.Offered("easy")
	}}))
	h.App.Push(p)
	end := p.App().Text("oldmuseum.offer.end-turn")
	for _, b := range p.Buttons() {
		if (b.Style == kit.Primary) != (b.Label == end) {
			t.Errorf("%q has the style %v", b.Label, b.Style)
		}
		if b.Label == end && b != p.Lead() {
			t.Errorf("%q does not stand beside undo", b.Label)
		}
	}
}

// Under an answer that only says no stands, whole, what it answers.
func TestANoTellsItsQuestion(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	for _, phase := range []rules.Key{"claim", "special", "gun", "look"} {
		p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Phase(phase, 0)))
		h.App.Push(p)
		no := p.Lead()
		if no == nil || no.Label != p.App().Text("oldmuseum.offer.skip") || !strings.HasSuffix(no.Caption, "?") || !no.CaptionWhole() {
			t.Errorf("%s: beside undo stands %+v", phase, no)
		}
	}
}

// Whatever is asked, the rooms keep their place from step to step.
func TestTheRoomsKeepTheirPlace(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	var size fyne.Size
	for _, phase := range []rules.Key{"move", "end", "card", "drop"} {
		p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Phase(phase, 0)))
		h.App.Push(p)
		if now := p.Board().Size(); size != (fyne.Size{}) && now != size {
			t.Errorf("%s: the board takes %v, before %v", phase, now, size)
		} else {
			size = now
		}
	}
}

// A question of the table stands beside undo, its answers are slots; a form does not repeat what its title asks.
func TestAQuestionStandsOnce(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, oldmuseum.Random(h.App, inTheLight, oldmuseum.Phase("drop", 10)))
	h.App.Push(p)
	if p.Hint() == "" {
		t.Error("nothing says what is asked")
	}
	if !play.Asks("Diego: which card?", "Which card?") || play.Asks("Diego: leave a card", "Leave a card in A1") || play.Asks("Diego", "") {
		t.Error("what a title asks is mistaken")
	}
}

// Secret choices of several seats are told apart by words that say what they are.
func TestSecretChoicesSayWhatTheyAre(t *testing.T) {
	_, p := tableOf(t, oldmuseum.Kind{Seats: 2, Level: "full", Light: "light", End: "race"})
	want := p.App().Text("oldmuseum.offer.choose", "seat", "Ann")
	for _, b := range p.Buttons() {
		if b.Label == want || b.Caption == want {
			return
		}
	}
	t.Errorf("there is no button %q", want)
}

// A result counts artifacts; other games count points.
func TestResultsCountArtifacts(t *testing.T) {
	a := hand.New(t, nil, hand.Narrow).App
	for n, want := range []string{"nothing brought back", "1 artifact", "2 artifacts"} {
		if got := a.Points("oldmuseum", n); got != want {
			t.Errorf("a total of %d is %q, want %q", n, got, want)
		}
	}
	if got := a.Points("trasteros", 1); got != "1 point" {
		t.Errorf("elsewhere a total of 1 is %q", got)
	}
}

// A seat sees its own map and notes under cover, and the table comes back after it.
func TestAMapUnderCover(t *testing.T) {
	h, p := tableOf(t, inTheDark)
	oldmuseum.Touch(p, "map:1")
	pass, ok := h.App.Top().(*play.Passing)
	if !ok || pass.Seat() != 1 {
		t.Fatalf("the map of seat 1 is shown on %T", h.App.Top())
	}
	h.Tap("I’m Bilal")
	if !pass.Asking() {
		t.Fatal("no map is shown")
	}
	h.Tap("Back to the table")
	if h.App.Top() != shell.Page(p) || pass.Asking() {
		t.Errorf("after the map comes %T", h.App.Top())
	}
	_, lit := tableOf(t, inTheLight)
	if _, drawn := lit.Artist().(board.Mapper).Map(lit, lit.View(), 0); drawn == nil {
		t.Error("in the light nobody has notes of its own")
	}
}

// While the rooms are laid otherwise the board has the room of the buttons; nothing is played where nothing changed.
func TestTheRoomsAreLaid(t *testing.T) {
	h, p := tableOf(t, inTheLight)
	entries := len(p.Play().Line())
	for _, leave := range []string{"oldmuseum.board.layout.done", "oldmuseum.board.layout.cancel"} {
		oldmuseum.Touch(p, "layout")
		if !p.Board().(board.Absorbing).Absorbs() || len(p.Buttons()) > 0 {
			t.Fatalf("while rooms are laid %d buttons are left", len(p.Buttons()))
		}
		h.Tap(p.App().Text(leave))
		if p.Board().(board.Absorbing).Absorbs() || len(p.Buttons()) == 0 || len(p.Play().Line()) != entries {
			t.Errorf("after %s: %d buttons, %d entries", leave, len(p.Buttons()), len(p.Play().Line()))
		}
	}
}

// BenchmarkOldMuseumScreen measures a full refresh of the screen of rooms.
func BenchmarkOldMuseumScreen(b *testing.B) {
	for _, size := range stage.Sizes()[:2] {
		b.Run(size.Name, func(b *testing.B) {
			var p *play.Table
			a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
			scene := stage.Scene{Name: "rooms", Open: func(a *shell.App, s *stage.Stage) { p = oldmuseum.Table(a, s, inTheLight, oldmuseum.Turn(90)) }}
			stage.New().Show(a, w, scene, size, "en", look.Look{Variant: look.Dark, Scale: 1})
			for b.Loop() {
				p.Refresh()
			}
		})
	}
}

// Who goes on telling its hand sees under cover what it has told already.
func TestTheRestOfAHandIsToldBesideTheFirst(t *testing.T) {
	h, p := tableOf(t, oldmuseum.Kind{Seats: 2, Level: "full", Light: "light", End: "race"})
	who := p.Teller().Player(p.View().Now().Seat)
	tell := p.App().Text("oldmuseum.offer.tell", "seat", who)
	for range 2 {
		pressed(t, h, p, tell)
		h.Tap("I’m " + who)
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if said, ok := obj.(*kit.Text); ok && said.Text() == "Already entered: Key" {
				return
			}
		}
		h.Tap("Key")
		h.Tap(tell + ", Key")
	}
	t.Error("nothing tells what was entered")
}

// pressed taps an action wherever it stands.
func pressed(t *testing.T, h *hand.Hand, p *play.Table, label string) {
	t.Helper()
	for _, b := range p.Buttons() {
		if b.Label == label || b.Caption == label {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("there is no %q", label)
}

// Whoever may leave a game against the clock reads what the numbers count.
func TestAnExitTellsWhatItCounts(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	timed := oldmuseum.Kind{Seats: 2, Level: "turns", Light: "light", End: "timed"}
	h.App.Push(play.NewTable(h.App, oldmuseum.Random(h.App, timed, oldmuseum.Phase("exit", 0))))
	if h.Sees("0") || !h.Sees("No artifacts, Chosen ones carried") {
		t.Error("the answers are bare numbers")
	}
}
