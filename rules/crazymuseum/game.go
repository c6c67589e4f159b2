package crazymuseum

import "docent/rules"

// Game is Crazy Museum, defined.
var Game = rules.Define(spec)

var spec = rules.Spec[State]{
	ID: "crazymuseum", Edition: 2, Players: [2]int{1, mostSeats},
	Book: book, Rulings: rulings, Options: defaults, Pieces: pieces,
	Actions: map[rules.Kind]rules.Action[State]{
		"referee": Referee{}, "agree": Agree{}, "count": Count{}, "value": Value{},
		"tile": PlaceTile{}, "print": PrintTile{}, "skip-print": SkipPrint{}, "door": Door{}, "token": TurnUp{},
		"relic": Reveal{}, "relic-known": Recognise{}, "card": ShowCard{}, "order": SetOrder{},
		"move": Move{}, "rest": Rest{}, "pass": Pass{}, "vent": Vent{},
		"examine": Examine{}, "study": Study{}, "pick-up": PickUp{}, "drop": Drop{},
		"steal": Steal{}, "identify": Identify{}, "show-fake": ShowFake{}, "no-fake": NoFake{},
		"recover": Recover{}, "recover-relic": RecoverRelic{}, "rob": Rob{},
		"buy": Buy{}, "use": Use{}, "lay": Lay{}, "travel": Travel{}, "decline": Decline{},
		"rat": CallRat{}, "lay-rat": LayRat{}, "place-rat": PlaceRat{}, "no-rat": NoRat{},
		"hide": Hide{}, "mask": WearMask{}, "smoke": Detonate{}, "caught": Surrender{}, "lose": Lose{},
		"embrace": Embrace{}, "worst": LoseWorst{}, "clash": DrawClash{}, "clash-card": EnterClash{},
		"explore": Explore{}, "stand": Stand{}, "mark": Mark{}, "sight": Sight{}, "whistle": Blow{}, "slip": Slip{},
		"floor": LayRoom{}, "laid-out": LaidOut{}, "stage": Stage{}, "post": Post{}, "contents": Contents{}, "room": Inventory{}, "board": Board{}, "untold": Untold{},
		"nightfall": Nightfall{}, "fall": Fall{}, "watch": Watch{}, "quiet": Quiet{}, "meet": Meet{},
	},
	Start: start, Offers: offers, Fixes: fixes, Facts: facts, Doubts: doubts,
	Figures: figures, Standing: standing,
	Seats: (*State).seats, Now: now, Over: over, Hide: hide, Check: check, Scores: (*State).scores, Holdings: holdings, Drawings: drawings,
	Variant: func(s *State) rules.Thing { return rules.Of("difficulty", s.Difficulty) },
}

// now says whose turn it is and what the table waits for.
func now(s *State) rules.Now {
	n := rules.Now{Seat: rules.Table, Phase: "evening", Round: s.Round}
	t := s.next()
	switch {
	case over(s):
		n.Phase = "over"
	case len(s.Agenda) > 0:
		n.Seat, n.Phase, n.About = t.Seat, rules.Key(t.Do.String()), s.about(t)
		n.Phase += s.nuance(t)
		if t.Do == mummyBegins && s.Mummy.State == Absent {
			n.Phase = rules.Key(dawn.String())
		}
	case s.full():
		n.Seat, n.Phase = s.Turn, "act"
	}
	return n
}

// nuance ends the name of a task that has two: the mummy's Help token and place, a tile that nobody's thief discovers.
func (s *State) nuance(t Task) rules.Key {
	switch {
	case t.Guard == 0 && (t.Do == askOrder || t.Do == askPost):
		return "-mummy"
	case t.Do == askTile && t.Seat == rules.Table:
		return "-table"
	}
	return ""
}

// about names what a task is about.
func (s *State) about(t Task) []rules.Thing {
	if t.Do == askValue {
		return s.heldRelic(t.Left)
	}
	var list []rules.Thing
	if t.Guard > 0 {
		list = append(list, guardThings[t.Guard])
	}
	if g := s.guard(t.Guard); t.Do == askWatch && g != nil {
		t.Room = g.Room
	}
	if t.Room > 0 {
		list = append(list, roomThings[t.Room])
	}
	if t.Do == askDoor || t.Do == askTile {
		list = append(list, dirThings[t.Dir])
	}
	return list
}

// hide blanks what the rat laid face down for somebody else (CM-RAT-3). The cards in a
// hand are only counted.
func hide(s *State, seat rules.Seat) {
	for i := range s.Cards {
		if c := &s.Cards[i]; c.secret() && c.By != seat {
			c.Kind = 0
		}
	}
}

// holdings shows on a seat card what lies on the thief's board.
func holdings(s *State, seat rules.Seat) []rules.Thing {
	t := &s.Thieves[seat]
	list := []rules.Thing{rules.Of("lives", t.Lives)}
	if !s.full() || t.Out {
		return list
	}
	list = append(list, rules.Of("action", t.Action()), rules.Of("rest", t.Rest), rules.Of("cheese", t.Cheese), rules.Of("vendingcards", t.Hand))
	for i := range s.Tokens {
		if s.Tokens[i].Place == With(seat) {
			list = append(list, objects[s.Tokens[i].Object])
		}
	}
	for i := range s.Relics {
		if s.Relics[i].Place == With(seat) {
			list = append(list, rules.Of("loot", s.Relics[i].Value))
		}
	}
	return list
}

// What events, offers and refusals name over and over, made once: random games ask for
// millions of them.
var (
	seatThings  = rules.Numbered("seat", mostSeats)
	roomThings  = rules.Numbered("room", mostNumber)
	guardThings = rules.Numbered("guard", mostGuards)
	costThings  = rules.Numbered("cost", 20)
	alertThings = rules.Numbered("alert", topAlert)
	dirThings   = [5]rules.Thing{"dir:none", "dir:N", "dir:E", "dir:S", "dir:W"}
	cardThings  = rules.Named("card", cardNames)
	objects     = rules.Named("object", objectNames[:])
)

const (
	mostGuards = 3
	topAlert   = 5
)

// inRoom makes a refusal about each room, which the room's sheet puts right; onBoard about
// each seat, which the thief's does.
func inRoom(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, roomThings)
}

func onBoard(rule rules.RuleID, key rules.Key) rules.Refusals {
	return rules.RefuseEach(rule, key, seatThings)
}

// bySide makes a refusal for each side of each room, which the room's sheet puts right.
func bySide(rule rules.RuleID, key rules.Key) [mostNumber + 1][5]*rules.Refusal {
	var all [mostNumber + 1][5]*rules.Refusal
	for i := range all {
		for d := range all[i] {
			all[i][d] = &rules.Refusal{Rule: rule, Key: key, About: []rules.Thing{roomThings[i], dirThings[d]}, Fix: roomThings[i]}
		}
	}
	return all
}

// leftThing tells how many action tokens a thief can still spend, handThing how many
// vending cards it holds, cheeseThing how many cheese tokens; worthThing a relic's value.
var (
	leftCount   = rules.Counting("left", 21)
	handCount   = rules.Counting("hand", mostHand+1)
	cheeseCount = rules.Counting("cheese", 21)
	worthThing  = rules.Counting("worth", mostValue+1)
)

func leftThing(t *Thief) rules.Thing   { return leftCount(t.Action()) }
func handThing(t *Thief) rules.Thing   { return handCount(t.Hand) }
func cheeseThing(t *Thief) rules.Thing { return cheeseCount(t.Cheese) }

// numberOptions are the answers 0, 1, 2 and so on, to be read only.
var numberOptions = func() (all [mostNumber + 1]rules.Option) {
	for n := range all {
		all[n] = rules.Option{Value: numerals[n]}
	}
	return all
}()

func numberOption(n int) rules.Option { return numberOptions[n] }
