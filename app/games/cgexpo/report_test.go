package cgexpo

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// reportIn returns a board on which Diego enters what his event card did, with all four thieves on the floor, and where it is.
func reportIn(t *testing.T) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	p := begin(t, nil)
	for seat := range 4 {
		for p.Offers()[0].Kind == "referee" {
			p, _ = do(t, p, "referee", nil)
		}
		p, _ = do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
		p, _ = do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
		if seat < 3 {
			p, _ = do(t, p, "quick", rules.Answers{"scott": {"still"}, "socal": {"still"}, "uk": {"still"}, "carl": {"false"}})
		}
	}
	b, host := boardIn(t, sizes[0], p)
	return b, host, p
}

// reports plays the card by the dock, or with Carl, and holds it to what it should say.
func (b *Board) reports(t *testing.T, host *boardtest.Host, p rules.Position, carl bool, scott, socal, uk string) rules.Position {
	t.Helper()
	if d, _ := b.Asked(); carl {
		d.Slots[3].Tapped()
	} else {
		d.Lead.Tapped()
	}
	want := rules.Answers{"scott": {scott}, "socal": {socal}, "uk": {uk}, "carl": {fmt.Sprint(carl)}}
	last := host.Deeds[len(host.Deeds)-1]
	if last.Kind != "quick" || fmt.Sprint(last.Answers) != fmt.Sprint(want) {
		t.Fatalf("played is %v, want %v", last, want)
	}
	next, _ := do(t, p, "quick", last.Answers)
	return next
}

// A tap on a thief puts the podcaster beside him and enters the next one; a slot puts him beside the thief at turn, then away, then
// back.
func TestReport(t *testing.T) {
	b, host, p := reportIn(t)
	b.Touch("figure:thief.2")
	b.Touch("figure:thief.1")
	d, _ := b.Asked()
	d.Slots[2].Tapped()
	next := b.reports(t, host, p, false, "by.2", "by.1", "by.3")
	if s := stateOf(t, next); !s.Podcasters[0].Beside.Has(2) || !s.Podcasters[2].Beside.Has(3) {
		t.Errorf("the podcasters stand at %+v", s.Podcasters)
	}
	b.Present(sceneOf(next))
	b.Present(sceneOf(p)) // taken back, it is as it was
	for _, want := range []string{"away", "", "by.3", "away", ""} {
		d, _ = b.Asked()
		if d.Slots[2].Tapped(); b.tray.report.where[2] != want {
			t.Errorf("tapped again UK Mike is %q, want %q", b.tray.report.where[2], want)
		}
	}
	b.reports(t, host, p, true, "by.2", "by.1", "still")
}

// What is entered is seen at once, in the slots and in the building.
func TestReportIsSeen(t *testing.T) {
	b, _, _ := reportIn(t)
	b.Touch("figure:thief.3")
	if list := b.tray.report.meets(); len(list) != 1 || list[0] != (meeting{cgexpo.Scott, 3}) {
		t.Errorf("seen is %v", list)
	}
	d, _ := b.Asked()
	if d.Slots[0].Label != "cgexpo.board.slot.beside" || !d.Slots[1].Chosen || d.Slots[4].Waits == nil {
		t.Errorf("the slots are %+v", d.Slots)
	}
	if said := d.Slots[4].Waits.Said; said != "cgexpo.board.wait.no-cards" {
		t.Errorf("without recorded cards none is drawn by its number because of %q", said)
	}
	if n := len(b.Things()); n != 4 {
		t.Errorf("%d thieves can be tapped", n)
	}
}

// Who was beside a thief leaves him by one tap, and a thief for whom a podcaster does not stop is refused with the rule.
func TestReportOfLeaving(t *testing.T) {
	b, host, p := reportIn(t)
	s := *stateOf(t, p)
	s.Podcasters[1] = cgexpo.PodSpot{Beside: 1 << 2}
	s.Thieves = slices.Clone(s.Thieves)
	s.Thieves[0].Killed = 1
	quick := b.look.quick
	quick.Fields = cgexpo.Quick{}.Fields(&s, 3)
	scene := sceneOf(p)
	scene.Offers = []rules.Offer{quick}
	b.show(readModel(&s, scene, 0), false)
	b.Touch("figure:thief.0") // he killed Scott
	if len(host.Refusals) != 1 || host.Refusals[0] == nil || host.Refusals[0].Rule != "CG-POD-2" {
		t.Errorf("a thief who is not seen is refused by %+v", host.Refusals)
	}
	b.Touch("figure:socal")
	if got := b.tray.report.where[1]; got != "away" {
		t.Errorf("SoCal Mike is %q", got)
	}
}

// Who was told to be beside a thief is drawn so until he moves: after that nobody is beside him but by the card.
func TestWhoIsLeftIsNotDrawnBeside(t *testing.T) {
	p := begin(t, nil)
	for thing, answers := range map[rules.Thing]rules.Answers{"seat:0": {"zone": {"floor"}}, "play": {"told": {"socal"}}} {
		list := p.View(rules.Table).Corrections()
		o := list[slices.IndexFunc(list, func(o rules.Offer) bool { return slices.Contains(o.On, thing) })]
		p, _ = boardtest.Play(t, p, o, answers)
	}
	b, _ := boardIn(t, sizes[0], p)
	if want := []meeting{{cgexpo.SoCal, 0}}; !slices.Equal(b.look.meets, want) {
		t.Errorf("before the move %v are met, want %v", b.look.meets, want)
	}
	p, _ = do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
	b.Present(sceneOf(p))
	if list := b.tray.report.meets(); len(list) > 0 {
		t.Errorf("after it %v are drawn as met", list)
	}
}

// A podcaster who is dragged onto a thief is beside him, elsewhere beside nobody, and where he was as he was; a finger that only
// wobbles has tapped.
func TestAPodcasterIsDragged(t *testing.T) {
	p, _ := do(t, begin(t, nil), "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
	for to, want := range map[rules.Thing]string{"figure:thief.0": "by.0", "figure:carl": "away", "figure:uk": ""} {
		b, _ := boardIn(t, sizes[1], p)
		at := func(thing rules.Thing) fyne.Position {
			i := slices.IndexFunc(b.Hits(), func(h draw.Hit) bool { return h.Thing == thing })
			return fyne.NewPos(b.Hits()[i].Box.Mid())
		}
		from, end := at("figure:uk"), at(to)
		for _, via := range []fyne.Position{from.AddXY(40, 0), end} {
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: via}, Dragged: fyne.NewDelta(via.X-from.X, via.Y-from.Y)})
		}
		if b.DragEnd(); b.tray.report.where[2] != want || len(b.tray.report.haul.pods) > 0 {
			t.Errorf("dragged to %s UK Mike is %q, want %q", to, b.tray.report.where[2], want)
		}
	}
	b, _ := boardIn(t, sizes[1], p)
	i := slices.IndexFunc(b.Hits(), func(h draw.Hit) bool { return h.Thing == "figure:uk" })
	on := fyne.NewPos(b.Hits()[i].Box.Mid())
	b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: on.AddXY(3, 0)}, Dragged: fyne.NewDelta(3, 0)})
	if b.DragEnd(); b.tray.report.who != 2 || b.tray.report.where[2] != "by.0" {
		t.Errorf("a wobble on UK Mike enters %q of %d", b.tray.report.where, b.tray.report.who)
	}
}

// Where the shelf has more room than a line and its keys, what it says stands over the keys, clear of them.
func TestWhatTheShelfSaysStandsOverItsKeys(t *testing.T) {
	_, _, told := reportIn(t)
	for name, p := range map[string]rules.Position{"move": begin(t, nil), "card": told} {
		b, _ := boardIn(t, sizes[1], p)
		s := draw.After(nil)
		b.zones.drawShelf(s)
		foot, head := float32(0), sizes[1].Height
		for _, obj := range s.Objs {
			switch obj.(type) {
			case *canvas.Text:
				foot = max(foot, obj.Position().Y+obj.MinSize().Height)
			case *kit.ActionButton:
				head = min(head, obj.Position().Y)
			}
		}
		if gap := head - foot; foot == 0 || gap < 1 || gap > 8 {
			t.Errorf("of a %s it is said down to %.1f, and the keys begin at %.1f", name, foot, head)
		}
	}
}
