package museum

import (
	"slices"

	"docent/rules"
)

// balanced does a change of what is tracked and keeps the books: the difference came from
// or went to where Docent does not look.
func (s *State) balanced(change func()) {
	before := s.objects()
	change()
	if s.tracks() {
		s.Away += before - s.objects()
	}
}

// countVia returns a number of cards that the books know.
func (s *State) countVia(n *int) *rules.Via {
	return rules.NumberVia(func() int { return *n }, func(to int) { s.balanced(func() { *n = to }) })
}

// heapVia returns a heap of cards that the books know.
func (s *State) heapVia(heap *Cards) *rules.Via {
	return rules.NewVia(heap.values, func(list []string) { s.balanced(func() { heap.set(list) }) })
}

// knownVia returns what a hand is known to hold: it holds at least that.
func (s *State) knownVia(p *Player) *rules.Via {
	return rules.NewVia(p.Known.values, func(list []string) {
		s.balanced(func() {
			p.Known.set(list)
			p.Hand = max(p.Hand, len(p.Known))
		})
	})
}

// handVia returns how many cards a hand holds: fewer than are known, and they are forgotten.
func (s *State) handVia(p *Player) *rules.Via {
	return rules.NumberVia(func() int { return p.Hand }, func(n int) {
		s.balanced(func() {
			p.Hand = n
			if len(p.Known) > n {
				p.Known = nil
			}
		})
	})
}

// poolVia returns a pool: what was told of its continents is forgotten, and asked for again where it counts.
func (s *State) poolVia(p *Player) *rules.Via {
	heap := s.heapVia(&p.Pool)
	return rules.NewVia(heap.Values, func(list []string) {
		rules.Must(heap.SetValues(list))
		p.Count.Pool, p.Count.Pooled = [continents]int{}, false
		s.askPools()
	})
}

// tokensVia returns the Public Opinion tokens of a continent: what they count is asked for.
func (s *State) tokensVia(x *Site) *rules.Via {
	return rules.NumberVia(func() int { return x.Tokens }, func(n int) {
		x.Tokens = n
		s.askPools()
	})
}

// askPools asks in the count for the continents of pools that were not asked for yet, and now count.
func (s *State) askPools() {
	for i := range s.Players {
		task := Task{askPool, rules.Seat(i)}
		if s.Ended && s.tracks() && !s.idle(task) && !slices.Contains(s.Agenda, task) {
			s.then(task)
		}
	}
}

// museumVia returns what a museum holds: cards that are gone are lifted.
func (s *State) museumVia(p *Player) *rules.Via {
	return rules.NewVia(p.Museum.values, func(list []string) {
		s.balanced(func() { p.Museum.set(list) })
		s.liftStrangers(p)
	})
}

// liftStrangers takes what is not the museum's off its cells, where cards are told.
func (s *State) liftStrangers(p *Player) {
	if !s.full() {
		return
	}
	rest := slices.Clone(p.Museum)
	p.Layout = slices.DeleteFunc(p.Layout, func(place Place) bool { return !rest.take(place.Card) })
	if len(p.Layout) == 0 {
		p.Layout = nil
	}
}

// cellVia returns what lies on a cell. Where cards are told, a card that the museum does not
// hold joins it.
func (s *State) cellVia(seat rules.Seat, cell Cell) *rules.Via {
	p := &s.Players[seat]
	return rules.WordVia(func() string {
		if at := s.onCell(seat, cell); at >= 0 {
			return p.Layout[at].Card.String()
		}
		return ""
	}, func(word string) {
		p.Layout = slices.DeleteFunc(p.Layout, func(place Place) bool { return place.Cell == cell })
		if len(p.Layout) == 0 {
			p.Layout = nil
		}
		if word == "" {
			return
		}
		var card Card
		rules.Must(card.UnmarshalText([]byte(word)))
		if s.full() {
			s.balanced(func() { s.join(p, card) })
		}
		p.put(Place{cell, card})
	})
}

// join makes sure that a museum holds one more of a card than lie on cells.
func (s *State) join(p *Player, card Card) {
	rest := p.unplaced()
	if rest.copies(card) > 0 {
		return
	}
	if bare := nameless(rest, card); bare != 0 {
		p.Museum.take(bare)
	}
	p.Museum.add(card)
}

// scoreVia moves a pawn: the tens it has reached follow, and so does the end. Where nobody is beyond 50 after all, no last turns
// have begun.
func (s *State) scoreVia(p *Player) *rules.Via {
	return rules.NumberVia(func() int { return p.Score }, func(n int) {
		beyond := p.Score > lastScore
		p.Score = n
		p.Tens = s.reached(n)
		if beyond && s.furthest() < 0 && !s.Ended {
			s.Ending, s.Last = false, 0
		}
		s.retrigger()
	})
}

// furthest returns a seat beyond 50; Table where nobody is.
func (s *State) furthest() rules.Seat {
	return rules.Seat(slices.IndexFunc(s.Players, func(p Player) bool { return p.Score > lastScore }))
}

// retrigger finds who has crossed 50 after the scores were set right.
func (s *State) retrigger() {
	if !s.tracks() || s.Trigger >= 0 && s.Players[s.Trigger].Score > lastScore {
		return
	}
	if seat := s.furthest(); seat >= 0 || !s.Ending {
		s.Trigger = seat
	}
}

// dealtVia returns the three patrons that a seat chooses from: fewer are none.
func (p *Player) dealtVia() *rules.Via {
	return rules.NewVia(func() []string {
		var list []string
		for _, id := range p.Dealt {
			list = append(list, numeral(id))
		}
		return list
	}, func(list []string) {
		p.Dealt = nil
		if len(list) == dealtPatrons {
			p.Dealt = patronsOf(list)
		}
	})
}

// turnVia gives another seat the turn: it begins with its importation, and what changed for the other turn is over.
func (s *State) turnVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Turn) }, func(n int) {
		s.Turn = rules.Seat(n)
		if s.Ended {
			return
		}
		s.lapse(Turn)
		s.Scratch, s.Agenda = Scratch{}, nil
		s.askTakes()
		s.settle(&rules.Log{})
	})
}

// playedVia returns whether the active player has played a notoriety card: where none was, what it changed for the turn is over.
func (s *State) playedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Scratch.Notoriety }, func(on bool) {
		if s.Scratch.Notoriety = on; on {
			return
		}
		s.drop(func(t Term) bool {
			noun, _ := t.Of.Split()
			return noun == fame && t.Seat == s.Turn && t.Change.Long == Turn
		})
	})
}

// headlineVia returns the headline that is valid: what the one before changed and marked is over, and what this one prints holds.
// While the next is asked for, none is.
func (s *State) headlineVia() *rules.Via {
	return rules.NumberVia(func() int { return s.News.Card }, func(n int) {
		old := s.News.Card
		s.News.Card = n
		if s.Ended || s.next().Do == askNews {
			return
		}
		was, is := rules.Of("headline", old), rules.Of("headline", n)
		printed := slices.ContainsFunc(s.Prints.Changes, func(p ChangePrint) bool { return p.Of == is })
		s.drop(func(t Term) bool { return t.Of == was && (old > 0 || printed) })
		s.enforce(is, rules.Table, &rules.Log{})
		if h := s.Prints.headline(old); h != nil {
			s.unmark(h.effect())
		}
		if h := s.Prints.headline(n); h != nil {
			s.unmark(h.effect()) // what the table told by hand
			s.mark(h.effect())
		}
	})
}

// endedVia ends the game, or opens it again.
func (s *State) endedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Ended }, func(on bool) {
		s.Ended, s.Agenda = on, nil
		if on {
			s.askEverything()
			return
		}
		s.reopen()
	})
}

// reopen goes on with the turn of the active player, which is one of the last where these have begun.
func (s *State) reopen() {
	s.Ended, s.Agenda = false, nil
	if s.furthest() < 0 {
		s.Ending, s.Last = false, 0
	}
	s.retrigger()
	for i := range s.Players {
		s.Players[i].Count = Count{}
	}
}

// opinionsVia returns how many opinion cards each pile got: the piles follow.
func (s *State) opinionsVia() *rules.Via {
	return rules.NumberVia(func() int { return s.Opinions }, func(n int) {
		for i := range s.Sites {
			if s.tracks() {
				s.Sites[i].Pile = max(0, s.Sites[i].Pile+n-s.Opinions)
			}
		}
		s.Opinions = n
	})
}

// seenVia returns how many opinion cards have left a pile: the books keep its objects.
func (s *State) seenVia(x *Site) *rules.Via {
	return rules.NumberVia(func() int { return x.Seen }, func(n int) { s.balanced(func() { x.Seen = n }) })
}

// objectsVia returns how many objects each continent has in the box: the books follow.
func (s *State) objectsVia() *rules.Via {
	return rules.NumberVia(func() int { return s.Prints.Counts.Objects }, func(n int) {
		if s.tracks() {
			s.Away += continents * (n - s.Prints.Counts.Objects)
		}
		s.Prints.Counts.Objects = n
	})
}

// levelVia changes what is tracked: questions of the other level are dropped.
func (s *State) levelVia() *rules.Via {
	return rules.WordVia(func() string { return string(s.Level) }, func(word string) {
		before := s.Level
		s.Level = Level(word)
		switch {
		case s.Level == before:
		case s.Level == ScoreOnly:
			s.Away = 0
			s.Ended, s.Agenda = true, nil
			s.askEverything()
		case before == ScoreOnly:
			s.resume()
		case s.Ended:
			s.Agenda = nil
			s.askEverything()
		}
		if s.full() {
			s.nameLayouts()
		}
	})
}

// resume tracks a game from here on. What nobody laid out is as at its beginning.
func (s *State) resume() {
	s.reopen()
	if s.Sites[0].Pile == 0 && s.Sites[0].Open == 0 {
		tokens := [continents]int{}
		for i := range s.Sites {
			tokens[i] = s.Sites[i].Tokens
		}
		s.layOut()
		for i := range s.Sites {
			s.Sites[i].Tokens = tokens[i]
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		p.Tens = s.reached(p.Score)
	}
	s.Away = s.allObjects() - s.objects()
}

// allObjects returns how many object cards the box has.
func (s *State) allObjects() int { return continents * s.Prints.Counts.Objects }

// nameLayouts makes museums hold what lies in them, from the level on that tells cards.
func (s *State) nameLayouts() {
	for i := range s.Players {
		p := &s.Players[i]
		rest := slices.Clone(p.Museum)
		for j := range p.Layout {
			at := slices.IndexFunc(rest, func(c Card) bool { return c == p.Layout[j].Card })
			if at < 0 {
				at = slices.IndexFunc(rest, func(c Card) bool { return fits(c, p.Layout[j].Card) })
			}
			if at < 0 {
				p.Layout[j].Card = 0
				continue
			}
			p.Layout[j].Card = NewCard(p.Layout[j].Card.Civ(), p.Layout[j].Card.Dom(), rest[at].Value())
			p.Museum.take(rest[at])
			p.Museum.add(p.Layout[j].Card)
			rest = slices.Delete(rest, at, at+1)
		}
		p.Layout = slices.DeleteFunc(p.Layout, func(place Place) bool { return place.Card == 0 })
		if len(p.Layout) == 0 {
			p.Layout = nil
		}
	}
}

// fits reports whether a card of a museum may be the one that lies somewhere by its type.
func fits(card, laid Card) bool {
	if laid.Value() > 0 && laid.Value() != card.Value() {
		return false
	}
	return !card.Named() || card.Civ() == laid.Civ() && card.Dom() == laid.Dom()
}
