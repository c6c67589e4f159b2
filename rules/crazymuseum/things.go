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
	dirThings   = [5]rules.Thing{"dir:", "dir:N", "dir:E", "dir:S", "dir:W"}
	cardThings  = named("card", cardNames[:])
	objects     = named("object", objectNames[:])
)

const (
	mostGuards = 6
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
