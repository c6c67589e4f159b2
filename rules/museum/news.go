package museum

import (
	"slices"

	"docent/rules"
)

// Headline is the headline of a round: what it does to the continents, or nothing that
// Docent tracks (MU-NEWS-1, MU-NEWS-2, MU-Q19).
type Headline struct {
	Card   int         `json:"card,omitzero"` // of the box's headlines
	Closed []Continent `json:"closed,omitempty"`
	Fewer  []Continent `json:"fewer,omitempty"`  // one card less
	Veiled []Continent `json:"veiled,omitempty"` // of those, where the covered place shows no object
	More   []Continent `json:"more,omitempty"`   // one card more each time it is named
}

// mostMore is how many cards more customs may bring to a continent.
const mostMore = 3

// Fields asks for the continents it closes, and where customs change what lies open.
func (h Headline) Fields(*State, rules.Seat) []rules.Field { return newsFields }

var newsFields = func() []rules.Field {
	several := func(name string, copies int) rules.Field {
		f := rules.Several(name, "continent", 0, copies*continents, continentNames...)
		for i := range f.Options {
			f.Options[i].Copies = copies
		}
		return f
	}
	return []rules.Field{several("closed", 1), several("fewer", 1), several("veiled", 1), several("more", mostMore)}
}()

// Check requires the question open, and no continent with both more and fewer.
func (h Headline) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askNews, by); r != nil {
		return r
	}
	if h.Card != 0 && s.Prints.headline(h.Card) == nil {
		return noSuchHeadline
	}
	for i, c := range h.Fewer {
		if slices.Contains(h.More, c) || slices.Contains(h.Fewer[:i], c) {
			return moreAndFewer[c]
		}
	}
	for _, c := range h.Veiled {
		if site := &s.Sites[c]; !slices.Contains(h.Fewer, c) || site.Open >= 2 {
			return nothingVeiled[c]
		}
	}
	return nil
}

var (
	noSuchHeadline = &rules.Refusal{Rule: "MU-NEWS-1", Key: "no-such-headline", Fix: "play"}
	moreAndFewer   = byContinent("MU-NEWS-2", "more-and-fewer")
	nothingVeiled  = byContinent("MU-Q19", "nothing-veiled")
)

// Apply puts the markers; more cards are turned up at once.
func (h Headline) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done(askNews, rules.Table)
	s.News = News{Card: h.Card, Round: s.Round}
	if h.Card > 0 {
		log.Tell("MU-NEWS-1", rules.Table, "headline-card", rules.Of("headline", h.Card))
	} else {
		log.Tell("MU-NEWS-1", rules.Table, "headline")
	}
	if h.Card > 0 {
		s.enforce(rules.Of("headline", h.Card), rules.Table, log)
	}
	s.mark(h)
	for _, c := range h.Closed {
		log.Tell("MU-NEWS-2", rules.Table, "embargo", continentThing[c])
	}
	for _, c := range h.Fewer {
		log.Tell("MU-NEWS-2", rules.Table, "customs-fewer", continentThing[c])
	}
	for i := range s.Sites {
		if n := s.Sites[i].Customs; n > 0 {
			log.Tell("MU-NEWS-2", rules.Table, "customs-more", continentThing[i], cardCount(n))
		}
	}
	if len(h.More) > 0 && s.anyEmpty() > 0 {
		s.then(Task{askRefill, rules.Table}, Task{beginsTurn, rules.Table})
		return
	}
	s.beginTurn(log)
}

// mark puts a headline's markers.
func (s *State) mark(h Headline) {
	for _, c := range h.Closed {
		s.Sites[c].Closed = true
	}
	for _, c := range h.Fewer {
		site := &s.Sites[c]
		site.Customs--
		if !slices.Contains(h.Veiled, c) {
			site.Covered = min(1, site.Open)
		}
	}
	for _, c := range h.More {
		s.Sites[c].Customs++
	}
}

// unmark takes the markers off where a headline puts some.
func (s *State) unmark(h Headline) {
	for _, c := range h.Closed {
		s.Sites[c].Closed = false
	}
	for _, c := range slices.Concat(h.Fewer, h.More) {
		s.Sites[c].Customs, s.Sites[c].Covered = 0, 0
	}
}

// endNews takes a headline's markers off, and ends what it changed.
func (s *State) endNews() {
	s.lapse(Round)
	for i := range s.Sites {
		s.Sites[i].Closed, s.Sites[i].Customs, s.Sites[i].Covered = false, 0, 0
	}
}
