package museum_test

import (
	"errors"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// What no correction sheet can ask for is refused when a saved position says it.
func TestImpossiblePositionsAreNotLoaded(t *testing.T) {
	rulestest.Refused(t, museum.Game, middle(t).JSON(), []rulestest.Broken{
		{"a turn of nobody", `"turn":0`, `"turn":4`, "MU-SET-6", "impossible-table"},
		{"a round before the first", `"round":1`, `"round":0`, "MU-SET-6", "impossible-table"},
		{"a headline of another box", `"trigger":-1`, `"news":{"card":3},"trigger":-1`, "", ""},
		{"a level of guessing", `"level":"full"`, `"level":"guess"`, "MU-SET-1", "impossible-table"},
		{"a result that goes on", `"level":"full"`, `"level":"score"`, "MU-SCORE-7", "count-only-ends"},
		{"six opinions in a pile", `"opinions":5`, `"opinions":6`, "MU-SET-1", "impossible-table"},
		{"a box without tokens", `"tokens":12`, `"tokens":0`, "MU-SET-1", "impossible-box"},
		{"a negative bonus", `"staff":18}`, `"staff":18},"bonus":{"full":-1}`, "MU-SCORE-5", "negative-bonus"},
		{"a board without cells", `"staff":18}`, `"staff":18},"boards":[{"id":1,"rows":"##"}]`, "MU-SET-1", "impossible-box"},
		{"the same board twice", `"staff":18}`, `"staff":18},"boards":[{"id":1,"rows":"."},{"id":1,"rows":"."}]`, "MU-SET-1", "impossible-box"},
		{"a patron whose columns fall", `"staff":18}`, `"staff":18},"patrons":[{"id":1,"groups":"R","table":[{"number":3,"points":1},{"number":2,"points":5}]}]`, "MU-SET-1", "impossible-box"},
		{"a headline of the moon", `"staff":18}`, `"staff":18},"headlines":[{"id":1,"closed":["moon"]}]`, "MU-SET-1", "impossible-box"},
		{"a personality for nothing", `"staff":18}`, `"staff":18},"persons":[{"id":1,"cost":0}]`, "MU-SET-1", "impossible-box"},
		{"a debt of points", `"score":0`, `"score":-1`, "MU-VP-1", "impossible-score"},
		{"a debt of prestige", `"prestige":0`, `"prestige":-1`, "MU-Q8", "impossible-prestige"},
		{"a fourth notoriety card", `"notoriety":1`, `"notoriety":4`, "MU-NOT-2", "impossible-notoriety"},
		{"fewer cards than known", `"hand":4`, `"hand":2`, "MU-DEV-2", "impossible-hand"},
		{"a hand out of order", `"known":["Ic1","Rt4","Ea2"]`, `"known":["Rt4","Ic1","Ea2"]`, "MU-DEV-2", "impossible-hand"},
		{"a hand of cards without value", `"known":["Ic1",`, `"known":["Ic",`, "MU-DEV-2", "impossible-hand"},
		{"a lost card", `"pile":44`, `"pile":43`, "MU-SET-4", "unbalanced"},
		{"an empty pile with opinions", `"pile":44`, `"pile":4`, "MU-SET-4", "impossible-pile"},
		{"more cover than cards", `"open":2`, `"open":2,"customs":-1,"covered":2`, "MU-NEWS-2", "impossible-site"},
		{"an opinion that was never drawn", `"open":2`, `"open":2,"fresh":1`, "MU-OP-1", "impossible-opinions"},
		{"a card beside the board", `"cell":11`, `"cell":10`, "MU-DEV-6", "impossible-layout"},
		{"two cards on a cell", `"cell":12`, `"cell":11`, "MU-DEV-6", "impossible-layout"},
		{"a card of no museum", `{"cell":11,"card":"Rt1"}`, `{"cell":11,"card":"Rt2"}`, "MU-DEV-6", "not-exhibited"},
		{"a museum with a worthless card", `"museum":["Ra2"`, `"museum":["Ra"`, "", ""},
		{"a personality on an empty place", `"row":[{}`, `"row":[{"cost":3,"gone":true}`, "MU-PER-1", "impossible-portrait"},
		{"personalities recruited twice", `"notoriety":1`, `"notoriety":1,"staff":16`, "MU-PER-1", "too-many-staff"},
		{"a debt of personalities", `"notoriety":1`, `"notoriety":1,"staff":-1`, "MU-PER-1", "too-many-staff"},
		{"a count in the middle", `"do":"take","seat":0`, `"do":"grid","seat":0`, "MU-DEV-1", "impossible-agenda"},
		{"the table takes", `"do":"take","seat":0`, `"do":"take","seat":-1`, "MU-DEV-1", "impossible-agenda"},
		{"a patron of another box", `"notoriety":1`, `"notoriety":1,"count":{"patron":1}`, "MU-SCORE-3", "impossible-count"},
	})
}

// A box that cannot be right is doubted, and played with all the same.
func TestBadBoxesAreDoubted(t *testing.T) {
	rulestest.Doubted(t, museum.Game, rules.Box{}, []rulestest.Doubt{
		{"board:1", `{"rows":"###/###"}`, "grid-without-cells"},
		{"board:1", `{"rows":"../..."}`, "grid-uneven"},
		{"board:1", `{"rows":"..x"}`, "grid-uneven"},
		{"board:1", `{"rows":".........."}`, "grid-too-large"},
		{"board:1", `{"rows":"......./......./......./......./......./......."}`, "grid-too-large"},
		{"board:1", `{"rows":"../.."}`, "grid-without-gallery"},
		{"patron:4", `{"kind":"collections","table":"1=3"}`, "patron-without-groups"},
		{"patron:4", `{"kind":"count","groups":["R"]}`, "patron-without-table"},
		{"patron:4", `{"kind":"count","groups":["R"],"table":"3=5 2=7"}`, "patron-without-table"},
		{"patron:4", `{"kind":"count","groups":["R"],"table":"many"}`, "patron-without-table"},
		{"headline:2", `{"fewer":["asia"],"more":["asia"]}`, "headline-more-and-fewer"},
		{"count:tokens", `{"copies":14}`, "odd-count"},
		{"object:3", `{"civ":"J","value":4}`, "object-by-half"},
		{"object:3", `{"civ":"J","dom":"w"}`, "object-by-half"},
	})
	rulestest.Doubted(t, museum.Game, wholeBox, nil)
	if err := museum.Game.CheckBox(rules.Box{"bonus:full": []byte(`{"points":-3}`)}); err == nil {
		t.Error("a negative bonus is taken into a box")
	}
}

// What no editor of boxes writes is refused by name, and no play begins with it.
func TestDamagedBoxesAreRefused(t *testing.T) {
	for _, test := range []struct {
		thing   rules.Thing
		says    string
		foreign bool
	}{
		{"board:5", `{"rows":"."}`, true},
		{"tile:1", `{"doors":["N"]}`, true},
		{"patron:23", `{"name":"Nobody"}`, true},
		{"object:181", `{"name":"Too many"}`, true},
		{"board:1", `{"rows":".`, false},
		{"board:1", `{"rows":7}`, false},
		{"board:1", `{"rows":".","columns":3}`, false},
		{"board:1", `{"rows":"."} `, false},
		{"bonus:full", `{"points":-3}`, false},
		{"bonus:full", `{"points":51}`, false},
		{"bonus:full", `{}`, false},
		{"patron:1", `{"kind":"guess"}`, false},
		{"patron:1", `{"kind":"count","groups":["moon"]}`, false},
		{"patron:1", `{"kind":"count","groups":["europe","R"]}`, false},
		{"headline:1", `{"closed":["asia","asia"]}`, false},
		{"headline:1", `{"more":["asia"],"cards":4}`, false},
		{"personality:1", `{"cost":21}`, false},
		{"notoriety-card:1", `{"text":"two\nlines"}`, false},
		{"object:1", `{"value":6}`, false},
		{"object:1", `{"civ":"X"}`, false},
		{"count:objects", `{"copies":61}`, false},
	} {
		box := rules.Box{test.thing: []byte(test.says)}
		var wrong *rules.PieceError
		if err := museum.Game.CheckBox(box); !errors.As(err, &wrong) || wrong.Thing != test.thing || wrong.Foreign != test.foreign {
			t.Errorf("%s %s is judged as %v", test.thing, test.says, err)
		}
		if _, _, err := museum.Game.Start(rules.Setup{Seats: 2, Box: box}); err == nil {
			t.Errorf("a play begins with %s %s", test.thing, test.says)
		}
	}
}

// More objects of a continent than there are cards are doubted.
func TestTooManyObjectsAreDoubted(t *testing.T) {
	box := rules.Box{}
	for i := 1; i <= 46; i++ {
		box[rules.Of("object", i)] = []byte(`{"civ":"J","dom":"w","value":4}`)
	}
	doubts := museum.Game.Doubts(box)
	if len(doubts) != 1 || doubts[0].Key != "many-objects" {
		t.Errorf("46 objects of Asia are doubted as %v", doubts)
	}
}

// A play gives back what its box said, names and all.
func TestAPlayKnowsWhatItsBoxSaid(t *testing.T) {
	box := rules.Box{
		"patron:4":         []byte(`{"name":"Mythes","kind":"collections","groups":["I","t"],"table":"1=4 2=10"}`),
		"patron:5":         []byte(`{"name":"Europe","kind":"count","groups":["europe"],"table":"11=16","neighbours":"yes"}`),
		"headline:3":       []byte(`{"name":"Guerre","text":"Rien ne part","closed":["asia"],"more":["europe"],"cards":2}`),
		"personality:2":    []byte(`{"name":"Guide","cost":3,"text":"Un prestige"}`),
		"notoriety-card:9": []byte(`{"name":"Gala","text":"Deux points"}`),
		"object:17":        []byte(`{"name":"Tachi","civ":"J","dom":"w","value":4}`),
		"board:2":          []byte(`{"rows":"R./.."}`),
	}
	pos := rulestest.Start(t, museum.Game, rules.Setup{Seats: 2, Box: box})
	facts := pos.Facts()
	if len(facts) != len(box) {
		t.Errorf("%d facts of %d", len(facts), len(box))
	}
	for thing, said := range box {
		if string(facts[thing]) != string(said) {
			t.Errorf("of %s the play knows %s, the box said %s", thing, facts[thing], said)
		}
	}
	again, err := museum.Game.Load(pos.JSON())
	if err != nil || string(again.JSON()) != string(pos.JSON()) {
		t.Errorf("read back: %v", err)
	}
	for old, changed := range map[string]string{
		`"of":"object:17"`: `"of":"object:181"`, `"of":"headline:3"`: `"of":"board:1"`, `"card":"Jw4"`: `"card":"4"`, `"cards":2`: `"cards":4`,
	} {
		if _, err := museum.Game.Load([]byte(strings.Replace(string(pos.JSON()), old, changed, 1))); err == nil {
			t.Errorf("loaded with %s", changed)
		}
	}
}
