package cgexpo

import (
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// The map comes to the squares that are asked for, wherever the thief at turn stands.
func TestHomeIsWhereOneIsAsked(t *testing.T) {
	s := *stateOf(t, begin(t, boxOf(t, hallOf(16, 12))))
	x := model{mapped: true, state: &s, turn: s.Turn}
	thief := x.home()
	if thief != middleOf(s.Thieves[s.Turn].Square) {
		t.Errorf("nothing is asked, and home is at %v", thief)
	}
	asked := cgexpo.SquareAt(12, 2)
	x.point = rules.Offer{Kind: "stop"}
	x.lit.Add(asked)
	if at := x.home(); at != middleOf(asked) {
		t.Errorf("a square is asked for at %v, and home is at %v", middleOf(asked), at)
	}
}
