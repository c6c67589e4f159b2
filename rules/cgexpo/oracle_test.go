package cgexpo_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// stand is where a naive thief may be: a cell and what he has got on the way.
type stand struct {
	cell
	items, doors string // letters in order: of items Z, K, P, S
}

// with puts a letter into a word in order.
func with(word string, letter byte) string {
	if strings.IndexByte(word, letter) >= 0 {
		return word
	}
	letters := append([]byte(word), letter)
	slices.Sort(letters)
	return string(letters)
}

// thief is the naive thief: all by maps and letters.
type thief struct {
	*naive
	held, opened string
	own          map[cell]byte // own items that lie there
	taken        map[cell]bool
	cds          cell
	frantic      bool
	house        cgexpo.House
}

// access reports whether a step's door opens, and the doors opened afterwards.
func (t *thief) access(s stand, door byte) (string, bool) {
	if door == 0 || strings.IndexByte(t.opened+s.doors, door) >= 0 {
		return s.doors, true
	}
	item := byte('K')
	if door == 'v' {
		item = 'P'
	}
	if strings.IndexByte(t.held+s.items, item) >= 0 {
		return with(s.doors, door), true
	}
	return s.doors, false
}

func (t *thief) armed(s stand) bool { return strings.Contains(t.held+s.items, "S") }

func (t *thief) blocked(s stand, c cell) bool { return t.taken[c] || c == t.cds && !t.armed(s) }

// step lists where one step leads.
func (t *thief) step(s stand) []stand {
	var list []stand
	for _, c := range neighbours(s.cell) {
		door, ok := t.passage(s.cell, c)
		if !ok {
			continue
		}
		doors, ok := t.access(s, door)
		if !ok {
			continue
		}
		next := stand{c, s.items, doors}
		if item, here := t.own[c]; here && !t.house.ExactLanding {
			next.items = with(next.items, item)
		}
		if !t.house.NoPassing || !t.blocked(stand{c, s.items, doors}, c) {
			list = append(list, next)
		}
	}
	return list
}

// stops reports whether a move ends there at once.
func (t *thief) stops(s stand) bool {
	return s.cell == t.cds && t.armed(s) && !t.house.ExactLanding || t.frantic && t.letter(s.cell) == 'x'
}

// onward reports whether so many steps more lead over taken cells only.
func (t *thief) onward(s stand, rest int) bool {
	if rest == 0 {
		return true
	}
	for _, c := range neighbours(s.cell) {
		door, ok := t.passage(s.cell, c)
		if !ok || !t.blocked(s, c) {
			continue
		}
		if _, ok := t.access(s, door); !ok {
			continue
		}
		if t.house.NoPassing || t.onward(stand{c, s.items, s.doors}, rest-1) {
			return true
		}
	}
	return false
}

// ends lists every end of a move of so many pips.
func (t *thief) ends(from cell, pips int) map[stand]bool {
	now, ends, out := map[stand]bool{{cell: from}: true}, map[stand]bool{}, map[cell]int{}
	for n := 0; n <= pips; n++ {
		next := map[stand]bool{}
		for s := range now {
			if n > 0 && t.stops(s) {
				if first, before := out[s.cell]; !t.frantic || !before || first == n {
					ends[s], out[s.cell] = true, n
				}
				continue
			}
			if (n == pips || t.house.FreeStop || t.onward(s, pips-n)) && !t.blocked(s, s.cell) {
				ends[t.landed(s)] = true
			}
			if n < pips {
				for _, to := range t.step(s) {
					next[to] = true
				}
			}
		}
		now = next
	}
	if len(ends) == 0 {
		ends[stand{cell: from}] = true
	}
	return ends
}

// landed picks up what is only picked up by ending there.
func (t *thief) landed(s stand) stand {
	if item, here := t.own[s.cell]; here && t.house.ExactLanding {
		s.items = with(s.items, item)
	}
	return s
}

// best keeps the ends that no other end of the same cell tops.
func best(ends map[stand]bool) []string {
	var list []string
	for s := range ends {
		topped := false
		for o := range ends {
			more := o.cell == s.cell && o != s && covers(o.items, s.items) && covers(o.doors, s.doors)
			topped = topped || more
		}
		if !topped {
			list = append(list, fmt.Sprintf("%s +%s +%s", s.name(), s.items, s.doors))
		}
	}
	slices.Sort(list)
	return list
}

func covers(word, part string) bool {
	return !strings.ContainsFunc(part, func(r rune) bool { return !strings.ContainsRune(word, r) })
}

const itemLetters = "ZKPS"

// spelled lists the ends of a reach as best does.
func spelled(r *cgexpo.Reach) []string {
	var list []string
	for _, found := range r.Ends {
		items, doors := "", ""
		for i := range 4 {
			if found.Haul.Items().Has(cgexpo.Item(i)) {
				items = with(items, itemLetters[i])
			}
		}
		for i, zone := range []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum} {
			if found.Haul.Doors().Has(zone) {
				doors = with(doors, "vcm"[i])
			}
		}
		for _, q := range found.At.Squares() {
			list = append(list, fmt.Sprintf("%s +%s +%s", q, items, doors))
		}
	}
	slices.Sort(list)
	return list
}

// thiefIn reads the thief of seat 0 out of a state, by names alone.
func thiefIn(n *naive, s *cgexpo.State) *thief {
	t := &thief{naive: n, own: map[cell]byte{}, taken: map[cell]bool{}, cds: cell{-1, -1}, house: s.House}
	for i, item := range s.Thieves[0].Items {
		if item.At == cgexpo.InPack {
			t.held += itemLetters[i : i+1]
		}
	}
	for i, zone := range []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum} {
		if s.Thieves[0].Opened.Has(zone) {
			t.opened += "vcm"[i : i+1]
		}
	}
	_, t.frantic = s.Frantic()
	for p := cgexpo.Scott; p.String() != ""; p++ {
		owner, c := strings.HasSuffix(p.String(), ".0"), n.at[s.SquareOf(p).String()]
		if s.SquareOf(p) == 0 {
			continue
		}
		switch {
		case p == cgexpo.CDs:
			t.cds = c
		case owner && strings.HasPrefix(p.String(), "thief"):
		case owner:
			t.own[c] = itemLetters[slices.Index([]string{"zapper.0", "key.0", "pass.0", "studson.0"}, p.String())]
		case strings.HasPrefix(p.String(), "thief") && n.letter(c) == 'x':
		default:
			t.taken[c] = true
		}
	}
	return t
}

// On random boards, with random house rules and thieves who have and lack things, the
// reach equals what trying every step finds.
func TestReachIsWhatEveryStepFinds(t *testing.T) {
	boards := rulestest.Times(400, 100)
	rnd := rand.New(rand.NewPCG(11, 12))
	for range boards {
		l := randomLayout(rnd, 5+rnd.IntN(6), 5+rnd.IntN(6))
		n := newNaive(l)
		s := scattered(t, rnd, l)
		pips := rnd.IntN(13)
		got := spelled(s.Reach(0, pips))
		want := best(thiefIn(n, s).ends(n.at[s.Thieves[0].Square.String()], pips))
		if !slices.Equal(got, want) {
			t.Fatalf("board\n%s\nright\n%s\nbelow\n%s\nfrom %s with %d pips and %+v:\n got %v\nwant %v", strings.Join(l.squares, "\n"),
				strings.Join(l.right, "\n"), strings.Join(l.below, "\n"), s.Thieves[0].Square, pips, s.House, got, want)
		}
		checkRoutes(t, n, s, pips)
	}
}

// scattered returns a table on the board with the first thief anywhere and random belongings.
func scattered(tb testing.TB, rnd *rand.Rand, l layout) *cgexpo.State {
	tb.Helper()
	pos := rulestest.Start(tb, cgexpo.Game, rules.Setup{Seats: 2 + rnd.IntN(3), Box: l.box()})
	s := rulestest.State[cgexpo.State](tb, pos)
	s.House = cgexpo.House{FreeStop: rnd.IntN(4) == 0, NoPassing: rnd.IntN(3) == 0, ExactLanding: rnd.IntN(3) == 0}
	for i := range s.Thieves[0].Items {
		if rnd.IntN(3) == 0 {
			s.Thieves[0].Items[i] = cgexpo.Loot{At: cgexpo.InPack}
		}
	}
	if rnd.IntN(4) == 0 {
		s.CDs = cgexpo.CDSpot{Loot: cgexpo.Loot{At: cgexpo.InPack}}
	}
	for range 100 {
		q := cgexpo.SquareAt(rnd.IntN(len(l.squares[0])), rnd.IntN(len(l.squares)))
		free := true
		for p := cgexpo.Scott; p.String() != ""; p++ {
			free = free && (!strings.HasSuffix(p.String(), "0") && strings.Contains(p.String(), ".") || s.SquareOf(p) != q)
		}
		if free && s.Prints.Board.Zone(q) != cgexpo.Nowhere && !thiefIn(newNaive(l), s).taken[newNaive(l).at[q.String()]] {
			s.Thieves[0].Square = q
			break
		}
	}
	return s
}

// checkRoutes walks the route to every end step by step.
func checkRoutes(tb testing.TB, n *naive, s *cgexpo.State, pips int) {
	tb.Helper()
	r := s.Reach(0, pips)
	for _, found := range r.Ends {
		for _, q := range found.At.Squares() {
			at := n.at[r.From.String()]
			way := r.Route(q, found.Haul)
			for _, step := range way {
				next := n.at[step.String()]
				if !slices.Contains(neighbours(at), next) {
					tb.Fatalf("the way %v to %s leaps to %s", way, q, step)
				}
				if _, ok := n.passage(at, next); !ok {
					tb.Fatalf("the way %v to %s goes through a wall to %s", way, q, step)
				}
				at = next
			}
			if at.name() != q.String() || len(way) > pips {
				tb.Fatalf("the way %v does not lead from %s to %s in %d steps", way, r.From, q, pips)
			}
		}
	}
}

// Every square where the move may not end has its reason, and no other.
func TestEverySquareOutOfReachSaysWhy(t *testing.T) {
	rnd := rand.New(rand.NewPCG(21, 22))
	for range 40 {
		l := randomLayout(rnd, 6+rnd.IntN(6), 6+rnd.IntN(6))
		s := scattered(t, rnd, l)
		s.Scratch.Dice = [2]int{1 + rnd.IntN(6), 1 + rnd.IntN(6)}
		r := s.Reachable()
		for name := range newNaive(l).at {
			q, ok := cgexpo.ParseSquare(name)
			why := s.WhyNot(q)
			if !ok || (why == nil) != r.Can(q) {
				t.Fatalf("%s can be reached: %v, and is refused by %v", name, r.Can(q), why)
			}
			checkReason(t, newNaive(l), s, q, why)
		}
	}
}

// checkReason holds the reason to what every step finds: how far too far, or that no way leads there.
func checkReason(t *testing.T, n *naive, s *cgexpo.State, q cgexpo.Square, why *rules.Refusal) {
	t.Helper()
	if why == nil || why.Key != "too-far" && why.Key != "walls" {
		return
	}
	open := ""
	for letter, zone := range map[string]cgexpo.Zone{"v": cgexpo.VIP, "c": cgexpo.Casino, "m": cgexpo.Museum} {
		if s.Thieves[0].May(zone) {
			open += letter
		}
	}
	steps := n.steps(n.at[s.Thieves[0].Square.String()], n.at[q.String()], open)
	pips := s.Scratch.Dice[0] + s.Scratch.Dice[1]
	if far := rules.Of("steps", steps-pips); why.Key == "too-far" && why.About[len(why.About)-1] != far {
		t.Fatalf("%s is %d steps away with %d pips, and refused by %v", q, steps, pips, why)
	}
	if why.Key == "walls" && steps > pips {
		t.Fatalf("%s is %d steps away with %d pips, and walls are in the way", q, steps, pips)
	}
}

// steps counts those of the shortest way through some doors; 0 where there is none.
func (n *naive) steps(from, to cell, doors string) int {
	far := map[cell]int{from: 0}
	for queue := []cell{from}; len(queue) > 0; queue = queue[1:] {
		for _, next := range neighbours(queue[0]) {
			door, ok := n.passage(queue[0], next)
			if _, seen := far[next]; seen || !ok || door != 0 && !strings.Contains(doors, string(door)) {
				continue
			}
			far[next] = far[queue[0]] + 1
			queue = append(queue, next)
		}
	}
	return far[to]
}
