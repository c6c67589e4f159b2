package museum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// dealtPatrons is how many patrons everybody is dealt to keep one of them (MU-SET-5).
const dealtPatrons = 3

// patrons lists the patrons that the box knows, counted by Docent or by the table.
func (p *Prints) patrons() []string {
	var list []string
	for id := 1; id <= mostPatrons; id++ {
		if p.patron(id) != nil || p.isByHand(id) {
			list = append(list, strconv.Itoa(id))
		}
	}
	return list
}

// askChoices asks everybody which patron is kept, where the box knows enough of them to
// show three.
func (s *State) askChoices() {
	if len(s.Prints.patrons()) < dealtPatrons {
		return
	}
	for i := range s.Players {
		s.then(Task{askChoice, rules.Seat(i)})
	}
}

// Dealt tells the three patrons that a seat was dealt, in secret (MU-SET-5).
type Dealt struct {
	Patrons []string `json:"patrons,omitempty"`
}

// Fields asks which.
func (d Dealt) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Several("patrons", "patron", dealtPatrons, dealtPatrons, s.Prints.patrons()...).Once()}
}

// Check refuses all but three different patrons of the box.
func (d Dealt) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askChoice, by); r != nil {
		return r
	}
	known := s.Prints.patrons()
	for i, id := range d.Patrons {
		if !slices.Contains(known, id) || slices.Contains(d.Patrons[:i], id) {
			return notThree
		}
	}
	if len(d.Patrons) != dealtPatrons {
		return notThree
	}
	return nil
}

var notThree = &rules.Refusal{Rule: "MU-SET-5", Key: "not-three-patrons", Fix: "play"}

// Apply shows them to their seat to keep one.
func (d Dealt) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Dealt = patronsOf(d.Patrons)
	log.Tell("MU-SET-5", by, "patrons-dealt")
}

// patronsOf returns patrons by their numbers, the lowest first.
func patronsOf(ids []string) []int {
	list := make([]int, len(ids))
	for i, id := range ids {
		list[i], _ = strconv.Atoi(id)
	}
	slices.Sort(list)
	return list
}

// Keep keeps one of the three patrons, in secret (MU-SET-5).
type Keep struct {
	Patron int `json:"patron"`
}

// Fields shows the three.
func (k Keep) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	f := rules.Field{Name: "patron", Of: "patron", Open: true}
	for _, id := range s.Players[by].Dealt {
		f.Options = append(f.Options, rules.Option{Value: numeral(id)})
	}
	return []rules.Field{f}
}

// Check refuses all but one of the three.
func (k Keep) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askChoice, by); r != nil {
		return r
	}
	if !slices.Contains(s.Players[by].Dealt, k.Patron) {
		return notDealt
	}
	return nil
}

var notDealt = &rules.Refusal{Rule: "MU-SET-5", Key: "not-dealt", Fix: "play"}

// Apply keeps it, and forgets the others.
func (k Keep) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	p.Count.Patron, p.Dealt = k.Patron, nil
	s.chosen(by, log)
}

// KeepUntold leaves a patron untold until the count: it is not in the box, or its owner
// wants it so.
type KeepUntold struct{}

// Check refuses the move where the question is not open.
func (KeepUntold) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askChoice, by) }

// Apply leaves it.
func (KeepUntold) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Dealt = nil
	s.chosen(by, log)
}

// chosen goes on once a seat has its patron.
func (s *State) chosen(by rules.Seat, log *rules.Log) {
	s.done(askChoice, by)
	log.Tell("MU-SET-5", by, "patron-kept")
	s.settle(log)
}

// offerChoice proposes to tell the three patrons or, once they are told, to keep one. Where the box knows too few of
// them by now, nothing is left but to keep one untold.
func (s *State) offerChoice(seat rules.Seat, m *rules.Menu[State]) {
	o := rules.Offer{Seat: seat, Rule: "MU-SET-5", About: onSeat[seat], Secret: true}
	if dealt := s.Players[seat].Dealt; len(dealt) > 0 {
		m.Add(o, Keep{dealt[0]})
	} else if known := s.Prints.patrons(); len(known) >= dealtPatrons {
		m.Add(o, Dealt{known[:dealtPatrons]})
	}
	m.Add(o, KeepUntold{})
}

// reveal tells at the end which patrons were kept (MU-SCORE-3).
func (s *State) reveal(log *rules.Log) {
	for i := range s.Players {
		p := &s.Players[i]
		if p.Dealt = nil; p.Count.Patron > 0 {
			log.Tell("MU-SCORE-3", rules.Seat(i), "patron-revealed", rules.Of("patron", p.Count.Patron))
		}
	}
}
