package gallery

import (
	"testing"

	"docent/rules/rulestest"
)

// keyOf returns the key of a frontier before a step, as a prover writes it down.
func keyOf(v *prover, f *frontier, step int) key {
	var k key
	v.recall(f, step, &k)
	return k
}

// Frontiers that differ only in what red cells hold have different keys, for
// what is still to come depends on it.
func TestKeysTellRedCellsApart(t *testing.T) {
	b := must(ParseBoard("R....", "....R"))
	l := must(ParseLayout("Pc Gc Mc Ic Pc Gc Mc Ic Pg Gg"))
	const step = 3 // before it only the first red cell is filled
	for _, bridge := range []bool{false, true} {
		tried := 0
		for _, p := range puzzles(&b, l.Cards(), Rules{Bridge: bridge, Bonus: Bonus{Gallery: 6}}) {
			if p.claim < p.domains {
				continue
			}
			tried++
			v := newProver(p, b.walk(rows(&b)), &memory{})
			slot := v.w.stages[step-1].live[0]
			f := newFrontier()
			f.label[1][slot] = layer
			f.parts[layer] = part{colour: int8(p.claim), size: 1, civs: 1}
			plain := keyOf(v, f, step)
			f.parts[layer].red = true
			if red := keyOf(v, f, step); !red.valid || red.memo == plain.memo {
				t.Errorf("bridge %v: a part has one key with and without red cells", bridge)
			}
			seen := map[memo]uint8{}
			for i, k := range p.kinds {
				if !bridge || int(k.domain) != p.claim {
					continue
				}
				v.at[0] = uint8(i)
				key := keyOf(v, f, step).memo
				if other, known := seen[key]; known {
					t.Errorf("one key with kind %d and with kind %d on a red cell", other, i)
				}
				seen[key] = uint8(i)
			}
			if bridge && len(seen) < 2 {
				t.Errorf("only %d kinds for a red cell", len(seen))
			}
		}
		if tried == 0 {
			t.Errorf("bridge %v: no domain can claim the gallery", bridge)
		}
	}
}

// Under the bridge reading it does not matter which civilisations are in a part
// of a domain, but for those that can come again.
func TestKeysForgetWhatCannotComeAgain(t *testing.T) {
	b := must(ParseBoard("....", "...."))
	l := must(ParseLayout("Pc Pc Gc Mc", "Ic Rw Cw Ew"))
	p := puzzles(&b, l.Cards(), Rules{Bridge: true})[0]
	const step = 3
	v := newProver(p, b.walk(rows(&b)), &memory{})
	for k := range p.kinds {
		if p.kinds[k].domain != none && Civ(p.kinds[k].raw) != Inca {
			v.take(k, 1)
		}
	}
	keyWith := func(civ Civ) memo {
		f := newFrontier()
		f.label[1][v.w.stages[step-1].live[0]] = layer
		f.parts[layer] = part{colour: 0, size: 1, civs: 1 << civ}
		return keyOf(v, f, step).memo
	}
	if keyWith(Greek) != keyWith(Maya) {
		t.Error("civilisations that cannot come again have different keys")
	}
	if keyWith(Greek) == keyWith(Polynesian) {
		t.Error("a civilisation that can come again has the key of one that cannot")
	}
}

// Frontiers with one key come to the same: as much is won from there on at best.
func TestFrontiersWithOneKeyComeToTheSame(t *testing.T) {
	museums := rulestest.Times(3000, 400)
	rng := random(23)
	shared, kin := 0, 0
	for range museums {
		b, cards, r := tiny(&rng)
		for _, p := range puzzles(&b, cards, r) {
			if len(p.lots) > 0 {
				continue
			}
			all := newWalks(&b)
			c := comparison{
				v: newProver(p, all.at(rng.below(all.len())), &memory{}), best: map[memo]int{}, pieces: map[memo]string{},
			}
			c.until = 2 + rng.below(len(c.v.w.places)-5)
			c.lay(t, newFrontier(), 0)
			shared += c.shared
			kin += c.kin
		}
	}
	if shared < 10*museums || kin < 5*museums {
		t.Errorf("%d frontiers had a known key, %d of them with other pieces to come", shared, kin)
	}
}

// tiny returns a museum whose arrangements can all be tried.
func tiny(rng *random) (Board, []Card, Rules) {
	b := must(ParseBoard([][]string{{"....", "...."}, {"...", ".#.", "..."}, {"..R", "R..", "..#"}, {".....", "...##"}}[rng.below(4)]...))
	cards := make([]Card, b.cells.Len()-rng.below(2))
	civs, domains := 2+rng.below(3), 1+rng.below(3)
	for i := range cards {
		cards[i] = CardOf(Civ(rng.below(civs)), Domain(rng.below(domains)))
	}
	r := Rules{Bridge: rng.below(2) == 0, Bonus: Bonus{Gallery: rng.below(2) * 5}}
	if rng.below(3) == 0 {
		r.Patron = &Patron{
			Demand: Collections, Adjacent: true, Groups: []Group{CivGroup(0), DomainGroup(1)}, Columns: []Column{{1, 3}, {2, 7}},
		}
	}
	return b, cards, r
}

// comparison goes through all frontiers before a step and compares those that have
// the same key.
type comparison struct {
	v           *prover
	until       int
	best        map[memo]int    // by key the most that is won from there on
	pieces      map[memo]string // and the pieces to come where it was met first
	shared, kin int
}

func (c *comparison) lay(t *testing.T, f *frontier, step int) {
	t.Helper()
	v := c.v
	if step == c.until {
		c.compare(t, f, step)
		return
	}
	for k := range v.p.kinds {
		if v.rest[k] == 0 || v.red(step) && !v.suits(step, k) {
			continue
		}
		stage, next := &v.w.stages[step], *f
		v.at[step], v.sure[step], v.held[stage.slot] = uint8(k), true, uint8(k)
		v.take(k, 1)
		if next.put(stage, v.p, v.p.kinds[k], v.red(step)); v.assess(&next, stage, &v.outlooks[step+1]) {
			c.lay(t, &next, step+1)
		}
		v.take(k, ^uint8(0))
	}
}

func (c *comparison) compare(t *testing.T, f *frontier, step int) {
	t.Helper()
	k := keyOf(c.v, f, step)
	if !k.valid {
		return
	}
	most := c.most(step)
	if most != none {
		most += int(k.need) // less what is won, as the target is none
	}
	k.need = 0
	pieces := string(c.v.rest)
	if other, known := c.best[k.memo]; !known {
		c.best[k.memo], c.pieces[k.memo] = most, pieces
		return
	} else if other != most {
		t.Fatalf("step %d: one key for %d and %d points to come\n%v\n%v %v", step, other, most, *c.v.p.board, c.v.p.kinds, c.v.at)
	}
	c.shared++
	if c.pieces[k.memo] != pieces {
		c.kin++
	}
}

// most returns the most points of all arrangements of the pieces to come that keep the claim
// to the gallery, or none.
func (c *comparison) most(step int) int {
	v := c.v
	if step == len(v.w.places) {
		v.best = none
		v.finish()
		if claim := v.p.claim; claim != none && (v.scorer.sizes[claim] < smallest) {
			return none
		}
		return v.best
	}
	best := none
	for k := range v.p.kinds {
		if v.rest[k] > 0 {
			v.at[step] = uint8(k)
			v.take(k, 1)
			best = max(best, c.most(step+1))
			v.take(k, ^uint8(0))
		}
	}
	return best
}

// What the prover remembers takes nothing away: with it and without it the same targets
// are met, on boards that are their own mirror images as on others.
func TestMemoryTakesNothingAway(t *testing.T) {
	museums := rulestest.Times(300, 60)
	rng := random(29)
	grids := [][]string{{"...", "...", "..."}, {"....", "....", "...."}, {"..R", "...", "R.."}, {".....", "....."}, {"...#", "....", "...."}}
	tried, without := 0, 0
	for range museums {
		b := must(ParseBoard(grids[rng.below(len(grids))]...))
		cards := make([]Card, b.cells.Len())
		civs, domains := 3+rng.below(2), 2+rng.below(2)
		for i := range cards {
			cards[i] = CardOf(Civ(rng.below(civs)), Domain(rng.below(domains)))
		}
		r := Rules{Bridge: rng.below(2) == 0, Bonus: Bonus{Gallery: 5}}
		all := newWalks(&b)
		w := all.at(rng.below(all.len()))
		for _, p := range puzzles(&b, cards, r) {
			aided, alone := newProver(p, w, &memory{}), newProver(p, w, &memory{})
			alone.depth = len(w.places) // recalls nothing
			for _, v := range []*prover{aided, alone} {
				v.pause = func() bool { return true }
			}
			for target := alone.bound(); target > 0 && alone.best < target; target-- {
				aided.search(target)
				if alone.search(target); (aided.best < target) != (alone.best < target) {
					t.Fatalf("target %d: best %d with a memory and %d without\n%v\n%v %v", target, aided.best, alone.best, b, cards, r)
				}
			}
			tried += aided.nodes
			without += alone.nodes
		}
	}
	if tried > without*9/10 {
		t.Errorf("%d places with a memory and %d without", tried, without)
	}
}
