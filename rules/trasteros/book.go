package trasteros

import (
	"slices"

	"docent/rules"
)

// book lists every rule by its chapter, in the order of the printed rulebook.
var book = slices.Concat(
	rules.Chapter("Game Set up", "TL-SET-1", "TL-SET-2", "TL-SET-3", "TL-SET-4", "TL-SET-5", "TL-SET-6", "TL-SET-7"),
	rules.Chapter("In a turn", "TL-TURN-1"),
	rules.Chapter("1 Call for a storage room bid", "TL-BID-1", "TL-BID-2", "TL-BID-2b"),
	rules.Chapter("Cube value in bids", "TL-BID-3"),
	rules.Chapter("1 Call for a storage room bid", "TL-BID-4", "TL-BID-5", "TL-BID-6", "TL-BID-7", "TL-BID-8"),
	rules.Chapter("Skeleton card", "TL-SKE-1", "TL-SKE-2", "TL-SKE-3", "TL-SKE-4", "TL-SKE-5"),
	rules.Chapter("2 Call for the opening the public storage room", "TL-PUB-1"),
	rules.Chapter("Situations", "TL-PUB-2", "TL-PUB-3"),
	rules.Chapter("Cards/Cubes exchange rate values", "TL-EXC-1"),
	rules.Chapter("3 Exchange 2 of a kind", "TL-EXC-2", "TL-EXC-3"),
	rules.Chapter("4 Exchange a card", "TL-EXC-4"),
	rules.Chapter("5 Protect cards", "TL-PRO-1", "TL-PRO-2"),
	rules.Chapter("6 Remove card protection", "TL-PRO-3"),
	rules.Chapter("When can a player call for the end of a game?", "TL-END-1"),
	rules.Chapter("7 Call for the end of the game", "TL-END-2", "TL-END-3"),
	rules.Chapter("Game Set up", "TL-REF-1"),
	rules.Chapter("Situations", "TL-REF-2"),
	rules.Chapter("Winner of the game", "TL-SCO-1"),
	rules.Chapter("Tie breakers", "TL-TIE-1"),
)

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"TL-Q1", "TL-Q2", "TL-Q3", "TL-Q4", "TL-Q5", "TL-Q6", "TL-Q7", "TL-Q8", "TL-Q9", "TL-Q10", "TL-Q11", "TL-Q12", "TL-Q13",
	"TL-Q14", "TL-Q15", "TL-Q16", "TL-Q17", "TL-Q18", "TL-Q19", "TL-Q20", "TL-Q21", "TL-Q22", "TL-Q23", "TL-Q24", "TL-Q25",
	"TL-Q26", "TL-Q27",
}
