package oldmuseum

import "docent/rules"

// offers proposes what the agenda waits for or, where it is empty, what the player whose
// turn it is may do.
func offers(s *State, m *rules.Menu[State]) {
	t := s.next()
	switch {
	case t.Do.auto():
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "OM-TURN-5"}, referee)
	case t.Do != 0:
		s.offerAnswers(t, m)
	case !s.Ended && !s.tracks():
		s.offerUntracked(m)
	case !s.Ended && s.Scratch.End:
		s.offerEnd(m)
	case !s.Ended:
		s.offerMove(m)
	}
	if s.Ended {
		return
	}
	s.offerClock(m)
	if s.tracks() && !t.Do.auto() {
		s.offerAside(m)
	}
	if !t.Do.auto() {
		s.offerNotes(m)
	}
	m.Add(rules.Offer{Seat: rules.Table, Rule: "OM-WIN-5", Aside: !s.decided()}, stop)
}

// offerClock proposes to tell the time, to pause and to go on (OM-TIME-1).
func (s *State) offerClock(m *rules.Menu[State]) {
	switch {
	case !s.clocked():
	case s.Clock.Running:
		if s.Clock.Left > 0 {
			m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Clock, Rule: "OM-TIME-1"}, Time{s.Clock.Left})
		}
		m.Add(rules.Offer{Seat: rules.Table, Rule: "OM-TIME-1", Aside: true}, pause)
	case s.Clock.Left > 0:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "OM-TIME-1"}, resume)
	}
}

// offerMove proposes step 1 and the choice of a room (OM-TURN-1, OM-TURN-2).
func (s *State) offerMove(m *rules.Menu[State]) {
	by, first := s.Turn, s.firstTarget()
	s.offerGo(first, m)
	s.offerCards(m)
	if !s.Scratch.Used && !s.Scratch.Again && s.me().Hand.May(Tunnel) {
		axis := NorthSouth
		if !s.tunnelLeads(axis) {
			axis = EastWest
		}
		m.Add(rules.Offer{Seat: by, Rule: "OM-TUN-1"}, Dig{axis})
	}
	s.offerLeave(m)
	if s.Scratch.Tunnel == NoAxis {
		s.offerBreakIn(m)
		m.Add(rules.Offer{Seat: by, Rule: "OM-Q14", Aside: first != 0}, stay)
	} else if first == 0 {
		m.Add(rules.Offer{Seat: by, Rule: "OM-Q14"}, stay)
	}
}

// offerGo proposes the rooms that this move may lead into.
func (s *State) offerGo(first Place, m *rules.Menu[State]) {
	if first == 0 {
		return
	}
	o := rules.Offer{Seat: s.Turn, Rule: "OM-TURN-2"}
	if s.Scratch.Tunnel != NoAxis {
		o.Rule = "OM-TUN-1"
	}
	m.Add(o, gos[first])
}

// offerBreakIn proposes to forfeit the turn; after a card of step 1 only an Easy Passage may
// spare it (OM-EASY-2).
func (s *State) offerBreakIn(m *rules.Menu[State]) {
	x := &s.Scratch
	if x.Again || x.Used && (x.Easy || !s.me().Hand.May(Easy)) {
		return
	}
	o, kinds := rules.Offer{Seat: s.Turn, Rule: "OM-BRK-1", Aside: !s.shutIn()}, &breakIns
	if x.Used {
		o.Rule, kinds = "OM-EASY-2", &easyBreakIns
	}
	var near besides
	for _, to := range s.beside(s.me().At, &near) {
		if s.mayBreakInto(to) && to != s.me().BreakIn {
			m.Add(o, kinds[to])
			return
		}
	}
}

// shutIn reports whether no way out is known or thought to be clear (OM-BRK-1).
func (s *State) shutIn() bool {
	shut := true
	s.eachTarget(func(at Place) bool {
		shut = s.knownShut(at)
		return shut
	})
	return shut
}

// knownShut reports whether a way that may be tried is taped or known to lead to a lock, and not to be broken into yet.
func (s *State) knownShut(at Place) bool {
	d, _ := s.door(s.me().At, at)
	r := s.room(at)
	return at != s.me().BreakIn && (s.visible(d, at) == Tape || r != nil && r.Locked || at == HallPlace && s.Hall.Locked)
}

// offerCards proposes the cards that both step 1 and step 5 know.
func (s *State) offerCards(m *rules.Menu[State]) {
	x, by := &s.Scratch, s.Turn
	if x.End && x.EndUsed || !x.End && (x.Used || x.Again) {
		return
	}
	if s.me().Hand.May(Store) {
		m.Add(rules.Offer{Seat: by, Rule: "OM-STORE-1", Secret: s.full()}, justStore)
	}
	if !s.me().Hand.May(Pistol) {
		return
	}
	for i := range s.Players {
		victim := rules.Seat(i)
		if victim == by || s.Players[i].Out {
			continue
		}
		if d, ok := s.door(s.me().At, s.Players[i].At); ok && !d.barred() {
			m.Add(rules.Offer{Seat: by, Rule: "OM-PIS-1", About: onSeat[i], On: onSeat[i]}, holdUps[victim])
		}
	}
}

// offerEnd proposes step 5 (OM-TURN-5).
func (s *State) offerEnd(m *rules.Menu[State]) {
	m.Add(rules.Offer{Seat: s.Turn, Rule: "OM-TURN-5"}, endTurn)
	s.offerCards(m)
	if !s.Scratch.EndUsed && !s.Scratch.Easy && s.me().Hand.May(Easy) {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "OM-EASY-1"}, passage)
	}
	s.offerLeave(m)
}

// offerLeave proposes the exit to who stands in the Hall in its own turn (OM-WIN-2).
func (s *State) offerLeave(m *rules.Menu[State]) {
	if p := s.me(); s.Timed && !s.leaving() && (!s.tracks() || p.At == HallPlace && p.Moved) {
		s.addLeave(s.Turn, m)
	}
}

// addLeave suggests that every artifact carried is a chosen one.
func (s *State) addLeave(by rules.Seat, m *rules.Menu[State]) {
	_, most := s.carried(by)
	if s.tracks() {
		most = min(most, s.Players[by].Hand.artifactsAtLeast())
	}
	m.Add(rules.Offer{Seat: by, Rule: "OM-WIN-2", About: onSeat[by]}, Leave{most})
}

// offerAside proposes what a table may want to say between the steps.
func (s *State) offerAside(m *rules.Menu[State]) {
	aside := rules.Offer{Seat: s.Turn, Rule: "OM-GUN-1", Aside: true}
	if r := s.room(s.me().At); r != nil {
		aside.On = onPlace[r.At]
		if s.arrived() && r.Special == Plain && s.next().Do != askSpecial {
			if list := s.unplaced(); len(list) > 0 {
				m.Add(aside, theses[list[0]])
			}
		}
		if r.Tile == 0 {
			if id := s.firstUntold(); id > 0 {
				aside.Rule = "OM-SET-2"
				m.Add(aside, tiles[id])
			}
		}
	}
	if !s.anyMoved() {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "OM-SET-2", Aside: true, On: []rules.Thing{"plan"}}, Shape{s.rows()})
	}
	for i := range s.Players {
		s.offerPrivate(rules.Seat(i), m)
	}
}

// offerAnswers proposes the answers to what the agenda asks.
func (s *State) offerAnswers(t Task, m *rules.Menu[State]) {
	o := rules.Offer{Seat: t.Seat, Rule: "OM-TURN-2"}
	switch t.Do {
	case askWay:
		if d, ok := s.way(); ok {
			there := max(*d.there, Open)
			if s.hidden(s.Scratch.To) {
				there = *d.there
			}
			o.About = []rules.Thing{placeThing(s.me().At), placeThing(s.Scratch.To)}
			m.Add(o, Way{Here: max(*d.here, Open), There: there})
		} else {
			m.Add(o, Way{})
		}
	case askCard:
		o.About = []rules.Thing{placeThing(s.Scratch.To)}
		if s.Prints.SameBacks {
			m.Add(o, findAny)
		} else {
			m.Add(o, findUtility)
		}
	case askLock:
		o.Rule = "OM-KEY-1"
		m.Add(o, unlock)
		o.Rule = "OM-Q27"
		m.Add(o, putBack)
	case askFlip:
		o.Rule, o.About = "OM-DARK-1", []rules.Thing{placeThing(s.Scratch.To)}
		m.Add(o, flipOpen)
	case askTape:
		s.offerTape(o, m)
	default:
		s.offerInside(t, o, m)
	}
}

// offerTape proposes to pay for a taped doorway or not.
func (s *State) offerTape(o rules.Offer, m *rules.Menu[State]) {
	o.Rule = "OM-ACC-1"
	m.Add(o, payTape)
	o.Rule = "OM-Q27"
	if s.BeforeTape() {
		m.Add(o, elsewhere)
	} else {
		m.Add(o, putBack)
	}
}

// offerInside proposes the answers to what a room asks of who has entered it.
func (s *State) offerInside(t Task, o rules.Offer, m *rules.Menu[State]) {
	o.About = onSeat[t.Seat]
	switch t.Do {
	case askDrew:
		o.Rule, o.Secret = "OM-UC-1", true
		m.Add(o, drewNothing)
	case askName:
		o.Rule, o.Secret = "OM-TURN-2-ART", true
		m.Add(o, nameNothing)
	case askClaim:
		o.Rule = "OM-WIN-1"
		m.Add(o, claim)
		m.Add(o, skip)
	case askExit:
		s.addLeave(t.Seat, m)
		o.Rule = "OM-Q20"
		m.Add(o, skip)
	case askStore:
		o.Rule = "OM-STORE-1"
		m.Add(rules.Offer{Seat: t.Seat, Rule: o.Rule, Secret: s.full()}, justStore)
		m.Add(o, skip)
	case askGun:
		o.Rule = "OM-GUN-1"
		if give, ok := s.unwanted(); ok {
			m.Add(rules.Offer{Seat: t.Seat, Rule: o.Rule, Secret: s.full()}, Gun{give})
		}
		m.Add(o, skip)
	case askLook:
		o.Rule = "OM-SURV-1"
		m.Add(o, look)
		m.Add(o, skip)
	case askSpecial:
		s.offerSpecial(o, m)
	case askDrop:
		s.offerDrop(m)
	case askSwap:
		o.Rule, o.Secret = "OM-PIS-1", s.full()
		m.Add(o, swapNothing)
	}
}

// offerSpecial asks who fell in its first room for what it may be: there the room's power is
// used too (OM-Q15).
func (s *State) offerSpecial(o rules.Offer, m *rules.Menu[State]) {
	o.Rule = "OM-Q15"
	if list := s.unplaced(); len(list) > 0 {
		o.On = onPlace[s.me().At]
		m.Add(o, theses[list[0]])
		o.On = nil
	}
	m.Add(o, skip)
}

// unwanted returns a card that may go into the Gun Gallery.
func (s *State) unwanted() (Card, bool) {
	for _, c := range s.me().Hand {
		if !c.IsArtifact() {
			return c, true
		}
	}
	return 0, false
}

// offerDrop proposes to leave a card behind: where hands are not told, its kind comes from its
// back.
func (s *State) offerDrop(m *rules.Menu[State]) {
	o := rules.Offer{Seat: s.Turn, Rule: "OM-TURN-4", About: []rules.Thing{placeThing(s.Scratch.From)}, Secret: s.full()}
	if s.Scratch.From == HallPlace {
		o.Rule = "OM-HALL-1"
	}
	artifact := s.mustDropArtifact()
	for _, c := range s.me().Hand {
		if c == AnyCard || c.IsArtifact() == artifact || !artifact && s.Scratch.From != HallPlace {
			m.Add(o, drops[c])
			return
		}
	}
	m.Add(o, drops[AnyCard])
}

// offerUntracked proposes a turn where rooms are not tracked.
func (s *State) offerUntracked(m *rules.Menu[State]) {
	by := s.Turn
	m.Add(rules.Offer{Seat: by, Rule: "OM-TURN-5"}, endTurn)
	m.Add(rules.Offer{Seat: by, Rule: "OM-FTF-1"}, Fell{})
	if !s.Scratch.Easy {
		m.Add(rules.Offer{Seat: by, Rule: "OM-EASY-1"}, Extra{})
	}
	if s.Timed {
		s.offerLeave(m)
	} else {
		m.Add(rules.Offer{Seat: by, Rule: "OM-WIN-1"}, claim)
	}
}

// The examples that are offered over and over, made once.
var (
	referee     rules.Action[State] = Referee{}
	stop        rules.Action[State] = Stop{}
	pause       rules.Action[State] = Pause{}
	resume      rules.Action[State] = Resume{}
	stay        rules.Action[State] = Stay{}
	endTurn     rules.Action[State] = EndTurn{}
	passage     rules.Action[State] = Passage{}
	justStore   rules.Action[State] = UseStore{}
	drewNothing rules.Action[State] = Drew{}
	nameNothing rules.Action[State] = Name{}
	swapNothing rules.Action[State] = Swap{}
	unlock      rules.Action[State] = Unlock{}
	putBack     rules.Action[State] = PutBack{}
	payTape     rules.Action[State] = PayTape{}
	elsewhere   rules.Action[State] = Elsewhere{}
	claim       rules.Action[State] = Claim{}
	skip        rules.Action[State] = Skip{}
	look        rules.Action[State] = Look{}

	findUtility rules.Action[State] = Find{Utility}
	findAny     rules.Action[State] = Find{AnyCard}
	flipOpen    rules.Action[State] = Flip{Open}

	breakIns, easyBreakIns = everyBreakIn(false), everyBreakIn(true)

	gos = func() (all [lastCell + 1]rules.Action[State]) {
		for p := range all {
			all[p] = Go{Place(p)}
		}
		return all
	}()
	drops = func() (all [lastArtifact + 1]rules.Action[State]) {
		for c := range all {
			all[c] = Drop{Card(c)}
		}
		return all
	}()
	holdUps = func() (all [mostSeats]rules.Action[State]) {
		for i := range all {
			all[i] = HoldUp{rules.Seat(i)}
		}
		return all
	}()
	theses = [...]rules.Action[State]{GunGallery: This{GunGallery}, Surveillance: This{Surveillance}}
	tiles  = func() (all [roomCount + 1]rules.Action[State]) {
		for id := range all {
			all[id] = Tile{id}
		}
		return all
	}()
	audits = func() (all [laterHand + 1]rules.Action[State]) {
		for n := range all {
			all[n] = Audit{n}
		}
		return all
	}()

	firstArtifacts = []Card{firstArtifact, firstArtifact + 1, firstArtifact + 2}
)
