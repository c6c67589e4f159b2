package museum

import "docent/rules"

// Notoriety plays a notoriety card; what it brings is told by hand (MU-NOT-1).
type Notoriety struct {
	Points   int `json:"points"`
	Prestige int `json:"prestige"`
	Cards    int `json:"cards"`         // objects drawn or lost
	Card     int `json:"card,omitzero"` // of the box's notoriety cards
}

// What a notoriety card brings or costs at most.
const (
	mostEffectPoints = 20
	mostEffect       = 10
	mostEffectCards  = 5
)

// Fields asks what it brings or costs, and which it is where the box knows some.
func (n Notoriety) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	list := effectFields(&s.Players[by])
	card := rules.Field{Name: "card", Of: fame, Options: []rules.Option{{Value: "0"}}}
	for i := range s.Prints.Names {
		if noun, id := s.Prints.Names[i].Of.Split(); noun == fame {
			card.Options = append(card.Options, rules.Option{Value: id})
		}
	}
	if len(card.Options) > 1 {
		list = append(list, card)
	}
	return list
}

func effectFields(p *Player) []rules.Field {
	return []rules.Field{
		{Name: "points", Min: -min(p.Score, mostEffect), Max: mostEffectPoints},
		{Name: "prestige", Min: -min(p.Prestige, mostEffect), Max: mostEffect},
		{Name: "cards", Min: -min(p.Hand-len(p.Known), mostEffectCards), Max: mostEffectCards},
	}
}

// Check requires any moment of one's own turn, a card in hand, and none played this turn.
func (n Notoriety) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.inTurn() || by != s.Turn {
		if r := s.myTurn(by); r != nil {
			return r
		}
	}
	switch {
	case s.Scratch.Notoriety:
		return onlyOne[by]
	case s.Players[by].Notoriety == 0:
		return noNotoriety[by]
	case n.Card != 0 && !s.Prints.knows(rules.Of(fame, n.Card)):
		return outOfReach[by]
	}
	return s.reachable(by, n.Points, n.Prestige, n.Cards)
}

// knows reports whether the box has a name or a text of a card.
func (p *Prints) knows(thing rules.Thing) bool {
	name, text := p.Called(thing)
	return name != "" || text != ""
}

// reachable requires an effect to take no more than there is.
func (s *State) reachable(by rules.Seat, points, prestige, cards int) *rules.Refusal {
	p := &s.Players[by]
	if between(points, -p.Score, mostEffectPoints) && between(prestige, -p.Prestige, mostEffect) &&
		between(cards, len(p.Known)-p.Hand, mostEffectCards) {
		return nil
	}
	return outOfReach[by]
}

func between(n, least, most int) bool { return n >= least && n <= most }

// inTurn reports whether a turn is under way, from the importation to the hand's check.
func (s *State) inTurn() bool {
	switch s.next().Do {
	case 0, askTake, askHand:
		return !s.Ended
	}
	return false
}

var (
	onlyOne     = inPlay("MU-NOT-1", "one-notoriety")
	noNotoriety = bySeat("MU-NOT-1", "no-notoriety")
	outOfReach  = bySeat("MU-NOT-1", "out-of-reach")
	noEffects   = bySeat("MU-PER-1", "nothing-brought")
)

// Apply takes its effects.
func (n Notoriety) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Notoriety--
	s.Scratch.Notoriety = true
	if n.Card != 0 {
		log.Tell("MU-NOT-1", by, "notoriety-card", rules.Of(fame, n.Card))
		s.enforce(rules.Of(fame, n.Card), by, log)
	}
	log.Tell("MU-NOT-1", by, "plays-notoriety", pointCount(n.Points), prestigeCount(n.Prestige), cardCount(n.Cards))
	s.affect(by, n.Points, n.Prestige, n.Cards, log)
}

// affect gives and takes points, prestige and objects.
func (s *State) affect(by rules.Seat, points, prestige, cards int, log *rules.Log) {
	p := &s.Players[by]
	p.Prestige += prestige
	p.Hand += cards
	s.Away -= cards
	s.score(by, points, log)
	s.settle(log)
}

// Effect holds what a personality or the headline brings a player: only the cards say it, so
// it is told by hand (MU-PER-1, MU-NEWS-1).
type Effect struct {
	Points   int `json:"points"`
	Prestige int `json:"prestige"`
	Cards    int `json:"cards"` // objects drawn or lost
}

// Fields asks what it brings or costs.
func (e Effect) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	return effectFields(&s.Players[by])
}

// Check requires a turn under way, and a card that may bring something: a personality of the
// player, or a headline.
func (e Effect) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !s.inTurn() || by < 0:
		return busy
	case s.Players[by].Staff == 0 && s.News.Round == 0:
		return noEffects[by]
	}
	return s.reachable(by, e.Points, e.Prestige, e.Cards)
}

// Apply takes it.
func (e Effect) Apply(s *State, by rules.Seat, log *rules.Log) {
	rule := rules.RuleID("MU-PER-1")
	if s.Players[by].Staff == 0 {
		rule = "MU-NEWS-1"
	}
	log.Tell(rule, by, "brought", pointCount(e.Points), prestigeCount(e.Prestige), cardCount(e.Cards))
	s.affect(by, e.Points, e.Prestige, e.Cards, log)
}
