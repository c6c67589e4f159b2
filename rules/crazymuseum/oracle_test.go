package crazymuseum

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// oracle walks figures over a museum a second time, from the rulebook alone: on maps of
// cells, with letters for directions and every distance of the museum worked out anew.
type oracle struct {
	doors map[[2]int]string // by cell: the letters of its doors
	name  map[[2]int]int    // the printed numbers
	cells map[int][2]int    // and back
	apart [18][18]int       // distances, by number
}

var (
	vectors = map[string][2]int{"N": {0, 1}, "E": {1, 0}, "S": {0, -1}, "W": {-1, 0}}
	compass = "NESW"
)

func facing(letter string, turn int) string {
	return string(compass[(strings.Index(compass, letter)+turn)%4])
}

// leads reports whether a guard gets from a room through a side, and where to.
func (o *oracle) leads(number int, d string) (int, bool) {
	cell := o.cells[number]
	there := [2]int{cell[0] + vectors[d][0], cell[1] + vectors[d][1]}
	next, known := o.name[there]
	if !known {
		return 0, false
	}
	return next, strings.Contains(o.doors[cell], d) || strings.Contains(o.doors[there], facing(d, 2))
}

// measure works out all distances, by Floyd and Warshall.
func (o *oracle) measure() {
	for a := range o.apart {
		for b := range o.apart {
			o.apart[a][b] = 1000
		}
		o.apart[a][a] = 0
		for d := range vectors {
			if _, known := o.cells[a]; !known {
				continue
			}
			if b, ok := o.leads(a, d); ok {
				o.apart[a][b] = 1
			}
		}
	}
	for k := range o.apart {
		for a := range o.apart {
			for b := range o.apart {
				o.apart[a][b] = min(o.apart[a][b], o.apart[a][k]+o.apart[k][b])
			}
		}
	}
}

// wishes lists where a figure would turn: straight on, then as its Help token says, the
// way back last unless the table reads the token to the letter.
func wishes(heading, order string, literal bool) []string {
	list := []string{heading}
	back := facing(heading, 2)
	late := false
	for _, letter := range strings.Split(order, "") {
		d := letter
		switch letter {
		case "R":
			d = facing(heading, 1)
		case "L":
			d = facing(heading, 3)
		case "B":
			d = back
		}
		absolute := !strings.Contains(order, "R") && !strings.Contains(order, "L")
		if d == back && (!literal || !absolute) {
			late = true
			continue
		}
		if d != heading {
			list = append(list, d)
		}
	}
	if late {
		list = append(list, back)
	}
	return list
}

// walk returns one step: the new room and heading; the same room where nothing leads on.
func (o *oracle) walk(number int, heading, order string, literal bool, goal int) (int, string) {
	for _, d := range wishes(heading, order, literal) {
		next, ok := o.leads(number, d)
		if ok && goal > 0 && o.apart[next][goal] >= o.apart[number][goal] {
			continue
		}
		if ok {
			return next, d
		}
	}
	return number, heading
}

// night walks a guard: as many steps as the alert says, first to his whistles.
func (o *oracle) night(g Guard, guard, alert int, order string, literal bool, whistles map[int]int) []int {
	heading := g.Heading.String()
	if heading == "" {
		heading = "N"
	}
	at, path := g.Room, []int{g.Room}
	for range alert {
		goal := 0
		for room, answers := range whistles {
			if answers == guard && o.apart[at][room] < 1000 && (goal == 0 || o.apart[at][room] < o.apart[at][goal] || o.apart[at][room] == o.apart[at][goal] && room < goal) {
				goal = room
			}
		}
		next, d := o.walk(at, heading, order, literal, goal)
		if next == at {
			break
		}
		at, heading = next, d
		path = append(path, at)
		delete(whistles, at)
	}
	return append(path, strings.Index(compass, heading))
}

// randomMuseum grows a museum of random tiles; there may be doors onto nothing and
// walls without any.
func randomMuseum(r *rand.Rand) (*State, *oracle) {
	s := &State{
		Level: Full, Difficulty: Curse, Round: 1, Prints: Prints{Counts: printed},
		Thieves: []Thief{{Lives: 3, Total: 10}},
	}
	s.Prints.Guard, s.Prints.Mummy = Order(1+r.IntN(len(orderNames)-1)), Order(1+r.IntN(len(orderNames)-1))
	s.House.LiteralOrder = r.IntN(2) == 0
	o := &oracle{doors: map[[2]int]string{}, name: map[[2]int]int{}, cells: map[int][2]int{}}
	numbers := r.Perm(17)
	cell := grid.Cell{}
	for i := range 2 + r.IntN(16) {
		for s.at(cell) != nil {
			from := s.Rooms[r.IntN(len(s.Rooms))].Cell
			cell = from.Next(grid.Sides[r.IntN(4)])
		}
		room := Room{Number: numbers[i] + 1, Cell: cell, Tile: Tile{Doors: grid.Set(r.IntN(16))}}
		if i == 0 {
			room.Special = Initial
		}
		s.Rooms = append(s.Rooms, room)
		at := [2]int{int(cell.X), int(cell.Y)}
		o.name[at], o.cells[room.Number], o.doors[at] = room.Number, at, room.Doors.String()
	}
	o.measure()
	return s, o
}

func (o *oracle) someRoom(s *State, r *rand.Rand) int { return s.Rooms[r.IntN(len(s.Rooms))].Number }

// The referee's night and the oracle's agree on every step of every figure.
func TestRoutesAgreeWithTheOracle(t *testing.T) {
	museums := 100_000
	if testing.Short() {
		museums /= 20
	}
	r := rand.New(rand.NewPCG(17, 4))
	for n := range museums {
		s, o := randomMuseum(r)
		s.Alert = 1 + r.IntN(5)
		for range 1 + r.IntN(3) {
			s.Guards = append(s.Guards, Guard{Room: o.someRoom(s, r), Heading: grid.Dir(r.IntN(5))})
		}
		whistles := map[int]int{}
		for range r.IntN(3) {
			if room := o.someRoom(s, r); s.guardsIn(room) == 0 && whistles[room] == 0 {
				whistles[room] = 1 + r.IntN(len(s.Guards))
				s.Cards = append(s.Cards, Card{Room: room, Deck: Rat, Kind: Whistle, Up: true, Answer: whistles[room]})
			}
		}
		sortWhistles(s)
		s.Mummy = Mummy{State: Awake, Room: o.someRoom(s, r), Heading: grid.Dir(r.IntN(5)), Awakener: rules.Table}
		if !sameNight(t, s, o, whistles) {
			t.Fatalf("museum %d", n)
		}
	}
}

// sortWhistles lays the whistles so that the oldest of equals has the lowest number.
func sortWhistles(s *State) {
	if len(s.Cards) == 2 && s.Cards[0].Room > s.Cards[1].Room {
		s.Cards[0], s.Cards[1] = s.Cards[1], s.Cards[0]
	}
}

// sameNight plays the night of a museum and compares each guard's and the mummy's way.
func sameNight(t *testing.T, s *State, o *oracle, whistles map[int]int) bool {
	t.Helper()
	before := append([]Guard(nil), s.Guards...)
	mummy := s.Mummy
	s.Mummy = Mummy{Awakener: rules.Table}
	planned := s.Routes()
	s.Mummy = mummy
	walked := playNight(s)
	calm := len(whistles) == 0
	for i, g := range before {
		want := o.night(g, i+1, s.Alert, s.Prints.Guard.String(), s.House.LiteralOrder, whistles)
		heading := want[len(want)-1]
		want = want[:len(want)-1]
		got := fmt.Sprint(walked[i], strings.Index(compass, straight(s.Guards[i].Heading).String()))
		if got != fmt.Sprint(want, heading) {
			t.Errorf("guard %d of %+v walked %s, the oracle %v %d", i+1, s.Rooms, got, want, heading)
			return false
		}
		if calm && fmt.Sprint(planned[i].Rooms) != fmt.Sprint(want) {
			t.Errorf("guard %d of %+v was planned to walk %v and walked %v", i+1, s.Rooms, planned[i].Rooms, want)
			return false
		}
	}
	to, d := o.walk(mummy.Room, straight(mummy.Heading).String(), s.Prints.Mummy.String(), s.House.LiteralOrder, 0)
	if s.Mummy.Room != to || straight(s.Mummy.Heading).String() != d {
		t.Errorf("the mummy of %+v went from %d to %d %s, the oracle's to %d %s", s.Rooms, mummy.Room, s.Mummy.Room, s.Mummy.Heading, to, d)
		return false
	}
	return true
}

// playNight lets the referee do every step up to the end of the round. The mummy is
// somewhere else until the guards have walked, so that nobody clashes.
func playNight(s *State) [][]int {
	mummy := s.Mummy
	s.Mummy = Mummy{Awakener: rules.Table}
	s.Agenda = Agenda{task(nightFalls)}
	walked := make([][]int, len(s.Guards))
	for i := range s.Guards {
		walked[i] = []int{s.Guards[i].Room}
	}
	for s.next().Do != mummyBegins {
		Referee{}.Apply(s, rules.Table, &rules.Log{})
		if g := s.Walking; g > 0 && s.Guards[g-1].Room != walked[g-1][len(walked[g-1])-1] {
			walked[g-1] = append(walked[g-1], s.Guards[g-1].Room)
		}
	}
	s.Mummy = mummy
	guards := s.Guards
	s.Guards = nil
	for s.next().Do != dawn {
		Referee{}.Apply(s, rules.Table, &rules.Log{})
	}
	s.Guards = guards
	return walked
}
