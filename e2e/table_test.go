//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
)

// people are those who play; the first of them starts.
var people = []string{"Ann", "Ben", "Cleo"}

// bid is what a hand holds: gold, silver, bronze, glass.
type bid [4]int

var kinds = [4]string{"gold", "silver", "bronze", "glass"}

// begin sets a play of Trasteros Locos up from the shelf, with these people.
func begin(d *docent, level string) {
	d.Helper()
	for _, name := range people {
		d.players = append(d.players, tracker.Player{Name: name})
	}
	d.seat(level)
}

// seat sets a play up from the shelf, with its players, the first to start, at a level; it leaves the set-up on the
// screen.
func (d *docent) seat(level string) {
	d.Helper()
	d.on("home")
	d.tap(d.text("game." + string(d.game) + ".name"))
	d.on("setup")
	for i, p := range d.players {
		d.tap(d.text("app.seat", "id", strconv.Itoa(i+1)))
		d.write(p.Name)
		d.tap(d.text("app.done"))
		d.on("setup")
	}
	d.tapStarter(d.players[0].Name)
	label := d.text(string(d.game) + ".setting.level." + level)
	if _, chosen := find(d.on("setup"), label+ticked); !chosen {
		d.tap(label)
	}
}

// tapStarter chooses who starts: the last target of that name, the first one is the row of the seat.
func (d *docent) tapStarter(name string) {
	d.Helper()
	last := func(s app.Sight) (found app.Target) {
		for _, t := range s.Targets {
			if names(t, name) {
				found = t
			}
		}
		return found
	}
	for {
		s := d.wait("the seats", func(s app.Sight) bool { return last(s).Label != "" })
		t := last(s)
		wheel := scrollFor(t)
		if wheel == "" {
			d.click(t.X+t.W/2, t.Y+t.H/2, left)
			return
		}
		d.click(t.Pane.X+t.Pane.W/2, t.Pane.Y+t.Pane.H/2, wheel)
		d.wait("the page to scroll", func(now app.Sight) bool { return now.Frame > s.Frame })
	}
}

// layOut starts the play, ticks the first line of the checklist and goes to the table.
func layOut(d *docent) app.Sight {
	d.Helper()
	d.tap(d.text("app.start"))
	d.on("checklist")
	d.tap(d.text("checklist.ready"))
	return d.on("table")
}

// call opens a room by the button of the moment.
func (d *docent) call(room int) {
	d.Helper()
	d.on("table")
	d.choose("call", rules.Of("room", room))
}

// choose makes a move that is one of several under a button: the button, then the one meant.
func (d *docent) choose(kind rules.Kind, about ...rules.Thing) {
	d.Helper()
	button, move := d.action(kind, about...), d.offer(kind, about...)
	if button == move {
		d.play(move)
		return
	}
	d.tap(button)
	d.play(move)
}

// action finds the button of a move, which has a short name where there are many buttons.
func (d *docent) action(kind rules.Kind, about ...rules.Thing) (label string) {
	d.Helper()
	long, short := d.offer(kind, about...), d.text("board."+string(d.game)+".offers."+string(kind))
	d.wait("the button "+short+" or "+long, func(s app.Sight) bool {
		for _, label = range []string{long, short} {
			if _, ok := find(s, label); ok {
				return true
			}
		}
		return false
	})
	return label
}

// bids passes the device to everybody who is to bid; a seat with nothing closes an empty fist.
func (d *docent) bids(given map[string]bid, milestone string) {
	d.Helper()
	for i, name := range people {
		cubes, asked := given[name]
		if !asked {
			continue
		}
		d.handTo(name)
		if milestone != "" && i == 0 {
			d.shoot(milestone + "-cover")
		}
		d.secret(name, cubes)
		if milestone != "" && i == 0 {
			d.shoot(milestone + "-bid")
		}
		d.play(d.text("app.confirm"))
	}
}

// handTo brings up the cover of a seat, from the table or as the next one.
func (d *docent) handTo(name string) {
	d.Helper()
	ready := d.text("cover.ready", "seat", name)
	s := d.wait("the table or the cover of "+name, func(s app.Sight) bool {
		_, next := find(s, ready)
		return next || s.Screen == "table" && !s.Overlay
	})
	if _, next := find(s, ready); next {
		return
	}
	pass := d.text("cover.pass", "seat", name)
	if _, first := find(s, pass); !first {
		pass = name
	}
	d.tap(pass)
	d.wait("the cover of "+name, func(s app.Sight) bool {
		_, up := find(s, ready)
		return up
	})
}

// secret takes the cover away and sets the cubes of a bid.
func (d *docent) secret(name string, cubes bid) {
	d.Helper()
	d.tap(d.text("cover.ready", "seat", name))
	for i, kind := range kinds {
		for range cubes[i] {
			d.tap(d.more(kind, "cubes"))
		}
	}
}

// more is the label of the button that adds one to a number.
func (d *docent) more(field, of string) string {
	return d.text("question.more") + " " + d.teller().Field(rules.Field{Name: field, Of: of, Max: 1})
}

// auction calls a room and makes the bids, which end it or lead to another round of bids.
func (d *docent) auction(room int, milestone string, rounds ...map[string]bid) {
	d.Helper()
	d.call(room)
	for _, given := range rounds {
		d.bids(given, milestone)
		milestone = ""
	}
	d.on("table")
	d.toTheEnd()
}

// toTheEnd skips what the referee is shown to do, where several steps are played back.
func (d *docent) toTheEnd() {
	d.Helper()
	s, _ := d.see()
	if skip := d.text("playback.skip"); slices.ContainsFunc(s.Targets, func(t app.Target) bool { return t.Label == skip }) {
		d.tap(skip)
	}
}

// count says what a seat counts at the end, as steps above what is suggested.
func (d *docent) count(name string, own map[string]int) {
	d.Helper()
	seat := -1
	for i, p := range people {
		if p == name {
			seat = i
		}
	}
	button, first := d.offer("count", rules.Of("seat", seat)), d.more(kinds[0], "own")
	s := d.wait("the count of "+name, func(s app.Sight) bool {
		_, asked := find(s, first)
		_, waiting := find(s, button)
		return asked || waiting
	})
	if _, asked := find(s, first); !asked {
		d.tap(button)
	}
	for _, kind := range kinds {
		for range own[kind] {
			d.tap(d.more(kind, "own"))
		}
	}
	d.play(d.text("app.confirm"))
}

// stored opens the folder of a program that has ended and goes on with its one play.
func stored(t testing.TB, dir string) *tracker.Play {
	t.Helper()
	store, notice, err := tracker.OpenFolder(dir, clock)
	if err != nil || notice.Key != "" {
		t.Fatalf("the folder of plays: %v %v", notice, err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	kept := tracker.Open(store, games, clock)
	plays, err := kept.Plays()
	if err != nil || len(plays) != 1 {
		t.Fatalf("kept %d plays (%v), want 1", len(plays), err)
	}
	play, notice, err := kept.Resume(plays[0].ID)
	if err != nil || notice.Key != "" {
		t.Fatalf("the play: %v %v", notice, err)
	}
	return play
}

// result is a final score as the table reads it.
func result(play *tracker.Play) []string {
	var lines []string
	for _, s := range play.Position().View(rules.Table).Scores() {
		lines = append(lines, fmt.Sprintf("%d. %s: %d", s.Rank, play.Header().Players[s.Seat].Name, s.Total))
	}
	return lines
}
