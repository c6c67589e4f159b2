//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/tracker"
)

// tries goes to a room and tells what lies there, as far as the doors are known.
func tries(to, card string) []ply { return []ply{does("go", "to", to), does("find", "card", card)} }

// feels goes to a room through a side that nobody has told yet.
func feels(to, card string) []ply {
	return []ply{does("go", "to", to), does("way", "here", "open"), does("find", "card", card)}
}

func flips(side string) ply { return does("flip", "side", side) }

// leaves lays a card on the room left and ends the turn.
var leaves = []ply{does("drop", "card", "utility"), does("end-turn")}

// The parts of a game in the dark against the clock.
var (
	// wayIn is the first round: an artifact, a lock that a Key opens, a trap.
	wayIn = slices.Concat(
		tries("C2", "artifact"), []ply{flips("open"), does("end-turn")},
		tries("D2", "locked"), []ply{does("key"), flips("open"), does("end-turn")},
		tries("B1", "trap"), []ply{flips("open"), does("skip")},
	)
	// heldUp has Ann swap a card with Ben at gunpoint, and find a wall in the dark.
	heldUp = slices.Concat(
		[]ply{
			{kind: "pistol", about: "seat:1"},
			does("way", "here", "open"),
			{kind: "swap", says: rules.Answers{"mine": {"utility"}, "theirs": {"utility"}}},
		},
		feels("C3", "utility"), []ply{flips("wall")},
	)
	// deeper has Ben find an artifact. Cleo misses the turn that follows.
	deeper = slices.Concat(feels("D3", "artifact"), []ply{flips("open")}, leaves)
	// annExits leaves for good on arrival in the Hall.
	annExits = slices.Concat(tries("hall", "utility"), []ply{does("leave", "chosen", "1"), does("drop", "card", "utility")})
	// regrets is a move that Ben takes back, wayBack the same once more to its end.
	regrets = tries("D2", "utility")[:1]
	wayBack = slices.Concat(tries("D2", "utility"), leaves)
	// cleoWalks is free of the trap.
	cleoWalks = slices.Concat(feels("A1", "utility"), []ply{flips("open")}, leaves)
	// benExits leaves with as much as Ann, later.
	benExits = annExits
	// cleoStays comes back to the Hall, all alone, and stays there too long.
	cleoStays = slices.Concat(tries("B1", "utility"), leaves, tries("hall", "utility"), []ply{does("skip"), does("drop", "card", "utility")})
)

// TestOldmuseumInTheDark plays a whole game in the dark against the clock, from the shelf to the demolition, on a tablet and on a
// phone that stands and lies.
func TestOldmuseumInTheDark(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	r := openOldmuseum(t, data, "1180x820", demolition)
	r.begin(demolition)
	r.rest()
	if got := r.reading("countdown.paused", func(int) bool { return true }); got != 300 {
		t.Errorf("before the start the clock shows %d seconds, want 300", got)
	}
	r.starts()
	r.shoot("oldmuseum-03-table")

	r.plays(wayIn...)
	r.shoot("oldmuseum-04-first-round")
	r.turnTo(phone)
	r.plays(heldUp...)
	r.looksAtTheMap(0)
	r.plays(deeper...)
	if turn := r.state().Turn; turn != 0 {
		t.Errorf("after the missed turn it is seat %d's turn, want Ann's", turn)
	}
	r.turnTo(lying)
	r.plays(annExits...)
	r.shoot("oldmuseum-05-exit")
	r.undoneInTime()
	r.plays(wayBack...)
	r.plays(cleoWalks...)
	r.pausedAndResumed()
	r.turnTo(tablet)
	r.plays(benExits...)
	r.plays(cleoStays...)
	r.shoot("oldmuseum-06-alone")

	r.types(20)
	r.shoot("oldmuseum-07-last-seconds")
	s := r.on("score")
	r.shoot("oldmuseum-08-score")
	r.close()
	r.noErrors()
	r.book.do(does("time", rules.LeftField, "0"))
	kept := stored(t, data)
	compare(t, r.docent, s, binary, kept)
	r.compareExits(s, kept)
}

// looksAtTheMap hands the device to a seat, which looks at what it has seen in the dark.
func (r *oldmuseumTable) looksAtTheMap(seat int) {
	r.Helper()
	r.tapMark(rules.Of("map", seat))
	r.tap(r.text("cover.ready", "seat", three[seat].Name))
	r.read(r.thing(rules.Of("map", seat)))
	r.shoot("oldmuseum-map")
	r.tap(r.text("cover.back"))
	r.on("table")
}

// undoneInTime makes a move, lets time pass and takes the move back: the time comes back too.
func (r *oldmuseumTable) undoneInTime() {
	r.Helper()
	before := r.now()
	r.plays(regrets...)
	late := r.reading("countdown.left", func(seconds int) bool { return seconds <= before-8 })
	r.takeBack()
	if after := r.now(); after <= late+3 || after > before {
		r.Errorf("taken back at %d s, the clock shows %d s; before the move it showed %d s", late, after, before)
	}
}

// pausedAndResumed stops the clock by a tap on it and lets it go on by the menu.
func (r *oldmuseumTable) pausedAndResumed() {
	r.Helper()
	stood := r.stops()
	r.shoot("oldmuseum-paused")
	r.tap(r.text("table.menu"))
	r.tap(r.offer("resume"))
	r.book.do(does("resume"))
	r.stands("going on")
	if after := r.now(); after < stood-3 || after > stood {
		r.Errorf("paused at %d s the clock goes on from %d s", stood, after)
	}
}

// types sets the clock to what another watch says.
func (r *oldmuseumTable) types(seconds int) {
	r.Helper()
	r.tap(r.text("table.menu"))
	r.tap(r.text("countdown.type"))
	s := r.wait("the question for the time", func(s app.Sight) bool { return s.Overlay })
	r.stepTo(s, r.text("countdown.minutes"), seconds/60)
	r.stepTo(s, r.text("countdown.seconds"), seconds%60)
	r.shoot("oldmuseum-type")
	r.tap(r.text("countdown.set"))
	r.book.do(does("time", rules.LeftField, strconv.Itoa(seconds)))
	r.stands("typing the time")
}

// stepTo turns the number that stands beside a label.
func (r *oldmuseumTable) stepTo(s app.Sight, label string, want int) {
	r.Helper()
	now, key := r.stepper(s, label), "question.less"
	if now < want {
		key = "question.more"
	}
	for range max(now, want) - min(now, want) {
		r.touch(r.text(key) + " " + label)
	}
	r.wait(label+" to be "+strconv.Itoa(want), func(s app.Sight) bool { return r.stepper(s, label) == want })
}

// stepper reads the number after a label.
func (r *oldmuseumTable) stepper(s app.Sight, label string) int {
	at := slices.IndexFunc(s.Texts, func(said app.Said) bool { return said.Text == label })
	if at < 0 || at+1 == len(s.Texts) {
		return -1
	}
	return number(s.Texts[at+1].Text)
}

// compareExits holds the ranking on the screen to what was kept, with its reasons, and to the book.
func (r *oldmuseumTable) compareExits(s app.Sight, play *tracker.Play) {
	r.Helper()
	want, kept := r.book.Position().View(rules.Table).Scores(), play.Position().View(rules.Table).Scores()
	var left []string
	for i, score := range kept {
		b := want[i]
		if score.Seat != b.Seat || score.Rank != b.Rank || score.Total != b.Total || score.Out != b.Out || len(score.Tie) != len(b.Tie) {
			r.Errorf("kept %+v, the book has %+v", score, b)
		}
		for _, l := range score.Lines {
			if said := r.teller().Line(l); !reads(s, said) {
				r.Errorf("the score does not say %q of %s", said, three[score.Seat].Name)
			}
		}
		for _, l := range score.Tie {
			left = append(left, r.thing(l.About[0]))
		}
	}
	if len(left) != 2 || !reads(s, r.text("oldmuseum.score.left-earlier.won", "time", left[0], "time2", left[1])) {
		r.Errorf("the score does not tell who of those that are level left first, at %q", left)
	}
	if last := kept[len(kept)-1]; last.Seat != 2 || !last.Out {
		r.Errorf("Cleo, who was inside, has %+v", last)
	}
}
