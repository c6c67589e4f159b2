// Package trasteros referees Trasteros Locos (Crazy Auctions), for three to six
// players: sealed bids for five storage rooms, a public room, skeletons that scatter
// hands, and one collection each to complete in secret.
//
//	book.go      every rule and ruling
//	kinds.go     glass, bronze, silver, gold: the cubes and how bids compare   (Cube value in bids)
//	cards.go     the 104 cards, heaps of them, known or only counted           (Contents)
//	house.go     assistance levels and house rules                             (rulings TL-Q*)
//	state.go     the table, and what follows from it: bank, public room, unseen cards
//	setup.go     laying out                                                    (Game Set up)
//	agenda.go    what is still to happen, and the turn                         (In a turn)
//	auction.go   call, sealed bids, reveal, ties                               (1 Call for a storage room bid)
//	looking.go   which cards turned up, told or only asked for skeletons
//	market.go    a room that nobody won                                        (1, last paragraph)
//	skeleton.go  what a skeleton does                                          (Skeleton card)
//	public.go    the public room                                               (2, Situations)
//	exchange.go  pairs and single cards into cubes and badges                  (3, 4)
//	protect.go   piles under gold                                              (5, 6)
//	refill.go    the end of a round                                            (Situations)
//	end.go       "Collection", counting, forced passes                         (7)
//	score.go     points and tie-breaks                                         (Winner, Tie breakers)
//	offers.go    what may be done; fixes.go, setters.go: what may be corrected; check.go: what always holds
//	figures.go  what statistics keep of a step
//	game.go      the game, defined; things.go: what it names over and over
package trasteros
