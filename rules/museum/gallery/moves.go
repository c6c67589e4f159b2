package gallery

// Move is a card that goes from one cell to another. From is negative for a
// card that was not in the museum.
type Move struct {
	Card     Card
	From, To int
}

// realize gives pieces that lie on places the cards they stand for, such that
// as many as possible stay where they are.
func (p *puzzle) realize(at []uint8, cards []Card, present Layout) (Layout, int) {
	pools := p.pools(cards)
	l := make(Layout, len(at))
	var open Cells
	stay := 0
	for cells := p.board.cells; cells != 0; cells &= cells - 1 {
		place := cells.first()
		if card := present[place]; pools[at[place]][card] > 0 {
			pools[at[place]][card]--
			l[place] = card
			stay++
		} else {
			open |= 1 << place
		}
	}
	for ; open != 0; open &= open - 1 {
		place := open.first()
		pool := &pools[at[place]]
		for card := range pool {
			if pool[card] > 0 {
				pool[card]--
				l[place] = Card(card)
				break
			}
		}
	}
	return l, stay
}

// pools returns for each kind of piece how many of which cards it stands for.
func (p *puzzle) pools(cards []Card) [][Civs*Domains + 1]int {
	number := map[kind]int{}
	for i, k := range p.kinds {
		number[k] = i
	}
	pools := make([][Civs*Domains + 1]int, len(p.kinds))
	var seen [Civs*Domains + 1]bool
	for _, card := range cards {
		first, later := p.kindsOf(card)
		if seen[card] {
			first = later
		}
		seen[card] = true
		pools[number[first]][card]++
	}
	if blank, some := number[kind{civ: none, domain: none}]; some {
		pools[blank][0] = p.board.cells.Len() - len(cards)
	}
	return pools
}

// nearest returns the layout of an arrangement, turned and mirrored such that as
// many cards as possible stay where they are.
func (p *puzzle) nearest(at []uint8, cards []Card, present Layout) Layout {
	var best Layout
	most := none
	image := make([]uint8, len(at))
	for _, turned := range p.board.symmetries() {
		for place, k := range at {
			image[turned[place]] = k
		}
		if l, stay := p.realize(image, cards, present); stay > most {
			best, most = l, stay
		}
	}
	return best
}

// MovesTo returns the moves that make one layout into another. Cards that are in
// the other one only come from outside.
func (b Board) MovesTo(from, to Layout) []Move {
	var free Cells
	for i, card := range from {
		if card != 0 && to[i] != card {
			free |= 1 << i
		}
	}
	var moves []Move
	for i, card := range to {
		if card == 0 || from[i] == card {
			continue
		}
		move := Move{Card: card, From: none, To: i}
		for cells := free; cells != 0; cells &= cells - 1 {
			at := cells.first()
			if from[at] == card && (move.From == none || b.distance(at, i) < b.distance(move.From, i)) {
				move.From = at
			}
		}
		if move.From != none {
			free &^= 1 << move.From
		}
		moves = append(moves, move)
	}
	return moves
}

func (b Board) distance(x, y int) int {
	return abs(x%b.width-y%b.width) + abs(x/b.width-y/b.width)
}

func abs(n int) int { return max(n, -n) }
