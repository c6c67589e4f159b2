//go:build scenes

package twenty_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

func TestMain(m *testing.M) { hand.Main(m) }

// table returns somebody with an app whose shelf has this game alone, with a die of so many faces.
func table(t *testing.T, size fyne.Size, faces int, language string, more map[string]string) *hand.Hand {
	t.Helper()
	game := newGame(faces)
	find := func(id rules.GameID) (rules.Game, bool) { return game, id == game.ID() }
	return hand.NewWith(t, tracker.Open(stores.NewMemory(), find, hand.Wall), size, shell.Config{
		Language: language,
		Games:    []rules.Game{game},
		Kits:     func(rules.GameID) board.Kit { return board.Kit{} },
		Texts:    func(tag string) *assets.Texts { return assets.TextsWith(tag, more) },
	})
}

// fits looks over the screen of the moment.
func fits(h *hand.Hand, where string, size fyne.Size) {
	h.Helper()
	for _, problem := range hand.Problems(h.Window, size) {
		h.Errorf("%s: %v", where, problem)
	}
}

// A game that brings rules and words alone is played from set-up to its winner, on a phone in every language, and on a
// tablet.
func TestAGameOfRulesAlone(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		for language, words := range words {
			if size == hand.Narrow || language == "en" {
				t.Run(name+" "+language, func(t *testing.T) { playToTheEnd(t, table(t, size, 6, language, words), size) })
			}
		}
	}
}

// playToTheEnd taps from the shelf to the winner.
func playToTheEnd(t *testing.T, h *hand.Hand, size fyne.Size) {
	t.Helper()
	fits(h, "home", size)
	h.Tap(h.App.Text("game.twenty.name"))
	if _, ok := h.App.Top().(*setup.Page); !ok {
		t.Fatalf("its box opens %T, want the set-up", h.App.Top())
	}
	fits(h, "set-up", size)
	h.Tap(h.App.Text("app.start"))
	fits(h, "checklist", size)
	h.Tap(h.App.Text("checklist.ready"))
	p := h.App.Top().(*play.Table)
	fits(h, "table", size)
	for n := 0; !p.Play().Position().Over(); n++ {
		h.Tap(fmt.Sprint(1 + n%6))
		fits(h, fmt.Sprintf("roll %d", n+1), size)
	}
	score, ok := h.App.Top().(*result.Page)
	if !ok {
		t.Fatalf("the game ends on %T, want its score", h.App.Top())
	}
	if best := score.Scores()[0]; best.Rank != 1 || best.Total < goal {
		t.Errorf("the winner has %+v", best)
	}
	fits(h, "score", size)
	if missing := h.App.Texts.Missing(); len(missing) > 0 {
		t.Errorf("texts are missing: %v", missing)
	}
}

// Nobody's die lies before it is rolled: one tap enters it, none is chosen.
func TestADieIsNotPreselected(t *testing.T) {
	h := begun(t, hand.Narrow, 3, 6, words["en"])
	p := h.App.Top().(*play.Table)
	var dice []string
	for _, b := range p.Buttons() {
		if b.Style == kit.Primary {
			t.Errorf("%q is bright", b.Label)
		}
		dice = append(dice, b.Label)
	}
	if want := []string{"1", "2", "3", "4", "5", "6"}; !slices.Equal(dice, want) {
		t.Errorf("the table asks for a die by %q, want %q", dice, want)
	}
}

// A die of many faces is a grid of numbers, none of which is chosen: a tap enters it.
func TestManyFacesAreAGrid(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		h := begun(t, size, 2, 12, words["en"])
		h.Tap("Enter the die")
		fits(h, "form", size)
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if b, ok := obj.(*kit.ActionButton); ok && b.Style == kit.Primary {
				t.Errorf("%q is bright", b.Label)
			}
		}
		h.Tap("11")
		if !hand.Reads(h.Window.Content(), "11 pips") {
			t.Error("the eleven is not entered")
		}
	}
}

// A die of very many faces is entered by its digits: none stands there before.
func TestVeryManyFacesAreDigits(t *testing.T) {
	h := begun(t, hand.Narrow, 2, 100, words["en"])
	h.Tap("Enter the die")
	fits(h, "form", hand.Narrow)
	if !hand.Reads(h.Root(), "?") {
		t.Error("a number stands there before the die is rolled")
	}
	lead := func() { h.App.Top().(*play.Table).Lead().Tapped(nil) }
	lead()
	if moves := len(h.App.Top().(*play.Table).Play().Line()); moves > 0 {
		t.Fatal("a die that was not entered is played")
	}
	h.Tap("1")
	h.Tap("7")
	lead()
	if !hand.Reads(h.Window.Content(), "17 pips") {
		t.Error("the seventeen is not entered")
	}
}

// On a phone what happened is read under the cards of the seats, the latest first.
func TestTheLogIsUnderTheSeats(t *testing.T) {
	for seats, want := range map[int]int{2: 2, 3: 2, 4: 2, 6: 1} { // whole entries that have room
		h := begun(t, hand.Narrow, seats, 6, words["en"])
		h.Tap("5")
		h.Tap("3")
		fits(h, fmt.Sprint(seats, " seats"), hand.Narrow)
		var end float32
		var lines []string
		under := false
		for _, obj := range test.LaidOutObjects(h.Root()) {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(obj)
			switch o := obj.(type) {
			case *kit.SeatCard:
				end = max(end, at.Y+o.Size().Height)
			case *widget.List:
				under = at.Y >= end
			case *kit.LogLine:
				if !o.Held {
					lines = append(lines, o.Said)
				}
			}
		}
		if said := []string{"Bilal rolled 3 pips.", "Ann rolled 5 pips."}; !under || len(lines) < want || !slices.Equal(lines[:want], said[:want]) {
			t.Errorf("under %d seats: %t, %q", seats, under, lines)
		}
	}
}

// begun opens the table of a new game.
func begun(t *testing.T, size fyne.Size, seats, faces int, more map[string]string) *hand.Hand {
	t.Helper()
	h := table(t, size, faces, "en", more)
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emilia", "Fatima"}[:seats] {
		players = append(players, tracker.Player{Name: name, Symbol: i})
	}
	evening, err := h.Tracker.New(h.App.Config.Games[0], rules.Setup{Seats: seats}, players)
	if err != nil {
		t.Fatal(err)
	}
	h.App.Push(play.NewTable(h.App, evening))
	return h
}

// The seats with their sums take the place of a board; no strip of seats repeats them.
func TestSeatsFillThePlaceOfABoard(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		for _, seats := range []int{2, 3, 6} {
			t.Run(fmt.Sprint(name, seats), func(t *testing.T) {
				h := begun(t, size, seats, 6, words["en"])
				p := h.App.Top().(*play.Table)
				b := p.Board()
				if b == nil || b.Size().Height < size.Height*0.35 {
					t.Fatalf("the board is %v of %v", b.Size(), size)
				}
				if cards := cardsIn(h.Root()); cards != seats {
					t.Errorf("%d cards of %d seats are seen", cards, seats)
				}
				h.Tap("5")
				if !hand.Reads(h.Root(), "5 pips") {
					t.Error("nobody sees what Ann has")
				}
				fits(h, "table", size)
			})
		}
	}
}

// cardsIn counts the cards of seats that are seen under an object.
func cardsIn(obj fyne.CanvasObject) (n int) {
	if !obj.Visible() {
		return 0
	}
	var under []fyne.CanvasObject
	switch o := obj.(type) {
	case *kit.SeatCard:
		return 1
	case *fyne.Container:
		under = o.Objects
	case fyne.Widget:
		under = test.WidgetRenderer(o).Objects()
	}
	for _, one := range under {
		n += cardsIn(one)
	}
	return n
}

// Large texts scroll, whatever the number of seats.
func TestLargeTextsFit(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		for _, scale := range []float32{0.8, 1.6, 2} {
			h := begun(t, size, 6, 6, words["en"])
			worn := h.App.Look
			worn.Scale = scale
			h.App.SetLook(worn)
			fits(h, fmt.Sprint(size, scale), size)
		}
	}
}

// A game whose words are not in the catalogue shows their keys, and is played.
func TestMissingWordsDoNotStopAGame(t *testing.T) {
	h := begun(t, hand.Narrow, 2, 6, nil)
	p := h.App.Top().(*play.Table)
	for n := 0; !p.Play().Position().Over(); n++ {
		h.Tap("6")
	}
	if _, ok := h.App.Top().(*result.Page); !ok {
		t.Fatalf("the game ends on %T, want its score", h.App.Top())
	}
	if missing := strings.Join(h.App.Texts.Missing(), " "); !strings.Contains(missing, "twenty.event.rolled") {
		t.Errorf("what is missing is told as %q", missing)
	}
}
