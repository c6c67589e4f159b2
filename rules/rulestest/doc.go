// Package rulestest holds every game to the contract of package rules.
//
//	Walk       random games: what the contract promises, demanded in every position
//	FuzzWalk   one such game as a fuzz target
//	Scenarios  the .txtar files of a folder, played and compared
//	Coverage   every rule of the Book is exercised by a scenario
//	Rulings    every ruling is shown by a scenario
//	Refused    an impossible saved position is refused
//	Doubted    a box that cannot be right is doubted and played with
//	Falsify    positions changed field by field; FuzzPosition, FuzzMove and FuzzSetup are its fuzz targets
//	Reach      every field of the state can be corrected
//	Texts      everything a game says has a text in every language
//	SourceTexts  so has what random games seldom say, read from the source
//	ReadApart  no two offers of a position read the same
//	Stages     every position of a folder's scenarios, and how it came about
//	Random     plays whole games fast, for benchmarks and models
//	Games      the benchmark of such games from Starts; Plays that of one move
//
// # Scenarios
//
// A scenario is a txtar archive. What stands before its first part is prose: which
// rule it shows, and why the outcome is right. A failing walk prints its game as one.
//
//	A tie is bid again by the tied players only.
//
//	-- setup --
//	{"seats":3,"options":{"level":"auctions"}}
//
//	-- position --
//	# each line is a correction of the starting position
//	seat:0 gold=1 cards=car-gold,junk
//
//	-- play --
//	> TL-SET-1 laid-out rooms:5
//	0 call room=1
//	> …
//	0 bid glass=1
//	> 0 TL-BID-2b bid-in
//	1 bid glass=9
//	! TL-BID-2 not-enough-cubes
//	? 1 bid
//	?! 2 call room=1 TL-BID-1
//	?- table fill
//
//	-- state --
//	players.0.cubes.gold 1
//	-- view 1 --
//	auction.bids.0.cubes null
//	-- scores --
//	1 1 14
//	  TL-SCO-1 own-gold 10 cards:1
//	  TL-SCO-1 own-silver 4 cards:2
//	0 2 7
//
// The parts are setup (the JSON of rules.Setup), and where wanted position, play,
// state, view SEAT or view table, and scores.
//
// A position part corrects the start line by line: "THING field=value field=a,b". An
// empty value empties a list. The word "correct" may stand in front.
//
// A play part is moves, each with what comes of it. A move is "SEAT KIND field=value
// …", its seat a number or "table"; fields that are left out are as the offer suggests,
// and what chooses among several offers of a kind is given like a field. A correction
// is "table correct THING field=value". Instead of fields a move may be given as raw
// JSON: "1 bid {…}". Moves that nobody offers may be played too: to be refused.
//
// After the set-up, and after each move, the referee's own steps (rules.Auto) are
// played and what they tell is listed with it, unless the play starts with "auto off".
// The lines after a move:
//
//	> [SEAT] RULE key thing …   told; (SEAT) means to that seat only; rule "-" means none
//	> …                         other events may be told before, between and after; no refusal
//	! RULE key [thing …]        refused by that rule; "! impossible" is any other error
//	? [SEAT] KIND [field=value] is offered now
//	?! [SEAT] KIND [field=value] [RULE [key]]  is offered greyed, with that reason
//	?- [SEAT] KIND [field=value] is not offered
//	# comment
//
// Events that stand before the first move are those of the set-up; without any, these
// are not compared.
//
// State and view parts are lines of "dotted.path value", values in JSON, null where
// nothing is. The scores part lists "SEAT rank total"; if it has any indented lines,
// it lists every reason, as "RULE key points thing …", and what broke a tie after "tie".
//
// With -update the expected lines, values and scores are rewritten to what was got; lines
// that hold, comments and questions stay.
package rulestest
