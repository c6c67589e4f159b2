package cgexpo

import (
	"strconv"

	"docent/rules"
)

const mostTurns = 9999

// fixes lists the correction sheets: the play, the house, what the box prints, the figures
// and the CDs, and of each seat its thief and its items.
func fixes(s *State, f *rules.Fixes) {
	seats := seatNames[:s.seats()]
	s.fixPlay(f, seats)
	f.On("house").
		Set(s.levelVia(), rules.Pick("level", "level", string(Full), string(Zones))).
		Set(s.difficultyVia(), rules.Pick("difficulty", "difficulty", string(Normal), string(Difficult))).
		House(&s.House)
	s.fixBox(f)
	for p := Scott; p <= Carl; p++ {
		sheet := f.On(pieceThing[p])
		s.fixSpot(sheet, s.spot(p), zoneNames[1:])
		if p.isPodcaster() {
			sheet.Set(&s.Podcasters[p-Scott].Beside, each("besideSeats", "seat", seats))
		}
	}
	s.fixCDs(f, seats)
	for i := range s.Thieves {
		s.fixSeat(f, rules.Seat(i))
	}
}

// each returns a field for some of the values, each once.
func each(name, of string, values []string) rules.Field {
	return rules.Several(name, of, 0, len(values), values...).Once()
}

func (s *State) fixPlay(f *rules.Fixes, seats []string) {
	tabled := append([]string{"-1"}, seats...)
	c := &s.Scratch
	f.On("play").
		Set(&s.Agenda, s.Agenda.Field()).
		Set(s.turnVia(), rules.Pick("turn", "seat", seats...)).
		Set(&s.First, rules.Pick("first", "seat", seats...)).
		Set(&s.Turns, rules.Number("turns", 1, mostTurns)).
		Set(&s.Deck, rules.Number("deck", 0, mostEvents)).
		Set(&s.Seen, each("seen", "event", cardNames)).
		Set(&s.Says, rules.Number("says", 0, mostEvents)).
		Set(s.podsVia(&c.Told), each("told", "podcaster", podNames)).
		Set(&c.Asked, rules.Flag("asked")).
		Set(s.podsVia(&c.Fought), each("fought", "podcaster", podNames)).
		Set(&c.Dice[0], rules.Number("a", 0, dieFaces)).
		Set(&c.Dice[1], rules.Number("b", 0, dieFaces)).
		Set(&c.Pips, rules.Number("pips", 0, dieFaces)).
		Set(&c.Frantic, rules.Flag("sawFrantic")).
		Set(s.winnerVia(), rules.Pick("winner", "seat", tabled...)).
		Set(s.endedVia(), rules.Flag("ended"))
}

// fixSpot corrects where a figure stands: by square where the board is recorded.
func (s *State) fixSpot(sheet *rules.Sheet, x *Spot, zones []string) {
	if s.Mapped() {
		sheet.Set(s.squareVia(x), rules.Text("square", 4))
	}
	sheet.Set(s.zoneVia(x), rules.Pick("zone", "zone", append([]string{""}, zones...)...)).
		Set(&x.Note, rules.Text("note", mostNote))
}

func (s *State) fixCDs(f *rules.Fixes, seats []string) {
	sheet := f.On(pieceThing[CDs]).
		Set(s.cdsVia(), rules.Pick("at", "at", atNames[:Gone]...)).
		Set(s.carrierVia(), rules.Pick("carrier", "seat", append([]string{"-1"}, seats...)...))
	if s.Mapped() {
		sheet.Set(s.lootVia(CDs), rules.Text("square", 4))
	}
	sheet.Set(s.lootZoneVia(CDs), rules.Pick("zone", "zone", append([]string{""}, zoneNames[Floor:]...)...))
}

func (s *State) fixSeat(f *rules.Fixes, seat rules.Seat) {
	t := &s.Thieves[seat]
	sheet := f.On(seatThing(int(seat)))
	s.fixSpot(sheet, &t.Spot, zoneNames[1:])
	sheet.
		Set(s.livesVia(seat), rules.Number("lives", 0, mostLives)).
		Set(s.podsVia(&t.Killed), each("killed", "podcaster", podNames)).
		Set(&t.Opened, each("opened", "zone", doorNames)).
		Set(s.colourVia(seat), rules.Pick("colour", "colour", colourNames...))
	sheet = f.On(rules.Of("pack", seat))
	for kind, name := range itemNames {
		p := itemOf(seat, Item(kind))
		sheet.Set(s.atVia(p), rules.Pick(name, "at", atNames[:Gone]...))
		if s.Mapped() {
			sheet.Set(s.lootVia(p), rules.Text(name+"Square", 4))
		}
		sheet.Set(s.lootZoneVia(p), rules.Pick(name+"Zone", "zone", append([]string{""}, zoneNames[Floor:]...)...))
	}
}

// fixBox corrects what the box prints: the faces of the battle dice, and of a recorded
// board the starts and every row.
func (s *State) fixBox(f *rules.Fixes) {
	sheet := f.On("box")
	for i := range s.Prints.Faces {
		sheet.Set(s.faceVia(i), rules.Pick("face"+strconv.Itoa(i+1), "hits", hitNames[:mostHits/2+1]...))
	}
	if !s.Mapped() {
		return
	}
	for i, name := range startNames {
		sheet.Set(s.startVia(i), rules.Text("start:"+name, 4))
	}
	for y := range s.Prints.Board.Rows {
		f.On(rules.Of("row", y+1)).
			Set(s.rowVia(y, func(t *rowText) *string { return &t.squares }), rules.Text("squares", mostSide)).
			Set(s.rowVia(y, func(t *rowText) *string { return &t.right }), rules.Text("right", mostSide)).
			Set(s.rowVia(y, func(t *rowText) *string { return &t.below }), rules.Text("below", mostSide))
	}
}
