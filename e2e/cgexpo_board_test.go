//go:build e2e

package e2e

import (
	"maps"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/cgexpo"
	"docent/tracker"
	"docent/tracker/stores"
)

// halls is a small recorded board: the exit in a corner, each of the rooms behind doors of its own, three event cards.
var halls = map[rules.Thing]rules.Answers{
	"size:board": {"width": {"8"}, "height": {"6"}},
	"row:1":      {"squares": {"xx######"}},
	"row:2":      {"squares": {"........"}, "below": {"..||.||."}},
	"row:3":      {"squares": {"..vv.cc."}, "right": {".|.||.|."}},
	"row:4":      {"squares": {"..vv.cc."}, "right": {".v.vc.|."}, "below": {"..||.||."}},
	"row:5":      {"squares": {"........"}, "below": {"||......"}},
	"row:6":      {"squares": {"mm......"}, "right": {".m......"}},
	"event:1":    {"scott": {"toward"}, "scottSteps": {"6"}, "carl": {"no"}},
	"event:2":    {"socal": {"toward"}, "socalSteps": {"5"}, "carl": {"no"}},
	"event:3":    {"uk": {"toward"}, "ukSteps": {"6"}, "carl": {"no"}},
}

// stand is where everything starts there.
const stand = "thief-red A1 thief-green B1 zapper-red A3 pass-red B5 studson-red D3 key-red E4 " +
	"zapper-green H6 key-green D2 pass-green G6 studson-green C3 scott F2 socal H2 uk D6 itg F3 carl A6 cds G3"

// aims goes to a square of the board.
func aims(square string) ply { return does("move", "to", square) }

// drawsCard returns an event card by its number.
func drawsCard(no string) ply { return does("event", "card", no) }

// The parts of a game by squares.
var (
	// armed has Ann pick up two items on her way, and Scott come after her: two squares are as near.
	armed = []ply{throws(2, 3), aims("B5"), drawsCard("1"), does("stop", "to", "C4")}
	// swept has Ben meet Carl, who takes the key that Ben has just picked up.
	swept = []ply{
		throws(1, 3), aims("E2"),
		{kind: "read", says: rules.Answers{"carl": {"true"}}},
		does("janitor", "to", "E3"), does("sweep", "hits", "0"),
	}
	// shot has Ann shoot Scott and take her Studson out of the VIP room.
	shot = []ply{does("battle", "hits", "2"), throws(1, 3), aims("D3")}
	// thrownOut has Ben caught with bare hands: he goes on from the exit.
	thrownOut = []ply{does("battle", "hits", "1"), throws(1, 1), aims("C2")}
	// robbed has Ann shoot UK Mike, take her key on the way to the casino and the CDs in it.
	robbed = []ply{does("battle", "hits", "3"), throws(2, 3), aims("G3")}
	// hunted has her shoot the last podcaster and flee; Intellivision-The-Great stays short. Ben draws no card.
	hunted = []ply{does("battle", "hits", "2"), throws(3, 3), aims("D2"), does("white", "pips", "1"), throws(2, 1), aims("B4")}
	// out leaves by the exit, with pips to spare.
	out = []ply{throws(6, 6), aims("B1")}
)

// TestCgexpoOnTheBoard plays CGE Adventures by the squares of a recorded board, from the shelf to the exit.
func TestCgexpoOnTheBoard(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	h := openCgexpo(t, data, "1180x820", "full", recorded(t, data))
	h.begin("full")
	h.shoot("cgexpo-board-01-table")
	h.plays(armed[0])
	h.refusedAt("F4")
	h.plays(armed[1:]...)
	h.reads("stops")
	h.shoot("cgexpo-board-02-podcaster")
	h.plays(swept...)
	h.reads("stolen")
	h.climbs(shot...)
	h.reads("opens")
	h.plays(drawsCard("2")) // SoCal Mike comes up to Ben
	h.climbs(thrownOut...)
	h.reads("ejected")
	h.plays(drawsCard("3")) // UK Mike comes up to Ann
	h.shoot("cgexpo-board-03-caught")
	h.plays(robbed...)
	h.read(h.text("cgexpo.board.frantic", "who", two[0].Name))
	h.shoot("cgexpo-board-04-frantic")
	h.plays(hunted...)
	h.reads("no-event")
	h.shoot("cgexpo-board-05-hunted")
	h.plays(out...)

	h.compareReasons(h.ends(data, "cgexpo-board-06-score"))
}

// compareReasons holds every line of the score on the screen to the book.
func (f *cgexpoTable) compareReasons(s app.Sight) {
	f.Helper()
	lines := 0
	for _, score := range f.book.Position().View(rules.Table).Scores() {
		for _, l := range score.Lines {
			lines++
			if said := f.teller().Line(l); !reads(s, said) {
				f.Errorf("the score does not say %q of %s", said, two[score.Seat].Name)
			}
		}
	}
	if lines != 3 {
		f.Errorf("the book gives %d reasons, want an escape, three kills and two doors", lines)
	}
}

// recorded keeps the board in a folder of plays, as the box of their only copy of the game.
func recorded(t testing.TB, data string) rules.Box {
	t.Helper()
	store, _, err := stores.OpenFolder(data, clock)
	if err != nil {
		t.Fatal(err)
	}
	game, _ := games("cgexpo")
	tr := tracker.Open(store, games, clock)
	box, err := tr.NewBox(game, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	said := maps.Clone(halls)
	for words := strings.Fields(stand); len(words) > 1; words = words[2:] {
		said[rules.Of("start", words[0])] = rules.Answers{"square": {words[1]}}
	}
	if box, err = tr.SetPieces(box.ID, said); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	return box.Things
}

// refusedAt taps a square that the roll does not lead to, and reads why.
func (f *cgexpoTable) refusedAt(square string) {
	f.Helper()
	q, _ := cgexpo.ParseSquare(square)
	why := f.state().WhyNot(q)
	if why == nil {
		f.Fatalf("%s can be reached", square)
	}
	head := f.book.Head()
	f.tapMark(rules.Of("square", square))
	f.read(f.teller().Refusal(why))
	f.shoot("cgexpo-board-refused")
	if s := f.tap(f.text("app.close")); s.Head != head {
		f.Errorf("what was refused was played: the play stands at %d, not at %d", s.Head, head)
	}
}

// aims taps a square on the map; where ways there bring different things, a second tap takes the richest.
func (f *cgexpoTable) aims(o rules.Offer, square string) {
	f.Helper()
	if o.Kind == "move" {
		if q, ok := cgexpo.ParseSquare(square); !ok || !f.state().Reachable().Can(q) {
			f.Fatalf("the roll does not lead to %s", square)
		}
	}
	mark := rules.Of("square", square)
	f.tapMark(mark)
	q, _ := cgexpo.ParseSquare(square)
	if o.Kind == "move" && !f.state().Reachable().Sure(q) {
		f.read(f.text("cgexpo.board.aim.to", "square", square))
		f.tapMark(mark)
	}
}

// tellsCard enters an event card that moves nobody.
func (f *cgexpoTable) tellsCard(says rules.Answers) {
	f.Helper()
	f.shoot("cgexpo-board-card")
	f.playsCard(says["carl"][0] == "true")
}

// playsCard plays the card that is entered, with Carl or without.
func (f *cgexpoTable) playsCard(carl bool) {
	f.Helper()
	if carl {
		f.tap(f.text("cgexpo.board.slot.carl"))
		return
	}
	f.tap(f.text("cgexpo.board.card.play"))
}

// draws plays a recorded card by its number.
func (f *cgexpoTable) draws(no string) {
	f.Helper()
	f.tap(f.text("cgexpo.board.slot.unnumbered"))
	f.shoot("cgexpo-board-numbers")
	f.tap(no)
}
