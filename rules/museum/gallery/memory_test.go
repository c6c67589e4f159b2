package gallery

import "testing"

// keyOf is the key of a frontier before a step, as a prover writes it down.
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
