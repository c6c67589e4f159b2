package crazymuseum

import (
	"slices"

	"docent/rules"
)

// Words for tokens that are no objects.
const (
	guardToken = "guard"
	mummyToken = "mummy"
	blankToken = "unknown"
)

// TurnUp holds what an object token shows (CM-EXPL-1).
type TurnUp struct {
	Token string `json:"token"`
}

// Fields asks for a guard or the mummy, a ladder or another object. Once the mummy is found, what nobody can name has its
// place, so that all others keep theirs. Where the box knows all its tokens, how many of each are still face down.
func (u TurnUp) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "token", Of: "face", Open: true}
	whole := s.tokensKnown()
	add := func(word string) {
		if !whole {
			f.Options = append(f.Options, rules.Option{Value: word})
		} else if n := s.tokensLeft(word); n > 0 {
			f.Options = append(f.Options, rules.Option{Value: word, Copies: n})
		}
	}
	blank := func(here bool) {
		if here && !whole {
			f.Options = append(f.Options, rules.Option{Value: blankToken})
		}
	}
	add(guardToken)
	if !s.Found.Mummy {
		add(mummyToken)
	}
	blank(s.Found.Mummy)
	for _, word := range objectNames[1:] {
		add(word)
	}
	blank(!s.Found.Mummy)
	return []rules.Field{f}
}

// tokensKnown reports whether the box knows what all its object tokens show.
func (s *State) tokensKnown() bool {
	n := 0
	for _, c := range s.Prints.Copies {
		if noun, _ := rules.Thing(c.Of).Split(); noun == "token" {
			n += c.N
		}
	}
	return n == s.Prints.Counts.Objects && s.Found.Blank == 0
}

// tokensLeft returns how many tokens of a word are still face down, for a box that knows them.
func (s *State) tokensLeft(word string) int {
	n := s.Prints.copies(rules.Of("token", word))
	switch word {
	case guardToken:
		return n - s.Found.Tokens
	case mummyToken:
		if s.Found.Mummy {
			n--
		}
		return n
	}
	for i := range s.Tokens {
		if s.Tokens[i].Object.String() == word {
			n--
		}
	}
	return n
}

// Check requires a token that is still to be found.
func (u TurnUp) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askToken || t.Seat != by {
		return notAsked
	}
	if u.Token == mummyToken && s.Found.Mummy {
		return secondMummy
	}
	return nil
}

var secondMummy = &rules.Refusal{Rule: "CM-Q91", Key: "second-mummy", Fix: "play"}

// Apply turns it up: an object stays in the room, a ladder goes to a thief without one,
// guard and mummy come (CM-EXPL-1, CM-LAD-1, CM-LAD-2, CM-Q91).
func (u TurnUp) Apply(s *State, by rules.Seat, log *rules.Log) {
	room := s.next().Room
	s.done()
	s.room(room).Face--
	log.Tell("CM-EXPL-1", by, "turns-up", rules.Of("token", u.Token), roomThings[room])
	switch u.Token {
	case guardToken:
		s.Found.Tokens++
		s.tokenFound(by, room)
	case mummyToken:
		s.Found.Mummy = true
		s.wake(by, room, true, log)
	case blankToken:
		s.Found.Blank++
	default:
		s.findObject(by, room, u.Token, log)
	}
	s.settle(log)
}

func (s *State) findObject(by rules.Seat, room int, word string, log *rules.Log) {
	var o Object
	rules.Must(o.UnmarshalText([]byte(word)))
	t := Token{Object: o, Place: In(room)}
	if o == Ladder && by >= 0 && !s.hasLadder(by) {
		t.Place = With(by)
		log.Tell("CM-LAD-1", by, "takes-ladder")
	} else if o == Ladder {
		log.Tell("CM-LAD-2", by, "ladder-stays", roomThings[room])
	}
	s.Tokens = append(s.Tokens, t)
}

// Reveal holds what a relic shows (CM-EXPL-5).
type Reveal struct {
	Value int      `json:"value"`           // 0 where it is not told now
	Needs []Linked `json:"needs,omitempty"` // never empty: a relic that needs nothing says so
}

// Linked is an object that a relic needs, or zero for none.
type Linked Object

const noObject = "none"

func (l Linked) String() string {
	if l == 0 {
		return noObject
	}
	return Object(l).String()
}

// MarshalText spells it.
func (l Linked) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads it.
func (l *Linked) UnmarshalText(text []byte) error {
	if string(text) == noObject {
		*l = 0
		return nil
	}
	return (*Object)(l).UnmarshalText(text)
}

// needs returns the objects as a set.
func (r Reveal) needs() Needs {
	var n Needs
	for _, l := range r.Needs {
		n |= NeedsOf(Object(l))
	}
	return n
}

const mostNeeds = 4

// Fields asks for its value and the objects that it needs, or none: no answer is taken for granted.
func (r Reveal) Fields(*State, rules.Seat) []rules.Field {
	needs := rules.Several("needs", "object", 1, mostNeeds, append([]string{noObject}, objectNames[2:]...)...).Once()
	needs.Open = true
	return []rules.Field{{Name: "value", Of: "worth", Min: 0, Max: mostValue}, needs}
}

// Check requires the question open, and objects or none.
func (r Reveal) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askRelic || t.Seat != by {
		return notAsked
	}
	if len(r.Needs) > 1 && slices.Contains(r.Needs, 0) {
		return noneOrSome
	}
	return nil
}

var noneOrSome = &rules.Refusal{Rule: "CM-EXPL-5", Key: "none-or-some", Fix: "museum"}

// Apply turns the relic up, and remembers it for the box.
func (r Reveal) Apply(s *State, by rules.Seat, log *rules.Log) {
	needs := r.needs()
	s.revealRelic(by, RelicPrint{s.learnRelic(r.Value, needs), r.Value, needs}, log)
	s.settle(log)
}

// learnRelic gives a relic the first free place among the box's; 0 if there is none.
func (s *State) learnRelic(value int, needs Needs) int {
	for id := 1; id <= min(s.Prints.Counts.Relics, mostRelics); id++ {
		if !slices.ContainsFunc(s.Prints.Relics, func(r RelicPrint) bool { return r.ID == id }) {
			s.Prints.Relics = append(slices.Clone(s.Prints.Relics), RelicPrint{id, value, needs})
			return id
		}
	}
	return 0
}

func (s *State) revealRelic(by rules.Seat, print RelicPrint, log *rules.Log) {
	t := s.next()
	s.done()
	r := &s.Relics[s.relicIn(t.Room)]
	r.Up, r.ID, r.Value, r.Needs = true, print.ID, print.Value, print.Needs
	log.Tell("CM-EXPL-5", by, "relic-seen", rules.Of("worth", print.Value), needsThing(print.Needs), roomThings[t.Room])
}

// needsThing tells the objects of a relic.
func needsThing(n Needs) rules.Thing {
	var list []rules.Thing
	for _, o := range n.Objects() {
		list = append(list, objects[o])
	}
	return rules.All(list...)
}

// Recognise is a relic that the box knows.
type Recognise struct {
	Relic int `json:"relic"`
}

// Fields asks which of those not seen yet.
func (r Recognise) Fields(s *State, _ rules.Seat) []rules.Field {
	var unseen []int
	for _, known := range s.Prints.Relics {
		if !s.seen(known.ID) {
			unseen = append(unseen, known.ID)
		}
	}
	return []rules.Field{oneOf("relic", "relic", unseen, len(s.Prints.Relics) >= s.Prints.Counts.Relics)}
}

// oneOf asks for one of what the box knows. Where it knows all, it may be drawn.
func oneOf(name, of string, ids []int, all bool) rules.Field {
	f := rules.Field{Name: name, Of: of, Open: true}
	for _, id := range ids {
		o := rules.Option{Value: numerals[id]}
		if all {
			o.Copies = 1
		}
		f.Options = append(f.Options, o)
	}
	return f
}

// seen reports whether a relic of the box lies face up or was taken in this play.
func (s *State) seen(id int) bool {
	return slices.ContainsFunc(s.Relics, func(r Relic) bool { return r.ID == id })
}

// unseen returns the first relic of the box that was not seen in this play; 0 if there is none.
func (s *State) unseen() int {
	for _, known := range s.Prints.Relics {
		if !s.seen(known.ID) {
			return known.ID
		}
	}
	return 0
}

// Check requires a known relic that was not seen in this play.
func (r Recognise) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askRelic || t.Seat != by {
		return notAsked
	}
	if s.seen(r.Relic) || s.relicPrint(r.Relic) == nil {
		return relicTwice
	}
	return nil
}

var relicTwice = &rules.Refusal{Rule: "CM-EXPL-5", Key: "relic-twice", Fix: "box"}

func (s *State) relicPrint(id int) *RelicPrint {
	return rules.Find(s.Prints.Relics, func(x *RelicPrint) bool { return x.ID == id })
}

// Apply turns it up.
func (r Recognise) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.revealRelic(by, *s.relicPrint(r.Relic), log)
	s.settle(log)
}
