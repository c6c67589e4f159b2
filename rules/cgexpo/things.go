package cgexpo

import (
	"strconv"

	"docent/rules"
)

const mostNumerals = 64

var numerals = rules.IDs(mostNumerals)

func numeral(n int) string {
	if n > 0 && n <= len(numerals) {
		return numerals[n-1]
	}
	return strconv.Itoa(n)
}

// What is told over and over.
var (
	pipCount   = rules.Counting("pips", mostNumerals)
	hitCount   = rules.Counting("hits", mostNumerals)
	stepCount  = rules.Counting("steps", mostNumerals)
	lifeCount  = rules.Counting("lives", mostNumerals)
	cardCount  = rules.Counting("cards", mostNumerals)
	seatThing  = rules.Counting("seat", mostNumerals)
	turnNumber = rules.Counting("turn", mostNumerals)
	dieThing   = rules.Counting("die", mostNumerals)
	eventThing = rules.Counting("event", mostNumerals)

	zoneThing = func() (all [Museum + 1]rules.Thing) {
		for z := range all {
			all[z] = rules.Of("zone", Zone(z))
		}
		all[Nowhere] = "zone:unknown"
		return all
	}()
	itemThing  = rules.Named("item", itemNames)
	pieceThing = rules.Named("figure", pieceNames)
)

// squareThings spell every square, made once.
var squareThings = rules.Named("square", squareNames[:])

func squareThing(q Square) rules.Thing { return squareThings[min(q, lastSquare)] }

// What is offered over and over.
var (
	seatThings = rules.Numbered("seat", mostSeats-1)
	onSeat     = rules.Alone(seatThings)
	onPips     = rules.Alone(rules.Numbered("pips", mostPips))
	onPiece    = rules.Alone(pieceThing)
)

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
}
