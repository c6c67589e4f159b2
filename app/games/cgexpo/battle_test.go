package cgexpo

import (
	"testing"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// fightIn shows a battle of the thief at turn with SoCal Mike, with the CDs or without.
func fightIn(t *testing.T, b *Board, p rules.Position, flees bool) {
	t.Helper()
	s := *stateOf(t, p)
	if flees {
		s.CDs.At, s.CDs.Seat = cgexpo.InPack, s.Turn
	}
	o := rules.Offer{Kind: "battle", On: []rules.Thing{"figure:socal"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1")}}
	b.show(readModel(&s, board.Scene{Offers: []rules.Offer{o}}, 0), false)
	b.Refresh()
}

// That nobody knows the odds is said in the first battle, however often that is drawn, and in no other.
func TestUnknownOddsAreToldOnce(t *testing.T) {
	b, _, p := walkIn(t)
	told := func() bool {
		b.tray.draw(draw.After(nil), 360, 500)
		return b.tray.battle.noted
	}
	fightIn(t, b, p, false)
	for range 2 {
		if !told() {
			t.Error("the first battle does not tell that the odds are unknown")
		}
	}
	fightIn(t, b, p, false)
	if !told() {
		t.Error("drawn anew, it does not tell that any more")
	}
	b.Present(sceneOf(p))
	fightIn(t, b, p, false)
	if told() {
		t.Error("the next battle tells it again")
	}
}

// Who flees with the CDs drops them where he is caught, and the table of the battle says so.
func TestCaughtInFranticMode(t *testing.T) {
	b, _, p := walkIn(t)
	for flees, want := range map[bool]string{false: "cgexpo.outcome.caught", true: "cgexpo.board.outcome.caught"} {
		fightIn(t, b, p, flees)
		if got := b.outcome(b.look.verdicts(b.look.fights[0])[0]); got != want {
			t.Errorf("with the CDs (%t) being caught is %q, want %q", flees, got, want)
		}
	}
}
