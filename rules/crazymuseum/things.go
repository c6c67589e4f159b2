package crazymuseum

import "docent/rules"

// What events, offers and refusals name over and over, made once: random games ask for
// millions of them.
var (
	seatThings  = rules.Numbered("seat", mostSeats)
	roomThings  = rules.Numbered("room", mostNumber)
	guardThings = rules.Numbered("guard", mostGuards)
	costThings  = rules.Numbered("cost", 20)
	alertThings = rules.Numbered("alert", topAlert)
	dirThings   = [5]rules.Thing{"dir:none", "dir:N", "dir:E", "dir:S", "dir:W"}
	cardThings  = rules.Named("card", cardNames)
	objects     = rules.Named("object", objectNames[:])
)

const (
	mostGuards = 3
	topAlert   = 5
)

// inRoom makes a refusal about each room, which the room's sheet puts right; onBoard about
// each seat, which the thief's does.
func inRoom(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, roomThings)
}

func onBoard(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
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

// leftThing tells how many action tokens a thief can still spend, handThing how many
// vending cards it holds, cheeseThing how many cheese tokens; worthThing a relic's value.
var (
	leftCount   = rules.Counting("left", 21)
	handCount   = rules.Counting("hand", mostHand+1)
	cheeseCount = rules.Counting("cheese", 21)
	worthThing  = rules.Counting("worth", mostValue+1)
)

func leftThing(t *Thief) rules.Thing   { return leftCount(t.Action()) }
func handThing(t *Thief) rules.Thing   { return handCount(t.Hand) }
func cheeseThing(t *Thief) rules.Thing { return cheeseCount(t.Cheese) }

// numberOptions are the answers 0, 1, 2 and so on, to be read only.
var numberOptions = func() (all [mostNumber + 1]rules.Option) {
	for n := range all {
		all[n] = rules.Option{Value: numerals[n]}
	}
	return all
}()

func numberOption(n int) rules.Option { return numberOptions[n] }
