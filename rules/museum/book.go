package museum

import "docent/rules"

// book lists every rule, in the order of the printed rulebook, with its chapter.
var book = []rules.Rule{
	{ID: "MU-SET-1", Section: "2 Mise en place – Mise en place du plateau"},
	{ID: "MU-SET-2", Section: "2 Mise en place – Mise en place du plateau"},
	{ID: "MU-SET-3", Section: "2 Mise en place – Mise en place du plateau"},
	{ID: "MU-SET-4", Section: "2 Mise en place"},
	{ID: "MU-SET-5", Section: "2 Mise en place"},
	{ID: "MU-SET-6", Section: "2 Mise en place"},
	{ID: "MU-IMP-1", Section: "3 Tour de jeu – I Phase d’importation"},
	{ID: "MU-IMP-2", Section: "3 Tour de jeu – I Phase d’importation"},
	{ID: "MU-IMP-3", Section: "3 Tour de jeu – I Phase d’importation"},
	{ID: "MU-DEV-1", Section: "3 Tour de jeu – II Phase d’amélioration"},
	{ID: "MU-DEV-2", Section: "II A Exposer des objets à partir de sa Réserve Personnelle"},
	{ID: "MU-DEV-3", Section: "II A Exposer des objets à partir de sa Réserve Personnelle"},
	{ID: "MU-DEV-4", Section: "II B Exposer des objets à partir de son Fonds Commun"},
	{ID: "MU-DEV-5", Section: "II C Exposer des objets à partir du Fonds Commun d’un autre joueur"},
	{ID: "MU-DEV-6", Section: "3 Tour de jeu – II Phase d’amélioration"},
	{ID: "MU-PER-1", Section: "II Recruter une personnalité"},
	{ID: "MU-PER-2", Section: "II Recruter une personnalité"},
	{ID: "MU-INV-1", Section: "II Faire un inventaire"},
	{ID: "MU-NOT-1", Section: "II Cartes de Notoriété"},
	{ID: "MU-NOT-2", Section: "II Cartes de Notoriété"},
	{ID: "MU-NOT-3", Section: "II Cartes de Notoriété"},
	{ID: "MU-VP-1", Section: "3 Tour de jeu – II Phase d’amélioration"},
	{ID: "MU-VP-2", Section: "Chefs d’Œuvres"},
	{ID: "MU-EOT-1", Section: "4 Fin du tour – Taille de main"},
	{ID: "MU-EOT-2", Section: "4 Fin du tour – Remplacer les cartes Objet"},
	{ID: "MU-OP-1", Section: "4 Fin du tour – L’Opinion Publique"},
	{ID: "MU-NEWS-1", Section: "4 Fin du tour – Révéler une carte À la Une"},
	{ID: "MU-NEWS-2", Section: "4 Fin du tour – Révéler une carte À la Une"},
	{ID: "MU-PER-3", Section: "4 Fin du tour – Piocher une nouvelle carte Personnalité"},
	{ID: "MU-FIN-1", Section: "5 Fin de la partie"},
	{ID: "MU-FIN-2", Section: "5 Fin de la partie"},
	{ID: "MU-COL-1", Section: "5 Fin de la partie – Comment composer ses collections"},
	{ID: "MU-COL-2", Section: "5 Fin de la partie – Civilisations"},
	{ID: "MU-COL-3", Section: "5 Fin de la partie – Domaines"},
	{ID: "MU-COL-4", Section: "5 Fin de la partie – Comment composer ses collections"},
	{ID: "MU-SCORE-1", Section: "6.1 Civilisations"},
	{ID: "MU-SCORE-2", Section: "6.2 Domaines"},
	{ID: "MU-SCORE-3", Section: "6.3 Mécènes"},
	{ID: "MU-SCORE-4", Section: "6.4 Prestige"},
	{ID: "MU-SCORE-5", Section: "6.5 Galeries"},
	{ID: "MU-SCORE-6", Section: "6.6 Opinion Publique"},
	{ID: "MU-SCORE-7", Section: "6 Décompte final"},
}

// rulings lists the open questions of the rulebook, each with our reading.
var rulings = []rules.RuleID{
	"MU-Q1", "MU-Q2", "MU-Q3", "MU-Q4", "MU-Q5", "MU-Q6", "MU-Q7", "MU-Q8", "MU-Q9", "MU-Q10", "MU-Q11",
	"MU-Q12", "MU-Q13", "MU-Q14", "MU-Q15", "MU-Q16", "MU-Q17", "MU-Q18", "MU-Q19", "MU-Q20", "MU-Q21", "MU-Q22",
}
