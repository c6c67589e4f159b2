// Package museum is the referee of Museum: objects of four continents are imported,
// paid with each other and exhibited; collections are counted at the end.
//
//	book.go      every rule and ruling
//	kinds.go     continents, cards, heaps of cards
//	house.go     set-up form and house rules
//	box.go       what a copy of the game prints: boards, bonuses, patrons
//	state.go     the table
//	agenda.go    what is still to happen, and who is asked
//	setup.go     laying out, the checklist                     (2 Mise en place)
//	importing.go taking objects                                (3 I Importation)
//	exhibit.go   paying, exhibiting, recruiting                (3 A, B, Personnalité)
//	buy.go       buying out of another player's pool           (3 C)
//	show.go      telling cards of a hand
//	turn.go      inventory, notoriety, end of turn             (3 Inventaire, 4)
//	news.go      headlines, embargo, customs                   (4 À la Une)
//	final.go     museums, pools and patrons are told           (5)
//	score.go     the count                                     (6)
//	offers.go    what may be done now
//	gallery/     counts a museum and finds its best arrangement
package museum
