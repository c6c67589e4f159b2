package oldmuseum

import (
	"slices"

	"docent/rules"
)

// book lists every rule by its chapter, in the order of the printed rulebook.
var book = slices.Concat(
	rules.Chapter("Setting Up 1", "OM-SET-1"),
	rules.Chapter("Setting Up 2", "OM-SET-2"),
	rules.Chapter("Setting Up 3–4", "OM-SET-3"),
	rules.Chapter("Setting Up 5", "OM-SET-4"),
	rules.Chapter("Setting Up 6", "OM-SET-5"),
	rules.Chapter("Setting Up", "OM-SET-6"),
	rules.Chapter("Taking a Turn", "OM-SET-7"),
	rules.Chapter("Room Squares (General)", "OM-SET-8", "OM-TURN-0"),
	rules.Chapter("Taking a Turn 1", "OM-TURN-1"),
	rules.Chapter("Taking a Turn 2", "OM-TURN-2", "OM-TURN-2-ART", "OM-TURN-2-LOCK", "OM-TURN-2-FTF", "OM-TURN-2-OTHER"),
	rules.Chapter("Taking a Turn 3", "OM-TURN-3"),
	rules.Chapter("Taking a Turn 4", "OM-TURN-4"),
	rules.Chapter("Taking a Turn 5", "OM-TURN-5"),
	rules.Chapter("Taking a Turn 1, 5", "OM-TURN-6"),
	rules.Chapter("The Old Museum in the Dark", "OM-DARK-1", "OM-DARK-2", "OM-DARK-3"),
	rules.Chapter("Important", "OM-DARK-4"),
	rules.Chapter("The Old Museum in the Dark", "OM-DARK-5", "OM-DARK-6"),
	rules.Chapter("How to Win", "OM-WIN-1"),
	rules.Chapter("Time Limited Game", "OM-WIN-2", "OM-WIN-3", "OM-WIN-4", "OM-WIN-5", "OM-TIME-1"),
	rules.Chapter("Important", "OM-LIM-1", "OM-HAND-1", "OM-HAND-2"),
	rules.Chapter("The Entrance Hall Squares", "OM-HALL-1"),
	rules.Chapter("Important", "OM-HALL-2"),
	rules.Chapter("The Gun Gallery Room Square", "OM-GUN-1"),
	rules.Chapter("The Security Surveillance Room Square", "OM-SURV-1"),
	rules.Chapter("Danger Warning Tape", "OM-TAPE-1"),
	rules.Chapter("Utility Cards", "OM-UC-1", "OM-COUNT-1"),
	rules.Chapter("Fallen Through Floor", "OM-FTF-1", "OM-FTF-2", "OM-FTF-3", "OM-FTF-4"),
	rules.Chapter("The Entrance Hall Squares", "OM-FTF-5"),
	rules.Chapter("Key", "OM-KEY-1"),
	rules.Chapter("Utility Store", "OM-STORE-1"),
	rules.Chapter("Easy Passage", "OM-EASY-1", "OM-EASY-2"),
	rules.Chapter("Locked Room", "OM-LOCK-1"),
	rules.Chapter("Pistol and Bullet", "OM-PIS-1", "OM-PIS-2"),
	rules.Chapter("Room Access", "OM-ACC-1"),
	rules.Chapter("Secret Tunnel", "OM-TUN-1"),
	rules.Chapter("Taking a Turn 2a", "OM-BRK-1", "OM-BRK-2"),
)

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"OM-Q1", "OM-Q2", "OM-Q3", "OM-Q4", "OM-Q5", "OM-Q6", "OM-Q7", "OM-Q8", "OM-Q9", "OM-Q10", "OM-Q11", "OM-Q12",
	"OM-Q13", "OM-Q14", "OM-Q15", "OM-Q16", "OM-Q17", "OM-Q18", "OM-Q19", "OM-Q20", "OM-Q21", "OM-Q22", "OM-Q23",
	"OM-Q24", "OM-Q25", "OM-Q26", "OM-Q27", "OM-Q28", "OM-Q29", "OM-Q30", "OM-Q31", "OM-Q32",
}
