package trasteros_test

import (
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// Where the first bid must hold a cube, no form suggests one; where a fist may be empty it
// does, and so it does when tied players bid again.
func TestMustBidSuggestsNothing(t *testing.T) {
	for _, must := range []string{"true", "false"} {
		options, err := trasteros.Game.Options(rules.Answers{"mustBid": {must}})
		if err != nil {
			t.Fatal(err)
		}
		pos, _, err := trasteros.Game.Start(rules.Setup{Seats: 3, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		pos = play(t, pos, "call", nil)
		if got := opens(t, pos); got != (must == "true") {
			t.Errorf("must bid %s: the first bid opens with nothing preset: %t", must, got)
		}
		for range 3 {
			pos = play(t, pos, "bid", rules.Answers{"glass": {"1"}})
		}
		pos = play(t, pos, "referee", nil)
		if opens(t, pos) {
			t.Errorf("must bid %s: the bid after a tie is not preset to an empty fist", must)
		}
	}
}

// play makes the first open move of a kind.
func play(t *testing.T, pos rules.Position, kind rules.Kind, answers rules.Answers) rules.Position {
	t.Helper()
	for _, o := range pos.Offers() {
		if o.Kind != kind || o.Refused != nil {
			continue
		}
		move, err := o.Move(answers)
		if err != nil {
			t.Fatal(err)
		}
		next, _, err := pos.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		return next
	}
	t.Fatalf("no %s is offered", kind)
	return nil
}

// opens reports whether the bids that are asked suggest nothing.
func opens(t *testing.T, pos rules.Position) bool {
	t.Helper()
	for _, o := range pos.Offers() {
		if o.Kind == "bid" {
			return o.Fields[0].Open
		}
	}
	t.Fatal("no bid is asked")
	return false
}

// Every kind of cube keeps its place in a bid, also where none of it is free; where all are gone nothing is asked.
func TestBidsKeepEveryKindInItsPlace(t *testing.T) {
	for cubes, want := range map[string][]int{
		`{"gold":1,"silver":1,"bronze":1,"glass":3}`: {1, 1, 1, 3},
		`{"gold":1,"glass":2}`:                       {1, 0, 0, 2},
		`{}`:                                         nil,
	} {
		pos := rulestest.Start(t, trasteros.Game, rules.Setup{Seats: 3})
		whole := strings.Replace(string(pos.JSON()), `{"gold":1,"silver":1,"bronze":1,"glass":3}`, cubes, 1)
		pos, err := trasteros.Game.Load([]byte(whole))
		if err != nil {
			t.Fatal(err)
		}
		pos = play(t, pos, "call", nil)
		for _, o := range pos.Offers() {
			if o.Kind != "bid" || o.Seat != 0 {
				continue
			}
			var got []int
			for _, f := range o.Fields {
				got = append(got, f.Max)
			}
			if !slices.Equal(got, want) {
				t.Errorf("with %s a bid asks for up to %v, want %v", cubes, got, want)
			}
		}
	}
}
