package museum

import (
	"slices"

	"docent/rules"
)

// book lists every rule by its chapter, in the order of the printed rulebook.
var book = slices.Concat(
	rules.Chapter("2 Mise en place – Mise en place du plateau", "MU-SET-1", "MU-SET-2", "MU-SET-3"),
	rules.Chapter("2 Mise en place", "MU-SET-4", "MU-SET-5", "MU-SET-6"),
	rules.Chapter("3 Tour de jeu – I Phase d’importation", "MU-IMP-1", "MU-IMP-2", "MU-IMP-3"),
	rules.Chapter("3 Tour de jeu – II Phase d’amélioration", "MU-DEV-1"),
	rules.Chapter("II A Exposer des objets à partir de sa Réserve Personnelle", "MU-DEV-2", "MU-DEV-3"),
	rules.Chapter("II B Exposer des objets à partir de son Fonds Commun", "MU-DEV-4"),
	rules.Chapter("II C Exposer des objets à partir du Fonds Commun d’un autre joueur", "MU-DEV-5"),
	rules.Chapter("3 Tour de jeu – II Phase d’amélioration", "MU-DEV-6"),
	rules.Chapter("II Recruter une personnalité", "MU-PER-1", "MU-PER-2"),
	rules.Chapter("II Faire un inventaire", "MU-INV-1"),
	rules.Chapter("II Cartes de Notoriété", "MU-NOT-1", "MU-NOT-2", "MU-NOT-3"),
	rules.Chapter("3 Tour de jeu – II Phase d’amélioration", "MU-VP-1"),
	rules.Chapter("Chefs d’Œuvres", "MU-VP-2"),
	rules.Chapter("4 Fin du tour – Taille de main", "MU-EOT-1"),
	rules.Chapter("4 Fin du tour – Remplacer les cartes Objet", "MU-EOT-2"),
	rules.Chapter("4 Fin du tour – L’Opinion Publique", "MU-OP-1"),
	rules.Chapter("4 Fin du tour – Révéler une carte À la Une", "MU-NEWS-1", "MU-NEWS-2"),
	rules.Chapter("4 Fin du tour – Piocher une nouvelle carte Personnalité", "MU-PER-3"),
	rules.Chapter("5 Fin de la partie", "MU-FIN-1", "MU-FIN-2"),
	rules.Chapter("5 Fin de la partie – Comment composer ses collections", "MU-COL-1"),
	rules.Chapter("5 Fin de la partie – Civilisations", "MU-COL-2"),
	rules.Chapter("5 Fin de la partie – Domaines", "MU-COL-3"),
	rules.Chapter("5 Fin de la partie – Comment composer ses collections", "MU-COL-4"),
	rules.Chapter("6.1 Civilisations", "MU-SCORE-1"),
	rules.Chapter("6.2 Domaines", "MU-SCORE-2"),
	rules.Chapter("6.3 Mécènes", "MU-SCORE-3"),
	rules.Chapter("6.4 Prestige", "MU-SCORE-4"),
	rules.Chapter("6.5 Galeries", "MU-SCORE-5"),
	rules.Chapter("6.6 Opinion Publique", "MU-SCORE-6"),
	rules.Chapter("6 Décompte final", "MU-SCORE-7"),
)

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"MU-Q1", "MU-Q2", "MU-Q3", "MU-Q4", "MU-Q5", "MU-Q6", "MU-Q7", "MU-Q8", "MU-Q9", "MU-Q10", "MU-Q11",
	"MU-Q12", "MU-Q13", "MU-Q14", "MU-Q15", "MU-Q16", "MU-Q17", "MU-Q18", "MU-Q19", "MU-Q20", "MU-Q21", "MU-Q22",
}
