package museum

import (
	"slices"

	"docent/rules"
)

// Headline is the headline of a round: what it does to the continents, or nothing that
// Docent tracks (MU-NEWS-1, MU-NEWS-2, MU-Q19).
type Headline struct {
	Closed []Continent `json:"closed,omitempty"`
	Fewer  []Continent `json:"fewer,omitempty"` // one card less
	More   []Continent `json:"more,omitempty"`  // one card more each time it is named
}

// Fields asks for the continents it closes, and where customs change what lies open.
func (h Headline) Fields(*State, rules.Seat) []rules.Field {
	closed := rules.Several("closed", "continent", 0, continents, continentNames[:]...)
	fewer := rules.Several("fewer", "continent", 0, continents, continentNames[:]...)
	more := rules.Several("more", "continent", 0, 3*continents, continentNames[:]...)
	for i := range continents {
		closed.Options[i].Copies, fewer.Options[i].Copies, more.Options[i].Copies = 1, 1, 3
	}
	return []rules.Field{closed, fewer, more}
}

// Check wants the question open, and no continent with both more and fewer.
func (h Headline) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askNews, by); r != nil {
		return r
	}
	for _, c := range h.Fewer {
		if slices.Contains(h.More, c) {
			return moreAndFewer
		}
	}
	return nil
}

var moreAndFewer = &rules.Refusal{Rule: "MU-NEWS-2", Key: "more-and-fewer", Fix: "play"}

// Apply puts the markers; more cards are turned up at once.
func (h Headline) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	s.News = News{Round: s.Round}
	for _, c := range h.Closed {
		s.Sites[c].Closed = true
		log.Tell("MU-NEWS-2", rules.Table, "embargo", rules.Of("continent", c))
	}
	for _, c := range h.Fewer {
		site := &s.Sites[c]
		site.Customs--
		site.Covered = min(1, site.Open)
		log.Tell("MU-NEWS-2", rules.Table, "customs-fewer", rules.Of("continent", c))
	}
	for _, c := range h.More {
		s.Sites[c].Customs++
	}
	for i := range s.Sites {
		if n := s.Sites[i].Customs; n > 0 {
			log.Tell("MU-NEWS-2", rules.Table, "customs-more", rules.Of("continent", Continent(i)), rules.Of("cards", n))
		}
	}
	if len(h.Closed)+len(h.Fewer)+len(h.More) == 0 {
		log.Tell("MU-NEWS-1", rules.Table, "headline")
	}
	if len(h.More) > 0 {
		s.then(Task{askRefill, rules.Table})
		s.settle()
		if len(s.Agenda) > 0 {
			s.then(Task{beginsTurn, rules.Table})
			return
		}
	}
	s.beginTurn(log)
}

// endNews takes a headline's markers off.
func (s *State) endNews() {
	for i := range s.Sites {
		s.Sites[i].Closed, s.Sites[i].Customs, s.Sites[i].Covered = false, 0, 0
	}
}
