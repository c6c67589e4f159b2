package cgexpo

import (
	"strconv"

	"docent/rules"
)

const mostNumerals = 64

var numerals = ids(mostNumerals)

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

	zoneThing = func() (all [len(zoneNames)]rules.Thing) {
		for z := range all {
			all[z] = rules.Of("zone", Zone(z))
		}
		all[Nowhere] = "zone:unknown"
		return all
	}()
	itemThing = func() (all [kindsOfItem]rules.Thing) {
		for i := range all {
			all[i] = rules.Of("item", Item(i))
		}
		return all
	}()
	pieceThing = func() (all [lastPiece]rules.Thing) {
		for p := range all {
			all[p] = rules.Of("figure", pieceNames[p])
		}
		return all
	}()
)

// squareThings spell every square, made once.
var squareThings = func() (all [lastSquare + 1]rules.Thing) {
	for q := range all {
		all[q] = rules.Of("square", squareNames[q])
	}
	return all
}()

func squareThing(q Square) rules.Thing { return squareThings[min(q, lastSquare)] }

// What is offered over and over.
var (
	onSeat  = onThings(mostSeats, seatThing)
	onPips  = onThings(mostPips+1, pipCount)
	onPiece = onThings(int(lastPiece), func(i int) rules.Thing { return pieceThing[i] })
)

func onThings(n int, of func(int) rules.Thing) [][]rules.Thing {
	list := make([][]rules.Thing, n)
	for i := range list {
		list[i] = []rules.Thing{of(i)}
	}
	return list
}

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) [mostSeats]*rules.Refusal {
	var all [mostSeats]*rules.Refusal
	for i := range all {
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: onSeat[i], Fix: onSeat[i][0]}
	}
	return all
}
