package cgexpo

import (
	"slices"
	"testing"

	"docent/app/board/boardtest"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// walkIn returns a board on which a move by zones is entered.
func walkIn(t *testing.T) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	p, _ := do(t, begin(t, nil), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	b, host := boardIn(t, sizes[0], p)
	return b, host, p
}

// labels returns what the dock offers besides its deed.
func (b *Board) labels() []string {
	var list []string
	d, _ := b.Asked()
	for _, s := range d.Slots {
		list = append(list, s.Label)
	}
	return list
}

// A tap on a zone puts the ghost there, a slot picks an item up, and the deed of the dock goes there.
func TestStroll(t *testing.T) {
	b, host, p := walkIn(t)
	d, asks := b.Asked()
	if !asks || d.Lead.Label != "cgexpo.board.walk.floor" || !slices.Equal(d.For, []rules.Kind{"walk"}) {
		t.Fatalf("from the exit the dock leads to %+v", d.Lead)
	}
	b.Touch("zone:museum")
	if d, _ = b.Asked(); d.Lead.Caption != "cgexpo.board.walk.needs" {
		t.Errorf("without a key the museum says %q", d.Lead.Caption)
	}
	key := slices.Index(b.labels(), "Item:key")
	d.Slots[key].Tapped()
	d, _ = b.Asked()
	if d.Lead.Label != "cgexpo.board.walk.museum" || d.Lead.Caption != "cgexpo.board.walk.opens · item:key" || !d.Slots[key].Chosen {
		t.Errorf("with the key the dock leads to %+v", d.Lead)
	}
	d.Lead.Tapped()
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["zone"][0] != "museum" || !slices.Equal(host.Deeds[0].Answers["take"], []string{"key"}) {
		t.Fatalf("played is %v", host.Deeds)
	}
	next, _ := do(t, p, "walk", host.Deeds[0].Answers)
	if s := stateOf(t, next); s.ZoneOf(0) != cgexpo.Museum || !s.Thieves[0].Opened.Has(cgexpo.Museum) {
		t.Errorf("the thief stands in %v", s.ZoneOf(0))
	}
}

// The CDs can be taken where they lie alone, and what is left is asked with what is entered.
func TestStrollToTheCDs(t *testing.T) {
	b, host, _ := walkIn(t)
	if slices.Contains(b.labels(), "cgexpo.board.short.cds") {
		t.Error("the CDs are offered on the floor")
	}
	b.Touch("zone:casino")
	at := slices.Index(b.labels(), "cgexpo.board.short.cds")
	if at < 0 {
		t.Fatal("the CDs are not offered in the casino")
	}
	d, _ := b.Asked()
	d.Slots[at].Tapped()
	d.Slots[len(d.Slots)-1].Tapped()
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["cds"][0] != "true" || host.Deeds[0].Answers["doors"] != nil {
		t.Errorf("asked is %v", host.Deeds)
	}
	b.Touch("zone:floor")
	if b.tray.stroll.cds {
		t.Error("the CDs are taken where they do not lie")
	}
}

// The building takes the whole width: the three rooms stand over the floor, and that over the exit.
func TestBuilding(t *testing.T) {
	b, _, _ := walkIn(t)
	places := map[rules.Thing]float32{}
	for _, hit := range b.Hits() {
		if noun, _ := hit.Thing.Split(); noun == "zone" {
			places[hit.Thing] = hit.Box.Y
			if hit.Box.W < kit.Touch || hit.Box.H < kit.Touch {
				t.Errorf("%s is %v", hit.Thing, hit.Box)
			}
		}
	}
	if len(places) != 5 || places["zone:vip"] != places["zone:museum"] || places["zone:vip"] >= places["zone:floor"] || places["zone:floor"] >= places["zone:exit"] {
		t.Errorf("the zones stand at %v", places)
	}
}

// With large texts the items stand on the board as pictures: none of them is under another tap.
func TestStrollInLargeTexts(t *testing.T) {
	look := kit.NewLook()
	look.Scale = 2
	boardtest.Wear(t, look)
	b, _, _ := walkIn(t)
	for _, item := range []string{"Item:zapper", "Item:key", "Item:pass", "Item:studson"} {
		b.key(t, item).Tapped(nil)
	}
	if !slices.Equal(b.tray.stroll.taken, []string{"zapper", "key", "pass", "studson"}) {
		t.Errorf("taken is %v", b.tray.stroll.taken)
	}
}
