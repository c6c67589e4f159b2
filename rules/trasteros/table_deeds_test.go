package trasteros_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// deed holds how the real table takes up an offer: its answers, and what changes on it.
type deed struct {
	answers rules.Answers
	do      func()
}

// deeds tells of every offer what the real table can do for it; nothing where it cannot.
var deeds = map[rules.Kind]func(t *table, o rules.Offer) *deed{
	"out":       func(t *table, _ rules.Offer) *deed { return &deed{rules.Answers{"collections": t.out}, t.setUp} },
	"collector": tellCollector,
	"withhold":  always((*table).setUp),
	"referee":   always((*table).referee),
	"call":      callRoom,
	"first": func(t *table, _ rules.Offer) *deed {
		return &deed{t.names("card", t.rooms[t.room].cards[:1]), t.turnUp}
	},
	"bid":         fist,
	"time":        timeGoes,
	"pause":       always(func(*table) {}),
	"resume":      always(func(*table) {}),
	"look":        func(t *table, _ rules.Offer) *deed { return &deed{t.names("cards", t.rooms[t.room].cards[1:]), t.look} },
	"find":        find,
	"buy":         buy,
	"junk":        takeJunk,
	"decline":     always((*table).nextBuyer),
	"public":      openPublic,
	"draw":        draw,
	"draw-all":    drawAll,
	"run-out":     runOut,
	"trade-cubes": func(t *table, o rules.Offer) *deed { return t.trade(o, 0) },
	"trade-cards": func(t *table, o rules.Offer) *deed { return t.trade(o, 2) },
	"trade-mixed": func(t *table, o rules.Offer) *deed { return t.trade(o, 1) },
	"cash":        cash,
	"pass":        func(*table, rules.Offer) *deed { return nil },
	"protect":     protect,
	"unprotect":   unprotect,
	"collection":  claim,
	"void":        takeBack,
	"count":       count,
	"fill":        fillRooms,
	"starter":     whoBegan,
}

// always is a deed that needs no answer.
func always(do func(*table)) func(*table, rules.Offer) *deed {
	return func(t *table, _ rules.Offer) *deed { return &deed{nil, func() { do(t) }} }
}

// names tells cards as far as the table tells any: by name, or that they are no skeletons.
func (t *table) names(field string, cards []string) rules.Answers {
	list := slices.Clone(cards)
	for i, c := range list {
		if t.level != "full" && c != "skeleton" {
			list[i] = "card"
		}
	}
	return rules.Answers{field: list}
}

// setUp goes on to the next question of the set-up.
func (t *table) setUp() {
	if t.doing == "out" {
		t.doing = "collector"
		return
	}
	if t.queue = t.queue[1:]; len(t.queue) == 0 {
		t.doing = "turn"
	}
}

func tellCollector(t *table, _ rules.Offer) *deed {
	seat := t.queue[0]
	return &deed{rules.Answers{"collector": {t.players[seat].collector}}, func() {
		t.players[seat].told = true
		t.setUp()
	}}
}

func (t *table) referee() {
	switch t.doing {
	case "reveal":
		t.reveal()
	case "close":
		t.clearAway()
	case "refill":
		t.completeRound()
	}
}

// example reads what an offer is about.
func example(o rules.Offer) (about struct {
	Room, Pile int
	Kind, Card string
},
) {
	m, err := o.Move(nil)
	if err == nil {
		err = json.Unmarshal(m.Data, &about)
	}
	if err != nil {
		panic(err)
	}
	return about
}

func callRoom(t *table, o rules.Offer) *deed {
	return &deed{nil, func() {
		t.room, t.bidNo, t.winner, t.fresh, t.doing = example(o).Room-1, 0, -1, false, "first"
	}}
}

func openPublic(t *table, _ rules.Offer) *deed {
	if len(t.public) == 0 {
		return nil
	}
	return &deed{nil, func() { t.queue, t.doing = t.around(t.turn), "draw" }}
}

func draw(t *table, _ rules.Offer) *deed {
	if len(t.public) == 0 {
		return nil
	}
	return &deed{t.names("card", t.public[:1]), t.draws}
}

// drawAll has all draw, where nobody draws a skeleton.
func drawAll(t *table, _ rules.Offer) *deed {
	n := min(len(t.queue), len(t.public))
	few := t.level == "auctions" && n < len(t.queue)
	if few || slices.Contains(t.public[:n], "skeleton") || t.level == "full" && t.rnd.IntN(10) > 0 {
		return nil
	}
	return &deed{nil, func() {
		t.untold = true
		for t.doing == "draw" {
			t.draws()
		}
	}}
}

// runOut ends a call for a public room that holds no more cards, at a table that counts none.
func runOut(t *table, _ rules.Offer) *deed {
	if t.doing != "run out" {
		return nil
	}
	return &deed{nil, t.ranOut}
}

// trade turns so many cards of a kind, and cubes for the rest of the pair, into a cube of the next kind or a badge.
func (t *table) trade(o rules.Offer, cards int) *deed {
	kind, p := example(o).Kind, &t.players[t.turn]
	var given []string
	for _, c := range p.hand {
		if kindOf(c) == kind && len(given) < cards && !t.keeps(c) {
			given = append(given, c)
		}
	}
	if len(given) < cards {
		return nil
	}
	answers := rules.Answers{}
	if len(o.Fields) > 0 {
		answers["cards"] = given
	}
	return &deed{answers, func() {
		t.discards(given)
		if cards < 2 {
			t.hands(t.turn, kind, cards-2)
		}
		if kind == "gold" {
			p.badges++
			t.badges--
		} else {
			t.hands(t.turn, kindsUp[slices.Index(kindsUp, kind)+1], 1)
		}
		t.endTurn()
	}}
}

// keeps reports whether the player to move would rather not give a card away: one of the own collection.
func (t *table) keeps(card string) bool {
	return strings.HasPrefix(card, t.players[t.turn].collector) && t.rnd.IntN(8) > 0
}

// takes takes cards out of the hand of the player to move.
func (t *table) takes(cards []string) {
	hand := &t.players[t.turn].hand
	for _, c := range cards {
		at := slices.Index(*hand, c)
		*hand = slices.Delete(*hand, at, at+1)
	}
}

func (t *table) discards(cards []string) {
	t.takes(cards)
	t.discard = append(t.discard, cards...)
}

// cash turns a card of the hand into a cube of its kind.
func cash(t *table, o rules.Offer) *deed {
	p := &t.players[t.turn]
	if len(p.hand) == 0 {
		return nil
	}
	card := p.hand[t.rnd.IntN(len(p.hand))]
	kind := kindOf(card)
	if kind == "junk" || !t.stocks(kind) || t.keeps(card) {
		return nil
	}
	told := kind
	if strings.Contains(o.Fields[0].Options[0].Value, "-") {
		told = card
	}
	return &deed{rules.Answers{"card": {told}}, func() {
		t.discards([]string{card})
		t.hands(t.turn, kind, 1)
		t.endTurn()
	}}
}

// protect puts some cards of the hand under a gold cube.
func protect(t *table, o rules.Offer) *deed {
	p := &t.players[t.turn]
	if len(p.hand) == 0 {
		return nil
	}
	cards := slices.Clone(p.hand)
	t.shuffle(cards)
	cards = cards[:1+t.rnd.IntN(len(cards))]
	answers := rules.Answers{}
	for _, f := range o.Fields {
		answers[f.Name] = cards
		if f.Name == "count" {
			answers[f.Name] = []string{strconv.Itoa(len(cards))}
		}
	}
	return &deed{answers, func() {
		t.takes(cards)
		p.piles = append(p.piles, cards)
		p.cubes["gold"]--
		t.endTurn()
	}}
}

func unprotect(t *table, o rules.Offer) *deed {
	p, at := &t.players[t.turn], example(o).Pile-1
	return &deed{nil, func() {
		p.hand = append(p.hand, p.piles[at]...)
		p.piles = slices.Delete(p.piles, at, at+1)
		p.cubes["gold"]++
		t.endTurn()
	}}
}

// claim says "Collection"; one in twenty is wrong about it.
func claim(t *table, _ rules.Offer) *deed {
	if t.collects(t.turn) < 5 && t.rnd.IntN(20) > 0 {
		return nil
	}
	return &deed{nil, func() {
		t.caller = t.turn
		t.ends(t.turn)
	}}
}

// takeBack goes on after a call without five cards: the action is spent.
func takeBack(t *table, _ rules.Offer) *deed {
	if t.collects(t.caller) >= 5 {
		return nil
	}
	return &deed{nil, func() {
		t.tell("false-call", t.caller)
		t.ended, t.caller = false, -1
		t.endTurn()
	}}
}

// counts tells what the seat has.
func (t *table) counts(o rules.Offer) rules.Answers {
	answers := rules.Answers{}
	own, foreign := t.own(int(o.Seat))
	for _, f := range o.Fields {
		n := own[f.Name]
		if f.Name == "badges" {
			n = t.players[o.Seat].badges
		} else if kind, ok := strings.CutPrefix(f.Name, "foreign"); ok {
			n = foreign[strings.ToLower(kind)]
		}
		answers[f.Name] = []string{strconv.Itoa(n)}
	}
	return answers
}

func count(t *table, o rules.Offer) *deed {
	seat := int(o.Seat)
	if seat == t.caller && t.collects(seat) < 5 {
		return nil
	}
	return &deed{t.counts(o), func() {
		t.tell("counted", seat, fmt.Sprint("points:", t.rank(seat)[0]))
		t.queue = t.queue[1:]
	}}
}

// fillRooms tells how many rooms were filled, at a table that counts no cards.
func fillRooms(t *table, _ rules.Offer) *deed {
	if t.doing == "turn" {
		return nil
	}
	return &deed{rules.Answers{"rooms": {strconv.Itoa(t.canFill())}}, func() {
		t.fill()
		if t.doing == "fill" {
			t.passMarker()
		}
		t.doing = "turn"
	}}
}

// whoBegan tells who began a game that was played without Docent.
func whoBegan(t *table, _ rules.Offer) *deed {
	t.first = t.rnd.IntN(len(t.players))
	return &deed{rules.Answers{"starter": {strconv.Itoa(t.first)}}, func() { t.doing = "count" }}
}
