package crazymuseum

import "docent/rules"

// What events, offers and refusals name over and over, made once: random games ask for
// millions of them.
var (
	seatThings  = numbered("seat", mostSeats)
	roomThings  = numbered("room", mostNumber)
	guardThings = numbered("guard", mostGuards)
	costThings  = numbered("cost", 20)
	alertThings = numbered("alert", topAlert)
	dirThings   = [5]rules.Thing{"dir:none", "dir:N", "dir:E", "dir:S", "dir:W"}
	cardThings  = named("card", cardNames[:])
	objects     = named("object", objectNames[:])
)

const (
	mostGuards = 3
	topAlert   = 5
)

// numbered lists a noun's things from 0 to most.
func numbered(noun string, most int) []rules.Thing {
	list := make([]rules.Thing, most+1)
	for i := range list {
		list[i] = rules.Of(noun, i)
	}
	return list
}

func named(noun string, names []string) []rules.Thing {
	list := make([]rules.Thing, len(names))
	for i, name := range names {
		list[i] = rules.Of(noun, name)
	}
	return list
}

// bySeat makes a refusal for each seat.
func bySeat(of func(seat rules.Thing) rules.Refusal) [mostSeats]*rules.Refusal {
	var all [mostSeats]*rules.Refusal
	for i := range all {
		r := of(seatThings[i])
		all[i] = &r
	}
	return all
}

// byRoom makes a refusal for each room.
func byRoom(of func(room rules.Thing) rules.Refusal) [mostNumber + 1]*rules.Refusal {
	var all [mostNumber + 1]*rules.Refusal
	for i := range all {
		r := of(roomThings[i])
		all[i] = &r
	}
	return all
}

// bySide makes a refusal for each side of each room, which the room's sheet puts right.
func bySide(rule rules.RuleID, key rules.Key) [mostNumber + 1][5]*rules.Refusal {
	var all [mostNumber + 1][5]*rules.Refusal
	for i := range all {
		for d := range all[i] {
			all[i][d] = &rules.Refusal{Rule: rule, Key: key, About: []rules.Thing{roomThings[i], dirThings[d]}, Fix: roomThings[i]}
		}
	}
	return all
}

var (
	leftThings   = numbered("left", 20)
	handThings   = numbered("hand", mostHand)
	cheeseThings = numbered("cheese", 20)
	worthThings  = numbered("worth", mostValue)
)

// leftThing tells how many action tokens a thief can still spend, handThing how many
// vending cards it holds, cheeseThing how many cheese tokens; worthThing a relic's value.
func leftThing(t *Thief) rules.Thing   { return nthThing(leftThings, "left", t.Action()) }
func handThing(t *Thief) rules.Thing   { return nthThing(handThings, "hand", t.Hand) }
func cheeseThing(t *Thief) rules.Thing { return nthThing(cheeseThings, "cheese", t.Cheese) }
func worthThing(value int) rules.Thing { return nthThing(worthThings, "worth", value) }

// nthThing is one of a list made before, or a new one where a corrected table has more.
func nthThing(list []rules.Thing, noun string, n int) rules.Thing {
	if n >= 0 && n < len(list) {
		return list[n]
	}
	return rules.Of(noun, n)
}

// numberOptions are the answers 0, 1, 2 and so on, to be read only.
var numberOptions = func() (all [mostNumber + 1]rules.Option) {
	for n := range all {
		all[n] = rules.Option{Value: numerals[n]}
	}
	return all
}()

func numberOption(n int) rules.Option { return numberOptions[n] }
