package oldmuseum_test

import (
	"slices"
	"strconv"

	"docent/rules"
)

// entry is a move on its way into a room.
type entry struct {
	seat      int
	to        string
	card      string
	tunnel    bool
	breaking  bool
	key, tape bool // what it costs
	first     bool // out of the Hall
}

// move plays steps 2 to 4 and reports whether the turn is over, and whether step 5 still comes: by house rule it
// follows a lock.
func (b *books) move(seat int, axis string) (ended, stepFive bool) {
	b.Helper()
	p := &b.pawns[seat]
	ways := b.ways(p, axis)
	if len(ways) == 0 {
		b.do(seat, "stay", nil)
		return false, true
	}
	e := &entry{seat: seat, to: ways[b.rnd.IntN(len(ways))], tunnel: axis != ""}
	if (p.chosen() == b.limit || b.timed && p.chosen() > 0) && slices.Contains(ways, hall) {
		e.to = hall
	}
	e.breaking = !e.tunnel && p.right == e.to
	e.tape = !e.tunnel && !e.breaking && b.seen(p.at, e.to) == "tape"
	b.choose(e)
	if ok, stepFive := b.unlock(e); !ok {
		return true, stepFive
	}
	if !b.doorway(e) {
		return true, false
	}
	ended = b.enter(e)
	return ended, !ended
}

// ways lists where the player may try to go.
func (b *books) ways(p *pawn, axis string) []string {
	if axis != "" {
		return b.inLine(p.at, axis)
	}
	return slices.DeleteFunc(b.beside(p.at), func(to string) bool {
		switch b.seen(p.at, to) {
		case "wall":
			return b.taken(to) || p.right != to || !b.house["break-walls"]
		case "tape":
			return b.taken(to) || p.right != to && !p.holds("access")
		}
		return b.taken(to)
	})
}

// choose picks up the card of the room.
func (b *books) choose(e *entry) {
	b.Helper()
	b.tick()
	b.do(e.seat, "go", rules.Answers{"to": words(e.to)})
	if b.tellWay(e.seat, e.to) {
		switch {
		case e.tape && b.rnd.IntN(4) == 0: // thought over, and gone there after all
			b.do(e.seat, "elsewhere", nil)
			b.do(e.seat, "go", rules.Answers{"to": words(e.to)})
		case e.tape:
			b.do(e.seat, "access", nil)
		}
	}
	if e.card = b.lies[e.to]; e.to == hall {
		e.card = b.deck[0]
	}
	b.pickedUp(e.to)
	b.tick()
	b.findWrongly(e)
	if b.offered(e.seat, "find") {
		b.do(e.seat, "find", rules.Answers{"card": words(b.found(e.card))})
	}
}

// found returns what everybody is told of a card picked up.
func (b *books) found(card string) string {
	switch {
	case card == "trap" || card == "locked" || card == "store" && b.rnd.IntN(2) == 0:
		return card
	case isArtifact(card):
		return "artifact"
	}
	return "utility"
}

// pays decides on a card that may be paid: who has it may keep it, who has not must put
// everything back where the referee does not know it.
func (b *books) pays(seat int, can bool, kind rules.Kind) bool {
	b.Helper()
	switch {
	case can && b.rnd.IntN(5) > 0:
		b.do(seat, kind, nil)
		return true
	case can || b.offered(seat, "put-back"):
		b.do(seat, "put-back", nil)
	}
	return false
}

// unlock reports whether a lock lets the player in, and whether step 5 follows.
func (b *books) unlock(e *entry) (ok, stepFive bool) {
	b.Helper()
	if e.card != "locked" || e.tunnel || e.breaking {
		return true, false
	}
	p := &b.pawns[e.seat]
	e.key = b.pays(e.seat, p.holds("key") && (!e.tape || p.holds("access")), "key")
	if !e.key && e.to == hall {
		b.known = true
	}
	return e.key, b.house["lock-step5"]
}

// doorway turns a dark room over.
func (b *books) doorway(e *entry) bool {
	b.Helper()
	if !b.dark || e.to == hall || e.tunnel {
		return true
	}
	p := &b.pawns[e.seat]
	_, there := b.door(p.at, e.to)
	if b.offered(e.seat, "flip") {
		b.do(e.seat, "flip", rules.Answers{"side": words(there)})
	}
	switch {
	case there == "wall":
		return e.breaking && b.house["break-walls"]
	case there == "open" || e.breaking || e.tape:
		return true
	}
	e.tape = b.pays(e.seat, p.holds("access") || e.card == "access", "access")
	return e.tape
}

// enter moves the pawn, pays, and does what the room asks; it reports whether the turn is over.
func (b *books) enter(e *entry) (ended bool) {
	b.Helper()
	p := &b.pawns[e.seat]
	from := p.at
	e.first = !p.moved
	p.at, p.moved, p.right = e.to, true, ""
	if e.to == hall {
		b.deck, b.known = b.deck[1:], false
	}
	delete(b.lies, e.to)
	delete(b.lacking, e.to)
	b.drew(e.seat, b.pay(p, e))
	if e.to == hall {
		if b.maybeWin(e.seat); b.frozen {
			return true
		}
	}
	leaves := b.timed && e.to == hall && b.exit(e.seat)
	b.lookAround(e)
	if !e.first {
		b.agreeBut(leaves)
		b.drop(e.seat, from, leaves)
	}
	if e.card == "" && !leaves {
		b.drawMissing(e.seat)
	}
	if leaves {
		b.takeOut(e.seat)
	}
	if leaves || p.trapped {
		return true // the next seat's turn has begun
	}
	b.agree()
	return false
}

// agreeBut compares unless somebody is half way out.
func (b *books) agreeBut(leaves bool) {
	b.Helper()
	if b.tick(); !leaves {
		b.agree()
	}
}

// pay takes the card in hand and pays the entry; a trap is laid open or replaced.
func (b *books) pay(p *pawn, e *entry) (fresh []string) {
	if e.card != "trap" && e.card != "" {
		p.hand = append(p.hand, e.card)
	}
	if e.key {
		fresh = append(fresh, b.use(p, "key")...)
	}
	if e.tape {
		fresh = append(fresh, b.use(p, "access")...)
	}
	if e.card != "trap" {
		return fresh
	}
	p.miss, p.trapped = true, true
	if b.house["ftf-immediate"] {
		b.deck = append(b.deck, "trap")
		return append(fresh, b.draw(p, 1)...)
	}
	b.traps[p.at] = true
	return fresh
}

// exit answers whether the player leaves for good on arrival.
func (b *books) exit(seat int) bool {
	b.Helper()
	p := &b.pawns[seat]
	if b.rnd.IntN(2) == 0 {
		b.do(seat, "skip", nil)
		return false
	}
	p.carried = p.chosen()
	b.exits = append(b.exits, seat)
	b.do(seat, "leave", rules.Answers{"chosen": words(strconv.Itoa(p.carried))})
	return true
}

// lookAround names what was found and uses what the room offers.
func (b *books) lookAround(e *entry) {
	b.Helper()
	if b.offered(e.seat, "name") {
		b.agreeNames(e.seat, e.card)
		b.do(e.seat, "name", rules.Answers{"card": words(e.card)})
	}
	power := b.power[e.to]
	switch now := b.pos.Now(); {
	case power == "" && now.Phase == "special":
		b.do(e.seat, "skip", nil)
	case power == "" || now.Seat == rules.Seat(e.seat) && (now.Phase == "gun" || now.Phase == "look"):
	default:
		b.do(e.seat, "this", rules.Answers{"special": words(power)})
	}
	switch power {
	case "gun":
		b.gun(e.seat)
	case "surveillance":
		b.do(e.seat, []rules.Kind{"look", "skip"}[b.rnd.IntN(2)], nil)
	}
	if b.pos.Now().Phase != "store" {
		return
	}
	if p := &b.pawns[e.seat]; p.holds("store") && b.rnd.IntN(2) == 0 {
		b.store(e.seat)
	} else {
		b.do(e.seat, "skip", nil)
	}
}

// gun swaps a utility for the uppermost Pistol of the deck.
func (b *books) gun(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	at, unwanted := slices.Index(b.deck, "pistol"), b.some(p.hand, 1, true)
	if at < 0 || len(unwanted) == 0 || b.rnd.IntN(3) == 0 {
		b.do(seat, "skip", nil)
		return
	}
	b.deck = append(slices.Delete(b.deck, at, at+1), p.lose(unwanted[0]))
	p.hand = append(p.hand, "pistol")
	b.known = b.known && at > 0
	if b.house["gun-shuffle"] {
		b.shuffle(b.deck)
		b.known = false
	}
	b.do(seat, "gun", rules.Answers{"give": b.spelt(unwanted)})
}

// drop leaves a card behind. Now and then it is told and forgotten.
func (b *books) drop(seat int, from string, leaves bool) {
	b.Helper()
	p := &b.pawns[seat]
	card := b.unwanted(p, from, leaves)
	p.lose(card)
	forgets := from != hall && !isArtifact(card) && !leaves && !p.trapped && len(p.hand) == 6 && b.rnd.IntN(8) == 0
	b.layDown(card, from, forgets)
	if from != hall {
		p.left(from)
	}
	if leaves {
		b.leftBehind(p)
	}
	b.do(seat, "drop", rules.Answers{"card": words(b.back(card))})
	if forgets {
		p.hand = append(p.hand, card)
		b.putBackSurplus(seat, from)
	}
}

// unwanted returns a card that may be left behind, one that is not wanted as long as there is one. Who
// leaves for good has counted, and may be careless.
func (b *books) unwanted(p *pawn, from string, leaves bool) string {
	list := slices.DeleteFunc(b.some(p.hand, len(p.hand), from == hall), func(card string) bool {
		return from != hall && p.artifacts() > b.limit && !isArtifact(card)
	})
	careless := leaves && b.rnd.IntN(2) == 0
	slices.SortStableFunc(list, func(x, y string) int {
		wants := [2]bool{slices.Contains(p.wanted, x), slices.Contains(p.wanted, y)}
		switch {
		case wants[0] == wants[1]:
			return 0
		case wants[0] == careless:
			return -1
		}
		return 1
	})
	return list[0]
}

// layDown lays a card into the room that was left, or on the deck where that was the Hall.
func (b *books) layDown(card, from string, forgets bool) {
	switch {
	case forgets:
	case from != hall:
		b.lies[from] = card
	case b.house["hall-drop-bottom"]:
		b.deck = append(b.deck, card)
	default:
		b.deck, b.known = append(words(card), b.deck...), true
	}
}
