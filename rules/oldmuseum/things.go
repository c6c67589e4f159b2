package oldmuseum

import "docent/rules"

func placeThing(p Place) rules.Thing     { return placeThings[p] }
func cardThing(c Card) rules.Thing       { return rules.Of("card", c.String()) }
func seatThing(x rules.Seat) rules.Thing { return rules.Of("seat", int(x)) }
func axisThing(a Axis) rules.Thing       { return rules.Of("axis", a.String()) }
func specialThing(x Special) rules.Thing { return rules.Of("special", x.String()) }
func artifactCount(n int) rules.Thing    { return rules.Of("artifacts", n) }
func roundNumber(n int) rules.Thing      { return rules.Of("round", n) }

// timeThing returns a time left, in seconds: screens show minutes and seconds.
func timeThing(seconds int) rules.Thing { return rules.Of("time", seconds) }

// What is told over and over.
var (
	cardCount   = rules.Counting("cards", mostHand+1)
	placeThings = func() (all [lastCell + 1]rules.Thing) {
		for p := HallPlace; p <= lastCell; p++ {
			all[p] = rules.Of("room", p)
		}
		return all
	}()
	onPlace    = rules.Alone(placeThings[:])
	seatThings = rules.Numbered("seat", mostSeats-1)
	onSeat     = rules.Alone(seatThings)
)

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
}

// inPlay makes a refusal about each seat that the sheet of the play puts right.
func inPlay(rule rules.RuleID, key rules.Key) rules.Refusals {
	return bySeat(rule, key).On("play")
}

// byPlace makes a refusal about each place that the sheet of the play puts right.
func byPlace(rule rules.RuleID, key rules.Key) rules.Refusals {
	return inRoom(rule, key).On("play")
}

// inRoom makes a refusal about each place that its own sheet puts right.
func inRoom(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, placeThings[:])
}
