package cgexpo

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Leg is a move of a podcaster on an event card. A card has as many as it prints, in its own order.
type Leg struct {
	Who Piece `json:"who"`
	PodMove
}

// A card has so many legs at most, spelt in so many letters.
const (
	mostLegs  = 12
	mostSpelt = 160
)

// spelling writes a leg as a box keeps it: "scott:n3", "uk:toward6", "socal:@F6".
func (l Leg) spelling() string {
	if l.Way == ToPlace {
		return l.Who.String() + ":@" + l.To.String()
	}
	return l.Who.String() + ":" + l.Way.String() + strconv.Itoa(int(l.Steps))
}

// Spell writes legs as a box keeps them.
func Spell(legs []Leg) string {
	words := make([]string, len(legs))
	for i, l := range legs {
		words[i] = l.spelling()
	}
	return strings.Join(words, " ")
}

// parseLeg reads a leg; false where it is none.
func parseLeg(text string) (Leg, bool) {
	who, move, ok := strings.Cut(text, ":")
	l := Leg{}
	if !ok || l.Who.UnmarshalText([]byte(who)) != nil || !l.Who.isPodcaster() {
		return l, false
	}
	if to, placed := strings.CutPrefix(move, "@"); placed {
		l.Way = ToPlace
		l.To, ok = ParseSquare(to)
		return l, ok || to == ""
	}
	way := strings.TrimRight(move, "0123456789")
	steps, err := strconv.Atoi(move[len(way):])
	if err != nil || l.Way.UnmarshalText([]byte(way)) != nil {
		return l, false
	}
	l.Steps = int8(min(steps, mostSteps+1))
	return l, l.sound() && l.spelling() == text && l.Way != Stays
}

// parseLegs reads legs with spaces between them; false where one is none.
func parseLegs(text string) ([]Leg, bool) {
	var list []Leg
	for _, word := range strings.Fields(text) {
		l, ok := parseLeg(word)
		if !ok {
			return nil, false
		}
		list = append(list, l)
	}
	return list, len(list) <= mostLegs
}

// mayRead refuses legs unless they can be read as a box spells them, and lead to squares of the board.
func (s *State) mayRead(text string) bool {
	legs, ok := parseLegs(text)
	return ok && !slices.ContainsFunc(legs, func(l Leg) bool { return l.To != 0 && s.Prints.Board.Zone(l.To) == Nowhere })
}

// split cuts legs in two: those that a box spells as a list, and at most one leg of each podcaster in the order of the
// form's own fields.
func split(legs []Leg) (spelt string, last []Leg) {
	at := len(legs)
	for at > 0 && (at == len(legs) || cmp.Less(legs[at-1].Who, legs[at].Who)) {
		at--
	}
	return Spell(legs[:at]), legs[at:]
}

// ahead lists the legs that lead anywhere: on a table without squares only the last of each podcaster is asked about.
func (s *State) ahead(legs []Leg) []Leg {
	if s.Mapped() {
		return legs
	}
	var list []Leg
	for i, l := range legs {
		if !slices.ContainsFunc(legs[i+1:], func(later Leg) bool { return later.Who == l.Who }) {
			list = append(list, l)
		}
	}
	return list
}
