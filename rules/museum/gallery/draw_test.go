package gallery

// must returns what a test spells right.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// draw draws a museum of middle size with rules.
func draw(rng *random) (Board, []Card, Rules) {
	var b Board
	for b.cells.Len() < 6 || b.cells.Len() > 20 {
		rows := make([]string, 2+rng.below(5))
		width, red := 2+rng.below(5), []int{0, 0, 2, 6}[rng.below(4)]
		for y := range rows {
			for range width {
				switch n := rng.below(12); {
				case n < 2:
					rows[y] += "#"
				case n < 2+red:
					rows[y] += "R"
				default:
					rows[y] += "."
				}
			}
		}
		b, _ = ParseBoard(rows...)
	}
	civs, domains := 1+rng.below(5), 1+rng.below(5)
	var cards []Card
	for range b.cells.Len() - rng.below(3) {
		cards = append(cards, CardOf(Civ(rng.below(civs)), Domain(rng.below(domains))))
	}
	if rng.below(2) == 0 {
		civs, domains = 2+rng.below(3), 2+rng.below(3)
		for i := range cards {
			cards[i] = CardOf(Civ(i%civs), Domain(i/civs%domains))
		}
	}
	r := Rules{Bridge: rng.below(3) == 0, Bonus: Bonus{Gallery: rng.below(9), Full: 2, Both: rng.below(3)}}
	if rng.below(2) == 0 {
		r.Patron = &Patron{
			Demand: Demand(rng.below(2)), Adjacent: true,
			Columns: []Column{{Reach: 1 + rng.below(4), Points: 4}, {Reach: 5, Points: 9}},
		}
		for range 1 + rng.below(3) {
			r.Patron.Groups = append(r.Patron.Groups, groupOf(rng.below(5)), groupOf(Civs+rng.below(5)), ContinentGroup(America))
		}
		r.Patron.Groups = r.Patron.Groups[:1+rng.below(3)]
	}
	return b, cards, r
}
