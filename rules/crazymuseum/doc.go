// Package crazymuseum is the referee of Crazy Museum: thieves discover a museum room by
// room, guards and a mummy walk it by themselves.
//
//	book.go       every rule and ruling
//	kinds.go      objects, cards, colours: the words of the game; which way a Help token turns a figure (4)
//	box.go        what a copy of the game prints                    (1)
//	state.go      the table, where tokens are, whose slot an effect ends in
//	agenda.go     what is still to happen, who is asked, and what of it no longer stands
//	map.go        rooms, doors, routes; a small map for phones      (2 Museum creation)
//	setup.go      set-up form, difficulties, house rules, laying out, the checklist (2 Setup, 9, 10)
//	discover.go   new rooms: number, print, tokens                  (2 Museum creation)
//	token.go      what a token or a relic shows                     (2 Exploration actions)
//	round.go      rounds, turns, end of round; alert and countdown; playing alone (2, 4 Alert levels, 8, 10)
//	move.go       moving, resting, vents                            (2 Movement actions)
//	explore.go    examining, picking up, dropping; what lies where, who carries it (2 Exploration actions)
//	steal.go      stealing relics, the Fake Relic                   (2 Exploration actions, power-ups)
//	interact.go   hiding, reacting to guards, recovering, robbing   (2 Interaction actions)
//	vending.go    vending cards and what they do                    (3 Vending machine, power-ups)
//	rat.go        the rat's cards                                   (3 Rat friend)
//	arrive.go     a thief enters a room
//	guard.go      appearing, walking                                (4)
//	enter.go      a guard enters a room                             (4 Behaviour)
//	caught.go     catches, lives, catches that level night is told of (4, 7)
//	mummy.go      waking, walking, embracing                        (5)
//	clash.go      clashes, and where figures flee to                (6)
//	watch.go      level night: what the table tells instead
//	lookout.go    level night: what guards and mummy find
//	raise.go      what a raised level asks once; inventory.go: of rooms and boards
//	final.go      the end, and what is asked for the count          (8)
//	score.go      the ranking and its reasons, what statistics keep of a step (8)
//	offers.go     what may be done now
//	asking.go     the answers to what is asked, and those that are the only ones left
//	fixes.go      correcting the table
//	setters.go    what a correction of figures, turns and alert changes; setrooms.go, setcards.go: of rooms and cards
//	check.go      what holds in every position; checkbox.go: of what the box prints
//	route.go      the planned routes of the night, for the board
//	game.go       the game, defined, and what it names over and over
package crazymuseum
