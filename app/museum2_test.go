package app

import (
	"slices"
	"testing"

	"docent/app/boards"
	"docent/app/kit/kittest"
	"docent/rules"
)

// curatorForm is the form of a question of Museum, on a phone.
func curatorForm(t *testing.T, level string, kind rules.Kind, moves int) (*hand, *form) {
	t.Helper()
	h, s := newHand(t, nil, narrow), NewStage()
	p := newTablePage(h.app, s.curator(h.app, 3, level, hope{string(kind), func(c *curatorStand) bool { return c.offered(kind) && c.moves > moves }}))
	h.app.push(p)
	for _, o := range p.offers {
		if o.Kind == kind && o.Refused == nil {
			f := newForm(p, o, nil, func(answers rules.Answers) { p.do(o, answers) })
			f.body()
			return h, f
		}
	}
	t.Fatalf("nobody may %s", kind)
	return nil, nil
}

// A card that is taken is told in three taps.
func TestACardIsMadeOfParts(t *testing.T) {
	h, f := curatorForm(t, "full", "take", 0)
	field, ok := f.single()
	parts := f.parted(field)
	if !ok || len(parts) != 3 {
		t.Fatalf("the question is %v, of %v", field.Name, parts)
	}
	pad := newPartsPad(f, field, parts, func(value string) {
		f.answers[field.Name] = []string{value}
		f.onConfirm()
	})
	pad.body()
	before := len(f.table.play.Line())
	pad.choose(2, "4")
	pad.choose(0, parts[0].Values[1])
	if len(f.table.play.Line()) != before {
		t.Fatal("two of three parts play")
	}
	pad.choose(1, "w")
	if len(f.table.play.Line()) == before {
		t.Error("the third part does not play")
	}
	_ = h
}

// The bill adds up while cards are chosen, and a card that pays is not exhibited.
func TestThePaymentAddsUp(t *testing.T) {
	_, f := curatorForm(t, "count", "exhibit", 40)
	if f.bill == nil || !f.bill.short() {
		t.Fatal("an empty payment has no bill, or it is enough")
	}
	f.set("hand", "3")
	f.set("payers", "2")
	if got := f.bill.sum.Text(); got != "Pays 2 of 3 · 1 short" {
		t.Errorf("the bill says %q", got)
	}
	f.set("payers", "4")
	if got := f.bill.sum.Text(); got != "Pays 4 of 3 · 1 lost" || f.bill.short() {
		t.Errorf("the bill says %q", got)
	}
}

func TestWhatPaysIsNotExhibited(t *testing.T) {
	_, f := curatorForm(t, "full", "exhibit", 60)
	option := rules.Option{Value: "Rt4", Copies: 2}
	fields := []rules.Field{
		{Name: "hand", Of: "card", Many: true, Max: 3, Options: []rules.Option{option}},
		{Name: "payers", Of: "card", Many: true, Max: 3, Options: []rules.Option{option}},
	}
	f.offer.Fields = fields
	f.answers = rules.Answers{"hand": {"Rt4", "Rt4"}}
	f.claim(fields[1], option, []string{"Rt4"})
	if got := f.answers["hand"]; !slices.Equal(got, []string{"Rt4"}) {
		t.Errorf("one of two cards pays, and %v are exhibited", got)
	}
}

// On a phone a large museum gets the room of the buttons, and gives it back.
func TestALargeMuseumTakesTheRoom(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := newTablePage(h.app, s.counting(h.app, someCells))
	h.app.push(p)
	buttons, height := len(p.buttons), p.board.Size().Height
	p.board.(boards.Own).Touch("museum:1")
	if len(p.buttons) > 0 || p.board.Size().Height <= height {
		t.Errorf("%d buttons are left of %d, the board is %v high, before %v", len(p.buttons), buttons, p.board.Size().Height, height)
	}
	if kittest.Find(h.root(), p.app.text("board.museum.back")) == nil {
		t.Fatal("there is no way back")
	}
	h.tap(p.app.text("board.museum.back"))
	if len(p.buttons) != buttons || p.board.Size().Height != height {
		t.Errorf("%d buttons come back of %d", len(p.buttons), buttons)
	}
}
