//go:build scenes

package museum_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/games"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	game "docent/rules/museum"
)

// formOf returns the form of a question of Museum, on a phone.
func formOf(t *testing.T, level string, kind rules.Kind, moves int) (*hand.Hand, *play.Form) {
	t.Helper()
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	p := play.NewTable(h.App, museum.Play(h.App, s, 3, level, museum.Wish{Name: string(kind), Holds: func(c *museum.Stand) bool { return c.Offered(kind) && c.Moves > moves }}))
	h.App.Push(p)
	for _, o := range p.Offers() {
		if o.Kind == kind && o.Refused == nil {
			f := play.NewForm(p, o, nil, func(answers rules.Answers) { p.Enact(o, answers) })
			f.Body()
			return h, f
		}
	}
	t.Fatalf("nobody may %s", kind)
	return nil, nil
}

// A card that is taken is told in three taps.
func TestACardIsMadeOfParts(t *testing.T) {
	h, f := formOf(t, "full", "take", 0)
	field, ok := f.Single()
	parts := f.Parted(field)
	if !ok || len(parts) != 3 {
		t.Fatalf("the question is %v, of %v", field.Name, parts)
	}
	pad := play.NewPartsPad(f, field, parts, func(value string) {
		f.Answers[field.Name] = []string{value}
		f.Act()
	})
	pad.Body()
	before := len(f.Play().Line())
	pad.Choose(2, "4")
	pad.Choose(0, parts[0].Values[1])
	if len(f.Play().Line()) != before {
		t.Fatal("two of three parts play")
	}
	pad.Choose(1, "w")
	if len(f.Play().Line()) == before {
		t.Error("the third part does not play")
	}
	_ = h
}

// What is picked twice says so by name: a second tap on a value is a second card.
func TestAValuePickedTwiceIsNamed(t *testing.T) {
	h := opened(t, "museum-pay-values")
	h.Tap("Value 4")
	if lines := read(h); !slices.Contains(lines, "1 (max 4)") {
		t.Errorf("after a tap %q is said", lines)
	}
	h.Tap("Value 4")
	if want := "Value 4\u00a0×\u00a02"; !slices.Contains(read(h), want) {
		t.Errorf("after two taps %q is not said in %q", want, read(h))
	}
}

// However large texts are, the number of what is picked and of what may be is not cut.
func TestTheNumberPickedIsSaidWhole(t *testing.T) {
	scenes := museum.Scenes()
	at := slices.IndexFunc(scenes, func(s stage.Scene) bool { return s.Name == "museum-pay-values" })
	for _, language := range stage.Languages() {
		a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
		stage.New().Show(a, w, scenes[at], hand.Phone(), language, look.Look{Variant: look.Dark, Scale: 2})
		for _, obj := range test.LaidOutObjects(w.Canvas().Content()) {
			if text, ok := obj.(*kit.Text); ok && strings.HasPrefix(text.Text(), "0") && text.Shortened() {
				t.Errorf("in %s %q is cut", language, text.Text())
			}
		}
	}
}

// On the column of a tablet what is picked is said whole, beside its question and under it.
func TestWhatIsPickedIsSaidWhole(t *testing.T) {
	for _, language := range stage.Languages() {
		h := openedIn(t, fyne.NewSize(1024, 768), "museum-pay-values")
		h.App.SetLanguage(language)
		cells := map[string][]*parts.Cell{}
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if c, ok := obj.(*parts.Cell); ok {
				cells[c.Value] = append(cells[c.Value], c)
			}
		}
		for _, value := range []string{"4", "4", "3"} {
			for _, c := range cells[value] {
				c.Button.OnTapped()
			}
		}
		for _, line := range read(h) {
			if line != "…" && strings.HasSuffix(line, "…") { // that alone stands on the rail, under the form
				t.Errorf("in %s %q is cut", language, line)
			}
		}
	}
}

// The keys of a part are read as well once they are chosen.
func TestAChosenPartIsRinged(t *testing.T) {
	h := openedIn(t, fyne.NewSize(1024, 768), "museum-take")
	key := func() *kit.ActionButton {
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if b, ok := obj.(*kit.ActionButton); ok && b.Label == "War" {
				return b
			}
		}
		t.Fatal("there is no key for War")
		return nil
	}
	key().OnTapped()
	if b := key(); !b.Chosen || b.Style == kit.Primary {
		t.Errorf("what is chosen is ringed: %v, on a plate in which its words are lost: %v", b.Chosen, b.Style == kit.Primary)
	}
}

// While a museum is large its own line tells the next tap: nothing beside Undo speaks of what is lit.
func TestALargeMuseumTellsTheNextTap(t *testing.T) {
	h := hand.New(t, nil, fyne.NewSize(1024, 768))
	p := museum.CountingTable(h.App, stage.New())
	hint := h.App.Text("table.tap")
	museum.OpenHall(p, 1)
	for _, laid := range []bool{false, true} {
		if got := strings.Join(read(h), " "); strings.Contains(got, hint) {
			t.Errorf("searched %v: %q is said in %q", laid, hint, got)
		}
		p.Board().(board.Seeker).Seek(false)
	}
}

// Numbers on the table itself say what they count: of the pool, on which continent.
func TestAPoolIsCountedByItsContinent(t *testing.T) {
	h := hand.New(t, nil, fyne.NewSize(1024, 768))
	p := stage.Table(h.App, museum.PoolOfOne(h.App, stage.New()))
	want := h.App.Text("museum.field.pool.america")
	if got := strings.Join(read(h), " "); !strings.Contains(got, want) {
		t.Errorf("%q is not said in %q", want, got)
	}
	if n := len(p.Buttons()); n < 2 {
		t.Errorf("there are %d numbers", n)
	}
}

// On the column of a tablet the faces of all cards have one size, and taking everything away is said in one line.
func TestFacesHaveOneSize(t *testing.T) {
	h := openedIn(t, stage.Sizes()[1].Size, "museum-pay")
	for _, language := range stage.Languages() {
		h.App.SetLanguage(language)
		faces := map[float32]bool{}
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if c, ok := obj.(*parts.Cell); ok {
				for _, inside := range test.LaidOutObjects(c) {
					if image, ok := inside.(*canvas.Image); ok && image.Size().Height > 30 {
						faces[image.Size().Height] = true
					}
				}
			}
		}
		if len(faces) != 1 {
			t.Errorf("in %s faces are %v high", language, faces)
		}
		if want := h.App.Text("question.clear"); !slices.Contains(read(h), want) {
			t.Errorf("in %s %q is broken in %q", language, want, read(h))
		}
	}
}

// The bill adds up while cards are chosen, and a card that pays is not exhibited.
func TestThePaymentAddsUp(t *testing.T) {
	_, f := formOf(t, "count", "exhibit", 40)
	if f.Bill() == nil || !f.Bill().Short() {
		t.Fatal("an empty payment has no bill, or it is enough")
	}
	f.Set("hand", "3")
	f.Set("payers", "2")
	if got := f.Bill().Sum().Text(); got != "Pays 2 of 3 · 1 short" {
		t.Errorf("the bill says %q", got)
	}
	f.Set("payers", "4")
	if got := f.Bill().Sum().Text(); got != "Pays 4 for 3 · 1 lost" || f.Bill().Short() {
		t.Errorf("the bill says %q", got)
	}
}

func TestWhatPaysIsNotExhibited(t *testing.T) {
	_, f := formOf(t, "full", "exhibit", 60)
	option := rules.Option{Value: "Rt4", Copies: 2}
	fields := []rules.Field{
		{Name: "hand", Of: "card", Many: true, Max: 3, Options: []rules.Option{option}},
		{Name: "payers", Of: "card", Many: true, Max: 3, Options: []rules.Option{option}},
	}
	offer := f.Offer
	offer.Fields = fields
	f.Offer = offer
	f.Answers = rules.Answers{"hand": {"Rt4", "Rt4"}}
	f.Claim(fields[1], option, []string{"Rt4"})
	if got := f.Answers["hand"]; !slices.Equal(got, []string{"Rt4"}) {
		t.Errorf("one of two cards pays, and %v are exhibited", got)
	}
}

// counting returns a table on a phone where museums are counted.
func counting(t *testing.T) (*hand.Hand, *play.Table) {
	t.Helper()
	h := hand.New(t, nil, hand.Narrow)
	return h, stage.Table(h.App, museum.Counting(h.App, stage.New(), museum.SomeCells))
}

// On a phone a large museum gets the room of the buttons, and gives it back.
func TestALargeMuseumTakesTheRoom(t *testing.T) {
	h, p := counting(t)
	buttons, height := len(p.Buttons()), p.Board().Size().Height
	p.Board().(board.Own).Touch("museum:1")
	if len(p.Buttons()) > 0 || p.Board().Size().Height <= height {
		t.Errorf("%d buttons are left of %d, the board is %v high, before %v", len(p.Buttons()), buttons, p.Board().Size().Height, height)
	}
	if kittest.Find(h.Root(), p.App().Text("board.museum.back")) == nil {
		t.Fatal("there is no way back")
	}
	h.Tap(p.App().Text("board.museum.back"))
	if len(p.Buttons()) != buttons || p.Board().Size().Height != height {
		t.Errorf("%d buttons come back of %d", len(p.Buttons()), buttons)
	}
}

// A wide number is told by its digits; the next one begins where the table goes on to it.
func TestNumbersByDigits(t *testing.T) {
	h, p := counting(t)
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "tally" })
	f := play.NewForm(p, p.Offers()[at], nil, func(rules.Answers) {})
	if !f.Typed(f.Fields()) {
		t.Fatal("a track is not told by digits")
	}
	f.Digits(f.Fields())
	pad := h.App.Digits.(*parts.DigitPad)
	for _, n := range []int{5, 3} {
		pad.Digit(n)
	}
	pad.Mark(1)
	for _, n := range []int{1, 2, 9, 4} { // 1294 is more than anybody has: the last digit begins anew
		pad.Digit(n)
	}
	pad.Erase()
	pad.Digit(7)
	if score, prestige := f.Answers["score"], f.Answers["prestige"]; !slices.Equal(score, []string{"53"}) || !slices.Equal(prestige, []string{"7"}) {
		t.Errorf("told %v and %v", score, prestige)
	}
}

// Over the page a keyboard tells digits, too, and goes on with a space.
func TestDigitsFromAKeyboard(t *testing.T) {
	h, p := counting(t)
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "tally" })
	p.Choose(p.Offers()[at], nil)
	for _, r := range "47 12x" {
		h.App.Typed(r)
	}
	form := h.App.Digits.(*parts.DigitPad).Numbers.(play.FormNumbers).Form()
	if score, prestige := form.Answers["score"], form.Answers["prestige"]; !slices.Equal(score, []string{"47"}) || !slices.Equal(prestige, []string{"12"}) {
		t.Errorf("told %v and %v", score, prestige)
	}
}

// A table whose board has another shape tells it from the museum that it enters: the museum has it at once.
func TestAnotherShapeIsToldFromTheMuseum(t *testing.T) {
	_, p := counting(t)
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "shape" && o.Seat == 3 })
	f := play.NewForm(p, p.Offers()[at], nil, func(answers rules.Answers) { p.Enact(p.Offers()[at], answers) })
	grid := firstGrid(f.Body())
	if grid == nil {
		t.Fatal("nothing asks for the cells of the board")
	}
	grid.StagedResize(4, 6)
	if reason := f.Judge(); reason != "" {
		t.Fatal(reason)
	}
	f.Act()
	state, _ := rules.StateOf[game.State](p.View())
	if width, cells := state.Grid(3); width != 6 || len(cells) != 24 {
		t.Errorf("the museum has %d cells in rows of %d", len(cells), width)
	}
}

func firstGrid(root fyne.CanvasObject) *parts.GridPad {
	for _, obj := range test.LaidOutObjects(root) {
		if pad, ok := obj.(*parts.GridPad); ok {
			return pad
		}
	}
	return nil
}

// A tap makes a place red, none, a cell again; rows and columns come and go.
func TestAGridIsTapped(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	rows := ""
	pad := parts.NewGridPad("../R#", "Rows", func(text string) { rows = text })
	pad.Resize(fyne.NewSize(300, 120))
	side := pad.Cell(300)
	for _, c := range []struct {
		x, y float32
		want string
	}{{0, 0, "R./R#"}, {0, 0, "#./R#"}, {0, 0, "../R#"}, {1, 1, "../R."}, {7, 0, "../R."}} {
		pad.Tapped(&fyne.PointEvent{Position: fyne.NewPos(pad.Left(side)+(c.x+0.5)*side, (c.y+0.5)*side)})
		if rows != c.want {
			t.Errorf("at %v, %v: %q, want %q", c.x, c.y, rows, c.want)
		}
	}
	if pad.StagedResize(1, 3); rows != "..." {
		t.Errorf("one row of three is %q", rows)
	}
}

// A line of the score that counts cells opens them; the track opens its rule alone.
func TestALineOpensItsCells(t *testing.T) {
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	p := result.New(h.App, museum.Counting(h.App, s, museum.AllTold))
	h.App.Push(p)
	prover := games.Of("museum").Art.(board.Prover)
	view := p.Play().Position().View(rules.Table)
	for _, score := range p.Scores() {
		for _, l := range score.Lines {
			counts := slices.Contains([]rules.Key{"civ", "domain", "gallery", "full", "both", "patron"}, l.Key)
			if shown := prover.Proof(view, score.Seat, l) != nil; shown != counts {
				t.Errorf("%s of seat %d shows cells: %v", l.Key, score.Seat, shown)
			}
		}
	}
}

// BenchmarkRefresh measures a full refresh of the table of Museum: a turn of four, and a museum that is entered.
func BenchmarkRefresh(b *testing.B) {
	for name, open := range map[string]func(*shell.App, *stage.Stage) *play.Table{
		"turn": func(a *shell.App, s *stage.Stage) *play.Table {
			return museum.Table(a, s, 4, "full", museum.Wish{Name: "turn 160", Holds: func(c *museum.Stand) bool { return c.Offered("exhibit") && c.Moves > 160 }})
		},
		"museum": func(a *shell.App, s *stage.Stage) *play.Table {
			p := museum.CountingTable(a, s)
			museum.OpenHall(p, 2)
			return p
		},
	} {
		b.Run(name, func(b *testing.B) {
			var p *play.Table
			a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
			scene := stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { p = open(a, s) }}
			stage.New().Show(a, w, scene, stage.Sizes()[1], "en", look.Look{Variant: look.Dark, Scale: 1})
			for b.Loop() {
				p.Refresh()
			}
		})
	}
}
