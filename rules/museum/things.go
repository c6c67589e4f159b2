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

// cardThing returns a card as a thing.
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

	continentThing = rules.Named("continent", continentNames)
)

// What is offered over and over.
var (
	seatThings     = rules.Numbered("seat", mostSeats-1)
	museumThings   = rules.Numbered("museum", mostSeats-1)
	portraitThings = rules.Numbered("portrait", 3)[1:]
	siteThings     = rules.Named("site", continentNames)

	onSeat      = rules.Alone(seatThings)
	onPool      = rules.Alone(rules.Numbered("pool", mostSeats-1))
	onPatronage = rules.Alone(rules.Numbered("patronage", mostSeats-1))
	onMuseum    = rules.Alone(museumThings)
	onPortrait  = rules.Alone(portraitThings)
	onContinent = rules.Alone(continentThing)
	onSite      = rules.Alone(siteThings)
)

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
}

// inMuseum makes a refusal about each seat that the sheet of its museum puts right.
func inMuseum(rule rules.RuleID, key rules.Key) rules.Refusals {
	return bySeat(rule, key).OnEach(museumThings)
}

// byContinent makes a refusal about each continent that its sheet puts right.
func byContinent(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, continentThing).OnEach(siteThings)
}

// singles are lists of one card, for examples: nobody writes to them.
var singles = func() (all [noSuchCard][1]Card) {
	for c := range noSuchCard {
		all[c][0] = c
	}
	return all
}()

// single returns a list of just that card.
func single(c Card) []Card { return singles[c][:] }
