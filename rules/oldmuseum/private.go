package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Choose marks under cover the artifacts a player is after (OM-SET-5).
type Choose struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for as many as the table chooses.
func (Choose) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Several("cards", "card", s.limit(), s.limit(), cardNames[firstArtifact:]...).Once()}
}

// Check requires as many different artifacts as the table chooses, once.
func (c Choose) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.goesOn(s.full()); r != nil {
		return r
	}
	switch {
	case by < 0 || len(s.Players[by].Chosen) > 0:
		return alreadyChosen
	case !s.possibleChoice(c.Cards):
		return wrongChoice
	}
	return nil
}

// possibleChoice reports whether they are the right number of different artifacts.
func (s *State) possibleChoice(cards []Card) bool {
	if len(cards) != s.limit() {
		return false
	}
	for i, c := range cards {
		if !c.IsArtifact() || !c.Known() || slices.Contains(cards[:i], c) {
			return false
		}
	}
	return true
}

var (
	alreadyChosen = &rules.Refusal{Rule: "OM-SET-5", Key: "already-chosen", Fix: "play"}
	wrongChoice   = &rules.Refusal{Rule: "OM-SET-5", Key: "wrong-choice", Fix: "play"}
)

// Apply marks them.
func (c Choose) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Chosen.add(c.Cards...)
	log.Tell("OM-SET-5", by, "has-chosen", artifactCount(len(c.Cards)))
}

// Tell tells under cover what a hand holds, as far as the player says.
type Tell struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for at most as many cards as are not known, and for one at least: an empty answer tells nothing.
func (Tell) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	hand := s.Players[by].Hand
	untold := hand.untold()
	f := rules.Field{Name: "cards", Of: "card", Many: true, Min: min(1, untold), Max: untold, Open: true}
	for c := FallenFloor; c <= lastArtifact; c++ {
		if c.Known() && hand.fits(c) {
			o := rules.Option{Value: c.String(), Copies: perUtility}
			if c.IsArtifact() {
				o.Copies = 1
			}
			f.Options = append(f.Options, o)
		}
	}
	return []rules.Field{f}
}

// guess returns the first card that may be in the hand without being known there.
func (h Hand) guess() Card {
	for c := FallenFloor; c <= lastArtifact; c++ {
		if c.Known() && h.fits(c) {
			return c
		}
	}
	return AnyCard
}

// untold returns how many cards of the hand are not known.
func (h Hand) untold() int {
	n := 0
	for _, c := range h {
		if !c.Known() {
			n++
		}
	}
	return n
}

// fits reports whether a card of which less is known may be this one.
func (h Hand) fits(c Card) bool {
	return slices.ContainsFunc(h, func(x Card) bool { return !x.Known() && x.may(c) })
}

// told returns the hand with the cards named; ok is false where they cannot be in it.
func (h Hand) told(cards []Card) (named Hand, ok bool) {
	named = slices.Clone(h)
	for _, c := range cards {
		if !c.Known() {
			return nil, false
		}
		less := c.class()
		if named.count(less) == 0 {
			less = AnyCard
		}
		if named.count(less) == 0 {
			return nil, false
		}
		named.name(less, c)
	}
	return named, true
}

// Check requires cards that may be in the hand.
func (t Tell) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.goesOn(s.full()); r != nil {
		return r
	}
	if by < 0 || s.Players[by].Out || s.Players[by].Hand.untold() == 0 || s.next().Do == askSwap {
		return nothingToTell
	}
	if _, ok := s.Players[by].Hand.told(t.Cards); !ok {
		return notInHand[by]
	}
	return nil
}

var nothingToTell = &rules.Refusal{Rule: "OM-HAND-1", Key: "nothing-to-tell", Fix: "play"}

// Apply names them.
func (t Tell) Apply(s *State, by rules.Seat, _ *rules.Log) {
	s.Players[by].Hand, _ = s.Players[by].Hand.told(t.Cards)
}

// tells name one card of a hand, made once.
var tells = func() (all [lastArtifact + 1]rules.Action[State]) {
	for c := range all {
		all[c] = Tell{[]Card{Card(c)}}
	}
	return all
}()

// offerPrivate proposes what a seat may count or tell at any time. The moment for it is before its first move, while a room
// is chosen: never beside the answers to a question.
func (s *State) offerPrivate(seat rules.Seat, m *rules.Menu[State]) {
	p := &s.Players[seat]
	if p.Out {
		return
	}
	if len(s.Agenda) == 0 {
		m.Add(rules.Offer{Seat: seat, Rule: "OM-HAND-2", About: onSeat[seat], Aside: true}, audits[s.expected(p)])
	}
	if !s.full() {
		return
	}
	late := p.Moved || len(s.Agenda) > 0 || s.Scratch.End
	if len(p.Chosen) == 0 {
		m.Add(rules.Offer{Seat: seat, Rule: "OM-SET-5", About: onSeat[seat], Secret: true, Aside: late}, Choose{firstArtifacts[:s.limit()]})
	}
	if !p.Told && p.Hand.untold() > 0 && s.next().Do != askSwap {
		m.Add(rules.Offer{Seat: seat, Rule: "OM-HAND-1", About: onSeat[seat], Secret: true, Aside: late || seat != s.Turn}, tells[p.Hand.guess()])
	}
}
