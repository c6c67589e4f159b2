package crazymuseum_test

import (
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// What no correction sheet can ask for is refused when a saved position says it.
func TestImpossiblePositionsAreNotLoaded(t *testing.T) {
	pos := rulestest.Start(t, crazymuseum.Game, rules.Setup{Seats: 3})
	rulestest.Refused(t, crazymuseum.Game, pos.JSON(), []rulestest.Broken{
		{"a turn of nobody", `"turn":0`, `"turn":3`, "CM-SETUP-1", "impossible-table"},
		{"a round before the first", `"round":1`, `"round":0`, "CM-SETUP-1", "impossible-table"},
		{"a level of no kind", `"level":"full"`, `"level":"half"`, "CM-DIFF-1", "impossible-table"},
		{"a difficulty of no kind", `"difficulty":"normal"`, `"difficulty":"odd"`, "CM-DIFF-1", "impossible-table"},
		{"an awakener of no seat", `"awakener":-1`, `"awakener":3`, "CM-SETUP-1", "impossible-table"},
		{"a guard who walks and is not there", `"mummy":{`, `"walking":1,"mummy":{`, "CM-SETUP-1", "impossible-table"},
		{"no initial room", `"special":"initial"`, `"special":"none"`, "CM-SETUP-2", "one-initial-room"},
		{"a room without a number", `"number":1`, `"number":0`, "CM-MAP-1", "impossible-room"},
		{"a door nobody is sure of", `"doors":""`, `"doors":"N"`, "CM-MAP-1", "impossible-room"},
		{"a room beyond the table", `"x":0`, `"x":99`, "CM-MAP-1", "impossible-room"},
		{"a debt of tokens", `"total":10`, `"total":-1`, "CM-ACT-1", "impossible-tokens"},
		{"too much cheese", `"cheese":5`, `"cheese":6`, "CM-SETUP-4", "impossible-cheese"},
		{"three cards in hand", `"hand":1`, `"hand":3`, "CM-VEND-2", "impossible-hand"},
		{"four lives", `"lives":3`, `"lives":4`, "CM-LIFE-1", "impossible-lives"},
		{"no life and not out", `"lives":3`, `"lives":0`, "CM-LIFE-1", "impossible-lives"},
		{"a catch less than none", `"hand":1`, `"hand":1,"caught":-1`, "CM-SCORE-1", "impossible-table"},
		{"four guards", `"mummy":{`, `"guards":[` + strings.Repeat(`{"room":1,"heading":""},`, 3) + `{"room":1,"heading":""}],"mummy":{`, "CM-Q47", "too-many-guards"},
		{"a guard nowhere", `"mummy":{`, `"guards":[{"room":2,"heading":""}],"mummy":{`, "CM-MAP-1", "guard-nowhere"},
		{"a mummy nowhere", `"state":"absent"`, `"state":"awake"`, "CM-MUMMY-1", "mummy-nowhere"},
		{"a task of no seat", `"do":"turn","seat":0`, `"do":"turn","seat":-1`, "CM-ROUND-1", "impossible-agenda"},
		{"a count before the end", `"do":"turn","seat":0`, `"do":"count","seat":0`, "CM-ROUND-1", "impossible-agenda"},
		{"a relic nobody has", `"do":"turn","seat":0`, `"do":"value","seat":-1`, "CM-ROUND-1", "impossible-agenda"},
		{"a guard's task without him", `"do":"turn","seat":0`, `"do":"walk","seat":-1,"guard":1`, "CM-ROUND-1", "impossible-agenda"},
		{"a night without a morning", `"phase":"players"`, `"phase":"guards"`, "CM-ROUND-1", "night-without-end"},
		{"an object in no room", `"mummy":{`, `"tokens":[{"object":"rope","place":"room:9"}],"mummy":{`, "CM-EXPL-1", "lies-nowhere"},
		{"a relic in no room", `"mummy":{`, `"relics":[{"place":"room:9"}],"mummy":{`, "CM-RELIC-1", "impossible-relic"},
		{"a relic held face down", `"mummy":{`, `"relics":[{"place":"seat:0"}],"mummy":{`, "CM-RELIC-1", "impossible-relic"},
		{"a relic known face down", `"mummy":{`, `"relics":[{"place":"room:1","value":4}],"mummy":{`, "CM-EXPL-5", "impossible-relic"},
		{"two relics in a room", `"mummy":{`, `"relics":[{"place":"room:1"},{"place":"room:1"}],"mummy":{`, "CM-MAP-3", "second-relic"},
		{"a relic twice", `"mummy":{`, `"relics":[{"id":3,"place":"gone","up":true},{"id":3,"place":"gone","up":true}],"mummy":{`, "CM-RELIC-1", "relic-twice"},
		{"a card in no room", `"mummy":{`, `"cards":[{"room":9,"deck":"rat","by":0}],"mummy":{`, "CM-VEND-3", "impossible-card"},
		{"a card of two decks", `"mummy":{`, `"cards":[{"room":1,"deck":"rat","kind":"smoke","by":0}],"mummy":{`, "CM-VEND-3", "impossible-card"},
		{"a debt of found tokens", `"agenda":[`, `"found":{"tokens":-1},"agenda":[`, "CM-Q1", "more-than-box"},
		{"a clash card twice", `"agenda":[`, `"clashes":[2,2],"agenda":[`, "CM-Q67", "clash-twice"},
	})
}
