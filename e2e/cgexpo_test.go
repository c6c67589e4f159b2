//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"docent/app"
	"docent/rules"
)

// throws returns a throw of the movement dice, the lower one first as in the window.
func throws(a, b int) ply {
	return ply{kind: "roll", says: rules.Answers{"a": {strconv.Itoa(min(a, b))}, "b": {strconv.Itoa(max(a, b))}}}
}

// strolls goes to a zone and picks up own items.
func strolls(zone string, take ...string) ply {
	p := does("walk", "zone", zone)
	if len(take) > 0 {
		p.says["take"] = take
	}
	return p
}

// event returns a card that was drawn: where the podcasters went, and whether it shows Carl.
func event(scott, socal, uk, carl string) ply {
	return ply{kind: "quick", says: rules.Answers{"scott": {scott}, "socal": {socal}, "uk": {uk}, "carl": {carl}}}
}

// The parts of a game by zones.
var (
	// intoTheFair has both thieves enter; podcasters come after them, and Carl fights with Ben.
	intoTheFair = []ply{
		throws(3, 4), strolls("floor", "zapper"), event("by.0", "still", "away", "false"),
		throws(6, 2), strolls("floor", "key", "pass"), event("still", "away", "by.1", "true"), does("sweep", "hits", "0"),
	}
	// encounters has Ann shoot Scott.
	encounters = []ply{
		does("near", "podcasters", "scott"), does("battle", "hits", "2"),
		throws(1, 5), strolls("floor", "key"), event("still", "by.0", "still", "false"),
	}
	// rid has Ben get rid of UK Mike with bare hands.
	rid = []ply{does("near", "podcasters", "uk"), does("battle", "hits", "4"), does("home")}
	// onward has him go on without items.
	onward = []ply{throws(2, 2), strolls("floor"), event("still", "still", "away", "false")}
	// shortcut holds what the table forgot to tell of Ann.
	shortcut = []ply{
		{kind: rules.Correct, about: "seat:0", says: rules.Answers{"killed": {"scott", "socal", "uk"}, "opened": {"casino"}}},
		{kind: rules.Correct, about: "pack:0", says: rules.Answers{"studson": {"pack"}}},
	}
	// theft takes the stack, which begins a turn of the same thief.
	theft = ply{kind: "walk", says: rules.Answers{"zone": {"casino"}, "cds": {"true"}}}
	// flight goes on until Ben has had a turn without an event.
	flight = []ply{strolls("floor"), does("white", "pips", "2"), does("clear"), throws(5, 1), strolls("floor", "zapper")}
	// escape leaves by the Hotel Exit.
	escape = []ply{strolls("exit")}
)

// TestCgexpoWholeGame plays CGE Adventures by zones, from the shelf to the exit, on a tablet and on a phone that stands and lies.
func TestCgexpoWholeGame(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	f := openCgexpo(t, data, "1180x820", "zones", nil)
	f.shoot("cgexpo-00-home")
	f.begin("zones")
	f.shoot("cgexpo-03-table")
	f.plays(intoTheFair...)
	f.reads("stolen")
	f.shoot("cgexpo-04-carl")
	f.turnTo(phone)
	f.plays(encounters...)
	f.climbs(rid...)
	f.plays(onward...)
	f.shoot("cgexpo-05-encounters")
	f.turnTo(tablet)
	f.plays(shortcut...)
	f.shoot("cgexpo-06-corrected")
	f.turnTo(lying)
	f.plays(throws(4, 4))
	f.plays(theft)
	f.turnTo(tablet) // a phone that lies shows the alarm without words
	f.read(f.text("cgexpo.board.frantic", "who", two[0].Name))
	f.shoot("cgexpo-07-frantic")
	f.turnTo(lying)
	f.plays(throws(2, 6))
	f.takeBack()
	f.plays(flight...)
	f.reads("no-event")
	f.shoot("cgexpo-08-flight")
	f.turnTo(tablet)
	f.plays(escape...)

	f.ends(data, "cgexpo-09-score")
	if f.hauls == 0 {
		t.Error("no card moved several podcasters: no stroke took any along")
	}
}

// ends closes the app on its score and holds the screen and what is kept to the book.
func (f *cgexpoTable) ends(data, picture string) app.Sight {
	f.Helper()
	s := f.on("score")
	f.shoot(picture)
	f.close()
	f.noErrors()
	kept := stored(f, data)
	compare(f, f.docent, s, program(f, "DOCENT_BINARY"), kept)
	f.compareState(kept)
	return s
}
