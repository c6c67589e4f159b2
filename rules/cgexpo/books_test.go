package cgexpo_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// books are kept beside the referee, by names alone: what each thief owns, has killed and
// opened, his lives, where the CDs are, the deck and whose turn it is.
type books struct {
	testing.TB
	difficult bool
	lives     []int
	notes     []map[string]bool // "killed scott", "opened casino"
	place     map[string]string // of items and CDs: lies, pan, out, or whose backpack
	deck      int
	turn      int
	saw       bool // Frantic Mode, in this turn
	winner    int
}

const lies, inPan, isOut = "lies", "pan", "out"

func newBooks(t testing.TB, seats int, difficult bool) *books {
	b := &books{TB: t, difficult: difficult, place: map[string]string{"cds": lies}, deck: 50, winner: -1}
	for seat := range seats {
		b.lives = append(b.lives, 5)
		b.notes = append(b.notes, map[string]bool{})
		for _, item := range []string{"zapper", "key", "pass", "studson"} {
			b.place[fmt.Sprint(item, ".", seat)] = lies
		}
	}
	return b
}

func pack(seat int) string { return fmt.Sprint("pack ", seat) }

func (b *books) holds(seat int, item string) bool {
	return b.place[fmt.Sprint(item, ".", seat)] == pack(seat)
}

func (b *books) gone(seat int) bool { return b.difficult && b.lives[seat] == 0 }

// answer holds what the moves say, of all kinds together.
type answer struct {
	Podcaster, To, Zone string
	Hits, Pips          int
	CDs                 bool
	Also                []string
}

// enter writes a move into the books.
func (b *books) enter(m rules.Move, before, after *cgexpo.State, events []rules.Event) {
	var a answer
	if err := json.Unmarshal(m.Data, &a); err != nil {
		b.Fatal(err)
	}
	seat := int(m.Seat)
	switch m.Kind {
	case "battle":
		b.battle(seat, a)
	case "sweep":
		b.sweep(seat, a.Hits)
	case "keep":
		b.place[b.pan()] = pack(seat)
	case "give-back":
		b.place[b.pan()] = lies
	case "white":
		if far := between(before, seat); far >= 0 && far <= a.Pips {
			b.caught(seat)
		}
	case "caught":
		b.caught(seat)
	case "event", "read", "quick":
		b.draw()
	case "move", "route", "walk":
		b.moves(seat, m.Kind, a, before, after, events)
	}
}

// between returns how far Intellivision-The-Great is from a thief, or -1.
func between(s *cgexpo.State, seat int) int {
	from, to := s.ITG.Square, s.Thieves[seat].Square
	if from == 0 || to == 0 {
		return -1
	}
	x, y := from.X()-to.X(), from.Y()-to.Y()
	return max(x, -x, y, -y)
}

func (b *books) battle(seat int, a answer) {
	armed := b.holds(seat, "zapper")
	switch {
	case armed && a.Hits >= 2:
		b.notes[seat]["killed "+a.Podcaster] = true
	case armed || a.Hits < 4:
		b.caught(seat)
	}
}

// caught costs the zapper, the CDs and perhaps a life.
func (b *books) caught(seat int) {
	if b.place["cds"] == pack(seat) {
		b.place["cds"] = lies
	}
	if zapper := fmt.Sprint("zapper.", seat); b.place[zapper] == pack(seat) {
		b.place[zapper] = lies
	}
	if b.difficult {
		b.lives[seat]--
	}
	if !b.gone(seat) {
		return
	}
	for thing, at := range b.place {
		if strings.HasSuffix(thing, fmt.Sprint(".", seat)) && at != inPan {
			b.place[thing] = isOut
		}
	}
}

// pan returns what lies in the dustpan.
func (b *books) pan() string {
	for thing, at := range b.place {
		if at == inPan {
			return thing
		}
	}
	return ""
}

// release lets what lay in the dustpan go to its start, or out with its thief.
func (b *books) release(thing string) {
	if thing == "" {
		return
	}
	b.place[thing] = lies
	for seat := range b.lives {
		if strings.HasSuffix(thing, fmt.Sprint(".", seat)) && b.gone(seat) {
			b.place[thing] = isOut
		}
	}
}

func (b *books) sweep(seat, hits int) {
	old := b.pan()
	switch {
	case b.holds(seat, "zapper") && hits >= 2:
		if !strings.HasSuffix(old, fmt.Sprint(".", seat)) {
			b.release(old)
		}
		return
	case !b.holds(seat, "zapper") && hits == 4:
		return
	}
	for _, thing := range []string{"cds", "zapper.", "key.", "pass.", "studson."} {
		if thing != "cds" {
			thing += fmt.Sprint(seat)
		}
		if b.place[thing] == pack(seat) {
			b.release(old)
			b.place[thing] = inPan
			return
		}
	}
}

func (b *books) draw() {
	if b.saw {
		b.Fatal("a card is drawn in a turn that saw Frantic Mode")
	}
	b.deck = (b.deck + 49) % 50
}

// moves believes the referee which items and doors lay on the way, but not that they could
// be had.
func (b *books) moves(seat int, kind rules.Kind, a answer, before, after *cgexpo.State, events []rules.Event) {
	flees := b.place["cds"] == pack(seat)
	for _, e := range events {
		switch e.Key {
		case "takes":
			thing := fmt.Sprint(strings.TrimPrefix(string(e.About[0]), "item:"), ".", seat)
			if b.place[thing] != lies {
				b.Fatalf("%s is taken from where it is not: %s", thing, b.place[thing])
			}
			b.place[thing] = pack(seat)
		case "opens":
			zone := strings.TrimPrefix(string(e.About[0]), "zone:")
			if need := map[string]string{"vip": "pass", "casino": "key", "museum": "key"}[zone]; !b.holds(seat, need) {
				b.Fatalf("the door %s opens without the %s", zone, need)
			}
			b.notes[seat]["opened "+zone] = true
		}
	}
	at := before.SquareOf(cgexpo.CDs)
	on := kind != "walk" && at != 0 && a.To == at.String() || a.CDs || slices.Contains(a.Also, "cds")
	switch {
	case on && b.place["cds"] == lies:
		if !b.holds(seat, "studson") {
			b.Fatal("the CDs are taken without Studson")
		}
		b.place["cds"] = pack(seat)
	case flees && after.ZoneOf(rules.Seat(seat)) == cgexpo.Exit:
		b.winner = seat
	}
}

// next follows the turn: it is begun again by who takes the CDs, else by the next thief.
func (b *books) next(before, after *cgexpo.State) {
	if after.Turns != before.Turns && before.CDs.At == after.CDs.At || after.Turns != before.Turns && after.CDs.At != cgexpo.InPack {
		for n := 1; ; n++ {
			if seat := (b.turn + n) % len(b.lives); !b.gone(seat) {
				b.turn = seat
				break
			}
		}
		b.saw = false
	}
	b.saw = b.saw || strings.HasPrefix(b.place["cds"], "pack")
}

// balance compares the books with the table.
func (b *books) balance(m rules.Move, s *cgexpo.State) {
	over := b.winner >= 0 || b.difficult && !slices.ContainsFunc(b.lives, func(n int) bool { return n > 0 })
	for seat := range s.Thieves {
		t := &s.Thieves[seat]
		if notes := notesOf(t); !maps.Equal(notes, b.notes[seat]) || t.Lives != b.lives[seat] {
			b.Fatalf("%s %s: seat %d has %v and %d lives, the books say %v and %d", m.Kind, m.Data, seat, notes, t.Lives, b.notes[seat], b.lives[seat])
		}
	}
	if place := placesIn(s); !maps.Equal(place, b.place) {
		b.Fatalf("%s %s: things are %v, the books say %v", m.Kind, m.Data, place, b.place)
	}
	if s.Ended != over || int(s.Winner) != b.winner || s.Deck != b.deck || !over && int(s.Turn) != b.turn {
		b.Fatalf("%s %s: ended %v by %d, deck %d, turn of %d; the books say %v by %d, %d, %d",
			m.Kind, m.Data, s.Ended, s.Winner, s.Deck, s.Turn, over, b.winner, b.deck, b.turn)
	}
}

func notesOf(t *cgexpo.Thief) map[string]bool {
	notes := map[string]bool{}
	for _, p := range t.Killed.Values() {
		notes["killed "+p] = true
	}
	for _, z := range t.Opened.Values() {
		notes["opened "+z] = true
	}
	return notes
}

func placesIn(s *cgexpo.State) map[string]string {
	place := map[string]string{"cds": placeOf(s.CDs.Loot, int(s.CDs.Seat))}
	for seat := range s.Thieves {
		for i, l := range s.Thieves[seat].Items {
			place[fmt.Sprint(cgexpo.Item(i), ".", seat)] = placeOf(l, seat)
		}
	}
	return place
}

func placeOf(l cgexpo.Loot, holder int) string {
	switch l.At {
	case cgexpo.InPack:
		return pack(holder)
	case cgexpo.InPan:
		return inPan
	case cgexpo.Gone:
		return isOut
	}
	return lies
}

func TestTheBooksBalanceAfterEveryMove(t *testing.T) {
	games := rulestest.Times(200, 30)
	for game := range games {
		rnd := rand.New(rand.NewPCG(uint64(game), 77))
		setup := someSetup(game, rnd)
		pos := rulestest.Start(t, cgexpo.Game, setup)
		b := newBooks(t, setup.Seats, setup.Options != nil)
		b.turn = int(setup.First)
		player := random(rnd)
		for n := 0; !pos.Over() && n < 1500; n++ {
			before := rulestest.State[cgexpo.State](t, pos)
			next, m, events := randomMove(t, pos, player)
			after := rulestest.State[cgexpo.State](t, next)
			b.enter(m, before, after, events)
			b.next(before, after)
			b.balance(m, after)
			pos = next
		}
	}
}
