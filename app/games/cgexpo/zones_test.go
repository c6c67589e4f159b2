package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// The zones and the shelf lie beside each other in every place, at every size of texts; on the shelf a row of keys has its room.
func TestThePlanOfTheBuilding(t *testing.T) {
	for _, scale := range []float32{0.8, 1, 1.3, 1.6, 2} {
		boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
		for _, at := range []draw.Box{draw.At(5, 53, 380, 538), draw.At(5, 65, 350, 240), draw.At(53, 5, 507, 380), draw.At(5, 57, 810, 700)} {
			p := planOf(at)
			places := append(p.zones[:], p.shelf)
			for i, one := range places {
				if around := at.Around(one); around.W > at.W+0.1 || around.H > at.H+0.1 {
					t.Errorf("at %v in %v place %d is %v", scale, at, i, one)
				}
				for _, other := range places[:i] {
					w := min(one.X+one.W, other.X+other.W) - max(one.X, other.X)
					h := min(one.Y+one.H, other.Y+other.H) - max(one.Y, other.Y)
					if w > 0 && h > 0 {
						t.Errorf("at %v in %v place %d lies over another", scale, at, i)
					}
				}
			}
			if p.shelf.H < shelfKey {
				t.Errorf("at %v in %v the shelf is %v", scale, at, p.shelf)
			}
		}
	}
}

// What is asked over the zones takes the taps there: no zone under it does.
func TestWhatIsAskedCoversTheZones(t *testing.T) {
	b, _ := boardIn(t, sizes[0], begin(t, nil))
	x, y := b.zones.plan.zones[4].Mid()
	exit := &fyne.PointEvent{Position: fyne.NewPos(x, y)}
	b.Tapped(exit)
	if b.tray.stroll.zone != cgexpo.Exit {
		t.Fatalf("the ghost is in %v", b.tray.stroll.zone)
	}
	b.Touch("zone:floor")
	b.CastByHand()
	b.Refresh()
	b.Tapped(exit)
	if b.tray.stroll.zone != cgexpo.Floor {
		t.Error("through the dice the exit is tapped")
	}
	b.Marks(func(thing rules.Thing, _ fyne.Position, _ fyne.Size) {
		if thing == "zone:exit" || thing == "" {
			t.Errorf("under the dice a finger finds %q", thing)
		}
	})
}

// crowd returns figures of whom those marked are beside the one before.
func crowd(marks string) []person {
	var here []person
	for _, mark := range marks {
		here = append(here, person{beside: mark == '+'})
	}
	return here
}

// Who is beside a thief stands next to him in his row wherever a row has room for both, and the bar between them joins their middles.
func TestWhoIsBesideStandsNextToHim(t *testing.T) {
	for _, size := range []draw.Box{draw.At(0, 0, 384, 170), draw.At(0, 0, 113, 156), draw.At(0, 0, 384, 96), draw.At(0, 0, 700, 60)} {
		for _, marks := range []string{"-+-+-", "--+-+-", "-+--+--", "-++-+-", "-+++---", "---+", "-+", "-----", "-+-+-+----"} {
			here := crowd(marks)
			st := lineUp(size, here)
			taken := map[int]bool{}
			for i := range here {
				if taken[st.places[i]] || st.places[i] >= st.rows*st.per {
					t.Errorf("%s in %v: figure %d has place %d of %d rows of %d", marks, size, i, st.places[i], st.rows, st.per)
				}
				taken[st.places[i]] = true
			}
			for i := range here {
				if here[i].beside {
					joins(t, marks, &st, i)
				}
			}
			if marks == "-+-+-" && st.per > 1 {
				for _, i := range []int{1, 3} {
					if st.places[i]/st.per != st.places[i-1]/st.per {
						t.Errorf("in %v a pair is parted: places %v in rows of %d", size, st.places, st.per)
					}
				}
			}
		}
	}
}

// joins holds the bar of a figure to both middles that it joins.
func joins(t *testing.T, marks string, st *standing, i int) {
	t.Helper()
	bar := st.link(i)
	x, y := st.at(i)
	over := i - 1
	if st.places[i]%st.per == 0 {
		over = i - st.per
	}
	ox, oy := st.at(over)
	cx, cy := bar.Mid()
	if near := max(cx-(x+ox)/2, (x+ox)/2-cx, cy-(y+oy)/2, (y+oy)/2-cy); near > 0.5 {
		t.Errorf("%s: the bar of figure %d is %v, between %v,%v and %v,%v", marks, i, bar, x, y, ox, oy)
	}
	for j := over + 1; j <= i; j++ {
		if !crowd(marks)[j].beside {
			t.Errorf("%s: the bar of figure %d leads to another party", marks, i)
		}
	}
}

// A name stands clear of the light around the thief at turn, and that of his row.
func TestNamesStandClearOfRings(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 1})
	for _, size := range []draw.Box{draw.At(0, 0, 384, 170), draw.At(0, 0, 113, 156), draw.At(0, 0, 800, 260), draw.At(0, 0, 230, 150)} {
		for _, marks := range []string{"-", "-+-+-", "----"} {
			st := lineUp(size, crowd(marks))
			if !st.named {
				continue
			}
			_, y := st.at(0)
			ring, name := st.d*0.86*0.64, st.d/2+st.air+3
			if top := y - ring; ring > name || top < size.Y-2 || y+name+st.nameHeight > size.H/float32(st.rows)+1 {
				t.Errorf("%s in %v: figures of %.0f, the ring reaches from %.1f to %.1f, the name begins at %.1f", marks, size, st.d, top, y+ring, y+name)
			}
		}
	}
}

// A party larger than a row goes on under its own first.
func TestALargePartyGoesOnInTheNextRow(t *testing.T) {
	places := inRows([]int{1, 4, 1}, 3)
	for i, want := range []int{0, 3, 4, 5, 6, 7} {
		if places[i] != want {
			t.Errorf("the places are %v", places)
			break
		}
	}
}

// What a card says lies over the zones, which stay where they are, until a tap puts it away; the next card says its own.
func TestWhatACardSaysIsPutAway(t *testing.T) {
	b, _ := boardIn(t, sizes[0], begin(t, nil))
	plan, hits := b.zones.plan, len(b.Hits())
	s := *b.look.state
	s.Prints.Events = []cgexpo.EventPrint{{ID: 9, Text: "Sing."}, {ID: 10, Text: "Dance."}}
	shown := func(card, deck int) bool {
		s := s
		s.Says, s.Deck = card, deck
		b.show(readModel(&s, b.scene, 0), false)
		return slices.ContainsFunc(b.Hits(), func(h draw.Hit) bool { return h.Thing == saysThing })
	}
	if !shown(9, 40) || b.zones.plan != plan || len(b.Hits()) != hits+1 {
		t.Error("what the card says is not over the zones")
	}
	b.Touch(saysThing)
	if shown(9, 40) {
		t.Error("what was put away is there again")
	}
	if !shown(10, 39) {
		t.Error("the next card says nothing")
	}
}

// A note of the table stands behind a name, not in its place.
func TestANoteTakesNoName(t *testing.T) {
	b, _ := boardIn(t, sizes[0], begin(t, nil))
	if said := b.zones.named(&person{token: thiefToken(2), note: "3+5"}); said != "Chloé · 3+5" {
		t.Errorf("with a note the thief is called %q", said)
	}
}

// The name of a room that is too narrow for it beside the sign stands under that, as large as it fits there.
func TestANarrowRoomIsNamedUnderItsSign(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 2})
	b, _ := boardIn(t, sizes[0], begin(t, nil))
	name := b.zoneName(cgexpo.Museum)
	whole := b.zones.nameInk(cgexpo.Museum, 21, 999).Width(name)
	for _, at := range []draw.Box{draw.At(0, 0, whole*0.85, 68), draw.At(0, 0, whole+80, 68)} {
		s := draw.After(nil)
		b.zones.drawZone(s, at, cgexpo.Museum, nil)
		found := false
		for _, obj := range s.Objs {
			if text, ok := obj.(*canvas.Text); ok && text.Text == name {
				found = true
				if under := text.Position().Y > at.H/2; under != (at.W < whole) {
					t.Errorf("%g wide the name stands at %v", at.W, text.Position())
				}
			}
		}
		if !found {
			t.Errorf("%g wide the room has no name", at.W)
		}
	}
}
