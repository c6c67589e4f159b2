package crazymuseum

import (
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

const (
	mostRounds  = 999
	mostPieces  = 40 // of a kind in any box
	mostSpread  = mostNumber
	mostCatches = 99
)

// fixes lists the correction sheets: the play, the map, its figures, what lies there,
// and every thief's board.
func fixes(s *State, f *rules.Fixes) {
	seats := rules.Seats(s.seats())
	s.fixPlay(f, seats)
	s.fixHouse(f)
	f.On("museum").
		Set(s.roomsVia(), s.roomsField())
	for i := range s.Rooms {
		s.fixRoom(f, &s.Rooms[i])
	}
	for i := range s.Thieves {
		s.fixSeat(f, rules.Seat(i))
	}
	f.On("guards").
		Set(s.guardsVia(), rules.Number("guards", 0, mostGuards)).
		Set(&s.Walking, rules.Pick("walking", "guard", s.guardNumbers(true)...))
	for i := range s.Guards {
		s.fixGuard(f, i+1)
	}
	s.fixMummy(f, seats)
	f.On("stock").
		Set(s.tokensVia(Stock, false), objectsField("objects", mostPieces, false)).
		Set(s.worthsVia(Stock), s.worthsField("relics"))
	s.fixCards(f, seats)
	s.fixBox(f)
}

func (s *State) fixPlay(f *rules.Fixes, seats []string) {
	f.On("play").
		Set(&s.Agenda, s.Agenda.Field()).
		Set(&s.Round, rules.Number("round", 1, mostRounds)).
		Set(s.phaseVia(), rules.Pick("phase", "part", phaseNames...)).
		Set(s.turnVia(), rules.Pick("turn", "seat", seats...)).
		Set(&s.First, rules.Pick("first", "seat", seats...)).
		Set(s.alertVia(), rules.Number("alert", 0, topAlert)).
		Set(&s.Countdown.Started, rules.Number("started", 0, mostRounds)).
		Set(&s.Countdown.Turned, rules.Number("turned", 0, topAlert)).
		Set(&s.Scratch.Moved, rules.Flag("moved")).
		Set(&s.Scratch.Acted, rules.Flag("acted")).
		Set(&s.Scratch.Over, rules.Flag("turnOver")).
		Set(&s.Scratch.Tote, rules.Number("tote", 0, mostHand)).
		Set(&s.Scratch.Key, rules.Number("key", 0, mostHand)).
		Set(&s.Last, rules.Number("last", 0, mostRounds)).
		Set(&s.Reason, rules.Pick("reason", "reason", reasonNames...))
}

func (s *State) fixHouse(f *rules.Fixes) {
	f.On("house").
		Set(s.levelVia(), rules.Pick("level", "level", string(Full), string(NightOnly), string(ScoreOnly))).
		Set(&s.Difficulty, rules.Pick("difficulty", "difficulty", string(Easy), string(Normal), string(Hard), string(Curse))).
		House(&s.House).
		Instead("alert-individual", s.individualVia())
}

// roomField returns a blank for a room on the table; those that may be nowhere say so.
func (s *State) roomField(name string, nowhere ...string) rules.Field {
	words := nowhere
	for i := range s.Rooms {
		words = append(words, strconv.Itoa(s.Rooms[i].Number))
	}
	return rules.Pick(name, "room", words...)
}

// roomsField offers the tiles of the box and the rooms on the table.
func (s *State) roomsField() rules.Field {
	f := rules.Field{Name: "rooms", Of: "room", Min: 1, Many: true}
	for n := 1; n <= max(min(s.Prints.Counts.Tiles, mostNumber), s.highest()); n++ {
		f.Options = append(f.Options, rules.Option{Value: strconv.Itoa(n), Copies: 1})
	}
	f.Max = len(f.Options)
	return f
}

func sidesField(name string) rules.Field {
	return rules.Several(name, "side", 0, len(grid.Sides), "N", "E", "S", "W").Once()
}

// objectsField returns a blank for objects by name, ladders among them where they count.
func objectsField(name string, most int, ladders bool) rules.Field {
	first := Ladder + 1
	if ladders {
		first = Ladder
	}
	return rules.Several(name, "object", 0, most, objectNames[first:]...)
}

func (s *State) worthsField(name string) rules.Field {
	f := rules.Field{Name: name, Of: "worth", Max: mostRelics, Many: true}
	for n := range mostValue + 1 {
		f.Options = append(f.Options, rules.Option{Value: strconv.Itoa(n)})
	}
	return f
}

func (s *State) fixRoom(f *rules.Fixes, r *Room) {
	n := r.Number
	f.On(rules.Of("room", n)).
		Set(r.doorsVia(), sidesField("doors")).
		Set(r.unsureVia(), sidesField("unsure")).
		Set(&r.Colour, rules.Pick("colour", "colour", colourNames...)).
		Set(r.specialVia(s), rules.Pick("special", "special", specialNames...)).
		Set(&r.Face, rules.Number("face", 0, mostPieces)).
		Set(s.tokensVia(In(n), true), objectsField("objects", mostPieces, true)).
		Set(s.droppedVia(n), objectsField("dropped", mostPieces, true)).
		Set(s.relicVia(n), rules.Pick("relic", "lies", noRelicHere, relicDown, relicUp)).
		Set(s.printVia(n), s.printField()).
		Set(s.valueVia(n), rules.Field{Name: "value", Of: "worth", Max: mostValue}).
		Set(s.needsVia(n), objectsField("needs", mostRelics, false).Once()).
		Set(s.cardsVia(n), s.cardsField(n)).
		Set(&r.Marked, rules.Flag("marked")).
		Set(&r.Asked, rules.Flag("asked")).
		Set(&r.Untold, rules.Flag("untold")).
		Set(&r.Cell.X, rules.Number("x", -mostSpread, mostSpread)).
		Set(&r.Cell.Y, rules.Number("y", -mostSpread, mostSpread)).
		Set(r.numberVia(s), rules.Number("number", 1, mostNumber))
}

// printField offers the relics that the box knows, and 0 for another.
func (s *State) printField() rules.Field {
	words := []string{"0"}
	for i := range s.Prints.Relics {
		words = append(words, strconv.Itoa(s.Prints.Relics[i].ID))
	}
	return rules.Pick("relicNumber", "relic", words...)
}

func (s *State) fixSeat(f *rules.Fixes, seat rules.Seat) {
	t := &s.Thieves[seat]
	f.On(rules.Of("seat", seat)).
		Set(s.livesVia(seat), rules.Number("lives", 0, mostLives)).
		Set(s.thiefRoomVia(seat), s.roomField("room", "")).
		Set(t.totalVia(), rules.Number("tokens", 0, mostTokens)).
		Set(&t.Rest, rules.Number("rest", 0, mostTokens)).
		Set(&t.Cheese, rules.Number("cheese", 0, mostCheese)).
		Set(&t.Hand, rules.Number("hand", 0, mostHand)).
		Set(s.tokensVia(With(seat), false), objectsField("objects", mostObjects, false)).
		Set(s.ladderVia(seat), rules.Flag("ladder")).
		Set(s.worthsVia(With(seat)), s.worthsField("relics")).
		Set(&t.Hidden, rules.Pick("hidden", "hidden", hiddenNames...)).
		Set(&t.Skip, rules.Flag("skip")).
		Set(&t.Met, rules.Flag("met")).
		Set(&t.Mask, rules.Flag("mask")).
		Set(&t.Caught, rules.Number("caught", 0, mostCatches)).
		Set(&t.Untold, rules.Flag("untold")).
		Set(&t.Counts.Done, rules.Flag("counted")).
		Set(&t.Counts.Value, rules.Field{Name: "sum", Of: "points", Max: mostWorth})
}

func (s *State) fixGuard(f *rules.Fixes, n int) {
	g := s.guard(n)
	sheet := f.On(rules.Of("guard", n)).
		Set(s.guardRoomVia(n), s.roomField("room")).
		Set(&g.Heading, rules.Pick("heading", "side", "", "N", "E", "S", "W")).
		Set(s.stepsVia(n), rules.Number("steps", 0, topAlert)).
		Set(&g.Skip, rules.Flag("skip")).
		Set(&g.Ended, rules.Flag("ended"))
	if s.House.AlertIndividual {
		sheet.Set(s.guardAlertVia(g), rules.Number("alert", 1, topAlert))
	}
}

func (s *State) fixMummy(f *rules.Fixes, seats []string) {
	m := &s.Mummy
	f.On("mummy").
		Set(s.wakeVia(), rules.Pick("wake", "wake", wakeNames...)).
		Set(s.mummyRoomVia(), s.roomField("room", "")).
		Set(&m.Heading, rules.Pick("heading", "side", "", "N", "E", "S", "W")).
		Set(&m.Awakener, rules.Pick("awakener", "seat", append([]string{"-1"}, seats...)...)).
		Set(&m.Pending, rules.Flag("pending")).
		Set(&m.Aimed, rules.Flag("aimed")).
		Set(&m.Ended, rules.Flag("ended")).
		Set(&m.Automatic, rules.Flag("automatic"))
}

// fixCards gives every card that lies somewhere a sheet; the kind of one that its owner
// keeps secret has a covered sheet of its own.
func (s *State) fixCards(f *rules.Fixes, seats []string) {
	for i := range s.Cards {
		c := &s.Cards[i]
		sheet := f.On(rules.Of("lying", i+1)).
			Set(roomVia(func() int { return c.Room }, func(n int) { c.Room = n }), s.roomField("room")).
			Set(s.deckVia(c), rules.Pick("deck", "deck", deckNames...))
		if c.secret() {
			f.On(rules.Of("under", i+1)).Secret(c.By).
				Set(s.kindVia(c), rules.Pick("kind", "card", Banana.String(), Slippery.String()))
		} else {
			sheet.Set(s.kindVia(c), rules.Pick("kind", "card", cardNames...))
		}
		sheet.
			Set(s.upVia(c), rules.Flag("up")).
			Set(&c.By, rules.Pick("by", "seat", append([]string{"-1"}, seats...)...)).
			Set(c.slotVia(), rules.Pick("until", "slot", s.slotWords()...)).
			Set(&c.Answer, rules.Pick("answer", "guard", s.guardNumbers(true)...))
	}
}

// fixBox corrects what the supplies held and what has left them.
func (s *State) fixBox(f *rules.Fixes) {
	p := &s.Prints
	sheet := f.On("box").
		Set(&p.Guard, rules.Pick("guardOrder", "order", orderNames...)).
		Set(&p.Mummy, rules.Pick("mummyOrder", "order", orderNames...)).
		Set(&s.Found.Guards, rules.Number("guardsFound", 0, mostPieces)).
		Set(&s.Found.Tokens, rules.Number("guardTokens", 0, mostPieces)).
		Set(&s.Found.Mummy, rules.Flag("mummyToken")).
		Set(&s.Found.Blank, rules.Number("blank", 0, mostPieces)).
		Set(s.worthsVia(Gone), s.worthsField("gone")).
		Set(s.tokensVia(Gone, true), objectsField("usedUp", mostPieces, true)).
		Set(&s.Clashes, s.clashesField())
	for _, name := range countNames {
		sheet.Set(p.Counts.at(name), rules.Number(string(rules.Of("count", name)), leastOf(name), mostPieces))
	}
}

// leastOf returns 0 for what nobody may have counted; the others are known.
func leastOf(name string) int {
	if name == "rat" {
		return 0
	}
	return 1
}

// clashesField offers the cards that are known by number, and 0 for those without one.
func (s *State) clashesField() rules.Field {
	f := rules.Field{Name: "clashes", Of: "clash", Max: mostPieces, Many: true, Options: []rules.Option{{Value: "0"}}}
	for i := range s.Prints.Clashes {
		f.Options = append(f.Options, rules.Option{Value: strconv.Itoa(s.Prints.Clashes[i].ID), Copies: 1})
	}
	return f
}
