package rulestest

import (
	"testing"

	"docent/rules"
)

// Whatever a person sees of an offer tells it from another; what nobody sees does not.
func TestSeenAlike(t *testing.T) {
	offer := func(change func(*rules.Offer)) []rules.Offer {
		o := rules.Offer{
			Kind: "take", Seat: 1, Rule: "r1", About: []rules.Thing{"coin:1"}, On: []rules.Thing{"jar"}, Refused: &rules.Refusal{Rule: "r2", Key: "late"},
			Fields: []rules.Field{{Name: "coins", Min: 1, Max: 3, Options: []rules.Option{{Value: "a", Copies: 2}}}},
		}
		change(&o)
		return []rules.Offer{o}
	}
	same := offer(func(*rules.Offer) {})
	for name, c := range map[string]struct {
		alike  bool
		change func(*rules.Offer)
	}{
		"nothing":   {true, func(*rules.Offer) {}},
		"its asker": {true, func(o *rules.Offer) { o.Asks = rules.Auto }},
		"an empty list": {true, func(o *rules.Offer) {
			o.Refused = &rules.Refusal{Rule: "r2", Key: "late", About: []rules.Thing{}}
		}},
		"the kind":    {false, func(o *rules.Offer) { o.Kind = "give" }},
		"the seat":    {false, func(o *rules.Offer) { o.Seat = 2 }},
		"the rule":    {false, func(o *rules.Offer) { o.Rule = "r3" }},
		"the thing":   {false, func(o *rules.Offer) { o.About = []rules.Thing{"coin:2"} }},
		"the place":   {false, func(o *rules.Offer) { o.On = nil }},
		"a blank":     {false, func(o *rules.Offer) { o.Fields = []rules.Field{{Name: "coins", Min: 1, Max: 3}} }},
		"the refusal": {false, func(o *rules.Offer) { o.Refused = &rules.Refusal{Rule: "r2", Key: "soon"} }},
		"no refusal":  {false, func(o *rules.Offer) { o.Refused = nil }},
	} {
		if other := offer(c.change); seenAlike(same, other) != c.alike || seenAlike(other, same) != c.alike {
			t.Errorf("with another in %s alike should be %t", name, c.alike)
		}
	}
	if seenAlike(same, nil) || seenAlike(same, append(same, same...)) {
		t.Error("lists of other lengths are alike")
	}
}
