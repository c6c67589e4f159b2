package crazymuseum

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// wholeMuseum has seventeen rooms, three guards at alert 5 and an awake mummy.
func wholeMuseum(r *rand.Rand) *State {
	for {
		s, o := randomMuseum(r)
		if len(s.Rooms) != 17 {
			continue
		}
		for i := range s.Rooms {
			s.Rooms[i].Doors |= grid.SetOf(grid.North, grid.East)
		}
		s.Alert = topAlert
		for range 3 {
			s.Guards = append(s.Guards, Guard{Room: o.someRoom(s, r), Heading: grid.North})
		}
		s.Mummy = Mummy{State: Awake, Room: o.someRoom(s, r), Heading: grid.North, Awakener: rules.Table}
		s.Cards = []Card{{Room: o.someRoom(s, r), Deck: Rat, Kind: Whistle, Up: true, Answer: 1}}
		s.Thieves = make([]Thief, 4)
		for i := range s.Thieves {
			s.Thieves[i] = Thief{Room: o.someRoom(s, r), Lives: 3, Total: 10, Hidden: Paid}
		}
		if s.guardsIn(s.Mummy.Room) == 0 {
			return s
		}
	}
}

// BenchmarkNight walks three guards at alert 5 and the mummy over seventeen rooms, with
// the clashes, catches and payments that come.
func BenchmarkNight(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	museums := make([]*State, 64)
	for i := range museums {
		museums[i] = wholeMuseum(r)
	}
	steps := 0
	for n := 0; b.Loop(); n++ {
		steps += walkNight(museums[n%len(museums)])
	}
	b.ReportMetric(float64(steps)/float64(b.N), "steps/night")
}

// walkNight plays a night on a copy and answers its questions the same way each time.
func walkNight(from *State) int {
	s := copyOf(from)
	s.Agenda = Agenda{task(nightFalls)}
	log, steps := &rules.Log{}, 0
	for ; s.next().Do != dawn && s.Phase != Over; steps++ {
		switch t := s.next(); t.Do {
		case askHide:
			if (Hide{}).Check(s, t.Seat) == nil {
				Hide{}.Apply(s, t.Seat, log)
			} else {
				Surrender{}.Apply(s, t.Seat, log)
			}
		case askClash:
			EnterClash{GuardRoom: 9, GuardDir: grid.East, MummyRoom: 4, MummyDir: grid.South}.Apply(s, rules.Table, log)
		default:
			Referee{}.Apply(s, rules.Table, log)
		}
	}
	return steps
}

// BenchmarkRoutes plans the coming night for the board.
func BenchmarkRoutes(b *testing.B) {
	s := wholeMuseum(rand.New(rand.NewPCG(1, 2)))
	for b.Loop() {
		if len(s.DangerOn(s.Routes())) > len(s.Thieves) {
			b.Fatal("more thieves in danger than there are")
		}
	}
}
