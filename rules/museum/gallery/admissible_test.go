package gallery

import (
	"slices"
	"testing"

	"docent/rules/rulestest"
)

// wander goes through arrangements of drawn museums, from any to good ones.
func wander(t *testing.T, museums int, visit func(p *puzzle, w *walk, at []uint8, total int)) {
	t.Helper()
	rng := random(11)
	for i := range museums {
		b, cards, r := draw(&rng)
		all := newWalks(&b)
		w := all.at(rng.below(all.len()))
		for _, p := range puzzles(&b, cards, r) {
			a := newAnnealer(p, uint64(i))
			a.shuffle()
			for range 12 {
				for range 60 {
					a.step(coldest)
				}
				if p.claim == none || a.s.sizes[p.claim] >= smallest {
					visit(p, w, a.s.at, a.s.total())
				}
			}
		}
	}
}

// No bound may rule out an arrangement that is there, at any step on its way.
func TestBoundsLeaveWhatThereIs(t *testing.T) {
	museums := rulestest.Times(1500, 150)
	seen, trees := 0, 0
	wander(t, museums, func(p *puzzle, w *walk, at []uint8, total int) {
		v := newProver(p, w, &memory{})
		if bound := v.bound(); bound < total {
			t.Fatalf("bound %d for %d points\n%v\n%v %v", bound, total, *p.board, p.kinds, at)
		}
		v.target = total
		f := newFrontier()
		for step, place := range w.places {
			stage, k := &w.stages[step], at[place]
			if step > 0 && len(v.passing(f, step, v.classes(f.over), []uint8{v.classOf(f, k)})) == 0 {
				t.Fatalf("step %d: piece %d is not borne for %d points\n%v\n%v %v", step, k, total, *p.board, p.kinds, at)
			}
			v.at[step], v.held[stage.slot] = k, k
			v.take(int(k), 1)
			f.put(stage, p, p.kinds[k], v.red(step))
			if !v.assess(f, stage, &v.outlooks[step+1]) {
				t.Fatalf("step %d: %d points are ruled out\n%v\n%v %v", step, total, *p.board, p.kinds, at)
			}
			trees += v.ways.n
		}
		seen++
	})
	if seen < 5*museums || trees < museums {
		t.Errorf("%d arrangements with %d trees of ways out of which a part had to end", seen, trees)
	}
}

// Whatever is laid on, it joins no more pairs than are not spoiled.
func TestSpoiledPairsJoinNothing(t *testing.T) {
	museums := rulestest.Times(1500, 150)
	spoiled, tight := [2]int{}, [2]int{}
	wander(t, museums, func(p *puzzle, w *walk, at []uint8, total int) {
		v := newProver(p, w, &memory{})
		f := newFrontier()
		settle := total%2 == 0
		for step, place := range w.places {
			stage, k := &w.stages[step], at[place]
			v.take(int(k), 1)
			f.put(stage, p, p.kinds[k], v.red(step))
			if settle {
				v.assess(f, stage, &v.outlooks[step+1])
			}
			pairs := stage.edges
			for _, slot := range stage.live {
				if f.label[0][slot] == none && f.label[1][slot] == none {
					pairs -= int(stage.exits[slot])
				}
			}
			n, joins := v.spoiled(f, stage), laterJoins(p, w, *f, at, step+1)
			switch {
			case n > stage.spoils:
				t.Fatalf("step %d: %d pairs spoiled of %d at most", step, n, stage.spoils)
			case joins > pairs-n:
				t.Fatalf("step %d: %d of %d pairs are called spoiled, %d join\n%v\n%v %v", step, n, pairs, joins, *p.board, p.kinds, at)
			case n > 0:
				spoiled[b2u(p.bridge)]++
			}
			if n > 0 && joins == pairs-n {
				tight[b2u(p.bridge)]++
			}
		}
	})
	for i, least := range [2]int{museums, museums / 4} {
		if spoiled[i] < 10*least || tight[i] < least {
			t.Errorf("%d: pairs were spoiled %d times, as many as could be %d times", i, spoiled[i], tight[i])
		}
	}
}

// laterJoins returns how often pieces laid from a step on join parts, those of a bridged
// domain civilisations of which no piece was joined to one of the other.
func laterJoins(p *puzzle, w *walk, f frontier, at []uint8, from int) int {
	n := 0
	var held [maxSlots]uint8
	known := linked(p, &f)
	for step, place := range w.places {
		stage, k := &w.stages[step], p.kinds[at[place]]
		for layer, colour := range [2]int8{k.civ, k.domain} {
			var parts uint32
			for _, back := range stage.backs {
				id := f.label[layer][back]
				if step < from || p.board.barren().Has(place) || id == none || f.parts[id].colour != colour {
					continue
				}
				if p.colours[colour].bridged {
					n += known.link(colour, k.raw, p.kinds[held[back]].raw)
				} else if parts>>id&1 == 0 {
					parts |= 1 << id
					n++
				}
			}
		}
		held[stage.slot] = at[place]
		if step >= from {
			f.put(stage, p, k, false)
		}
	}
	return n
}

// links holds for each domain and civilisation another one of its lot.
type links [maxColours][Civs]uint8

// linked returns the links that the parts on a frontier are.
func linked(p *puzzle, f *frontier) *links {
	var l links
	for c := range l {
		for civ := range l[c] {
			l[c][civ] = uint8(civ)
		}
	}
	for _, id := range f.label[1] {
		if id != none && p.colours[f.parts[id].colour].bridged {
			civs := Cells(f.parts[id].civs).List()
			for _, civ := range civs {
				l.link(f.parts[id].colour, uint8(civs[0]), uint8(civ))
			}
		}
	}
	return &l
}

// link joins two civilisations of a domain and is 1 if they were apart.
func (l *links) link(domain int8, one, two uint8) int {
	lots := &l[domain]
	for lots[one] != one {
		one = lots[one]
	}
	for lots[two] != two {
		two = lots[two]
	}
	lots[one] = two
	return int(b2u(one != two))
}

// classOf returns the class of a kind of piece.
func (v *prover) classOf(f *frontier, kind uint8) uint8 {
	for class, kinds := range v.classes(f.over).kinds {
		if slices.Contains(kinds, kind) {
			return uint8(class)
		}
	}
	return 255
}
