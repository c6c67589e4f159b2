// Package crazymuseum is the referee of Crazy Museum: thieves discover a museum room by
// room, guards and a mummy walk it by themselves.
//
//	book.go       every rule and ruling
//	kinds.go      objects, cards, colours: the words of the game
//	house.go      set-up form, difficulties, house rules            (9, 10)
//	box.go        what a copy of the game prints                    (1)
//	state.go      the table
//	place.go      where tokens are, whose slot an effect ends in
//	agenda.go     what is still to happen, and who is asked; idle.go: what of it no longer stands
//	map.go        rooms, doors, routes                              (2 Museum creation)
//	order.go      which way a Help token turns a figure             (4)
//	setup.go      laying out, the checklist                         (2 Setup)
//	discover.go   new rooms: number, print, tokens                  (2 Museum creation)
//	token.go      what a token or a relic shows                     (2 Exploration actions)
//	round.go      rounds, turns, end of round                       (2)
//	move.go       moving, resting, vents                            (2 Movement actions)
//	explore.go    examining, picking up, dropping                   (2 Exploration actions)
//	carry.go      what lies where, who carries it
//	steal.go      stealing relics, the Fake Relic                   (2 Exploration actions, power-ups)
//	hide.go       hiding, reacting to guards                        (2 Interaction actions)
//	guardhouse.go recovering, robbing                               (2 Interaction actions)
//	vending.go    vending cards and what they do                    (3 Vending machine, power-ups)
//	rat.go        the rat's cards                                   (3 Rat friend)
//	arrive.go     a thief enters a room
//	guard.go      appearing, walking                                (4)
//	enter.go      a guard enters a room                             (4 Behaviour)
//	caught.go     catches, lives                                    (4, 7)
//	alert.go      alert and countdown                               (4 Alert levels, 8)
//	mummy.go      waking, walking, embracing                        (5)
//	clash.go      clashes; flight.go: where figures flee to         (6)
//	watch.go      level night: what the table tells instead
//	lookout.go    level night: what guards and mummy find
//	raise.go      what a raised level asks once; inventory.go: of rooms and boards
//	final.go      the end, and what is asked for the count          (8)
//	fall.go       catches that level night is told of
//	score.go      the ranking and its reasons                       (8)
//	solo.go       playing alone                                     (10)
//	offers.go     what may be done now
//	asking.go     the answers to what is asked
//	fixes.go      correcting the table
//	setters.go    what a correction of figures, turns and alert changes; setrooms.go, setcards.go: of rooms and cards
//	check.go      what holds in every position; checkbox.go: of what the box prints
//	route.go      the planned routes of the night, for the board
//	drawing.go    a small map for phones
//	figures.go  what statistics keep of a step
//	game.go       the game, defined; things.go: what it names over and over
package crazymuseum
