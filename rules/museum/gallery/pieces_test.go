package gallery

import "testing"

// Only a domain with copies is bridged, and only under the bridge reading.
func TestBridgedDomains(t *testing.T) {
	b := must(ParseBoard("....", "....", "...."))
	l := must(ParseLayout("Pc Pc Gc Mc", "Pw Gw Mw Iw", "Pg Pg Gg Ra"))
	for _, bridge := range []bool{false, true} {
		p := puzzles(&b, l.Cards(), Rules{Bridge: bridge})[0]
		if p.bridge != bridge {
			t.Errorf("bridge %v: the puzzle has bridged domains: %v", bridge, p.bridge)
		}
		for _, c := range p.colours {
			if want := bridge && c.group == Civs+int(Culture); c.bridged != want {
				t.Errorf("bridge %v: group %d is bridged: %v", bridge, c.group, c.bridged)
			}
		}
	}
}

// Civilisations that match are twins under the bridge reading as well.
func TestTwinsOfBridgedDomains(t *testing.T) {
	b := must(ParseBoard("....", "....", "...."))
	l := must(ParseLayout("Pc Pc Gc Gc", "Pw Gw Iw Ic", "Pg Gg Ig Ra"))
	p := puzzles(&b, l.Cards(), Rules{Bridge: true})[0]
	v := newProver(p, b.walk(rows(&b)), &memory{})
	for c, before := range v.twins.before[:p.domains] {
		group := p.colours[c].group
		if twin := before != none; twin != (group == int(Greek)) {
			t.Errorf("civilisation %d has a twin before it: %v", group, twin)
		}
	}
	for k, kind := range p.kinds {
		low := p.kinds[v.twins.orbit[k]]
		if kind.civ == none || p.colours[kind.civ].group != int(Greek) {
			continue
		}
		if p.colours[low.civ].group != int(Polynesian) || p.colours[low.domain].bridged && Civ(low.raw) != Polynesian {
			t.Errorf("%+v could be %+v", kind, low)
		}
	}
}
