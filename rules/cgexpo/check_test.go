package cgexpo_test

import (
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// What no correction sheet can ask for is refused when a saved position says it.
func TestImpossiblePositionsAreNotLoaded(t *testing.T) {
	pos := rulestest.Start(t, cgexpo.Game, rules.Setup{Seats: 2, Box: hall.box(), Options: []byte(`{"difficulty":"difficult"}`)})
	rulestest.Refused(t, cgexpo.Game, pos.JSON(), []rulestest.Broken{
		{"a turn of nobody", `"turn":0`, `"turn":2`, "CG-TURN-1", "impossible-table"},
		{"a turn before the first", `"turns":1`, `"turns":0`, "CG-TURN-1", "impossible-table"},
		{"a winner who plays on", `"winner":-1`, `"winner":0`, "CG-TURN-1", "impossible-table"},
		{"a level of guessing", `"level":"full"`, `"level":"guess"`, "CG-SET-6", "impossible-table"},
		{"a die of seven", `"agenda":[`, `"scratch":{"dice":[7,1]},"agenda":[`, "CG-TURN-1", "impossible-table"},
		{"51 event cards", `"deck":50`, `"deck":51`, "CG-EV-2", "impossible-deck"},
		{"a card drawn from a whole deck", `"deck":50`, `"deck":50,"seen":"3"`, "CG-EV-2", "impossible-deck"},
		{"a board of no width", `"width":12`, `"width":0`, "", ""},
		{"a narrow board", `"width":12`, `"width":9`, "CG-SET-4", "impossible-box"},
		{"two zones on a square", `"zones":[15,0,`, `"zones":[15,1,`, "CG-SET-4", "impossible-box"},
		{"a board without exit", `"zones":[15,0,`, `"zones":[0,15,`, "CG-SET-1", "board-without-exit"},
		{"a start in the exit", `"starts":["F4"`, `"starts":["A1"`, "CG-SET-4", "impossible-box"},
		{"a card without steps", `"way":"toward","steps":6`, `"way":"toward"`, "CG-SET-4", "impossible-box"},
		{"a face of three hits", `"faces":[0,`, `"faces":[3,`, "CG-SET-4", "impossible-box"},
		{"two red thieves", `"colour":"green"`, `"colour":"red"`, "CG-SET-1", "impossible-colour"},
		{"six lives", `"lives":5`, `"lives":6`, "CG-SET-6", "impossible-lives"},
		{"an excluded thief with items", `"lives":5`, `"lives":0`, "CG-SET-3", "impossible-item"},
		{"an item gone", `"items":[{}`, `"items":[{"at":"gone"}`, "CG-SET-3", "impossible-item"},
		{"an item in a backpack and on a square", `"items":[{}`, `"items":[{"at":"pack","square":"A9"}`, "CG-SET-3", "impossible-item"},
		{"two things in the dustpan", `"items":[{},{}`, `"items":[{"at":"pan"},{"at":"pan"}`, "CG-CARL-5", "pan-full"},
		{"a carrier without CDs", `"cds":{"seat":-1}`, `"cds":{"seat":1}`, "CG-FR-1", "impossible-cds"},
		{"CDs of nobody's backpack", `"cds":{"seat":-1}`, `"cds":{"at":"pack","seat":-1}`, "CG-FR-1", "impossible-cds"},
		{"a podcaster off the board", `"podcasters":[{"square":"F4"}`, `"podcasters":[{"square":"L1"}`, "CG-MOV-1", "impossible-spot"},
		{"a podcaster in two places", `"podcasters":[{"square":"F4"}`, `"podcasters":[{"square":"F4","zone":"floor"}`, "CG-MOV-1", "impossible-spot"},
		{"two figures on a square", `"podcasters":[{"square":"F4"}`, `"podcasters":[{"square":"F7"}`, "CG-MOV-2", "square-shared"},
		{"a podcaster beside a third thief", `"podcasters":[{"square":"F4"}`, `"podcasters":[{"square":"F4","beside":"2"}`, "CG-POD-4", "impossible-spot"},
		{"a walk of nobody", `"do":"roll"`, `"do":"podcaster"`, "CG-TURN-1", "impossible-agenda"},
		{"a roll of Scott", `"do":"roll"`, `"do":"roll","piece":"scott"`, "CG-TURN-1", "impossible-agenda"},
		{"a walk without steps", `"do":"roll"`, `"do":"podcaster","piece":"scott","way":"n"`, "CG-TURN-1", "impossible-agenda"},
	})
}

// A box that cannot be right is doubted, and played with all the same.
func TestBadBoxesAreDoubted(t *testing.T) {
	rulestest.Doubted(t, cgexpo.Game, hall.box(), []rulestest.Doubt{
		{"row:3", `{"squares":"..."}`, "row-length"},
		{"row:3", `{"squares":"......?....."}`, "row-letters"},
		{"row:3", `{"squares":"............","right":"|x"}`, "row-letters"},
		{"size:board", `{"width":12,"height":13}`, "row-missing"},
		{"row:1", `{"squares":"############"}`, "board-without-exit"},
		{"row:10", `{"squares":"mmmmmmmmmmmm"}`, "zone-without-door"},
		{"row:5", `{"squares":"..vvv..ccc..","right":"....?"}`, "row-letters"},
		{"start:itg", `{"square":"here"}`, "start-nowhere"},
		{"start:itg", `{"square":"L1"}`, "start-nowhere"},
		{"start:itg", `{"square":"I5"}`, "start-shared"},
		{"start:itg", `{"square":"A1"}`, "start-in-zone"},
		{"start:thief-red", `{"square":"A5"}`, "start-in-zone"},
		{"event:9", `{"scott":"n","carl":"no"}`, "event-without-steps"},
		{"event:9", `{"scott":"n","scottSteps":2}`, "event-without-carl"},
		{"event:9", `{"uk":"place","ukTo":"L1","carl":"yes"}`, "event-without-place"},
	})
	weak := rules.Box{}
	for i := range 6 {
		weak[rules.Of("face", i+1)] = []byte(`{"hits":"1"}`)
	}
	if doubts := cgexpo.Game.Doubts(weak); len(doubts) != 1 || doubts[0].Key != "faces-too-weak" {
		t.Errorf("dice without four hits are doubted as %v", doubts)
	}
}

// A play knows of the box what the box holds, and the cards that were told.
func TestFactsAreTheBox(t *testing.T) {
	box := hall.box()
	pos := rulestest.Start(t, cgexpo.Game, rules.Setup{Seats: 4, Box: box})
	facts := pos.Facts()
	for thing, said := range facts {
		if string(box[thing]) != string(said) {
			t.Errorf("%s was told as %s, is known as %s", thing, box[thing], said)
		}
	}
	for thing := range box {
		if noun, _ := thing.Split(); facts[thing] == nil && noun != "event" {
			t.Errorf("%s is forgotten", thing)
		}
	}
}
