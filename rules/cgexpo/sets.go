package cgexpo

import (
	"fmt"
	"slices"
	"strings"

	"docent/rules"
)

// Items is a set of kinds of items.
type Items uint8

// Doors is a set of the zones that have a door.
type Doors uint8

// Pods is a set of podcasters.
type Pods uint8

// Seats is a set of seats.
type Seats uint8

// Cards is a set of event cards.
type Cards uint64

var (
	doorNames = zoneNames[VIP:]
	podNames  = pieceNames[Scott : UK+1]
	seatNames = []string{"0", "1", "2", "3"}
	cardNames = rules.IDs(mostEvents)
)

// Has reports whether an item is among them.
func (s Items) Has(i Item) bool { return s&(1<<i) != 0 }

// Has reports whether the door of the zone is among them.
func (s Doors) Has(z Zone) bool { return z.door() > 0 && s&(1<<(z.door()-1)) != 0 }

// Has reports whether the podcaster is among them.
func (s Pods) Has(p Piece) bool { return p.isPodcaster() && s&(1<<(p-Scott)) != 0 }

// Has reports whether the seat is among them.
func (s Seats) Has(seat rules.Seat) bool { return seat >= 0 && s&(1<<seat) != 0 }

// Has reports whether the card is among them.
func (s Cards) Has(card int) bool { return card > 0 && s&(1<<(card-1)) != 0 }

func (s Doors) with(z Zone) Doors { return s | 1<<(z.door()-1) }

func (s Pods) with(p Piece) Pods { return s | 1<<(p-Scott) }

// list returns the podcasters of the set.
func (s Pods) list() []Piece {
	var list []Piece
	for p := Scott; p <= UK; p++ {
		if s.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// podsOf collects podcasters.
func podsOf(list []Piece) Pods {
	var set Pods
	for _, p := range list {
		set = set.with(p)
	}
	return set
}

// wordsIn spells the members of a set.
func wordsIn[T ~uint8 | ~uint64](set T, words []string) []string {
	list := []string{}
	for i, word := range words {
		if set&(1<<i) != 0 {
			list = append(list, word)
		}
	}
	return list
}

// setWords reverses wordsIn.
func setWords[T ~uint8 | ~uint64](set *T, list, words []string) error {
	var fresh T
	for _, word := range list {
		at := slices.Index(words, word)
		if at < 0 || fresh&(1<<at) != 0 {
			return fmt.Errorf("cgexpo: each of %q once, got %.80q", words, list)
		}
		fresh |= 1 << at
	}
	*set = fresh
	return nil
}

func spellSet[T ~uint8 | ~uint64](set T, words []string) ([]byte, error) {
	return []byte(strings.Join(wordsIn(set, words), "+")), nil
}

// readSet reads words in the order of spellSet.
func readSet[T ~uint8 | ~uint64](set *T, text []byte, words []string) error {
	var list []string
	if len(text) > 0 {
		list = strings.Split(string(text), "+")
	}
	var fresh T
	if err := setWords(&fresh, list, words); err != nil {
		return err
	}
	if again, _ := spellSet(fresh, words); string(again) != string(text) {
		return fmt.Errorf("cgexpo: %.80q is not in its order", text)
	}
	*set = fresh
	return nil
}

// MarshalText spells the set.
func (s Items) MarshalText() ([]byte, error) { return spellSet(s, itemNames) }

// UnmarshalText reads a set.
func (s *Items) UnmarshalText(text []byte) error { return readSet(s, text, itemNames) }

// MarshalText spells the set.
func (s Doors) MarshalText() ([]byte, error) { return spellSet(s, doorNames) }

// UnmarshalText reads a set.
func (s *Doors) UnmarshalText(text []byte) error { return readSet(s, text, doorNames) }

// Values spells the members, for a form.
func (s *Doors) Values() []string { return wordsIn(*s, doorNames) }

// SetValues reverses Values.
func (s *Doors) SetValues(list []string) error { return setWords(s, list, doorNames) }

// MarshalText spells the set.
func (s Pods) MarshalText() ([]byte, error) { return spellSet(s, podNames) }

// UnmarshalText reads a set.
func (s *Pods) UnmarshalText(text []byte) error { return readSet(s, text, podNames) }

// Values spells the members, for a form.
func (s *Pods) Values() []string { return wordsIn(*s, podNames) }

// SetValues reverses Values.
func (s *Pods) SetValues(list []string) error { return setWords(s, list, podNames) }

// MarshalText spells the set.
func (s Seats) MarshalText() ([]byte, error) { return spellSet(s, seatNames) }

// UnmarshalText reads a set.
func (s *Seats) UnmarshalText(text []byte) error { return readSet(s, text, seatNames) }

// Values spells the members, for a form.
func (s *Seats) Values() []string { return wordsIn(*s, seatNames) }

// SetValues reverses Values.
func (s *Seats) SetValues(list []string) error { return setWords(s, list, seatNames) }

// MarshalText spells the set.
func (s Cards) MarshalText() ([]byte, error) { return spellSet(s, cardNames) }

// UnmarshalText reads a set.
func (s *Cards) UnmarshalText(text []byte) error { return readSet(s, text, cardNames) }

// Values spells the members, for a form.
func (s *Cards) Values() []string { return wordsIn(*s, cardNames) }

// SetValues reverses Values.
func (s *Cards) SetValues(list []string) error { return setWords(s, list, cardNames) }
