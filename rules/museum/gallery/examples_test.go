package gallery_test

import (
	"slices"
	"strings"
	"testing"

	"docent/rules/museum/gallery"
)

// museum reads rows of cards, with '*' after those on red cells and "##" for holes.
func museum(t testing.TB, rows ...string) (gallery.Board, gallery.Layout) {
	t.Helper()
	var shape, cards []string
	for _, row := range rows {
		var places strings.Builder
		for _, text := range strings.Fields(row) {
			switch {
			case text == "##":
				places.WriteByte('#')
			case strings.HasSuffix(text, "*"):
				places.WriteByte('R')
			default:
				places.WriteByte('.')
			}
		}
		shape = append(shape, places.String())
		cards = append(cards, strings.ReplaceAll(row, "*", ""))
	}
	board, err := gallery.ParseBoard(shape...)
	if err != nil {
		t.Fatal(err)
	}
	layout, err := gallery.ParseLayout(cards...)
	if err == nil {
		err = board.Check(layout)
	}
	if err != nil {
		t.Fatal(err)
	}
	return board, layout
}

var example7 = []string{
	"Ra Rc Rg* Rw Rt",
	"Rn Ra Rc* Rg Rw",
	"Et* St* Ft* It* Mt*",
	"Ea Ew Pt* Ga Gw",
	"Ec En Jt* Gc Gn",
}

func TestExamplesOfTheSpecification(t *testing.T) {
	fives := gallery.Bonus{Gallery: 5, Full: 5, Both: 5}
	for _, test := range []struct {
		name           string
		rows           []string
		bonus          gallery.Bonus
		strict, bridge int
	}{
		{"B1", []string{"Et Et Rt", "Ew Gt Ra", "En .. Rw"}, gallery.Bonus{}, 9, 9},
		{"B2", []string{"Rt Et Et Gt", "Ra .. Ew Ga", "Rw .. En Gw"}, gallery.Bonus{}, 5, 10},
		{"B5", []string{"Mw Mw Mt ##", "Ma Mc It Iw", "## Pn Pt In", ".. Pg Pn Jn"}, gallery.Bonus{}, 19, 19},
		{"7", example7, fives, 66, 66},
		{"domain line", []string{"Rt St St Gt Et"}, gallery.Bonus{}, 5, 7},
		{"domain line laid again", []string{"St Rt Gt Et St"}, gallery.Bonus{}, 7, 7},
	} {
		t.Run(test.name, func(t *testing.T) {
			board, layout := museum(t, test.rows...)
			for _, bridge := range []bool{false, true} {
				want := test.strict
				if bridge {
					want = test.bridge
				}
				got := gallery.Count(board, layout, gallery.Rules{Bridge: bridge, Bonus: test.bonus})
				if got.Total != want {
					t.Errorf("bridge %v: %d points, want %d: %+v", bridge, got.Total, want, got.Lines)
				}
			}
		})
	}
}

// The sums of example 8: civilisations of 7 and 6 and a Celtic patron.
func TestTablesAndPatronOfTheWorkedExample(t *testing.T) {
	board, layout := museum(t,
		"Ca Cc Cg Cw Cn",
		"Ct Ca .. .. ..",
		"Ra Rc Rg Rw Rn",
		"Rt .. .. .. ..",
	)
	celt := gallery.Patron{
		Demand: gallery.Number, Groups: []gallery.Group{gallery.CivGroup(gallery.Celt)}, Adjacent: true,
		Columns: []gallery.Column{{Reach: 7, Points: 10}},
	}
	for table, want := range map[gallery.Table]int{gallery.Printed: 22 + 10, gallery.Example: 19 + 10} {
		if got := gallery.Count(board, layout, gallery.Rules{Table: table, Patron: &celt}); got.Total != want {
			t.Errorf("table %d: %d points, want %d", table, got.Total, want)
		}
	}
}

func TestLinesTellTheirCells(t *testing.T) {
	board, layout := museum(t, "Mw Mw Mt ##", "Ma Mc It Iw", "## Pn Pt In", ".. Pg Pn Jn")
	lines := map[string][]int{}
	for _, line := range gallery.Count(board, layout, gallery.Rules{}).Lines {
		name := gallery.CardOf(line.Civ, line.Domain).String()[:1]
		if line.Kind == gallery.DomainLine {
			name = gallery.CardOf(line.Civ, line.Domain).String()[1:]
		}
		lines[name] = line.Cells.List()
	}
	for name, want := range map[string][]int{
		"M": {0, 1, 2, 4, 5}, "P": {9, 10, 13, 14}, "I": {6, 7, 11}, "n": {11, 14, 15}, "t": {2, 6, 10},
	} {
		if got := lines[name]; !slices.Equal(got, want) {
			t.Errorf("%s lights %v, want %v", name, got, want)
		}
	}
	if len(lines) != 5 {
		t.Errorf("%d lines, want 5: %v", len(lines), lines)
	}
}

// The collection that claims the gallery is the one scored (MU-SCORE-5).
func TestGalleryTakesTheBetterTotal(t *testing.T) {
	board, layout := museum(t, "Ra* Ra* Ra* Gw Ra", "Gt Gn Gw Gw Ra", "Ra Ra Ra Ra Ra")
	for bonus, want := range map[int]int{1: 13 + 5, 13: 1 + 13 + 5, 12: 13 + 5} {
		got := gallery.Count(board, layout, gallery.Rules{Bonus: gallery.Bonus{Gallery: bonus}})
		if got.Total != want {
			t.Errorf("bonus %d: %d points, want %d: %+v", bonus, got.Total, want, got.Lines)
		}
	}
}

func TestPatrons(t *testing.T) {
	board, layout := museum(t, "Hc Ht Hw Ec Ia", "Ha Ha Ha Ea Ig", "Gt Ra .. .. Iw")
	groups := []gallery.Group{
		gallery.CivGroup(gallery.Chinese), gallery.CivGroup(gallery.Egyptian),
		gallery.CivGroup(gallery.Inca), gallery.DomainGroup(gallery.Theology),
	}
	columns := []gallery.Column{{Reach: 2, Points: 10}, {Reach: 4, Points: 30}}
	europe := []gallery.Group{gallery.ContinentGroup(gallery.Europe)}
	for _, test := range []struct {
		name            string
		patron          gallery.Patron
		reached, column int
		points, cells   int
	}{
		{"Mythes et Mystères", gallery.Patron{Groups: groups, Adjacent: true, Columns: columns}, 2, 2, 10, 9},
		{"columns above", gallery.Patron{Groups: groups[2:], Adjacent: true, Columns: columns}, 1, 0, 0, 3},
		{"Europe", gallery.Patron{Demand: gallery.Number, Groups: europe, Columns: []gallery.Column{{Reach: 1, Points: 7}}}, 2, 1, 7, 2},
		{"two groups", gallery.Patron{
			Demand: gallery.Number, Groups: append(europe, groups[1]), Columns: []gallery.Column{{Reach: 4, Points: 7}},
		}, 4, 4, 7, 4},
	} {
		result := gallery.Count(board, layout, gallery.Rules{Patron: &test.patron})
		line := result.Lines[len(result.Lines)-1]
		if line.Kind != gallery.PatronLine || line.Size != test.reached || line.Column != test.column ||
			line.Points != test.points || line.Cells.Len() != test.cells {
			t.Errorf("%s: %+v", test.name, line)
		}
	}
}

func TestBadGridsAndRules(t *testing.T) {
	for name, rows := range map[string][]string{
		"none": nil, "only holes": {"##", "##"}, "ragged": {"..", "."}, "letter": {".x"},
		"large": {"........", "........", "........", "........", "........", "........", "........", "........", "........"},
	} {
		if _, err := gallery.ParseBoard(rows...); err == nil {
			t.Errorf("%s was read", name)
		}
	}
	for name, rules := range map[string]gallery.Rules{
		"negative bonus":  {Bonus: gallery.Bonus{Full: -1}},
		"no groups":       {Patron: &gallery.Patron{}},
		"unknown group":   {Patron: &gallery.Patron{Groups: []gallery.Group{{Kind: gallery.OfDomain, N: 6}}}},
		"negative points": {Patron: &gallery.Patron{Groups: []gallery.Group{{}}, Columns: []gallery.Column{{Reach: 1, Points: -2}}}},
	} {
		if rules.Check() == nil {
			t.Errorf("%s was taken", name)
		}
	}
	board, layout := museum(t, "Ra ##")
	for name, l := range map[string]gallery.Layout{"short": layout[:1], "in a hole": {0, 1}, "unknown": {99, 0}} {
		if board.Check(l) == nil {
			t.Errorf("%s was taken", name)
		}
		gallery.Count(board, l, gallery.Rules{})
	}
}

func BenchmarkCountFullMuseum(b *testing.B) {
	board, layout := museum(b, example7...)
	rules := gallery.Rules{Bonus: gallery.Bonus{Gallery: 5, Full: 5, Both: 5}}
	for b.Loop() {
		gallery.Count(board, layout, rules)
	}
}

func BenchmarkCountOneDomain(b *testing.B) {
	board, layout := museum(b,
		"Rt Rt Rt Rt Et", "Rt Gt Gt Gt Rt", "Rt Gt St Gt Rt", "Rt Gt Gt Gt Rt", "Ct Rt Rt Rt Pt")
	for b.Loop() {
		gallery.Count(board, layout, gallery.Rules{})
	}
}

func BenchmarkCountOneDomainStriped(b *testing.B) {
	board, layout := museum(b,
		"Rt Gt Rt Gt Et", "Gt Rt Gt Rt Gt", "St Gt It Rt Mt", "Gt Rt Gt Rt Gt", "Ct Gt Rt Gt Pt")
	for b.Loop() {
		gallery.Count(board, layout, gallery.Rules{})
	}
}
