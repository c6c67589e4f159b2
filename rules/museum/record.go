package museum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Record records what the text of a card changes: of the headline, of a personality or of
// a notoriety card played this turn. The box remembers it of a card that it knows
// (MU-NEWS-1, MU-PER-1, MU-NOT-1).
type Record struct {
	Deck   string   `json:"deck"`
	Card   int      `json:"card,omitzero"` // of the box; 0 where not told
	What   Changed  `json:"what"`
	By     int      `json:"by"`
	Groups []string `json:"groups,omitempty"`
	Whom   Whom     `json:"whom,omitzero"`
	Long   Span     `json:"long,omitzero"`
}

// Fields asks for what is changed, by how much, for whom and how long.
func (c Record) Fields(s *State, _ rules.Seat) []rules.Field {
	list := []rules.Field{rules.Pick("what", "change", changedNames[1:]...), rules.Number("by", -mostChange, mostChange)}
	if c.What == ObjectPrice {
		list = append(list, rules.Several("groups", "group", 0, len(groupNames), groupNames...).Once())
	}
	if c.Deck != "headline" {
		list = append(list, rules.Pick("whom", "whom", whomNames[1:]...), rules.Pick("long", "span", spanNames[1:]...))
	}
	if c.Deck == "headline" || len(s.known(c.Deck)) == 0 {
		return list
	}
	return append(list, rules.Pick("card", c.Deck, append([]string{"0"}, s.known(c.Deck)...)...))
}

// known lists the cards of a deck that the box knows.
func (s *State) known(noun string) []string {
	var list []string
	for id := 1; id <= mostFame; id++ {
		thing := rules.Of(noun, id)
		if noun == "personality" && s.Prints.person(id) != nil || s.Prints.knows(thing) {
			list = append(list, strconv.Itoa(id))
		}
	}
	return list
}

// change returns what is recorded; only objects come in groups.
func (c Record) change() (Change, bool) {
	change := Change{What: c.What, By: c.By, Whom: c.Whom, Long: c.Long}
	ok := true
	if c.What == ObjectPrice && len(c.Groups) > 0 {
		change.Groups, ok = groupsOf(c.Groups)
	}
	return change, ok && change.possible()
}

// of returns the card it is recorded of.
func (c Record) of(s *State) rules.Thing {
	if c.Deck == "headline" {
		return rules.Of("headline", s.News.Card)
	}
	return rules.Of(c.Deck, c.Card)
}

// Check demands a turn under way, a card that is in force or was played this turn, and a
// change that a card can make.
func (c Record) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !s.inTurn() || by < 0:
		return busy
	case !s.mayRecord(c.Deck, by) || c.Card != 0 && !slices.Contains(s.known(c.Deck), strconv.Itoa(c.Card)):
		return noText[by]
	case len(s.Terms) >= mostTerms:
		return tooManyTerms
	}
	if _, ok := c.change(); !ok {
		return noChange[by]
	}
	return nil
}

// mayRecord reports whether a seat has a card of a deck whose text may change something.
func (s *State) mayRecord(deck string, by rules.Seat) bool {
	switch deck {
	case "headline":
		return s.News.Round > 0 && by == s.Turn
	case "personality":
		return s.Players[by].Staff > 0
	case fame:
		return s.Scratch.Notoriety && by == s.Turn
	}
	return false
}

var (
	noText       = bySeat("MU-PER-1", "no-text")
	noChange     = bySeat("MU-NEWS-1", "no-change")
	tooManyTerms = &rules.Refusal{Rule: "MU-NEWS-1", Key: "too-many-changes", Fix: "play"}
)

// Apply brings the change into force and, of a card that the box knows, remembers it.
func (c Record) Apply(s *State, by rules.Seat, log *rules.Log) {
	change, _ := c.change()
	of := c.of(s)
	if _, id := of.Split(); id != "0" {
		fresh := slices.DeleteFunc(slices.Clone(s.Prints.Changes), func(p ChangePrint) bool { return p.Of == of })
		s.Prints.Changes = append(fresh, ChangePrint{of, change})
	}
	if c.Deck == "headline" {
		by = rules.Table
	}
	s.add(Term{of, by, change}, log)
}

// Lapse ends a change in force, as a card says or because it was recorded wrongly.
type Lapse struct {
	Term int `json:"term"` // from 1
}

// Check demands a turn under way and the change in force.
func (l Lapse) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !s.inTurn() || by != rules.Table:
		return busy
	case !between(l.Term, 1, len(s.Terms)):
		return noSuchTerm
	}
	return nil
}

var noSuchTerm = &rules.Refusal{Rule: "MU-NEWS-1", Key: "no-such-change", Fix: "play"}

// Apply ends it.
func (l Lapse) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.Terms[l.Term-1]
	s.Terms = slices.Delete(s.Terms, l.Term-1, l.Term)
	s.lapse(0)
	log.Tell(t.rule(), rules.Table, "lapsed", rules.All(shown(t.Of)))
}

// recordAbout is about the player whose card it is, for each deck.
var recordAbout = func() map[string][][]rules.Thing {
	about := map[string][][]rules.Thing{}
	for deck := range changers {
		for _, seat := range seatThings {
			about[deck] = append(about[deck], []rules.Thing{seat, rules.Of("deck", deck)})
		}
	}
	return about
}()

// offerTexts proposes to record what cards change, and to end what was recorded.
func (s *State) offerTexts(m *rules.Menu[State]) {
	offer := func(seat rules.Seat, deck string, whom Whom, long Span) {
		if s.mayRecord(deck, seat) && len(s.Terms) < mostTerms {
			o := rules.Offer{Seat: seat, Rule: changers[deck], About: recordAbout[deck][seat], Aside: true}
			m.Add(o, Record{Deck: deck, What: ObjectPrice, By: -1, Whom: whom, Long: long})
		}
	}
	offer(s.Turn, "headline", All, Round)
	offer(s.Turn, fame, Owner, Turn)
	for i := range s.Players {
		offer(rules.Seat(i), "personality", Owner, WholeGame)
	}
	for i := range s.Terms {
		t := &s.Terms[i]
		m.Add(rules.Offer{Seat: rules.Table, Rule: t.rule(), About: []rules.Thing{rules.All(shown(t.Of))}, Aside: true}, Lapse{i + 1})
	}
}
