package museum_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// ledger is kept by hand beside a game, from the moves alone: the hands, pools and prestige of everybody, the personalities
// that lie open, and what the texts of cards change, to whom and how long.
type ledger struct {
	prints map[string]text // by card
	costs  map[int]int     // of the box's personalities
	row    []face          // from left to right
	deck   int             // personalities not seen, or discarded

	first, turn int
	closing     bool // the turn is ended, and its referee's step to come
	laying      bool // before that, some cards of the hand are too many
	headline    int  // the card that is valid; 0 where not told
	texts       []text
	seats       []purse
}

// text is a text in force.
type text struct {
	deck       string
	card, seat int // seat is -1 for a headline
	what       string
	by         int
	groups     []string
	whom, long string
}

// face is an open personality.
type face struct {
	person, cost int
	gone         bool
}

type purse struct {
	prestige, hand int
	pool           []string // sorted
}

// openLedger begins the books of a game at its start: four objects in every hand, and three personalities of eighteen.
func openLedger(seats, first int, box rules.Box) *ledger {
	l := &ledger{
		prints: map[string]text{}, costs: map[int]int{}, row: make([]face, 3), deck: 15, first: first, turn: first,
		seats: make([]purse, seats),
	}
	for i := range l.seats {
		l.seats[i].hand = 4
	}
	for card, print := range box {
		var said struct {
			Cost, By         int
			What, Whom, Long string
			Groups           []string
		}
		deck, id := card.Split()
		if json.Unmarshal(print, &said) != nil {
			continue
		}
		n, _ := strconv.Atoi(id)
		if deck == "personality" {
			l.costs[n] = said.Cost
		}
		if said.What != "" {
			l.prints[string(card)] = text{deck: deck, card: n, what: said.What, by: said.By, groups: said.Groups, whom: said.Whom, long: said.Long}
		}
	}
	return l
}

// said is a move, with all that any kind of move holds.
type said struct {
	rules.Move
	Hand, Pool, Payers, Cards museumCards
	Staff                     []int
	Owner, Prestige, Term     int
	Place, Cost, Person, Card int
	Deck, What, Whom, Long    string
	By                        int
	Groups                    []string
}

// museumCards are cards by name, or the number of cards that an effect brings.
type museumCards struct {
	names []string
	n     int
}

func (c *museumCards) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &c.n) == nil {
		return nil
	}
	return json.Unmarshal(data, &c.names)
}

func readMove(m rules.Move) said {
	x := said{Move: m}
	var card struct{ Card json.RawMessage }
	if json.Unmarshal(m.Data, &card) == nil && len(card.Card) > 0 && card.Card[0] == '"' { // an object, which takes no part here
		return x
	}
	if err := json.Unmarshal(m.Data, &x); err != nil {
		panic(fmt.Sprintf("%s %s: %v", m.Kind, m.Data, err))
	}
	return x
}

// worth returns the value that a card prints, at the end of its name.
func worth(card string) int { return int(card[len(card)-1] - '0') }

func worths(cards []string) int {
	n := 0
	for _, c := range cards {
		n += worth(c)
	}
	return n
}

// belongs reports whether a card is of one of some groups: its civilisation, its domain or its continent.
func belongs(card string, groups []string) bool {
	if len(groups) == 0 {
		return true
	}
	if len(card) < 3 {
		return false
	}
	continent := []string{"america", "europe", "africa", "asia"}[strings.Index("IMPGRCFESHNJ", card[:1])/3]
	return slices.Contains(groups, card[:1]) || slices.Contains(groups, card[1:2]) || slices.Contains(groups, continent)
}

// changed returns a printed number as the texts in force change it for a seat: all that makes it more, then all that makes
// it less, but not below nothing.
func (l *ledger) changed(what string, seat, printed int, card string) int {
	more, less := 0, 0
	for _, t := range l.texts {
		mine := map[string]bool{"owner": seat == t.seat, "others": seat != t.seat, "everybody": true}[t.whom]
		if t.what != what || !mine || what == "objects" && !belongs(card, t.groups) {
			continue
		}
		more += max(0, t.by)
		less += max(0, -t.by)
	}
	return max(0, printed+more-less)
}

// price returns what a seat pays for objects and for places of the row.
func (l *ledger) price(seat int, cards []string, places []int) int {
	n := 0
	for _, c := range cards {
		n += l.changed("objects", seat, worth(c), c)
	}
	for _, place := range places {
		n += l.changed("staff", seat, l.row[place-1].cost, "")
	}
	return n
}

// fee returns the prestige that a seat owes for each card out of another's pool, limit how many objects it keeps in hand,
// and surplus how many more it has.
func (l *ledger) fee(seat int) int   { return l.changed("fee", seat, 1, "") }
func (l *ledger) limit(seat int) int { return l.changed("hand", seat, 7, "") }
func (l *ledger) surplus(seat int) int {
	return max(0, l.seats[seat].hand-l.limit(seat))
}

// comesIntoForce adds the text of a card, as long as there is room for twelve. What the card leaves open its deck tells: a
// headline is for everybody and the round, a personality for its owner and the game, a notoriety card for the turn.
func (l *ledger) comesIntoForce(t text, seat int) {
	if len(l.texts) >= 12 || t.what == "" {
		return
	}
	t.seat = seat
	switch t.deck {
	case "headline":
		t.seat, t.whom, t.long = -1, "everybody", "round"
	case "personality":
		t.whom, t.long = orElse(t.whom, "owner"), orElse(t.long, "game")
	default:
		t.whom, t.long = orElse(t.whom, "owner"), orElse(t.long, "turn")
	}
	l.texts = append(l.texts, t)
}

func orElse(word, other string) string {
	if word == "" {
		return other
	}
	return word
}

// over ends the texts of a turn, or of a round.
func (l *ledger) over(long string) {
	l.texts = slices.DeleteFunc(l.texts, func(t text) bool { return t.long == long })
}

// entries tells what every kind of move changes in the books.
var entries = map[rules.Kind]func(l *ledger, m said){
	"take": func(l *ledger, m said) {
		l.seats[m.Seat].hand++
		if int(m.Seat) != l.turn {
			l.seats[l.turn].prestige++
		}
	},
	"exhibit": func(l *ledger, m said) { l.exhibit(m) },
	"buy":     func(l *ledger, m said) { l.buy(m) },
	"inventory": func(l *ledger, m said) {
		l.seats[m.Seat].take(m.Cards.names)
		l.seats[m.Seat].hand += len(m.Cards.names)
	},
	"put-away": func(l *ledger, m said) {
		l.laying = false
		l.seats[m.Seat].lay(m.Cards.names, &l.seats[m.Seat])
	},
	"price": func(l *ledger, m said) {
		cost := m.Cost
		if known, ok := l.costs[m.Person]; ok {
			cost = known
		}
		l.row[m.Place-1] = face{person: m.Person, cost: cost}
	},
	"notoriety": func(l *ledger, m said) {
		l.comesIntoForce(l.prints[fmt.Sprint("notoriety-card:", m.Card)], int(m.Seat))
		l.effect(m)
	},
	"effect": func(l *ledger, m said) { l.effect(m) },
	"headline": func(l *ledger, m said) {
		l.headline = m.Card
		l.comesIntoForce(l.prints[fmt.Sprint("headline:", m.Card)], -1)
	},
	"record":   func(l *ledger, m said) { l.record(m) },
	"lapse":    func(l *ledger, m said) { l.texts = slices.Delete(l.texts, m.Term-1, m.Term) },
	"end-turn": func(l *ledger, _ said) { l.closing, l.laying = true, l.surplus(l.turn) > 0 },
	"referee":  func(l *ledger, _ said) { l.nextTurn() },
}

func (l *ledger) exhibit(m said) {
	p := &l.seats[m.Seat]
	p.take(m.Pool.names)
	p.hand -= len(m.Hand.names)
	p.lay(m.Payers.names, p)
	p.prestige -= m.Prestige
	p.prestige += masterpieces(slices.Concat(m.Hand.names, m.Pool.names))
	l.recruit(int(m.Seat), m.Staff)
}

func (l *ledger) buy(m said) {
	p, owner := &l.seats[m.Seat], &l.seats[m.Owner]
	paid := m.Prestige + len(m.Cards.names)*l.fee(int(m.Seat))
	owner.take(m.Cards.names)
	p.lay(m.Payers.names, owner)
	p.prestige -= paid
	owner.prestige += paid
	p.prestige += masterpieces(m.Cards.names)
}

func masterpieces(cards []string) int {
	n := 0
	for _, c := range cards {
		if worth(c) == 5 {
			n++
		}
	}
	return n
}

// take takes cards out of a pool.
func (p *purse) take(cards []string) {
	for _, c := range cards {
		at := slices.Index(p.pool, c)
		p.pool = slices.Delete(p.pool, at, at+1)
	}
}

// lay lays cards of a hand into a pool.
func (p *purse) lay(cards []string, to *purse) {
	p.hand -= len(cards)
	to.pool = append(to.pool, cards...)
	slices.Sort(to.pool)
}

func (l *ledger) effect(m said) {
	l.seats[m.Seat].prestige += m.Prestige
	l.seats[m.Seat].hand += m.Cards.n
	l.laying = l.laying && l.surplus(l.turn) > 0
}

func (l *ledger) record(m said) {
	t := text{deck: m.Deck, card: m.Card, what: m.What, by: m.By, whom: m.Whom, long: m.Long}
	if m.What == "objects" {
		t.groups = m.Groups
	}
	if m.Deck == "headline" {
		t.card = l.headline
	}
	if t.card > 0 {
		l.prints[fmt.Sprint(t.deck, ":", t.card)] = t
	}
	l.comesIntoForce(t, int(m.Seat))
}

// recruit takes personalities out of the row; the others slide right and new ones come from the left.
func (l *ledger) recruit(seat int, places []int) {
	var stay []face
	for i, f := range l.row {
		if !slices.Contains(places, i+1) {
			stay = append(stay, f)
		}
	}
	for _, place := range places {
		if f := l.row[place-1]; f.person > 0 {
			l.comesIntoForce(l.prints[fmt.Sprint("personality:", f.person)], seat)
		}
	}
	l.refill(stay)
}

// refill adds personalities on the left, while there are any.
func (l *ledger) refill(row []face) {
	for len(row) < 3 {
		fresh := face{gone: l.deck == 0}
		if !fresh.gone {
			l.deck--
		}
		row = append([]face{fresh}, row...)
	}
	l.row = row
}

// nextTurn hands the turn on; at the first player's a round is over, and the row moves. Before, the referee may pass over a
// surplus that is none any more.
func (l *ledger) nextTurn() {
	if !l.closing || l.laying {
		l.laying = false
		return
	}
	l.closing = false
	l.over("turn")
	if l.turn = (l.turn + 1) % len(l.seats); l.turn != l.first {
		return
	}
	l.over("round")
	l.headline = 0
	if !l.row[2].gone {
		l.deck++
	}
	l.refill(slices.Clone(l.row[:2]))
}
