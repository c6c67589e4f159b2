package cgexpo

import "testing"

// However the map is turned, its edges bear the letters and the numbers that all squares of a column or a row have in their names.
func TestTheEdgesSpellTheSquares(t *testing.T) {
	for quarters, want := range [][2]string{{"C", "3"}, {"10", "C"}, {"N", "10"}, {"3", "N"}} {
		lies := bearing{quarters, 16, 12}
		if column, row := lies.letter(2, true), lies.letter(2, false); column != want[0] || row != want[1] {
			t.Errorf("turned %d quarters column and row are %s and %s, want %v", quarters, column, row, want)
		}
	}
}
