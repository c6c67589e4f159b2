package crazymuseum_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"docent/rules"
	. "docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// model keeps the books of a table by hand: what lies where by counting pieces, and what
// may have changed since the move before.
type model struct {
	s      *State
	before snapshot
	kind   rules.Kind // of the move that was made
	shared bool       // guard and mummy have shared a room: the only one, or after five clash cards (CM-Q94)
	wrong  string
}

// snapshot holds what the books need to know of the position before.
type snapshot struct {
	known                    bool
	round, turned, alert     int
	cheese, caught, vending  int
	next                     Task
	mummyRoom, rooms, guards int
	levels                   [3]int
	last                     bool // the fifth card of a chain was asked for
}

func (m *model) see(s *State) {
	m.s = s
	if m.wrong == "" {
		m.check()
	}
	m.before = m.take()
}

func (m *model) fail(format string, args ...any) {
	if m.wrong == "" {
		m.wrong = fmt.Sprintf("round %d after %s: ", m.s.Round, m.kind) + fmt.Sprintf(format, args...)
	}
}

func (m *model) take() snapshot {
	s := m.s
	b := snapshot{
		known: true, round: s.Round, turned: s.Countdown.Turned, alert: s.Alert, vending: m.vendingOut(),
		mummyRoom: s.Mummy.Room, rooms: len(s.Rooms), guards: len(s.Guards),
	}
	for i := range s.Thieves {
		b.cheese += s.Thieves[i].Cheese
		b.caught += s.Thieves[i].Caught
	}
	for i := range s.Guards {
		b.levels[i] = s.Guards[i].Alert
	}
	if len(s.Agenda) > 0 {
		b.next = s.Agenda[0]
		b.last = b.next.Do == AskClash && b.next.Left == LastDraw
	}
	return b
}

func (m *model) check() {
	if m.s.Level == Full {
		m.checkPieces()
	}
	m.checkThieves()
	m.checkAsked()
	m.checkFigures()
	m.checkSlots()
	m.checkRound()
	if len(m.s.Agenda) == 0 && m.s.Phase == Players {
		m.checkQuiet()
	}
}

// Whatever is played, the books balance.
func TestTheBooksBalance(t *testing.T) {
	games := rulestest.Times(800, 80)
	m := &model{}
	game := Watched(m.see)
	rnd := rand.New(rand.NewPCG(8, 15))
	reasons := map[Reason]int{}
	for n := range games {
		start := someStart(t, game, n, rnd)
		for range 4 {
			*m = model{}
			m.play(t, start.Sim(), rnd)
			reasons[m.s.Reason]++
			if m.wrong != "" {
				t.Fatalf("start %d: %s\n%s", n, m.wrong, start.JSON())
			}
		}
	}
	t.Log(reasons)
}

// someStart sets up a game of some seats, difficulty and house rules; the box knows all,
// or nothing.
func someStart(t *testing.T, game rules.Game, n int, rnd *rand.Rand) rules.Position {
	t.Helper()
	answers := rules.Answers{"difficulty": {[]string{"easy", "normal", "hard", "curse"}[n%4]}}
	if n%8 > 6 {
		answers["level"] = []string{"night"}
	}
	for _, s := range game.Settings() {
		if s.House && rnd.IntN(3) == 0 {
			answers[s.Name] = []string{[]string{"true", "false"}[rnd.IntN(2)]}
		}
	}
	options, err := game.Options(answers)
	if err != nil {
		t.Fatal(err)
	}
	box := wholeBox()
	if rnd.IntN(4) == 0 {
		box = nil
	}
	seats := 1 + rnd.IntN(4)
	start, _, err := game.Start(rules.Setup{Seats: seats, First: rules.Seat(rnd.IntN(seats)), Options: options, Box: box})
	if err != nil {
		t.Fatal(err)
	}
	return start
}

func (m *model) play(tb testing.TB, sim rules.Sim, rnd *rand.Rand) {
	tb.Helper()
	player := random(rnd)
	for n := 0; !sim.Over() && m.wrong == ""; n++ {
		offer := player.Choose(sim.Offers(), n)
		m.kind = offer.Kind
		var answers rules.Answers
		if player.Answers(offer) {
			answers = player.Fill(sim.Fields(offer))
		}
		if sim.Take(offer, answers) != nil {
			if err := sim.Take(offer, nil); err != nil {
				tb.Fatalf("%s: %v", offer.Kind, err)
			}
		}
	}
}
