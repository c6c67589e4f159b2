package crazymuseum

import (
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// offers proposes the referee's next step, the answers to what is asked, or what the
// thief at turn may do.
func offers(s *State, m *rules.Menu[State]) {
	switch t := s.next(); {
	case t.Do.auto() || s.unsettled():
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "CM-ROUND-1"}, Referee{})
	case t.Do != 0:
		s.offerAnswers(t, m)
	case s.Phase == Over:
	case s.full():
		s.offerTurn(m)
	default:
		s.offerWatch(m)
	}
	if s.Phase != Over {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q51", Aside: !s.stalemate()}, Agree{})
	}
}

// offerTurn proposes what can be done in the room of the thief at turn.
func (s *State) offerTurn(m *rules.Menu[State]) {
	by := s.Turn
	if s.Thieves[by].in() {
		s.offerMoves(by, m)
		s.offerFinds(by, m)
		s.offerTokens(by, m)
		s.offerOthers(by, m)
		s.offerCards(by, m)
		m.Add(rules.Offer{Seat: by, Rule: "CM-REST-1"}, Rest{})
	}
	m.Add(rules.Offer{Seat: by, Rule: "CM-ROUND-3"}, Pass{})
}

// offerMoves proposes every side that is no plain wall, and the ducts.
func (s *State) offerMoves(by rules.Seat, m *rules.Menu[State]) {
	room, cost := s.room(s.here(by)), s.moveCost(by)
	for _, d := range grid.Sides {
		edge := s.way(room.Number, d)
		if edge == Wall || edge == NoRoom && !(room.Doors|room.Unsure).Has(d) {
			continue
		}
		m.Add(rules.Offer{Seat: by, Rule: s.moveRule(by, d), About: aboutMove[d][cost], On: s.beyond(room, d)}, moves[d])
	}
	if !room.mayBe(Blue) {
		return
	}
	to := s.firstVent(by)
	if to == 0 && room.Colour != Blue {
		return
	}
	m.Add(rules.Offer{Seat: by, Rule: "CM-VENT-1", About: aboutCost[ventCost]}, vents[to])
}

// firstVent returns the first room that a duct leads to; 0 if there is none.
func (s *State) firstVent(by rules.Seat) int {
	for i := range s.Rooms {
		if r := &s.Rooms[i]; s.vents(by, r) {
			return r.Number
		}
	}
	return 0
}

// beyond returns what the board lights up for a side of a room: the room there, or the cell.
func (s *State) beyond(room *Room, d grid.Dir) []rules.Thing {
	c := room.Cell.Next(d)
	if to := s.at(c); to != nil {
		return onRoom[to.Number]
	}
	return onCell(c)
}

// offerFinds proposes what to do with the object token and the relic of the room, with
// its vending machine, and in the guardhouse.
func (s *State) offerFinds(by rules.Seat, m *rules.Menu[State]) {
	here := s.here(by)
	room := s.room(here)
	if room.Face > 0 {
		m.Add(rules.Offer{Seat: by, Rule: "CM-EXPL-1", About: aboutCost[examineCost], On: onRoom[here]}, Examine{})
	}
	if i := s.relicIn(here); i >= 0 {
		if s.Relics[i].Up {
			m.Add(rules.Offer{Seat: by, Rule: "CM-STEAL-1", About: aboutCost[stealCost], On: onRoom[here]}, Steal{})
		} else {
			m.Add(rules.Offer{Seat: by, Rule: "CM-EXPL-5", About: aboutCost[examineCost], On: onRoom[here]}, Study{})
		}
		if s.fakeIn(here) >= 0 {
			m.Add(rules.Offer{Seat: by, Rule: "CM-STEAL-2", About: aboutCost[identifyCost], On: onCard[Fake]}, Identify{})
		}
	}
	if room.mayBe(Green) {
		m.Add(rules.Offer{Seat: by, Rule: "CM-VEND-1", About: aboutCost[buyCost], On: onRoom[here]}, Buy{})
	}
	if room.Special != Guardhouse {
		return
	}
	if o := s.anyObject(Stock); o != 0 {
		m.Add(rules.Offer{Seat: by, Rule: "CM-GH-3", About: aboutCost[s.recoverCost()], On: onRoom[here]}, recovers[o])
	}
	for i := range s.Relics {
		if s.Relics[i].Place == Stock {
			m.Add(rules.Offer{Seat: by, Rule: "CM-Q42", About: aboutCost[s.recoverCost()]}, RecoverRelic{s.Relics[i].Value})
			break
		}
	}
}

// offerTokens proposes to pick up what lies loose and to drop what is carried.
func (s *State) offerTokens(by rules.Seat, m *rules.Menu[State]) {
	loose, carried := s.showing(In(s.here(by))), s.showing(With(by))
	for o := Ladder; loose != 0 && int(o) < len(objectNames); o++ {
		if loose.Has(o) {
			m.Add(rules.Offer{Seat: by, Rule: tokenRule(o, "CM-EXPL-2"), About: onObject[o], On: onObject[o]}, pickUps[o])
		}
	}
	for o := Ladder; carried != 0 && int(o) < len(objectNames); o++ {
		if carried.Has(o) {
			m.Add(rules.Offer{Seat: by, Rule: tokenRule(o, "CM-EXPL-3"), About: onObject[o], On: onObject[o]}, drops[o])
		}
	}
}

// showing returns the set of objects at a place, a ladder among them.
func (s *State) showing(p Place) Needs {
	var n Needs
	for i := range s.Tokens {
		if s.Tokens[i].Place == p {
			n |= NeedsOf(s.Tokens[i].Object)
		}
	}
	return n
}

// offerOthers proposes to rob the thieves in the room who carry something.
func (s *State) offerOthers(by rules.Seat, m *rules.Menu[State]) {
	for i := range s.Thieves {
		victim := rules.Seat(i)
		if victim == by || s.here(victim) != s.here(by) {
			continue
		}
		if o := s.anyObject(With(victim)); o != 0 {
			m.Add(rules.Offer{Seat: by, Rule: "CM-ROB-1", About: aboutRob[victim], On: onSeat[victim]}, robs[victim][o])
		}
	}
}

// offerCards proposes the vending cards in hand and the rat.
func (s *State) offerCards(by rules.Seat, m *rules.Menu[State]) {
	if s.Thieves[by].Hand > 0 {
		m.Add(rules.Offer{Seat: by, Rule: "CM-VEND-3"}, useAny)
		m.Add(rules.Offer{Seat: by, Rule: "CM-VEND-3"}, Lay{})
	}
	m.Add(rules.Offer{Seat: by, Rule: "CM-RAT-1"}, CallRat{})
}

// offerWatch proposes what level night is told between the nights.
func (s *State) offerWatch(m *rules.Menu[State]) {
	for i := range s.Thieves {
		t := &s.Thieves[i]
		if room := t.Room; !t.Out {
			if room == 0 {
				room = s.initialRoom()
			}
			m.Add(rules.Offer{Seat: rules.Seat(i), Rule: "CM-MOVE-1", About: onSeat[i], On: onSeat[i]}, Stand{room})
		}
	}
	for i := range s.Rooms {
		for _, d := range grid.Sides {
			if r := &s.Rooms[i]; (r.Doors | r.Unsure).Has(d) && s.at(r.Cell.Next(d)) == nil {
				m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-MAP-1", About: aboutDoor[r.Number][d], On: onCell(r.Cell.Next(d))}, Explore{r.Number, d})
			}
		}
	}
	last := s.lastRoom()
	m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-EXPL-1"}, Sight{guardToken, last})
	m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-RAT-4"}, Blow{last})
	for g := range s.Guards {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-RAT-2", About: s.guardIsIn(g + 1)}, Slip{g + 1})
	}
	m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-GUARD-8"}, Mark{last})
	s.offerFall(m)
	m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-ROUND-1"}, Nightfall{})
}

// What is offered over and over, made once.
var (
	onRoom   = rules.Alone(roomThings)
	onSeat   = rules.Alone(seatThings)
	onCard   = rules.Alone(cardThings)
	onObject = rules.Alone(objects)

	aboutCost = rules.Alone(costThings)
	aboutMove = func() (all [5][3][]rules.Thing) {
		for d := range all {
			for cost := range all[d] {
				all[d][cost] = []rules.Thing{dirThings[d], costThings[cost]}
			}
		}
		return all
	}()
	aboutRob = func() (all [mostSeats][]rules.Thing) {
		for seat := range all {
			all[seat] = []rules.Thing{seatThings[seat], costThings[robCost]}
		}
		return all
	}()
	aboutDoor = func() (all [mostNumber + 1][5][]rules.Thing) {
		for n := range all {
			for d := range all[n] {
				all[n][d] = []rules.Thing{roomThings[n], dirThings[d]}
			}
		}
		return all
	}()

	moves = func() (all [5]rules.Action[State]) {
		for d := range all {
			all[d] = Move{grid.Dir(d)}
		}
		return all
	}()
	vents = func() (all [mostNumber + 1]rules.Action[State]) {
		for n := range all {
			all[n] = Vent{n}
		}
		return all
	}()
	pickUps  = ofObjects(func(o Object) rules.Action[State] { return PickUp{o} })
	drops    = ofObjects(func(o Object) rules.Action[State] { return Drop{o} })
	recovers = ofObjects(func(o Object) rules.Action[State] { return Recover{o} })
	robs     = func() (all [mostSeats][len(objectNames)]rules.Action[State]) {
		for seat := range all {
			all[seat] = ofObjects(func(o Object) rules.Action[State] { return Rob{rules.Seat(seat), o} })
		}
		return all
	}()
	useAny rules.Action[State] = Use{Chocolate}
)

func ofObjects(make func(Object) rules.Action[State]) [len(objectNames)]rules.Action[State] {
	var all [len(objectNames)]rules.Action[State]
	for o := range all {
		all[o] = make(Object(o))
	}
	return all
}

// mostCells is how far from the initial room a cell is named in advance.
const mostCells = mostTiles

var cells = func() (all [2*mostCells + 1][2*mostCells + 1][]rules.Thing) {
	for x := range all {
		for y := range all[x] {
			all[x][y] = []rules.Thing{cellThing(grid.Cell{X: int8(x - mostCells), Y: int8(y - mostCells)})}
		}
	}
	return all
}()

// onCell returns a cell on which no room lies: "cell:1.-2".
func onCell(c grid.Cell) []rules.Thing {
	if x, y := int(c.X)+mostCells, int(c.Y)+mostCells; x >= 0 && x < len(cells) && y >= 0 && y < len(cells) {
		return cells[x][y]
	}
	return []rules.Thing{cellThing(c)}
}

func cellThing(c grid.Cell) rules.Thing {
	return rules.Of("cell", strconv.Itoa(int(c.X))+"."+strconv.Itoa(int(c.Y)))
}
