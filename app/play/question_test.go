//go:build scenes

package play_test

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/rules"
)

func TestSuggested(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "protect" })
	o := p.Offers()[at]
	for _, c := range []struct {
		name  string
		field rules.Field
		want  []string
	}{
		{"an open number starts at its least", rules.Field{Name: "count", Min: 2, Max: 5, Open: true}, []string{"2"}},
		{"an open choice starts empty", rules.Field{Name: "count", Options: []rules.Option{{Value: "a"}}, Open: true}, nil},
		{"else the example stands there", rules.Field{Name: "count", Min: 0, Max: 5}, o.Value("count")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := play.Suggested(o, c.field); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestCountStartsEmptyUnderHeadings(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), "score")
	for _, o := range p.Offers() {
		if o.Kind == "count" && o.Refused == nil {
			p.Choose(o, nil)
			break
		}
	}
	top := p.Asked()
	if top == nil {
		t.Fatal("no form asks for the count")
	}
	for _, key := range []string{"own", "foreign"} {
		if want := p.App().Text("board.trasteros.fields." + key); !hand.Reads(top, want) {
			t.Errorf("the form does not say %q", want)
		}
	}
}

// Cards of both sorts are counted alike, each kind by its picture, and two stand side by side wherever a phone or a column shows them.
func TestCountsStandSideBySide(t *testing.T) {
	for _, size := range append(stage.Sizes(), stage.Turned()[0]) {
		p, _ := hand.Table(t, size, "score")
		stage.Form(p, "count")
		pictured, places := 0, map[float32]bool{}
		for _, obj := range test.LaidOutObjects(p.Asked()) {
			card, ok := obj.(*kit.Card)
			if !ok {
				continue
			}
			pictured++
			places[card.Position().X] = true
			for _, inside := range test.LaidOutObjects(card) {
				if s, ok := inside.(*kit.Stepper); ok && (s.Position().X < 0 || s.Size().Width > card.Size().Width-6) {
					t.Errorf("on %s a card is %v wide, its keys %v", size.Name, card.Size().Width, s.Size().Width)
				}
			}
		}
		if pictured != 8 || len(places) != 2 {
			t.Errorf("on %s %d kinds stand in %d columns", size.Name, pictured, len(places))
		}
	}
}

func TestArrows(t *testing.T) {
	for _, c := range []struct {
		name  string
		field rules.Field
		value string
		want  string
	}{
		{"a side of the compass is an arrow", rules.Pick("dir", "dir", "N", "E", "S", "W"), "E", look.IconChevron},
		{"also where none may be told", rules.Pick("dir", "dir", "", "N", "E", "S", "W"), "N", "up"},
		{"none is no arrow", rules.Pick("dir", "dir", "", "N", "E", "S", "W"), "", ""},
		{"letters of something else are none", rules.Pick("word", "word", "N", "Q"), "N", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := parts.Arrow(c.field, c.value); got != c.want {
				t.Errorf("%q bears the icon %q, want %q", c.value, got, c.want)
			}
		})
	}
}

// The directions of a clash card are arrows, as the card prints them.
func TestArrowsOfAClashCard(t *testing.T) {
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	crazymuseum.Asks(h.App, s, "clash-card")
	arrows := 0
	for _, obj := range test.LaidOutObjects(h.App.Top().(*play.Table).Asked()) {
		if image, ok := obj.(*canvas.Image); ok && image.Visible() && image.Resource != nil && strings.HasPrefix(image.Resource.Name(), "up-") {
			arrows++
		}
	}
	if arrows != 2 {
		t.Errorf("%d arrows point up, want one of the guard and one of the mummy", arrows)
	}
}

func TestNobodyIsAnAnswer(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	seats := 0
	for _, o := range p.View().Corrections() {
		for _, f := range o.Fields {
			for _, option := range f.Options {
				if f.Of == "seat" && option.Value == "-1" {
					seats++
					if got := p.Option(f, option.Value); got != "Nobody" {
						t.Errorf("%s of nobody reads %q", f.Name, got)
					}
				}
			}
		}
	}
	if seats == 0 {
		t.Error("no sheet offers nobody")
	}
}

func TestCapital(t *testing.T) {
	for given, want := range map[string]string{"": "", "room 1": "Room 1", "échange": "Échange", "1 cube": "1 cube"} {
		if got := parts.Capital(given); got != want {
			t.Errorf("%q becomes %q, want %q", given, got, want)
		}
	}
}

// The two things that a move brought can be read one by one, as often as wanted.
func TestToldIsTurned(t *testing.T) {
	p, _ := hand.Table(t, stage.Sizes()[1], "score", trasteros.Made{Kind: "count", Seat: 0})
	for _, n := range []int{1, 2} {
		p.Line().SetAgain(false)
		p.Line().Rest(slices.Repeat([]rules.Event{p.Line().Told()[0]}, n))
		for i := range 2 * n {
			p.Line().Turner().Tapped(nil)
			if p.Line().At() != i%n {
				t.Errorf("of %d things, %d stands after %d turns", n, p.Line().At(), i+1)
			}
		}
	}
}

func TestGridKeepsLabelsWhole(t *testing.T) {
	hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	const reason = "Locker 1 is not sealed any more, for somebody has won it: choose another one, or wait until all the lockers are filled again at the end of the round."
	for _, c := range []struct {
		name           string
		label, caption string
		n              int
		width          float32
		want           int
	}{
		{"as many as there is room for", "Pass", "", 4, 700, 4},
		{"five are three and two", "Pass", "", 5, 700, 3},
		{"four in three columns would leave one alone", "Pass", "", 4, 460, 2},
		{"long words want wider columns", "Extraordinarily incomprehensible announcement", "", 4, 700, 2},
		{"a long reason wants wider columns", "Pass", reason, 4, 700, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			var objs []fyne.CanvasObject
			for range c.n {
				plate := kit.NewActionButton("dice", c.label, nil)
				plate.Caption = c.caption
				objs = append(objs, plate)
			}
			if got := arrange.PlatesOf(132, 4, objs...).Grid.Columns(objs, c.width); got != c.want {
				t.Errorf("%d columns, want %d", got, c.want)
			}
		})
	}
}

func TestCardsStandUnderTheSameColumns(t *testing.T) {
	test.NewTempApp(t)
	options := []rules.Option{{Value: "car-glass"}, {Value: "car-silver"}, {Value: "art-glass"}, {Value: "art-bronze"}, {Value: "art-silver"}, {Value: "junk"}}
	if got, want := parts.ColumnsOf(options), []string{"glass", "bronze", "silver"}; !slices.Equal(got, want) {
		t.Fatalf("the columns are %v, want %v", got, want)
	}
	var cells []*parts.Cell
	grid := parts.CardGrid(rules.Field{Options: options}, func(o rules.Option) *parts.Cell {
		c := parts.NewCell(nil, o.Value, o.Value, nil)
		c.Value = o.Value
		cells = append(cells, c)
		return c
	})
	grid.Resize(fyne.NewSize(400, 400))
	x := map[string]float32{}
	for _, c := range cells {
		x[c.Value] = c.Position().X
	}
	if x["car-silver"] != x["art-silver"] || x["car-glass"] != x["junk"] || x["art-bronze"] <= x["car-glass"] {
		t.Errorf("the cards stand at %v", x)
	}
}

// A few cards of many, of which no row has all columns, stand one after the other: none under the column of another kind.
func TestFewCardsStandInOneRow(t *testing.T) {
	test.NewTempApp(t)
	options := []rules.Option{{Value: "clock-gold"}, {Value: "art-glass"}, {Value: "art-silver"}, {Value: "sports-glass"}, {Value: "junk"}}
	cells := map[string]*parts.Cell{}
	grid := parts.CardGrid(rules.Field{Options: options}, func(o rules.Option) *parts.Cell {
		cells[o.Value] = parts.NewCell(nil, o.Value, o.Value, nil)
		return cells[o.Value]
	})
	grid.Resize(fyne.NewSize(400, 400))
	for i, o := range options[1:4] {
		if before, this := cells[options[i].Value], cells[o.Value]; this.Position().X <= before.Position().X || this.Position().Y != before.Position().Y {
			t.Errorf("%s stands at %v, the card before it at %v", o.Value, this.Position(), before.Position())
		}
	}
}

// What an answer leaves to be asked is asked at once; closed, it stands on the table.
func TestTheNextQuestionFollows(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, crazymuseum.Random(h.App, 2, "hard", "full", func(m *crazymuseum.Stand) bool { return m.Offered("move") }))
	h.App.Push(p)
	for _, o := range p.Offers() {
		if o.Kind == "move" && o.Refused == nil {
			p.Choose(o, nil)
			break
		}
	}
	title := p.Teller().Now(p.View().Now())
	if !p.Asking() || !hand.Reads(h.Root(), title) {
		t.Fatalf("after the move nothing asks %q", title)
	}
	h.Key(fyne.KeyEscape)
	o, ways, ok := p.Question()
	if p.Asking() || !ok || o.Kind != "tile" || len(ways) > 0 {
		t.Fatalf("closed, the table asks %v (%v), with %d ways past it", o.Kind, ok, len(ways))
	}
	h.Tap(p.Teller().Offer(o))
	h.Tap("Room 1")
	if !p.Asking() {
		t.Fatal("a number that lies on the map is taken")
	}
	h.Tap("Room 9")
	if got := p.View().Now().Phase; got != "print" || !p.Asking() {
		t.Fatalf("after the number the phase is %q, a sheet %v", got, p.Asking())
	}
	h.Tap("Find out later")
	if p.Asking() || p.Undoing().Caption != "Tile for later" {
		t.Errorf("a sheet %v, %q", p.Asking(), p.Undoing().Caption)
	}
}

// The way past a question bears the picture that tells it from others of its kind: no skull where no skeleton is asked for.
func TestAWayPastAQuestionBearsItsSign(t *testing.T) {
	nobody := []trasteros.Made{{Kind: "call", Seat: trasteros.AnySeat}, {Kind: "first", Seat: trasteros.AnySeat}}
	for seat := range rules.Seat(4) {
		nobody = append(nobody, trasteros.Bid(seat, ""))
	}
	_, w := hand.Table(t, hand.Phone(), trasteros.FullLevel, nobody...)
	b, ok := kittest.Find(w.Content(), "Skip the cards").(*kit.ActionButton)
	if !ok || b.Icon != "eye-off" {
		t.Errorf("the way past the cards is %+v, want one with an eye that is shut", b)
	}
}

// The sheet of a question is drawn anew with the window, in other colours, but not with the table around it.
func TestASheetIsNotDrawnWithTheTable(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	p.CorrectAny()
	var told *kit.Text
	for _, obj := range test.LaidOutObjects(p.Asked()) {
		if text, ok := obj.(*kit.Text); ok && told == nil && text.Text() != "" {
			told = text
		}
	}
	drawn := func() color.Color { return test.WidgetRenderer(told).Objects()[0].(*canvas.Text).Color }
	told.Ink = look.Danger
	p.Refresh()
	if ink := drawn(); ink == theme.Color(look.Danger) {
		t.Error("the table draws the sheet, in which nothing has changed")
	}
	w.Content().Refresh()
	if ink := drawn(); ink != theme.Color(look.Danger) {
		t.Error("the window leaves the sheet as it was")
	}
}
