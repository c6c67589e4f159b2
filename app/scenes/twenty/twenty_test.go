//go:build scenes

package twenty_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

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
)

func TestMain(m *testing.M) { hand.Main(m) }

// table is somebody with an app whose shelf has this game alone.
func table(t *testing.T, size fyne.Size, more map[string]string) *hand.Hand {
	t.Helper()
	game := newGame()
	find := func(id rules.GameID) (rules.Game, bool) { return game, id == game.ID() }
	return hand.NewWith(t, tracker.Open(tracker.NewMemory(), find, hand.Wall), size, shell.Config{
		Games: []rules.Game{game},
		Kits:  func(rules.GameID) board.Kit { return board.Kit{} },
		Texts: func(tag string) *assets.Texts { return assets.TextsWith(tag, more) },
	})
}

// fits looks over the screen of the moment.
func fits(h *hand.Hand, where string, size fyne.Size) {
	h.Helper()
	for _, problem := range hand.Problems(h.Window, size) {
		h.Errorf("%s: %v", where, problem)
	}
}

// A game that brings rules and words alone is played from set-up to its winner, on a phone and on a tablet.
func TestAGameOfRulesAlone(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		t.Run(name, func(t *testing.T) {
			h := table(t, size, words)
			fits(h, "home", size)
			h.Tap("Twenty")
			if _, ok := h.App.Top().(*setup.Page); !ok {
				t.Fatalf("its box opens %T, want the set-up", h.App.Top())
			}
			fits(h, "set-up", size)
			h.Tap("Start")
			fits(h, "checklist", size)
			h.Tap("Everything is laid out")
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
		})
	}
}

// Nobody's die lies before it is rolled: one tap enters it, none is chosen.
func TestADieIsNotPreselected(t *testing.T) {
	h := begun(t, hand.Narrow, 3, words)
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

// begun opens the table of a new game.
func begun(t *testing.T, size fyne.Size, seats int, more map[string]string) *hand.Hand {
	t.Helper()
	h := table(t, size, more)
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
				h := begun(t, size, seats, words)
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
			h := begun(t, size, 6, words)
			look := h.App.Look
			look.Scale = scale
			h.App.SetLook(look)
			fits(h, fmt.Sprint(size, scale), size)
		}
	}
}

// A game whose words are not in the catalogue shows their keys, and is played.
func TestMissingWordsDoNotStopAGame(t *testing.T) {
	h := begun(t, hand.Narrow, 2, nil)
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
