package oldmuseum_test

import (
	"encoding/json"
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// middle returns a position of a timed game in the dark that somebody has left.
func middle(t *testing.T) rules.Position {
	t.Helper()
	options, err := oldmuseum.Game.Options(rules.Answers{"level": {"full"}, "light": {"dark"}, "end": {"timed"}})
	if err != nil {
		t.Fatal(err)
	}
	pos := rulestest.Start(t, oldmuseum.Game, rules.Setup{Seats: 3, Options: options})
	for _, move := range []struct {
		seat       rules.Seat
		kind, data string
	}{
		{rules.Table, "referee", `{}`},
		{0, "go", `{"to":"C2"}`},
		{0, "find", `{"card":"artifact"}`},
		{0, "flip", `{"side":"open"}`},
		{rules.Table, "referee", `{}`},
		{0, "name", `{"card":"a4"}`},
	} {
		next, _, err := pos.Play(rules.Move{Seat: move.seat, Kind: rules.Kind(move.kind), Data: json.RawMessage(move.data)})
		if err != nil {
			t.Fatal(err)
		}
		pos = next
	}
	return pos
}

// What no correction sheet can ask for is refused when a saved position says it.
func TestImpossiblePositionsAreNotLoaded(t *testing.T) {
	rulestest.Refused(t, oldmuseum.Game, middle(t).JSON(), []rulestest.Broken{
		{"a turn of nobody", `"turn":0`, `"turn":4`, "OM-SET-7", "impossible-table"},
		{"a round before the first", `"round":1`, `"round":0`, "OM-SET-7", "impossible-table"},
		{"a level of guessing", `"level":"full"`, `"level":"guess"`, "OM-SET-2", "impossible-table"},
		{"a clock of five hours", `"left":2700`, `"left":18000`, "OM-TIME-1", "impossible-clock"},
		{"a clock that runs in a race", `"timed":true,"clock":{"left":2700}`, `"clock":{"left":2700,"running":true}`, "OM-TIME-1", "impossible-clock"},
		{"a pawn off the table", `"at":"C2"`, `"at":"H9"`, "OM-SET-8", "nowhere"},
		{"a pawn that never left", `"at":"C2","moved":true`, `"at":"C2"`, "OM-SET-8", "nowhere"},
		{"two in a room", `{"at":"hall"`, `{"at":"C2","moved":true`, "OM-HALL-2", "two-in-a-room"},
		{"a break-in where it stands", `"seen":`, `"break-in":"C2","seen":`, "OM-BRK-1", "impossible-break-in"},
		{"a map out of order", `"seen":["C2"]`, `"seen":["C2","A1"]`, "OM-DARK-4", "impossible-map"},
		{"a note of no room", `"hand":["utility","utility","utility","utility","utility"]`, `"hand":["utility","utility","utility","utility","utility"],"notes":[{"at":"C3"}]`, "OM-DARK-4", "impossible-notes"},
		{"a mark of any card", `"hand":["utility","utility","utility","utility","utility"]`, `"hand":["utility","utility","utility","utility","utility"],"notes":[{"at":"C3","marks":["any"]}]`, "OM-DARK-4", "impossible-notes"},
		{"an artifact twice", `"a4"]`, `"a4","a4"]`, "OM-HAND-1", "impossible-hand"},
		{"a hand out of order", `"utility","a4"`, `"a4","utility"`, "OM-HAND-1", "impossible-hand"},
		{"a lost card", `"deck":39`, `"deck":38`, "OM-COUNT-1", "unbalanced"},
		{"too many artifacts gone", `"winner":-1`, `"winner":-1,"gone":13`, "OM-COUNT-1", "impossible-deck"},
		{"one room less", `,{"at":"F4","card":true}`, ``, "OM-SET-2", "impossible-plan"},
		{"a card known that does not lie there", `{"at":"F4","card":true}`, `{"at":"F4","what":"key"}`, "OM-COUNT-1", "no-card-there"},
		{"two Gun Galleries", `{"at":"A1","card":true},{"at":"B1","card":true}`, `{"at":"A1","special":"gun","card":true},{"at":"B1","special":"gun","card":true}`, "OM-GUN-1", "special-twice"},
		{"a tile twice", `{"at":"A1","card":true},{"at":"B1","card":true}`, `{"at":"A1","tile":3,"card":true},{"at":"B1","tile":3,"card":true}`, "OM-SET-2", "doubled-tile"},
		{"a tile that no box holds", `{"at":"A1","card":true}`, `{"at":"A1","tile":23,"card":true}`, "OM-SET-2", "impossible-room"},
		{"a Hall in two parts", `"cells":["C1","D1"]`, `"cells":["C1","E1"]`, "OM-SET-2", "impossible-plan"},
		{"an artifact on the deck", `"sides":["oooo","oooo"]`, `"sides":["oooo","oooo"],"top":"a7"`, "OM-Q23", "impossible-hall"},
		{"an exit of who is inside", `"winner":-1`, `"exits":[1],"winner":-1`, "OM-WIN-2", "impossible-exits"},
		{"too many chosen out", `"hand":["utility","utility","utility","utility","utility"]`, `"hand":["utility","utility","utility","utility","utility"],"exit":{"chosen":4}`, "OM-WIN-2", "impossible-exit"},
		{"a choice of one artifact", `"seen":`, `"chosen":["a1"],"seen":`, "", ""},
		{"a swap with nobody", `"found":"artifact"`, `"found":"artifact","victim":7`, "OM-TURN-2", "impossible-turn"},
		{"a task of nobody", `"do":"arrived","seat":0`, `"do":"arrived","seat":3`, "OM-TURN-2", "impossible-agenda"},
		{"a task of another seat", `"do":"arrived","seat":0`, `"do":"drop","seat":1`, "OM-TURN-2", "impossible-agenda"},
		{"a way to where it stands", `"do":"arrived","seat":0`, `"do":"flip","seat":0`, "OM-TURN-2", "impossible-agenda"},
	})
}

// A box that cannot be right is doubted, and played with all the same.
func TestBadBoxesAreDoubted(t *testing.T) {
	const walls = `{"north":"wall","east":"wall","south":"wall","west":"wall"}`
	for _, test := range []struct {
		name string
		box  rules.Box
		key  rules.Key
	}{
		{"no Hall", rules.Box{"layout:table": json.RawMessage(`{"rows":"......./......./......./."}`)}, "plan-hall"},
		{"too few rooms", rules.Box{"layout:table": json.RawMessage(`{"rows":"......./..HH"}`)}, "plan-rooms"},
		{"strange marks", rules.Box{"layout:table": json.RawMessage(`{"rows":"??"}`)}, "plan-marks"},
		{"too wide", rules.Box{"layout:table": json.RawMessage(`{"rows":"...................HH"}`)}, "plan-too-large"},
		{"walls all around", rules.Box{"tile:3": json.RawMessage(walls)}, "walled-in"},
		{"two Gun Galleries", rules.Box{"tile:3": json.RawMessage(`{"special":"gun"}`), "tile:9": json.RawMessage(`{"special":"gun"}`)}, "doubled-special"},
		{"all in order", rules.Box{"tile:3": json.RawMessage(`{"special":"gun"}`), "tile:9": json.RawMessage(`{"special":"surveillance"}`)}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			doubts := oldmuseum.Game.Doubts(test.box)
			if (test.key == "") != (len(doubts) == 0) || len(doubts) > 0 && doubts[0].Key != test.key {
				t.Errorf("doubts %v, want %s", doubts, test.key)
			}
			if _, _, err := oldmuseum.Game.Start(rules.Setup{Seats: 2, Box: test.box}); err != nil {
				t.Errorf("not played: %v", err)
			}
		})
	}
}
