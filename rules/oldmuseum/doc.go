// Package oldmuseum is the referee of The Old Museum, after the chapters of its rulebook.
//
//	setup.go    Setting Up; shape.go another shape of the museum
//	turn.go     Taking a Turn: its order, step 2a (breaking in), Easy Passage
//	move.go     step 2: the choice of a room, and the ways between rooms
//	found.go    step 2: the card picked up; locks; the dark doorway
//	enter.go    steps 3 and 4: entering, traps, the card left behind
//	utility.go  steps 1 and 5: Utility Store, Secret Tunnel
//	pistol.go   Pistol and Bullet
//	special.go  the Gun Gallery and Security Surveillance
//	hall.go     How to Win: the Entrance Hall, exits
//	clock.go    Time Limited Game: the demolition clock
//	private.go  what is told under cover; the audit of hands (Important)
//	score.go    the ranking
//	agenda.go   what is still to happen
//	offers.go   what may be done
//	place.go    squares of the table and shapes of the museum
//	side.go     sides, passages, lines of tunnels
//	card.go     cards and hands, as far as known
//	box.go      what a copy of the game prints
//	options.go  levels and house rules
//	fixes.go    correction sheets, with setters.go
//	check.go    what holds in every position
//	book.go     the rules and rulings
//	drawing.go    a small map for phones
//	figures.go  what statistics keep of a step
//	game.go     the definition, state.go its state, things.go its nouns
package oldmuseum
