package museum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/rules"
	"docent/rules/museum"
)

// Two taps lay a card: a civilisation and a domain. The civilisation stays chosen, and the next free cell is marked.
func TestLaysWithTwoTaps(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(366, 470), fyne.NewSize(768, 500)} {
		s := counted()
		b, host := boardIn(t, size, s, laying(1))
		press(t, b, "museum:1")
		if b.hall.hand.cell != 4 || host.Reshapes != 1 || !b.Absorbs() {
			t.Fatalf("%v: cell %d is marked, reshaped %d", size, b.hall.hand.cell, host.Reshapes)
		}
		press(t, b, "civ:J")
		press(t, b, "domain:n")
		if want := (boardtest.Deed{Kind: "put", Answers: rules.Answers{"cell": {"15"}, "card": {"Jn"}}}); len(host.Deeds) != 1 || !same(host.Deeds[0], want) {
			t.Fatalf("%v: played %v, want %v", size, host.Deeds, want)
		}
		s.Players[1].Layout = laidOut("Rt Et Et Gt Jn", "Ra .. Ew Ga ..", "Rw .. En Gw ..")
		b.show(readModel(s, board.Scene{Offers: laying(1)}))
		if b.hall.hand.cell != 6 || b.hall.hand.civ != 11 {
			t.Errorf("%v: then cell %d and civilisation %d are chosen", size, b.hall.hand.cell, b.hall.hand.civ)
		}
		press(t, b, "domain:t")
		press(t, b, "cell:45")
		press(t, b, "domain:a")
		if want := (boardtest.Deed{Kind: "put", Answers: rules.Answers{"cell": {"45"}, "card": {"Ja"}}}); len(host.Deeds) != 3 || !same(host.Deeds[2], want) {
			t.Errorf("%v: played %v, want one tap for a card of the same civilisation, the last %v", size, host.Deeds, want)
		}
	}
}

// The museum of somebody else begins without the civilisation that was chosen in the one before; who comes back finds it.
func TestTheCivilisationStaysInItsMuseum(t *testing.T) {
	b, _ := boardIn(t, fyne.NewSize(366, 470), counted(), append(laying(1), laying(2)...))
	for _, step := range []struct {
		museum rules.Thing
		taps   []rules.Thing
		want   int
	}{{"museum:1", []rules.Thing{"civ:J"}, 11}, {"museum:1", nil, 11}, {"museum:2", nil, -1}} {
		b.hall.close()
		press(t, b, step.museum)
		for _, tap := range step.taps {
			press(t, b, tap)
		}
		if b.hall.hand.civ != step.want {
			t.Errorf("in %s civilisation %d is chosen, want %d", step.museum, b.hall.hand.civ, step.want)
		}
	}
}

// Cards that were told by name before only values were entered lie there to be laid, without their values; another card is
// entered by its letters.
func TestWhatIsKnownIsLaidByOneTap(t *testing.T) {
	s := counted()
	p := &s.Players[1]
	p.Layout = laidOut("Rt")
	p.Museum = heapOf("Rt2 Et4 3")
	b, host := boardIn(t, fyne.NewSize(366, 470), s, laying(1))
	press(t, b, "museum:1")
	press(t, b, "tray:0")
	if want := (boardtest.Deed{Kind: "put", Answers: rules.Answers{"cell": {"12"}, "card": {"Et"}}}); len(host.Deeds) != 1 || !same(host.Deeds[0], want) {
		t.Fatalf("played %v, want %v", host.Deeds, want)
	}
	press(t, b, "tray:1")
	press(t, b, "civ:J")
	press(t, b, "domain:n")
	if len(host.Deeds) != 2 || host.Deeds[1].Answers["card"][0] != "Jn" {
		t.Errorf("another card is entered as %v", host.Deeds)
	}
	p.Layout = laidOut("Rt Et")
	b.show(readModel(s, board.Scene{Offers: laying(1)}))
	press(t, b, "civ:J")
}

func same(a, b boardtest.Deed) bool {
	if a.Kind != b.Kind || len(a.Answers) != len(b.Answers) {
		return false
	}
	for name, values := range a.Answers {
		if !slices.Equal(values, b.Answers[name]) {
			return false
		}
	}
	return true
}

// A card is moved by tapping it and then a cell, lifted by its button; cards that were told wait in a tray.
func TestMovesCards(t *testing.T) {
	b, host := hallIn(t, fyne.NewSize(366, 400), busyTable(), laying(1)[:4])
	press(t, b, "cell:11")
	press(t, b, "cell:55")
	press(t, b, "cell:12")
	test.Tap(b.hall.buttons.lift)
	press(t, b, "cell:13")
	press(t, b, "cell:13")
	press(t, b, "tray:1")
	want := []boardtest.Deed{
		{Kind: "shift", Answers: rules.Answers{"from": {"11"}, "to": {"55"}}},
		{Kind: "lift", Answers: rules.Answers{"cell": {"12"}}},
		{Kind: "put", Answers: rules.Answers{"cell": {"12"}, "card": {"Jn2"}}},
	}
	if !slices.EqualFunc(host.Deeds, want, same) {
		t.Errorf("played %v, want %v", host.Deeds, want)
	}
	if _, ok := b.look.hands[1]["arranged"]; ok || b.hall.buttons.complete.Visible() && onBoard(b, b.hall.buttons.complete) {
		t.Error("in a turn nobody says that a museum is complete")
	}
	press(t, b, "cell:11")
	b.Touch("museum:0")
	press(t, b, "cell:11")
	if len(host.Deeds) != 3 || b.hall.lit < 0 || !b.hall.museum().gains[b.hall.lit].cells.Has(0) {
		t.Errorf("in the museum of another a tap plays %v and lights %d", host.Deeds, b.hall.lit)
	}
}

func onBoard(b *Board, obj fyne.CanvasObject) bool {
	return slices.Contains(test.WidgetRenderer(b).Objects(), obj)
}

// A complete museum closes, and so does one when the turn passes.
func TestClosesMuseums(t *testing.T) {
	b, host := hallIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	test.Tap(b.hall.buttons.complete)
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "arranged" {
		t.Fatalf("played %v", host.Deeds)
	}
	b.show(readModel(counted(), board.Scene{Offers: []rules.Offer{{Kind: "pool", Seat: 1}}}))
	if b.hall.isOpen() || b.Absorbs() {
		t.Error("the complete museum stays open")
	}
	b, _ = boardIn(t, fyne.NewSize(366, 470), busyTable(), nil)
	b.Touch("museum:0")
	next := busyTable()
	next.Turn = 2
	b.show(readModel(next, board.Scene{}))
	if b.hall.isOpen() {
		t.Error("the turn has passed and the museum stays open")
	}
}

// The museum that the count asks for becomes large once the question before it is answered, and no other makes it so: not
// one that is open when the table is, not one that is asked for as turns end.
func TestOpensTheMuseumThatIsAskedFor(t *testing.T) {
	asks := func(kind rules.Kind, seat rules.Seat) []rules.Offer {
		later := laying(2)
		for i := range later {
			later[i].Aside = true
		}
		return append([]rules.Offer{{Kind: kind, Seat: seat}}, later...)
	}
	b, host := boardIn(t, fyne.NewSize(366, 470), counted(), asks("bonuses", rules.Table))
	for _, step := range []struct {
		of     string
		offers []rules.Offer
		want   rules.Seat
	}{
		{"bonuses", laying(2), 2},
		{"a card", laying(2), 2},
		{"the museum", asks("pool", 2), rules.Table},
		{"no pool", laying(2), 2},
		{"undoing the museum", asks("pool", 1), rules.Table},
		{"undoing the game", nil, rules.Table},
		{"playing it again", laying(2), rules.Table},
	} {
		if b.show(readModel(counted(), board.Scene{Offers: step.offers})); b.hall.seat != step.want {
			t.Errorf("after %s the museum of %d is large, want %d", step.of, b.hall.seat, step.want)
		}
	}
	if host.Reshapes > 0 {
		t.Error("the table is laid out anew while it shows the board")
	}
	b, _ = boardIn(t, fyne.NewSize(366, 470), busyTable(), taking(1))
	if b.show(readModel(counted(), board.Scene{Offers: laying(1)})); b.hall.isOpen() {
		t.Error("as the game ends a museum covers what is told of it")
	}
}

// A board of another shape is told from the museum, in words until the first card lies.
func TestAnotherShapeIsAtHand(t *testing.T) {
	offers := append(laying(1), rules.Offer{Kind: "shape", Seat: 1})
	empty := counted()
	empty.Players[1].Layout = nil
	for _, c := range []struct {
		of    string
		size  fyne.Size
		state *museum.State
		words bool
	}{
		{"an empty board on a phone", fyne.NewSize(366, 560), empty, true},
		{"cards on a phone", fyne.NewSize(366, 560), counted(), false},
	} {
		if b, _ := hallIn(t, c.size, c.state, offers); b.hall.buttons.shape.Compact == c.words {
			t.Errorf("%s: in words is %v, want %v", c.of, !c.words, c.words)
		}
	}
	b, host := hallIn(t, fyne.NewSize(366, 560), empty, offers)
	if test.Tap(b.hall.buttons.shape); len(host.Deeds) != 1 || host.Deeds[0].Kind != "shape" {
		t.Errorf("played %v", host.Deeds)
	}
}
