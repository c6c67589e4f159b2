package cgexpo

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/boardtest"
	"docent/rules"
	"docent/rules/cgexpo"
)

// One tap on what both dice show enters them; every pair has a key of its own.
func TestDice(t *testing.T) {
	for _, box := range []rules.Box{boxOf(t, hallOf(16, 12)), nil} {
		b, host := boardIn(t, sizes[0], begin(t, box))
		if box == nil {
			b.gauge.casting.OnTapped()
		}
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

// Backpacks that have no room to be read scroll, and go away with what is entered or happens next.
func TestBackpacks(t *testing.T) {
	for _, c := range []struct {
		size    fyne.Size
		scrolls bool
	}{{fyne.NewSize(366, 596), false}, {fyne.NewSize(340, 400), true}, {fyne.NewSize(800, 600), false}} {
		p := begin(t, nil)
		b, _ := boardIn(t, c.size, p)
		b.Touch(packsThing)
		hits := len(b.Hits())
		if scrolls := b.packs.scroll != nil; scrolls != c.scrolls || scrolls == (hits == 4) {
			t.Errorf("in %v the backpacks scroll: %t, with %d places to tap", c.size, scrolls, hits)
		}
		b.Present(b.scene) // drawn anew, they stay
		if !b.packed {
			t.Errorf("in %v the backpacks are gone", c.size)
		}
		d, _ := b.Asked()
		d.Slots[0].Tapped()
		if b.packed {
			t.Errorf("in %v the backpacks lie over what is entered", c.size)
		}
		b.Touch(packsThing)
		next, _ := do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "note": {""}})
		if b.Present(sceneOf(next)); b.packed {
			t.Errorf("in %v the backpacks lie over what happens", c.size)
		}
	}
}
