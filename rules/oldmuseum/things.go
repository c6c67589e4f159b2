package oldmuseum

import "docent/rules"

func placeThing(p Place) rules.Thing     { return placeThings[p] }
func cardThing(c Card) rules.Thing       { return rules.Of("card", c.String()) }
func seatThing(x rules.Seat) rules.Thing { return rules.Of("seat", int(x)) }
func axisThing(a Axis) rules.Thing       { return rules.Of("axis", a.String()) }
func specialThing(x Special) rules.Thing { return rules.Of("special", x.String()) }
func artifactCount(n int) rules.Thing    { return rules.Of("artifacts", n) }
func roundNumber(n int) rules.Thing      { return rules.Of("round", n) }

func cardCount(n int) rules.Thing {
	if n < len(cardCounts) {
		return cardCounts[n]
	}
	return rules.Of("cards", n)
}

// timeThing is a time left, in seconds: screens show minutes and seconds.
func timeThing(seconds int) rules.Thing { return rules.Of("time", seconds) }

// What is told over and over.
var (
	cardCounts = func() (all [mostHand + 1]rules.Thing) {
		for i := range all {
			all[i] = rules.Of("cards", i)
		}
		return all
	}()
	placeThings = func() (all [lastCell + 1]rules.Thing) {
		for p := HallPlace; p <= lastCell; p++ {
			all[p] = rules.Of("room", p)
		}
		return all
	}()
	onPlace = func() (all [lastCell + 1][]rules.Thing) {
		for p := range all {
			all[p] = placeThings[p : p+1]
		}
		return all
	}()
	onSeat = func() (all [mostSeats][]rules.Thing) {
		for i := range all {
			all[i] = []rules.Thing{rules.Of("seat", i)}
		}
		return all
	}()
)

// bySeat makes a refusal about each seat that its own sheet puts right.
func bySeat(rule rules.RuleID, key rules.Key) [mostSeats]*rules.Refusal {
	var all [mostSeats]*rules.Refusal
	for i := range all {
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: onSeat[i], Fix: onSeat[i][0]}
	}
	return all
}

// inPlay makes a refusal about each seat that the sheet of the play puts right.
func inPlay(rule rules.RuleID, key rules.Key) [mostSeats]*rules.Refusal {
	all := bySeat(rule, key)
	for i := range all {
		all[i].Fix = "play"
	}
	return all
}

// byPlace makes a refusal about each place that the sheet of the play puts right.
func byPlace(rule rules.RuleID, key rules.Key) (all [lastCell + 1]*rules.Refusal) {
	for p := HallPlace; p <= lastCell; p++ {
		all[p] = &rules.Refusal{Rule: rule, Key: key, About: []rules.Thing{placeThings[p]}, Fix: "play"}
	}
	return all
}

// inRoom makes a refusal about each place that its own sheet puts right.
func inRoom(rule rules.RuleID, key rules.Key) [lastCell + 1]*rules.Refusal {
	all := byPlace(rule, key)
	for p := HallPlace; p <= lastCell; p++ {
		all[p].Fix = placeThings[p]
	}
	return all
}
