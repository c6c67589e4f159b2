//go:build e2e

package e2e

import (
	"slices"

	"docent/rules"
)

// goes walks, or opens a door.
func goes(dir string) ply { return ply{kind: "move", about: rules.Of("dir", dir)} }

// drawn returns a room tile that is drawn and read out.
func drawn(number, colour, special string, doors ...string) []ply {
	return []ply{does("tile", "number", number), printed(colour, special, doors...)}
}

func printed(colour, special string, doors ...string) ply {
	return ply{kind: "print", says: rules.Answers{"doors": doors, "colour": {colour}, "special": {special}}}
}

// relic returns a relic that is read out.
func relic(value string, needs ...string) ply {
	if len(needs) == 0 {
		needs = []string{"none"}
	}
	return ply{kind: "relic", says: rules.Answers{"value": {value}, "needs": needs}}
}

// clash returns a clash card that is drawn and read out.
func clash(guardRoom, guardDir, mummyRoom, mummyDir string) ply {
	return ply{kind: "clash-card", says: rules.Answers{
		"guardRoom": {guardRoom}, "guardDir": {guardDir}, "mummyRoom": {mummyRoom}, "mummyDir": {mummyDir},
	}}
}

// The parts of a game of one thief, Hard, in a museum that is always shuffled alike.
var (
	// firstDay discovers two rooms and steals a relic.
	firstDay = slices.Concat(
		[]ply{printed("other", "initial", "N", "E", "S", "W"), goes("N")}, drawn("2", "green", "none", "N", "S", "W"),
		[]ply{
			does("examine"), does("token", "token", "rope"), does("pick-up"),
			does("study"), relic("5", "rope"), does("steal"), does("buy"), goes("N"),
		}, drawn("3", "blue", "guardhouse", "N", "E", "S", "W"),
		[]ply{does("drop")},
	)
	// firstNight brings a guard, since no token did.
	firstNight = does("pass")
	// secondDay finds a ladder, eats, and lays a banana peel in the guard's way.
	secondDay = slices.Concat([]ply{goes("E")}, drawn("5", "other", "none", "E", "S", "W"), []ply{
		does("examine"), does("token", "token", "ladder"), does("study"), relic("0"), does("steal"), does("use", "card", "chocolate"),
		does("rat"),
		{kind: "place-rat", says: rules.Answers{"card": {"banana"}, "room": {"2"}}},
	})
	// secondNight has the guard slip, and brings the mummy.
	secondNight = does("pass")
	// embraced meets the mummy in the third night.
	embraced = slices.Concat([]ply{goes("S")}, drawn("6", "blue", "none", "N", "S", "W"), []ply{
		does("study"), relic("4"), does("steal"), does("pass"),
		does("embrace"), does("value", "value", "5"), does("worst", "relic", "2"),
	})
	// caught walks into the guard, who meets the mummy in the fourth night.
	caught = []ply{
		does("lay"), does("vent", "room", "3"), does("caught"), does("lose", "relics", "4"), clash("2", "S", "5", "W"),
	}
	// visited is a fifth night in which the guard comes by: the table is asked in the middle of his walk.
	visited = does("pass")
	// hidden goes on from there: he meets the mummy again, and the Fake Relic that was laid.
	hidden = []ply{does("hide"), clash("6", "W", "5", "E"), does("card", "card", "fake")}
	// turned is a sixth night that asks for the Help token.
	turned = []ply{does("rest"), does("order", "order", "RLB"), clash("3", "N", "6", "S")}
	// second turns up another guard; the table finds that it forgot the alert and its tokens.
	second = slices.Concat([]ply{goes("W")}, drawn("7", "other", "none", "N", "E", "W"), []ply{
		does("examine"), does("token", "token", "guard"), does("hide"),
		{kind: rules.Correct, about: "play", says: rules.Answers{"alert": {"5"}, "started": {"3"}, "turned": {"3"}}},
		clash("3", "N", "6", "S"), clash("6", "N", "5", "S"),
	})
	// countdown is the last night.
	countdown = []ply{does("rest"), clash("2", "N", "3", "N"), clash("3", "N", "6", "S")}
)
