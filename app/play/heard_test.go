//go:build scenes

package play_test

import (
	"testing"

	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// What phones bid is taken up by the table at once, and what follows is told there.
func TestTableHearsPhones(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})

	trasteros.Make(p.Played(), nil, trasteros.Bid(0, "gold"))
	if hand.Labelled(w, "Hand over to Ann") != nil {
		t.Error("Ann is asked for a bid that her phone has made")
	}
	if hand.Labelled(w, "Hand over to Bilal") == nil {
		t.Error("Bilal is not asked for his")
	}
	p.Undo()
	if hand.Labelled(w, "Hand over to Ann") == nil {
		t.Error("the table does not take Ann's bid back")
	}
}

// A cover goes on to the next who owes an answer when a phone has answered for its seat.
func TestCoverHearsPhones(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	trasteros.Make(p.Played(), nil, trasteros.Bid(0, "gold"))
	if hand.Labelled(w, "Place the bid") != nil {
		t.Error("the form of Ann is still open")
	}
	if hand.Labelled(w, "I’m Bilal") == nil {
		t.Error("the cover does not go on to Bilal")
	}
	for seat := range 3 {
		trasteros.Make(p.Played(), nil, trasteros.Bid(rules.Seat(seat+1), ""))
	}
	if hand.Labelled(w, "I’m Bilal") != nil {
		t.Error("the cover stays when all have bid")
	}
}

// A form that is open while another seat's phone answers stays as it is, and plays.
func TestFormStandsWhilePhonesAnswer(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	before := len(p.Played().Line())
	trasteros.Make(p.Played(), nil, trasteros.Bid(1, ""))
	hand.Tap(t, w, "Place the bid")
	if n := len(p.Played().Line()); n != before+2 {
		t.Errorf("%d entries came of two bids", n-before)
	}
}

// A table that was closed follows the play no more.
func TestClosedTableHearsNothing(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	a := p.App()
	a.Home()
	trasteros.Make(p.Played(), nil, trasteros.Bid(0, "gold"))
	if a.Top() == shell.Page(p) || a.Covered() {
		t.Error("the closed table shows itself")
	}
}
