package gallery

import "testing"

// A gallery in the shape of a plus leaves four corners to the others, and what
// is in a corner stays there.
func TestZonesOfAPlus(t *testing.T) {
	b := must(ParseBoard("..R..", "..R..", "RRRRR", "..R..", "..R.."))
	w := newWalks(&b).at(0)
	if z := &w.start.zones[anywhere]; z.split || z.most != 25 {
		t.Errorf("the board is in %d pieces, the largest has %d cells", len(z.regions), z.most)
	}
	if z := &w.start.zones[offRed]; !z.split || len(z.regions) != 4 || z.most != 4 || z.room(0b1001) != 8 {
		t.Errorf("besides the plus there are %d regions, the largest has %d cells", len(z.regions), z.most)
	}
	s := b.walk(rows(&b)).stages[1]
	for i, want := range []uint8{25 - 2, 2} {
		z := &s.zones[i]
		if got := z.room(z.ways[0]); got != want {
			t.Errorf("zone %d: from the first cell there are %d cells to go to, want %d", i, got, want)
		}
	}
}
