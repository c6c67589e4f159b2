package crazymuseum

import (
	"slices"
	"strconv"

	"docent/app/board"
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

func (h *model) readThieves(s *crazymuseum.State) {
	for i := range s.Thieves {
		one := thief{seat: rules.Seat(i)}
		for j := range s.Tokens {
			switch held := &s.Tokens[j]; {
			case held.Place != crazymuseum.With(one.seat):
			case held.Object == crazymuseum.Ladder:
				one.ladder = true
			default:
				one.objects = append(one.objects, held.Object.String())
			}
		}
		h.thieves = append(h.thieves, one)
	}
}

func (h *model) readTiles(s *crazymuseum.State, routes []crazymuseum.Route, offers []rules.Offer) {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		t := tile{number: r.Number, cell: r.Cell, colour: r.Colour, special: r.Special, face: r.Face, marked: r.Marked && s.Level == crazymuseum.NightOnly}
		for _, d := range r.Unsure.Dirs() {
			if e := s.Edge(r.Number, d); e == crazymuseum.Wall || e == crazymuseum.FarDoor {
				t.doubts = t.doubts.With(d)
			}
		}
		for seat := range s.Thieves {
			if s.Thieves[seat].Room == r.Number {
				guard, mummy := s.ThreatsOn(routes, rules.Seat(seat))
				t.threats = threats{t.threats.guard || guard, t.threats.mummy || mummy}
			}
		}
		t.here = h.turn >= 0 && int(h.turn) < len(s.Thieves) && s.Thieves[h.turn].Room == r.Number
		t.offered = offeredOn(offers, rules.Of("room", r.Number))
		if t.here {
			t.cost = -1
			t.named = t.named || len(s.Agenda) > 0
		}
		t.readTokens(s)
		h.tiles = append(h.tiles, t)
	}
}

// readTokens lists what lies in the room.
func (t *tile) readTokens(s *crazymuseum.State) {
	place := crazymuseum.In(t.number)
	for i := range s.Tokens {
		switch s.Tokens[i].Place {
		case place:
			t.loose = append(t.loose, s.Tokens[i].Object.String())
		case crazymuseum.Stock:
			if t.special == crazymuseum.Guardhouse {
				t.stock = append(t.stock, s.Tokens[i].Object.String())
			}
		}
	}
	for i := range s.Relics {
		r := &s.Relics[i]
		if r.Place != place {
			continue
		}
		one := relic{up: r.Up, value: r.Value}
		for _, o := range r.Needs.Objects() {
			one.needs = append(one.needs, need{o.String(), t.has(s, o)})
		}
		t.relics = append(t.relics, one)
	}
	for i := range s.Cards {
		c := &s.Cards[i]
		if c.Room != t.number {
			continue
		}
		one := trap{rat: c.Deck == crazymuseum.Rat}
		if c.Up {
			one.kind, one.stay = c.Kind.String(), c.Until.String()
		}
		if c.Up && c.Kind == crazymuseum.Whistle && c.Answer > 0 {
			one.stay = string(rules.Of("guard", c.Answer))
		}
		t.traps = append(t.traps, one)
	}
}

// has reports whether an object lies in the room or is with a thief there.
func (t *tile) has(s *crazymuseum.State, o crazymuseum.Object) bool {
	return slices.ContainsFunc(s.Tokens, func(held crazymuseum.Token) bool {
		if held.Object != o {
			return false
		}
		seat := held.Place.Seat()
		return held.Place == crazymuseum.In(t.number) ||
			seat >= 0 && int(seat) < len(s.Thieves) && s.Thieves[seat].Room == t.number && !s.Thieves[seat].Out
	})
}

// offeredOn returns what a tap on a thing does: the price is that of the way there, or else the least.
func offeredOn(offers []rules.Offer, thing rules.Thing) offered {
	found := offered{thing: thing, cost: -1}
	for _, o := range rules.For(offers, thing) {
		if o.Refused != nil || o.Asks == rules.Auto || len(offers) > 1 && slices.Contains(tellings, o.Kind) || numbers(o, thing) {
			continue
		}
		found.lit = true
		found.way = found.way || slices.Contains(travels, o.Kind)
		found.duct = found.duct || o.Kind == duct
		found.named = found.named || !slices.Contains(o.On, thing)
		if cost := costOf(o); cost >= 0 && (found.cost < 0 || cost < found.cost) {
			found.cost = cost
		}
	}
	return found
}

// numbers reports whether an offer asks for the number of a tile that is not on the table yet: no room there is an answer.
func numbers(o rules.Offer, thing rules.Thing) bool {
	return (o.Kind == "tile" || o.Kind == "floor") && !slices.Contains(o.On, thing)
}

// costOf returns the price that an offer tells; -1 where it tells none.
func costOf(o rules.Offer) int {
	for _, t := range o.About {
		if noun, id := t.Split(); noun == "cost" {
			if n, err := strconv.Atoi(id); err == nil {
				return n
			}
		}
	}
	return -1
}

// readExits lists what is between rooms, and the doors that lead out of the known museum.
func (h *model) readExits(s *crazymuseum.State, offers []rules.Offer) {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		for _, d := range grid.Sides {
			e := exit{cell: r.Cell, side: d, kind: s.Edge(r.Number, d), doubted: r.Unsure.Has(d)}
			next := r.Cell.Next(d)
			switch {
			case e.kind == crazymuseum.NoRoom && !(r.Doors | r.Unsure).Has(d), e.kind != crazymuseum.NoRoom && (d == grid.South || d == grid.West):
				continue
			case e.kind == crazymuseum.NoRoom:
				e.offered = offeredOn(offers, cellThing(next))
				e.lit = e.lit && h.leads(s, r.Number)
				h.outlets = append(h.outlets, e)
				if e.doubted && !e.lit {
					continue
				}
			}
			h.exits = append(h.exits, e)
		}
	}
	h.share()
}

// share has the first of the exits that lead to one cell stand for all of them where they may be taken.
func (h *model) share() {
	first := map[rules.Thing]int{}
	for i := range h.exits {
		e := &h.exits[i]
		if e.kind != crazymuseum.NoRoom || !e.lit {
			continue
		}
		if at, twice := first[e.thing]; twice {
			h.exits[at].shared, e.lit = true, false
		} else {
			first[e.thing] = i
		}
	}
}

// cellThing returns the thing of a cell where no room is known.
func cellThing(c grid.Cell) rules.Thing {
	return rules.Of("cell", strconv.Itoa(int(c.X))+"."+strconv.Itoa(int(c.Y)))
}

// leads reports whether an exit of a room belongs to the thief at turn: two rooms may lead to one cell.
func (h *model) leads(s *crazymuseum.State, room int) bool {
	if h.turn < 0 || int(h.turn) >= len(s.Thieves) {
		return true
	}
	at := s.Thieves[h.turn].Room
	return at == 0 || at == room
}

func (h *model) readFigures(s *crazymuseum.State, offers []rules.Offer, quarters int) {
	for g := range s.Guards {
		guard := &s.Guards[g]
		h.figures = append(h.figures, figure{
			who: rules.Of("guard", g+1), seat: rules.Table, guard: g + 1, number: guard.Room, heading: guard.Heading, rests: guard.Skip,
		})
	}
	if s.Mummy.State != crazymuseum.Absent {
		h.figures = append(h.figures, figure{
			who: "mummy", seat: rules.Table, number: s.Mummy.Room, heading: s.Mummy.Heading, asleep: s.Mummy.State == crazymuseum.Dormant,
		})
	}
	for i := range s.Thieves {
		t := &s.Thieves[i]
		if t.Room == 0 || t.Out || t.Lives == 0 {
			continue
		}
		seat := rules.Seat(i)
		h.figures = append(h.figures, figure{
			who: rules.Of("seat", seat), seat: seat, number: t.Room, hidden: t.Hidden != crazymuseum.Seen, active: seat == h.turn,
		})
	}
	for i := range h.figures {
		h.figures[i].heading = h.figures[i].heading.Turn(quarters)
		h.figures[i].lit = board.Lit(offers, h.figures[i].who)
	}
	h.gather()
	h.readObjects(offers)
}

// readObjects lists what the thief at turn may pick up or put down.
func (h *model) readObjects(offers []rules.Offer) {
	if h.turn < 0 || int(h.turn) >= len(h.thieves) {
		return
	}
	near := slices.Clone(h.thieves[h.turn].objects)
	if h.thieves[h.turn].ladder {
		near = append(near, "ladder")
	}
	for i := range h.tiles {
		if h.tiles[i].here {
			near = append(near, h.tiles[i].loose...)
		}
	}
	for _, object := range near {
		if thing := rules.Of("object", object); board.Lit(offers, thing) && !slices.Contains(h.objects, thing) {
			h.objects = append(h.objects, thing)
		}
	}
}

// gather gives everybody in a room a place of its own.
func (h *model) gather() {
	for i := range h.tiles {
		var in []*figure
		for j := range h.figures {
			if h.figures[j].number == h.tiles[i].number {
				in = append(in, &h.figures[j])
			}
		}
		for j, at := range spots(len(in), h.tiles[i].laden()) {
			in[j].at = onTile(at, h.tiles[i].cell)
		}
	}
}

func (h *model) readTrails(routes []crazymuseum.Route) {
	for _, r := range routes {
		t := trail{guard: r.Guard, stops: r.Ends != crazymuseum.Walked}
		for _, room := range r.Rooms {
			if i := h.tileOf(room); i >= 0 {
				t.cells = append(t.cells, h.tiles[i].cell)
			}
		}
		if len(t.cells) > 1 {
			h.trails = append(h.trails, t)
		}
	}
}
