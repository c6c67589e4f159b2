package cgexpo

import (
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// The key of a podcaster makes the move and begins the card with him.
func TestStrollLeadsToTheCard(t *testing.T) {
	b, host, p := walkIn(t)
	b.Touch("zone:vip")
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
	d, _ := b.Asked()
	d.Lead.Tapped()
	b.Present(sceneOf(next))
	if r := &b.tray.report; r.where != [3]string{} {
		t.Errorf("without a podcaster the card begins with %q", r.where)
	}
}

// Who is refused, or begins a battle or takes the CDs first, begins no card with a podcaster.
func TestStrollLeadsNowhere(t *testing.T) {
	b, host, p := walkIn(t)
	b.Touch("zone:museum")
	d, _ := b.Asked()
	key := slices.Index(b.labels(), "Item:key")
	d.Slots[key].Tapped()
	b.key(t, "cgexpo.board.tab.uk").OnTapped() // without a key nobody gets in
	d.Slots[key].Tapped()
	d, _ = b.Asked()
	d.Slots[len(d.Slots)-1].Tapped()
	next, _ := do(t, p, "walk", rules.Answers{"zone": {"museum"}, "take": {"key"}, "doors": {}, "note": {""}, "cds": {"false"}})
	b.Present(sceneOf(next))
	if r := &b.tray.report; r.where != [3]string{} {
		t.Errorf("after a refusal the card begins with %q", r.where)
	}
	for name, begin := range map[string]func(*stroll){
		"a battle": func(w *stroll) { w.meet(cgexpo.UK) },
		"the CDs":  func(w *stroll) { w.fetch() },
	} {
		b, host, _ = walkIn(t)
		begin(&b.tray.stroll)
		b.Refresh()
		if uk := b.key(t, "cgexpo.board.tab.uk"); !uk.Greyed {
			t.Errorf("before %s a card may be begun", name)
		} else if uk.OnTapped(); len(host.Deeds) != 1 || host.Deeds[0].Answers != nil { // answered, it would be played
			t.Errorf("before %s is played %v", name, host.Deeds)
		}
	}
}
