package gallery_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"docent/rules/museum/gallery"
)

// oracle counts a museum by trying every set of cells, on coordinates and
// without anything of the package but its tables.
type oracle struct {
	board  gallery.Board
	layout gallery.Layout
	rules  gallery.Rules
	cells  []int
}

// sized returns the largest collection of a group (civilisations, then domains) that
// has all cells of must, 0 if there is none.
func (o *oracle) sized(group int, must []int) int {
	best := 0
	var members []int
	for _, cell := range o.cells {
		if o.alike(group, []int{cell}) {
			members = append(members, cell)
		}
	}
	for set := 1; set < 1<<len(members); set++ {
		var chosen []int
		for i, cell := range members {
			if set>>i&1 != 0 {
				chosen = append(chosen, cell)
			}
		}
		if len(chosen) >= 3 && o.alike(group, chosen) && o.connected(chosen) {
			if size := o.counting(group, chosen, must); size >= 3 {
				best = max(best, size)
			}
		}
	}
	return best
}

func (o *oracle) alike(group int, chosen []int) bool {
	seen := map[gallery.Civ]bool{}
	for _, cell := range chosen {
		card := o.layout[cell]
		switch {
		case card == 0, group < 12 && int(card.Civ()) != group, group >= 12 && int(card.Domain()) != group-12:
			return false
		case group >= 12 && !o.rules.Bridge && seen[card.Civ()]:
			return false
		}
		seen[card.Civ()] = true
	}
	return true
}

func (o *oracle) counting(group int, chosen, must []int) int {
	in, civs, reds := map[int]bool{}, map[gallery.Civ]bool{}, map[gallery.Civ]bool{}
	for _, cell := range chosen {
		in[cell] = true
		civs[o.layout[cell].Civ()] = true
	}
	for _, cell := range must {
		if !in[cell] {
			return 0
		}
		reds[o.layout[cell].Civ()] = true
	}
	if group < 12 {
		return len(chosen)
	}
	if len(reds) < len(must) {
		return 0
	}
	return len(civs)
}

func (o *oracle) connected(chosen []int) bool {
	in := map[[2]int]bool{}
	for _, cell := range chosen {
		in[[2]int{cell % o.board.Width(), cell / o.board.Width()}] = true
	}
	todo := [][2]int{{chosen[0] % o.board.Width(), chosen[0] / o.board.Width()}}
	delete(in, todo[0])
	for len(todo) > 0 {
		at := todo[0]
		todo = todo[1:]
		for _, step := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			next := [2]int{at[0] + step[0], at[1] + step[1]}
			if in[next] {
				delete(in, next)
				todo = append(todo, next)
			}
		}
	}
	return len(in) == 0
}

func (o *oracle) total() int {
	sizes := make([]int, 18)
	for group := range sizes {
		sizes[group] = o.sized(group, nil)
	}
	full := 0
	if len(o.layout.Cards()) == len(o.cells) {
		full = o.rules.Bonus.Full
	}
	best := o.sum(sizes) + full
	red := o.board.Red().List()
	if len(red) == 0 {
		return best
	}
	for group, size := range sizes {
		if sizes[group] = o.sized(group, red); sizes[group] > 0 {
			claimed := o.sum(sizes) + full + o.rules.Bonus.Gallery
			if len(o.layout.Cards()) == len(o.cells) {
				claimed += o.rules.Bonus.Both
			}
			best = max(best, claimed)
		}
		sizes[group] = size
	}
	return best
}

func (o *oracle) sum(sizes []int) int {
	sum := 0
	for group, size := range sizes {
		if group < 12 {
			sum += o.rules.Table.CivPoints(size)
		} else {
			sum += gallery.DomainPoints(size)
		}
	}
	if o.rules.Patron != nil {
		sum += o.rules.Patron.Pays(o.reached(o.rules.Patron, sizes)).Points
	}
	return sum
}

func (o *oracle) reached(p *gallery.Patron, sizes []int) int {
	if p.Demand == gallery.Number {
		return o.lot(p.Groups, p.Adjacent, sizes)
	}
	n := 0
	for _, g := range p.Groups {
		if o.lot([]gallery.Group{g}, p.Adjacent, sizes) >= 3 && (g.Kind != gallery.OfDomain || p.Adjacent || o.varied(g) >= 3) {
			n++
		}
	}
	return n
}

func (o *oracle) varied(g gallery.Group) int {
	civs := map[gallery.Civ]bool{}
	for _, card := range o.layout.Cards() {
		if g.Has(card) {
			civs[card.Civ()] = true
		}
	}
	return len(civs)
}

func (o *oracle) lot(groups []gallery.Group, adjacent bool, sizes []int) int {
	if adjacent && len(groups) == 1 && groups[0].Kind == gallery.OfCiv {
		return sizes[groups[0].N]
	}
	if adjacent && len(groups) == 1 && groups[0].Kind == gallery.OfDomain {
		return sizes[12+groups[0].N]
	}
	members := o.members(groups)
	if !adjacent {
		return len(members)
	}
	best := 0
	for set := 1; set < 1<<len(members); set++ {
		var chosen []int
		for i, cell := range members {
			if set>>i&1 != 0 {
				chosen = append(chosen, cell)
			}
		}
		if len(chosen) > best && o.connected(chosen) {
			best = len(chosen)
		}
	}
	return best
}

// members returns the cells whose cards belong to one of the groups.
func (o *oracle) members(groups []gallery.Group) []int {
	var members []int
	for _, cell := range o.cells {
		for _, g := range groups {
			if o.layout[cell] != 0 && g.Has(o.layout[cell]) {
				members = append(members, cell)
				break
			}
		}
	}
	return members
}

// sample draws small random museums, dense enough to hold collections.
type sample struct{ *rand.Rand }

func newSample(seed uint64) sample { return sample{rand.New(rand.NewPCG(seed, 4))} }

func (s sample) board(limit int) gallery.Board {
	for {
		width, height, cells := 1+s.IntN(6), 1+s.IntN(5), 0
		red := []int{0, 0, 3, 8}[s.IntN(4)]
		rows := make([]string, height)
		for y := range rows {
			for range width {
				switch {
				case s.IntN(5) == 0:
					rows[y] += "#"
				case s.IntN(10) < red:
					rows[y] += "R"
					cells++
				default:
					rows[y] += "."
					cells++
				}
			}
		}
		if board, err := gallery.ParseBoard(rows...); err == nil && cells >= 3 && cells <= limit {
			return board
		}
	}
}

func (s sample) layout(board gallery.Board, cards int) gallery.Layout {
	civs, domains := 1+s.IntN(5), 1+s.IntN(4)
	if s.IntN(3) == 0 {
		civs, domains = 12, 1
	}
	l := make(gallery.Layout, board.Places())
	cells := board.Cells().List()
	s.Shuffle(len(cells), func(i, k int) { cells[i], cells[k] = cells[k], cells[i] })
	for i := range min(cards, len(cells)) {
		l[cells[i]] = gallery.CardOf(gallery.Civ(s.IntN(civs)), gallery.Domain(s.IntN(domains)))
	}
	return l
}

func (s sample) rules() gallery.Rules {
	r := gallery.Rules{Table: gallery.Table(s.IntN(2)), Bridge: s.IntN(2) == 0}
	if s.IntN(2) == 0 {
		r.Bonus = gallery.Bonus{Gallery: s.IntN(12), Full: s.IntN(9), Both: s.IntN(5)}
	}
	if s.IntN(2) == 0 {
		return r
	}
	r.Patron = &gallery.Patron{Demand: gallery.Demand(s.IntN(2)), Adjacent: s.IntN(3) > 0}
	for range 1 + s.IntN(4) {
		r.Patron.Groups = append(r.Patron.Groups, s.group())
	}
	if s.IntN(2) == 0 {
		r.Patron.Groups = r.Patron.Groups[:1]
	}
	column := gallery.Column{Reach: s.IntN(3), Points: s.IntN(5)}
	for range s.IntN(4) {
		r.Patron.Columns = append(r.Patron.Columns, column)
		column.Reach += 1 + s.IntN(3)
		column.Points += s.IntN(6)
	}
	return r
}

func (s sample) group() gallery.Group {
	switch s.IntN(3) {
	case 0:
		return gallery.CivGroup(gallery.Civ(s.IntN(5)))
	case 1:
		return gallery.DomainGroup(gallery.Domain(s.IntN(4)))
	default:
		return gallery.ContinentGroup(gallery.Continent(s.IntN(2)))
	}
}

func TestCountAgainstOracle(t *testing.T) {
	boards := 10_000
	if testing.Short() {
		boards = 500
	}
	s := newSample(1)
	claims, bridged := 0, 0
	for i := range boards {
		board := s.board(12)
		layout, rules := s.layout(board, 2+s.IntN(12)), s.rules()
		got := gallery.Count(board, layout, rules)
		o := oracle{board: board, layout: layout, rules: rules, cells: board.Cells().List()}
		if want := o.total(); got.Total != want {
			t.Fatalf("board %d\n%v\n%v %+v\n%v: %d points, the oracle has %d", i, board, layout, rules, got, got.Total, want)
		}
		if err := linesAgree(got); err != nil {
			t.Fatalf("board %d\n%v\n%v %+v: %v", i, board, layout, rules, err)
		}
		for _, line := range got.Lines {
			if line.Claims {
				claims++
			}
		}
		other := rules
		other.Bridge = !other.Bridge
		if gallery.Count(board, layout, other).Total != got.Total {
			bridged++
		}
	}
	if claims < boards/100 || bridged < boards/100 {
		t.Errorf("only %d galleries and %d bridges in %d boards", claims, bridged, boards)
	}
}

func linesAgree(r gallery.Result) error {
	sum := 0
	for _, line := range r.Lines {
		sum += line.Points
		if line.Kind <= gallery.DomainLine && line.Cells.Len() < line.Size {
			return fmt.Errorf("%d cells for %d cards", line.Cells.Len(), line.Size)
		}
	}
	if sum != r.Total {
		return fmt.Errorf("lines of %d make a total of %d", sum, r.Total)
	}
	return nil
}
