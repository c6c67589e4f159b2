package cgexpo

import (
	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// readModel returns what the board shows of a state, turned some quarters to the right.
func readModel(s *cgexpo.State, scene board.Scene, quarters int) model {
	x := model{shown: true, mapped: s.Mapped(), turned: quarters, state: s, turn: s.Turn, flees: rules.Table, far: -1}
	if s.Ended {
		x.turn = rules.Table
	}
	now, _ := s.Next()
	x.step = now.String()
	if seat, on := s.Frantic(); on && !s.Ended {
		x.frantic, x.flees = true, seat
		if far, known := s.ITGDistance(); known {
			x.far = far
		}
	}
	x.readOffers(scene.Offers)
	if x.mapped {
		x.readPieces()
	}
	x.readMeetings()
	return x
}

// readOffers sorts what may be done by how it is done here.
func (x *model) readOffers(offers []rules.Offer) {
	alone := map[rules.Kind]*rules.Offer{
		"move": &x.move, "janitor": &x.point, "put": &x.point, "place": &x.point, "stop": &x.point, "roll": &x.dice, "white": &x.dice,
		"walk": &x.walk, "near": &x.near, "drop": &x.where, "went": &x.where, "read": &x.read, "quick": &x.quick, "event": &x.event,
	}
	for _, o := range offers {
		if o.Refused != nil || o.Asks == rules.Correction {
			continue
		}
		switch o.Kind {
		case "route":
			x.ways = append(x.ways, o)
		case "battle", "sweep":
			x.fights = append(x.fights, o)
		case "home", "stay":
			x.sends = append(x.sends, o)
		case "chase":
			x.chases = append(x.chases, o)
		case "keep", "give-back":
			x.owns = append(x.owns, o)
		default:
			if at := alone[o.Kind]; at != nil {
				*at = o
			}
		}
	}
	if x.mapped {
		x.readSquares()
	}
}

// readSquares finds the squares that a tap chooses, and those that it asks about in vain.
func (x *model) readSquares() {
	if x.read.Kind != "" {
		for _, p := range allPods {
			for _, r := range x.state.Rays(p) {
				for _, q := range r.Squares {
					x.trails.Add(q)
				}
			}
		}
	}
	if x.move.Kind == "" {
		for _, q := range squaresIn(x.point) {
			x.lit.Add(q)
		}
		return
	}
	if x.reach = x.state.Reachable(); x.reach != nil {
		x.lit = x.reach.All()
		x.locked = x.reach.Locked()
	}
}

// squaresIn lists the squares that an offer may be answered with.
func squaresIn(o rules.Offer) []cgexpo.Square {
	var list []cgexpo.Square
	for _, f := range o.Fields {
		if f.Name != "to" {
			continue
		}
		for _, option := range f.Options {
			if q, ok := cgexpo.ParseSquare(option.Value); ok {
				list = append(list, q)
			}
		}
	}
	return list
}

// readPieces places figures and items on the map. Those that share a square stand beside each other.
func (x *model) readPieces() {
	s := x.state
	for seat := range s.Thieves {
		for _, kind := range allKinds {
			t := itemToken(kind, rules.Seat(seat))
			t.faint = x.turn >= 0 && x.turn != t.seat
			x.put(t)
		}
	}
	x.put(token{piece: cgexpo.CDs, kind: theCDs, seat: rules.Table})
	x.put(token{piece: cgexpo.Carl, kind: theJanitor, seat: rules.Table})
	x.put(token{piece: cgexpo.ITG, kind: theITG, seat: rules.Table})
	for _, p := range allPods {
		x.put(token{piece: p, kind: aPodcaster, seat: rules.Table, faint: x.killed(p)})
	}
	for seat := range s.Thieves {
		if t := thiefToken(rules.Seat(seat)); !s.Excluded(t.seat) {
			t.turn = x.turn == t.seat
			x.put(t)
		}
	}
	x.spread()
}

func (x *model) put(t token) {
	if t.at = x.state.SquareOf(t.piece); t.at != 0 {
		x.pieces = append(x.pieces, t)
	}
}

// spread sets those on one square beside each other.
func (x *model) spread() {
	on := map[cgexpo.Square][]int{}
	for i, t := range x.pieces {
		on[t.at] = append(on[t.at], i)
	}
	for q, list := range on {
		m := x.lies().middle(q)
		for k, i := range list {
			t := &x.pieces[i]
			switch {
			case len(list) == 1:
				t.spot = draw.SpotAt(m.X, m.Y, 0.86)
			case len(list) == 2:
				t.spot = draw.SpotAt(m.X+0.24*float32(2*k-1), m.Y+0.12*float32(2*k-1), 0.56)
			default:
				t.spot = draw.SpotAt(m.X+0.23*float32(2*(k%2)-1), m.Y+0.23*float32(2*(k/2%2)-1), 0.48)
			}
		}
	}
}

// readMeetings lists the podcasters who stand beside a thief whom they stop for.
func (x *model) readMeetings() {
	s := x.state
	for _, p := range allPods {
		for i := range s.Thieves {
			seat := rules.Seat(i)
			if s.Thieves[i].Killed.Has(p) || s.Excluded(seat) {
				continue
			}
			if s.Beside(p, seat) {
				x.meets = append(x.meets, meeting{p, seat})
			}
		}
	}
}
