package pebbles

import "docent/rules"

func no(rule rules.RuleID, key rules.Key, about ...rules.Thing) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Key: key, About: about}
}

func offers(s *State, m *rules.Menu[State]) {
	if len(s.Tasks) > 0 {
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "PB-LEAD"}, Next{})
		return
	}
	switch s.Phase {
	case Fists:
		for i, p := range s.Players {
			if !p.In {
				m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "PB-FIST", Secret: true}, Fist{})
			}
		}
	case Rolling:
		m.Add(rules.Offer{Seat: s.Leader, Asks: rules.Chance, Rule: "PB-ROLL"}, Roll{Pips: 1})
	case Taking:
		heap := []rules.Thing{"table:heap"}
		m.Add(rules.Offer{Seat: s.Leader, Rule: "PB-TAKE", On: heap}, Take{Pebbles: 1})
		m.Add(rules.Offer{Seat: s.Leader, Rule: "PB-PASS"}, Pass{})
	}
}

// Fist hides some fingers.
type Fist struct {
	Fingers int `json:"fingers"`
}

// Check allows one fist a round.
func (Fist) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Phase != Fists || by == rules.Table:
		return no("PB-FIST", "not-now")
	case s.Players[by].In:
		return &rules.Refusal{Rule: "PB-FIST", Key: "is-in", Fix: rules.Of("seat", by)}
	}
	return nil
}

// Fields returns up to five fingers.
func (Fist) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("fingers", 0, 5)}
}

// Apply keeps the fist; the last one has the referee compare.
func (a Fist) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].In, s.Players[by].Fist = true, a.Fingers
	log.Tell("PB-FIST", by, "in")
	log.Whisper("PB-FIST", by, "yours", rules.Of("fingers", a.Fingers))
	for _, p := range s.Players {
		if !p.In {
			return
		}
	}
	s.Tasks = append(s.Tasks, Task{"reveal"})
}

// Next is the referee's own step.
type Next struct{}

// Check requires a task.
func (Next) Check(s *State, by rules.Seat) *rules.Refusal {
	if len(s.Tasks) == 0 || by != rules.Table {
		return no("PB-LEAD", "nothing-to-do")
	}
	return nil
}

// Apply shows the fists.
func (Next) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Tasks = s.Tasks[:len(s.Tasks)-1]
	best, alone := -1, false
	for _, p := range s.Players {
		alone = p.Fist > best || alone && p.Fist != best
		best = max(best, p.Fist)
	}
	for i := range s.Players {
		p := &s.Players[i]
		if alone && p.Fist == best {
			s.Leader = rules.Seat(i)
		}
		p.In, p.Fist = false, 0
	}
	log.Tell("PB-LEAD", s.Leader, "leads")
	s.Phase = Rolling
}

// Roll is the die.
type Roll struct {
	Pips int `json:"pips"`
}

// Check refuses everybody but the leader.
func (Roll) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.Phase != Rolling || by != s.Leader || len(s.Tasks) > 0 {
		return no("PB-ROLL", "not-now")
	}
	return nil
}

// Fields returns a die.
func (Roll) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("pips", 1, 6)}
}

// Apply turns to taking.
func (a Roll) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Pips, s.Phase = a.Pips, Taking
	log.Tell("PB-ROLL", by, "rolled", rules.Of("pips", a.Pips))
}

// Take is pebbles and perhaps a tile.
type Take struct {
	Pebbles int      `json:"pebbles"`
	Tile    []string `json:"tile,omitempty"`
}

// Check joins a red tile to an even number.
func (a Take) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.Phase != Taking || by != s.Leader || len(s.Tasks) > 0 {
		return no("PB-TAKE", "not-now")
	}
	if len(a.Tile) > 0 && a.Tile[0] == "red" && a.Pebbles%2 != 0 {
		return no("PB-RED", "odd", rules.Of("pebbles", a.Pebbles))
	}
	return nil
}

// Fields returns what the die and the heap allow.
func (Take) Fields(s *State, _ rules.Seat) []rules.Field {
	tile := rules.Several("tile", "tile", 0, 1)
	for i, name := range colours {
		if left := s.left(i); left > 0 {
			tile.Options = append(tile.Options, rules.Option{Value: name, Copies: left})
		}
	}
	return []rules.Field{rules.Number("pebbles", 1, max(1, min(s.Pips, s.heap()))), tile}
}

// Apply ends the round, and with the heap the game.
func (a Take) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	p.Pebbles += min(a.Pebbles, s.heap())
	for _, t := range a.Tile {
		p.Tiles[colour(t)]++
	}
	log.Tell("PB-TAKE", by, "took", rules.Of("pebbles", a.Pebbles))
	s.close()
}

func (s *State) close() {
	s.Round++
	s.Pips, s.Phase = 0, Fists
	if s.heap() == 0 {
		s.Phase = Over
	}
}

// Pass is a house rule.
type Pass struct{}

// Check asks the house, and never lets the last pebble lie.
func (Pass) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Phase != Taking || by != s.Leader || len(s.Tasks) > 0:
		return no("PB-PASS", "not-now")
	case !s.House.MayPass:
		return &rules.Refusal{Rule: "PB-PASS", Key: "house", Fix: "table:house"}
	}
	return nil
}

// Apply ends the round.
func (Pass) Apply(s *State, by rules.Seat, log *rules.Log) {
	log.Tell("PB-PASS", by, "passed")
	s.close()
}

func fixes(s *State, f *rules.Fixes) {
	seats := make([]string, len(s.Players))
	for i := range s.Players {
		p := &s.Players[i]
		thing := rules.Of("seat", i)
		_, seats[i] = thing.Split()
		f.On(thing).Set(&p.Pebbles, rules.Number("pebbles", 0, 30)).
			Set(&p.Tiles, rules.Several("tiles", "tile", 0, len(colours)*each, colours...))
		f.On(rules.Of("fist", i)).Secret(rules.Seat(i)).Set(&p.Fist, rules.Number("fingers", 0, 5))
	}
	f.On("table:heap").Set(&s.Total, rules.Number("total", 4, 30)).Set(&s.Leader, rules.Pick("leader", "seat", seats...))
	f.On("table:house").House(&s.House)
}
