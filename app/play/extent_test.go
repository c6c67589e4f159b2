//go:build scenes

package play_test

import (
	"encoding/json"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/kit/viewport"
	"docent/app/play"
)

// mapped is a board with a map.
type mapped interface {
	Plane() *viewport.Viewport
	Quarters() int
}

// chart holds what a map shows at a moment.
type chart struct {
	rooms, quarters int
	extent          fyne.Size
	middle          fyne.Position
	scale           float32
}

// chartOf reads what the map of a table shows; false where it has none, or shows what is asked about.
func chartOf(t *testing.T, p *play.Table) (c chart, ok bool) {
	t.Helper()
	board, ok := p.Board().(mapped)
	if !ok || viewport.Aimed(board.Plane()) || p.Absorbed() || board.Plane().Scale() == 0 {
		return c, false
	}
	var state struct{ Rooms []json.RawMessage }
	if err := json.Unmarshal(p.Play().Position().JSON(), &state); err != nil {
		return c, false // its squares are no list
	}
	v := board.Plane()
	return chart{len(state.Rooms), board.Quarters(), v.Extent, v.Middle(), v.Scale()}, true
}

// stays holds what a map shows to what it showed before: its extent only grows, nothing turns it, and without a new room
// scale and middle stay; where the whole cannot be told the middle goes to who acts.
func (c chart) stays(t *testing.T, p *play.Table, turn int) chart {
	t.Helper()
	now, ok := chartOf(t, p)
	if !ok {
		return c
	}
	if c.scale == 0 {
		return now
	}
	if now.quarters != c.quarters {
		t.Errorf("turn %d turns the map from %d to %d", turn, c.quarters, now.quarters)
	}
	if now.extent.Width < c.extent.Width-0.01 || now.extent.Height < c.extent.Height-0.01 {
		t.Errorf("turn %d: %v is shown, before %v", turn, now.extent, c.extent)
	}
	if now.rooms != c.rooms {
		return now
	}
	moved := math.Hypot(float64(now.middle.X-c.middle.X), float64(now.middle.Y-c.middle.Y))
	if math.Abs(float64(now.scale-c.scale)) > 0.1 || moved > 0.01 && p.Board().(mapped).Plane().Whole() {
		t.Errorf("turn %d, no new room: %v at %v is shown, before %v at %v", turn, now.middle, now.scale, c.middle, c.scale)
	}
	return now
}
