package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/boardtest"
	"docent/rules"
	"docent/rules/cgexpo"
)

// nearIn returns a board on which it is asked who is beside the first thief; the last card brought those podcasters there.
func nearIn(t *testing.T, beside ...string) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	b, host, p := walkIn(t)
	for turn := range 4 {
		says := rules.Answers{"scott": {"still"}, "socal": {"still"}, "uk": {"still"}, "carl": {"false"}}
		for _, name := range beside {
			if turn == 3 {
				says[name] = []string{"by.0"}
			}
		}
		p, _ = do(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
		p, _ = do(t, p, "quick", says)
		for p.Offers()[0].Kind == "referee" {
			p, _ = do(t, p, "referee", nil)
		}
	}
	b.Present(sceneOf(p))
	return b, host, p
}

// Whom nobody knows to be beside the thief is tapped in the building, and the hits are asked; who goes on has met nobody.
func TestWhoIsNearIsTapped(t *testing.T) {
	b, host, _ := nearIn(t)
	if d, _ := b.Asked(); d.Said != "cgexpo.board.walk.near" || len(b.tray.meet.things()) != 3 || b.tray.kind() != walkTray {
		t.Fatalf("asked is %q of %v", d.Said, b.tray.meet.things())
	}
	for _, who := range []rules.Thing{"figure:uk", "figure:scott", "figure:uk", "figure:uk"} {
		b.Touch(who)
	}
	if !slices.Equal(b.tray.meet.met, []string{"scott", "uk"}) || b.tray.kind() != meetTray {
		t.Errorf("met are %v", b.tray.meet.met)
	}
	if slices.Contains(b.gauge.keys(), fyne.CanvasObject(b.gauge.casting)) {
		t.Error("dice may be entered before the battle")
	}
	b.Touch("figure:scott")
	d, _ := b.Asked()
	if d.Lead.Tapped(); len(host.Deeds) != 1 || host.Deeds[0].Kind != "near" || !slices.Equal(host.Deeds[0].Answers["podcasters"], []string{"uk"}) {
		t.Errorf("played is %v", host.Deeds)
	}
	b.Touch("figure:uk")
	if d, _ := b.Asked(); b.tray.kind() != walkTray || d.Said != "cgexpo.board.walk.near" {
		t.Errorf("with nobody is asked %q", d.Said)
	}
}

// Who is known to be beside the thief is entered; the hits of a battle answer with him, and are entered as soon as that is asked for.
func TestTheHitsAnswerWhoIsNear(t *testing.T) {
	b, host, p := nearIn(t, "scott", "uk")
	if list := b.labels(); !slices.Equal(list, []string{"cgexpo.board.tab.scott", "cgexpo.board.tab.socal", "cgexpo.board.tab.uk"}) {
		t.Fatalf("asked is of %v", list)
	}
	b.Refresh()
	b.key(t, "figure:uk").OnTapped() // he is fought first
	b.Refresh()
	b.key(t, "3").OnTapped()
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "near" || !slices.Equal(host.Deeds[0].Answers["podcasters"], []string{"scott", "uk"}) {
		t.Fatalf("played is %v", host.Deeds)
	}
	if o, _, due := b.Foreseen(); due {
		t.Fatalf("%s is played before it is due", o.Kind)
	}
	next, _ := do(t, p, "near", host.Deeds[0].Answers)
	b.Present(sceneOf(next))
	if o, says, due := b.Foreseen(); !due || o.Kind != "battle" || o.On[0] != figureThing(cgexpo.UK) || says["hits"][0] != "3" {
		t.Errorf("played is %s with %v by %v", o.Kind, o.On, says)
	}
	if _, _, due := b.Foreseen(); due {
		t.Error("the battle is fought twice")
	}
	b.Present(sceneOf(p)) // taken back
	b.Present(sceneOf(next))
	if _, _, due := b.Foreseen(); due {
		t.Error("taken back, the battle is fought again")
	}
}

// Who is known to be beside the thief may be taken away, and is seen elsewhere then; nobody is an answer, too.
func TestNobodyIsNearAfterAll(t *testing.T) {
	b, host, _ := nearIn(t, "scott")
	d, _ := b.Asked()
	if !d.Slots[0].Chosen || d.Lead.Label != "cgexpo.board.walk.met" || d.Lead.Caption != "figure:scott" {
		t.Fatalf("asked is %+v", d)
	}
	d.Slots[0].Tapped()
	d, _ = b.Asked()
	if d.Slots[0].Chosen || d.Lead.Label != "board.cgexpo.deeds.near" || d.Lead.Caption != "app.nobody" || b.tray.kind() != meetTray {
		t.Fatalf("without him is asked %+v", d)
	}
	if slices.ContainsFunc(b.zones.people(), func(p person) bool { return p.piece == cgexpo.Scott && p.beside }) {
		t.Error("he is still seen beside the thief")
	}
	d.Lead.Tapped()
	if len(host.Deeds) != 1 || len(host.Deeds[0].Answers["podcasters"]) > 0 {
		t.Errorf("played is %v", host.Deeds)
	}
}
