package oldmuseum

import "docent/rules"

// Way tells what the two sides of a way print (OM-TURN-2).
type Way struct {
	Here  Side `json:"here,omitzero"`
	There Side `json:"there,omitzero"`
}

// way returns the door that is asked about.
func (s *State) way() (door, bool) { return s.door(s.me().At, s.Scratch.To) }

// Fields asks for the sides that are not known and can be seen.
func (Way) Fields(s *State, by rules.Seat) []rules.Field {
	d, ok := s.way()
	if !ok {
		return nil
	}
	var list []rules.Field
	if *d.here == Unknown {
		list = append(list, rules.Pick("here", "side", sideNames[Open:]...))
	}
	if *d.there == Unknown && !s.hidden(s.Scratch.To) {
		list = append(list, rules.Pick("there", "side", sideNames[Open:]...))
	}
	return list
}

// Check requires that question.
func (w Way) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askWay, by); r != nil {
		return r
	}
	d, ok := s.way()
	switch {
	case !ok:
		return notBeside
	case *d.here != Unknown && w.Here != *d.here, *d.there != Unknown && w.There != *d.there:
		return notAsked
	}
	return nil
}

// Apply remembers the sides and goes on with what the way was asked for.
func (w Way) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	x := &s.Scratch
	d, _ := s.way()
	*d.here, *d.there = w.Here, w.There
	to, seen, why := x.To, s.visible(d, x.To), x.For
	x.For = toEnter
	s.tellWay(to, seen, why, log)
	if why == toEnter {
		s.walkOn(seen, log)
		return
	}
	x.To = 0
	switch {
	case why == toShoot && seen == Open:
		s.shoot(log)
	case why == toShoot:
		x.Victim = 0
	case s.mayBreakInto(to):
		s.breakInto(to, why, log)
	}
}

// tellWay tells what a way turned out to be: before a dark room is turned over, only what the near side shows
// (OM-DARK-2). Tape costs who breaks in nothing.
func (s *State) tellWay(to Place, seen Side, why Errand, log *rules.Log) {
	rule, key := rules.RuleID("OM-TURN-2"), rules.Key("way-open")
	switch {
	case seen == Wall:
		key = "way-walled"
	case seen == Tape && why >= toBreakIn:
		return
	case seen == Tape:
		rule, key = "OM-TAPE-1", "way-taped"
	case s.hidden(to):
		rule, key = "OM-DARK-2", "way-open-here"
	}
	log.Tell(rule, s.Turn, key, placeThing(s.me().At), placeThing(to))
}

// walkOn goes on where the way is clear. Tape asks for a Room Access; who has none, or stands
// before a wall, chooses another room.
func (s *State) walkOn(seen Side, log *rules.Log) {
	switch {
	case seen == Open:
		s.pickUp(log)
	case seen == Tape && s.mayPayTape():
		s.soon(s.Turn, askTape)
	default:
		s.Scratch.To = 0
	}
}

// Errand is why a way is asked. Zero is to walk it.
type Errand uint8

// The errands.
const (
	toEnter Errand = iota
	toShoot
	toBreakIn
	toBreakInNow // with an Easy Passage
)

var errandNames = rules.Words[Errand]{"", "shoot", "break-in", "break-in-now"}

func (x Errand) String() string { return errandNames.Spell(x) }

// MarshalText spells the errand.
func (x Errand) MarshalText() ([]byte, error) { return errandNames.Text(x) }

// UnmarshalText reads an errand.
func (x *Errand) UnmarshalText(text []byte) error {
	return errandNames.Read(x, text)
}

// unseen reports whether the way to a neighbouring place shows a side that nobody has told and
// that may bar it.
func (s *State) unseen(to Place) bool {
	d, ok := s.door(s.me().At, to)
	return ok && s.visible(d, to) != Wall && (*d.here == Unknown || *d.there == Unknown && !s.hidden(to))
}

// askBefore asks for a way before a Pistol or a break-in goes through it (OM-Q30).
func (s *State) askBefore(why Errand, to Place, log *rules.Log) {
	s.Scratch.To, s.Scratch.For = to, why
	log.Tell("OM-Q30", s.Turn, "way-asked", placeThing(s.me().At), placeThing(to))
	s.then(s.Turn, askWay)
}
