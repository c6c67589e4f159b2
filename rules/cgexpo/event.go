package cgexpo

import (
	"slices"

	"docent/rules"
)

// draw takes a card from the deck; an empty deck is shuffled again first (CG-EV-2).
func (s *State) draw(card int, log *rules.Log) {
	s.Says = 0
	if s.Deck == 0 {
		s.Deck, s.Seen = mostEvents, 0
		log.Tell("CG-EV-2", rules.Table, "reshuffled", cardCount(s.Deck))
	}
	s.Deck--
	if card > 0 {
		s.Seen |= 1 << (card - 1)
	}
}

// inDeck reports whether a known card has not been drawn.
func (s *State) inDeck(card int) bool { return s.Deck == 0 || !s.Seen.Has(card) }

// Drawable lists the recorded cards that are still in the deck.
func (s *State) Drawable() []int {
	var list []int
	for i := range s.Prints.Events {
		if id := s.Prints.Events[i].ID; s.inDeck(id) {
			list = append(list, id)
		}
	}
	return list
}

// Saying holds what the card drawn last says beside its moves, with its number; nothing once the next dice are rolled.
func (s *State) Saying() (card int, text string) {
	if e := s.Prints.event(s.Says); e != nil {
		return e.ID, e.Text
	}
	return 0, ""
}

// reveal tells which card was drawn, and that it says more than moves.
func (s *State) reveal(card int, by rules.Seat, log *rules.Log) {
	log.Tell("CG-EV-1", by, "event", eventThing(card))
	if e := s.Prints.event(card); e != nil && e.Text != "" {
		s.Says = card
		log.Tell("CG-EV-1", by, "event-says", eventThing(card))
	}
}

// follow does what a card says: first the podcasters, then Carl (CG-EV-1).
func (s *State) follow(e *EventPrint, log *rules.Log) {
	s.done()
	if e.Carl {
		s.first(Task{Do: askCarl}, Task{Do: askSweep})
	}
	for _, l := range slices.Backward(s.ahead(e.Legs)) {
		if s.Prints.Board.Zone(l.To) == Nowhere { // the board has no such square: the table is asked
			l.To = 0
		}
		s.first(Task{Do: podMove, Piece: l.Who, Way: l.Way, Steps: l.Steps, To: l.To})
	}
	s.settle(log)
}

// Event is a recorded card by its number.
type Event struct {
	Card int `json:"card"`
}

// Fields asks which, of those left in the deck.
func (e Event) Fields(s *State, by rules.Seat) []rules.Field { return e.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Event) FieldsIn(s *State, _ rules.Seat, memory *rules.Blanks) []rules.Field {
	list := memory.Options(len(s.Prints.Events))
	for i := range s.Prints.Events {
		if id := s.Prints.Events[i].ID; s.inDeck(id) {
			list = append(list, rules.Option{Value: numeral(id), Copies: 1})
		}
	}
	return append(memory.Fields(1), rules.Field{Name: "card", Of: "event", Open: true, Options: list})
}

// Check requires a recorded card that is still in the deck.
func (e Event) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askEvent, by); r != nil {
		return r
	}
	if s.Prints.event(e.Card) == nil || !s.inDeck(e.Card) {
		return &rules.Refusal{Rule: "CG-EV-1", Key: "no-such-card", About: []rules.Thing{eventThing(e.Card)}, Fix: "play"}
	}
	return nil
}

// Apply draws and follows it.
func (e Event) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.draw(e.Card, log)
	s.reveal(e.Card, by, log)
	s.follow(s.Prints.event(e.Card), log)
}

// Read is a card told as it is drawn: how it moves the podcasters, and whether it shows
// Carl. With its number it is remembered.
type Read struct {
	Card       int    `json:"card"`           // 0 where the table gives it no number
	Legs       string `json:"legs,omitempty"` // before the three moves below, as a box spells them
	Scott      Way    `json:"scott"`
	ScottSteps int    `json:"scottSteps"`
	SoCal      Way    `json:"socal"`
	SoCalSteps int    `json:"socalSteps"`
	UK         Way    `json:"uk"`
	UKSteps    int    `json:"ukSteps"`
	Carl       bool   `json:"carl"`
}

// Fields asks for everything on the card.
func (Read) Fields(*State, rules.Seat) []rules.Field { return readFields }

var readFields = []rules.Field{
	rules.Text("legs", mostSpelt),
	rules.Pick("scott", "way", wayNames...), rules.Number("scottSteps", 1, mostSteps),
	rules.Pick("socal", "way", wayNames...), rules.Number("socalSteps", 1, mostSteps),
	rules.Pick("uk", "way", wayNames...), rules.Number("ukSteps", 1, mostSteps),
	rules.Flag("carl"), rules.Number("card", 0, mostEvents),
}

// Check requires a card due, on the recorded board.
func (r Read) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askEvent, by); r != nil {
		return r
	}
	if !s.Mapped() {
		return notAsked
	}
	for _, n := range []int{r.ScottSteps, r.SoCalSteps, r.UKSteps} {
		if !between(n, 1, mostSteps) {
			return noSuchSteps
		}
	}
	if !s.mayRead(r.Legs) {
		return noSuchSteps
	}
	if !between(r.Card, 0, mostEvents) {
		return &rules.Refusal{Rule: "CG-EV-1", Key: "no-such-card", About: []rules.Thing{eventThing(r.Card)}, Fix: "play"}
	}
	return nil
}

var noSuchSteps = &rules.Refusal{Rule: "CG-POD-1", Key: "no-such-steps", Fix: "play"}

// card returns what was read as a card.
func (r Read) card() EventPrint {
	e := EventPrint{ID: r.Card, Carl: r.Carl, Learnt: true}
	e.Legs, _ = parseLegs(r.Legs)
	for i, m := range [...]struct {
		way   Way
		steps int
	}{{r.Scott, r.ScottSteps}, {r.SoCal, r.SoCalSteps}, {r.UK, r.UKSteps}} {
		l := Leg{Who: Scott + Piece(i), PodMove: PodMove{Way: m.way}}
		if m.way != ToPlace {
			l.Steps = int8(m.steps)
		}
		if m.way != Stays {
			e.Legs = append(e.Legs, l)
		}
	}
	return e
}

// Apply draws the card, remembers and follows it.
func (r Read) Apply(s *State, by rules.Seat, log *rules.Log) {
	e := r.card()
	s.draw(e.ID, log)
	if e.ID > 0 {
		s.learn(e)
		s.reveal(e.ID, by, log)
	} else {
		log.Tell("CG-EV-1", by, "event-told")
	}
	s.follow(&e, log)
}

// Ends are the squares on which podcasters are said to end who go towards a thief, in the order of the podcasters; 0 where that is asked.
type Ends [3]Square

// Ahead returns who throws dice next if a card is played as it was read, and for what: "roll", "battle" against one podcaster, or
// "sweep", even if Carl is put beside the thief before; "" where something else is asked than the ends answer.
func (s *State) Ahead(r Read, ends Ends) (by rules.Seat, throw rules.Kind) {
	c, ok := s.after(r, ends)
	if !ok || c.Ended {
		return rules.Table, ""
	}
	switch next := c.next().Do; {
	case next == askRoll:
		return c.Turn, "roll"
	case next == askFight && len(c.Foes()) == 1:
		return c.Turn, "battle"
	case next == askCarl || next == askSweep:
		return c.Turn, "sweep"
	}
	return rules.Table, ""
}

// Dropped holds the choice that a battle with Carl leaves about a piece that he held: the squares on which it may come to lie and, if
// it is the thief's own, the square of the thief, who takes it back there. Without a piece there is no choice.
type Dropped struct {
	Piece Piece
	Lies  Plane
	Own   bool
}

// Swept returns what is to be decided after a card with Carl was played, he came to a square and the hits against him were entered:
// nothing where something else is asked before.
func (s *State) Swept(r Read, ends Ends, to Square, hits int) Dropped {
	c, ok := s.after(r, ends)
	if !ok || c.Ended {
		return Dropped{}
	}
	if j := (Janitor{to}); c.next().Do == askCarl && j.Check(c, c.Turn) == nil {
		j.Apply(c, c.Turn, &rules.Log{})
	}
	if c.Carl.Square != to {
		return Dropped{}
	}
	return c.drops(hits)
}

// Drops returns what is to be decided after the hits against Carl, which are asked, were entered.
func (s *State) Drops(hits int) Dropped { return s.copied().drops(hits) }

// drops enters the hits against Carl.
func (s *State) drops(hits int) (d Dropped) {
	w, held := Sweep{hits}, s.Dustpan()
	if w.Check(s, s.Turn) != nil {
		return d
	}
	var log rules.Log
	w.Apply(s, s.Turn, &log)
	if d.Own = s.next().Do == askKeep; d.Own {
		GiveBack{}.Apply(s, s.Turn, &log)
		d.Piece = held
		d.Lies.Add(s.Thieves[s.Turn].Square)
	}
	switch t := s.next(); {
	case t.Do == askPut:
		d.Piece = t.Piece
		places := s.places(t)
		for _, q := range places.Squares() {
			d.Lies.Add(q)
		}
	case d.Own:
		d.Lies.Add(s.SquareOf(held))
	}
	return d
}

// copied returns a table on which may be played without touching this one.
func (s *State) copied() *State {
	c := *s
	c.Thieves, c.Agenda = slices.Clone(s.Thieves), slices.Clone(s.Agenda)
	return &c
}

// after returns the table as it is after a card was played, up to what is asked then but not answered by the ends, and whether it may
// be played.
func (s *State) after(r Read, ends Ends) (c *State, ok bool) {
	c = s.copied()
	if r.Check(c, c.Turn) != nil {
		return c, false
	}
	var log rules.Log
	r.Apply(c, c.Turn, &log)
	for !c.Ended && (c.auto(c.next()) || c.ends(&ends)) {
		if c.auto(c.next()) {
			Referee{}.Apply(c, rules.Table, &log)
		}
	}
	return c, true
}

// ends answers what is asked of a podcaster who goes towards a thief by where he is said to end, and reports whether it does.
func (s *State) ends(ends *Ends) bool {
	t := s.next()
	if !t.Piece.isPodcaster() {
		return false
	}
	var log rules.Log
	end := &ends[t.Piece-Scott]
	switch seat := s.Chased(*end); {
	case t.Do == askChase && seat != rules.Table:
		Chase{seat}.Apply(s, s.Turn, &log)
	case t.Do == askStop && Stop{*end}.Check(s, s.Turn) == nil:
		Stop{*end}.Apply(s, s.Turn, &log)
		*end = 0
	default:
		return false
	}
	return true
}

// learn remembers a card in the place of what was known of its moves; its words stay.
func (s *State) learn(e EventPrint) {
	old := s.Prints.Events
	at, known := slices.BinarySearchFunc(old, e.ID, func(x EventPrint, id int) int { return x.ID - id })
	rest := old[at:]
	if known {
		e.Text, rest = old[at].Text, old[at+1:]
	}
	s.Prints.Events = slices.Concat(old[:at], []EventPrint{e}, rest)
}

// Quick holds what a card did on a table without a recorded board.
type Quick struct {
	Scott Whither `json:"scott"`
	SoCal Whither `json:"socal"`
	UK    Whither `json:"uk"`
	Carl  bool    `json:"carl"`
}

// Fields asks where the podcasters went, and for Carl's icon.
func (Quick) Fields(s *State, _ rules.Seat) []rules.Field {
	carl := rules.Flag("carl")
	carl.Open, carl.Ends = true, true
	return []rules.Field{
		rules.Pick("scott", "whither", s.whithers(Scott)...), rules.Pick("socal", "whither", s.whithers(SoCal)...),
		rules.Pick("uk", "whither", s.whithers(UK)...), carl,
	}
}

// Check requires a card due where squares are not tracked.
func (q Quick) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askEvent, by); r != nil {
		return r
	}
	if s.Mapped() {
		return notAsked
	}
	for i, w := range [...]Whither{q.Scott, q.SoCal, q.UK} {
		if r := s.mayGo(Scott+Piece(i), w); r != nil {
			return r
		}
	}
	return nil
}

// Apply notes where they went.
func (q Quick) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.draw(0, log)
	log.Tell("CG-EV-1", by, "event-told")
	for i, w := range [...]Whither{q.Scott, q.SoCal, q.UK} {
		s.goes(Scott+Piece(i), w, log)
	}
	s.follow(&EventPrint{Carl: q.Carl}, log)
}
