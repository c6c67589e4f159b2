package museum

import "docent/rules"

// Refill enters how many Public Opinion cards the refill turned up on each continent.
type Refill struct {
	America int `json:"america"`
	Europe  int `json:"europe"`
	Africa  int `json:"africa"`
	Asia    int `json:"asia"`
}

func (f Refill) counts() [continents]int {
	return [continents]int{f.America, f.Europe, f.Africa, f.Asia}
}

// leastOpinions and mostOf are how many a refill turns up at least, where the pile has too
// few objects left, and at most.
func (s *State) leastOpinions(site int) int {
	return max(0, s.Sites[site].empty()-s.objectsIn(site))
}
func (s *State) mostOf(site int) int { return min(s.Sites[site].empty(), s.unseen(site)) }

// Fields asks for each continent with empty places; none is the usual answer.
func (f Refill) Fields(s *State, _ rules.Seat) []rules.Field {
	var list []rules.Field
	for i := range s.Sites {
		if n := s.mostOf(i); n > 0 {
			list = append(list, rules.Field{Name: continentNames[i], Min: s.leastOpinions(i), Max: n})
		}
	}
	return list
}

// Check requires no more than there are places and cards, and no fewer than the pile leaves.
func (f Refill) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askRefill, by); r != nil {
		return r
	}
	for i, n := range f.counts() {
		if !between(n, s.leastOpinions(i), s.mostOf(i)) {
			return wrongOpinions[i]
		}
	}
	return nil
}

var wrongOpinions = byContinent("MU-OP-1", "wrong-opinions")

// Apply fills the places; each opinion puts a token on its continent while there are any
// (MU-EOT-2, MU-OP-1, MU-Q7). With poReplaceNow the places are filled again at once.
func (f Refill) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done(askRefill, rules.Table)
	again := false
	for i, n := range f.counts() {
		site := &s.Sites[i]
		filled := site.empty()
		if filled == 0 {
			continue
		}
		site.Open += filled - n
		site.Pile -= filled
		site.Seen += n
		log.Tell("MU-EOT-2", rules.Table, "refilled", continentThing[i], cardCount(filled))
		for range n {
			s.opinion(i, log)
		}
		if s.House.ReplaceNow {
			again = again || n > 0
		} else {
			site.Fresh += n
		}
		if site.Pile == 0 {
			log.Tell("MU-EOT-2", rules.Table, "pile-empty", continentThing[i])
		}
	}
	if again {
		log.Tell("MU-Q6", rules.Table, "replaced-now")
		s.Agenda = append(Agenda{{askRefill, rules.Table}}, s.Agenda...)
	}
	s.settle(log)
}

// opinion settles one Public Opinion card turned up.
func (s *State) opinion(site int, log *rules.Log) {
	if s.tokensLeft() <= 0 {
		log.Tell("MU-Q7", rules.Table, "no-tokens-left", continentThing[site])
		return
	}
	by := make([]int, len(s.Terms))
	n := min(s.altered(OpinionPrice, s.Turn, 0, 1, by), s.tokensLeft())
	tellReasons(rules.Table, s.reasons(by), "opinion-less", "opinion-more", log)
	s.Sites[site].Tokens += n
	log.Tell("MU-OP-1", rules.Table, "opinion", continentThing[site], tokenCount(s.Sites[site].Tokens))
}
