//go:build e2e

package e2e

import (
	"slices"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// The parts of a game of two, Normal, in which the table changes its mind and corrects itself.
var (
	// annEnters discovers a room and steals its relic.
	annEnters = slices.Concat(
		[]ply{printed("other", "initial", "N", "E", "S", "W"), goes("N")}, drawn("2", "green", "none", "N", "E", "S"),
		[]ply{
			does("examine"), does("token", "token", "rope"), does("pick-up"), does("study"), relic("5", "rope"), does("steal"),
			does("buy"), does("pass"),
		},
	)
	// regretted is Ben's first step, and what Ann would rather have done before.
	regretted = []ply{goes("N")}
	// annLays has her leave a card for whoever comes next.
	annLays = []ply{does("lay"), does("pass")}
	// benRobs finds the card, takes the rope from Ann and wakes a guard.
	benRobs = slices.Concat(
		[]ply{goes("N"), does("card", "card", "tote"), does("rob", "object", "rope"), goes("E")}, drawn("3", "blue", "none", "S", "W"),
		[]ply{does("examine"), does("token", "token", "guard")},
	)
	// annIsFound is the night in which the guard comes by.
	annIsFound = []ply{does("hide"), does("hide")}
	// miscounted is the table's own correction: Ben paid twice.
	miscounted = ply{kind: rules.Correct, about: "seat:1", says: rules.Answers{"rest": {"5"}}}
	// annRests has her rest beside the guard, and Ben read a relic.
	annRests = []ply{does("rest"), miscounted, does("study"), relic("3", "lamp"), does("pass")}
	// mummyWakes has Ann wake it and flee, and Ben follow through the ducts.
	mummyWakes = slices.Concat(
		[]ply{goes("N")}, drawn("4", "other", "mummy", "E", "S"),
		[]ply{does("study"), relic("4", "rope"), goes("E")}, drawn("5", "blue", "none", "W"),
		[]ply{does("pass"), does("vent", "room", "5")},
	)
	// bothMet is a day of thefts and a night in which the mummy comes for both.
	bothMet = []ply{
		does("examine"), does("token", "token", "lamp"), does("pick-up"), does("study"), relic("6", "lamp"), does("steal"), does("pass"),
		does("rob", "object", "lamp"), does("pass"), clash("1", "S", "5", "W"), does("mask"), does("embrace"),
	}
)

// TestCrazymuseumTwo plays a game of two by hand, on a tablet and on a phone that stands and lies: a turn taken back over its end,
// a night that asks, a correction.
func TestCrazymuseumTwo(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	m := openCrazymuseum(t, binary, data, "1180x820",
		deal{game: "crazymuseum", players: two, options: rules.Answers{"difficulty": {"normal"}}}.begin(t, stores.NewMemory()))
	m.beginTwo()
	m.rest()
	m.plays(annEnters...)
	m.shoot("crazymuseum-two-01-ann")
	m.plays(regretted...)
	m.takeBack(len(regretted) + 1)
	m.shoot("crazymuseum-two-02-taken-back")
	m.plays(annLays...)
	m.plays(benRobs...)
	m.shoot("crazymuseum-two-03-guard")
	m.turnTo(phone)
	m.plays(annIsFound[:1]...)
	m.shoot("crazymuseum-two-04-asked")
	m.plays(annIsFound[1:]...)
	m.plays(annRests...)
	m.shoot("crazymuseum-two-05-corrected")
	m.turnTo(lying)
	m.plays(mummyWakes...)
	m.plays(bothMet...)
	m.shoot("crazymuseum-two-06-met")
	m.turnTo(tablet)
	m.tap(m.text("table.menu"))
	m.tap(m.offer("agree"))
	m.book.do(does("agree"))
	s := m.on("score")
	m.shoot("crazymuseum-two-07-score")
	m.close()
	m.noErrors()
	m.comparePair(s, stored(t, data))
}

// beginTwo sets the play up from the shelf: Ann and Ben, Normal.
func (m *crazymuseumTable) beginTwo() {
	m.Helper()
	m.players = two
	m.enterPlayers(1)
	m.tapStarter(two[0].Name)
	layOut(m.docent)
}

// takeBack undoes as many moves, in the window and in the book.
func (m *crazymuseumTable) takeBack(moves int) {
	m.Helper()
	for range moves {
		if err := m.book.Undo(); err != nil {
			m.Fatal(err)
		}
		m.undo()
		head := m.book.Head()
		m.wait("a move to be taken back", func(s app.Sight) bool { return s.Head == head })
	}
}

// comparePair holds the score on the screen to what was kept and to the book.
func (m *crazymuseumTable) comparePair(s app.Sight, play *tracker.Play) {
	m.Helper()
	want := result(m.book.Play)
	if got := result(play); !slices.Equal(got, want) {
		m.Errorf("kept the score %q, the book has %q", got, want)
	}
	for _, score := range m.book.Position().View(rules.Table).Scores() {
		if points := m.texts.Plural("app.points", score.Total, nil); !reads(s, points) {
			m.Errorf("the screen does not say %q", points)
		}
	}
}
