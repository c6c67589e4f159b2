//go:build scenes

package cgexpo_test

import (
	"testing"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	"docent/tracker"
)

// mostTaps limits the taps of a turn in which nobody is fought and no question is left open.
const mostTaps = 5

// turn is a turn at the table of which every tap is counted.
type turn struct {
	*hand.Hand
	table   *play.Table
	evening *tracker.Play
	taps    int
}

// begin opens the table where the dice are asked.
func begin(t *testing.T, mapped bool) *turn {
	t.Helper()
	before := kit.Now
	kit.Now = hand.Later()
	t.Cleanup(func() { kit.Now = before })
	h := hand.New(t, nil, hand.Narrow)
	evening := cgexpo.Play(h.App, stage.New(), mapped, cgexpo.Asks("roll", -1))
	p := play.NewTable(h.App, evening)
	h.App.Push(p)
	return &turn{Hand: h, table: p, evening: evening}
}

func (f *turn) tap(label string) {
	f.Helper()
	f.taps++
	f.Tap(label)
}

// touch touches a thing on the board.
func (f *turn) touch(thing rules.Thing) {
	f.taps++
	f.table.Board().(board.Own).Touch(thing)
}

// leads ends the test where a move is not offered.
func (f *turn) leads(kind rules.Kind) {
	f.Helper()
	if !stage.Offered(f.evening, kind) {
		f.Fatalf("after %d taps no %s is offered", f.taps, kind)
	}
}

// looks throws the dice and looks at a square, by two taps.
func (f *turn) looks() {
	f.Helper()
	f.tap("3 + 4")
	f.leads("move")
	f.touch(f.table.Board().Things()[0])
}

// walks throws the dice and goes to a square, by three taps.
func (f *turn) walks() {
	f.Helper()
	f.looks()
	f.tap(f.App.Text("cgexpo.board.aim.go"))
	f.leads("read")
}

// goes goes to the square and begins the card with whom it moves, by one tap.
func (f *turn) goes(tab string) {
	f.Helper()
	word := "tab." + tab
	if tab == "all" {
		word = "aim.all"
	}
	f.tap(f.App.Text("cgexpo.board."+word) + ", " + f.App.Text("cgexpo.board.aim.card"))
	f.leads("read")
}

// ends holds a turn that is over to its number of taps.
func (f *turn) ends(want int) {
	f.Helper()
	f.plays("the card", want)
	if f.taps > mostTaps {
		f.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
	}
}

// plays holds a card that is played to its number of taps.
func (f *turn) plays(card string, want int) {
	f.Helper()
	if stage.Offered(f.evening, "read") || stage.Offered(f.evening, "quick") {
		f.Errorf("%s is not played", card)
	}
	if f.taps != want {
		f.Errorf("%s takes %d taps with its turn, want %d", card, f.taps, want)
	}
}

// By squares a turn leads from the dice over the square to the next turn on the board alone.
func TestTurnOnTheBoard(t *testing.T) {
	f := begin(t, true)
	f.walks()
	f.tap(f.App.Text("cgexpo.board.card.play.no"))
	f.ends(4)
}

// sixFacts is a card that takes a turn of six taps, one for each fact: the dice, the square, the podcaster, which way he
// goes, how far, and Carl.
const sixFacts = "three steps north"

// A card that moves one podcaster, or all three, toward the closest thief takes no tap more, whoever it is; other steps,
// another way or a second podcaster take one more, and Carl none.
func TestTurnWithACardThatMoves(t *testing.T) {
	way := func(f *turn, name string) string { return f.App.Text("cgexpo.way." + name) }
	stays := func(f *turn, tab string) string {
		return f.App.Text("cgexpo.board.tab."+tab) + ", " + f.App.Text("cgexpo.board.card.stays")
	}
	for _, tab := range []string{"scott", "socal", "uk", "all"} {
		for name, told := range map[string]func(*turn) []string{
			"six steps toward":  func(*turn) []string { return nil },
			"four steps toward": func(*turn) []string { return []string{"4"} },
			"nine steps toward": func(*turn) []string { return []string{"9"} },
			"six steps west":    func(f *turn) []string { return []string{way(f, "w")} },
			"two podcasters": func(f *turn) []string {
				if tab == "uk" {
					return []string{stays(f, "scott")}
				}
				return []string{stays(f, "uk")}
			},
			sixFacts: func(f *turn) []string { return []string{way(f, "n"), "3"} },
		} {
			if name == "two podcasters" && tab == "all" {
				continue
			}
			for _, carl := range []string{"carl", "no"} {
				f := begin(t, true)
				f.looks()
				f.goes(tab)
				more := told(f)
				for _, label := range more {
					f.tap(label)
				}
				f.tap(f.App.Text("cgexpo.board.card.play." + carl))
				if name == sixFacts {
					f.plays(name, 6)
				} else {
					f.ends(4 + len(more))
				}
			}
		}
	}
}

// By zones a turn is the dice, what was picked up and the zone, and whom the card brought beside a thief and Carl: the zone
// and Carl end what they are asked with.
func TestTurnByZones(t *testing.T) {
	for _, picks := range []bool{true, false} {
		for _, moves := range []int{0, 1} {
			for _, carl := range []string{"app.yes", "app.no"} {
				f := begin(t, false)
				f.tap("3 + 4")
				f.leads("walk")
				want := 3 + moves
				if picks {
					want++
					f.tap(parts.Capital(f.App.Text("cgexpo.item.zapper")))
				}
				f.tap(parts.Capital(f.App.Text("cgexpo.zone.floor")))
				f.leads("quick")
				if moves > 0 {
					f.tap(parts.Capital(f.App.Text("cgexpo.whither.away")))
				}
				f.tap(f.App.Text(carl))
				f.ends(want)
			}
		}
	}
}
