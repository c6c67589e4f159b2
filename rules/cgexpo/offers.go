package cgexpo

import "docent/rules"

// offers proposes what the table waits for. Nobody but the active player is asked.
func offers(s *State, m *rules.Menu[State]) {
	if s.Ended {
		return
	}
	switch t := s.next(); {
	case s.auto(t):
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "CG-TURN-1"}, referee)
	case t.Do == askRoll:
		s.offerDice(m)
	case t.Do == askMove:
		s.offerMoves(m)
	case t.Do == askEvent:
		s.offerEvents(m)
	case t.Do <= askHome:
		s.offerEncounter(t, m)
	case t.Do == askStop:
		s.offerStop(t, m)
	case t.Do == askChase || t.Do == askPlace:
		s.offerPodcaster(t, m)
	case t.Do >= askWhite:
		s.offerEscape(t, m)
	default:
		s.offerCarl(t, m)
	}
}

// offerDice proposes the dice of the move and, where squares are not tracked, the move itself.
func (s *State) offerDice(m *rules.Menu[State]) {
	m.Add(rules.Offer{Seat: s.Turn, Asks: rules.Chance, Rule: "CG-MOV-1"}, sevenPips)
	if s.freely() {
		s.offerMoves(m)
	}
}

// offerEncounter proposes battles, one for each podcaster beside the thief.
func (s *State) offerEncounter(t Task, m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "CG-ENC-1"}
	switch t.Do {
	case askNear:
		o.Rule = "CG-POD-4"
		m.Add(o, s.exampleNear())
		if s.alone() {
			s.offerDice(m)
		}
	case askFight:
		o.Asks = rules.Chance
		foes, hits := s.foes(), s.mostThrown()
		for p := Scott; p <= UK; p++ {
			if foes.Has(p) {
				o.About, o.On = podThings[p], onPiece[p]
				m.Add(o, Battle{p, hits})
			}
		}
	default:
		o.Rule, o.About, o.On = "CG-ENC-3", podThings[t.Piece], onPiece[t.Piece]
		m.Add(o, home)
		o.Rule, o.On = "CG-Q21", nil
		m.Add(o, stay)
	}
}

// exampleNear suggests the podcasters that stopped beside the thief.
func (s *State) exampleNear() Near {
	var n Near
	unseen := s.unseen()
	for p := Scott; p <= UK; p++ {
		if unseen.Has(p) && s.Podcasters[p-Scott].Beside.Has(s.Turn) {
			n.Podcasters = append(n.Podcasters, p)
		}
	}
	return n
}

// mostThrown returns the best throw that may come.
func (s *State) mostThrown() int {
	best := 0
	for hits, n := range s.throws() {
		if n > 0 {
			best = hits
		}
	}
	return best
}

// offerMoves proposes the move, by squares or by zones.
func (s *State) offerMoves(m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "CG-MOV-1"}
	if !s.located(s.Turn) {
		m.Add(o, s.exampleWalk(s.Turn))
		return
	}
	r := s.rolled()
	best := Move{To: s.suggest(r)}
	others := r.others()
	o.About = onPips[r.Pips]
	r.giveBack()
	m.Add(o, best)
	for _, x := range others {
		about := []rules.Thing{squareThing(x.To), bringing(x)}
		m.Add(rules.Offer{Seat: s.Turn, Rule: "CG-MOV-3", About: about, On: about[:1], Aside: true}, x)
	}
}

// others lists the ways that bring less or else than the best one to the same square.
func (r *Reach) others() []Route {
	if len(r.Ends) == 1 {
		return nil
	}
	var once, twice Plane
	for i := range r.Ends {
		for y := range r.board.height {
			twice[y] |= once[y] & r.Ends[i].At[y]
			once[y] |= r.Ends[i].At[y]
		}
	}
	var list []Route
	for _, q := range twice.Squares() {
		best, _ := r.Best(q)
		for i := range r.Ends {
			if h := r.Ends[i].Haul; h != best && r.Ends[i].At.Has(q) {
				list = append(list, routeOf(q, h))
			}
		}
	}
	return list
}

// bringing returns a haul as a list of things.
func bringing(x Route) rules.Thing {
	var list []rules.Thing
	for _, i := range x.Take {
		list = append(list, itemThing[i])
	}
	for _, z := range x.Doors {
		list = append(list, rules.Of("door", z))
	}
	return rules.All(list...)
}

// offerEvents proposes the event card: by its number where it is recorded, else as told.
func (s *State) offerEvents(m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "CG-EV-1", On: onDeck}
	for i := range s.Prints.Events {
		if id := s.Prints.Events[i].ID; s.inDeck(id) {
			o.Asks = rules.Chance
			m.Add(o, Event{id})
			break
		}
	}
	o.Asks = rules.Choice
	if s.Mapped() {
		m.Add(o, read)
	} else {
		m.Add(o, quick)
	}
}

// offerPodcaster proposes whom a podcaster goes after, or where he went.
func (s *State) offerPodcaster(t Task, m *rules.Menu[State]) {
	if t.Do == askChase {
		for _, seat := range s.prey(t.Piece) {
			about := []rules.Thing{seatThing(int(seat)), podThings[t.Piece][0]}
			on := []rules.Thing{pieceThing[thiefOf(seat)], squareThing(s.Thieves[seat].Square)}
			m.Add(rules.Offer{Seat: s.Turn, Rule: "CG-POD-5", About: about, On: on}, Chase{seat})
		}
		return
	}
	o := rules.Offer{Seat: s.Turn, Rule: "CG-POD-1", About: podThings[t.Piece]}
	if !s.Mapped() {
		m.Add(o, Went{Zone: Floor, Beside: Away})
	} else {
		free := s.standing(t.Piece)
		if q := free.first(); q != 0 {
			m.Add(o, Place{q})
		}
	}
	m.Add(o, stay)
}

// offerStop proposes where a way towards a thief ends (CG-Q25).
func (s *State) offerStop(t Task, m *rules.Menu[State]) {
	ends := s.approaches(t).ends
	m.Add(rules.Offer{Seat: s.Turn, Rule: "CG-Q25", About: onPiece[t.Piece], On: onPiece[t.Piece]}, Stop{ends.first()})
}

// offerEscape proposes the white die, what came of it, and where the CDs lie.
func (s *State) offerEscape(t Task, m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "CG-FR-3", On: onPiece[ITG]}
	switch t.Do {
	case askWhite:
		o.Asks = rules.Chance
		m.Add(o, onePip)
	case askCaught:
		o.About = []rules.Thing{pipCount(s.Scratch.Pips)}
		m.Add(o, caught)
		m.Add(o, clearOf)
	default:
		o.Rule, o.On = "CG-Q9", onPiece[CDs]
		zone := s.zoneAt(&s.CDs.Spot)
		m.Add(o, Drop{max(zone, Floor)})
	}
}

// offerCarl proposes what Carl asks for, and where things come to lie.
func (s *State) offerCarl(t Task, m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "CG-CARL-1", On: onPiece[Carl]}
	switch t.Do {
	case askCarl:
		beside := s.besideThief()
		m.Add(o, Janitor{beside.first()})
	case askSweep:
		o.Asks = rules.Chance
		m.Add(o, Sweep{s.mostThrown()})
	case askKeep:
		o.Rule, o.About = "CG-CARL-6", onPiece[s.Dustpan()]
		m.Add(o, keep)
		m.Add(o, giveBack)
	default:
		o.Rule, o.About, o.On = s.putRule(t), onPiece[t.Piece], onPiece[t.Piece]
		places := s.places(t)
		m.Add(o, Put{places.first()})
	}
}

var onDeck = []rules.Thing{"deck"}

// The examples that are offered over and over, made once.
var (
	referee   rules.Action[State] = Referee{}
	sevenPips rules.Action[State] = Roll{A: 3, B: 4}
	home      rules.Action[State] = Home{}
	stay      rules.Action[State] = Stay{}
	read      rules.Action[State] = Read{ScottSteps: dieFaces, SoCalSteps: dieFaces, UKSteps: dieFaces}
	quick     rules.Action[State] = Quick{}
	onePip    rules.Action[State] = White{Pips: 1}
	caught    rules.Action[State] = Caught{}
	clearOf   rules.Action[State] = Clear{}
	keep      rules.Action[State] = Keep{}
	giveBack  rules.Action[State] = GiveBack{}
)
