package cgexpo

import (
	"slices"

	"docent/rules"
)

// book lists every rule by its chapter, in the order of the printed rulebook.
var book = slices.Concat(
	rules.Chapter("Goal", "CG-GOAL-1"),
	rules.Chapter("Setup", "CG-SET-1", "CG-SET-2", "CG-SET-3", "CG-SET-4", "CG-SET-5"),
	rules.Chapter("Caught Stealing – Note", "CG-SET-6"),
	rules.Chapter("Player Turn", "CG-TURN-1", "CG-TURN-2", "CG-TURN-3"),
	rules.Chapter("CD Thief Movement", "CG-MOV-1", "CG-MOV-2", "CG-MOV-3", "CG-MOV-4", "CG-MOV-5"),
	rules.Chapter("Podcaster Movement", "CG-POD-1", "CG-POD-2", "CG-POD-3", "CG-POD-4"),
	rules.Chapter("Killing a Podcaster", "CG-POD-5"),
	rules.Chapter("Event Deck", "CG-EV-1", "CG-EV-2"),
	rules.Chapter("Activating Carl", "CG-CARL-1", "CG-CARL-2", "CG-CARL-3"),
	rules.Chapter("Carl’s Inventory", "CG-CARL-4", "CG-CARL-5", "CG-CARL-6", "CG-CARL-7"),
	rules.Chapter("Podcaster Encounter", "CG-ENC-1", "CG-ENC-2", "CG-ENC-3"),
	rules.Chapter("Caught Stealing", "CG-CAU-1", "CG-CAU-2"),
	rules.Chapter("Caught Stealing – Note", "CG-CAU-3"),
	rules.Chapter("Killing a Podcaster", "CG-KILL-1"),
	rules.Chapter("Escape (Frantic Mode)", "CG-FR-1", "CG-FR-2", "CG-FR-3", "CG-FR-4", "CG-FR-5", "CG-FR-6"),
)

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"CG-Q1", "CG-Q2", "CG-Q3", "CG-Q4", "CG-Q5", "CG-Q6", "CG-Q7", "CG-Q8", "CG-Q9", "CG-Q10", "CG-Q11", "CG-Q12",
	"CG-Q13", "CG-Q14", "CG-Q15", "CG-Q16", "CG-Q17", "CG-Q18", "CG-Q19", "CG-Q20", "CG-Q21", "CG-Q22", "CG-Q23", "CG-Q24",
	"CG-Q25", "CG-Q26", "CG-Q27",
}
