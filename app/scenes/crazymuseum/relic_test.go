//go:build scenes

package crazymuseum_test

import (
	"testing"

	"docent/app/parts"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
)

// The sheet of a relic has one way to say that no object is needed; what empties the choice is called otherwise.
func TestARelicNeedsNoObjectByOneTile(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	crazymuseum.Asks(h.App, stage.New(), "relic")
	if h.Sees(h.App.Text("app.none")) {
		t.Error("the sheet says “None” beside “No object”")
	}
	if !h.Sees(h.App.Text("question.clear")) || !h.Sees(parts.Capital(h.App.Text("crazymuseum.object.none"))) {
		t.Error("the sheet lacks “No object”, or what empties the choice")
	}
}

// While no object is told, what the deed lacks is the objects, not a count of none.
func TestARelicLacksItsObjects(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	crazymuseum.Asks(h.App, stage.New(), "relic")
	want := h.App.Text("question.missing", "what", h.App.Text("crazymuseum.field.needs"))
	if !h.Sees(want) {
		t.Errorf("the sheet does not say %q", want)
	}
}
