package cgexpo

import "docent/rules"

// book lists every rule, in the order of the printed rulebook, with its chapter.
var book = []rules.Rule{
	{ID: "CG-GOAL-1", Section: "Goal"},
	{ID: "CG-SET-1", Section: "Setup"},
	{ID: "CG-SET-2", Section: "Setup"},
	{ID: "CG-SET-3", Section: "Setup"},
	{ID: "CG-SET-4", Section: "Setup"},
	{ID: "CG-SET-5", Section: "Setup"},
	{ID: "CG-SET-6", Section: "Caught Stealing – Note"},
	{ID: "CG-TURN-1", Section: "Player Turn"},
	{ID: "CG-TURN-2", Section: "Player Turn"},
	{ID: "CG-TURN-3", Section: "Player Turn"},
	{ID: "CG-MOV-1", Section: "CD Thief Movement"},
	{ID: "CG-MOV-2", Section: "CD Thief Movement"},
	{ID: "CG-MOV-3", Section: "CD Thief Movement"},
	{ID: "CG-MOV-4", Section: "CD Thief Movement"},
	{ID: "CG-MOV-5", Section: "CD Thief Movement"},
	{ID: "CG-POD-1", Section: "Podcaster Movement"},
	{ID: "CG-POD-2", Section: "Podcaster Movement"},
	{ID: "CG-POD-3", Section: "Podcaster Movement"},
	{ID: "CG-POD-4", Section: "Podcaster Movement"},
	{ID: "CG-POD-5", Section: "Killing a Podcaster"},
	{ID: "CG-EV-1", Section: "Event Deck"},
	{ID: "CG-EV-2", Section: "Event Deck"},
	{ID: "CG-CARL-1", Section: "Activating Carl"},
	{ID: "CG-CARL-2", Section: "Activating Carl"},
	{ID: "CG-CARL-3", Section: "Activating Carl"},
	{ID: "CG-CARL-4", Section: "Carl’s Inventory"},
	{ID: "CG-CARL-5", Section: "Carl’s Inventory"},
	{ID: "CG-CARL-6", Section: "Carl’s Inventory"},
	{ID: "CG-CARL-7", Section: "Carl’s Inventory"},
	{ID: "CG-ENC-1", Section: "Podcaster Encounter"},
	{ID: "CG-ENC-2", Section: "Podcaster Encounter"},
	{ID: "CG-ENC-3", Section: "Podcaster Encounter"},
	{ID: "CG-CAU-1", Section: "Caught Stealing"},
	{ID: "CG-CAU-2", Section: "Caught Stealing"},
	{ID: "CG-CAU-3", Section: "Caught Stealing – Note"},
	{ID: "CG-KILL-1", Section: "Killing a Podcaster"},
	{ID: "CG-FR-1", Section: "Escape (Frantic Mode)"},
	{ID: "CG-FR-2", Section: "Escape (Frantic Mode)"},
	{ID: "CG-FR-3", Section: "Escape (Frantic Mode)"},
	{ID: "CG-FR-4", Section: "Escape (Frantic Mode)"},
	{ID: "CG-FR-5", Section: "Escape (Frantic Mode)"},
	{ID: "CG-FR-6", Section: "Escape (Frantic Mode)"},
}

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"CG-Q1", "CG-Q2", "CG-Q3", "CG-Q4", "CG-Q5", "CG-Q6", "CG-Q7", "CG-Q8", "CG-Q9", "CG-Q10", "CG-Q11", "CG-Q12",
	"CG-Q13", "CG-Q14", "CG-Q15", "CG-Q16", "CG-Q17", "CG-Q18", "CG-Q19", "CG-Q20", "CG-Q21", "CG-Q22", "CG-Q23", "CG-Q24",
}
