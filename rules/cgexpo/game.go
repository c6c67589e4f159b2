package cgexpo

import "docent/rules"

// Game is CGE Adventures, defined.
var Game = rules.Define(rules.Spec[State]{
	ID: "cgexpo", Edition: 2, Players: [2]int{leastSeats, mostSeats},
	Book: book, Rulings: rulings, Options: defaults, Pieces: pieces,
	Actions: map[rules.Kind]rules.Action[State]{
		"referee": Referee{}, "near": Near{}, "battle": Battle{}, "home": Home{}, "stay": Stay{}, "put": Put{},
		"roll": Roll{}, "move": Move{}, "route": Route{}, "walk": Walk{},
		"event": Event{}, "read": Read{}, "quick": Quick{}, "chase": Chase{}, "stop": Stop{}, "place": Place{}, "went": Went{},
		"janitor": Janitor{}, "sweep": Sweep{}, "keep": Keep{}, "give-back": GiveBack{},
		"white": White{}, "caught": Caught{}, "clear": Clear{}, "drop": Drop{},
	},
	Start: start, Offers: offers, Fixes: fixes, Facts: facts, Doubts: doubts,
	Figures: figures,
	Seats:   (*State).seats, Now: now, Over: over, Hide: hide, Check: check, Scores: (*State).scores,
	Holdings: holdings, Drawings: drawings, Variant: variant,
})

func over(s *State) bool { return s.Ended }

// hide blanks nothing: everything is public.
func hide(*State, rules.Seat) {}

// variant returns the difficulty that results are compared within.
func variant(s *State) rules.Thing { return rules.Of("difficulty", s.Difficulty) }

// now says whose turn it is and what the table waits for.
func now(s *State) rules.Now {
	if s.Ended {
		return rules.Now{Seat: rules.Table, Phase: "over"}
	}
	t := s.next()
	n := rules.Now{Seat: s.Turn, Phase: rules.Key(t.Do.String())}
	if t.Piece != 0 {
		n.About = onPiece[t.Piece]
	}
	if t.Do == askRoll && !s.Mapped() {
		n.Phase = "zone" // nothing hangs on the dice
	}
	if t.Do == askMove {
		n.About = onPips[s.Scratch.Dice[0]+s.Scratch.Dice[1]]
	}
	return n
}

// holdings shows on a seat card the backpack, doors, kills and lives.
func holdings(s *State, seat rules.Seat) []rules.Thing {
	t := &s.Thieves[seat]
	var list []rules.Thing
	if s.carrier() == seat {
		list = append(list, pieceThing[CDs])
	}
	for kind := range t.Items {
		if t.has(Item(kind)) {
			list = append(list, itemThing[kind])
		}
	}
	for _, p := range t.Killed.list() {
		list = append(list, rules.Of("kill", pieceNames[p]))
	}
	for z := VIP; z <= Museum; z++ {
		if t.Opened.Has(z) {
			list = append(list, rules.Of("open", z))
		}
	}
	if s.Difficulty == Difficult {
		list = append(list, lifeCount(t.Lives))
	}
	return list
}
