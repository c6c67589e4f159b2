// Package museum is the referee of Museum: objects of four continents are imported,
// paid with each other and exhibited; collections are counted at the end.
//
//	book.go      every rule and ruling
//	kinds.go     continents, cards, heaps of cards
//	house.go     set-up form and house rules
//	box.go       what a copy of the game prints: bonuses, headlines, personalities
//	names.go     what its cards are called, what a play learnt of it
//	board.go     the grids of museums and their cells
//	patron.go    patrons, as boxes tell them and as package gallery counts them
//	state.go     the table
//	agenda.go    what is still to happen, and who is asked
//	setup.go     laying out, the checklist                     (2 Mise en place)
//	importing.go taking objects                                (3 I Importation)
//	exhibit.go   paying and exhibiting, points and tens        (3 A, B)
//	pay.go       what a hand may pay, the examples of offers
//	staff.go     the row of personalities                      (3 Personnalité, 4)
//	buy.go       buying out of another player's pool           (3 C)
//	show.go      telling cards of a hand
//	turn.go      inventory, end of turn                        (3 Inventaire, 4)
//	effect.go    what notoriety cards, personalities and headlines bring by word only
//	refill.go    new cards and Public Opinion                  (4 L'Opinion Publique)
//	news.go      headlines, embargo, customs                   (4 À la Une)
//	layout.go    arranging a museum                            (3, 5)
//	shape.go     boards of another shape, told by the table
//	final.go     what is asked for the count                   (5)
//	score.go     the count                                     (6)
//	offers.go    what may be done now
//	fixes.go     correcting the table
//	setters.go   what a correction changes beside its field
//	check.go     what holds in every position
//	figures.go  what statistics keep of a step
//	game.go      the game, defined; things.go: what it names over and over
//	gallery/     counts a museum and finds its best arrangement
package museum
