package cgexpo

import (
	"slices"

	"docent/rules"
)

// Walk tells where a thief went on a table without a recorded board: the zone, what he
// picked up and the doors that he went through.
type Walk struct {
	Zone  Zone   `json:"zone"`
	Take  []Item `json:"take,omitempty"`
	Doors []Zone `json:"doors,omitempty"`
	CDs   bool   `json:"cds,omitzero"`
	Note  string `json:"note,omitzero"`
}

// Fields asks for the zone, own items that lie about, doors not yet opened, and the CDs.
func (w Walk) Fields(s *State, by rules.Seat) []rules.Field {
	zone := rules.Pick("zone", "zone", zoneNames[Exit:]...)
	zone.Open, zone.Ends = true, true
	fields := []rules.Field{zone}
	if loose := s.loose(by); len(loose) > 0 {
		fields = append(fields, anyOf("take", "item", loose))
	}
	var closed []Zone
	for z := VIP; z <= Museum; z++ {
		if !s.Thieves[by].Opened.Has(z) {
			closed = append(closed, z)
		}
	}
	if len(closed) > 0 {
		fields = append(fields, anyOf("doors", "zone", closed))
	}
	if s.lies(CDs) {
		f := rules.Flag("cds")
		f.Open = true
		fields = append(fields, f)
	}
	return append(fields, rules.Text("note", mostNote))
}

// anyOf returns a field for some of a list, each once.
func anyOf[T interface{ String() string }](name, of string, list []T) rules.Field {
	f := rules.Field{Name: name, Of: of, Max: len(list), Many: true, Open: true}
	for _, x := range list {
		f.Options = append(f.Options, rules.Option{Value: x.String(), Copies: 1})
	}
	return f
}

// loose lists the thief's items that lie about.
func (s *State) loose(seat rules.Seat) []Item {
	var list []Item
	for kind := range kindsOfItem {
		if s.lies(itemOf(seat, Item(kind))) {
			list = append(list, Item(kind))
		}
	}
	return list
}

// mayWalk requires the move to be due or, where squares are not tracked, what comes before it and changes nothing: the dice, and
// the question who stands beside a thief whom nobody is known to have met.
func (s *State) mayWalk(by rules.Seat) *rules.Refusal {
	if s.freely() {
		return s.asked(s.next().Do, by)
	}
	return s.asked(askMove, by)
}

// freely reports whether a thief may go without an answer to what is asked before, which would change nothing.
func (s *State) freely() bool {
	return !s.Mapped() && (s.next().Do == askRoll || s.alone())
}

// alone reports whether it is asked who stands beside the thief at turn, and nobody is known to: who goes on has met nobody.
func (s *State) alone() bool {
	t := s.next()
	return !s.Mapped() && t.Do == askNear && !s.idle(t) && len(s.exampleNear().Podcasters) == 0
}

// meetNobody answers that question where it was left open.
func (s *State) meetNobody(log *rules.Log) {
	if s.next().Do == askNear {
		s.Scratch.Asked = true
		s.settle(log)
	}
}

// Check requires doors that open for the thief, items of his, and Studson for the CDs.
func (w Walk) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayWalk(by); r != nil {
		return r
	}
	if s.located(by) || !between(int(w.Zone), int(Exit), int(Museum)) {
		return notAsked
	}
	for i, item := range w.Take {
		if !s.lies(itemOf(by, item)) || slices.Contains(w.Take[:i], item) {
			return notYours[by]
		}
	}
	for i, z := range w.Doors {
		if z.door() == 0 || slices.Contains(w.Doors[:i], z) || s.Thieves[by].Opened.Has(z) {
			return notAsked
		}
		if !w.Opens(s, by, z) {
			return lockedZone(by, z)
		}
	}
	if w.Zone != s.ZoneOf(by) && !w.Opens(s, by, w.Zone) {
		return lockedZone(by, w.Zone)
	}
	return w.checkCDs(s, by)
}

// Opens reports whether the thief gets into a zone with what he has and picks up.
func (w Walk) Opens(s *State, by rules.Seat, z Zone) bool {
	return s.Thieves[by].May(z) || slices.Contains(w.Take, z.Opener())
}

// Lacks returns the first item that the thief needs for the way and neither has nor picks up on it, with the rule that asks for it: what
// opens the zone, then Studson for the CDs.
func (w Walk) Lacks(s *State, by rules.Seat) (item Item, rule rules.RuleID, lacks bool) {
	switch {
	case w.Zone != s.ZoneOf(by) && !w.Opens(s, by, w.Zone):
		return w.Zone.Opener(), "CG-MOV-4", true
	case w.CDs && !s.Thieves[by].has(Studson) && !slices.Contains(w.Take, Studson):
		return Studson, "CG-MOV-5", true
	}
	return 0, "", false
}

func lockedZone(by rules.Seat, z Zone) *rules.Refusal {
	return &rules.Refusal{
		Rule: "CG-MOV-4", Key: "locked-zone", About: []rules.Thing{zoneThing[z], itemThing[z.Opener()]}, Fix: seatThing(int(by)),
	}
}

// checkCDs requires Studson, and the move to end where the CDs lie (CG-MOV-5).
func (w Walk) checkCDs(s *State, by rules.Seat) *rules.Refusal {
	if !w.CDs {
		return nil
	}
	lie := s.ZoneOfCDs()
	switch {
	case !s.lies(CDs):
		return notAsked
	case !s.Thieves[by].has(Studson) && !slices.Contains(w.Take, Studson):
		return noStudson[by]
	case lie != Nowhere && lie != w.Zone:
		return &rules.Refusal{Rule: "CG-MOV-5", Key: "cds-elsewhere", About: []rules.Thing{zoneThing[lie]}, Fix: "figure:cds"}
	}
	return nil
}

// ZoneOfCDs returns the zone where the CDs lie, in the Casino from the start; Nowhere where that is not known.
func (s *State) ZoneOfCDs() Zone {
	switch {
	case s.CDs.At == OnBoard:
		return s.zoneAt(&s.CDs.Spot)
	case s.CDs.At == AtStart && s.StartOf(CDs) != 0:
		return s.Prints.Board.Zone(s.StartOf(CDs))
	case s.CDs.At == AtStart:
		return Casino
	}
	return Nowhere
}

// Apply goes there.
func (w Walk) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	s.meetNobody(log)
	s.Says = 0
	log.Tell("CG-MOV-1", by, "walked", zoneThing[w.Zone])
	s.leaveAll(by)
	for _, item := range w.Take {
		s.take(by, item, log)
	}
	for z := VIP; z <= Museum; z++ {
		entered := w.Zone == z && z != t.Zone || slices.Contains(w.Doors, z)
		if entered && !t.Opened.Has(z) && t.has(z.Opener()) {
			s.open(by, z, log)
		}
	}
	t.Spot = Spot{Zone: w.Zone, Note: w.Note}
	s.moved(w.CDs, log)
}

// example is a plausible walk: out with the CDs, else to the CDs, else for all own items.
func (s *State) exampleWalk(by rules.Seat) Walk {
	if s.carrier() == by {
		return Walk{Zone: Exit}
	}
	t := &s.Thieves[by]
	lie := s.ZoneOfCDs()
	if s.lies(CDs) && t.has(Studson) && lie != Nowhere && (t.May(lie) || lie == t.Zone) {
		return Walk{Zone: lie, CDs: true}
	}
	w := Walk{Zone: t.Zone, Take: s.loose(by)}
	if w.Zone < Floor {
		w.Zone = Floor
	}
	return w
}
