package trasteros

import "docent/rules"

// Kind names what a card or a cube is made of. Cubes are never junk. Zero is no kind.
type Kind uint8

// The kinds, lowest first.
const (
	Junk Kind = iota + 1
	Glass
	Bronze
	Silver
	Gold
)

var kindNames = rules.Words[Kind]{Junk: "junk", Glass: "glass", Bronze: "bronze", Silver: "silver", Gold: "gold"}

func (k Kind) String() string { return kindNames.Spell(k) }

// MarshalText spells the kind.
func (k Kind) MarshalText() ([]byte, error) { return kindNames.Text(k) }

// UnmarshalText reads a kind, or none from an empty text.
func (k *Kind) UnmarshalText(text []byte) error { return kindNames.Read(k, text) }

// kindsDown lists the kinds of cubes, highest first, as bids are read.
var kindsDown = [4]Kind{Gold, Silver, Bronze, Glass}

// isCube reports whether cubes of this kind exist.
func (k Kind) isCube() bool { return k >= Glass && k <= Gold }

// next returns the kind above, or none above gold.
func (k Kind) next() Kind {
	if k >= Junk && k < Gold {
		return k + 1
	}
	return 0
}

// points returns what a card of one's own collection counts at the end (TL-SCO-1).
func (k Kind) points() int {
	switch k {
	case Glass:
		return 1
	case Bronze:
		return 2
	case Silver:
		return 5
	case Gold:
		return 10
	}
	return 0
}

// Four counts cubes, or cards, by kind.
type Four struct {
	Gold   int8 `json:"gold,omitzero"`
	Silver int8 `json:"silver,omitzero"`
	Bronze int8 `json:"bronze,omitzero"`
	Glass  int8 `json:"glass,omitzero"`
}

// Of returns how many of a kind there are.
func (f Four) Of(k Kind) int {
	if p := f.at(k); p != nil {
		return int(*p)
	}
	return 0
}

func (f *Four) at(k Kind) *int8 {
	switch k {
	case Gold:
		return &f.Gold
	case Silver:
		return &f.Silver
	case Bronze:
		return &f.Bronze
	case Glass:
		return &f.Glass
	}
	return nil
}

// Total returns how many there are of all kinds.
func (f Four) Total() int { return int(f.Gold) + int(f.Silver) + int(f.Bronze) + int(f.Glass) }

// Points returns what they count as cards of one collection.
func (f Four) Points() int {
	return 10*int(f.Gold) + 5*int(f.Silver) + 2*int(f.Bronze) + int(f.Glass)
}

// Compare ranks two bids: more gold wins, then silver, bronze, glass; nothing is ever
// converted (TL-BID-3). The kind is where they part, or none where they are equal.
func (f Four) Compare(g Four) (int, Kind) {
	for _, k := range kindsDown {
		if d := f.Of(k) - g.Of(k); d != 0 {
			return d, k
		}
	}
	return 0, 0
}

func (f Four) plus(g Four) Four {
	return Four{f.Gold + g.Gold, f.Silver + g.Silver, f.Bronze + g.Bronze, f.Glass + g.Glass}
}

func (f Four) minus(g Four) Four {
	return Four{f.Gold - g.Gold, f.Silver - g.Silver, f.Bronze - g.Bronze, f.Glass - g.Glass}
}

// within reports whether no kind is negative or above the other's.
func (f Four) within(g Four) bool {
	for _, k := range kindsDown {
		if f.Of(k) < 0 || f.Of(k) > g.Of(k) {
			return false
		}
	}
	return true
}

// things tells the cubes as a list, highest first: "goldcubes:1".
func (f Four) things() rules.Thing {
	var list []rules.Thing
	for _, k := range kindsDown {
		if n := f.Of(k); n != 0 {
			list = append(list, k.cubes(n))
		}
	}
	return rules.All(list...)
}

// cubes and cards tell how many of a kind: "goldcubes:2".
func (k Kind) cubes(n int) rules.Thing { return rules.Of(k.String()+"cubes", n) }
func (k Kind) cards(n int) rules.Thing { return rules.Of(k.String()+"cards", n) }
