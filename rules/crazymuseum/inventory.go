package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Contents holds what lies in the museum, where it was not tracked (CM-Q100).
type Contents struct {
	Relics []int    `json:"relics,omitempty"` // rooms in which a relic lies
	Tokens []int    `json:"tokens,omitempty"` // rooms with an object token face down
	More   []int    `json:"more,omitempty"`   // rooms in which something else lies, or a relic face up
	Stock  []Object `json:"stock,omitempty"`  // confiscated objects
}

// contents returns what the table shows as far as Docent knows.
func (s *State) contents() Contents {
	var c Contents
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if relic := s.relicOf(r.Number); relic != nil {
			c.Relics = append(c.Relics, r.Number)
		}
		if r.Face > 0 {
			c.Tokens = append(c.Tokens, r.Number)
		}
		if s.holdsMore(r.Number) {
			c.More = append(c.More, r.Number)
		}
	}
	for i := range s.Tokens {
		if t := &s.Tokens[i]; t.Place == Stock {
			c.Stock = append(c.Stock, t.Object)
		}
	}
	slices.Sort(c.Stock)
	return c
}

// holdsMore reports whether something lies open in a room, or a card.
func (s *State) holdsMore(room int) bool {
	relic := s.relicOf(room)
	return relic != nil && relic.Up || s.showing(In(room)) != 0 || s.nthCard(room, 0) >= 0
}

// Fields asks for rooms, and for the guardhouse's objects.
func (Contents) Fields(s *State, _ rules.Seat) []rules.Field {
	rooms := func(name string) rules.Field {
		f := rules.Field{Name: name, Of: "room", Max: len(s.Rooms), Many: true}
		for i := range s.Rooms {
			f.Options = append(f.Options, rules.Option{Value: numerals[s.Rooms[i].Number], Copies: 1})
		}
		return f
	}
	return []rules.Field{rooms("relics"), rooms("tokens"), rooms("more"), objectsField("stock", mostRelics, false)}
}

// Check requires the question open, and no more than the box has.
func (c Contents) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askContents, by); r != nil {
		return r
	}
	return s.trial(c.set)
}

func (c Contents) set(s *State) {
	s.dropRelics(func(r *Relic) bool { n := r.Place.Room(); return n > 0 && !slices.Contains(c.Relics, n) })
	for i := range s.Rooms {
		r := &s.Rooms[i]
		if slices.Contains(c.Relics, r.Number) && s.relicOf(r.Number) == nil {
			s.Relics = append(s.Relics, Relic{Place: In(r.Number)})
		}
		there := slices.Contains(c.Tokens, r.Number)
		if there != (r.Face > 0) {
			r.Face = 0
			if there {
				r.Face = 1
			}
		}
	}
	var words []string
	for _, o := range c.Stock {
		words = append(words, o.String())
	}
	rules.Must(s.tokensVia(Stock, false).SetValues(words))
}

// Apply notes it, and asks what else lies where.
func (c Contents) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	c.set(s)
	for i := len(c.More) - 1; i >= 0; i-- {
		s.first(task(askRoom).in(c.More[i]))
	}
	log.Tell("CM-Q100", rules.Table, "contents-told")
	s.settle(log)
}

// Inventory holds what lies in one room beside a face-down token.
type Inventory struct {
	Relic   string   `json:"relic"` // none, down or up
	Needs   []Object `json:"needs,omitempty"`
	Objects []Object `json:"objects,omitempty"` // loose ones and ladders
	Cards   []string `json:"cards,omitempty"`
}

// inventory returns what a room holds as far as Docent knows.
func (s *State) inventory(room int) Inventory {
	inv := Inventory{Relic: s.relicVia(room).Values()[0], Cards: s.cardsVia(room).Values()}
	if len(inv.Cards) == 0 {
		inv.Cards = nil
	}
	if r := s.relicOf(room); r != nil {
		inv.Needs = r.Needs.Objects()
	}
	for _, word := range s.tokensVia(In(room), true).Values() {
		var o Object
		rules.Must(o.UnmarshalText([]byte(word)))
		inv.Objects = append(inv.Objects, o)
	}
	return inv
}

// Fields asks for the relic, what it needs, objects and cards.
func (Inventory) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{
		rules.Pick("relic", "lies", noRelicHere, relicDown, relicUp), objectsField("needs", mostRelics, false).Once(),
		objectsField("objects", mostRelics, true), s.cardsField(s.next().Room),
	}
}

// Check requires the question open, a relic that can be read, and no more than the box has.
func (i Inventory) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askRoom, by); r != nil {
		return r
	}
	room := s.next().Room
	if i.Relic != relicUp && len(i.Needs) > 0 {
		return relicIsDown[room]
	}
	return s.trial(func(c *State) { i.set(c, room) })
}

func (i Inventory) set(s *State, room int) {
	rules.Must(s.relicVia(room).SetValues([]string{i.Relic}))
	if i.Relic == relicUp {
		s.relicOf(room).Needs = NeedsOf(i.Needs...)
	}
	words := []string{}
	for _, o := range i.Objects {
		words = append(words, o.String())
	}
	rules.Must(s.tokensVia(In(room), true).SetValues(words))
	rules.Must(s.cardsVia(room).SetValues(i.Cards))
}

// Apply notes it. What the relic is worth is asked when it counts.
func (i Inventory) Apply(s *State, _ rules.Seat, log *rules.Log) {
	room := s.next().Room
	s.done()
	i.set(s, room)
	s.room(room).Untold = false
	log.Tell("CM-Q100", rules.Table, "room-told", roomThings[room])
	s.settle(log)
}

// Board holds what a thief has, where it was not tracked.
type Board struct {
	Lives   int      `json:"lives"` // after score only, like the room
	Room    int      `json:"room"`  // 0 outside
	Rest    int      `json:"rest"`
	Cheese  int      `json:"cheese"`
	Hand    int      `json:"hand"`
	Ladder  bool     `json:"ladder"`
	Objects []Object `json:"objects,omitempty"`
	Relics  []int    `json:"relics,omitempty"` // by what they are worth, 0 where nobody tells
}

// boardOf returns a thief's board as far as Docent knows.
func (s *State) boardOf(task Task) Board {
	seat := task.Seat
	t := &s.Thieves[seat]
	b := Board{Lives: t.Lives, Room: t.Room}
	if !s.full() {
		return b
	}
	b.Rest, b.Cheese, b.Hand, b.Ladder = t.Rest, t.Cheese, t.Hand, s.hasLadder(seat)
	for _, word := range s.tokensVia(With(seat), false).Values() {
		var o Object
		rules.Must(o.UnmarshalText([]byte(word)))
		b.Objects = append(b.Objects, o)
	}
	for _, word := range s.worthsVia(With(seat)).Values() {
		n, _ := strconv.Atoi(word)
		b.Relics = append(b.Relics, n)
	}
	return b
}

// Fields asks for what the level before did not track and this one does.
func (Board) Fields(s *State, by rules.Seat) []rules.Field {
	var fields []rules.Field
	t := s.next()
	if t.Do != askBoard || by < 0 {
		return nil
	}
	if t.Met {
		room := rules.Field{Name: "room", Of: "room", Options: []rules.Option{{Value: "0"}}}
		for i := range s.Rooms {
			room.Options = append(room.Options, numberOption(s.Rooms[i].Number))
		}
		fields = append(fields, rules.Number("lives", 0, mostLives), room)
	}
	if s.full() {
		fields = append(fields,
			rules.Number("rest", 0, mostTokens), rules.Number("cheese", 0, mostCheese), rules.Number("hand", 0, mostHand), rules.Flag("ladder"),
			objectsField("objects", mostObjects, false), s.worthsField("relics"))
	}
	return fields
}

// Check requires the question open, and no more than a board and the box hold.
func (b Board) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askBoard, by); r != nil {
		return r
	}
	t := s.next()
	now := s.boardOf(t)
	switch {
	case !t.Met && (b.Lives != now.Lives || b.Room != now.Room),
		!s.full() && (b.Rest != 0 || b.Cheese != 0 || b.Hand != 0 || b.Ladder || len(b.Objects) > 0 || len(b.Relics) > 0):
		return notAsked
	case !within(b.Lives, mostLives):
		return oddCount[by]
	}
	if r := s.trial(func(c *State) { b.set(c, by, t.Met) }); r != nil && r.Rule != "CM-END-4" {
		return r
	}
	return nil
}

func (b Board) set(s *State, seat rules.Seat, places bool) {
	t := &s.Thieves[seat]
	if places {
		b.place(s, seat)
	}
	if !s.full() {
		return
	}
	if t.Out {
		b = Board{} // what it had is out of the game, or lies where the table says
	}
	t.Rest, t.Cheese, t.Hand, t.Untold = b.Rest, b.Cheese, b.Hand, false
	words := []string{}
	for _, o := range b.Objects {
		words = append(words, o.String())
	}
	rules.Must(s.tokensVia(With(seat), false).SetValues(words))
	rules.Must(s.ladderVia(seat).SetValues([]string{strconv.FormatBool(b.Ladder)}))
	words = []string{}
	for _, n := range b.Relics {
		words = append(words, strconv.Itoa(n))
	}
	rules.Must(s.worthsVia(With(seat)).SetValues(words))
}

// place sets lives, with them the tokens, and where the thief is; whoever is there has met
// it (CM-LIFE-2).
func (b Board) place(s *State, seat rules.Seat) {
	t := &s.Thieves[seat]
	if lost := mostLives - b.Lives; s.House.TokenLoss && t.Lives != b.Lives {
		t.Total = max(0, mostTokens-lost*lostTokens)
	}
	t.Lives, t.Out = b.Lives, b.Lives == 0
	t.moveTo(b.Room)
	t.Rest = min(t.Rest, t.Total)
	if t.Out {
		t.Room = 0
	}
	if t.in() && t.Room > 0 {
		s.settled(t)
	}
}

// Apply notes it.
func (b Board) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	b.set(s, by, t.Met)
	log.Tell("CM-Q100", by, "board-told")
	if !slices.ContainsFunc(s.Thieves, func(t Thief) bool { return !t.Out }) {
		s.finishGame(AllCaught, log)
	}
	s.settle(log)
}
