package trasteros_test

import (
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

func TestScenariosCoverTheBook(t *testing.T) { rulestest.Coverage(t, trasteros.Game, "testdata", nil) }

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) { rulestest.Rulings(t, trasteros.Game, "testdata") }

// What no correction sheet can ask for is refused when a saved position says it.
func TestImpossiblePositionsAreNotLoaded(t *testing.T) {
	pos := rulestest.Start(t, trasteros.Game, rules.Setup{Seats: 3})
	rulestest.Refused(t, trasteros.Game, pos.JSON(), []rulestest.Broken{
		{"a turn of nobody", `"turn":0`, `"turn":3`, "TL-SET-1", "impossible-table"},
		{"a turn before the first", `"turnNo":1`, `"turnNo":0`, "TL-SET-1", "impossible-table"},
		{"a room in no state", `"state":"sealed"`, `"state":"ajar"`, "TL-SET-1", "impossible-table"},
		{"a sixth room called", `"auction":{`, `"auction":{"room":6,`, "TL-SET-1", "impossible-table"},
		{"a winner of no seat", `"winner":-1`, `"winner":3`, "TL-SET-1", "impossible-table"},
		{"a bid of one seat only", `"winner":-1`, `"bids":[{"owed":true}],"winner":-1`, "TL-SET-1", "impossible-table"},
		{"two collections", `"collections":5`, `"collections":2`, "TL-SET-5", "impossible-collections"},
		{"the table draws", `"caller":-1`, `"agenda":[{"do":"draw","seat":-1}],"caller":-1`, "TL-TURN-1", "impossible-agenda"},
		{"a seat refills", `"caller":-1`, `"agenda":[{"do":"refill","seat":0}],"caller":-1`, "TL-TURN-1", "impossible-agenda"},
		{"nobody called", `"caller":-1`, `"agenda":[{"do":"market","seat":0}],"caller":-1`, "TL-BID-1", "no-such-room"},
		{"a market after the end", `"caller":-1`, `"agenda":[{"do":"market","seat":0}],"ended":true,"caller":-1`, "TL-END-2", "impossible-agenda"},
		{"a debt of gold", `"gold":1`, `"gold":-1`, "TL-SET-4", "impossible-holdings"},
		{"a debt of badges", `"hand":{"count":0}`, `"hand":{"count":0},"badges":-1`, "TL-SET-4", "impossible-holdings"},
		{"a hand of less than nothing", `"hand":{"count":0}`, `"hand":{"count":-1}`, "TL-SET-2", "more-known-than-there"},
		{"a collector of stamps", `"players":[{`, `"players":[{"collector":"stamps",`, "TL-SET-2", "more-known-than-there"},
	})
}
