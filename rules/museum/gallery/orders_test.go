package gallery

import (
	"slices"
	"testing"
)

func TestOrders(t *testing.T) {
	for _, test := range []struct {
		name string
		rows []string
		most int // slots that the first walk needs
	}{
		{"row", []string{"....."}, 2},
		{"narrow", []string{"...", "...", "...", "...", "..."}, 4},
		{"square", []string{".....", ".....", ".....", ".....", "....."}, 6},
		{"ring", []string{"...", ".#.", "..."}, 3},
		{"islands", []string{"....#", "....#", "#####", "..#.#"}, 4},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := must(ParseBoard(test.rows...))
			orders := b.orders()
			for i, order := range orders {
				if sorted := slices.Sorted(slices.Values(order)); !slices.Equal(sorted, b.cells.List()) {
					t.Errorf("%v does not fill every cell once", order)
				}
				if !slices.Equal(order, b.upright(order)) {
					t.Errorf("%v is a mirror image", order)
				}
				if i > 0 && (b.effort(orders[i-1]) > b.effort(order) || slices.Equal(orders[i-1], order)) {
					t.Errorf("order %d is no worse than the one before", i)
				}
				last := 0
				for _, cell := range order {
					size := b.flood(1<<cell, b.cells).Len()
					if size < last {
						t.Errorf("%v goes on a smaller island late", order)
					}
					last = size
				}
			}
			if w := b.walk(orders[0]); w.slots > test.most {
				t.Errorf("%d slots, want %d at most", w.slots, test.most)
			}
		})
	}
}

// Of the walks in a race no two are nearly the same, nor is one nearly a mirror
// image of another.
func TestWalksInARaceAreDistinct(t *testing.T) {
	for _, rows := range [][]string{
		{".....", ".....", ".....", ".....", "....."},
		{"#....#", "......", "..##..", "......", "#....#", "####.#"},
		{".......", "......."},
	} {
		b := must(ParseBoard(rows...))
		all, orders := b.orders(), newWalks(&b).orders
		if !slices.Equal(orders[0], all[0]) {
			t.Errorf("%v: the first walk is not the one that promises most", rows)
		}
		if len(all) > rivals && len(orders) < 2 {
			t.Errorf("%v: no rivals among %d orders", rows, len(all))
		}
		for i, order := range orders {
			for _, other := range orders[:i] {
				for _, turned := range b.symmetries() {
					if n := differences(filling(image(other, turned)), filling(order)); n*likeness <= len(order) {
						t.Errorf("%v and %v differ at %d steps", order, other, n)
					}
				}
			}
		}
	}
}
