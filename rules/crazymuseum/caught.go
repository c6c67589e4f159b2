package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// lostTokens is the number of tokens that a catch costs for good (CM-LIFE-2).
const lostTokens = 3

// held lists the relics a thief has, as places in Relics.
func (s *State) held(seat rules.Seat) []int {
	var list []int
	for i := range s.Relics {
		if s.Relics[i].Place == With(seat) {
			list = append(list, i)
		}
	}
	return list
}

// caughtBy settles a thief caught by a guard, or by the first in its room where it walked in
// on him (CM-CATCH-1 to CM-CATCH-5).
func (s *State) caughtBy(seat rules.Seat, guard int, log *rules.Log) {
	if guard == 0 {
		guard = s.guardIn(s.Thieves[seat].Room)
	}
	t := &s.Thieves[seat]
	relics := len(s.held(seat)) / 2
	log.Tell("CM-CATCH-1", seat, "caught", guardThings[guard], roomThings[t.Room])
	s.raise(guard, "CM-ALERT-1", log)
	s.takeObjects(seat, log)
	s.loseLife(seat, log)
	s.leave(seat, grid.None, log)
	s.endTurn(seat)
	if t.Lives == 0 {
		s.eliminate(seat, log)
		return
	}
	t.Room = 0
	log.Tell("CM-CATCH-4", seat, "expelled")
	if relics > 0 {
		s.first(taskOf(askLoss, seat).left(relics))
	}
}

// guardIn returns the lowest number of the guards in a room; 0 if there is none.
func (s *State) guardIn(room int) int {
	for i := range s.Guards {
		if s.Guards[i].Room == room {
			return i + 1
		}
	}
	return 0
}

// takeObjects sends what a thief carries to the guardhouse; a ladder stays (CM-CATCH-3).
func (s *State) takeObjects(seat rules.Seat, log *rules.Log) {
	n := 0
	for i := range s.Tokens {
		if t := &s.Tokens[i]; t.Place == With(seat) && t.Object != Ladder {
			t.Place, t.Dropped = Stock, false
			n++
		}
	}
	if n > 0 {
		log.Tell("CM-CATCH-3", seat, "objects-taken", rules.Of("objects", n))
	}
}

// loseLife takes a life and three tokens, from the rest area first (CM-LIFE-1 to CM-LIFE-3).
// With the last life the tokens no longer matter: they are not told.
func (s *State) loseLife(seat rules.Seat, log *rules.Log) {
	t := &s.Thieves[seat]
	t.Lives--
	t.Caught++
	if s.House.TokenLoss {
		t.Total = max(0, t.Total-lostTokens)
		t.Rest = min(max(0, t.Rest-lostTokens), t.Total)
	}
	if t.Lives == 0 {
		log.Tell("CM-LIFE-1", seat, "last-life")
		return
	}
	log.Tell("CM-LIFE-2", seat, "life-lost", rules.Of("lives", t.Lives), rules.Of("tokens", t.Total))
}

// eliminate takes a thief out of the game (CM-LIFE-6, CM-Q52). What the mummy leaves
// falls in the room; a guard has taken the objects before. All relics leave the game, also
// where half of those of a thief in play goes to the guardhouse (CM-Q42).
func (s *State) eliminate(seat rules.Seat, log *rules.Log) {
	t := &s.Thieves[seat]
	for i := range s.Tokens {
		if k := &s.Tokens[i]; k.Place == With(seat) {
			k.Place, k.Dropped = In(t.Room), true
			log.Tell("CM-Q52", seat, "drops", objects[k.Object], roomThings[t.Room])
		}
	}
	for _, i := range s.held(seat) {
		s.Relics[i].Place = Gone
	}
	t.Out, t.Hand, t.Skip = true, 0, false
	t.moveTo(0)
	s.cancel(seat)
	log.Tell("CM-LIFE-6", seat, "eliminated")
	s.endTurn(seat)
	if !slices.ContainsFunc(s.Thieves, func(t Thief) bool { return !t.Out }) {
		s.finishGame(AllCaught, log)
	}
}

// Lose names the relics that a guard takes, drawn at random (CM-CATCH-2).
type Lose struct {
	Relics []int `json:"relics,omitempty"` // by what they are worth
}

// Fields asks for as many as he takes, by their values.
func (l Lose) Fields(s *State, by rules.Seat) []rules.Field {
	n := s.next().Left
	f := rules.Field{Name: "relics", Of: "worth", Min: n, Max: n, Many: true}
	if by >= 0 {
		f.Options = s.worths(s.held(by))
	}
	return []rules.Field{f}
}

// worths lists the values of relics, each with how many there are; 0 is not told.
func (s *State) worths(relics []int) []rules.Option {
	var list []rules.Option
	for _, i := range relics {
		v := numerals[s.Relics[i].Value]
		at := slices.IndexFunc(list, func(o rules.Option) bool { return o.Value == v })
		if at < 0 {
			list = append(list, rules.Option{Value: v, Copies: 1})
			continue
		}
		list[at].Copies++
	}
	return list
}

// Check requires as many of the thief's relics as the guard takes.
func (l Lose) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askLoss, by); r != nil {
		return r
	}
	if len(l.Relics) != s.next().Left || s.pickWorths(by, l.Relics) == nil {
		return notThoseRelics
	}
	return nil
}

var notThoseRelics = &rules.Refusal{Rule: "CM-CATCH-2", Key: "not-those-relics", Fix: "play"}

// pickWorths finds relics of those values in a thief's sack; nil where it has not all.
func (s *State) pickWorths(seat rules.Seat, worths []int) []int {
	var picked []int
	for _, v := range worths {
		found := false
		for _, i := range s.held(seat) {
			if s.Relics[i].Value == v && !slices.Contains(picked, i) {
				picked, found = append(picked, i), true
				break
			}
		}
		if !found {
			return nil
		}
	}
	return picked
}

// Apply takes them out of the game, or to the guardhouse where the table plays so (CM-Q42).
func (l Lose) Apply(s *State, by rules.Seat, log *rules.Log) {
	picked := s.pickWorths(by, l.Relics)
	s.done()
	for _, i := range picked {
		s.Relics[i].Place = Gone
		if s.House.RelicsToGuardhouse {
			s.Relics[i].Place = Stock
		}
		log.Tell("CM-CATCH-2", by, "relic-taken", rules.Of("worth", s.Relics[i].Value))
	}
	s.settle(log)
}

// Fall is a thief that a guard or the mummy caught in its own turn, where turns are not
// tracked.
type Fall struct {
	Thief rules.Seat `json:"thief"`
	By    string     `json:"catcher"`
}

// Fields asks whom, and by whom.
func (f Fall) Fields(s *State, _ rules.Seat) []rules.Field {
	thief := rules.Field{Name: "thief", Of: "seat", Open: true}
	for i := range s.Thieves {
		if s.Thieves[i].in() {
			thief.Options = append(thief.Options, rules.Option{Value: numerals[i]})
		}
	}
	catcher := rules.Field{Name: "catcher", Of: "face", Open: true}
	if len(s.Guards) > 0 {
		catcher.Options = append(catcher.Options, rules.Option{Value: guardToken})
	}
	if s.Mummy.State == Awake {
		catcher.Options = append(catcher.Options, rules.Option{Value: mummyToken})
	}
	return []rules.Field{thief, catcher}
}

// Check requires level night, a thief in the museum, and somebody there to catch it.
func (f Fall) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	switch {
	case by != rules.Table || f.Thief < 0 || int(f.Thief) >= s.seats() || !s.Thieves[f.Thief].in():
		return notThere
	case f.By == guardToken && len(s.Guards) > 0, f.By == mummyToken && s.Mummy.State == Awake:
		return nil
	}
	return nobodyCatches
}

var nobodyCatches = &rules.Refusal{Rule: "CM-CATCH-1", Key: "nobody-catches", Fix: "play"}

// Apply settles the catch (CM-CATCH-1, CM-MUMMY-8); of several guards the one in the thief's room.
func (f Fall) Apply(s *State, _ rules.Seat, log *rules.Log) {
	if f.By == mummyToken {
		if t := &s.Thieves[f.Thief]; t.Room != s.Mummy.Room { // it went there and nobody said so
			s.leaveFor(f.Thief, s.Mummy.Room, log)
			t.Room = s.Mummy.Room
		}
		s.embrace(f.Thief, log)
	} else {
		s.caughtBy(f.Thief, max(1, s.guardIn(s.Thieves[f.Thief].Room)), log)
	}
	s.settle(log)
}

// offerFall proposes to tell of a catch, once somebody walks the museum.
func (s *State) offerFall(m *rules.Menu[State]) {
	by := guardToken
	if len(s.Guards) == 0 {
		by = mummyToken
	}
	for i := range s.Thieves {
		if s.Thieves[i].in() && (len(s.Guards) > 0 || s.Mummy.State == Awake) {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-CATCH-1"}, Fall{rules.Seat(i), by})
			return
		}
	}
}
