package kit

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestChartSpan(t *testing.T) {
	for _, c := range []struct {
		name              string
		numbers           []int
		least, most, step int
	}{
		{"nothing", nil, 0, 1, 1},
		{"zeros", []int{0, 0}, 0, 1, 1},
		{"few", []int{1, 3}, 0, 3, 1},
		{"dozens", []int{4, 32}, 0, 40, 10},
		{"below nothing", []int{-7, 12}, -10, 15, 5},
		{"hundreds", []int{340}, 0, 400, 100},
	} {
		var points []Point
		for i, n := range c.numbers {
			points = append(points, Point{i, n})
		}
		least, most, step := NewChart("", len(points), Series{Points: points}).span()
		if least != c.least || most != c.most || step != c.step {
			t.Errorf("%s: %d to %d by %d, want %d to %d by %d", c.name, least, most, step, c.least, c.most, c.step)
		}
	}
}

// Marks of one column that would hide each other stand beside each other.
func TestChartMarksBeside(t *testing.T) {
	c := NewChart("", 3)
	at := fyne.NewPos(50, 50)
	if got := c.beside(at, []fyne.Position{at}, 0, 20); got.X <= at.X {
		t.Errorf("in the first column the mark stands at %v", got)
	}
	if got := c.beside(at, []fyne.Position{at}, 2, 20); got.X >= at.X {
		t.Errorf("in the last column the mark stands at %v", got)
	}
	if got := c.beside(at, []fyne.Position{fyne.NewPos(50, 90)}, 0, 20); got != at {
		t.Errorf("a mark with room moves to %v", got)
	}
}
