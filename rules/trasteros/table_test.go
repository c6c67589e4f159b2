package trasteros_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
)

// table is a real table of Trasteros Locos: cards that lie face down, cubes that are handed over, and the rulebook
// read once more. It knows every card, learns of the game nothing but what is offered, and shares no code with it.
type table struct {
	rnd   *rand.Rand
	level string
	house map[string]bool

	out     []string // collections in the box
	players []person
	rooms   [5]storage
	public  []string // the top card first
	discard []string
	bank    map[string]int // by kind
	badges  int            // that nobody has

	first, turn, turnNo int
	rounds              int
	open, fresh         bool // a round is on; one was completed and no room called since
	ended               bool
	caller              int // who said "Collection"; -1 for nobody

	doing  string // what the table is at
	queue  []int  // who is still to act, in this order
	room   int    // the one that was called, from 0
	bidNo  int    // from 1; a tie starts another
	bids   map[int]map[string]int
	owed   []int // who bids
	winner int
	untold bool     // some cards that were seen were not named
	told   []string // what the referee has to say of the last move
}

type person struct {
	collector string
	told      bool           // the referee knows whom it collects for
	cubes     map[string]int // free ones
	hand      []string
	piles     [][]string // each under one gold cube
	badges    int
}

type storage struct {
	state string
	cards []string // the one on top first
}

var kindsUp = []string{"glass", "bronze", "silver", "gold"}

var cardPoints = map[string]int{"gold": 10, "silver": 5, "bronze": 2, "glass": 1}

// kindOf returns the end of a card's name: "glass" to "gold", "junk" or "skeleton".
func kindOf(card string) string { return card[strings.LastIndex(card, "-")+1:] }

func countOf(cards []string, kind string) int {
	n := 0
	for _, c := range cards {
		if kindOf(c) == kind {
			n++
		}
	}
	return n
}

// layOut deals the cards and cubes of a new game: 3 players leave one collection and its junk in the box, unless agreed
// otherwise.
func (t *table) layOut(seats, first, collections int) {
	names := []string{"clock", "car", "antique", "art", "sports", "instrument"}
	if collections == 0 {
		collections = 6
		if seats == 3 {
			collections = 5
		}
	}
	t.shuffle(names)
	playing := names[:collections]
	t.out = names[collections:]
	var deck []string
	for _, c := range playing {
		deck = append(deck, "junk", "junk", "junk", "junk")
		for i, kind := range kindsUp {
			for range 4 - i {
				deck = append(deck, c+"-"+kind)
			}
		}
	}
	t.shuffle(deck)
	for i := range t.rooms {
		t.rooms[i] = storage{"sealed", deck[6*i : 6*i+6 : 6*i+6]}
	}
	t.public = append(slices.Clone(deck[30:]), "skeleton")
	t.shuffle(t.public)
	t.discard = []string{"skeleton"}
	t.bank = map[string]int{"gold": 20, "silver": 20, "bronze": 20, "glass": 20}
	t.badges = 5
	for i := range seats {
		t.players = append(t.players, person{collector: playing[i], cubes: map[string]int{}})
		for kind, n := range map[string]int{"gold": 1, "silver": 1, "bronze": 1, "glass": 3} {
			t.hands(i, kind, n)
		}
	}
	t.first, t.turn, t.turnNo, t.open, t.caller, t.winner = first, first, 1, true, -1, -1
	t.doing = "turn"
}

func (t *table) shuffle(cards []string) {
	t.rnd.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// hands gives a player cubes of the bank; fewer than none go back.
func (t *table) hands(seat int, kind string, n int) {
	t.players[seat].cubes[kind] += n
	t.bank[kind] -= n
}

func (t *table) stocks(kind string) bool { return t.bank[kind] > 0 || t.house["unlimitedBank"] }

// tell notes what the referee has to say: the key, the seat, and cards, which are numbers only where cards are counted.
func (t *table) tell(key string, seat int, about ...any) {
	line := fmt.Sprint(key, " ", seat)
	for _, a := range about {
		if n, ok := a.(int); ok {
			a = fmt.Sprint("cards:", n)
			if t.level == "auctions" {
				a = "cards:all"
			}
		}
		line += fmt.Sprint(" ", a)
	}
	t.told = append(t.told, line)
}

// around lists the seats clockwise from one.
func (t *table) around(from int) []int {
	var list []int
	for i := range t.players {
		list = append(list, (from+i)%len(t.players))
	}
	return list
}

// resolve closes a room whatever came of it, and the turn.
func (t *table) resolve() {
	t.rooms[t.room] = storage{state: "resolved"}
}

func (t *table) sealed() int {
	n := 0
	for _, r := range t.rooms {
		if r.state == "sealed" {
			n++
		}
	}
	return n
}

// endTurn hands the marker on, after the rooms were filled again where none is sealed: when a round is complete, and
// also where there were too few cards before. A table that counts no cards asks for it; one that does is told.
func (t *table) endTurn() {
	cards := len(t.discard) + len(t.public)
	switch {
	case t.sealed() > 0:
	case t.open, t.level != "auctions" && (cards >= 6 || len(t.public) == 0 && cards > 0):
		t.doing = "refill"
		return
	case cards >= 6:
		t.passMarker()
		t.doing = "fill late"
		return
	case len(t.public) == 0:
		t.scatter()
	}
	t.passMarker()
}

func (t *table) passMarker() {
	t.turn = (t.turn + 1) % len(t.players)
	t.turnNo++
	t.doing = "turn"
	t.tell("turn", t.turn, fmt.Sprint("turn:", t.turnNo))
}

// completeRound does what comes after the fifth room; the rooms are filled at once, or when the table says so.
func (t *table) completeRound() {
	if t.open {
		t.rounds++
		t.open, t.fresh = false, true
		t.tell("round-complete", -1, fmt.Sprint("round:", t.rounds))
	}
	if t.level == "auctions" {
		t.doing = "fill"
		return
	}
	t.fill()
	t.passMarker()
}

// canFill returns how many rooms get six cards.
func (t *table) canFill() int { return min(5, (len(t.discard)+len(t.public))/6) }

func (t *table) fill() {
	k, cards := t.canFill(), len(t.discard)+len(t.public)
	t.scatter()
	for i := range t.rooms {
		t.rooms[i] = storage{state: "unfilled"}
		if i < k {
			t.rooms[i] = storage{"sealed", slices.Clone(t.public[:6])}
			t.public = t.public[6:]
		}
	}
	t.open = k > 0
	if k > 0 && t.level != "auctions" {
		t.tell("refill", -1, cards, fmt.Sprint("rooms:", k), len(t.public))
	}
}

// scatter shuffles the discard pile into the public room.
func (t *table) scatter() {
	t.public = append(slices.Clone(t.public), t.discard...)
	t.discard = nil
	t.shuffle(t.public)
}

// shuffleIn does it because of a skeleton.
func (t *table) shuffleIn() {
	moved := len(t.discard)
	t.scatter()
	if t.level == "auctions" {
		t.tell("shuffle", -1)
		return
	}
	t.tell("shuffled", -1, moved, len(t.public))
}

// loses sends a hand to the discard pile, which holds some cards that the player does not lose alone.
func (t *table) loses(seat, others int) {
	p := &t.players[seat]
	if n := len(p.hand) - others; n > 0 || t.level == "auctions" {
		t.tell("loses-hand", seat, n)
	}
	t.discard = append(t.discard, p.hand...)
	p.hand = nil
}

// draws has a seat take the top card of the public room.
func (t *table) draws() {
	seat := t.queue[0]
	p, card := &t.players[seat], t.public[0]
	t.queue, t.public = t.queue[1:], t.public[1:]
	p.hand = append(p.hand, card)
	if card == "skeleton" {
		t.loses(seat, 1)
		t.shuffleIn()
		if t.house["skeletonEndsPublic"] {
			t.endTurn()
			return
		}
	}
	switch {
	case len(t.public) > 0 && len(t.queue) > 0:
	case len(t.public) > 0:
		t.endTurn()
	case t.level == "auctions" && len(t.queue) > 0:
		t.doing = "run out"
	default:
		t.ranOut()
	}
}

// ranOut ends a turn in which the last public card was drawn.
func (t *table) ranOut() {
	if t.doing == "run out" || len(t.discard) > 0 && t.level != "auctions" {
		t.tell("ran-out", -1, len(t.discard))
	}
	t.scatter()
	t.endTurn()
}

// own counts the cards that a seat collects, in hand and piles, and those of others in its piles, by kind.
func (t *table) own(seat int) (own, foreign map[string]int) {
	p := &t.players[seat]
	own, foreign = map[string]int{}, map[string]int{}
	for i, heap := range append([][]string{p.hand}, p.piles...) {
		for _, c := range heap {
			switch {
			case strings.HasPrefix(c, p.collector+"-"):
				own[kindOf(c)]++
			case i > 0 && strings.Contains(c, "-"):
				foreign[kindOf(c)]++
			}
		}
	}
	return own, foreign
}

func (t *table) collects(seat int) int {
	own, _ := t.own(seat)
	return own["gold"] + own["silver"] + own["bronze"] + own["glass"]
}

// rank spells out what a seat is compared by: points, then badges and its own cards from gold down, then who began later.
func (t *table) rank(seat int) [7]int {
	own, foreign := t.own(seat)
	r := [7]int{7 * t.players[seat].badges, t.players[seat].badges, own["gold"], own["silver"], own["bronze"], own["glass"]}
	for kind, each := range cardPoints {
		r[0] += each * (own[kind] - foreign[kind])
	}
	r[6] = slices.Index(t.around(t.first), seat)
	return r
}

// ends has all count, from one seat on.
func (t *table) ends(from int) {
	t.ended, t.doing, t.queue = true, "count", t.around(from)
}

// legal lists what the player to move may do, as the rulebook has it.
func (t *table) legal() map[string]bool {
	p, can := &t.players[t.turn], map[string]bool{}
	for i, r := range t.rooms {
		can[fmt.Sprint("call ", i+1)] = r.state == "sealed"
	}
	can["public"] = len(t.public) > 0
	t.trades(p, can)
	can["protect"] = len(p.hand) > 0 && p.cubes["gold"] > 0
	for i := range p.piles {
		can[fmt.Sprint("unprotect ", i+1)] = true
	}
	can["collection"] = t.rounds > 0 && t.collects(t.turn) >= 5 && (t.fresh || !t.house["endEachRound"])
	maps.DeleteFunc(can, func(_ string, ok bool) bool { return !ok })
	return can
}

// trades adds what a player may trade: two of a kind, or one card, for a cube that the bank has, or two of gold for a badge.
func (t *table) trades(p *person, can map[string]bool) {
	for i, kind := range []string{"junk", "glass", "bronze", "silver"} {
		cards, cubes, given := countOf(p.hand, kind), p.cubes[kind], t.stocks(kindsUp[i])
		can["trade-cards "+kind] = cards >= 2 && given
		can["trade-cubes "+kind] = cubes >= 2 && given
		can["trade-mixed "+kind] = cards >= 1 && cubes >= 1 && given && t.house["mixedPairs"]
	}
	can["trade-cards gold"] = countOf(p.hand, "gold") >= 2 && t.badges > 0
	for _, kind := range kindsUp {
		can["cash"] = can["cash"] || countOf(p.hand, kind) > 0 && t.stocks(kind)
	}
}
