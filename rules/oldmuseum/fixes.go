package oldmuseum

import (
	"strconv"

	"docent/rules"
)

const mostRounds = 999

// fixes lists the correction sheets: the play, the clock, the house, the Hall, every room,
// and of each seat what everybody sees and what it keeps to itself.
func fixes(s *State, f *rules.Fixes) {
	seats := rules.Seats(s.seats())
	s.fixPlay(f, seats)
	f.On("clock").
		Set(s.timedVia(), rules.Flag("timed")).
		Set(&s.Clock.Left, rules.Number("left", 0, mostMinutes*minute)).
		Set(s.timerVia(), rules.Number("perTurn", 0, mostTurn)).
		Set(&s.Clock.Running, rules.Flag("running"))
	f.On("house").
		Set(s.levelVia(), rules.Pick("level", "level", string(Turns), string(Full), string(ClockOnly))).
		Set(&s.Dark, rules.Flag("dark")).
		House(&s.House)
	if s.tracks() {
		f.On("plan").Set(s.rowsVia(), rules.Text("rows", mostRows))
		s.fixHall(f)
		for i := range s.Rooms {
			s.fixRoom(f, &s.Rooms[i])
		}
	}
	for i := range s.Players {
		s.fixSeat(f, rules.Seat(i))
	}
}

func (s *State) fixPlay(f *rules.Fixes, seats []string) {
	tabled := append([]string{"-1"}, seats...)
	sheet := f.On("play").
		Set(&s.Agenda, s.Agenda.Field()).
		Set(&s.Round, rules.Number("round", 1, mostRounds)).
		Set(s.turnVia(), rules.Pick("turn", "seat", seats...)).
		Set(&s.First, rules.Pick("first", "seat", seats...)).
		Set(&s.Scratch.Easy, rules.Flag("easyUsed")).
		Set(s.endedVia(), rules.Flag("ended")).
		Set(&s.Winner, rules.Pick("winner", "seat", tabled...)).
		Set(s.exitsVia(), rules.Field{Name: "exits", Of: "seat", Many: true, Max: len(seats), Options: s.seatOptions()})
	if s.tracks() {
		sheet.
			Set(&s.Scratch.End, rules.Flag("moved")).
			Set(&s.Scratch.Used, rules.Flag("used")).
			Set(&s.Scratch.EndUsed, rules.Flag("endUsed")).
			Set(&s.Scratch.Again, rules.Flag("again")).
			Set(&s.Scratch.Tunnel, rules.Pick("tunnel", "axis", axisNames...)).
			Set(&s.Scratch.Trapped, rules.Flag("trapped")).
			Set(s.countVia(&s.Deck), rules.Number("deck", 0, allCards)).
			Set(s.countVia(&s.Gone), rules.Number("gone", 0, artifacts))
	}
}

func (s *State) seatOptions() []rules.Option {
	list := make([]rules.Option, s.seats())
	for i := range list {
		list[i] = rules.Option{Value: strconv.Itoa(i), Copies: 1}
	}
	return list
}

func (s *State) fixHall(f *rules.Fixes) {
	sheet := f.On("room:hall").
		Set(s.flagVia(&s.Hall.Trap), rules.Flag("trap")).
		Set(s.topVia(), rules.Flag("locked"))
	for i := range s.Hall.Sides {
		for _, c := range compass {
			sheet.Set(s.Hall.Sides[i].At(c.dir), rules.Pick(c.name+strconv.Itoa(i+1), "side", sideNames...))
		}
	}
}

func (s *State) fixRoom(f *rules.Fixes, r *Room) {
	sheet := f.On(placeThing(r.At)).
		Set(s.cardVia(r), rules.Flag("facedown")).
		Set(s.lockedVia(r), rules.Flag("locked")).
		Set(s.flagVia(&r.Trap), rules.Flag("trap")).
		Set(&r.Special, rules.Pick("special", "special", specialNames...)).
		Set(s.tileVia(r), rules.Number("tile", 0, roomCount))
	for _, c := range compass {
		sheet.Set(r.Sides.At(c.dir), rules.Pick(c.name, "side", sideNames...))
	}
}

func (s *State) fixSeat(f *rules.Fixes, seat rules.Seat) {
	p := &s.Players[seat]
	most := max(mostHand, len(p.Hand))
	sheet := f.On(onSeat[seat][0])
	if s.tracks() {
		places := []string{HallPlace.String()}
		for i := range s.Rooms {
			places = append(places, s.Rooms[i].At.String())
		}
		sheet.
			Set(s.atVia(p), rules.Pick("at", "room", places...)).
			Set(s.movedVia(p), rules.Flag("departed")).
			Set(s.classVia(p, Utility), rules.Number("utilities", 0, most)).
			Set(s.classVia(p, Artifact), rules.Number("artifacts", 0, most)).
			Set(s.classVia(p, AnyCard), rules.Number("unknown", 0, most)).
			Set(s.breakInVia(p), rules.Pick("breakIn", "room", append([]string{""}, places...)...))
		if s.Dark {
			sheet.Set(s.seenVia(p), rules.Several("visited", "room", 0, len(places), places...).Once())
		}
	}
	sheet.Set(&p.Miss, rules.Flag("misses")).
		Set(&p.Exit.Chosen, rules.Number("chosenOut", 0, s.limit())).
		Set(&p.Exit.Left, rules.Number("timeOut", 0, mostMinutes*minute))
	if !s.full() {
		return
	}
	hand := rules.Several("hand", "card", 0, most, cardNames...)
	chosen := rules.Several("wanted", "card", 0, s.limit(), cardNames[firstArtifact:]...).Once()
	f.On(rules.Of("hand", int(seat))).Secret(seat).Set(s.handVia(p), hand).Set(s.chosenVia(p), chosen)
}
