package museum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// check returns what holds in every position: everything within its limits, and every object
// card somewhere.
func check(s *State) *rules.Refusal {
	return rules.FirstRefusal(
		s.checkShape, s.checkPrints, s.checkTerms, s.checkSites, s.checkPlayers, s.checkRow, s.checkAgenda, s.checkBooks,
	)
}

// checkShape requires seats, words and numbers that exist.
func (s *State) checkShape() *rules.Refusal {
	n := s.seats()
	seat := func(x, least rules.Seat) bool { return x >= least && int(x) < n }
	switch {
	case n < leastSeats || n > mostSeats || !seat(s.First, 0) || !seat(s.Turn, 0) || !seat(s.Trigger, rules.Table),
		!between(s.Round, 1, mostNumber), !between(s.Away, -mostNumber, mostNumber), !between(s.Last, 0, n-1), !between(s.News.Round, 0, mostNumber),
		s.News.Card != 0 && s.Prints.headline(s.News.Card) == nil:
		return rules.Impossible("MU-SET-6", "impossible-table", "play")
	case !slices.Contains([]Level{Full, Counting, ScoreOnly}, s.Level), !between(s.Opinions, 0, mostOpinions):
		return rules.Impossible("MU-SET-1", "impossible-table", "house")
	case !s.tracks() && !s.Ended:
		return rules.Impossible("MU-SCORE-7", "count-only-ends", "house")
	}
	return nil
}

// checkPrints requires boards, patrons and headlines that can be read.
func (s *State) checkPrints() *rules.Refusal {
	p := &s.Prints
	wrong := rules.Impossible("MU-SET-1", "impossible-box", "box")
	for _, name := range countNames {
		if !between(*p.Counts.at(name), leastOf(name), mostCopies) {
			return wrong
		}
	}
	for _, n := range p.Bonus.bonuses() {
		if !between(*n, 0, mostBonus) {
			return negativeBonus
		}
	}
	for i := range p.Boards {
		if b := &p.Boards[i]; !ascends(i, mostBoards, func(i int) int { return p.Boards[i].ID }) || wrongRows(b.Rows) != "" {
			return wrong
		}
	}
	for i := range p.Patrons {
		if !ascends(i, mostPatrons, func(i int) int { return p.Patrons[i].ID }) || !p.Patrons[i].possible() {
			return wrong
		}
	}
	return p.checkDecks(wrong)
}

func (p *Prints) checkDecks(wrong *rules.Refusal) *rules.Refusal {
	for i := range p.Headlines {
		h := &p.Headlines[i]
		if !ascends(i, mostHeadlines, func(i int) int { return p.Headlines[i].ID }) || !areContinents(h.Closed) || !areContinents(h.Fewer) || !areContinents(h.More) || !between(h.Cards, 0, mostMore) {
			return wrong
		}
	}
	for i := range p.Persons {
		if !ascends(i, mostPersons, func(i int) int { return p.Persons[i].ID }) || !between(p.Persons[i].Cost, 1, mostCost) {
			return wrong
		}
	}
	return p.checkCards(wrong)
}

// checkCards requires objects of which all is told, and one name for a card.
func (p *Prints) checkCards(wrong *rules.Refusal) *rules.Refusal {
	for i := range p.Objects {
		card := p.Objects[i].Card
		if !ascends(i, mostObjects, func(i int) int { return p.Objects[i].ID }) || card >= noSuchCard || !card.Named() || card.Value() == 0 {
			return wrong
		}
	}
	for i := range p.Names {
		if slices.ContainsFunc(p.Names[:i], func(n NamePrint) bool { return n.Of == p.Names[i].Of }) || !p.Names[i].possible() {
			return wrong
		}
	}
	return nil
}

// possible reports whether there is such a card, and whether it says something.
func (n *NamePrint) possible() bool {
	noun, id := n.Of.Split()
	at := slices.IndexFunc(named, func(deck deck) bool { return deck.noun == noun })
	if at < 0 || n.Name == "" && n.Text == "" {
		return false
	}
	number, err := strconv.Atoi(id)
	return err == nil && between(number, 1, named[at].most) && strconv.Itoa(number) == id
}

// ascends reports whether the numbers of a list are in 1..most, each greater than the last.
func ascends(i, most int, id func(int) int) bool {
	return between(id(i), 1, most) && (i == 0 || id(i) > id(i-1))
}

func areContinents(names []string) bool {
	return !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(continentNames, name) })
}

func (p *PatronPrint) possible() bool {
	for i, r := range p.Table {
		if !between(r.Number, 1, mostReward) || !between(r.Points, 0, mostReward) || i > 0 && r.Number <= p.Table[i-1].Number {
			return false
		}
	}
	return p.Groups != 0 && p.Groups < 1<<len(groupNames)
}

// checkSites requires cards and tokens that the box has (MU-SET-1, MU-Q7).
func (s *State) checkSites() *rules.Refusal {
	if s.tokens() > s.Prints.Counts.Tokens {
		return rules.Impossible("MU-Q7", "too-many-tokens", "box", tokenCount(s.tokens()), tokenCount(s.Prints.Counts.Tokens))
	}
	for i := range s.Sites {
		x := &s.Sites[i]
		about := onContinent[i]
		switch {
		case !between(x.Open, 0, mostShown) || !between(x.Customs, -1, mostMore) || x.Tokens < 0,
			!between(x.Covered, 0, min(1, x.Open)) || x.Covered > 0 && x.Customs >= 0:
			return rules.Impossible("MU-NEWS-2", "impossible-site", onSite[i][0], about...)
		case x.Fresh < 0 || x.Stale < 0 || !between(x.Seen, 0, s.Opinions) || x.Fresh+x.Stale > x.Seen:
			return rules.Impossible("MU-OP-1", "impossible-opinions", onSite[i][0], about...)
		case s.tracks() && !between(s.objectsIn(i), 0, mostNumber) || !between(x.Pile, 0, mostNumber):
			return rules.Impossible("MU-SET-4", "impossible-pile", onSite[i][0], about...)
		}
	}
	return nil
}

// mostNumber is more than any counter reaches.
const mostNumber = 1_000_000

// checkPlayers requires every hand, pool and museum within its limits.
func (s *State) checkPlayers() *rules.Refusal {
	for i := range s.Players {
		p, seat := &s.Players[i], onSeat[i]
		switch {
		case !between(p.Score, 0, mostNumber) || !between(p.Tens, 0, mostNumber):
			return rules.Impossible("MU-VP-1", "impossible-score", seat[0], seat...)
		case !between(p.Prestige, 0, mostNumber):
			return rules.Impossible("MU-Q8", "impossible-prestige", seat[0], seat...)
		case !between(p.Notoriety, 0, mostNotoriety):
			return rules.Impossible("MU-NOT-2", "impossible-notoriety", seat[0], seat...)
		case !between(p.Hand, len(p.Known), mostNumber) || !p.Known.possible() || !p.Pool.possible():
			return rules.Impossible("MU-DEV-2", "impossible-hand", seat[0], seat...)
		}
		if r := p.checkCount(s, seat); r != nil {
			return r
		}
		if r := s.checkMuseum(rules.Seat(i)); r != nil {
			return r
		}
	}
	return nil
}

// possible reports whether every card of a heap has a value, and whether they lie in order.
func (l Cards) possible() bool {
	for i, c := range l {
		if c >= noSuchCard || c.Value() == 0 || i > 0 && c < l[i-1] {
			return false
		}
	}
	return true
}

func (p *Player) checkCount(s *State, seat []rules.Thing) *rules.Refusal {
	c := &p.Count
	wrong := !between(c.Points, 0, mostPatron) || c.Patron != 0 && s.Prints.patron(c.Patron) == nil && !s.Prints.isByHand(c.Patron)
	for _, n := range c.Pool {
		wrong = wrong || !between(n, 0, mostCards)
	}
	for i, id := range p.Dealt {
		wrong = wrong || !slices.Contains(s.Prints.patrons(), numeral(id)) || i > 0 && id <= p.Dealt[i-1]
	}
	if wrong || len(p.Dealt) > 0 && len(p.Dealt) != dealtPatrons {
		return rules.Impossible("MU-SCORE-3", "impossible-count", seat[0], seat...)
	}
	return nil
}

// checkMuseum requires cards on cells that the board has, and no more than it has cells
// (MU-DEV-6, MU-Q22). Where cards are told, those of the museum.
func (s *State) checkMuseum(seat rules.Seat) *rules.Refusal {
	p, fix := &s.Players[seat], onMuseum[seat][0]
	switch {
	case !p.Museum.possible() || !between(p.Board, 0, mostBoards):
		return rules.Impossible("MU-DEV-6", "impossible-museum", fix, onSeat[seat]...)
	case s.room(seat) < 0:
		return rules.Impossible("MU-Q22", "more-than-cells", fix, onSeat[seat][0], cardCount(len(p.Museum)), rules.Of("cells", s.cells(seat)))
	}
	rest := slices.Clone(p.Museum)
	for i, place := range p.Layout {
		if !s.hasCell(seat, place.Cell) || i > 0 && place.Cell <= p.Layout[i-1].Cell || !place.Card.Named() {
			return rules.Impossible("MU-DEV-6", "impossible-layout", fix, onSeat[seat]...)
		}
		if s.full() && !rest.take(place.Card) {
			return rules.Impossible("MU-DEV-6", "not-exhibited", fix, onSeat[seat][0], cardThing(place.Card))
		}
	}
	return nil
}

// checkRow requires no more personalities than there are (MU-Q13).
func (s *State) checkRow() *rules.Refusal {
	for i := range s.Row {
		x := &s.Row[i]
		if !between(x.Cost, 0, mostCost) || x.Gone && *x != (Portrait{Gone: true}) || x.Person != 0 && s.Prints.person(x.Person) == nil {
			return rules.Impossible("MU-PER-1", "impossible-portrait", onPortrait[i][0], onPortrait[i]...)
		}
	}
	for i := range s.Players {
		if !between(s.Players[i].Staff, 0, mostNumber) {
			return rules.Impossible("MU-PER-1", "too-many-staff", onSeat[i][0], onSeat[i]...)
		}
	}
	if s.tracks() && s.inDeck() < 0 {
		return rules.Impossible("MU-PER-1", "too-many-staff", "box", staffCount(s.Prints.Counts.Staff))
	}
	return nil
}

// checkAgenda requires tasks that somebody can do.
func (s *State) checkAgenda() *rules.Refusal {
	for _, t := range s.Agenda {
		if t.Do == 0 || t.Do >= lastStep || t.Do.ofCount() != s.Ended || t.Do.ofSeat() != (t.Seat >= 0) || t.Seat < rules.Table || int(t.Seat) >= s.seats() {
			return rules.Impossible("MU-DEV-1", "impossible-agenda", "play", rules.Of("task", t.String()))
		}
	}
	return nil
}

// checkBooks returns the conservation of the object cards.
func (s *State) checkBooks() *rules.Refusal {
	if !s.tracks() || s.objects()+s.Away == s.allObjects() {
		return nil
	}
	return rules.Impossible("MU-SET-4", "unbalanced", "play", cardCount(s.objects()+s.Away), cardCount(s.allObjects()))
}
