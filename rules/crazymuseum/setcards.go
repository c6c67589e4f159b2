package crazymuseum

import (
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// faceDown begins the name of a card that lies face down although it is known.
const faceDown = "under-"

// cardWord names a card as it lies: its kind, "under-" and its kind, or only its deck
// where that is all the table knows.
func cardWord(c *Card) string {
	switch {
	case c.Kind == 0 || c.secret():
		return c.Deck.String()
	case c.Up:
		return c.Kind.String()
	}
	return faceDown + c.Kind.String()
}

// layingOf returns a card as it is named; it has just been laid.
func (s *State) layingOf(word string, room int) Card {
	c := Card{Room: room, By: rules.Table}
	if c.Deck.UnmarshalText([]byte(word)) == nil {
		return c
	}
	kind, down := strings.CutPrefix(word, faceDown)
	rules.Must(c.Kind.UnmarshalText([]byte(kind)))
	c.Deck, c.Up = c.Kind.Deck(), !down
	s.activate(&c)
	return c
}

// activate gives a face-up card that lasts a round its end.
func (s *State) activate(c *Card) {
	switch {
	case !c.Up || !c.lasts():
		c.Until = 0
	case c.Until == 0:
		c.Until = s.slot()
	}
}

// cardsVia lists the cards that lie in a room, the oldest first.
func (s *State) cardsVia(room int) *rules.Via {
	return rules.NewVia(func() []string {
		list := []string{}
		for i := range s.Cards {
			if s.Cards[i].Room == room {
				list = append(list, cardWord(&s.Cards[i]))
			}
		}
		return list
	}, func(list []string) {
		var here []Card
		s.Cards = slices.DeleteFunc(s.Cards, func(c Card) bool {
			if c.Room == room {
				here = append(here, c)
			}
			return c.Room == room
		})
		for _, word := range list {
			at := slices.IndexFunc(here, func(c Card) bool { return cardWord(&c) == word })
			if at < 0 {
				s.Cards = append(s.Cards, s.layingOf(word, room))
				continue
			}
			s.Cards = append(s.Cards, here[at])
			here = slices.Delete(here, at, at+1)
		}
	})
}

// cardsField offers the cards that usually lie in a room, and those that do.
func (s *State) cardsField(room int) rules.Field {
	words := []string{
		Vending.String(), Rat.String(), faceDown + Banana.String(), faceDown + Slippery.String(),
		Smoke.String(), Fake.String(), Slippery.String(), Whistle.String(),
	}
	for i := range s.Cards {
		if word := cardWord(&s.Cards[i]); s.Cards[i].Room == room && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return rules.Several("cards", "laid", 0, 9, words...)
}

// deckVia and kindVia change which card lies there.
func (s *State) deckVia(c *Card) *rules.Via {
	return rules.WordVia(func() string { return c.Deck.String() }, func(word string) {
		rules.Must(c.Deck.UnmarshalText([]byte(word)))
		if c.Kind != 0 && c.Kind.Deck() != c.Deck {
			*c = Card{Room: c.Room, Deck: c.Deck, By: c.By}
		}
	})
}

func (s *State) kindVia(c *Card) *rules.Via {
	return rules.WordVia(func() string { return c.Kind.String() }, func(word string) {
		rules.Must(c.Kind.UnmarshalText([]byte(word)))
		switch {
		case c.Kind == 0:
			c.Up = false
		default:
			c.Deck = c.Kind.Deck()
			c.Up = c.Up || c.Kind == Whistle
		}
		if c.Kind != Whistle {
			c.Answer = 0
		}
		s.activate(c)
	})
}

// upVia turns a card over.
func (s *State) upVia(c *Card) *rules.Via {
	return rules.FlagVia(func() bool { return c.Up }, func(up bool) {
		c.Up = up
		s.activate(c)
	})
}

// slotVia returns the slot in which an active card ends: "turn.2", "guard-1" or "mummy".
func (c *Card) slotVia() *rules.Via {
	return rules.WordVia(func() string { return slotWord(c.Until) }, func(word string) {
		for slot := Slot(0); slot <= mummySlot; slot++ {
			if slotWord(slot) == word {
				c.Until = slot
				return
			}
		}
	})
}

func slotWord(x Slot) string {
	switch {
	case x == 0:
		return ""
	case x == mummySlot:
		return "mummy"
	case x > guardSlot:
		return "guard-" + strconv.Itoa(int(x-guardSlot))
	}
	return "turn." + strconv.Itoa(int(x-1))
}

func (s *State) slotWords() []string {
	words := []string{""}
	for i := range s.Thieves {
		words = append(words, slotWord(ofSeat(rules.Seat(i))))
	}
	for i := range s.Guards {
		words = append(words, slotWord(ofGuard(i+1)))
	}
	return append(words, slotWord(mummySlot))
}

// guardNumbers lists the guards, after "0" for none.
func (s *State) guardNumbers(none bool) []string {
	var list []string
	if none {
		list = append(list, "0")
	}
	for i := range s.Guards {
		list = append(list, strconv.Itoa(i+1))
	}
	return list
}
