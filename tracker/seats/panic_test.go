package seats_test

import (
	"net/http"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
)

// brittle is the state of a game that cannot tell what a seat has while it is broken.
type brittle struct {
	Broken bool `json:"broken"`
}

type crack struct{}

func (crack) Check(*brittle, rules.Seat) *rules.Refusal { return nil }
func (crack) Apply(s *brittle, by rules.Seat, log *rules.Log) {
	s.Broken = !s.Broken
	log.Tell("BR-1", by, "cracked")
}

var brittleGame = rules.Define(rules.Spec[brittle]{
	ID: "brittle", Edition: 1, Players: [2]int{2, 2}, Book: []rules.Rule{{ID: "BR-1", Section: "all"}}, Options: struct{}{},
	Actions: map[rules.Kind]rules.Action[brittle]{"crack": crack{}},
	Start:   func(rules.Setup, *rules.Log) (brittle, *rules.Refusal) { return brittle{}, nil },
	Offers:  func(_ *brittle, m *rules.Menu[brittle]) { m.Add(rules.Offer{Seat: 0, Rule: "BR-1"}, crack{}) },
	Fixes:   func(*brittle, *rules.Fixes) {}, Seats: func(*brittle) int { return 2 },
	Now:  func(*brittle) rules.Now { return rules.Now{Phase: "crack"} },
	Over: func(*brittle) bool { return false }, Hide: func(*brittle, rules.Seat) {},
	Check:  func(*brittle) *rules.Refusal { return nil },
	Scores: func(*brittle) []rules.Score { return nil },
	Holdings: func(s *brittle, seat rules.Seat) []rules.Thing {
		if s.Broken && seat == 1 {
			panic("what seat 1 has is broken")
		}
		return nil
	},
})

func TestAPageThatCannotBeDrawnIsToldAndTheTableGoesOn(t *testing.T) {
	find := func(rules.GameID) (rules.Game, bool) { return brittleGame, true }
	play, err := tracker.Open(stores.NewMemory(), find, noon).New(brittleGame, rules.Setup{Seats: 2}, make([]tracker.Player, 2))
	if err != nil {
		t.Fatal(err)
	}
	a := offer(t, play, seats.Options{Now: patient()})
	p := a.sat(0)
	stamp, crack := p.form("crack")
	if status, _ := p.post("/do", "s", stamp, "o", crack); status != http.StatusSeeOther {
		t.Fatalf("cracking it: %d", status)
	}
	for range 3 {
		if status, page := p.get("/"); status != http.StatusInternalServerError || !strings.Contains(page, "couldn’t be shown") {
			t.Fatalf("the broken page: %d %s", status, page)
		}
	}
	if status, text := p.get("/part", "Docent-Part", "1"); status != http.StatusInternalServerError || !strings.Contains(text, "couldn’t be shown") {
		t.Errorf("the broken part: %d %s", status, text)
	}
	if err := play.Undo(); err != nil {
		t.Fatal(err)
	}
	if status, page := p.get("/"); status != http.StatusOK || !strings.Contains(page, `name="o"`) {
		t.Errorf("after undo: %d %s", status, page)
	}
}
