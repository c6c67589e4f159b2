package oldmuseum

import (
	"slices"

	"docent/app/board"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// readModel turns a state into what the board shows; eyes is the seat whose map it is, or Table for what everybody may
// see. The plane is turned some quarters to the right.
func readModel(s *oldmuseum.State, scene board.Scene, eyes rules.Seat, quarters int) model {
	g := model{
		shown: true, ended: s.Ended, tracked: s.Level != oldmuseum.ClockOnly, dark: s.Dark, timed: s.Timed,
		turn: s.Turn, deck: s.Deck, winner: s.Winner, quarters: quarters,
	}
	g.readPlayers(s)
	g.readExits(s, scene.View)
	g.readTurn(s)
	if eyes >= 0 {
		g.readSheet(s, eyes)
		return g
	}
	if !g.tracked {
		return g
	}
	g.readRooms(s, eyes)
	g.readPawns(s, scene.Offers)
	g.readOffers(s, scene.Offers)
	g.turnWays()
	return g
}

func (g *model) readPlayers(s *oldmuseum.State) {
	for i := range s.Players {
		p := &s.Players[i]
		one := visitor{seat: rules.Seat(i), cards: len(p.Hand), misses: p.Miss, out: p.Out, active: !s.Ended && rules.Seat(i) == s.Turn}
		for _, c := range p.Hand {
			if c.IsArtifact() {
				one.treasure++
			}
		}
		g.players = append(g.players, one)
	}
}

// readExits ranks who has left for good, best first.
func (g *model) readExits(s *oldmuseum.State, v rules.View) {
	for _, seat := range s.Exits {
		exit := s.Players[seat].Exit
		g.exits = append(g.exits, leaver{seat: seat, chosen: exit.Chosen, left: exit.Left})
	}
	slices.SortStableFunc(g.exits, func(a, b leaver) int { return b.chosen - a.chosen })
	for i := range g.exits {
		g.exits[i].rank = i + 1
	}
}

func (g *model) readRooms(s *oldmuseum.State, eyes rules.Seat) {
	taken := map[oldmuseum.Place]bool{}
	for i := range s.Players {
		if p := &s.Players[i]; !p.Out {
			taken[p.At] = true
		}
	}
	g.hall = chamber{
		at: oldmuseum.HallPlace, cells: []grid.Cell{s.Hall.Cells[0].Cell(), s.Hall.Cells[1].Cell()}, sides: s.Hall.Sides[:],
		trap: s.Hall.Trap, locked: s.Hall.Locked, taken: taken[oldmuseum.HallPlace], breakIn: rules.Table,
	}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		c := chamber{
			at: r.At, cells: []grid.Cell{r.At.Cell()}, sides: []oldmuseum.Sides{r.Sides}, special: r.Special,
			trap: r.Trap, locked: r.Locked, taken: taken[r.At], breakIn: rules.Table,
		}
		c.hidden = s.Dark && !s.Ended && !c.taken && (eyes < 0 || !s.Players[eyes].Seen.Has(r.At))
		if r.Card {
			c.card = cardLying(r.What)
		}
		g.rooms = append(g.rooms, c)
	}
	for i := range s.Players {
		if c := g.chamber(s.Players[i].BreakIn); c != nil {
			c.breakIn = rules.Seat(i)
		}
	}
	if c := g.chamber(s.Scratch.To); c != nil {
		c.asked = true
	}
	g.turnRooms(g.quarters)
}

// readSheet reads the rooms as a seat knows them, with its notes, and where everybody stands.
func (g *model) readSheet(s *oldmuseum.State, eyes rules.Seat) {
	g.readRooms(s.Sheet(), eyes)
	if g.tracked {
		g.readPawns(s, nil)
	}
	g.all(func(c *chamber) { c.asked, c.note = false, s.Players[eyes].Notes.Of(c.at) })
}

// cardLying returns what everybody may see of a card that lies face down.
func cardLying(what oldmuseum.Card) lyingCard {
	switch {
	case what.IsArtifact():
		return artifactCard
	case what.IsUtility():
		return utilityCard
	}
	return someCard
}

func (g *model) readPawns(s *oldmuseum.State, offers []rules.Offer) {
	crowd := map[oldmuseum.Place][]rules.Seat{}
	for i := range s.Players {
		if p := &s.Players[i]; !p.Out {
			crowd[p.At] = append(crowd[p.At], rules.Seat(i))
		}
	}
	held := rules.Table
	if len(s.Agenda) > 0 && s.Agenda[0].Do.String() == "swap" {
		held = s.Scratch.Victim
	}
	for i := range s.Players {
		p, seat := &s.Players[i], rules.Seat(i)
		c := g.chamber(p.At)
		if p.Out || c == nil {
			continue
		}
		one := explorer{
			seat: seat, place: p.At, active: !s.Ended && seat == s.Turn, misses: p.Miss, held: seat == held,
			trapped: c.trap && p.Moved, crowned: s.Ended && seat == s.Winner, victim: offersSeat(offers, seat),
		}
		with := crowd[p.At]
		one.at = c.spot(slices.Index(with, seat), len(with))
		g.pawns = append(g.pawns, one)
	}
}

// offersSeat reports whether somebody may be held up.
func offersSeat(offers []rules.Offer, seat rules.Seat) bool {
	return slices.ContainsFunc(offers, func(o rules.Offer) bool {
		return o.Kind == "pistol" && o.Refused == nil && slices.Contains(o.On, rules.Of("seat", seat))
	})
}

// trials are the questions about a room that is being tried; a tap on it answers.
var trials = []rules.Kind{"way", "find", "flip", "access", "key"}

// sideBetween returns the side of a place that faces a neighbouring one, or nil.
func sideBetween(s *oldmuseum.State, from, to oldmuseum.Place) *doorSide {
	for _, a := range squaresOf(s, from) {
		for _, b := range squaresOf(s, to) {
			for _, d := range grid.Sides {
				if a.cell.Next(d) == b.cell {
					return &doorSide{a.cell, d}
				}
			}
		}
	}
	return nil
}

// readOffers finds where the move may lead, and why not elsewhere.
func (g *model) readOffers(s *oldmuseum.State, offers []rules.Offer) {
	for i := range offers {
		if offers[i].Refused == nil {
			g.readOffer(&offers[i])
		}
	}
	if g.asks != nil && (g.asks.Kind == "way" || g.asks.Kind == "flip") {
		g.way = sideBetween(s, s.Players[s.Turn].At, s.Scratch.To)
	}
	if g.goes != nil {
		from := s.Players[s.Turn].At
		g.all(func(c *chamber) { c.readTarget(s, g.goes, from) })
		g.readLines(s, from)
		return
	}
	if len(offers) > 0 {
		g.all(func(c *chamber) { c.readRefused(s) })
	}
}

// readRefused finds why nobody moves into a room now.
func (c *chamber) readRefused(s *oldmuseum.State) {
	if c.at != s.Players[s.Turn].At {
		c.refused = oldmuseum.Go{To: c.at}.Check(s, s.Turn)
	}
}

// readOffer keeps an offer that is taken up by tapping rooms.
func (g *model) readOffer(o *rules.Offer) {
	switch {
	case o.Kind == "go":
		g.goes = o
	case o.Kind == "shape":
		g.shape = o
	case slices.Contains(trials, o.Kind):
		g.asks = o
	case o.Kind == "this":
		g.all(func(c *chamber) { c.untold = slices.Contains(o.On, c.thing()) })
	}
}

// readTarget finds whether the move may lead into a room, or what bars it.
func (c *chamber) readTarget(s *oldmuseum.State, goes *rules.Offer, from oldmuseum.Place) {
	axis := s.Scratch.Tunnel
	switch {
	case c.at == from:
		return
	case takesRoom(*goes, c.at):
		c.target = wayTo(s, from, c)
		return
	case axis == oldmuseum.NoAxis && slices.Contains(s.Beside(from), c.at), axis != oldmuseum.NoAxis && s.InLine(from, c.at, axis):
		c.target = barred
	}
	c.refused = s.MayGo(c.at)
}

// takesRoom reports whether an offer can be answered with a room.
func takesRoom(o rules.Offer, at oldmuseum.Place) bool {
	return slices.ContainsFunc(o.Fields, func(f rules.Field) bool {
		return slices.ContainsFunc(f.Options, func(x rules.Option) bool { return f.Of == "room" && x.Value == at.String() })
	})
}

// wayTo returns how a room that is a target can be reached.
func wayTo(s *oldmuseum.State, from oldmuseum.Place, c *chamber) target {
	switch {
	case s.Scratch.Tunnel != oldmuseum.NoAxis:
		return dugWay
	case s.Players[s.Turn].BreakIn == c.at:
		return forcedWay
	}
	switch here, there := facing(s, from, c.at); {
	case here == oldmuseum.Tape, there == oldmuseum.Tape && !c.hidden:
		return tapedWay
	case here == oldmuseum.Unknown, there == oldmuseum.Unknown:
		return unknownWay
	case c.locked:
		return lockedWay
	}
	return clearWay
}

// facing returns the two sides between neighbouring places.
func facing(s *oldmuseum.State, from, to oldmuseum.Place) (here, there oldmuseum.Side) {
	way := sideBetween(s, from, to)
	if way == nil {
		return oldmuseum.Unknown, oldmuseum.Unknown
	}
	for _, sq := range append(squaresOf(s, from), squaresOf(s, to)...) {
		switch sq.cell {
		case way.cell:
			here = *sq.sides.At(way.dir)
		case way.cell.Next(way.dir):
			there = *sq.sides.At(way.dir.Back())
		}
	}
	return here, there
}

// square is one square of the table with what it prints.
type square struct {
	cell  grid.Cell
	sides oldmuseum.Sides
}

// squaresOf returns the squares of a room, or both of the Hall.
func squaresOf(s *oldmuseum.State, at oldmuseum.Place) (list []square) {
	if at == oldmuseum.HallPlace {
		for i, c := range s.Hall.Cells {
			list = append(list, square{c.Cell(), s.Hall.Sides[i]})
		}
		return list
	}
	for i := range s.Rooms {
		if s.Rooms[i].At == at {
			list = append(list, square{at.Cell(), s.Rooms[i].Sides})
		}
	}
	return list
}

// readLines finds the rows or columns along which the tunnel leads.
func (g *model) readLines(s *oldmuseum.State, from oldmuseum.Place) {
	axis := s.Scratch.Tunnel
	if axis == oldmuseum.NoAxis {
		return
	}
	for _, sq := range squaresOf(s, from) {
		line := tunnelLine{axis, sq.cell.X}
		if axis == oldmuseum.EastWest {
			line.along = sq.cell.Y
		}
		if !slices.Contains(g.lines, line) {
			g.lines = append(g.lines, line)
		}
	}
}
