package oldmuseum_test

import (
	"testing"

	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

func TestScenarios(t *testing.T) {
	rulestest.Scenarios(t, oldmuseum.Game, "testdata")
}
