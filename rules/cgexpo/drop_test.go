package cgexpo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// open reports whether neither a wall nor a door nor the border of a room is between neighbours.
func (n *naive) open(a, b cell) bool {
	room := func(c cell) byte {
		if l := n.letter(c); l == 'v' || l == 'c' || l == 'm' {
			return l
		}
		return 0
	}
	return n.letter(a) != '#' && n.letter(b) != '#' && room(a) == room(b) && n.edge(a, b) == '.'
}

// side returns all that is reached from a cell without a door.
func (n *naive) side(from cell) map[cell]bool {
	seen := map[cell]bool{from: true}
	for queue := []cell{from}; len(queue) > 0; queue = queue[1:] {
		for _, next := range neighbours(queue[0]) {
			if !seen[next] && n.open(queue[0], next) {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return seen
}

// least returns those of some cells that are nearest by a measure, as the board spells them.
func least(cells []cell, far func(cell) int) []string {
	best := 0
	var list []string
	for i, c := range cells {
		if d := far(c); i == 0 || d < best {
			best, list = d, nil
		}
		if far(c) == best {
			list = append(list, c.name())
		}
	}
	slices.Sort(list)
	return list
}

// drops lists where the CDs may come to lie that a thief loses on a cell.
func (n *naive) drops(from cell, taken map[cell]bool) []string {
	var free, near, room, casino []cell
	side := n.side(from)
	for _, c := range n.at {
		letter := n.letter(c)
		if letter == 'c' {
			casino = append(casino, c)
		}
		if letter == '#' || letter == 'x' || taken[c] {
			continue
		}
		free = append(free, c)
		if kingly(c, from) == 1 && side[c] {
			near = append(near, c)
		}
		if letter == n.letter(from) {
			room = append(room, c)
		}
	}
	if start, ok := n.starts["cds"]; n.letter(from) == 'c' {
		if casino = nil; ok {
			casino = []cell{n.at[start]}
		}
	}
	switch {
	case len(near) > 0:
		return least(near, func(c cell) int { return nearest(c, casino) })
	case len(room) > 0:
		free = room
	}
	return least(free, func(c cell) int { return kingly(c, from) })
}

// nearest returns how far the nearest of some cells is from a cell, 0 where there are none.
func nearest(from cell, cells []cell) (far int) {
	for i, c := range cells {
		if d := kingly(from, c); i == 0 || d < far {
			far = d
		}
	}
	return far
}

// On random boards the CDs of a thief whom Intellivision-The-Great catches come to lie on his side of every wall, as near to the
// casino as may be, and who may choose is offered just that (CG-FR-5, CG-Q22, CG-Q26).
func TestTheCDsStayOnTheThiefsSide(t *testing.T) {
	boards := 1500
	if testing.Short() {
		boards = 300
	}
	rnd := rand.New(rand.NewPCG(26, 27))
	caught := 0
	for range boards {
		l := randomLayout(rnd, 5+rnd.IntN(3), 5+rnd.IntN(3))
		pos, _, err := cgexpo.Game.Start(rules.Setup{Seats: 2, Box: l.box()})
		if err != nil {
			t.Fatal(err)
		}
		s := rulestest.State[cgexpo.State](t, pos)
		if s.SquareOf(cgexpo.ITG) == 0 {
			continue
		}
		n := newNaive(l)
		spread(rnd, n, s)
		from := n.at[s.Thieves[0].Square.String()]
		if kingly(n.at[s.ITG.Square.String()], from) > 6 {
			continue
		}
		caught++
		s.CDs = cgexpo.CDSpot{Loot: cgexpo.Loot{At: cgexpo.InPack}}
		s.Scratch.Frantic = true
		pos = offered(t, waiting(t, s, "white"), "white", rules.Answers{"pips": {"6"}})
		compareDrop(t, pos, n.drops(from, standing(n, s)))
	}
	if caught < boards/3 {
		t.Errorf("on only %d of %d boards is a thief caught", caught, boards)
	}
}

// standing returns where something stands or lies once the first thief is caught: he is outside, and who caught him on his square.
func standing(n *naive, s *cgexpo.State) map[cell]bool {
	taken := map[cell]bool{}
	for p := cgexpo.Scott; p.String() != ""; p++ {
		if q := s.SquareOf(p); q != 0 && p != cgexpo.ITG {
			taken[n.at[q.String()]] = true
		}
	}
	return taken
}

// compareDrop holds where the CDs lie, or before that is chosen where they may, to what was found.
func compareDrop(t *testing.T, pos rules.Position, want []string) {
	t.Helper()
	got := []string{rulestest.State[cgexpo.State](t, pos).SquareOf(cgexpo.CDs).String()}
	for _, o := range pos.Offers() {
		if o.Kind == "put" {
			got = nil
			for _, option := range o.Fields[0].Options {
				got = append(got, option.Value)
			}
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("the CDs lie on %v, want %v: %s", got, want, pos.JSON())
	}
}
