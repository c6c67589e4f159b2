package cgexpo_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// chaser is a figure on its way to a thief, by maps and letters: every shortest way is walked to its end.
type chaser struct {
	*naive
	to     cell
	steps  int
	taken  map[cell]bool
	kept   bool            // on squares inside the building, on his way too
	stops  func(cell) bool // next to a thief whom the figure sees
	whole  map[cell]bool   // ends of ways that nothing stops short
	others map[cell]int    // last free cells of the other ways, with their steps
}

func kingly(a, b cell) int { return max(a.x-b.x, b.x-a.x, a.y-b.y, b.y-a.y) }

// walk goes on from a cell after n steps; rest is the last free cell so far, after kept steps.
func (c *chaser) walk(at cell, n int, rest cell, kept int) {
	if n > 0 && !c.taken[at] && c.inside(at) {
		rest, kept = at, n
	}
	if n == c.steps || n > 0 && (c.stops(at) || c.kept && !c.inside(at)) {
		if kept == n {
			c.whole[at] = true
		} else {
			c.others[rest] = kept
		}
		return
	}
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			next := cell{at.x + dx, at.y + dy}
			if _, on := c.at[next.name()]; on && kingly(next, c.to) == kingly(at, c.to)-1 {
				c.walk(next, n+1, rest, kept)
			}
		}
	}
}

func (c *chaser) inside(at cell) bool { return c.letter(at) != '#' && c.letter(at) != 'x' }

// ends lists where the figure may end, as the board spells it.
func (c *chaser) ends(from cell) []string {
	c.whole, c.others = map[cell]bool{}, map[cell]int{}
	c.walk(from, 0, from, 0)
	var list []string
	for at := range c.whole {
		list = append(list, at.name())
	}
	if len(list) == 0 {
		most := 0
		for _, kept := range c.others {
			most = max(most, kept)
		}
		for at, kept := range c.others {
			if kept == most {
				list = append(list, at.name())
			}
		}
	}
	slices.Sort(list)
	return list
}

// chaserIn reads what stands in a figure's way out of a state.
func chaserIn(n *naive, s *cgexpo.State, who cgexpo.Piece, to cgexpo.Square, steps int) *chaser {
	c := &chaser{naive: n, to: n.at[to.String()], steps: steps, kept: who != cgexpo.ITG, taken: map[cell]bool{}}
	for p := cgexpo.Scott; p.String() != ""; p++ {
		if q := s.SquareOf(p); q != 0 && p != who {
			c.taken[n.at[q.String()]] = true
		}
	}
	c.stops = func(at cell) bool {
		for i := range s.Thieves {
			t := &s.Thieves[i]
			if s.ZoneOf(rules.Seat(i)) != cgexpo.Exit && who != cgexpo.ITG && !t.Killed.Has(who) && kingly(at, n.at[t.Square.String()]) <= 1 {
				return true
			}
		}
		return false
	}
	return c
}

// spread sets the thieves anywhere inside, each on a cell of its own.
func spread(rnd *rand.Rand, n *naive, s *cgexpo.State) {
	taken := map[cgexpo.Square]bool{}
	for p := cgexpo.Scott; p.String() != ""; p++ {
		taken[s.SquareOf(p)] = true
	}
	names := make([]string, 0, len(n.at))
	for name := range n.at {
		names = append(names, name)
	}
	slices.Sort(names)
	for i := range s.Thieves {
		for {
			q, _ := cgexpo.ParseSquare(names[rnd.IntN(len(names))])
			if zone := s.Prints.Board.Zone(q); !taken[q] && zone > cgexpo.Exit {
				s.Thieves[i].Square, taken[q] = q, true
				break
			}
		}
	}
}

// On random boards podcasters and Intellivision-The-Great end where walking every shortest way ends, and who may
// choose is offered just that (CG-Q25).
func TestWaysTowardsThievesAreAllWaysWalked(t *testing.T) {
	boards := 1500
	if testing.Short() {
		boards = 300
	}
	rnd := rand.New(rand.NewPCG(25, 26))
	asked := 0
	for range boards {
		l := randomLayout(rnd, 5+rnd.IntN(5), 5+rnd.IntN(5))
		steps := 1 + rnd.IntN(6)
		l.events = map[int]string{1: fmt.Sprintf(`{"scott":"toward","scottSteps":%d,"carl":"no"}`, steps)}
		pos, _, err := cgexpo.Game.Start(rules.Setup{Seats: 2, Box: l.box()})
		if err != nil {
			t.Fatal(err)
		}
		s := rulestest.State[cgexpo.State](t, pos)
		if s.SquareOf(cgexpo.Scott) == 0 || s.SquareOf(cgexpo.ITG) == 0 {
			continue
		}
		spread(rnd, newNaive(l), s)
		if chased(t, rnd, newNaive(l), s, steps) {
			asked++
		}
		hunted(t, newNaive(l), s, steps)
	}
	if asked < boards/10 {
		t.Errorf("only %d of %d ways are chosen", asked, boards)
	}
}

// stepNamed returns a step by its name.
func stepNamed(t *testing.T, name string) cgexpo.Step {
	t.Helper()
	var step cgexpo.Step
	if err := step.UnmarshalText([]byte(name)); err != nil {
		t.Fatal(err)
	}
	return step
}

// waiting returns a position of the state in which one step is due.
func waiting(t *testing.T, s *cgexpo.State, step string) rules.Position {
	t.Helper()
	s.Agenda = cgexpo.Agenda{{Do: stepNamed(t, step)}, {Do: stepNamed(t, "end")}}
	raw, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	pos, err := cgexpo.Game.Load(raw)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

// offered plays the offer of a kind; nil where it is not made.
func offered(t *testing.T, pos rules.Position, kind rules.Kind, answers rules.Answers) rules.Position {
	t.Helper()
	for _, o := range pos.Offers() {
		if o.Kind == kind {
			return taken(t, pos, o, answers)
		}
	}
	return nil
}

// taken plays an offer.
func taken(t *testing.T, pos rules.Position, o rules.Offer, answers rules.Answers) rules.Position {
	t.Helper()
	m, err := o.Move(answers)
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := pos.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// compareEnds holds the position after a way, or before its choice, to the ends that were found.
func compareEnds(t *testing.T, pos rules.Position, who cgexpo.Piece, want []string) bool {
	t.Helper()
	s := rulestest.State[cgexpo.State](t, pos)
	got := []string{s.SquareOf(who).String()}
	asked := false
	for _, o := range pos.Offers() {
		if o.Kind == "stop" {
			got, asked = nil, true
			for _, option := range o.Fields[0].Options {
				got = append(got, option.Value)
			}
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("%s ends on %v, want %v: %s", who, got, want, pos.JSON())
	}
	return asked
}

// chased lets Scott go after a thief, and reports whether the table chooses where he stops.
func chased(t *testing.T, rnd *rand.Rand, n *naive, s *cgexpo.State, steps int) bool {
	t.Helper()
	from := n.at[s.SquareOf(cgexpo.Scott).String()]
	near := kingly(from, n.at[s.Thieves[0].Square.String()]) - kingly(from, n.at[s.Thieves[1].Square.String()])
	target := 0
	if near > 0 || near == 0 && rnd.IntN(2) == 0 {
		target = 1
	}
	want := chaserIn(n, s, cgexpo.Scott, s.Thieves[target].Square, steps).ends(from)
	pos := offered(t, offered(t, waiting(t, s, "event"), "event", rules.Answers{"card": {"1"}}), "referee", nil)
	if near == 0 {
		for _, o := range pos.Offers() {
			if o.Kind != "chase" || o.About[0] != rules.Of("seat", target) {
				continue
			}
			m, err := o.Move(nil)
			if err != nil {
				t.Fatal(err)
			}
			if pos, _, err = pos.Play(m); err != nil {
				t.Fatal(err)
			}
			break
		}
		pos = offered(t, pos, "referee", nil)
	}
	return compareEnds(t, pos, cgexpo.Scott, want)
}

// hunted lets Intellivision-The-Great go after the first thief, with fewer pips than it takes to catch him.
func hunted(t *testing.T, n *naive, s *cgexpo.State, pips int) {
	t.Helper()
	from, to := n.at[s.SquareOf(cgexpo.ITG).String()], s.Thieves[0].Square
	if kingly(from, n.at[to.String()]) <= pips {
		return
	}
	s.CDs = cgexpo.CDSpot{Loot: cgexpo.Loot{At: cgexpo.InPack}}
	s.Scratch.Frantic = true
	want := chaserIn(n, s, cgexpo.ITG, to, pips).ends(from)
	compareEnds(t, offered(t, waiting(t, s, "white"), "white", rules.Answers{"pips": {strconv.Itoa(pips)}}), cgexpo.ITG, want)
}
