package cgexpo

import (
	"encoding/json"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// dropped returns a table on which a thief was caught on a square with the CDs, which land where the table chooses.
func dropped(t *testing.T, square string) rules.Position {
	t.Helper()
	s := *stateOf(t, begin(t, boxOf(t, hallOf(16, 12))))
	from, _ := cgexpo.ParseSquare(square)
	var put, end cgexpo.Step
	if put.UnmarshalText([]byte("put")) != nil || end.UnmarshalText([]byte("end")) != nil {
		t.Fatal("there are no such steps")
	}
	s.ITG = cgexpo.Spot{Square: from}
	s.CDs = cgexpo.CDSpot{Loot: cgexpo.Loot{At: cgexpo.OnBoard, Spot: cgexpo.Spot{Zone: cgexpo.Floor}}, Seat: rules.Table}
	s.Scratch.Pips = 3
	s.Agenda = cgexpo.Agenda{{Do: put, Piece: cgexpo.CDs, From: from}, {Do: end}}
	raw, err := json.Marshal(&s)
	if err != nil {
		t.Fatal(err)
	}
	p, err := cgexpo.Game.Load(raw)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Where Intellivision-The-Great has caught the thief, the question names the CDs and leads to its rule: at the wall of the casino
// they stay in front of it.
func TestTheCDsAreAskedForByName(t *testing.T) {
	for square, want := range map[string]struct {
		said string
		rule rules.RuleID
	}{
		"K1": {"cgexpo.board.point.cds.wall", "CG-Q26"},
		"M8": {"cgexpo.board.point.cds", "CG-FR-5"},
	} {
		b, _ := boardIn(t, sizes[0], dropped(t, square))
		if b.look.point.Kind != "put" {
			t.Errorf("on %s nothing is asked", square)
			continue
		}
		if d, _ := b.Asked(); d.Said != want.said || d.Rule != want.rule {
			t.Errorf("on %s is asked %q by %q", square, d.Said, d.Rule)
		}
	}
}

// What is to be put somewhere is seen on the square that is looked at, too, though it lies nowhere on the map yet.
func TestWhatIsPutIsSeenWhereItIsLookedAt(t *testing.T) {
	b, _ := boardIn(t, sizes[0], dropped(t, "M8"))
	if b.look.tokenOf(cgexpo.CDs) != nil {
		t.Fatal("the CDs lie on the map already")
	}
	b.aim.consider(b.look.lit.Squares()[0])
	if g := b.aim.goes(); g.piece != cgexpo.CDs || g.kind != theCDs {
		t.Errorf("on the square that is looked at goes %v, not the CDs", g.piece)
	}
}

// The ways to a square are told apart by the first word: by what they bring, not by being others.
func TestWaysAreToldApart(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	b, _ := boardIn(t, sizes[0], p)
	q := b.look.lit.Squares()[0]
	look, reach := b.look, *b.look.reach
	reach.Ends = nil
	for _, h := range []cgexpo.Haul{1 << cgexpo.Zapper, 1 << cgexpo.Key, 0} {
		reach.Ends = append(reach.Ends, cgexpo.Found{Haul: h, At: look.lit})
		look.ways = append(look.ways, rules.Offer{Kind: "route", On: []rules.Thing{squareThing(q)}, About: []rules.Thing{squareThing(q), bringing(h)}})
	}
	look.reach = &reach
	b.show(look, false)
	b.Touch(squareThing(q))
	d, _ := b.Asked()
	var said []string
	for _, s := range d.Slots {
		said = append(said, s.Label)
	}
	if want := []string{"Item:zapper", "Item:key", "cgexpo.board.aim.bare"}; !slices.Equal(said, want) {
		t.Errorf("the ways are %q, want %q", said, want)
	}
}

// A tap on a square that is not lit is told why nothing is put there.
func TestASquareThatIsNotLitTellsWhy(t *testing.T) {
	b, host := boardIn(t, sizes[1], dropped(t, "K1"))
	b.hits(t, "L1")
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["to"][0] != "L1" {
		t.Errorf("it does %+v", host.Deeds)
	}
	q, _ := cgexpo.ParseSquare("L1")
	if why := b.look.state.WhyNotThere(q, b.look.point.Seat); why == nil || why.Key != "not-for-the-cds" || why.Rule != "CG-Q26" {
		t.Errorf("L1 is refused by %+v", why)
	}
}
