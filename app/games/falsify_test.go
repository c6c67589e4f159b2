package games_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/games"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/cgexpo"
	"docent/rules/crazymuseum"
	"docent/rules/museum"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// stranger is a host that names whoever a board asks for, as the table does.
type stranger struct{ boardtest.Host }

func (stranger) Name(rules.Seat) string { return "somebody" }

func (stranger) Symbol(seat rules.Seat) int { return max(0, int(seat)) % 6 }

// Whatever falsified position a game loads, its board on a phone draws it.
func TestBoardsDrawFalsifiedPositions(t *testing.T) {
	n := 40
	if testing.Short() {
		n = 12
	}
	plan := rulestest.Plan{Games: 10, Moves: 200}
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			test.NewTempApp(t)
			look.Look{Variant: look.Dark, Scale: 1}.WithAccent(games.Of(game.ID()).Accent).Apply()
			drawn, show := 0, presenter(t, game.ID())
			count := func(pos rules.Position) { drawn++; show(pos) }
			switch game.ID() {
			case "trasteros":
				rulestest.Falsified[trasteros.State](t, game, plan, n, count)
			case "crazymuseum":
				rulestest.Falsified[crazymuseum.State](t, game, plan, n, count)
			case "oldmuseum":
				rulestest.Falsified[oldmuseum.State](t, game, plan, n, count)
			case "cgexpo":
				rulestest.Falsified[cgexpo.State](t, game, plan, n, count)
			case "museum":
				rulestest.Falsified[museum.State](t, game, plan, n, count)
			}
			if drawn == 0 {
				t.Error("no falsified position was drawn")
			}
			t.Logf("%d of %d falsified positions were loaded and drawn", drawn, n)
		})
	}
}

// presenter draws positions on a new board each, of the size that it has on a phone.
func presenter(t *testing.T, game rules.GameID) func(rules.Position) {
	w := test.NewTempWindow(t, nil)
	size := boardtest.Sizes[0]
	w.Resize(size)
	return func(pos rules.Position) {
		b := games.Of(game).New(&stranger{})
		w.SetContent(b)
		view := pos.View(rules.Table)
		b.Present(board.Scene{View: view, Offers: view.Offers()})
		b.Skip()
		_, _ = b.Things(), b.HeightFor(size.Width)
		b.Resize(fyne.NewSize(size.Width, max(size.Height, b.HeightFor(size.Width))))
		w.Canvas().Capture()
	}
}
