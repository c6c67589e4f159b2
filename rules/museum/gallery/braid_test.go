package gallery

import (
	"testing"

	"docent/rules/rulestest"
)

// Whatever a prover rules out on a board of two rows a braid rules out as well, and nothing
// else.
func TestBraidsAgreeWithProvers(t *testing.T) {
	rng := random(13)
	forever := func() bool { return true }
	tried, proofs := 0, 0
	for i := range rulestest.Times(2500, 400) {
		b, cards := drawRibbon(&rng)
		p := puzzles(&b, cards, Rules{})[0]
		walks := newWalks(&b)
		w := walks.at(rng.below(walks.len()))
		br := newBraid(p, w)
		if !p.plain() || br == nil {
			continue
		}
		tried++
		v, m := newProver(p, w, &memory{}), newMosaic(p, newForms(&b))
		v.pause = forever
		for target := 0; ; target = v.best + 1 {
			m.steps, m.pause = 1023-rng.below(64), func() bool { return false }
			if br.search(m, target) && m.stopped {
				t.Fatalf("museum %d, target %d: a braid that was stopped rules it out", i, target)
			}
			m.best, m.pause = -1, forever
			none, other := v.search(target), br.search(m, target)
			if none != other || !none && (m.best < target || scored(p, m.bestAt) != m.best) {
				t.Fatalf("museum %d, target %d: a prover has %d, a braid %d\n%v\n%v %v", i, target, v.best, m.best, b, p.kinds, p.counts)
			}
			if none {
				break
			}
			v.best = max(v.best, m.best)
			proofs++
		}
	}
	if tried < rulestest.Times(1000, 150) || proofs < tried {
		t.Errorf("%d museums, %d targets met", tried, proofs)
	}
}

// Two parts may be joined beside a collection that has a cell in common with one of them only.
func TestBraidsJoinPartsBesideOthers(t *testing.T) {
	b := must(ParseBoard("..", ".#", "..", "#.", "..", "#.", ".#"))
	cards := []Card{CardOf(0, 0)}
	for civ := range Civ(4) {
		cards = append(cards, CardOf(civ, 1), CardOf(civ, 2))
	}
	p, walks := puzzles(&b, cards, Rules{})[0], newWalks(&b)
	for i := range walks.len() {
		br, m := newBraid(p, walks.at(i)), newMosaic(p, newForms(&b))
		if m.pause = func() bool { return true }; br == nil {
			continue
		}
		if br.search(m, 15) || m.best != 15 || !br.search(m, 16) {
			t.Errorf("walk %d: %d points, want 15", i, m.best)
		}
	}
}

// drawRibbon draws a board of two rows or columns with some holes, and cards for it.
func drawRibbon(rng *random) (Board, []Card) {
	for {
		length := 3 + rng.below(5)
		rows := []string{"", ""}
		for y := range rows {
			for range length {
				rows[y] += string("......#"[rng.below(7)])
			}
		}
		if rng.below(2) == 0 {
			upright := make([]string, length)
			for x := range upright {
				upright[x] = rows[0][x:x+1] + rows[1][x:x+1]
			}
			rows = upright
		}
		b := must(ParseBoard(rows...))
		if b.cells.Len() < 6 {
			continue
		}
		civs, domains := 1+rng.below(4), 1+rng.below(4)
		cards := make([]Card, b.cells.Len()-rng.below(2))
		regular := rng.below(2) == 0
		for i := range cards {
			cards[i] = CardOf(Civ(rng.below(civs)), Domain(rng.below(domains)))
			if regular {
				cards[i] = CardOf(Civ(i%civs), Domain(i/civs%domains))
			}
		}
		return b, cards
	}
}

// A strip knows which parts have a cell in common and how large they are, and nothing else is
// lost when it is written down.
func TestStripsKnowTheirParts(t *testing.T) {
	rng := random(17)
	joined := 0
	for range rulestest.Times(3000, 600) {
		b, cards := drawRibbon(&rng)
		p := puzzles(&b, cards, Rules{})[0]
		walks := newWalks(&b)
		br := newBraid(p, walks.at(rng.below(walks.len())))
		if br == nil || !p.plain() {
			continue
		}
		br.m = newMosaic(p, newForms(&b))
		br.m.pause = func() bool { return true }
		s := newStrip()
		for step := range br.w.places {
			var all []strip
			br.extend(&s, step, func(next *strip, _ int) bool {
				all = append(all, *next)
				return false
			})
			if len(all) == 0 {
				break
			}
			was := s
			s = all[rng.below(len(all))]
			knows(t, &s)
			for layer := range s.cells {
				for _, cells := range s.cells[layer] {
					if was.size[layer][1] > 0 && (was.cells[layer][0]|was.cells[layer][1])&^cells == 0 {
						joined++
					}
				}
			}
			again := unpack(s.pack())
			again.cells, again.closed, again.n = s.cells, s.closed, s.n
			if again != s {
				t.Fatalf("%v is read as %v", s, again)
			}
		}
	}
	if joined < rulestest.Times(150, 20) {
		t.Errorf("%d parts of two", joined)
	}
}

// knows demands that a strip tells the truth about its parts.
func knows(t *testing.T, s *strip) {
	t.Helper()
	for civ, cells := range s.cells[0] {
		for domain, others := range s.cells[1] {
			if uint64(s.cross[civ]>>domain&1) != b2u(cells&others != 0) || (cells&others).Len() > 1 {
				t.Fatalf("%v and %v: crossing %b", cells.List(), others.List(), s.cross)
			}
		}
	}
	for layer := range s.cells {
		for part, cells := range s.cells[layer] {
			if int(s.size[layer][part]) != cells.Len() {
				t.Fatalf("%v has size %d", cells.List(), s.size[layer][part])
			}
		}
	}
}
