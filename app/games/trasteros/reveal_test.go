package trasteros

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/boardtest"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/trasteros"
)

// opened presents bids of three, just revealed, with motion or without.
func opened(t *testing.T, motion bool, bids ...rules.Answers) *Board {
	t.Helper()
	worn := look.NewLook()
	worn.Motion = motion
	boardtest.Wear(t, worn)
	p, told := afterBids(t, bids...)
	scene := sceneOf(p, told)
	scene.Moving = true
	b := New(&boardtest.Host{})
	boardtest.Show(t, b, fyne.NewSize(366, 420))
	b.Present(scene)
	return b
}

var (
	silver = rules.Answers{"silver": {"1"}}
	more   = rules.Answers{"silver": {"1"}, "bronze": {"1"}}
	gold   = rules.Answers{"gold": {"1"}}
)

// Hands open in the order of the seats, whatever they are worth; the last one waits until somebody taps anywhere.
func TestTheLastHandWaits(t *testing.T) {
	b := opened(t, true, silver, gold, nil)
	var order []rules.Seat
	for _, hand := range b.reveal.hands {
		order = append(order, hand.seat)
	}
	if want := []rules.Seat{0, 1, 2}; !slices.Equal(order, want) {
		t.Fatalf("hands open in the order %v, want %v", order, want)
	}
	if !b.reveal.waits() || b.reveal.open != 2 {
		t.Fatalf("%d hands are open and the last waits %t, want 2 and that it does", b.reveal.open, b.reveal.waits())
	}
	b.Tapped(&fyne.PointEvent{})
	if b.reveal.on() {
		t.Errorf("after a tap %d hands are open", b.reveal.open)
	}
}

// Two level hands are told as level: none of them leads.
func TestLevelHandsAreToldAsLevel(t *testing.T) {
	const leads, level = "board.trasteros.leads", "board.trasteros.level"
	r := opened(t, true, silver, silver, gold).reveal
	for open, want := range [][3]string{{}, {leads}, {level, level}, {"", "", leads}} {
		r.open = open
		for i := range r.hands {
			if got := r.standing(i); got != want[i] {
				t.Errorf("with %d hands open hand %d is told as %q, want %q", open, i, got, want[i])
			}
		}
	}
}

// The crown goes to who leads among the hands that are open, to both where two are level, and to no empty one.
func TestTheCrownGoesToWhoLeads(t *testing.T) {
	for _, c := range []struct {
		bids []rules.Answers
		want [][]int // who leads, by how many hands are open
	}{
		{[]rules.Answers{silver, gold, nil}, [][]int{nil, {0}, {1}, {1}}},
		{[]rules.Answers{silver, silver, gold}, [][]int{nil, {0}, {0, 1}, {2}}},
		{[]rules.Answers{nil, nil, silver}, [][]int{nil, nil, nil, {2}}},
	} {
		r := opened(t, true, c.bids...).reveal
		for open, want := range c.want {
			r.open = open
			var got []int
			for i := range r.hands {
				if r.leads(i) {
					got = append(got, i)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%v: with %d hands open %v lead, want %v", c.bids, open, got, want)
			}
		}
	}
}

// All hands are open at once without motion, and when they are skipped.
func TestAllHandsOpenAtOnce(t *testing.T) {
	if b := opened(t, false, silver, gold, nil); b.reveal.on() {
		t.Error("without motion a hand waits")
	}
	b := opened(t, true, silver, gold, nil)
	b.Skip()
	if b.reveal.on() || b.look.bids[0].seat != 1 {
		t.Errorf("skipped, the board shows %v", b.look.bids)
	}
}

// wonBy1 has the second seat win the first room, where cards are named.
func wonBy1(t *testing.T, p rules.Position) (rules.Position, []rules.Event) {
	t.Helper()
	p, _ = play(t, p, offer(t, p, "call", -2), nil)
	p, _ = play(t, p, offer(t, p, "first", -2), rules.Answers{"card": {"junk"}})
	var told []rules.Event
	for seat, bid := range []rules.Answers{silver, more, nil} {
		p, told = play(t, p, offer(t, p, "bid", rules.Seat(seat)), bid)
	}
	return p, told
}

// Hands are opened once: not again when the winner has looked at the cards.
func TestHandsAreOpenedOnce(t *testing.T) {
	worn := look.NewLook()
	worn.Motion = true
	boardtest.Wear(t, worn)
	p, told := wonBy1(t, beginAt(t, string(trasteros.Full)))
	b := New(&boardtest.Host{})
	boardtest.Show(t, b, fyne.NewSize(366, 420))
	present := func() {
		scene := sceneOf(p, told)
		scene.Moving = true
		b.Present(scene)
	}
	present()
	if !b.reveal.on() {
		t.Fatal("no hand opens after the last bid")
	}
	b.Skip()
	p, told = play(t, p, offer(t, p, "find", 1), nil)
	if present(); b.reveal.on() || b.look.act != revealed {
		t.Errorf("once the winner has looked, hands open again: %t", b.reveal.on())
	}
}
