package cgexpo_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// What is said to be thrown after a card is asked next once the card is played, by the thief of whom it is said: with what is asked of
// podcasters on their way answered by where they are said to end, or with nothing answered.
func TestWhatIsThrownAfterACard(t *testing.T) {
	boards := 400
	if testing.Short() {
		boards = 120
	}
	rnd := rand.New(rand.NewPCG(11, 12))
	seen, answered := map[rules.Kind]int{}, 0
	for range boards {
		l, s := begunOn(t, rnd)
		spread(rnd, newNaive(l), s)
		legs, ends := anyLegs(rnd, s)
		carl := rnd.IntN(3) == 0
		pos := waiting(t, s, "event")
		s = rulestest.State[cgexpo.State](t, pos)
		by, throw := s.Ahead(readOf(legs, carl), ends)
		seen[throw]++
		after, n := playedOn(t, pos, cgexpo.Spell(legs), carl, ends)
		answered += n
		asked := thrown(after)
		foes := rulestest.State[cgexpo.State](t, after).Foes()
		if asked == "battle" && len(foes) != 1 {
			asked = ""
		}
		if throw != asked {
			t.Fatalf("after %s to %v, Carl %t: %q is said to be thrown, asked is %q", cgexpo.Spell(legs), ends, carl, throw, asked)
		}
		if turn := rulestest.State[cgexpo.State](t, after).Turn; throw != "" && by != turn {
			t.Fatalf("after %s thief %d is said to throw, %d does", cgexpo.Spell(legs), by, turn)
		}
	}
	for _, throw := range []rules.Kind{"roll", "battle", "sweep", ""} {
		if seen[throw] == 0 {
			t.Errorf("%q was never thrown next: %v", throw, seen)
		}
	}
	if answered == 0 {
		t.Error("no end answered anything")
	}
}

// readOf returns a card as it is read.
func readOf(legs []cgexpo.Leg, carl bool) cgexpo.Read {
	return cgexpo.Read{Legs: cgexpo.Spell(legs), ScottSteps: 1, SoCalSteps: 1, UKSteps: 1, Carl: carl}
}

// anyLegs leads each podcaster who can go anywhere, and says for half of those who go towards a thief where they end.
func anyLegs(rnd *rand.Rand, s *cgexpo.State) (legs []cgexpo.Leg, ends cgexpo.Ends) {
	for p := cgexpo.Scott; p <= cgexpo.UK; p++ {
		rays := s.Rays(p)
		if len(rays) == 0 {
			continue
		}
		r := rays[rnd.IntN(len(rays))]
		n := 1 + rnd.IntN(len(r.Squares))
		legs = append(legs, cgexpo.Leg{Who: p, PodMove: cgexpo.PodMove{Way: r.Way, Steps: int8(n)}})
		if r.Way == cgexpo.Toward && rnd.IntN(2) == 0 {
			ends[p-cgexpo.Scott] = r.Squares[n-1]
		}
	}
	return legs, ends
}

// playedOn plays a card and what the referee does then, has podcasters end where it is said, and counts how often that was asked.
func playedOn(t *testing.T, pos rules.Position, legs string, carl bool, ends cgexpo.Ends) (after rules.Position, answered int) {
	t.Helper()
	pos = offered(t, pos, "read", rules.Answers{"legs": {legs}, "carl": {strconv.FormatBool(carl)}, "card": {"0"}})
	for {
		for next := pos; next != nil; next = offered(t, pos, "referee", nil) {
			pos = next
		}
		next := ended(t, pos, ends)
		if next == nil {
			return pos, answered
		}
		pos = next
		answered++
	}
}

// ended answers whom a podcaster goes after and where he stops by where he is said to end; nil where that answers nothing.
func ended(t *testing.T, pos rules.Position, ends cgexpo.Ends) rules.Position {
	t.Helper()
	_, p := rulestest.State[cgexpo.State](t, pos).Next()
	if p < cgexpo.Scott || p > cgexpo.UK || ends[p-cgexpo.Scott] == 0 {
		return nil
	}
	to := ends[p-cgexpo.Scott].String()
	for _, o := range pos.Offers() {
		switch {
		case o.Kind == "stop" && slices.ContainsFunc(o.Fields[0].Options, func(x rules.Option) bool { return x.Value == to }):
			return taken(t, pos, o, rules.Answers{"to": {to}})
		case o.Kind == "chase":
			if next := taken(t, pos, o, nil); slices.Contains(endsIn(t, next, p), to) {
				return next
			}
		}
	}
	return nil
}

// thrown returns what is thrown next: "sweep" also where Carl is put beside the thief before; "" where something else is asked.
func thrown(pos rules.Position) rules.Kind {
	for _, o := range pos.Offers() {
		switch {
		case o.Refused != nil:
		case o.Kind == "janitor":
			return "sweep"
		case o.Kind == "roll" || o.Kind == "battle" || o.Kind == "sweep":
			return o.Kind
		case o.Kind == "stop" || o.Kind == "chase":
			return ""
		}
	}
	return ""
}

// What is said to be decided after a card with Carl and the hits against him is asked then, and nothing else of what he held.
func TestWhatIsDecidedAfterCarl(t *testing.T) {
	boards := 1500
	if testing.Short() {
		boards = 300
	}
	rnd := rand.New(rand.NewPCG(13, 14))
	own, lies, none := 0, 0, 0
	for range boards {
		l, s := begunOn(t, rnd)
		spread(rnd, newNaive(l), s)
		laden(rnd, s)
		legs, ends := anyLegs(rnd, s)
		pos := waiting(t, s, "event")
		s = rulestest.State[cgexpo.State](t, pos)
		pos, _ = playedOn(t, pos, cgexpo.Spell(legs), true, ends)
		to := rulestest.State[cgexpo.State](t, pos).SquareOf(cgexpo.Carl)
		if asked := offered(t, pos, "janitor", nil); asked != nil {
			pos, to = asked, rulestest.State[cgexpo.State](t, asked).SquareOf(cgexpo.Carl)
		}
		hits := rnd.IntN(5)
		told := s.Swept(readOf(legs, true), ends, to, hits)
		pos = offered(t, pos, "sweep", rules.Answers{"hits": {strconv.Itoa(hits)}})
		if pos == nil {
			if told.Piece != 0 {
				t.Fatalf("nobody sweeps, but %+v is decided", told)
			}
			continue
		}
		want := cgexpo.Dropped{}
		held := rulestest.State[cgexpo.State](t, pos).Dustpan()
		if given := offered(t, pos, "give-back", nil); given != nil {
			want = cgexpo.Dropped{Piece: held, Own: true}
			pos = given
			want.Lies.Add(s.Thieves[s.Turn].Square)
			own++
		}
		switch put := options(pos, "put"); {
		case len(put) > 0:
			_, want.Piece = rulestest.State[cgexpo.State](t, pos).Next()
			for _, q := range put {
				want.Lies.Add(q)
			}
			lies++
		case want.Own:
			want.Lies.Add(rulestest.State[cgexpo.State](t, pos).SquareOf(held))
		default:
			none++
		}
		if told != want {
			t.Fatalf("after %s and %d hits %+v is said to be decided, want %+v", cgexpo.Spell(legs), hits, told, want)
		}
	}
	if own == 0 || lies == 0 || none == 0 {
		t.Errorf("%d times an own item was dropped, %d times a square was asked for, %d times nothing", own, lies, none)
	}
}

// laden gives each thief some of his items, and one thing to Carl.
func laden(rnd *rand.Rand, s *cgexpo.State) {
	for i := range s.Thieves {
		for kind := range s.Thieves[i].Items {
			if rnd.IntN(2) == 0 {
				s.Thieves[i].Items[kind] = cgexpo.Loot{At: cgexpo.InPack}
			}
		}
	}
	items := &s.Thieves[rnd.IntN(len(s.Thieves))].Items
	items[rnd.IntN(len(items))] = cgexpo.Loot{At: cgexpo.InPan}
}

// options returns the squares with which an offer of a kind may be answered.
func options(pos rules.Position, kind rules.Kind) (list []cgexpo.Square) {
	for _, o := range pos.Offers() {
		if o.Kind != kind {
			continue
		}
		for _, option := range o.Fields[0].Options {
			q, _ := cgexpo.ParseSquare(option.Value)
			list = append(list, q)
		}
	}
	return list
}
