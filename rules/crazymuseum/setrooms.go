package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// roomsVia lists the rooms in the order of discovery. What lay in a room that goes
// returns to its supply; a new one comes with a relic and an object where there are any,
// on a free cell beside the others.
func (s *State) roomsVia() *rules.Via {
	return rules.NewVia(func() []string {
		list := make([]string, len(s.Rooms))
		for i := range s.Rooms {
			list[i] = strconv.Itoa(s.Rooms[i].Number)
		}
		return list
	}, func(list []string) {
		before := s.Rooms
		s.Rooms = make([]Room, 0, len(list))
		for _, word := range list {
			n, err := strconv.Atoi(word)
			rules.Must(err)
			at := slices.IndexFunc(before, func(r Room) bool { return r.Number == n })
			if at >= 0 {
				s.Rooms = append(s.Rooms, before[at])
			}
		}
		for i := range before {
			if s.room(before[i].Number) == nil {
				s.clear(before[i].Number)
			}
		}
		for _, word := range list {
			if n, _ := strconv.Atoi(word); s.room(n) == nil {
				s.addRoom(n)
			}
		}
		s.reorder(list)
	})
}

// reorder puts the rooms into the order of a list of their numbers.
func (s *State) reorder(list []string) {
	slices.SortStableFunc(s.Rooms, func(a, b Room) int {
		return slices.Index(list, strconv.Itoa(a.Number)) - slices.Index(list, strconv.Itoa(b.Number))
	})
}

// clear empties a room that is no longer on the table.
func (s *State) clear(number int) {
	s.Tokens = slices.DeleteFunc(s.Tokens, func(t Token) bool { return t.Place == In(number) })
	s.Cards = slices.DeleteFunc(s.Cards, func(c Card) bool { return c.Room == number })
	s.dropRelics(func(r *Relic) bool { return r.Place == In(number) })
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Room == number })
}

func (s *State) addRoom(number int) {
	r := Room{Number: number, Cell: s.freeCell(), Unsure: grid.All}
	if tile, ok := s.Prints.tile(number); ok && tile.Special != Initial {
		r.Tile, r.Unsure = tile, 0
	}
	if s.full() && s.ObjectSupply() > 0 {
		r.Face = 1
	}
	s.Rooms = append(s.Rooms, r)
	if s.full() && s.RelicSupply() > 0 {
		s.Relics = append(s.Relics, Relic{Place: In(number)})
	}
}

// freeCell returns the first cell beside a room that is not taken.
func (s *State) freeCell() grid.Cell {
	for i := range s.Rooms {
		for _, d := range grid.Sides {
			if c := s.Rooms[i].Cell.Next(d); s.at(c) == nil && inReach(c) {
				return c
			}
		}
	}
	return grid.Cell{}
}

// numberVia changes a room's number, and with it everything that is there.
func (r *Room) numberVia(s *State) *rules.Via {
	return rules.NumberVia(func() int { return r.Number }, func(n int) {
		old := r.Number
		if n == old || s.room(n) != nil { // two of a number are refused; nothing there is mixed up
			r.Number = n
			return
		}
		r.Number = n
		move := func(room *int) {
			if *room == old {
				*room = n
			}
		}
		move(&s.Mummy.Room)
		for i := range s.Thieves {
			move(&s.Thieves[i].Room)
		}
		for i := range s.Guards {
			move(&s.Guards[i].Room)
		}
		for i := range s.Cards {
			move(&s.Cards[i].Room)
		}
		for i := range s.Agenda {
			move(&s.Agenda[i].Room)
		}
		for i := range s.Tokens {
			s.Tokens[i].Place = renumbered(s.Tokens[i].Place, old, n)
		}
		for i := range s.Relics {
			s.Relics[i].Place = renumbered(s.Relics[i].Place, old, n)
		}
	})
}

func renumbered(p Place, old, fresh int) Place {
	if p == In(old) {
		return In(fresh)
	}
	return p
}

// doorsVia tells a room's doors, all of them; unsureVia the sides nobody is sure of.
func (r *Room) doorsVia() *rules.Via {
	return rules.NewVia(r.Doors.Values, func(list []string) {
		rules.Must(r.Doors.SetValues(list))
		r.Unsure = 0
	})
}

func (r *Room) unsureVia() *rules.Via {
	return rules.NewVia(r.Unsure.Values, func(list []string) {
		rules.Must(r.Unsure.SetValues(list))
		r.Doors &^= r.Unsure
	})
}

// specialVia marks a room; there is only one initial room.
func (r *Room) specialVia(s *State) *rules.Via {
	return rules.WordVia(func() string { return r.Special.String() }, func(word string) {
		rules.Must(r.Special.UnmarshalText([]byte(word)))
		for i := range s.Rooms {
			other := &s.Rooms[i]
			if other != r && other.Special == Initial && r.Special == Initial {
				other.Special = Ordinary
			}
		}
	})
}

// tokensVia lists the objects at a place by name: what is no longer there is back in
// the supply, what is new comes from it. Ladders count where they are asked for.
func (s *State) tokensVia(p Place, ladders bool) *rules.Via {
	listed := func(t *Token) bool { return t.Place == p && t.Object != 0 && (ladders || t.Object != Ladder) }
	return rules.NewVia(func() []string {
		list := []string{}
		for i := range s.Tokens {
			if listed(&s.Tokens[i]) {
				list = append(list, s.Tokens[i].Object.String())
			}
		}
		slices.Sort(list)
		return list
	}, func(list []string) {
		rest := slices.Clone(list)
		s.Tokens = slices.DeleteFunc(s.Tokens, func(t Token) bool {
			if !listed(&t) {
				return false
			}
			at := slices.Index(rest, t.Object.String())
			if at >= 0 {
				rest = slices.Delete(rest, at, at+1)
			}
			return at < 0
		})
		for _, word := range rest {
			var o Object
			rules.Must(o.UnmarshalText([]byte(word)))
			s.Tokens = append(s.Tokens, Token{Object: o, Place: p})
		}
	})
}

// droppedVia lists which of the objects in a room a thief let go of (CM-Q15).
func (s *State) droppedVia(room int) *rules.Via {
	return rules.NewVia(func() []string {
		list := []string{}
		for i := range s.Tokens {
			if s.Tokens[i].Place == In(room) && s.Tokens[i].Dropped {
				list = append(list, s.Tokens[i].Object.String())
			}
		}
		slices.Sort(list)
		return list
	}, func(list []string) {
		rest := slices.Clone(list)
		for i := range s.Tokens {
			t := &s.Tokens[i]
			if t.Place != In(room) {
				continue
			}
			at := slices.Index(rest, t.Object.String())
			t.Dropped = at >= 0
			if at >= 0 {
				rest = slices.Delete(rest, at, at+1)
			}
		}
	})
}

// ladderVia returns the way to correct whether a thief has a ladder.
func (s *State) ladderVia(seat rules.Seat) *rules.Via {
	has := func(t Token) bool { return t.Object == Ladder && t.Place == With(seat) }
	return rules.FlagVia(func() bool { return slices.ContainsFunc(s.Tokens, has) }, func(on bool) {
		switch there := slices.ContainsFunc(s.Tokens, has); {
		case on && !there:
			s.Tokens = append(s.Tokens, Token{Object: Ladder, Place: With(seat)})
		case !on:
			s.Tokens = slices.DeleteFunc(s.Tokens, has)
		}
	})
}

// dropRelics returns relics to the supply; questions about others find them again.
func (s *State) dropRelics(gone func(r *Relic) bool) {
	kept := make([]int, len(s.Relics))
	n := 0
	for i := range s.Relics {
		kept[i] = -1
		if !gone(&s.Relics[i]) {
			s.Relics[n] = s.Relics[i]
			kept[i] = n
			n++
		}
	}
	s.Relics = s.Relics[:n]
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool {
		return t.Do == askValue && (t.Left >= len(kept) || kept[t.Left] < 0)
	})
	for i := range s.Agenda {
		if t := &s.Agenda[i]; t.Do == askValue {
			t.Left = kept[t.Left]
		}
	}
}

// worthsVia lists the relics at a place by their worth, 0 where nobody told it.
func (s *State) worthsVia(p Place) *rules.Via {
	return rules.NewVia(func() []string {
		list := []string{}
		for i := range s.Relics {
			if s.Relics[i].Place == p {
				list = append(list, strconv.Itoa(s.Relics[i].Value))
			}
		}
		slices.Sort(list)
		return list
	}, func(list []string) {
		rest := slices.Clone(list)
		s.dropRelics(func(r *Relic) bool {
			at := slices.Index(rest, strconv.Itoa(r.Value))
			if r.Place == p && at >= 0 {
				rest = slices.Delete(rest, at, at+1)
			}
			return r.Place == p && at < 0
		})
		for _, word := range rest {
			n, err := strconv.Atoi(word)
			rules.Must(err)
			s.Relics = append(s.Relics, Relic{Place: p, Up: true, Value: n})
		}
	})
}

// The states of a room's relic.
const (
	noRelicHere = "none"
	relicDown   = "down"
	relicUp     = "up"
)

// relicVia returns the way to correct whether a room has a relic, and which way up.
func (s *State) relicVia(room int) *rules.Via {
	return rules.WordVia(func() string {
		switch r := s.relicOf(room); {
		case r == nil:
			return noRelicHere
		case r.Up:
			return relicUp
		}
		return relicDown
	}, func(word string) {
		switch word {
		case noRelicHere:
			s.dropRelics(func(r *Relic) bool { return r.Place == In(room) })
		case relicUp:
			s.relicUp(room)
		default:
			*s.relicUp(room) = Relic{Place: In(room)}
		}
	})
}

// relicOf returns the relic of a room, or nil.
func (s *State) relicOf(room int) *Relic {
	for i := range s.Relics {
		if s.Relics[i].Place == In(room) {
			return &s.Relics[i]
		}
	}
	return nil
}

// relicUp returns the face-up relic of a room, put there where it was not.
func (s *State) relicUp(room int) *Relic {
	if s.relicOf(room) == nil {
		s.Relics = append(s.Relics, Relic{Place: In(room)})
	}
	r := s.relicOf(room)
	r.Up = true
	return r
}

// printVia returns a way to enter which relic of the box lies in a room, with all that it prints.
func (s *State) printVia(room int) *rules.Via {
	return rules.NumberVia(func() int {
		if r := s.relicOf(room); r != nil {
			return r.ID
		}
		return 0
	}, func(id int) {
		r := s.relicUp(room)
		r.ID = id
		if known := s.relicPrint(id); known != nil {
			r.Value, r.Needs = known.Value, known.Needs
		}
	})
}

// valueVia sets what a room's relic is worth; it then lies face up.
func (s *State) valueVia(room int) *rules.Via {
	return rules.NumberVia(func() int {
		if r := s.relicOf(room); r != nil {
			return r.Value
		}
		return 0
	}, func(n int) { s.relicUp(room).Value = n })
}

// needsVia sets what a room's relic asks for.
func (s *State) needsVia(room int) *rules.Via {
	return rules.NewVia(func() []string {
		if r := s.relicOf(room); r != nil {
			return r.Needs.Values()
		}
		return []string{}
	}, func(list []string) { rules.Must(s.relicUp(room).Needs.SetValues(list)) })
}
