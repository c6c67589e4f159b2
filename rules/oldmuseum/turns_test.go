package oldmuseum_test

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/oldmuseum"
)

// longest is how many turns a model game lasts at most.
const longest = 160

// play plays a whole game.
func (b *books) play() {
	b.Helper()
	defer b.freeze()
	b.openGame()
	seat := int(b.state().First)
	for range longest {
		again := b.oneTurn(seat, true)
		if again && !b.frozen {
			b.oneTurn(seat, false)
		}
		if b.over() {
			b.end()
			return
		}
		seat = b.next(seat)
		b.agreeBetweenTurns()
	}
}

// next returns whose turn comes, past who is out and who misses it; a trap is left at its start.
func (b *books) next(seat int) int {
	b.Helper()
	for {
		seat = (seat + 1) % len(b.pawns)
		p := &b.pawns[seat]
		switch {
		case p.out:
			continue
		case p.miss:
			p.miss = false
			continue
		}
		fell := p.trapped && b.traps[p.at]
		if p.trapped = false; fell {
			delete(b.traps, p.at)
			b.deck = append(b.deck, "trap")
			b.drew(seat, b.draw(p, 1))
		}
		if b.pos.Now().Seat != rules.Seat(seat) {
			b.fail("the turn is at %+v, on the table at seat %d", b.pos.Now(), seat)
		}
		return seat
	}
}

func (b *books) over() bool {
	return b.frozen || !slices.ContainsFunc(b.pawns, func(p pawn) bool { return !p.out })
}

// end requires a game that the referee takes for over too.
func (b *books) end() {
	b.Helper()
	if !b.pos.Over() {
		b.fail("the game goes on: %+v", b.pos.Now())
	}
}

// openGame lets the referee into the game.
func (b *books) openGame() {
	b.Helper()
	for b.offered(-1, "referee") {
		m, _ := b.find(-1, "referee", nil).Move(nil)
		b.take(m)
	}
	for seat := range b.pawns {
		if b.full {
			b.do(seat, "choose", rules.Answers{"cards": b.pawns[seat].wanted})
			b.do(seat, "tell", rules.Answers{"cards": b.pawns[seat].hand})
		}
	}
	if b.timed {
		b.do(-1, "resume", nil)
	}
	b.agreeBetweenTurns()
}

// freeze comes at zero: who left is ranked, who stands in a safe Hall tells what it has.
func (b *books) freeze() {
	b.Helper()
	switch got := recover().(type) {
	case nil:
		return
	case demolished:
	default:
		panic(got)
	}
	for seat := range b.pawns {
		p := &b.pawns[seat]
		if b.house["hall-is-safe"] && !p.out && p.moved && p.at == hall && !slices.Contains(b.exits, seat) {
			p.carried = p.chosen()
			b.exits = append(b.exits, seat)
			b.do(seat, "leave", rules.Answers{"chosen": words(strconv.Itoa(p.carried))})
		}
	}
	b.end()
	ranked := slices.Clone(b.exits)
	slices.SortStableFunc(ranked, func(x, y int) int { return b.pawns[y].carried - b.pawns[x].carried })
	for i, score := range b.pos.Scores() {
		if i < len(ranked) && (int(score.Seat) != ranked[i] || score.Total != b.pawns[ranked[i]].carried) || i >= len(ranked) && score.Total != 0 {
			b.fail("ranked %v; on the table %v", b.pos.Scores(), ranked)
		}
	}
}

// drew tells what was drawn.
func (b *books) drew(seat int, cards []string) {
	b.Helper()
	if b.full && len(cards) > 0 {
		b.do(seat, "drew", rules.Answers{"cards": cards})
	}
}

// oneTurn plays the five steps and reports whether an Easy Passage gives one more.
func (b *books) oneTurn(seat int, regular bool) (again bool) {
	b.Helper()
	p := &b.pawns[seat]
	b.tick()
	if p.at == hall && p.moved && b.timed && b.rnd.IntN(4) == 0 {
		b.leaveNow(seat)
		return false
	}
	if b.breakIn(seat) {
		return false
	}
	axis := b.startCard(seat)
	b.agree()
	if b.frozen {
		return false
	}
	if axis == "" && regular && b.breakInAtOnce(seat) {
		regular = false
	}
	ended, stepFive := b.walk(seat, axis)
	if ended && !stepFive || p.out || b.frozen {
		return false
	}
	return b.endCard(seat, regular)
}

// walk moves, after a tunnel once more where the house says so.
func (b *books) walk(seat int, axis string) (ended, stepFive bool) {
	b.Helper()
	ended, stepFive = b.move(seat, axis)
	if axis != "" && !ended && b.house["tunnel-then-move"] {
		return b.move(seat, "")
	}
	return ended, stepFive
}

func (b *books) leaveNow(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	p.carried = p.chosen()
	b.exits = append(b.exits, seat)
	b.takeOut(seat)
	b.do(seat, "leave", rules.Answers{"chosen": words(strconv.Itoa(p.carried))})
}

// takeOut clears the table of a pawn: utilities and its trap go under the deck.
func (b *books) takeOut(seat int) {
	p := &b.pawns[seat]
	for _, card := range p.hand {
		if isArtifact(card) {
			b.gone++
		} else {
			b.deck = append(b.deck, card)
		}
	}
	if b.traps[hall] && p.at == hall {
		delete(b.traps, hall)
		b.deck = append(b.deck, "trap")
	}
	p.hand, p.trail, p.out, p.miss, p.trapped = nil, nil, true, false, false
}

// breakIn forfeits the turn now and then before a taped or locked room.
func (b *books) breakIn(seat int) bool {
	b.Helper()
	p := &b.pawns[seat]
	if p.right != "" || b.rnd.IntN(10) > 0 {
		return false
	}
	b.breakInAtWall(seat)
	to := b.shut(p)
	if to == "" {
		return false
	}
	p.right = to
	b.do(seat, "break-in", rules.Answers{"to": words(to), "easy": words("false")})
	b.tellWay(seat, to)
	return true
}

// breakInAtWall tries a way that turns out to be walled: nothing is given up.
func (b *books) breakInAtWall(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	for _, to := range b.beside(p.at) {
		if b.house["break-walls"] || b.taken(to) || b.seen(p.at, to) != "wall" || !b.unknown(p.at, to) {
			continue
		}
		b.do(seat, "break-in", rules.Answers{"to": words(to), "easy": words("false")})
		if !b.tellWay(seat, to) {
			b.fail("the way to %s was not asked", to)
		}
		b.agree()
		return
	}
}

// breakInAtOnce spares the turn with an Easy Passage now and then: there is none at its end.
func (b *books) breakInAtOnce(seat int) bool {
	b.Helper()
	p := &b.pawns[seat]
	to := b.shut(p)
	if p.right != "" || to == "" || !p.holds("easy") || b.rnd.IntN(3) > 0 {
		return false
	}
	p.right = to
	b.do(seat, "break-in", rules.Answers{"to": words(to), "easy": words("true")})
	b.tellWay(seat, to)
	b.drew(seat, b.use(p, "easy"))
	return true
}

// shut returns a taped or locked room next door, or none.
func (b *books) shut(p *pawn) string {
	for _, to := range b.beside(p.at) {
		way := b.seen(p.at, to)
		if !b.taken(to) && (way == "tape" || way == "wall" && b.house["break-walls"] || way == "open" && b.lies[to] == "locked") {
			return to
		}
	}
	return ""
}

// startCard may use one card of step 1; it returns the line of a tunnel.
func (b *books) startCard(seat int) (axis string) {
	b.Helper()
	p := &b.pawns[seat]
	if p.holds("tunnel") && b.rnd.IntN(2) == 0 {
		axis = words("ns", "ew")[b.rnd.IntN(2)]
		if len(b.inLine(p.at, axis)) == 0 {
			return ""
		}
		fresh := b.use(p, "tunnel")
		b.do(seat, "tunnel", rules.Answers{"axis": words(axis)})
		b.drew(seat, fresh)
		return axis
	}
	b.eitherCard(seat)
	return ""
}

// endCard may use one card of step 5.
func (b *books) endCard(seat int, regular bool) (again bool) {
	b.Helper()
	p := &b.pawns[seat]
	b.tick()
	if regular && p.holds("easy") && b.rnd.IntN(2) == 0 {
		fresh := b.use(p, "easy")
		b.do(seat, "easy", nil)
		b.drew(seat, fresh)
		b.agree()
		return true
	}
	b.eitherCard(seat)
	if !b.frozen {
		b.agree()
		b.do(seat, "end-turn", nil)
	}
	return false
}

// eitherCard uses a Utility Store or a Pistol, or neither.
func (b *books) eitherCard(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	switch {
	case p.holds("store") && b.rnd.IntN(3) == 0:
		b.store(seat)
	case p.holds("pistol") && b.rnd.IntN(2) == 0:
		b.pistol(seat)
	}
}

func (b *books) store(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	b.deck = append(b.deck, p.lose("store"))
	given := b.some(p.hand, b.rnd.IntN(4), true)
	for _, card := range given {
		b.deck = append(b.deck, p.lose(card))
	}
	fresh := b.draw(p, len(given)+1)
	b.do(seat, "store", rules.Answers{"give": b.spelt(given)})
	b.drew(seat, fresh)
}

// pistol holds somebody up where the way is clear.
func (b *books) pistol(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	for victim := range b.pawns {
		v := &b.pawns[victim]
		answers := rules.Answers{"seat": words(strconv.Itoa(victim))}
		here, there := b.door(p.at, v.at)
		clear := stronger(here, there) == "open"
		if victim == seat || v.out || p.at == v.at || !slices.Contains(b.beside(p.at), v.at) ||
			!clear && b.find(seat, "pistol", answers) == nil {
			continue
		}
		unknown := b.unknown(p.at, v.at)
		b.do(seat, "pistol", answers)
		if b.tellWay(seat, v.at) != unknown {
			b.fail("the way was unknown: %t", unknown)
		}
		if !clear { // the Pistol stays in hand
			b.agree()
			continue
		}
		b.drew(seat, b.use(p, "pistol"))
		b.swap(seat, victim)
		return
	}
}

// unknown reports whether the referee knows a way next door too little to tell that it is clear.
func (b *books) unknown(from, to string) bool {
	var a, z oldmuseum.Place
	if a.UnmarshalText([]byte(from)) != nil || z.UnmarshalText([]byte(to)) != nil {
		b.fail("no way from %s to %s", from, to)
	}
	way, _ := b.state().Passage(a, z)
	return way == oldmuseum.Unknown
}

// tellWay tells what a way looks like where the referee asks, and reports whether he did.
func (b *books) tellWay(seat int, to string) bool {
	b.Helper()
	if !b.offered(seat, "way") {
		return false
	}
	here, there := b.door(b.pawns[seat].at, to)
	b.do(seat, "way", rules.Answers{"here": words(here), "there": words(there)})
	return true
}

func (b *books) swap(seat, victim int) {
	b.Helper()
	p, v := &b.pawns[seat], &b.pawns[victim]
	n := b.rnd.IntN(4)
	mine, theirs := b.some(p.hand, n, false), b.some(v.hand, n, false)
	for i := range mine {
		p.hand = append(p.hand, v.lose(theirs[i]))
		v.hand = append(v.hand, p.lose(mine[i]))
	}
	if p.artifacts() > b.limit || v.artifacts() > b.limit { // too many: nothing is swapped
		for i := range mine {
			p.hand = append(p.hand, v.lose(mine[i]))
			v.hand = append(v.hand, p.lose(theirs[i]))
		}
		mine, theirs = nil, nil
	}
	b.do(seat, "swap", rules.Answers{"mine": b.spelt(mine), "theirs": b.spelt(theirs)})
	for _, one := range []int{seat, victim} {
		b.maybeWin(one)
	}
}

// maybeWin answers whether the whole set is there: who has come back with it must be asked.
func (b *books) maybeWin(seat int) {
	b.Helper()
	p := &b.pawns[seat]
	switch now := b.pos.Now(); {
	case b.frozen || b.timed:
	case p.at == hall && p.moved && p.chosen() == b.limit:
		b.do(seat, "claim", nil)
		b.frozen = true
	case now.Phase == "claim" && now.Seat == rules.Seat(seat):
		b.do(seat, "skip", nil)
	}
}
