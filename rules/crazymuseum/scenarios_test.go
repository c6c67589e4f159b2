package crazymuseum_test

import (
	"testing"

	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

func TestScenarios(t *testing.T) {
	rulestest.Scenarios(t, crazymuseum.Game, "testdata")
}
