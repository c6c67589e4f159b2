package trasteros

import "docent/rules"

// What offers and refusals name over and over, made once: a random game asks for
// millions of them.
var (
	onRoom     = numbered("room", 5)
	onPile     = numbered("pile", 20)
	seatThings = rules.Numbered("seat", 5)
	handThings = rules.Numbered("hand", 5)
	onSeat     = rules.Alone(seatThings)
	onKind     = named("kind", kindNames)
	onCubes    = named("cube", kindNames)
	onCard     = named("card", cardNames)
	onJunk     = []rules.Thing{"card:junk"}
	onPublic   = []rules.Thing{"public"}
	twoOf      = pairs()
	cardCount  = rules.Counting("cards", 14*len(collections)+skeletons+1)
)

// numbered lists a noun's things from 1 to most; place 0 is empty.
func numbered(noun string, most int) [][]rules.Thing {
	list := rules.Alone(rules.Numbered(noun, most))
	list[0] = nil
	return list
}

func named(noun string, names []string) [][]rules.Thing {
	return rules.Alone(rules.Named(noun, names))
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

// bySeat makes a refusal about each seat that its own sheet puts right; byCards one that its
// sheet under cover does, for the cards that it told are wrong.
func bySeat(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
}

func byCards(rule rules.RuleID, key rules.Key) rules.Refusals {
	return bySeat(rule, key).OnEach(handThings)
}

// byHand chooses between a refusal of a hand that is counted and of one that is told.
func (s *State) byHand(by rules.Seat, counted, told *rules.Refusal) *rules.Refusal {
	if s.knowsHand(by) {
		return told
	}
	return counted
}
