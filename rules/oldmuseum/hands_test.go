package oldmuseum_test

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/oldmuseum"
)

// leftBehind takes what lies in a room off what somebody leaves with (OM-Q29). Where hands are
// not told, an artifact in hand counts as chosen.
func (b *books) leftBehind(p *pawn) {
	if b.full {
		p.carried = p.chosen()
	} else {
		p.carried = min(p.carried, p.artifacts())
	}
}

// left remembers a room that was left.
func (p *pawn) left(at string) {
	p.forget(at)
	if p.trail = append(p.trail, at); len(p.trail) > 4 {
		p.trail = p.trail[1:]
	}
}

func (p *pawn) forget(at string) {
	p.trail = slices.DeleteFunc(p.trail, func(left string) bool { return left == at })
}

// pickedUp has everybody see whether there is a card in a room.
func (b *books) pickedUp(at string) {
	for i := range b.pawns {
		b.pawns[i].forget(at)
	}
}

func spelled(places oldmuseum.Trail) []string {
	list := make([]string, len(places))
	for i, at := range places {
		list[i] = at.String()
	}
	return list
}

// putBackSurplus counts a seventh card (OM-Q32): it goes under the deck, the referee
// names the rooms that may lack theirs, and the table finds the one that does.
func (b *books) putBackSurplus(seat int, from string) {
	b.Helper()
	p := &b.pawns[seat]
	b.do(seat, "audit", rules.Answers{"count": words(strconv.Itoa(len(p.hand)))})
	b.deck = append(b.deck, p.lose(b.some(p.hand, 1, true)[0]))
	b.known = false
	rooms := make([]rules.Thing, len(p.trail))
	for i, at := range p.trail {
		rooms[i] = rules.Thing("room:" + at)
	}
	want := rules.All(rooms...)
	if !slices.ContainsFunc(b.told, func(e rules.Event) bool { return e.Key == "room-lacks" && slices.Equal(e.About, []rules.Thing{want}) }) {
		b.fail("the rooms %v may lack a card, not %v", want, b.told)
	}
	p.trail = nil
	b.tellHand(seat)
	b.lacking[from] = true
	b.pickedUp(from)
	b.correct(rules.Thing("room:"+from), rules.Answers{"facedown": words("false")})
}

// drawMissing counts a hand that is short of a card after a room without one.
func (b *books) drawMissing(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	b.do(seat, "audit", rules.Answers{"count": words(strconv.Itoa(len(p.hand)))})
	p.trail, b.known = nil, false
	b.draw(p, 1)
	b.tellHand(seat)
	b.countRight()
}

// countRight counts a hand that is right: nothing changes, but no room is in doubt any more.
func (b *books) countRight() {
	b.Helper()
	for seat := range b.pawns {
		if p := &b.pawns[seat]; b.rnd.IntN(4) == 0 && b.offered(seat, "audit") {
			b.do(seat, "audit", rules.Answers{"count": words(strconv.Itoa(len(p.hand)))})
			p.trail = nil
		}
	}
}

// tellHand tells a hand anew of which nobody knows the utilities any more.
func (b *books) tellHand(seat int) {
	b.Helper()
	if b.full {
		utilities := slices.DeleteFunc(slices.Clone(b.pawns[seat].hand), isArtifact)
		b.do(seat, "tell", rules.Answers{"cards": utilities})
	}
}

func (b *books) correct(on rules.Thing, answers rules.Answers) {
	b.Helper()
	for _, sheet := range b.pos.Corrections() {
		if sheet.On[0] != on {
			continue
		}
		m, err := sheet.Move(answers)
		if err != nil {
			b.fail("%s: %v", on, err)
		}
		b.take(m)
		return
	}
	b.fail("no sheet corrects %s", on)
}

// findWrongly tells a lock or a trap for a utility now and then: it cannot be named as what it is
// (OM-Q31), so the find is taken back.
func (b *books) findWrongly(e *entry) {
	b.Helper()
	if !b.full || e.card != "trap" && e.card != "locked" || b.rnd.IntN(3) > 0 || !b.offered(e.seat, "find") {
		return
	}
	before, log := b.pos, b.log
	b.do(e.seat, "find", rules.Answers{"card": words("utility")})
	if b.offered(e.seat, "name") {
		b.agreeNames(e.seat, "utility")
		m := rules.Move{Seat: rules.Seat(e.seat), Kind: "name", Data: []byte(`{"card":"` + e.card + `"}`)}
		if _, _, err := b.pos.Play(m); err == nil {
			b.fail("a utility was found, and a %s named", e.card)
		}
	}
	b.pos, b.log = before, log
}

// agreeNames compares what a card found may be called with what was said of it: a lock and a trap
// stop everybody, and an artifact has another back.
func (b *books) agreeNames(seat int, card string) {
	b.Helper()
	want := words("any", "key", "store", "easy", "pistol", "access", "tunnel")
	if isArtifact(card) {
		want = words("any")
		for i := range 12 {
			if name := "a" + strconv.Itoa(i+1); name == card || !b.pawns[seat].holds(name) {
				want = append(want, name)
			}
		}
	}
	var offered []string
	for _, o := range b.find(seat, "name", nil).Fields[0].Options {
		offered = append(offered, o.Value)
	}
	if slices.Sort(want); !slices.Equal(slices.Sorted(slices.Values(offered)), want) {
		b.fail("a card may be named %v, not %v", offered, want)
	}
}
