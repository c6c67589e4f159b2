package museum

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// boardIn is a board that shows a state in a window; its searches end before the next line of a test.
func boardIn(t testing.TB, size fyne.Size, s *museum.State, offers []rules.Offer) (*Board, *boardtest.Host) {
	t.Helper()
	host := &boardtest.Host{}
	b := New(host)
	b.hall.search.later = func(work func()) { work() }
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(size)
	b.show(readModel(s, board.Scene{Offers: offers}))
	return b, host
}

// press taps the middle of what stands for a thing, as the drawing has it.
func press(t *testing.T, b *Board, thing rules.Thing) {
	t.Helper()
	for _, h := range slices.Backward(b.Hits()) {
		if h.Thing == thing {
			x, y := h.Box.Mid()
			b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
			return
		}
	}
	t.Fatalf("nothing on the board stands for %s", thing)
}

func TestReadsTheTable(t *testing.T) {
	x := readModel(busyTable(), board.Scene{Offers: taking(1)})
	for i, want := range []string{
		"{pile:31 open:2 covered:0 fresh:0 stale:0 places:2 tokens:1 customs:0 closed:false lit:true thing:site:america losses:[{seat:2 points:1}]}",
		"{pile:28 open:1 covered:0 fresh:1 stale:0 places:2 tokens:3 customs:0 closed:false lit:true thing:site:europe losses:[{seat:0 points:3} {seat:1 points:9} {seat:3 points:3}]}",
		"{pile:33 open:2 covered:0 fresh:0 stale:1 places:3 tokens:0 customs:0 closed:true lit:false thing:site:africa losses:[]}",
		"{pile:26 open:3 covered:0 fresh:0 stale:0 places:3 tokens:2 customs:1 closed:false lit:true thing:site:asia losses:[{seat:0 points:2} {seat:1 points:2} {seat:3 points:2}]}",
	} {
		if got := fmt.Sprintf("%+v", x.sites[i]); got != want {
			t.Errorf("%s shows as %s, want %s", continentNames[i], got, want)
		}
	}
	if x.row[0].cost != 3 || !x.row[1].lit || !x.seats[0].poolLit || x.seats[1].pool != 4 || !slices.Equal(x.news.closed, []int{2}) {
		t.Errorf("row %v, seats %v, headline %+v", x.row, x.seats, x.news)
	}
}

// The collections are those of the worked examples, and the other reading stands beside its own.
func TestCountsBothReadings(t *testing.T) {
	for _, c := range []struct {
		rows          []string
		total, second int
		lines, differ int
	}{
		{[]string{"Et Et Rt", "Ew Gt Ra", "En .. Rw"}, 9, 9, 3, 0},
		{[]string{"Rt Et Et Gt", "Ra .. Ew Ga", "Rw .. En Gw"}, 5, 10, 4, 1},
		{[]string{"Rt St St Gt Et"}, 5, 7, 1, 1},
	} {
		s := counted()
		s.Players[0].Museum, s.Players[0].Layout = nil, nil
		inMuseum(&s.Players[0], c.rows...)
		h := readHall(s, 0)
		differ := 0
		for _, g := range h.gains {
			if g.differs {
				differ++
			}
		}
		if h.total != c.total || h.second != c.second || len(h.gains) != c.lines || differ != c.differ {
			t.Errorf("%v: %d (%d) in %d lines, %d of which differ; want %+v", c.rows, h.total, h.second, len(h.gains), differ, c)
		}
	}
}

// Two taps lay a card: a civilisation and a domain. The civilisation stays chosen, and the next free cell is marked.
func TestLaysWithTwoTaps(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	for _, size := range []fyne.Size{fyne.NewSize(366, 470), fyne.NewSize(768, 500)} {
		s := counted()
		b, host := boardIn(t, size, s, laying(1))
		press(t, b, "museum:1")
		if b.hall.hand.cell != 4 || host.Reshapes != 1 || !b.Absorbs() {
			t.Fatalf("%v: cell %d is marked, reshaped %d", size, b.hall.hand.cell, host.Reshapes)
		}
		press(t, b, "civ:J")
		press(t, b, "domain:n")
		if want := (boardtest.Deed{Kind: "put", Answers: rules.Answers{"cell": {"15"}, "card": {"Jn"}}}); len(host.Deeds) != 1 || !same(host.Deeds[0], want) {
			t.Fatalf("%v: played %v, want %v", size, host.Deeds, want)
		}
		s.Players[1].Layout = laidOut("Rt Et Et Gt Jn", "Ra .. Ew Ga ..", "Rw .. En Gw ..")
		b.show(readModel(s, board.Scene{Offers: laying(1)}))
		if b.hall.hand.cell != 6 || b.hall.hand.civ != 11 {
			t.Errorf("%v: then cell %d and civilisation %d are chosen", size, b.hall.hand.cell, b.hall.hand.civ)
		}
		press(t, b, "domain:t")
		press(t, b, "cell:45")
		press(t, b, "domain:a")
		if want := (boardtest.Deed{Kind: "put", Answers: rules.Answers{"cell": {"45"}, "card": {"Ja"}}}); len(host.Deeds) != 3 || !same(host.Deeds[2], want) {
			t.Errorf("%v: played %v, want one tap for a card of the same civilisation, the last %v", size, host.Deeds, want)
		}
	}
}

func same(a, b boardtest.Deed) bool {
	if a.Kind != b.Kind || len(a.Answers) != len(b.Answers) {
		return false
	}
	for name, values := range a.Answers {
		if !slices.Equal(values, b.Answers[name]) {
			return false
		}
	}
	return true
}

// A card is moved by tapping it and then a cell, lifted by its button; cards that were told wait in a tray.
func TestMovesCards(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, host := boardIn(t, fyne.NewSize(366, 400), busyTable(), laying(1)[:4])
	press(t, b, "museum:1")
	press(t, b, "cell:11")
	press(t, b, "cell:55")
	press(t, b, "cell:12")
	test.Tap(b.hall.buttons.lift)
	press(t, b, "cell:13")
	press(t, b, "cell:13")
	press(t, b, "tray:1")
	want := []boardtest.Deed{
		{Kind: "shift", Answers: rules.Answers{"from": {"11"}, "to": {"55"}}},
		{Kind: "lift", Answers: rules.Answers{"cell": {"12"}}},
		{Kind: "put", Answers: rules.Answers{"cell": {"12"}, "card": {"Jn2"}}},
	}
	if !slices.EqualFunc(host.Deeds, want, same) {
		t.Errorf("played %v, want %v", host.Deeds, want)
	}
	if _, ok := b.look.hands[1]["arranged"]; ok || b.hall.buttons.complete.Visible() && onBoard(b, b.hall.buttons.complete) {
		t.Error("in a turn nobody says that a museum is complete")
	}
	press(t, b, "cell:11")
	b.Touch("museum:0")
	press(t, b, "cell:11")
	if len(host.Deeds) != 3 || b.hall.lit < 0 || !b.hall.museum().gains[b.hall.lit].cells.Has(0) {
		t.Errorf("in the museum of another a tap plays %v and lights %d", host.Deeds, b.hall.lit)
	}
}

func onBoard(b *Board, obj fyne.CanvasObject) bool {
	return slices.Contains(test.WidgetRenderer(b).Objects(), obj)
}

// The best arrangement tells its gain and lays every card anew; who lays another museum forgets it.
func TestFindsTheBest(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, _ := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	press(t, b, "museum:1")
	test.Tap(b.hall.buttons.best)
	h := b.hall.museum()
	if !b.hall.search.open() || b.hall.search.running || !b.hall.search.answer.Proved() || b.hall.search.gain() <= 0 || b.hall.search.answer.Before != h.total {
		t.Fatalf("the search stands at %+v", b.hall.search.answer)
	}
	if first, second := b.hall.search.texts(words{b.host}); first != "board.museum.best.gain" || second != "board.museum.best.proved" {
		t.Errorf("it tells %q, %q", first, second)
	}
	test.Tap(b.hall.buttons.preview)
	if seen := b.hall.search.arranged(h); seen.total != b.hall.search.answer.Score || seen.laid() != h.laid() {
		t.Errorf("laid out so it counts %d with %d cards, want %d with %d", seen.total, seen.laid(), b.hall.search.answer.Score, h.laid())
	}
}

// The museum is laid as it was found, each card on its cell, in one move.
func TestLaysTheBest(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, host := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	press(t, b, "museum:1")
	h := b.hall.museum()
	test.Tap(b.hall.buttons.best)
	cells := slices.Clone(b.hall.search.moves.cells)
	test.Tap(b.hall.buttons.lay)
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "rearrange" || !slices.Equal(host.Deeds[0].Answers["cells"], cells) || b.hall.search.open() {
		t.Fatalf("played %v, want the cells %v", host.Deeds, cells)
	}
	layout := make(gallery.Layout, len(h.layout))
	at := 0
	for i, c := range h.layout {
		if c.OK() {
			layout[h.index(number2(cells[at]))] = h.layout[i]
			at++
		}
	}
	if got := gallery.Count(h.board, layout, h.rules).Total; got <= h.total {
		t.Errorf("laid so the museum counts %d, before %d", got, h.total)
	}
}

// number2 reads a cell's two digits.
func number2(cell string) int { return 10*int(cell[0]-'0') + int(cell[1]-'0') }

// A search ends when its museum changes, and what it still tells is not taken up.
func TestForgetsASearch(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, _ := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	press(t, b, "museum:1")
	var work func()
	b.hall.search.later = func(w func()) { work = w }
	test.Tap(b.hall.buttons.best)
	if first, _ := b.hall.search.texts(words{b.host}); first != "board.museum.best.searching" {
		t.Errorf("while it runs it tells %q", first)
	}
	stop := b.hall.search.stop
	s := counted()
	s.Players[1].Layout = laidOut("Rt Et")
	b.show(readModel(s, board.Scene{Offers: laying(1)}))
	work()
	if !stop.Load() || b.hall.search.open() {
		t.Error("the museum has changed and the search goes on")
	}
	test.Tap(b.hall.buttons.best)
	stop = b.hall.search.stop
	b.Skip()
	if !stop.Load() || b.hall.search.running {
		t.Error("the table is left and the search goes on")
	}
}

// A complete museum closes, and so does one when the turn passes.
func TestClosesMuseums(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, host := boardIn(t, fyne.NewSize(366, 470), counted(), laying(1))
	press(t, b, "museum:1")
	test.Tap(b.hall.buttons.complete)
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "arranged" {
		t.Fatalf("played %v", host.Deeds)
	}
	b.show(readModel(counted(), board.Scene{Offers: laying(2)}))
	if b.hall.isOpen() || b.Absorbs() {
		t.Error("the complete museum stays open")
	}
	b, _ = boardIn(t, fyne.NewSize(366, 470), busyTable(), nil)
	b.Touch("museum:0")
	next := busyTable()
	next.Turn = 2
	b.show(readModel(next, board.Scene{}))
	if b.hall.isOpen() {
		t.Error("the turn has passed and the museum stays open")
	}
}

// Texts stay on the board, in every size, at every text size, in both variants.
func TestTexts(t *testing.T) {
	a := test.NewTempApp(t)
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		for _, variant := range []kit.Variant{kit.Dark, kit.Light} {
			a.Settings().SetTheme(kit.Look{Variant: variant, Scale: scale})
			for _, size := range []fyne.Size{fyne.NewSize(366, 420), fyne.NewSize(768, 480), fyne.NewSize(900, 460)} {
				for name, s := range map[string]*museum.State{"turn": busyTable(), "count": wholeBoard()} {
					for _, open := range []rules.Thing{"", "museum:0", "museum:1"} {
						b, _ := boardIn(t, size, s, laying(1))
						if open != "" {
							b.Touch(open)
						}
						inside(t, name+" "+string(open), b, scale)
					}
				}
			}
		}
	}
}

func inside(t *testing.T, name string, b *Board, scale float32) {
	t.Helper()
	for _, obj := range test.WidgetRenderer(b).Objects() {
		text, ok := obj.(*canvas.Text)
		if !ok {
			continue
		}
		if at := text.Position(); at.X < -0.5 || at.Y < -0.5 || at.X+text.MinSize().Width > b.Size().Width+0.5 && at.X+text.Size().Width > b.Size().Width+0.5 {
			t.Errorf("%s %v at %v: %q stands at %v, %v wide", name, b.Size(), scale, text.Text, at, text.MinSize().Width)
		}
	}
}

// Whatever is drawn, what can be tapped is large enough for a finger where there is the room of a phone.
func TestTargets(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, _ := boardIn(t, fyne.NewSize(366, 560), counted(), laying(1))
	press(t, b, "museum:1")
	for _, h := range b.Hits() {
		if h.Box.W < kit.Touch-0.5 || h.Box.H < kit.Touch-0.5 {
			t.Errorf("%s is %v × %v", h.Thing, h.Box.W, h.Box.H)
		}
	}
}

// Every icon that the board and its buttons may show is there, and cards differ by more than their colour.
func TestIcons(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	var names []string
	for _, icons := range []map[rules.Kind]string{icons} {
		for _, icon := range icons {
			names = append(names, icon)
		}
	}
	for _, icon := range tokenIcons {
		names = append(names, icon)
	}
	for _, name := range names {
		if !kit.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
	art := Kit.Art
	seen := map[string]string{}
	for civ := range len(civLetters) {
		for dom := range len(domainLetters) {
			value := civLetters[civ:civ+1] + domainLetters[dom:dom+1] + "3"
			picture := art.Picture(rules.Field{Of: "card"}, value)
			if picture == nil {
				t.Fatalf("no picture of %s", value)
			}
			shape := string(picture.Content())
			shape = shape[strings.Index(shape, "<g "):]
			if other := seen[shape]; other != "" {
				t.Errorf("%s and %s are drawn alike", value, other)
			}
			seen[shape] = value
		}
	}
	if art.Picture(rules.Field{Of: "card"}, "4") == nil || art.Picture(rules.Field{Of: "card"}, "x") != nil {
		t.Error("a card of which only the value is known has no picture, or nonsense has one")
	}
}

// What is bought adds up while it is chosen, and cards are taken apart where there are too many.
func TestBills(t *testing.T) {
	art := Art{}
	options := make([]rules.Option, 0, 90)
	for _, civ := range "IMP" {
		for _, dom := range domainLetters {
			for _, value := range "12345" {
				options = append(options, rules.Option{Value: string(civ) + string(dom) + string(value)})
			}
		}
	}
	parts := art.Parts(rules.Field{Of: "card", Options: options})
	if len(parts) != 3 || !slices.Equal(parts[0].Values, []string{"I", "M", "P"}) || len(parts[1].Values) != 6 || len(parts[2].Values) != 5 {
		t.Errorf("a card is made of %v", parts)
	}
	if art.Parts(rules.Field{Of: "card", Options: options[:12]}) != nil {
		t.Error("a few cards are taken apart")
	}
	if worth([]string{"Rt4", "2", "x"}) != 6 {
		t.Error("a named four and a bare two are not six")
	}
}

// BenchmarkBoard is a full refresh of the table of four.
func BenchmarkBoard(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(kit.NewLook())
	s := busyTable()
	shown, _ := boardIn(b, fyne.NewSize(768, 480), s, taking(1))
	for b.Loop() {
		shown.show(readModel(s, board.Scene{Offers: taking(1)}))
	}
}

// BenchmarkHall is a full refresh of a museum that is laid, counted under both readings.
func BenchmarkHall(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(kit.NewLook())
	s := wholeBoard()
	shown, _ := boardIn(b, fyne.NewSize(768, 480), s, laying(0))
	shown.Touch("museum:0")
	for b.Loop() {
		shown.show(readModel(s, board.Scene{Offers: laying(0)}))
	}
}
