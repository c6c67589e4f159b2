package cgexpo

import (
	"slices"
	"strings"

	"docent/rules"
)

// turnVia gives the turn to a seat: its turn begins anew.
func (s *State) turnVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Turn) }, func(n int) {
		s.Turn = rules.Seat(n)
		_, frantic := s.Frantic()
		s.Scratch = Scratch{Frantic: frantic}
		switch {
		case s.Ended:
		case s.Excluded(s.Turn):
			s.only(Task{Do: endTurn})
		default:
			s.only(Task{Do: askNear}, Task{Do: askFight}, Task{Do: askRoll})
		}
	})
}

// endedVia ends the game or lets it go on. A thief who was not out yet with the CDs is still chased (CG-FR-3).
func (s *State) endedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Ended }, func(on bool) {
		s.Ended = on
		if on {
			s.Agenda = nil
			return
		}
		s.Winner = rules.Table
		if s.carrier() == s.Turn {
			s.only(Task{Do: askWhite}, Task{Do: endTurn})
		}
	})
}

// meet lets the thief whose turn has begun fight whoever stands beside him by a correction, as long as the dice of the move are due
// (CG-ENC-1).
func (s *State) meet() {
	near, fight := Task{Do: askNear}, Task{Do: askFight}
	if s.next().Do == askRoll && !(s.idle(near) && s.idle(fight)) {
		s.first(near, fight)
	}
}

// podsVia returns podcasters on whom it depends who is to be fought.
func (s *State) podsVia(set *Pods) *rules.Via {
	return rules.NewVia(set.Values, func(list []string) {
		rules.Must(set.SetValues(list))
		s.meet()
	})
}

// winnerVia names the winner, which ends the game.
func (s *State) winnerVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Winner) }, func(n int) {
		if s.Winner = rules.Seat(n); n >= 0 {
			s.Ended, s.Agenda = true, nil
		}
	})
}

// levelVia changes what is tracked: squares are forgotten, or asked for again.
func (s *State) levelVia() *rules.Via {
	return rules.WordVia(func() string { return string(s.Level) }, func(word string) {
		s.eachSpot(func(x *Spot) {
			if x.Square != 0 {
				x.Zone, x.Square = s.zoneAt(x), 0
			}
		})
		s.Level = Level(word)
		for i := range s.Thieves {
			if t := &s.Thieves[i]; t.Zone == Exit && s.Mapped() {
				s.goHome(thiefOf(rules.Seat(i)))
			}
		}
	})
}

// eachSpot visits every place of the table.
func (s *State) eachSpot(visit func(*Spot)) {
	for p := Scott; p < lastPiece; p++ {
		if s.pieceInPlay(p) {
			visit(s.spot(p))
		}
	}
}

// difficultyVia gives or takes the lives. Who had none left is in the game again.
func (s *State) difficultyVia() *rules.Via {
	return rules.WordVia(func() string { return string(s.Difficulty) }, func(word string) {
		for i := range s.Thieves {
			if out := s.Excluded(rules.Seat(i)); out || s.Thieves[i].Lives == 0 {
				s.Thieves[i].Lives = mostLives
				s.readmit(rules.Seat(i))
			}
		}
		s.Difficulty = Difficulty(word)
	})
}

// livesVia counts lives: without any the thief is excluded, with some he is back.
func (s *State) livesVia(seat rules.Seat) *rules.Via {
	t := &s.Thieves[seat]
	return rules.NumberVia(func() int { return t.Lives }, func(n int) {
		out := s.Excluded(seat)
		t.Lives = n
		switch {
		case out && n > 0:
			s.readmit(seat)
		case n == 0 && s.Difficulty == Difficult && !s.Ended:
			s.exclude(seat)
		}
	})
}

// colourVia exchanges the colours of two thieves.
func (s *State) colourVia(seat rules.Seat) *rules.Via {
	t := &s.Thieves[seat]
	return rules.WordVia(func() string { return t.Colour.String() }, func(word string) {
		old := t.Colour
		rules.Must(t.Colour.UnmarshalText([]byte(word)))
		for i := range s.Thieves {
			if o := &s.Thieves[i]; o != t && o.Colour == t.Colour {
				o.Colour = old
			}
		}
	})
}

// readSquare reads a square of the recorded board; what is none leaves all as it is.
func (s *State) readSquare(word string) (Square, bool) {
	q, ok := ParseSquare(word)
	return q, ok && s.Prints.Board.Zone(q) != Nowhere
}

// squareVia returns the square of a figure; emptied, only its zone is known.
func (s *State) squareVia(x *Spot) *rules.Via {
	return rules.WordVia(func() string { return x.Square.String() }, func(word string) {
		if q, ok := s.readSquare(word); ok {
			x.Square, x.Zone = q, Nowhere
		} else if word == "" {
			x.Zone, x.Square = s.zoneAt(x), 0
		}
		s.meet()
	})
}

// zoneVia returns the zone of a figure. In another zone the square is not known.
func (s *State) zoneVia(x *Spot) *rules.Via {
	return rules.WordVia(func() string { return s.zoneAt(x).String() }, func(word string) {
		var z Zone
		rules.Must(z.UnmarshalText([]byte(word)))
		if z != s.zoneAt(x) {
			x.Square, x.Zone = 0, z
		}
		s.meet()
	})
}

// atVia returns where an item is.
func (s *State) atVia(p Piece) *rules.Via {
	l := s.loot(p)
	return rules.WordVia(func() string { return l.At.String() }, func(word string) {
		*l = Loot{}
		rules.Must(l.At.UnmarshalText([]byte(word)))
	})
}

// lootVia returns the square where something lies off its start.
func (s *State) lootVia(p Piece) *rules.Via {
	l := s.loot(p)
	return rules.WordVia(func() string { return l.Square.String() }, func(word string) {
		q, ok := s.readSquare(word)
		switch {
		case ok && q == s.StartOf(p):
			*l = Loot{}
		case ok:
			*l = Loot{At: OnBoard, Spot: Spot{Square: q}}
		case word == "" && l.Square != 0:
			l.Spot = Spot{Zone: s.zoneAt(&l.Spot)}
		}
		s.nobodyHolds(p)
	})
}

// lootZoneVia returns the zone where something lies off its start.
func (s *State) lootZoneVia(p Piece) *rules.Via {
	l := s.loot(p)
	return rules.WordVia(func() string { return s.zoneAt(&l.Spot).String() }, func(word string) {
		var z Zone
		rules.Must(z.UnmarshalText([]byte(word)))
		if z != s.zoneAt(&l.Spot) {
			*l = Loot{At: OnBoard, Spot: Spot{Zone: z}}
			s.nobodyHolds(p)
		}
	})
}

// nobodyHolds takes the CDs from their carrier once they lie on the board.
func (s *State) nobodyHolds(p Piece) {
	if p == CDs && s.CDs.At != InPack {
		s.CDs.Seat = rules.Table
	}
}

// cdsVia returns where the CDs are: in a backpack means the active thief's.
func (s *State) cdsVia() *rules.Via {
	return rules.WordVia(func() string { return s.CDs.At.String() }, func(word string) {
		s.CDs = CDSpot{Seat: rules.Table}
		rules.Must(s.CDs.At.UnmarshalText([]byte(word)))
		if s.CDs.At == InPack {
			s.hold(s.Turn)
		}
	})
}

// carrierVia returns who has the CDs.
func (s *State) carrierVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.carrier()) }, func(n int) {
		if n >= 0 {
			s.hold(rules.Seat(n))
		} else if s.CDs.At == InPack {
			s.CDs = CDSpot{Loot: Loot{At: OnBoard}, Seat: rules.Table}
		}
	})
}

// hold gives the CDs to a thief: this turn has seen Frantic Mode.
func (s *State) hold(seat rules.Seat) {
	s.CDs = CDSpot{Loot: Loot{At: InPack}, Seat: seat}
	s.Scratch.Frantic = true
}

// faceVia returns the hits on a face of a battle die.
func (s *State) faceVia(i int) *rules.Via {
	return rules.NumberVia(func() int { return s.Prints.Faces[i] }, func(n int) {
		s.Prints.Faces[i] = n
		s.Prints.Told |= 1 << i
	})
}

// startVia returns where a piece starts: a square that nothing else starts on.
func (s *State) startVia(i int) *rules.Via {
	at := &s.Prints.Starts[i]
	return rules.WordVia(func() string { return at.String() }, func(word string) {
		q, ok := s.readSquare(word)
		shared := slices.Contains(s.Prints.Starts[:], q)
		if word == "" || ok && !shared && s.Prints.fits(Piece(i+1), s.Prints.Board.Zone(q)) {
			*at = q
		}
	})
}

// rowVia returns one line of a row of the board. Squares that are left out are none.
func (s *State) rowVia(y int, part func(*rowText) *string) *rules.Via {
	b := &s.Prints.Board
	return rules.WordVia(func() string {
		t := b.Rows[y].text(b.Width)
		return *part(&t)
	}, func(word string) {
		t := b.Rows[y].text(b.Width)
		*part(&t) = word
		t.squares += strings.Repeat(string(noSquare), max(0, b.Width-len(t.squares)))
		if row, wrong := parseRow(t, b.Width); wrong == "" {
			b.Rows = slices.Clone(b.Rows)
			b.Rows[y] = row
		}
	})
}
