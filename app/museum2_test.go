package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/games"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/rules"
	"docent/rules/museum"
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
	p.board.(board.Own).Touch("museum:1")
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

// A wide number is told by its digits; the next one begins where the table goes on to it.
func TestNumbersByDigits(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := newTablePage(h.app, s.counting(h.app, someCells))
	h.app.push(p)
	at := slices.IndexFunc(p.offers, func(o rules.Offer) bool { return o.Kind == "tally" })
	f := newForm(p, p.offers[at], nil, func(rules.Answers) {})
	if !f.typed(f.fields()) {
		t.Fatal("a track is not told by digits")
	}
	f.digits(f.fields())
	pad := h.app.digits.(*digitPad)
	for _, n := range []int{5, 3} {
		pad.digit(n)
	}
	pad.mark(1)
	for _, n := range []int{1, 2, 9, 4} { // 1294 is more than anybody has: the last digit begins anew
		pad.digit(n)
	}
	pad.erase()
	pad.digit(7)
	if score, prestige := f.answers["score"], f.answers["prestige"]; !slices.Equal(score, []string{"53"}) || !slices.Equal(prestige, []string{"7"}) {
		t.Errorf("told %v and %v", score, prestige)
	}
}

// Over the page a keyboard tells digits, too, and goes on with a space.
func TestDigitsFromAKeyboard(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := newTablePage(h.app, s.counting(h.app, someCells))
	h.app.push(p)
	at := slices.IndexFunc(p.offers, func(o rules.Offer) bool { return o.Kind == "tally" })
	p.choose(p.offers[at], nil)
	for _, r := range "47 12x" {
		h.app.typed(r)
	}
	form := h.app.digits.(*digitPad).numbers.(formNumbers).form
	if score, prestige := form.answers["score"], form.answers["prestige"]; !slices.Equal(score, []string{"47"}) || !slices.Equal(prestige, []string{"12"}) {
		t.Errorf("told %v and %v", score, prestige)
	}
}

// A table whose board has another shape tells it from the museum that it enters: the museum has it at once.
func TestAnotherShapeIsToldFromTheMuseum(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := newTablePage(h.app, s.counting(h.app, someCells))
	h.app.push(p)
	at := slices.IndexFunc(p.offers, func(o rules.Offer) bool { return o.Kind == "shape" && o.Seat == 3 })
	f := newForm(p, p.offers[at], nil, func(answers rules.Answers) { p.do(p.offers[at], answers) })
	grid := firstGrid(f.body())
	if grid == nil {
		t.Fatal("nothing asks for the cells of the board")
	}
	grid.resize(4, 6)
	if reason := f.judge(); reason != "" {
		t.Fatal(reason)
	}
	f.onConfirm()
	state, _ := rules.StateOf[museum.State](p.view)
	if width, cells := state.Grid(3); width != 6 || len(cells) != 24 {
		t.Errorf("the museum has %d cells in rows of %d", len(cells), width)
	}
}

func firstGrid(root fyne.CanvasObject) *gridPad {
	for _, obj := range test.LaidOutObjects(root) {
		if pad, ok := obj.(*gridPad); ok {
			return pad
		}
	}
	return nil
}

// A tap makes a place red, none, a cell again; rows and columns come and go.
func TestAGridIsTapped(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	rows := ""
	pad := newGridPad("../R#", "Rows", func(text string) { rows = text })
	pad.Resize(fyne.NewSize(300, 120))
	side := pad.cell(300)
	for _, c := range []struct {
		x, y float32
		want string
	}{{0, 0, "R./R#"}, {0, 0, "#./R#"}, {0, 0, "../R#"}, {1, 1, "../R."}, {7, 0, "../R."}} {
		pad.Tapped(&fyne.PointEvent{Position: fyne.NewPos(pad.left(side)+(c.x+0.5)*side, (c.y+0.5)*side)})
		if rows != c.want {
			t.Errorf("at %v, %v: %q, want %q", c.x, c.y, rows, c.want)
		}
	}
	if pad.resize(1, 3); rows != "..." {
		t.Errorf("one row of three is %q", rows)
	}
}

// A line of the score that counts cells opens them; the track opens its rule alone.
func TestALineOpensItsCells(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	p := newScorePage(h.app, s.counting(h.app, allTold))
	h.app.push(p)
	prover := games.Of("museum").Art.(board.Prover)
	view := p.play.Position().View(rules.Table)
	for _, score := range p.scores {
		for _, l := range score.Lines {
			counts := slices.Contains([]rules.Key{"civ", "domain", "gallery", "full", "both", "patron"}, l.Key)
			if shown := prover.Proof(view, score.Seat, l) != nil; shown != counts {
				t.Errorf("%s of seat %d shows cells: %v", l.Key, score.Seat, shown)
			}
		}
	}
}

// BenchmarkCuratorRefresh is a full refresh of the table of Museum: a turn of four, and a museum that is entered.
func BenchmarkCuratorRefresh(b *testing.B) {
	for name, open := range map[string]func(*App, *Stage) *tablePage{
		"turn": func(a *App, s *Stage) *tablePage {
			return s.curatorTable(a, 4, "full", hope{"turn 160", func(c *curatorStand) bool { return c.offered("exhibit") && c.moves > 160 }})
		},
		"museum": func(a *App, s *Stage) *tablePage {
			p := s.countingTable(a)
			openHall(p, 2)
			return p
		},
	} {
		b.Run(name, func(b *testing.B) {
			var p *tablePage
			a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
			scene := Scene{name, func(a *App, s *Stage) { p = open(a, s) }}
			NewStage().Show(a, w, scene, Sizes()[1], "en", kit.Look{Variant: kit.Dark, Scale: 1})
			for b.Loop() {
				p.refresh()
			}
		})
	}
}
