package kit_test

import (
	"maps"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

func TestStepperStaysWithinItsEnds(t *testing.T) {
	test.NewTempApp(t)
	var told []int
	s := kit.NewStepper("cubes", 1, 0, 2, "Fewer", "More", func(v int) { told = append(told, v) })
	w := test.NewTempWindow(t, s)
	w.Resize(fyne.NewSize(390, 100))
	for _, label := range []string{"More cubes", "More cubes", "Fewer cubes", "Fewer cubes", "Fewer cubes"} {
		test.Tap(kittest.Find(s, label))
	}
	if want := []int{2, 1, 0}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	s.SetValue(9)
	if s.Value != 2 {
		t.Errorf("set beyond the end it is %d", s.Value)
	}
	s.Unlimited = true
	s.SetValue(9)
	if s.Value != 9 || len(told) != 3 {
		t.Errorf("unlimited it is %d, told %v", s.Value, told)
	}
}

func options(names ...string) []kit.Option {
	var all []kit.Option
	for _, name := range names {
		all = append(all, kit.Option{Value: name, Label: name})
	}
	return all
}

func TestChoice(t *testing.T) {
	test.NewTempApp(t)
	for name, c := range map[string]struct {
		many bool
		taps []string
		want []string
	}{
		"one":        {false, []string{"a", "c"}, []string{"c"}},
		"one twice":  {false, []string{"a", "a"}, []string{"a"}},
		"many":       {true, []string{"c", "a"}, []string{"a", "c"}},
		"many twice": {true, []string{"a", "b", "a"}, []string{"b"}},
	} {
		var told []string
		choice := kit.NewChoice(options("a", "b", "c"), func(chosen []string) { told = chosen })
		choice.Many = c.many
		test.NewTempWindow(t, choice)
		for _, tap := range c.taps {
			test.Tap(kittest.Find(choice, tap))
		}
		if !slices.Equal(told, c.want) || !slices.Equal(choice.Chosen(), c.want) {
			t.Errorf("%s: told %v, chosen %v, want %v", name, told, choice.Chosen(), c.want)
		}
	}
}

// Numbers to choose from stand in columns, though those of two digits are wider.
func TestNumbersToChooseStandInColumns(t *testing.T) {
	test.NewTempApp(t)
	var names []string
	for n := range 17 {
		names = append(names, strconv.Itoa(n+1))
	}
	choice := kit.NewChoice(options(names...), nil)
	test.NewTempWindow(t, choice).Resize(fyne.NewSize(366, 300))
	rows := map[float32]int{}
	places := map[float32]bool{}
	for _, name := range names {
		chip := kittest.Find(choice, name).(fyne.CanvasObject)
		rows[chip.Position().Y]++
		places[chip.Position().X] = true
	}
	if len(rows) < 2 || len(places) != slices.Max(slices.Collect(maps.Values(rows))) {
		t.Errorf("the numbers stand at %d places of rows %v", len(places), rows)
	}
}

func TestChoiceGreyedTellsWhy(t *testing.T) {
	test.NewTempApp(t)
	all := options("a", "b")
	all[1].Greyed = true
	choice := kit.NewChoice(all, func([]string) { t.Error("a greyed option was chosen") })
	why := ""
	choice.OnGreyed = func(value string) { why = value }
	test.NewTempWindow(t, choice)
	test.Tap(kittest.Find(choice, "b"))
	if why != "b" || len(choice.Chosen()) != 0 {
		t.Errorf("asked why for %q, chosen %v", why, choice.Chosen())
	}
	choice.SetChosen("a")
	choice.SetOptions(options("b", "c"))
	if len(choice.Chosen()) != 0 {
		t.Errorf("an option that is gone stays chosen: %v", choice.Chosen())
	}
}

func TestSegmentsTellOnlyChanges(t *testing.T) {
	test.NewTempApp(t)
	var told []string
	s := kit.NewSegments(options("log", "rules"), "log", func(v string) { told = append(told, v) })
	test.NewTempWindow(t, s)
	for _, tap := range []string{"log", "rules", "rules"} {
		test.Tap(kittest.Find(s, tap))
	}
	if !slices.Equal(told, []string{"rules"}) || s.Value() != "rules" {
		t.Errorf("told %v, on %q", told, s.Value())
	}
}

func TestToggle(t *testing.T) {
	test.NewTempApp(t)
	var told []bool
	toggle := kit.NewToggle("Motion", "", false, func(on bool) { told = append(told, on) })
	asked := 0
	toggle.OnGreyed = func() { asked++ }
	test.Tap(toggle)
	toggle.Greyed = true
	test.Tap(toggle)
	if !slices.Equal(told, []bool{true}) || !toggle.On || asked != 1 {
		t.Errorf("told %v, on %v, asked %d", told, toggle.On, asked)
	}
}

// What is chosen is not told by its colour alone: its label says so, and it bears a mark that the others lack.
func TestChosenIsSaidAndShaped(t *testing.T) {
	test.NewTempApp(t)
	kit.Say = kit.States{Chosen: "chosen", On: "on", Off: "off"}
	t.Cleanup(func() { kit.Say = kit.States{} })
	choice := kit.NewChoice(options("a", "b"), nil)
	choice.SetChosen("a")
	toggle := kit.NewToggle("Motion", "of all things", false, nil)
	for name, c := range map[string]choosing{
		"chips":    {choice, "a, chosen", "b, chosen", func() { choice.SetChosen("b") }, "a, chosen", "a"},
		"toggle":   {toggle, "Motion, of all things, off", "Motion, of all things, on", func() { toggle.SetOn(true) }, "Motion, of all things, off", ""},
		"segments": segmentsOf("a", "b"),
	} {
		t.Run(name, func(t *testing.T) {
			w := test.NewTempWindow(t, c.widget)
			w.Resize(fyne.NewSize(390, 120))
			marked := marks(kittest.Find(c.widget, c.before))
			c.change()
			now := kittest.Find(c.widget, c.after)
			if marked < 0 || now == nil || kittest.Find(c.widget, c.noLonger) != nil {
				t.Fatalf("before %q is said: %v, then %q: %v", c.before, marked >= 0, c.after, now != nil)
			}
			if c.other == "" {
				if marks(now) != marked+1 {
					t.Errorf("on it draws %d shapes, off %d", marks(now), marked)
				}
			} else if rest := marks(kittest.Find(c.widget, c.other)); marks(now) != rest+1 {
				t.Errorf("chosen it draws %d shapes, else %d", marks(now), rest)
			}
		})
	}
}

// choosing is a widget of which something is chosen, and a change of that.
type choosing struct {
	widget          fyne.Widget
	before, after   string // what the chosen says
	change          func()
	noLonger, other string // what it no longer says; what the other option says then, if there is one
}

func segmentsOf(names ...string) choosing {
	s := kit.NewSegments(options(names...), names[0], nil)
	before := names[0] + ", chosen"
	return choosing{s, before, names[1] + ", chosen", func() { s.SetValue(names[1]) }, before, names[0]}
}

// marks counts the rectangles, circles and pictures that something is drawn with; -1 where there is nothing.
func marks(of fyne.Tappable) int {
	obj, ok := of.(fyne.Widget)
	if !ok {
		return -1
	}
	n := 0
	for _, part := range test.LaidOutObjects(obj) {
		switch o := part.(type) {
		case *canvas.Rectangle, *canvas.Circle:
			n++
		case *canvas.Image:
			if o.Resource != nil && o.Visible() {
				n++
			}
		}
	}
	return n
}

func TestStepperNamesEndWithoutASpace(t *testing.T) {
	test.NewTempApp(t)
	s := kit.NewStepper("", 1, 0, 2, "Less Gold", "More Gold", nil)
	var said []string
	for _, obj := range test.LaidOutObjects(s) {
		if b, ok := obj.(*kit.ActionButton); ok {
			said = append(said, b.AccessibilityLabel())
		}
	}
	if want := []string{"Less Gold", "More Gold"}; !slices.Equal(said, want) {
		t.Errorf("the buttons say %q, want %q", said, want)
	}
}

func TestGreyedButtonStillTells(t *testing.T) {
	test.NewTempApp(t)
	done := 0
	b := kit.NewActionButton("gem", "Take", func() { done++ })
	b.Caption = "2 tokens"
	b.SetGreyed(true)
	test.Tap(b)
	if done != 1 || b.AccessibilityLabel() != "Take, 2 tokens" {
		t.Errorf("done %d, says %q", done, b.AccessibilityLabel())
	}
}

func TestTextIsShortenedFromTheWhole(t *testing.T) {
	test.NewTempApp(t)
	text := kit.NewText("Ann examines the relic in room 10", kit.Body)
	test.NewTempWindow(t, arrange.Stack(text))
	text.Resize(fyne.NewSize(60, 20))
	if !text.Shortened() {
		t.Error("it fits in 60 dp")
	}
	text.Resize(fyne.NewSize(text.WidthWanted(), 20))
	if text.Shortened() || text.Text() != "Ann examines the relic in room 10" {
		t.Errorf("wider again it is still cut: %q", text.Text())
	}
	look.Look{Scale: 2}.Apply()
	text.Resize(fyne.NewSize(300, 40))
	if !text.Shortened() {
		t.Error("at 200 % it still fits in 300 dp")
	}
}

func TestWrappedTextKnowsItsHeight(t *testing.T) {
	test.NewTempApp(t)
	text := kit.NewWrapped("Whoever opened the door says what lies behind it", kit.Body)
	wide, narrow := text.HeightFor(800), text.HeightFor(160)
	if narrow < 2*wide {
		t.Errorf("%v high in 800 dp, %v in 160", wide, narrow)
	}
	column := arrange.Column(10, text, kit.NewText("under it", kit.Caption))
	column.Resize(fyne.NewSize(160, 400))
	if got := column.Objects[1].Position().Y; got != narrow+10 {
		t.Errorf("the next text stands at %v, want %v", got, narrow+10)
	}
}

func TestTextField(t *testing.T) {
	test.NewTempApp(t)
	var told string
	field := kit.NewSearchField("Search", "Clear", func(s string) { told = s })
	w := test.NewTempWindow(t, field)
	w.Resize(fyne.NewSize(390, 100))
	test.Type(field.Focusable(), "skull")
	if field.Text() != "skull" || told != "skull" {
		t.Errorf("typed %q, told %q", field.Text(), told)
	}
	test.Tap(kittest.Find(field, "Clear"))
	if field.Text() != "" || told != "" {
		t.Errorf("cleared it is %q, told %q", field.Text(), told)
	}
}

func TestQRIsBlackOnWhiteInBothVariants(t *testing.T) {
	test.NewTempApp(t)
	bits := [][]bool{{true, false}, {false, true}}
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		look.Look{Variant: variant}.Apply()
		w := test.NewTempWindow(t, kit.NewQR(bits, "code"))
		w.SetPadded(false)
		w.Resize(fyne.NewSize(100, 100))
		img := w.Canvas().Capture()
		for _, c := range []struct {
			x, y  int
			white bool
		}{{20, 20, true}, {45, 45, false}, {55, 45, true}, {55, 55, false}, {45, 55, true}, {80, 80, true}} {
			r, g, b, _ := img.At(c.x, c.y).RGBA()
			if white := r > 0xf000 && g > 0xf000 && b > 0xf000; white != c.white || (!white && r > 0x1000) {
				t.Errorf("variant %d: %d,%d is %v %v %v", variant, c.x, c.y, r, g, b)
			}
		}
	}
}

func TestSeatsDifferInColourAndSymbol(t *testing.T) {
	inks, symbols := map[fyne.ThemeColorName]bool{}, map[string]bool{}
	for seat := range kit.Seats {
		inks[kit.SeatInk(seat)], symbols[kit.SeatSymbol(seat)] = true, true
	}
	if len(inks) != kit.Seats || len(symbols) != kit.Seats {
		t.Errorf("%d colours and %d symbols for %d seats", len(inks), len(symbols), kit.Seats)
	}
	if kit.SeatInk(kit.Seats) != kit.SeatInk(0) || kit.SeatSymbol(-1) != kit.SeatSymbol(kit.Seats-1) {
		t.Error("seats beyond the last do not begin anew")
	}
}

func TestFlowBreaksRows(t *testing.T) {
	test.NewTempApp(t)
	box := func() fyne.CanvasObject {
		r := &canvas.Rectangle{}
		r.SetMinSize(fyne.NewSize(100, 50))
		return r
	}
	flow := arrange.Flow(10, box(), box(), box())
	flow.Resize(fyne.NewSize(220, 200))
	var got []fyne.Position
	for _, obj := range flow.Objects {
		got = append(got, obj.Position())
	}
	want := []fyne.Position{{}, {X: 110}, {Y: 60}}
	if !slices.Equal(got, want) {
		t.Errorf("at %v, want %v", got, want)
	}
	if h := arrange.HeightFor(flow, 220); h != 110 {
		t.Errorf("height %v", h)
	}
	if h := arrange.HeightFor(flow, 320); h != 50 {
		t.Errorf("height in one row %v", h)
	}
}

func TestRowSharesItsWidth(t *testing.T) {
	test.NewTempApp(t)
	fixed := &canvas.Rectangle{}
	fixed.SetMinSize(fyne.NewSize(100, 50))
	text := kit.NewText("a name that is far too long for the room it has here", kit.Body)
	row := arrange.Row(10, arrange.Grow(text), fixed)
	row.Resize(fyne.NewSize(300, 50))
	if text.Size().Width != 190 || fixed.Position().X != 200 {
		t.Errorf("the text is %v wide, the fixed one at %v", text.Size().Width, fixed.Position().X)
	}
	bar := arrange.Bar(10, kit.NewActionButton("", "Make a correction", nil), kit.NewPrimary("", "Continue", nil))
	bar.Resize(fyne.NewSize(120, 300))
	if bar.Objects[1].Position().Y == 0 {
		t.Error("a bar too narrow for both does not stand them under each other")
	}
}

// A button that is picked says so, in whatever style it stands.
func TestAPickedButtonSaysSo(t *testing.T) {
	test.NewTempApp(t)
	kit.Say = kit.States{Chosen: "chosen"}
	t.Cleanup(func() { kit.Say = kit.States{} })
	for _, style := range []kit.ButtonStyle{kit.Plain, kit.Primary, kit.Quiet, kit.Dangerous} {
		b := kit.NewActionButton("", "Carl", nil).Styled(style)
		b.Chosen = true
		if said := b.AccessibilityLabel(); said != "Carl, chosen" {
			t.Errorf("style %d: it says %q", style, said)
		}
	}
}
