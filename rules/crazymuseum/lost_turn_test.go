package crazymuseum

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
)

// lostTurns follows from what is told alone who loses which turn. A clash by night takes what is left of this round from
// the guard and the mummy; a trap costs a guard the turn that he is in, or his next one, but nothing where a clash has
// already ended his turn of this round (CM-CLASH-4, CM-Q63, CM-Q65, CM-Q84).
type lostTurns struct {
	moverOnly bool // by house rule a clash ends only the turn of the figure whose turn it is

	time           string // "day", "night", "tomb" for the mummy's turn, "dawn"
	turn           int    // the guard whose turn it is; 0 for nobody's
	skips          [4]bool
	ended, stopped [4]bool // by a clash; by a trap in his own turn
	shaken         bool    // a clash ended the mummy's turn

	met map[string]int // how often each case was met
}

// hear takes in what is told; it returns what should have been told instead, or nothing.
func (l *lostTurns) hear(e rules.Event) string {
	g := 0
	for _, about := range e.About {
		if noun, id := about.Split(); noun == "guard" {
			g, _ = strconv.Atoi(id)
		}
	}
	switch e.Key {
	case "round":
		l.time, l.ended, l.shaken = "day", [4]bool{}, false
	case "night-falls":
		l.time, l.turn = "night", 0
	case "guard-arrives", "mummy-arrives":
		l.time, l.turn = "dawn", 0
	case "guard-sets-out", "guard-skips", "guard-shaken":
		return l.begins(g, e.Key)
	case "mummy-walks", "mummy-turns", "mummy-boxed-in", "mummy-rests", "mummy-shaken":
		return l.mummy(e.Key)
	case "guard-flees", "guard-flees-on", "guard-returns":
		l.clash(g)
	case "guard-slips", "guard-in-smoke", "guard-finds-fake", "guard-hits-wall":
		return l.trap(g, e)
	case "guard-walks", "guard-turns", "guard-follows-whistle", "guard-slides":
		if g != l.turn || l.ended[g] || l.stopped[g] {
			return fmt.Sprintf("guard %d stays where he is in the turn of %d", g, l.turn)
		}
	}
	return ""
}

// begins tells how a guard's turn must begin.
func (l *lostTurns) begins(g int, told rules.Key) string {
	l.turn, l.stopped[g] = g, false
	want := rules.Key("guard-sets-out")
	switch {
	case l.skips[g]:
		l.skips[g], want = false, "guard-skips"
	case l.ended[g]:
		want = "guard-shaken"
	}
	l.met[string(want)]++
	if told != want {
		return string(want)
	}
	return ""
}

// mummy tells whether the mummy's turn is ended.
func (l *lostTurns) mummy(told rules.Key) string {
	l.time, l.turn = "tomb", 0
	if (told == "mummy-shaken") != l.shaken {
		return fmt.Sprintf("the mummy's turn is ended: %v", l.shaken)
	}
	return ""
}

// clash ends the turns of both, by night.
func (l *lostTurns) clash(g int) {
	l.met["clash by "+l.time]++
	if l.time != "night" && l.time != "tomb" {
		return
	}
	if !l.moverOnly || l.turn == g {
		l.ended[g] = true
	}
	if !l.moverOnly || l.time == "tomb" {
		l.shaken = true
	}
}

// trap takes a turn of a guard, unless a clash did.
func (l *lostTurns) trap(g int, e rules.Event) string {
	want := rules.Thing("loses:next")
	switch byNight := l.time == "night" || l.time == "tomb"; {
	case byNight && l.ended[g]:
		want = "loses:none"
	case l.turn == g && l.time == "night":
		want, l.stopped[g] = "loses:this", true
	default:
		l.skips[g] = true
	}
	l.met[string(want)+" by "+l.time]++
	if !slices.Contains(e.About, want) {
		return string(want)
	}
	return ""
}

// trappedMuseum is a museum with figures about and traps in most rooms.
func trappedMuseum(r *rand.Rand) *State {
	s, o := randomMuseum(r)
	for len(s.Rooms) < 5 {
		s, o = randomMuseum(r)
	}
	s.Round = 3
	s.House.ClashMoverOnly, s.House.ClashThievesOnly = r.IntN(4) == 0, r.IntN(6) == 0
	s.House.PrioritySequential, s.House.AlertExtendsTurn = r.IntN(4) == 0, r.IntN(4) == 0
	if r.IntN(4) == 0 {
		s.Level = NightOnly
	}
	home := o.someRoom(s, r)
	s.Mummy = Mummy{Awakener: rules.Table}
	free := func() int {
		for {
			if room := o.someRoom(s, r); room != home && room != s.Mummy.Room {
				return room
			}
		}
	}
	s.Mummy.State, s.Mummy.Room = Awake, free()
	s.Alert = 1 + r.IntN(4)
	for range 1 + r.IntN(3) {
		s.Guards = append(s.Guards, Guard{Room: free()})
	}
	s.Thieves = nil
	for range 1 + r.IntN(3) {
		s.Thieves = append(s.Thieves, Thief{Room: home, Lives: 3, Total: 10})
	}
	if len(s.Thieves) == 1 && r.IntN(2) == 0 { // alone, the mummy comes by itself at dawn, whatever a clash ended before
		s.Round, s.Mummy = 2, Mummy{Awakener: rules.Table}
		for i := range s.Guards {
			s.Guards[i].Ended = r.IntN(2) == 0
		}
	}
	lay(s, o, r)
	return s
}

// lay lays a few traps of each kind, no more than the box holds.
func lay(s *State, o *oracle, r *rand.Rand) {
	for _, c := range []Card{
		{Deck: Rat, Kind: Banana},
		{Deck: Rat, Kind: Banana},
		{Deck: Rat, Kind: Slippery},
		{Deck: Rat, Kind: Slippery},
		{Deck: Vending, Kind: Smoke, Up: true, Until: ofSeat(0)},
		{Deck: Vending, Kind: Fake, Up: true},
	} {
		if s.Level != NightOnly {
			c.Room, c.By = o.someRoom(s, r), rules.Table
			s.Cards = append(s.Cards, c)
		}
	}
}

// In every random night, who loses which turn is the same as by the book.
func TestLostTurnsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(65, 84))
	met := map[string]int{}
	for n := range rulestest.Times(1000, 60) {
		s := trappedMuseum(r)
		data, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		pos, err := Game.Load(data)
		if err != nil {
			t.Fatalf("museum %d: %v\n%s", n, err, data)
		}
		l := &lostTurns{moverOnly: s.House.ClashMoverOnly, time: "day", met: met}
		for i, g := range s.Guards {
			l.ended[i+1] = g.Ended
		}
		l.play(t, pos, r)
	}
	for _, must := range []string{
		"guard-sets-out", "guard-skips", "guard-shaken", "clash by day", "clash by dawn", "loses:next by day", "loses:next by dawn",
		"loses:next by tomb", "loses:none by night", "loses:none by tomb", "loses:this by night",
	} {
		if met[must] == 0 && !testing.Short() {
			t.Errorf("no night met %s: %v", must, met)
		}
	}
}

// play plays some days and nights at random, more nights than days.
func (l *lostTurns) play(t *testing.T, pos rules.Position, r *rand.Rand) {
	t.Helper()
	player := &rulestest.Random{Rnd: r, Stop: "agree", Patience: 1000}
	for n := 0; n < 120 && !pos.Over(); n++ {
		var open []rules.Offer
		for _, o := range pos.Offers() {
			if o.Refused == nil {
				open = append(open, o)
			}
		}
		o := player.Choose(open, n)
		if i := slices.IndexFunc(open, func(o rules.Offer) bool { return o.Kind == "pass" || o.Kind == "nightfall" }); i >= 0 && r.IntN(3) > 0 {
			o = open[i]
		}
		next, told := l.move(t, pos, o, player)
		for _, e := range told {
			if want := l.hear(e); want != "" {
				t.Fatalf("%s tells %v %v at %s, guard %d's turn, by %+v; want %s\n%s", o.Kind, e.Key, e.About, l.time, l.turn, *l, want, pos.JSON())
			}
		}
		l.compare(t, next)
		pos = next
	}
}

// move makes a random move of an offer or, where that is refused, its example.
func (l *lostTurns) move(t *testing.T, pos rules.Position, o rules.Offer, player *rulestest.Random) (rules.Position, []rules.Event) {
	t.Helper()
	for _, answers := range []rules.Answers{player.Fill(o.Fields), nil} {
		m, err := o.Move(answers)
		if err != nil {
			continue
		}
		if next, told, err := pos.Play(m); err == nil {
			return next, told
		}
	}
	t.Fatalf("%s cannot be done\n%s", o.Kind, pos.JSON())
	return nil, nil
}

// compare requires the state to know of the same lost turns.
func (l *lostTurns) compare(t *testing.T, pos rules.Position) {
	t.Helper()
	s := rulestest.State[State](t, pos)
	if s.Phase == Over {
		return
	}
	for i, g := range s.Guards {
		if g.Skip != l.skips[i+1] || g.Ended != l.ended[i+1] {
			t.Fatalf("guard %d skips %v, ended %v; want %v, %v\n%s", i+1, g.Skip, g.Ended, l.skips[i+1], l.ended[i+1], pos.JSON())
		}
	}
	if s.Mummy.Ended != l.shaken {
		t.Fatalf("the mummy's turn ended: %v, want %v\n%s", s.Mummy.Ended, l.shaken, pos.JSON())
	}
}
