package crazymuseum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// unnamed lists the rules that no event, refusal or score line names, for another rule
// does: each with the scenario that shows it.
var unnamed = map[rules.RuleID]string{
	"CM-CATCH-5": "catch-own-turn", "CM-CATCH-6": "guard-appears-seat-order",
	"CM-CLASH-2": "clash-nothing-else", "CM-CLASH-6": "clash-by-mummy", "CM-CLASH-7": "clash-destination",
	"CM-DIFF-5": "guard-second-normal", "CM-DIFF-6": "catch-no-token-loss",
	"CM-END-3": "alert-stays", "CM-ENTER-1": "trap-before-guard",
	"CM-GH-1": "alert-sums", "CM-GH-2": "guardhouse-delivered",
	"CM-GUARD-2": "guards-in-order", "CM-GUARD-4": "guard-first-appears", "CM-GUARD-6": "guard-far-door",
	"CM-GUARD-7": "guard-every-room", "CM-GUARD-9": "guard-second-normal",
	"CM-HIDE-2": "catch-own-turn",
	"CM-LAD-3":  "example-2", "CM-LAD-4": "example-7",
	"CM-LIFE-3": "catch-one-relic", "CM-LIFE-5": "mummy-walk-in",
	"CM-MAP-5": "map-new-tile-connects", "CM-MAP-7": "night-tokens", "CM-MOVE-8": "vent-to-guard",
	"CM-MUMMY-5": "mummy-follows-vent", "CM-MUMMY-9": "mummy-ignores", "CM-MUMMY-10": "mummy-walk-in",
	"CM-POW-2": "mummy-ignores", "CM-POW-3": "trap-own",
	"CM-RELIC-1": "end-relics", "CM-RELIC-3": "relics-no-load", "CM-REST-3": "pass-recovers-nothing", "CM-ROUND-4": "catch-own-turn",
	"CM-SOLO-5": "solo-second-token", "CM-STEAL-3": "end-relics", "CM-VENT-2": "vent-loaded",
}

func TestScenarios(t *testing.T) { rulestest.Scenarios(t, crazymuseum.Game, "testdata") }

func TestScenariosCoverTheBook(t *testing.T) {
	rulestest.Coverage(t, crazymuseum.Game, "testdata", unnamed)
}

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) { rulestest.Rulings(t, crazymuseum.Game, "testdata") }
