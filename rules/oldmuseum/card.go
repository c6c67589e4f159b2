package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Card is a card as far as it is known. Zero is one of which nothing is known.
type Card uint8

// The cards: one of unknown kind, one of unknown back, the eight utilities, an artifact of
// unknown name, then the twelve artifacts.
const (
	AnyCard Card = iota
	Utility
	FallenFloor
	Key
	Store
	Easy
	LockedRoom
	Pistol
	Access
	Tunnel
	Artifact
	firstArtifact
	lastArtifact = firstArtifact + artifacts - 1
)

var cardNames = rules.Words[Card]{
	"any", "utility", "trap", "key", "store", "easy", "locked", "pistol", "access", "tunnel", "artifact",
	"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12",
}

func (c Card) String() string { return cardNames.Spell(c) }

// MarshalText spells the card.
func (c Card) MarshalText() ([]byte, error) { return cardNames.Text(c) }

// UnmarshalText reads a card.
func (c *Card) UnmarshalText(text []byte) error { return cardNames.Read(c, text) }

// IsArtifact reports whether the card is known to be one.
func (c Card) IsArtifact() bool { return c >= Artifact && c <= lastArtifact }

// IsUtility reports whether the card is known to be one.
func (c Card) IsUtility() bool { return c >= Utility && c < Artifact }

// Known reports whether the very card is known.
func (c Card) Known() bool { return c > Utility && c != Artifact && c <= lastArtifact }

// class returns what everybody knows of a card whose back shows: a utility or an artifact.
func (c Card) class() Card {
	switch {
	case c.IsArtifact():
		return Artifact
	case c.IsUtility():
		return Utility
	}
	return AnyCard
}

// may reports whether a card of which so much is known may be the wanted one.
func (c Card) may(wanted Card) bool {
	return c == wanted || c == AnyCard || c == wanted.class() || wanted == c.class() || wanted == AnyCard
}

// Hand is a hand of cards, each as far as known, in the order of their kinds: equal hands
// are spelled alike.
type Hand []Card

// add puts cards in. There is one of each artifact: where two are said to be the same, the
// other is one of unknown name.
func (h *Hand) add(cards ...Card) {
	for _, c := range cards {
		if c >= firstArtifact && slices.Contains(*h, c) {
			c = Artifact
		}
		at, _ := slices.BinarySearch(*h, c)
		*h = slices.Insert(*h, at, c)
	}
}

func (h *Hand) drop(at int) {
	*h = slices.Delete(*h, at, at+1)
	if len(*h) == 0 {
		*h = nil
	}
}

// May reports whether the hand may hold the card.
func (h Hand) May(wanted Card) bool {
	return slices.ContainsFunc(h, func(c Card) bool { return c.may(wanted) })
}

// take takes a card out, the one that is surely it before one that may be it. Where only
// its class is said and every card of that class is known, nobody knows any more which
// ones are left. It reports whether there was one.
func (h *Hand) take(wanted Card) bool {
	for _, c := range [...]Card{wanted, wanted.class(), AnyCard} {
		if at := slices.Index(*h, c); at >= 0 {
			h.drop(at)
			return true
		}
	}
	if wanted.Known() || !h.May(wanted) {
		return false
	}
	h.forget(wanted)
	return h.take(wanted)
}

// forget blurs the cards of a class; of AnyCard, all of them.
func (h *Hand) forget(class Card) {
	for i, c := range *h {
		if class == AnyCard || c.class() == class {
			(*h)[i] = class
		}
	}
	slices.Sort(*h)
}

// takes reports whether all the cards can be taken out together.
func (h Hand) takes(cards []Card) bool {
	var memory [mostHand]Card
	rest := Hand(append(memory[:0], h...))
	for _, c := range cards {
		if !rest.take(c) {
			return false
		}
	}
	return true
}

// number counts the cards that are known to be of a class.
func (h Hand) number(class Card) int {
	n := 0
	for _, c := range h {
		if c.class() == class {
			n++
		}
	}
	return n
}

// artifactsAtLeast and artifactsAtMost bound how many artifacts the hand holds.
func (h Hand) artifactsAtLeast() int { return h.number(Artifact) }
func (h Hand) artifactsAtMost() int  { return h.number(Artifact) + h.number(AnyCard) }

// holds returns how many of some artifacts the hand holds, and whether that is sure.
func (h Hand) holds(chosen Hand) (n int, sure bool) {
	sure = !slices.Contains(h, AnyCard) && !slices.Contains(h, Artifact) && !slices.Contains(chosen, Artifact)
	for _, c := range chosen {
		if c.Known() && slices.Contains(h, c) {
			n++
		}
	}
	return n, sure
}

// options lists what may be named of a hand: each card as often as it is there, and the
// bare classes for who does not say.
func (h Hand) options(classes ...Card) []rules.Option {
	var list []rules.Option
	add := func(c Card, copies int) {
		if at := slices.IndexFunc(list, func(o rules.Option) bool { return o.Value == c.String() }); at >= 0 {
			list[at].Copies = max(list[at].Copies, copies)
		} else if copies > 0 {
			list = append(list, rules.Option{Value: c.String(), Copies: copies})
		}
	}
	for i, c := range h {
		if i > 0 && h[i-1] == c || !slices.Contains(classes, c.class()) {
			continue
		}
		n := 0
		for _, other := range h {
			if other == c {
				n++
			}
		}
		add(c, n)
	}
	for _, class := range classes {
		add(class, h.number(class))
	}
	return list
}

// hidden keeps only what the others know of a hand: its size, and the backs where they differ.
func (h Hand) hidden(backsDiffer bool) {
	for i, c := range h {
		if h[i] = AnyCard; backsDiffer {
			h[i] = c.class()
		}
	}
	slices.Sort(h)
}

// count counts the cards that are known exactly so far.
func (h Hand) count(c Card) int {
	n := 0
	for _, other := range h {
		if other == c {
			n++
		}
	}
	return n
}

// name replaces a card of which less was known.
func (h *Hand) name(known, named Card) {
	if at := slices.Index(*h, known); at >= 0 {
		h.drop(at)
		h.add(named)
	}
}
