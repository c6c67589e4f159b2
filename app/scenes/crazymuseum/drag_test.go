//go:build scenes

package crazymuseum_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	game "docent/rules/crazymuseum"
)

// mapOf finds the map of a table.
func mapOf(t *testing.T, w fyne.Window) *viewport.Viewport {
	t.Helper()
	for _, obj := range test.LaidOutObjects(w.Canvas().Content()) {
		if v, ok := obj.(*viewport.Viewport); ok {
			return v
		}
	}
	t.Fatal("the table shows no map")
	return nil
}

// aloneIn returns a thief who stands alone in a room, and that room; another room is where nobody stands.
func aloneIn(s *game.State) (seat rules.Seat, room, other *game.Room) {
	in := map[int]int{s.Mummy.Room: 1}
	for i := range s.Guards {
		in[s.Guards[i].Room]++
	}
	for i := range s.Thieves {
		in[s.Thieves[i].Room]++
	}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if in[r.Number] == 0 {
			other = r
		}
		for j := range s.Thieves {
			if s.Thieves[j].Room == r.Number && in[r.Number] == 1 {
				seat, room = rules.Seat(j), r
			}
		}
	}
	return seat, room, other
}

// A thief dragged to another room is asked about, told as a correction and goes back with undo.
func TestDraggedFigureIsCorrected(t *testing.T) {
	t.Cleanup(kittest.Clock(hand.Later())) // a question that has just appeared waits for a second tap
	f := test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	var p *play.Table
	set := stage.New()
	scene := stage.Scene{Name: "", Open: func(a *shell.App, s *stage.Stage) { p = crazymuseum.Loose(a, s) }}
	set.Show(f, w, scene, hand.Phone(), "en", look.Look{Variant: look.Dark, Scale: 1})
	read := func() *game.State {
		s, _ := rules.StateOf[game.State](p.View())
		return s
	}
	seat, from, to := aloneIn(read())
	if from == nil || to == nil {
		t.Fatal("no thief stands alone")
	}
	v := mapOf(t, w)
	at := func(r *game.Room) fyne.Position {
		return v.At(fyne.NewPos(float32(r.Cell.X)+0.5, -float32(r.Cell.Y)+0.5))
	}
	a, b := at(from), at(to)
	v.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: b}, Dragged: fyne.NewDelta(b.X-a.X, b.Y-a.Y)})
	v.DragEnd()
	if got := read().Thieves[seat].Room; got != from.Number {
		t.Fatalf("before the table confirms, the thief is in room %d", got)
	}
	hand.Tap(t, w, "Save correction")
	if got := read().Thieves[seat].Room; got != to.Number {
		t.Errorf("the thief is in room %d, dragged to %d", got, to.Number)
	}
	line := p.Play().Line()
	if last := line[len(line)-1]; len(last.Events) == 0 || last.Auto() {
		t.Errorf("the correction tells nothing: %+v", last)
	}
	p.Undo()
	if got := read().Thieves[seat].Room; got != from.Number {
		t.Errorf("after undo the thief is in room %d, stood in %d", got, from.Number)
	}
	hand.Tap(t, w, "Done")
	if p.Loosened() || len(p.Actions()) == 0 {
		t.Error("the table does not go on")
	}
}

// Rooms to choose from, and their sheets, stand by their numbers, not as they were laid.
func TestRoomsStandByTheirNumbers(t *testing.T) {
	for _, name := range []string{"mummy", "thief", "rat", "sheets"} {
		scene := scenes()["crazymuseum-"+name]
		w := test.NewTempWindow(t, nil)
		stage.New().Show(test.NewTempApp(t), w, scene, hand.Phone(), "en", look.Look{Variant: look.Dark, Scale: 1})
		var rooms []int
		for _, obj := range test.LaidOutObjects(hand.Root(w)) {
			said, ok := obj.(fyne.Accessible)
			_, taps := obj.(fyne.Tappable)
			var n int
			if !ok || !taps || obj.Size().IsZero() {
				continue
			}
			if _, err := fmt.Sscanf(said.AccessibilityLabel(), "Room %d", &n); err == nil {
				rooms = append(rooms, n)
			}
		}
		if len(rooms) < 4 || !slices.IsSorted(rooms) {
			t.Errorf("%s: the rooms are %v", name, rooms)
		}
	}
}

// scenes returns the scenes of the game by their names.
func scenes() map[string]stage.Scene {
	all := map[string]stage.Scene{}
	for _, s := range crazymuseum.Scenes() {
		all[s.Name] = s
	}
	return all
}
