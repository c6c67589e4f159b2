package grid_test

import (
	"testing"

	"docent/rules/grid"
)

func TestTurns(t *testing.T) {
	for _, row := range []struct{ from, right, left, back grid.Dir }{
		{grid.North, grid.East, grid.West, grid.South},
		{grid.East, grid.South, grid.North, grid.West},
		{grid.South, grid.West, grid.East, grid.North},
		{grid.West, grid.North, grid.South, grid.East},
		{grid.None, grid.None, grid.None, grid.None},
	} {
		if row.from.Right() != row.right || row.from.Left() != row.left || row.from.Back() != row.back {
			t.Errorf("from %q: right %q, left %q, back %q", row.from, row.from.Right(), row.from.Left(), row.from.Back())
		}
	}
}

func TestNextAndBackAgain(t *testing.T) {
	here := grid.Cell{X: 3, Y: -2}
	seen := map[grid.Cell]bool{}
	for _, d := range grid.Sides {
		there := here.Next(d)
		if there.Next(d.Back()) != here || seen[there] || there == here {
			t.Errorf("%q of %v is %v", d, here, there)
		}
		seen[there] = true
	}
	if here.Next(grid.None) != here {
		t.Error("no side leads elsewhere")
	}
}

func TestSetSpellsOneWay(t *testing.T) {
	for text, ok := range map[string]bool{"": true, "N": true, "NES": true, "NESW": true, "EN": false, "NN": false, "X": false} {
		var s grid.Set
		err := s.UnmarshalText([]byte(text))
		if (err == nil) != ok {
			t.Errorf("%q: %v", text, err)
		}
		if ok && s.String() != text {
			t.Errorf("%q became %q", text, s)
		}
	}
	var s grid.Set
	if s.SetValues([]string{"W", "N"}) != nil || s != grid.SetOf(grid.North, grid.West) {
		t.Errorf("got %q", s)
	}
	for _, bad := range [][]string{{"N", "N"}, {"Q"}, {""}} {
		if s.SetValues(bad) == nil {
			t.Errorf("%q was taken", bad)
		}
	}
}
