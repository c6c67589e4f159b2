package cgexpo

import (
	"fmt"
	"testing"

	"docent/app/board/boardtest"
	"docent/rules"
	"docent/rules/cgexpo"
)

// One tap on what both dice show enters them; every pair has a key of its own.
func TestDice(t *testing.T) {
	for _, box := range []rules.Box{boxOf(t, hallOf(16, 12)), nil} {
		b, host := boardIn(t, sizes[0], begin(t, box))
		for low := 1; low <= 6; low++ {
			for high := low; high <= 6; high++ {
				b.key(t, pairName(low, high))
			}
		}
		b.key(t, "3 + 6").Tapped(nil)
		if len(host.Deeds) != 1 || host.Deeds[0].Kind != "roll" || host.Deeds[0].Answers["a"][0] != "3" || host.Deeds[0].Answers["b"][0] != "6" {
			t.Errorf("played is %v", host.Deeds)
		}
	}
}

// What throws do is shown before: all of them, each once.
func TestVerdicts(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(16, 12)))
	s := stateOf(t, p)
	for _, armed := range []bool{false, true} {
		if armed {
			s.Thieves[0].Items[cgexpo.Zapper].At = cgexpo.InPack
		}
		for _, list := range [][]cgexpo.Outcome{s.Encounter(0), s.Sweeping(0)} {
			all, next := 0, 0
			for _, v := range verdictsOf(list) {
				if v.from != next || v.icon == "" {
					t.Errorf("after %d comes %+v", next, v)
				}
				all, next = all+v.n, v.to+1
			}
			if all != 36 || next != 5 {
				t.Errorf("%d throws up to %d hits", all, next-1)
			}
		}
	}
	for n, want := range map[int]int{0: 0, 1: 3, 18: 50, 35: 97, 36: 100} {
		if got := percentOf(n, 36); got != want {
			t.Errorf("%d of 36 are %d%%, want %d%%", n, got, want)
		}
	}
}

// A podcaster beside a thief is shown with him, and fought with the hits that are tapped.
func TestFight(t *testing.T) {
	p := begin(t, nil)
	p, _ = do(t, p, "roll", nil)
	p, _ = do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
	p, _ = do(t, p, "quick", rules.Answers{"scott": {"by.0"}, "socal": {"by.0"}, "uk": {"still"}, "carl": {"false"}})
	b, _ := boardIn(t, sizes[0], p)
	if len(b.look.meets) != 2 {
		t.Fatalf("%v stand beside each other", b.look.meets)
	}
	look := b.look
	look.turn = 0
	look.fights = []rules.Offer{
		{Kind: "battle", On: []rules.Thing{"figure:scott"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1")}},
		{Kind: "battle", On: []rules.Thing{"figure:socal"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1")}},
	}
	host := b.host.(*boardtest.Host)
	b.show(look, false)
	b.Touch("figure:socal")
	b.key(t, "1").Tapped(nil)
	if b.tray.battle.foe != 1 || len(host.Deeds) != 1 || host.Deeds[0].Answers["hits"][0] != "1" {
		t.Errorf("against %d: %v", b.tray.battle.foe, host.Deeds)
	}
}

// cardIn returns a board on which an event card is entered, and where it is.
func cardIn(t *testing.T) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	p := begin(t, boxOf(t, hallOf(16, 12)))
	p, _ = do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	s := stateOf(t, p)
	all := s.Reachable().All()
	p, _ = do(t, p, "move", rules.Answers{"to": {all.Squares()[0].String()}})
	b, host := boardIn(t, sizes[0], p)
	if !b.Absorbs() {
		t.Fatal("the card is not being entered")
	}
	return b, host, p
}

// playedCard holds the one card that was played to what it should say.
func playedCard(t *testing.T, host *boardtest.Host, p rules.Position, want rules.Answers) {
	t.Helper()
	if len(host.Deeds) != 1 || fmt.Sprint(host.Deeds[0].Answers) != fmt.Sprint(want) {
		t.Fatalf("played is %v, want %v", host.Deeds, want)
	}
	do(t, p, "read", host.Deeds[0].Answers)
}

// An event card is entered with a few taps.
func TestCard(t *testing.T) {
	b, host, p := cardIn(t)
	b.key(t, "cgexpo.way.toward").Tapped(nil)
	b.key(t, "cgexpo.board.card.more").Tapped(nil)
	b.key(t, "+10").Tapped(nil)
	if len(host.Deeds) > 0 {
		t.Fatal("a card is played of which Carl's icon is not entered")
	}
	b.key(t, "cgexpo.board.card.play.carl").Tapped(nil)
	playedCard(t, host, p, rules.Answers{
		"scott": {"toward"}, "scottSteps": {"7"}, "socal": {"stays"}, "socalSteps": {"6"}, "uk": {"stays"}, "ukSteps": {"6"},
		"legs": {""}, "carl": {"true"}, "card": {"10"},
	})
}

// Whoever is tapped goes toward the closest thief until something else is said; all three go alike by one tap.
func TestCardOfAllThree(t *testing.T) {
	b, host, p := cardIn(t)
	b.key(t, "cgexpo.board.tab.uk").Tapped(nil)
	if b.tray.card.ways != [3]string{"stays", "stays", "toward"} {
		t.Errorf("a tap on UK Mike enters %v", b.tray.card.ways)
	}
	b.key(t, "cgexpo.board.card.stays").Tapped(nil)
	b.key(t, "cgexpo.board.tab.all").Tapped(nil)
	b.key(t, "cgexpo.board.card.less").Tapped(nil)
	b.key(t, "cgexpo.board.card.play.no").Tapped(nil)
	playedCard(t, host, p, rules.Answers{
		"scott": {"toward"}, "scottSteps": {"5"}, "socal": {"toward"}, "socalSteps": {"5"}, "uk": {"toward"}, "ukSteps": {"5"},
		"legs": {""}, "carl": {"false"}, "card": {"0"},
	})
}

// A card moves podcasters several times, in any order, as a box records it.
func TestCardOfSeveralLegs(t *testing.T) {
	b, host, p := cardIn(t)
	tap := func(keys ...string) {
		for _, key := range keys {
			b.key(t, key).Tapped(nil)
		}
	}
	then, undo, less := "cgexpo.board.card.then", "cgexpo.board.card.undo", "cgexpo.board.card.less"
	tap("cgexpo.board.tab.uk", "cgexpo.way.n", less, less, then, "cgexpo.way.e", then, "cgexpo.board.tab.socal", then, undo)
	tap("cgexpo.board.tab.socal", "cgexpo.board.card.place", then, "cgexpo.way.s", less, "cgexpo.board.card.play.no")
	playedCard(t, host, p, rules.Answers{
		"scott": {"s"}, "scottSteps": {"5"}, "socal": {"stays"}, "socalSteps": {"6"}, "uk": {"stays"}, "ukSteps": {"6"},
		"legs": {"uk:n4 scott:e6 socal:@"}, "carl": {"false"}, "card": {"0"},
	})
}

// However many moves a card has, the rules take what can be entered.
func TestCardIsNeverTooLong(t *testing.T) {
	b, host, p := cardIn(t)
	for len(b.tray.card.legs) <= mostBefore {
		b.key(t, "cgexpo.board.tab.all").Tapped(nil)
		for range 4 {
			b.key(t, "cgexpo.board.card.more").Tapped(nil)
		}
		b.key(t, "cgexpo.board.card.then").Tapped(nil)
	}
	b.key(t, "cgexpo.board.tab.all").Tapped(nil)
	b.key(t, "cgexpo.board.card.play.no").Tapped(nil)
	if len(host.Deeds) != 1 {
		t.Fatal("the card is not played")
	}
	do(t, p, "read", host.Deeds[0].Answers)
}
