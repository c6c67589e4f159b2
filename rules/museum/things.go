package museum

import (
	"strconv"

	"docent/rules"
)

// cardNames and cardThings spell every card, made once.
var (
	cardNames  [noSuchCard]string
	cardThings [noSuchCard]rules.Thing
)

func init() {
	for c := range noSuchCard {
		cardNames[c] = c.spell()
		if c > 0 {
			cardThings[c] = rules.Of("card", cardNames[c])
		}
	}
}

// cardThing is a card as a thing.
func cardThing(c Card) rules.Thing { return cardThings[c] }

const mostNumerals = 200

// numerals spell the numbers that are told over and over.
var numerals = func() (all [mostNumerals]string) {
	for i := range all {
		all[i] = strconv.Itoa(i)
	}
	return all
}()

func numeral(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	return strconv.Itoa(n)
}

// What is told over and over.
var (
	cardCount     = rules.Counting("cards", mostNumerals)
	pointCount    = rules.Counting("points", mostNumerals)
	prestigeCount = rules.Counting("prestige", mostNumerals)
	priceCount    = rules.Counting("price", mostNumerals)
	paidCount     = rules.Counting("paid", mostNumerals)
	tokenCount    = rules.Counting("tokens", mostNumerals)
	staffCount    = rules.Counting("staff", mostNumerals)
	turnCount     = rules.Counting("turns", mostNumerals)
	roundNumber   = rules.Counting("round", mostNumerals)
	cellNumber    = rules.Counting("cell", mostNumerals)
	seatThing     = rules.Counting("seat", mostNumerals)

	continentThing = func() (all [continents]rules.Thing) {
		for i := range all {
			all[i] = rules.Of("continent", Continent(i))
		}
		return all
	}()
)

// What is offered over and over.
var (
	onSeat      = things("seat", mostSeats)
	onPool      = things("pool", mostSeats)
	onMuseum    = things("museum", mostSeats)
	onPortrait  = things("portrait", 4)[1:]
	onContinent = ofContinents("continent")
	onSite      = ofContinents("site")
)

func things(noun string, n int) [][]rules.Thing {
	list := make([][]rules.Thing, n)
	for i := range list {
		list[i] = []rules.Thing{rules.Of(noun, i)}
	}
	return list
}

func ofContinents(noun string) [continents][]rules.Thing {
	var all [continents][]rules.Thing
	for i := range all {
		all[i] = []rules.Thing{rules.Of(noun, Continent(i))}
	}
	return all
}

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) [mostSeats]*rules.Refusal {
	var all [mostSeats]*rules.Refusal
	for i := range all {
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: onSeat[i], Fix: onSeat[i][0]}
	}
	return all
}

// inMuseum makes a refusal about each seat that the sheet of its museum puts right.
func inMuseum(rule rules.RuleID, key rules.Key) [mostSeats]*rules.Refusal {
	var all [mostSeats]*rules.Refusal
	for i := range all {
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: onSeat[i], Fix: onMuseum[i][0]}
	}
	return all
}

// byContinent makes a refusal about each continent that its sheet puts right.
func byContinent(rule rules.RuleID, key rules.Key) [continents]*rules.Refusal {
	var all [continents]*rules.Refusal
	for i := range all {
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: onContinent[i], Fix: onSite[i][0]}
	}
	return all
}

// singles are lists of one card, for examples: nobody writes to them.
var singles = func() (all [noSuchCard][1]Card) {
	for c := range noSuchCard {
		all[c][0] = c
	}
	return all
}()

// single is a list of just that card.
func single(c Card) []Card { return singles[c][:] }
