package oldmuseum

import (
	"docent/rules"
)

// HoldUp uses a Pistol and Bullet on a player next door (OM-PIS-1).
type HoldUp struct {
	Seat rules.Seat `json:"seat"`
}

// Check requires a victim behind a clear passage (OM-Q28).
func (h HoldUp) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayUse(by, Pistol); r != nil {
		return r
	}
	if h.Seat < 0 || int(h.Seat) >= s.seats() || h.Seat == by || s.Players[h.Seat].Out {
		return noVictim
	}
	d, ok := s.door(s.me().At, s.Players[h.Seat].At)
	switch {
	case !ok:
		return noVictim
	case d.barred():
		return notClear[s.Players[h.Seat].At]
	}
	return nil
}

var (
	noVictim = &rules.Refusal{Rule: "OM-PIS-1", Key: "no-victim", Fix: "play"}
	notClear = inRoom("OM-PIS-1", "not-clear")
)

// Apply asks for the way where nobody knows it, then uses the card (OM-Q30).
func (h HoldUp) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Scratch.Victim = h.Seat
	if at := s.Players[h.Seat].At; s.unseen(at) {
		s.askBefore(toShoot, at, log)
		return
	}
	s.shoot(log)
}

// shoot uses the Pistol on the victim.
func (s *State) shoot(log *rules.Log) {
	s.used()
	s.use(Pistol)
	log.Tell("OM-PIS-1", s.Turn, "holds-up", seatThing(s.Scratch.Victim))
	s.then(s.Turn, askSwap)
}

// Swap exchanges cards of the shooter for as many of the victim's (OM-PIS-2, OM-Q5).
type Swap struct {
	Mine   []Card `json:"mine,omitempty"`
	Theirs []Card `json:"theirs,omitempty"`
}

// Fields asks for the cards of both.
func (Swap) Fields(s *State, by rules.Seat) []rules.Field {
	mine, theirs := s.me().Hand, s.Players[s.Scratch.Victim].Hand
	most := min(len(mine), len(theirs))
	side := func(name string, hand Hand) rules.Field {
		return rules.Field{Name: name, Of: "card", Many: true, Max: most, Options: hand.options(Utility, Artifact, AnyCard)}
	}
	return []rules.Field{side("mine", mine), side("theirs", theirs)}
}

// Check requires as many of each, in the hands, and no hand with too many artifacts after.
func (w Swap) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askSwap, by); r != nil {
		return r
	}
	mine, theirs := s.me().Hand, s.Players[s.Scratch.Victim].Hand
	switch {
	case len(w.Mine) != len(w.Theirs):
		return unevenSwap
	case !mine.takes(w.Mine) || !theirs.takes(w.Theirs):
		return notInHand[by]
	}
	given, taken := Hand(w.Mine).number(Artifact), Hand(w.Theirs).number(Artifact)
	if taken > given && mine.artifactsAtLeast()-given+taken > s.limit() ||
		given > taken && theirs.artifactsAtLeast()-taken+given > s.limit() {
		return tooManyArtifacts
	}
	return nil
}

var (
	unevenSwap       = &rules.Refusal{Rule: "OM-PIS-2", Key: "uneven-swap", Fix: "play"}
	tooManyArtifacts = &rules.Refusal{Rule: "OM-PIS-2", Key: "too-many-artifacts", Fix: "play"}
)

// Apply exchanges them. A set completed in the Hall wins at once (OM-Q26).
func (w Swap) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	victim := s.Scratch.Victim
	s.Scratch.Victim = 0
	mine, theirs := &s.me().Hand, &s.Players[victim].Hand
	for _, c := range w.Mine {
		mine.take(c)
	}
	for _, c := range w.Theirs {
		theirs.take(c)
	}
	mine.add(w.Theirs...)
	theirs.add(w.Mine...)
	log.Tell("OM-PIS-2", by, "swaps", seatThing(victim), cardCount(len(w.Mine)))
	for _, seat := range []rules.Seat{by, victim} {
		if p := &s.Players[seat]; p.At == HallPlace && p.Moved && len(w.Mine) > 0 && !s.Timed {
			s.askAtHall(seat)
		}
	}
}
