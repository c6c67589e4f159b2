package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit/look"
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
	if !asks || d.Lead.Label != "cgexpo.board.walk.floor" || !slices.Equal(d.For, []rules.Kind{"walk", "near"}) {
		t.Fatalf("from the exit the dock leads to %+v", d.Lead)
	}
	b.Touch("zone:museum") // the key lies about: without it nobody gets in
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

// Without a key a locked room asks whether it was picked up: the key tells so, or a deed that says just that, and goes.
func TestStrollAsksForWhatItLacks(t *testing.T) {
	for _, by := range []string{"key", "deed"} {
		b, host, _ := walkIn(t)
		b.Touch("zone:museum")
		key := slices.Index(b.labels(), "Item:key")
		d, _ := b.Asked()
		if d.Slots[key].Chosen || d.Said != "cgexpo.board.walk.lacks.key" {
			t.Errorf("without a key the museum asks %q", d.Said)
		}
		if d.Lead.Label != "cgexpo.board.walk.took.key" || d.Lead.Caption != "cgexpo.board.walk.museum" || d.Lead.Waits != nil {
			t.Errorf("without a key the deed is %+v", d.Lead)
		}
		if by == "key" {
			d.Slots[key].Tapped()
			if d, _ = b.Asked(); d.Lead.Label != "cgexpo.board.walk.museum" || d.Said != "cgexpo.board.walk" || len(host.Deeds) > 0 {
				t.Errorf("with the key is asked %q, the deed is %+v, played %v", d.Said, d.Lead, host.Deeds)
			}
		}
		if d.Lead.Tapped(); len(host.Deeds) != 1 || !slices.Equal(host.Deeds[0].Answers["take"], []string{"key"}) {
			t.Errorf("by the %s is played %v", by, host.Deeds)
		}
	}
}

// All items that lie about are picked up by one key, which leaves them again.
func TestStrollPicksAllUp(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
		b, _, _ := walkIn(t)
		for _, want := range [][]string{{"zapper", "key", "pass", "studson"}, nil} {
			b.Refresh()
			b.key(t, "cgexpo.board.walk.every").OnTapped()
			if got := b.tray.stroll.taken; !slices.Equal(got, want) {
				t.Errorf("picked up are %v, want %v", got, want)
			}
		}
	}
}

// The CDs are taken by a tap on them, with a key and Studson that somebody taps; what is left is asked with what is entered.
func TestStrollToTheCDs(t *testing.T) {
	b, host, _ := walkIn(t)
	b.Touch("figure:cds")
	d, _ := b.Asked()
	if !b.tray.stroll.cds || d.Lead.Label != "cgexpo.board.walk.took.key" || len(b.tray.stroll.taken) > 0 {
		t.Fatalf("a tap on the CDs takes %v and leads to %+v", b.tray.stroll.taken, d.Lead)
	}
	d.Lead.Tapped()
	if d, _ = b.Asked(); d.Said != "cgexpo.board.walk.lacks.studson" || d.Lead.Label != "cgexpo.board.walk.took.studson" || len(host.Deeds) > 0 {
		t.Errorf("with the key alone is asked %q by %+v, played %v", d.Said, d.Lead, host.Deeds)
	}
	d.Slots[slices.Index(b.labels(), "Item:studson")].Tapped()
	if d, _ = b.Asked(); d.Lead.Label != "cgexpo.board.walk.casino" {
		t.Errorf("with both the deed is %+v", d.Lead)
	}
	d.Slots[len(d.Slots)-1].Tapped()
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["cds"][0] != "true" || host.Deeds[0].Answers["doors"] != nil ||
		!slices.Equal(host.Deeds[0].Answers["take"], []string{"key", "studson"}) {
		t.Errorf("asked is %v", host.Deeds)
	}
	b.Touch("zone:floor")
	if b.tray.stroll.cds {
		t.Error("the CDs are taken where they do not lie")
	}
}

// What was entered ends with its turn: who takes the CDs begins another one at once.
func TestStrollBeginsAnew(t *testing.T) {
	b, host, p := walkIn(t)
	b.Touch("zone:casino")
	b.Touch("figure:cds")
	d, _ := b.Asked()
	d.Slots[1].Tapped()
	d.Slots[3].Tapped()
	d.Lead.Tapped()
	next, _ := do(t, p, "walk", host.Deeds[0].Answers)
	b.Present(sceneOf(next))
	if w := &b.tray.stroll; w.cds || len(w.taken) > 0 {
		t.Errorf("in the new turn %v and the CDs (%t) are entered already", w.taken, w.cds)
	}
}

// No zone and no CDs tick an item: nobody but the table knows what was picked up. What somebody ticked stays with another zone.
func TestStrollTicksNothing(t *testing.T) {
	b, _, _ := walkIn(t)
	for _, thing := range []rules.Thing{"zone:museum", "zone:vip", "figure:cds", "zone:casino", "zone:floor"} {
		b.Touch(thing)
		if got := b.tray.stroll.taken; len(got) > 0 {
			t.Errorf("a tap on %s ticks %v", thing, got)
		}
	}
	d, _ := b.Asked()
	d.Slots[1].Tapped()
	b.Touch("zone:casino")
	b.Touch("zone:floor")
	if got := b.tray.stroll.taken; !slices.Equal(got, []string{"key"}) {
		t.Errorf("the key that was picked up is left: %v", got)
	}
}

// What lies about nowhere cannot have been picked up: the move waits, and its reason is that of the item.
func TestStrollWithoutWhatCarlHolds(t *testing.T) {
	b, host, p := walkIn(t)
	s := *stateOf(t, p)
	s.Thieves = slices.Clone(s.Thieves)
	s.Thieves[0].Items = [4]cgexpo.Loot{{At: cgexpo.InPack}, {At: cgexpo.InPan}, {At: cgexpo.InPack}, {At: cgexpo.InPack}}
	o := b.look.walk
	o.Fields = cgexpo.Walk{}.Fields(&s, 0)
	b.show(readModel(&s, board.Scene{Offers: []rules.Offer{o}}, 0), false)
	b.Touch("zone:museum")
	d, _ := b.Asked()
	if w := d.Lead.Waits; w == nil || w.Said != "cgexpo.board.wait.pan" || d.Said != "cgexpo.board.walk.without.key" || len(host.Deeds) > 0 {
		t.Errorf("without a key that can be had is asked %q, waits %+v, played %v", d.Said, w, host.Deeds)
	}
}

// An item that cannot be had keeps its slot, greyed, with the reason; where nothing lies about, a tap on a zone goes there at once.
func TestStrollKeepsItsSlots(t *testing.T) {
	b, host, p := walkIn(t)
	s := *stateOf(t, p)
	s.Thieves = slices.Clone(s.Thieves)
	items := &s.Thieves[0].Items
	items[cgexpo.Zapper].At, items[cgexpo.Key].At = cgexpo.InPack, cgexpo.InPan
	o := b.look.walk
	o.Fields = cgexpo.Walk{}.Fields(&s, 0)
	scene := board.Scene{Offers: []rules.Offer{o}}
	b.show(readModel(&s, scene, 0), false)
	want := []string{"cgexpo.board.wait.packed", "cgexpo.board.wait.pan", "", "", ""}
	d, _ := b.Asked()
	for i, slot := range d.Slots {
		if said := want[i]; (slot.Waits == nil) != (said == "") || said != "" && slot.Waits.Said != said {
			t.Errorf("%s waits: %+v, want %q", slot.Label, slot.Waits, said)
		}
	}
	for kind := range items {
		items[kind].At = cgexpo.InPack
	}
	for _, z := range roomZones {
		s.Thieves[0].Opened |= 1 << (z - cgexpo.VIP)
	}
	scene.Offers[0].Fields = cgexpo.Walk{}.Fields(&s, 0)
	b.show(readModel(&s, scene, 0), false)
	b.Touch("zone:casino") // there the CDs lie
	if len(host.Deeds) != 0 {
		t.Error("a tap on the casino leaves the CDs unasked")
	}
	b.Touch("zone:museum")
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["zone"][0] != "museum" {
		t.Errorf("a tap on the museum plays %v", host.Deeds)
	}
}

// A move by zones is entered without its dice, on which nothing hangs; their keys open beside the backpacks.
func TestStrollWithoutDice(t *testing.T) {
	b, host := boardIn(t, sizes[1], begin(t, nil))
	b.Touch("zone:floor")
	d, _ := b.Asked()
	d.Slots[0].Tapped()
	if d.Lead.Tapped(); len(host.Deeds) != 1 || host.Deeds[0].Kind != "walk" || !slices.Equal(host.Deeds[0].Answers["take"], []string{"zapper"}) {
		t.Fatalf("played is %v", host.Deeds)
	}
	b.gauge.casting.OnTapped()
	b.Present(b.scene) // drawn anew, the keys stay
	b.key(t, "2 + 5").Tapped(nil)
	if last := host.Deeds[len(host.Deeds)-1]; last.Kind != "roll" || !slices.Equal(last.Answers["b"], []string{"5"}) {
		t.Errorf("the dice play %v", last)
	}
}

// The key of a podcaster makes the move and begins the card with him.
func TestStrollLeadsToTheCard(t *testing.T) {
	b, host, p := walkIn(t)
	b.Touch("zone:vip")
	d, _ := b.Asked()
	d.Slots[2].Tapped()
	b.key(t, "cgexpo.board.tab.socal").OnTapped()
	if len(host.Deeds) != 1 || !slices.Equal(host.Deeds[0].Answers["take"], []string{"pass"}) {
		t.Fatalf("played is %v", host.Deeds)
	}
	next, _ := do(t, p, "walk", host.Deeds[0].Answers)
	b.Present(sceneOf(next))
	if r := &b.tray.report; r.who != 1 || r.where != [3]string{"", "by.0", ""} {
		t.Errorf("the card begins with %d: %q", r.who, r.where)
	}
	b.Present(sceneOf(p)) // taken back, and made again by the deed of the dock
	b.tray.stroll.toggle("pass")
	d, _ = b.Asked()
	d.Lead.Tapped()
	b.Present(sceneOf(next))
	if r := &b.tray.report; r.where != [3]string{} {
		t.Errorf("without a podcaster the card begins with %q", r.where)
	}
}

// The key of a podcaster enters what the move lacks as picked up, as the deed does.
func TestStrollLeadsWithWhatItLacks(t *testing.T) {
	b, host, p := walkIn(t)
	b.Touch("zone:museum")
	b.Refresh()
	b.key(t, "cgexpo.board.tab.uk").OnTapped()
	if len(host.Deeds) != 1 || !slices.Equal(host.Deeds[0].Answers["take"], []string{"key"}) {
		t.Fatalf("played is %v", host.Deeds)
	}
	next, _ := do(t, p, "walk", host.Deeds[0].Answers)
	b.Present(sceneOf(next))
	if r := &b.tray.report; r.where != [3]string{"", "", "by.0"} {
		t.Errorf("the card begins with %q", r.where)
	}
}

// Who takes the CDs first begins no card with a podcaster.
func TestStrollLeadsNowhere(t *testing.T) {
	b, host, _ := walkIn(t)
	b.tray.stroll.fetch()
	b.Refresh()
	if uk := b.key(t, "cgexpo.board.tab.uk"); !uk.Greyed {
		t.Error("a card may be begun")
	} else if uk.OnTapped(); len(host.Deeds) != 1 || host.Deeds[0].Answers != nil { // answered, it would be played
		t.Errorf("played is %v", host.Deeds)
	}
}

// Where the CDs landed is answered by a tap on the zone, lit for it, whoever stands there.
func TestWhereTheCDsLand(t *testing.T) {
	p := begin(t, nil)
	for _, patch := range []struct {
		thing   rules.Thing
		answers rules.Answers
	}{
		{"seat:0", rules.Answers{"zone": {"floor"}}},
		{"figure:cds", rules.Answers{"at": {"pack"}, "carrier": {"0"}}},
	} {
		for _, o := range p.View(rules.Table).Corrections() {
			if slices.Contains(o.On, patch.thing) {
				p, _ = boardtest.Play(t, p, o, patch.answers)
				break
			}
		}
	}
	p, _ = do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "note": {""}})
	p, _ = do(t, p, "white", rules.Answers{"pips": {"2"}})
	p, _ = do(t, p, "caught", nil)
	b, host := boardIn(t, sizes[0], p)
	if list := b.Things(); !slices.Contains(list, "zone:museum") || slices.Contains(list, "zone:exit") {
		t.Errorf("lit are %v", list)
	}
	for _, z := range roomZones {
		b.Touch(rules.Of("zone", z))
	}
	if want := []rules.Thing{"zone:vip", "zone:casino", "zone:museum"}; !slices.Equal(host.Taps, want) {
		t.Errorf("told to the table are taps on %v, want %v", host.Taps, want)
	}
	found := map[rules.Thing]bool{}
	b.Marks(func(thing rules.Thing, _ fyne.Position, _ fyne.Size) { found[thing] = true })
	if !found["zone:floor"] || found["figure:itg"] {
		t.Errorf("under fingers lie %v", found)
	}
}

// Under the sheet that asks for the rest of a move no dice are opened: they would stay there.
func TestNoDiceUnderTheRestOfAMove(t *testing.T) {
	b, _ := boardIn(t, sizes[0], begin(t, nil))
	b.CastByHand()
	keys := len(b.gauge.keys())
	b.Focus(&board.Focus{Offer: rules.Offer{Kind: "walk"}, Size: fyne.NewSize(366, 200)})
	if b.tray.dice.open || len(b.gauge.keys()) != keys-1 {
		t.Errorf("under the sheet the dice are open (%t), with %d keys of %d", b.tray.dice.open, len(b.gauge.keys()), keys)
	}
	b.Focus(nil)
	if b.tray.dice.open || len(b.gauge.keys()) != keys {
		t.Errorf("after it the dice are open (%t), with %d keys of %d", b.tray.dice.open, len(b.gauge.keys()), keys)
	}
}
