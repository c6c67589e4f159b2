package trasteros

import "docent/rules"

// book lists every rule, in the order of the printed rulebook, with its chapter.
var book = []rules.Rule{
	{ID: "TL-SET-1", Section: "Game Set up"},
	{ID: "TL-SET-2", Section: "Game Set up"},
	{ID: "TL-SET-3", Section: "Game Set up"},
	{ID: "TL-SET-4", Section: "Game Set up"},
	{ID: "TL-SET-5", Section: "Game Set up"},
	{ID: "TL-SET-6", Section: "Game Set up"},
	{ID: "TL-SET-7", Section: "Game Set up"},
	{ID: "TL-TURN-1", Section: "In a turn"},
	{ID: "TL-BID-1", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-2", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-2b", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-3", Section: "Cube value in bids"},
	{ID: "TL-BID-4", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-5", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-6", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-7", Section: "1 Call for a storage room bid"},
	{ID: "TL-BID-8", Section: "1 Call for a storage room bid"},
	{ID: "TL-SKE-1", Section: "Skeleton card"},
	{ID: "TL-SKE-2", Section: "Skeleton card"},
	{ID: "TL-SKE-3", Section: "Skeleton card"},
	{ID: "TL-SKE-4", Section: "Skeleton card"},
	{ID: "TL-SKE-5", Section: "Skeleton card"},
	{ID: "TL-PUB-1", Section: "2 Call for the opening the public storage room"},
	{ID: "TL-PUB-2", Section: "Situations"},
	{ID: "TL-PUB-3", Section: "Situations"},
	{ID: "TL-EXC-1", Section: "Cards/Cubes exchange rate values"},
	{ID: "TL-EXC-2", Section: "3 Exchange 2 of a kind"},
	{ID: "TL-EXC-3", Section: "3 Exchange 2 of a kind"},
	{ID: "TL-EXC-4", Section: "4 Exchange a card"},
	{ID: "TL-PRO-1", Section: "5 Protect cards"},
	{ID: "TL-PRO-2", Section: "5 Protect cards"},
	{ID: "TL-PRO-3", Section: "6 Remove card protection"},
	{ID: "TL-END-1", Section: "When can a player call for the end of a game?"},
	{ID: "TL-END-2", Section: "7 Call for the end of the game"},
	{ID: "TL-END-3", Section: "7 Call for the end of the game"},
	{ID: "TL-REF-1", Section: "Game Set up"},
	{ID: "TL-REF-2", Section: "Situations"},
	{ID: "TL-SCO-1", Section: "Winner of the game"},
	{ID: "TL-TIE-1", Section: "Tie breakers"},
}

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"TL-Q1", "TL-Q2", "TL-Q3", "TL-Q4", "TL-Q5", "TL-Q6", "TL-Q7", "TL-Q8", "TL-Q9", "TL-Q10", "TL-Q11", "TL-Q12", "TL-Q13",
	"TL-Q14", "TL-Q15", "TL-Q16", "TL-Q17", "TL-Q18", "TL-Q19", "TL-Q20", "TL-Q21", "TL-Q22", "TL-Q23", "TL-Q24", "TL-Q25",
	"TL-Q26", "TL-Q27",
}
