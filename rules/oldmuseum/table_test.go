package oldmuseum_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
)

// table is the physical table, kept without a look at how the referee keeps his books:
// seventy-six cards that lie somewhere, squares with their sides, pawns. Cards and places
// are called by the words of the moves.
type table struct {
	rnd     *rand.Rand
	sides   map[cell][4]string // clockwise from north
	deck    []string           // top first
	known   bool               // everybody who told cards knows the deck's top card
	lies    map[string]string  // by place: the card face down
	lacking map[string]bool    // by place: rooms whose card somebody forgot to lay down
	traps   map[string]bool    // by place: a Fallen Through Floor face up
	power   map[string]string  // by place: the two special rooms
	pawns   []pawn
	exits   []int
	gone    int
	left    int // seconds
	limit   int
	dark    bool
	timed   bool
	house   map[string]bool
	frozen  bool
}

// pawn is a player.
type pawn struct {
	at      string
	hand    []string
	wanted  []string
	moved   bool
	miss    bool
	trapped bool
	out     bool
	right   string // where it may break in
	carried int
	trail   []string // the last rooms left whose card nobody has picked up
}

// cell is a square, from the south-west corner.
type cell struct{ x, y int }

const width, height, hall = 6, 4, "hall"

func (c cell) inside() bool { return c.x >= 0 && c.x < width && c.y >= 0 && c.y < height }

func (c cell) place() string {
	if c.y == 0 && (c.x == 2 || c.x == 3) {
		return hall
	}
	return string(rune('A'+c.x)) + strconv.Itoa(c.y+1)
}

// around returns the four squares beside, clockwise from north.
func (c cell) around() [4]cell {
	return [4]cell{{c.x, c.y + 1}, {c.x + 1, c.y}, {c.x, c.y - 1}, {c.x - 1, c.y}}
}

func everyCell() []cell {
	var all []cell
	for y := range height {
		for x := range width {
			all = append(all, cell{x, y})
		}
	}
	return all
}

func cellsOf(place string) []cell {
	return slices.DeleteFunc(everyCell(), func(c cell) bool { return c.place() != place })
}

func isArtifact(card string) bool { return card[0] == 'a' && card != "access" }

// deal shuffles and deals as the rulebook says.
func deal(rnd *rand.Rand, seats int) *table {
	t := &table{rnd: rnd, sides: map[cell][4]string{}, lies: map[string]string{}, lacking: map[string]bool{}, traps: map[string]bool{}, power: map[string]string{}}
	for _, kind := range []string{"trap", "key", "store", "easy", "locked", "pistol", "access", "tunnel"} {
		for range 8 {
			t.deck = append(t.deck, kind)
		}
	}
	t.shuffle(t.deck)
	dealt := slices.Clone(t.deck[:10])
	t.deck = slices.Clone(t.deck[10:])
	var names []string
	for i := range 12 {
		names = append(names, "a"+strconv.Itoa(i+1))
	}
	dealt = append(dealt, names...)
	t.shuffle(dealt)
	var rooms []string
	for _, c := range everyCell() {
		for d := range 4 {
			sides := t.sides[c]
			sides[d] = []string{"open", "open", "open", "open", "open", "tape", "wall"}[rnd.IntN(7)]
			if c.place() == hall {
				sides[d] = "open"
			}
			t.sides[c] = sides
		}
		if c.place() != hall {
			rooms = append(rooms, c.place())
			t.lies[c.place()] = dealt[len(rooms)-1]
		}
	}
	t.shuffle(rooms)
	t.power[rooms[0]], t.power[rooms[1]] = "gun", "surveillance"
	t.limit = map[int]int{2: 3, 3: 3, 4: 2}[seats]
	for range seats {
		t.shuffle(names)
		t.pawns = append(t.pawns, pawn{at: hall, hand: slices.Clone(t.deck[:5]), wanted: slices.Clone(names[:t.limit])})
		t.deck = t.deck[5:]
	}
	return t
}

func (t *table) shuffle(list []string) {
	t.rnd.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// beside lists the places next door.
func (t *table) beside(place string) []string {
	var list []string
	for _, c := range cellsOf(place) {
		for _, next := range c.around() {
			if next.inside() && next.place() != place {
				list = append(list, next.place())
			}
		}
	}
	return list
}

// door returns what the two facing sides print.
func (t *table) door(from, to string) (here, there string) {
	for _, c := range cellsOf(from) {
		for d, next := range c.around() {
			if next.inside() && next.place() == to {
				return t.sides[c][d], t.sides[next][(d+2)%4]
			}
		}
	}
	return "wall", "wall"
}

// seen returns what a player sees of the way: in the dark its own side only.
func (t *table) seen(from, to string) string {
	here, there := t.door(from, to)
	if t.dark && to != hall {
		return here
	}
	return stronger(here, there)
}

func stronger(a, b string) string {
	for _, side := range []string{"wall", "tape"} {
		if a == side || b == side {
			return side
		}
	}
	return "open"
}

func (t *table) taken(place string) bool {
	return slices.ContainsFunc(t.pawns, func(p pawn) bool { return !p.out && p.moved && p.at == place })
}

// inLine lists the free places of a tunnel's line.
func (t *table) inLine(from, axis string) []string {
	var list []string
	for _, a := range cellsOf(from) {
		for _, b := range everyCell() {
			same := axis == "ns" && a.x == b.x || axis == "ew" && a.y == b.y
			if to := b.place(); same && to != from && !t.taken(to) && !slices.Contains(list, to) {
				list = append(list, to)
			}
		}
	}
	return list
}

func (p *pawn) holds(card string) bool { return slices.Contains(p.hand, card) }

func (p *pawn) lose(card string) string {
	at := slices.Index(p.hand, card)
	p.hand = slices.Delete(p.hand, at, at+1)
	return card
}

// some picks cards of the hand at random, utilities only where it is said so.
func (t *table) some(hand []string, n int, utilities bool) []string {
	list := slices.Clone(hand)
	if utilities {
		list = slices.DeleteFunc(list, isArtifact)
	}
	t.shuffle(list)
	return slices.Clone(list[:min(n, len(list))])
}

func (p *pawn) artifacts() int {
	n := 0
	for _, card := range p.hand {
		if isArtifact(card) {
			n++
		}
	}
	return n
}

// chosen counts the wanted artifacts in hand.
func (p *pawn) chosen() int {
	n := 0
	for _, card := range p.wanted {
		if p.holds(card) {
			n++
		}
	}
	return n
}

// draw deals from the top of the deck; it returns what nobody knew before.
func (t *table) draw(p *pawn, n int) []string {
	var fresh []string
	for range n {
		card := t.deck[0]
		t.deck = t.deck[1:]
		if !t.known {
			fresh = append(fresh, card)
		}
		t.known = false
		p.hand = append(p.hand, card)
	}
	return fresh
}

// use puts a card under the deck and draws another.
func (t *table) use(p *pawn, card string) []string {
	t.deck = append(t.deck, p.lose(card))
	return t.draw(p, 1)
}
