package trasteros

import "docent/rules"

// What offers and refusals name over and over, made once: a random game asks for
// millions of them.
var (
	onRoom     = numbered("room", 5)
	onPile     = numbered("pile", 20)
	onSeat     = [6][]rules.Thing{{"seat:0"}, {"seat:1"}, {"seat:2"}, {"seat:3"}, {"seat:4"}, {"seat:5"}}
	onKind     = named("kind", kindNames[:])
	onCubes    = named("cube", kindNames[:])
	onCard     = named("card", cardNames)
	onJunk     = []rules.Thing{"card:junk"}
	onPublic   = []rules.Thing{"public"}
	twoOf      = pairs()
	cardCounts = counts("cards", 14*len(collections)+skeletons)
)

// numbered lists a noun's things from 1 to most; place 0 is empty.
func numbered(noun string, most int) [][]rules.Thing {
	list := make([][]rules.Thing, most+1)
	for i := 1; i <= most; i++ {
		list[i] = []rules.Thing{rules.Of(noun, i)}
	}
	return list
}

func named(noun string, names []string) [][]rules.Thing {
	list := make([][]rules.Thing, len(names))
	for i, name := range names {
		list[i] = []rules.Thing{rules.Of(noun, name)}
	}
	return list
}

func counts(noun string, most int) []rules.Thing {
	list := make([]rules.Thing, most+1)
	for i := range list {
		list[i] = rules.Of(noun, i)
	}
	return list
}

// pair tells two cubes and two cards of a kind.
type pair struct{ cubes, cards rules.Thing }

func pairs() [Gold + 1]pair {
	var all [Gold + 1]pair
	for k := Junk; k != 0; k = k.next() {
		all[k] = pair{k.cubes(2), k.cards(2)}
	}
	return all
}

// refusals makes a refusal for each seat.
func refusals(rule rules.RuleID, key rules.Key, of func(seat rules.Thing) (about []rules.Thing, fix rules.Thing)) [6]*rules.Refusal {
	var all [6]*rules.Refusal
	for i := range all {
		about, fix := of(onSeat[i][0])
		all[i] = &rules.Refusal{Rule: rule, Key: key, About: about, Fix: fix}
	}
	return all
}

// ofHand is a refusal about a seat whose told cards are wrong: the sheet under cover
// puts it right.
func ofHand(seat rules.Thing) ([]rules.Thing, rules.Thing) {
	_, id := seat.Split()
	return []rules.Thing{seat}, rules.Of("hand", id)
}

// byHand chooses between a refusal of a hand that is counted and of one that is told.
func (s *State) byHand(by rules.Seat, counted, told *rules.Refusal) *rules.Refusal {
	if s.knowsHand(by) {
		return told
	}
	return counted
}

// ofSeat is a refusal about a seat that its own sheet puts right.
func ofSeat(seat rules.Thing) ([]rules.Thing, rules.Thing) { return []rules.Thing{seat}, seat }
