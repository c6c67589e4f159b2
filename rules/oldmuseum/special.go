package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Special names what makes two of the rooms different.
type Special uint8

// The special rooms.
const (
	Plain Special = iota
	GunGallery
	Surveillance
)

var specialNames = rules.Words[Special]{"", "gun", "surveillance"}

func (x Special) String() string { return specialNames.Spell(x) }

// MarshalText spells it.
func (x Special) MarshalText() ([]byte, error) { return specialNames.Text(x) }

// UnmarshalText reads it.
func (x *Special) UnmarshalText(text []byte) error { return specialNames.Read(x, text) }

// asks lists what a room offers to who enters it (OM-GUN-1, OM-SURV-1).
func (x Special) asks() []Step { return powers[x] }

var powers = [...][]Step{GunGallery: {askGun}, Surveillance: {askLook}}

// This tells that the room just entered is the Gun Gallery or Security Surveillance.
type This struct {
	Special Special `json:"special"`
}

// unplaced lists the special rooms that nobody has found; in the dark both, for nobody is
// told what others have found (OM-DARK-4).
func (s *State) unplaced() []Special {
	if s.Dark {
		return bothSpecials[:]
	}
	var placed [Surveillance + 1]bool
	for i := range s.Rooms {
		placed[s.Rooms[i].Special] = true
	}
	switch {
	case !placed[GunGallery] && !placed[Surveillance]:
		return bothSpecials[:]
	case !placed[GunGallery]:
		return bothSpecials[:1]
	case !placed[Surveillance]:
		return bothSpecials[1:]
	}
	return nil
}

var bothSpecials = [...]Special{GunGallery, Surveillance}

// Fields asks which one.
func (This) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "special", Of: "special", Open: true}
	for _, x := range s.unplaced() {
		f.Options = append(f.Options, rules.Option{Value: x.String()})
	}
	return []rules.Field{f}
}

// Check requires a plain room under the player whose turn it is, after it moved.
func (t This) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.goesOn(s.tracks()); r != nil {
		return r
	}
	switch {
	case by != s.Turn || !s.arrived():
		return notYourTurn[s.Turn]
	case !slices.Contains(s.unplaced(), t.Special):
		return alreadyPlaced
	}
	if r := s.room(s.me().At); r == nil || r.Special != Plain {
		return alreadyPlaced
	}
	return nil
}

// arrived reports whether the player whose turn it is has entered a room and its turn goes on.
func (s *State) arrived() bool {
	return s.Scratch.From != 0 && s.Scratch.From != s.me().At && !s.next().Do.auto()
}

var alreadyPlaced = &rules.Refusal{Rule: "OM-GUN-1", Key: "already-placed", Fix: "plan"}

// Apply remembers it, and asks what the room offers.
func (t This) Apply(s *State, by rules.Seat, log *rules.Log) {
	if s.next().Do == askSpecial {
		s.done()
	}
	s.place(t.Special, s.room(s.me().At))
	rule := rules.RuleID("OM-GUN-1")
	if t.Special == Surveillance {
		rule = "OM-SURV-1"
	}
	log.Tell(rule, by, "special-found", specialThing(t.Special), placeThing(s.me().At))
	s.soon(by, t.Special.asks()...)
}

// place makes a room the special one; there is one of each, so that who told it of another room before was wrong.
func (s *State) place(x Special, r *Room) {
	for i := range s.Rooms {
		if s.Rooms[i].Special == x {
			s.Rooms[i].Special = Plain
		}
	}
	r.Special = x
}

// Gun swaps an unwanted utility for a Pistol out of the deck (OM-GUN-1).
type Gun struct {
	Give Card `json:"give"`
}

// Fields asks for the utility.
func (Gun) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{cardField("give", s.me().Hand.options(Utility, AnyCard))}
}

// Check requires that question and a utility.
func (g Gun) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askGun, by); r != nil {
		return r
	}
	switch {
	case g.Give.IsArtifact():
		return noArtifactsHere
	case !s.me().Hand.May(g.Give):
		return notInHand[by]
	}
	return nil
}

var noArtifactsHere = &rules.Refusal{Rule: "OM-GUN-1", Key: "no-artifacts", Fix: "play"}

// Apply swaps them: the deck keeps its order but for the Pistol (OM-Q11).
func (g Gun) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	hand := &s.me().Hand
	hand.take(g.Give)
	hand.add(s.kept(Pistol))
	if s.Hall.Top == Pistol || s.House.GunShuffle {
		s.Hall.Top, s.Hall.Locked = AnyCard, false
	}
	log.Tell("OM-GUN-1", by, "takes-pistol")
	if s.House.GunShuffle {
		log.Tell("OM-Q11", rules.Table, "shuffle-deck")
	}
}

// Look is the look through the cameras: every opponent inside shows its artifacts to this
// player alone (OM-SURV-1).
type Look struct{}

// Check requires that question.
func (Look) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askLook, by) }

// Apply reminds the table; what hands are told to hold is whispered.
func (Look) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	log.Tell("OM-SURV-1", by, "looks")
	if !s.full() {
		return
	}
	for i := range s.Players {
		p, seat := &s.Players[i], rules.Seat(i)
		if seat == by || p.Out {
			continue
		}
		var shown []rules.Thing
		for _, c := range p.Hand {
			if c.IsArtifact() {
				shown = append(shown, cardThing(c))
			}
		}
		switch {
		case len(shown) > 0:
			log.Whisper("OM-SURV-1", by, "sees", seatThing(seat), rules.All(shown...))
		case p.Hand.artifactsAtMost() == 0:
			log.Whisper("OM-SURV-1", by, "sees-none", seatThing(seat))
		}
	}
}
