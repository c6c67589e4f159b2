package museum

import "docent/rules"

// TakeBack is an inventory: cards of one's own pool into the hand (MU-INV-1).
type TakeBack struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks which.
func (t TakeBack) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	return []rules.Field{heapField("cards", s.Players[by].Pool)}
}

// Check wants one's own turn without anything exhibited or recruited.
func (t TakeBack) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Scratch.Mode == Develop {
		return develops[by]
	}
	if !s.Players[by].Pool.holds(t.Cards...) {
		return notInPool[by]
	}
	return nil
}

var develops = bySeat("MU-INV-1", "develops")

// Apply moves them.
func (t TakeBack) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	s.Scratch.Mode = Inventory
	p.Pool.remove(t.Cards...)
	p.Hand += len(t.Cards)
	p.Known.add(t.Cards...)
	log.Tell("MU-INV-1", by, "takes-back", rules.Of("cards", len(t.Cards)))
	s.settle()
}

// Notoriety plays a notoriety card; what it brings is told by hand (MU-NOT-1).
type Notoriety struct {
	Points   int `json:"points"`
	Prestige int `json:"prestige"`
	Cards    int `json:"cards"` // objects drawn or lost
}

// Fields asks what it brings or costs.
func (n Notoriety) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	p := &s.Players[by]
	return []rules.Field{
		rules.Number("points", -min(p.Score, 10), 20),
		rules.Number("prestige", -min(p.Prestige, 10), 10),
		rules.Number("cards", -min(p.Hand-len(p.Known), 5), 5),
	}
}

// Check wants one's own turn, a card in hand, and none played this turn.
func (n Notoriety) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	p := &s.Players[by]
	switch {
	case s.Scratch.Notoriety:
		return onlyOne[by]
	case p.Notoriety == 0:
		return noNotoriety[by]
	case p.Score+n.Points < 0 || p.Prestige+n.Prestige < 0 || p.Hand+n.Cards < len(p.Known) || p.Hand+n.Cards > mostCards:
		return belowZero[by]
	}
	return nil
}

const mostCards = 60

var (
	onlyOne     = bySeat("MU-NOT-1", "one-notoriety")
	noNotoriety = bySeat("MU-NOT-1", "no-notoriety")
	belowZero   = bySeat("MU-NOT-1", "below-zero")
)

// Apply takes its effects.
func (n Notoriety) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	p.Notoriety--
	s.Scratch.Notoriety = true
	p.Prestige += n.Prestige
	p.Hand += n.Cards
	log.Tell("MU-NOT-1", by, "plays-notoriety", rules.Of("points", n.Points), rules.Of("prestige", n.Prestige), rules.Of("cards", n.Cards))
	s.score(by, n.Points, log)
	s.settle()
}

// EndTurn ends the improvement (MU-EOT-1, MU-EOT-2).
type EndTurn struct{}

// Check wants one's own turn.
func (EndTurn) Check(s *State, by rules.Seat) *rules.Refusal { return s.myTurn(by) }

// Apply checks the hand, clears old opinions and refills.
func (EndTurn) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.then(Task{askHand, by}, Task{askRefill, rules.Table}, Task{endTest, rules.Table})
	for i := range s.Sites {
		if n := s.Sites[i].Stale; n > 0 {
			s.Sites[i].Stale = 0
			log.Tell("MU-OP-1", rules.Table, "opinion-gone", rules.Of("continent", Continent(i)), rules.Of("cards", n))
		}
	}
	s.settle()
}

// PutAway lays surplus cards of the hand into the pool (MU-EOT-1).
type PutAway struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for as many as are too many.
func (a PutAway) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	f := s.handField("cards", by)
	f.Min = s.Players[by].Hand - handLimit
	f.Max = f.Min
	return []rules.Field{f}
}

// Check wants exactly the surplus.
func (a PutAway) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askHand, by); r != nil {
		return r
	}
	switch {
	case len(a.Cards) != s.Players[by].Hand-handLimit:
		return notSurplus[by]
	case !s.inHand(by, a.Cards):
		return notInHand[by]
	}
	return nil
}

var notSurplus = bySeat("MU-EOT-1", "not-surplus")

// Apply moves them.
func (a PutAway) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.lay(by, a.Cards)
	s.Players[by].Pool.add(a.Cards...)
	log.Tell("MU-EOT-1", by, "puts-away", rules.Of("cards", len(a.Cards)))
	s.settle()
}

// Refill says how many Public Opinion cards the refill turned up on each continent.
type Refill struct {
	America int `json:"america"`
	Europe  int `json:"europe"`
	Africa  int `json:"africa"`
	Asia    int `json:"asia"`
}

func (f Refill) counts() [continents]int {
	return [continents]int{f.America, f.Europe, f.Africa, f.Asia}
}

// Fields asks for each continent with empty places; none is the usual answer.
func (f Refill) Fields(s *State, _ rules.Seat) []rules.Field {
	var list []rules.Field
	for i := range s.Sites {
		if n := s.Sites[i].empty(); n > 0 {
			list = append(list, rules.Field{Name: continentNames[i], Of: "opinions", Max: min(n, s.opinionsLeft(i))})
		}
	}
	return list
}

// opinionsLeft is how many Public Opinion cards a pile may still hold.
func (s *State) opinionsLeft(site int) int { return min(s.Sites[site].Pile, s.Opinions) }

// Check wants no more than there are places.
func (f Refill) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askRefill, by); r != nil {
		return r
	}
	for i, n := range f.counts() {
		if n < 0 || n > s.Sites[i].empty() || n > s.opinionsLeft(i) {
			return tooManyOpinions[i]
		}
	}
	return nil
}

var tooManyOpinions = byContinent("MU-OP-1", "too-many-opinions")

// Apply fills the places; each opinion puts a token on its continent while there are any
// (MU-EOT-2, MU-OP-1, MU-Q7). With poReplaceNow the places are filled again at once.
func (f Refill) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	again := false
	for i, n := range f.counts() {
		site := &s.Sites[i]
		filled := site.empty()
		if filled == 0 {
			continue
		}
		site.Open += filled - n
		site.Pile -= filled
		log.Tell("MU-EOT-2", rules.Table, "refilled", rules.Of("continent", Continent(i)), rules.Of("cards", filled))
		for range n {
			s.opinion(i, log)
		}
		if s.House.ReplaceNow {
			again = again || n > 0
		} else {
			site.Fresh += n
		}
	}
	if again {
		s.Agenda = append(Agenda{{askRefill, rules.Table}}, s.Agenda...)
	}
	s.settle()
}

// opinion is one Public Opinion card turned up.
func (s *State) opinion(site int, log *rules.Log) {
	about := rules.Of("continent", Continent(site))
	if s.tokensLeft() == 0 {
		log.Tell("MU-Q7", rules.Table, "no-tokens-left", about)
		return
	}
	s.Sites[site].Tokens++
	log.Tell("MU-OP-1", rules.Table, "opinion", about, rules.Of("tokens", s.Sites[site].Tokens))
}

// passTurn hands the turn to the left, or ends the game (MU-FIN-1, MU-Q14).
func (s *State) passTurn(log *rules.Log) {
	for i := range s.Sites {
		s.Sites[i].Stale, s.Sites[i].Fresh = s.Sites[i].Stale+s.Sites[i].Fresh, 0
	}
	switch {
	case s.Ending:
		s.Last--
	case s.Trigger >= 0:
		s.Ending, s.Last = true, s.seats()-1
		log.Tell("MU-FIN-1", rules.Table, "last-turns", rules.Of("turns", s.Last))
	}
	if s.Ending && s.Last == 0 {
		s.finish(log)
		return
	}
	s.Turn = s.left(s.Turn)
	if s.Turn != s.First {
		s.beginTurn(log)
		return
	}
	s.Round++
	s.endNews()
	log.Tell("MU-NEWS-1", rules.Table, "new-round", rules.Of("round", s.Round))
	log.Tell("MU-PER-3", rules.Table, "row-shifts")
	copy(s.Row[1:], s.Row[:2])
	s.Row[0] = Portrait{}
	s.then(Task{askNews, rules.Table})
}
