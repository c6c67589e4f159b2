package oldmuseum_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// books plays a table truthfully: the players decide by what lies there, the referee is
// told what he asks, and after every step his books must agree with the table.
type books struct {
	testing.TB
	*table
	pos  rules.Position
	full bool
	log  []string
	told []rules.Event // since the table last said something
}

// demolished ends a game in the middle of a turn.
type demolished struct{}

func TestTheBooksAgreeWithATable(t *testing.T) {
	games := rulestest.Times(80, 30)
	for seed := range games {
		b := newBooks(t, uint64(seed))
		b.play()
	}
}

var houseRules = []string{"lock-step5", "ftf-immediate", "tunnel-then-move", "hall-drop-bottom", "gun-shuffle", "break-walls", "hall-is-safe"}

func newBooks(t testing.TB, seed uint64) *books {
	rnd := rand.New(rand.NewPCG(seed, 11))
	seats := 2 + int(seed)%3
	b := &books{TB: t, table: deal(rnd, seats), full: seed%2 == 0}
	b.dark, b.timed, b.house = seed/2%2 == 1, seed/4%2 == 1, map[string]bool{}
	answers := rules.Answers{"level": {"turns"}, "light": {"light"}, "end": {"race"}}
	if b.full {
		answers["level"] = []string{"full"}
	}
	if b.dark {
		answers["light"] = []string{"dark"}
	}
	if b.timed {
		answers["end"], b.left = []string{"timed"}, 45*60
	}
	answers["turn-timer"] = words("off", "60")[seed/8%2 : seed/8%2+1]
	for _, rule := range houseRules {
		b.house[rule] = rnd.IntN(3) == 0
		answers[rule] = []string{strconv.FormatBool(b.house[rule])}
	}
	options, err := oldmuseum.Game.Options(answers)
	if err != nil {
		t.Fatal(err)
	}
	b.log = append(b.log, fmt.Sprintf("seed %d %s", seed, options))
	if b.pos, _, err = oldmuseum.Game.Start(rules.Setup{Seats: seats, First: rules.Seat(rnd.IntN(seats)), Options: options}); err != nil {
		t.Fatal(err)
	}
	return b
}

func (b *books) fail(format string, args ...any) {
	b.Helper()
	b.Fatalf("%s\n%s", strings.Join(b.log, "\n"), fmt.Sprintf(format, args...))
}

func (b *books) state() *oldmuseum.State { return rulestest.State[oldmuseum.State](b, b.pos) }

// find looks for an offer; a Pistol's names its victim.
func (b *books) find(seat int, kind rules.Kind, answers rules.Answers) *rules.Offer {
	for _, o := range b.pos.Offers() {
		if int(o.Seat) == seat && o.Kind == kind && o.Refused == nil &&
			(kind != "pistol" || slices.Equal(o.Value("seat"), answers["seat"])) {
			return &o
		}
	}
	return nil
}

func (b *books) offered(seat int, kind rules.Kind) bool { return b.find(seat, kind, nil) != nil }

// do tells the referee something that he must be ready to hear; his own steps follow.
func (b *books) do(seat int, kind rules.Kind, answers rules.Answers) {
	b.Helper()
	b.log = append(b.log, fmt.Sprint(seat, " ", kind, " ", answers))
	o := b.find(seat, kind, answers)
	if o == nil {
		b.fail("not offered; the table is at %+v", b.pos.Now())
	}
	asked := rules.Answers{}
	for _, f := range o.Fields {
		if given, ok := answers[f.Name]; ok {
			asked[f.Name] = given
		}
	}
	m, err := o.Move(asked)
	if err != nil {
		b.fail("%v", err)
	}
	b.told = nil
	b.take(m)
	for b.offered(int(rules.Table), "referee") {
		m, _ := b.find(int(rules.Table), "referee", nil).Move(nil)
		b.take(m)
	}
}

func (b *books) take(m rules.Move) {
	b.Helper()
	next, told, err := b.pos.Play(m)
	if err != nil {
		b.fail("%d %s %s: %v", m.Seat, m.Kind, m.Data, err)
	}
	b.pos, b.told = next, append(b.told, told...)
	if err := next.Sound(); err != nil {
		b.fail("%v", err)
	}
}

func words(list ...string) []string { return list }

// spelt returns cards as the referee is told: by their backs where hands are not told.
func (b *books) spelt(cards []string) []string {
	list := make([]string, len(cards))
	for i, card := range cards {
		list[i] = b.back(card)
	}
	return list
}

func (b *books) back(card string) string {
	switch {
	case b.full:
		return card
	case isArtifact(card):
		return "artifact"
	}
	return "utility"
}

// tick lets some time pass; at zero everything stops.
func (b *books) tick() {
	if !b.timed || b.rnd.IntN(3) > 0 {
		return
	}
	b.left = max(0, b.left-b.rnd.IntN(90))
	b.do(int(rules.Table), "time", rules.Answers{"left": words(strconv.Itoa(b.left))})
	if b.left == 0 {
		panic(demolished{})
	}
}

// agree compares the books with the table.
func (b *books) agree() {
	b.Helper()
	s := b.state()
	if s.Deck != len(b.deck) || s.Gone != b.gone || s.Away != 0 {
		b.fail("deck %d gone %d away %d; on the table %d and %d", s.Deck, s.Gone, s.Away, len(b.deck), b.gone)
	}
	for i := range b.pawns {
		b.agreePawn(&b.pawns[i], &s.Players[i])
		b.agreeHand(i)
	}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		at := r.At.String()
		if r.Card != (b.lies[at] != "") || r.Trap != b.traps[at] {
			b.fail("%s: %+v; on the table %q, trap %t", at, *r, b.lies[at], b.traps[at])
		}
	}
	if s.Hall.Trap != b.traps[hall] {
		b.fail("the Hall's trap: %t", s.Hall.Trap)
	}
}

// agreePawn compares what everybody sees of a player, and which rooms may lack its card.
func (b *books) agreePawn(p *pawn, said *oldmuseum.Player) {
	b.Helper()
	if said.Out != p.out || !p.out && (said.At.String() != p.at || said.Moved != p.moved) || said.Miss != p.miss ||
		said.Exit.Chosen != p.carried || !slices.Equal(spelled(said.Trail), p.trail) {
		b.fail("%+v; on the table %+v", *said, *p)
	}
}

// agreeHand compares a hand as its own seat sees it.
func (b *books) agreeHand(seat int) {
	b.Helper()
	s, _ := rules.StateOf[oldmuseum.State](b.pos.View(rules.Seat(seat)))
	var said []string
	for _, card := range s.Players[seat].Hand {
		said = append(said, b.back(card.String()))
	}
	held := b.spelt(b.pawns[seat].hand)
	slices.Sort(said)
	slices.Sort(held)
	if !slices.Equal(said, held) {
		b.fail("hand of seat %d: %v; on the table %v", seat, said, held)
	}
}

// agreeBetweenTurns adds what holds between turns.
func (b *books) agreeBetweenTurns() {
	b.Helper()
	b.agree()
	inside, want := 0, 54-b.gone
	for i := range b.pawns {
		p := &b.pawns[i]
		if p.out {
			continue
		}
		inside++
		hand := 6
		if !p.moved || p.trapped && !b.house["ftf-immediate"] {
			hand = 5
		}
		if len(p.hand) != hand || p.artifacts() > b.limit+1 {
			b.fail("seat %d holds %v", i, p.hand)
		}
		if p.moved && p.at == hall {
			want--
		}
	}
	if want += len(b.lacking) - 5*inside; len(b.deck) != want {
		b.fail("%d cards in the deck, want %d", len(b.deck), want)
	}
	for _, c := range everyCell() {
		if at := c.place(); at != hall && (b.lies[at] != "") == (b.taken(at) || b.lacking[at]) {
			b.fail("%s: occupied %t, card %q", at, b.taken(at), b.lies[at])
		}
	}
}
