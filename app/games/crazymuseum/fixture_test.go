package crazymuseum

import (
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// doors reads sides: "NES".
func doors(text string) grid.Set {
	var set grid.Set
	if err := set.UnmarshalText([]byte(text)); err != nil {
		panic(err)
	}
	return set
}

func roomAt(n int, x, y int8, sides string, colour crazymuseum.Colour, special crazymuseum.Special) crazymuseum.Room {
	r := crazymuseum.Room{Number: n, Cell: grid.Cell{X: x, Y: y}}
	r.Doors, r.Colour, r.Special = doors(sides), colour, special
	return r
}

func counts() crazymuseum.Prints {
	return crazymuseum.Prints{Counts: crazymuseum.Counts{Tiles: 17, Relics: 16, Objects: 16, Vending: 16, Clash: 17, Guards: 3}}
}

func newThief(room int) crazymuseum.Thief {
	return crazymuseum.Thief{Room: room, Lives: 3, Total: 10, Cheese: 5, Hand: 1}
}

// smallMuseum returns fixture A of the rules: seven rooms, two thieves, no guard.
func smallMuseum() *crazymuseum.State {
	return &crazymuseum.State{
		Level: crazymuseum.Full, Difficulty: crazymuseum.Normal, Prints: counts(), Round: 1,
		Rooms: []crazymuseum.Room{
			roomAt(1, 0, 0, "NESW", crazymuseum.Plain, crazymuseum.Initial),
			roomAt(2, 0, 1, "NS", crazymuseum.Plain, 0),
			roomAt(3, 0, 2, "NESW", crazymuseum.Green, 0),
			roomAt(5, 1, 2, "W", crazymuseum.Blue, 0),
			roomAt(6, 0, 3, "N", crazymuseum.Plain, 0),
			roomAt(7, -1, 2, "NW", crazymuseum.Blue, 0),
			roomAt(8, 1, 0, "SW", crazymuseum.Plain, crazymuseum.Guardhouse),
		},
		Thieves: []crazymuseum.Thief{newThief(3), newThief(1)},
		Mummy:   crazymuseum.Mummy{Awakener: rules.Table},
		Relics:  []crazymuseum.Relic{{Place: crazymuseum.In(2)}, {Place: crazymuseum.In(6)}},
	}
}

// wholeMuseum has all seventeen rooms, three guards, the mummy, four thieves and something of everything.
func wholeMuseum() *crazymuseum.State {
	s := &crazymuseum.State{
		Level: crazymuseum.Full, Difficulty: crazymuseum.Curse, Prints: counts(), Round: 7, Alert: 3, Turn: 0,
		Rooms: wholeRooms(), Tokens: someTokens(), Relics: someRelics(),
		Thieves: []crazymuseum.Thief{newThief(10), newThief(10), newThief(9), newThief(11)},
		Guards: []crazymuseum.Guard{
			{Room: 1, Heading: grid.North}, {Room: 7, Heading: grid.West}, {Room: 13, Heading: grid.West},
		},
		Mummy: crazymuseum.Mummy{State: crazymuseum.Awake, Room: 8, Heading: grid.North, Awakener: 1},
		Cards: []crazymuseum.Card{
			{Room: 2, Deck: crazymuseum.Vending, By: 1},
			{Room: 11, Deck: crazymuseum.Rat, Kind: crazymuseum.Slippery, Up: true, By: 2, Until: 3},
			{Room: 5, Deck: crazymuseum.Vending, Kind: crazymuseum.Smoke, Up: true, By: 0, Until: 2},
			{Room: 14, Deck: crazymuseum.Rat, Kind: crazymuseum.Banana, By: 0},
		},
	}
	s.Thieves[0].Rest, s.Thieves[0].Total, s.Thieves[0].Lives, s.Thieves[0].Cheese = 4, 7, 2, 3
	s.Thieves[2].Rest, s.Thieves[3].Rest = 9, 2
	for i := range s.Rooms {
		if n := s.Rooms[i].Number; n == 11 || n == 3 || n == 16 || n == 13 || n == 5 || n == 14 {
			s.Rooms[i].Face = 1
		}
	}
	return s
}

func wholeRooms() []crazymuseum.Room {
	const plain, green, blue = crazymuseum.Plain, crazymuseum.Green, crazymuseum.Blue
	return []crazymuseum.Room{
		roomAt(1, 0, 0, "NESW", plain, crazymuseum.Initial), roomAt(12, 0, 1, "NES", plain, 0), roomAt(9, 0, 2, "ESW", green, 0),
		roomAt(17, 1, 2, "SW", plain, 0), roomAt(2, 1, 1, "NESW", blue, 0), roomAt(10, 1, 0, "NES", plain, 0),
		roomAt(14, 1, -1, "NW", plain, 0), roomAt(6, 0, -1, "NE", blue, 0), roomAt(11, -1, -1, "NE", green, 0),
		roomAt(3, -1, 0, "NES", plain, 0), roomAt(8, -1, 1, "NS", blue, crazymuseum.MummyRoom), roomAt(15, -1, 2, "S", plain, 0),
		roomAt(5, 2, 1, "ES", plain, 0), roomAt(13, 3, 1, "SW", green, 0), roomAt(16, 2, 0, "NES", plain, 0),
		roomAt(4, 3, 0, "NW", plain, crazymuseum.Guardhouse), roomAt(7, 2, -1, "NW", green, 0),
	}
}

func object(name string) (o crazymuseum.Object) {
	if err := o.UnmarshalText([]byte(name)); err != nil {
		panic(err)
	}
	return o
}

func someTokens() []crazymuseum.Token {
	return []crazymuseum.Token{
		{Object: object("rope"), Place: crazymuseum.With(0)},
		{Object: object("lamp"), Place: crazymuseum.With(0)},
		{Object: crazymuseum.Ladder, Place: crazymuseum.With(0)},
		{Object: object("key"), Place: crazymuseum.In(10)},
		{Object: object("hammer"), Place: crazymuseum.In(16)},
		{Object: object("saw"), Place: crazymuseum.In(16)},
		{Object: object("mirror"), Place: crazymuseum.Stock},
		{Object: object("goggles"), Place: crazymuseum.Stock},
		{Object: object("magnet"), Place: crazymuseum.With(2)},
	}
}

func someRelics() []crazymuseum.Relic {
	return []crazymuseum.Relic{
		{Place: crazymuseum.In(10), Up: true, Value: 4, Needs: crazymuseum.NeedsOf(object("rope"), object("drill"))},
		{Place: crazymuseum.In(12), Up: true, Value: 6, Needs: crazymuseum.NeedsOf(object("glove"))},
		{Place: crazymuseum.In(17)},
		{Place: crazymuseum.In(5)},
		{Place: crazymuseum.In(9), Up: true, Value: 3, Needs: crazymuseum.NeedsOf(object("magnet"))},
		{Place: crazymuseum.In(14)},
		{Place: crazymuseum.In(2)},
		{Place: crazymuseum.With(0), Up: true, Value: 5},
		{Place: crazymuseum.With(0), Up: true, Value: 3},
		{Place: crazymuseum.In(7)},
	}
}

// snake returns a museum of seventeen rooms in a row.
func snake() *crazymuseum.State {
	s := smallMuseum()
	s.Rooms = nil
	for i := range 17 {
		s.Rooms = append(s.Rooms, roomAt(i+1, int8(i-4), 0, "EW", crazymuseum.Plain, 0))
	}
	s.Rooms[0].Special = crazymuseum.Initial
	s.Thieves[0].Room, s.Thieves[1].Room = 12, 3
	return s
}

func moveTo(thing rules.Thing, cost int) rules.Offer {
	return rules.Offer{Kind: "move", On: []rules.Thing{thing}, About: []rules.Thing{thing, rules.Of("cost", cost)}}
}

// ways returns the moves open in the whole museum.
func ways() []rules.Offer {
	return []rules.Offer{moveTo("room:2", 1), moveTo("room:14", 2), moveTo("room:16", 0)}
}
