package cgexpo

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// onward leads from a card on which all podcasters move straight to what is thrown next: that plays the card, too.
type onward struct {
	*card
	plain, swept ahead // after the card without Carl and with him
	thrown       early // what was entered already
	slid         slid
}

// slid is a finger that slides from the hits of the battle with Carl to the square next to the thief to which he comes. Where it rests
// there it goes on to where that comes to lie what he gives up.
type slid struct {
	on    bool           // it has left the plate with the keys, which gives way to the map
	from  fyne.Position  // in the window, of the key from which it slides
	over  cgexpo.Square  // 0 where he cannot come
	since time.Time      // when it came there
	drops cgexpo.Dropped // what is to be decided if he comes there
	carl  cgexpo.Square  // where it rested before it went on; 0 while it has not
	left  cgexpo.Dropped // what is to be decided then
	lies  cgexpo.Square  // to which it went on; 0 where nothing may lie
	plate *draw.Box
}

// ahead names who throws next, and for what; of no kind where something else is asked before.
type ahead struct {
	by    rules.Seat
	throw rules.Kind
}

// due reports whether what is thrown after the card is asked for: every podcaster moves, told by the map alone.
func (k *onward) due() bool {
	return k.mapped && !k.digits && !k.placing && !k.asks && k.who < len(allPods) && (k.plain.throw != "" || k.swept.throw != "")
}

// foresee finds what is thrown next if the card is played; nothing where the card may have more to say.
func (k *onward) foresee() {
	k.plain, k.swept = ahead{}, ahead{}
	for i := range allPods {
		if k.last(i) < 0 || k.guessed[i] {
			return
		}
	}
	k.plain.by, k.plain.throw = k.look.state.Ahead(k.reads(false), k.ends())
	k.swept.by, k.swept.throw = k.look.state.Ahead(k.reads(true), k.ends())
}

// reads returns what is entered as the rules read it.
func (k *card) reads(carl bool) cgexpo.Read {
	return cgexpo.Read{
		Card: k.no, Legs: cgexpo.Spell(k.legs), Carl: carl, ScottSteps: usualSteps, SoCalSteps: usualSteps, UKSteps: usualSteps,
	}
}

// ask asks for what is thrown next: without Carl, and under it in the battle with him. Where there is no room for both it asks for the
// battle alone, so that a finger can slide from there to his square: without him the deed plays the card.
func (k *onward) ask(c *column) {
	if used := c.keys.used; k.swept.throw == "sweep" {
		high := c.highOf(func(c *column) {
			k.next(c)
			k.sweep(c)
		})
		if c.keys.used = used; c.y+high-look.Gap > c.high {
			k.sweep(c)
			return
		}
	}
	k.next(c)
	k.sweep(c)
}

// next asks for what is thrown next without Carl.
func (k *onward) next(c *column) {
	switch a := k.plain; a.throw {
	case "roll":
		c.text(k.numbered() + k.word("card.next", "who", k.host.Name(a.by)))
		pairs(c, func(x, y int) { k.throw(a, rules.Answers{"a": {strconv.Itoa(x)}, "b": {strconv.Itoa(y)}}, aimed{}) }, nil)
	case "battle":
		c.text(k.numbered() + k.word("card.next.battle", "who", k.host.Name(a.by)))
		k.battle(c, a, k.look.state.Encounter(a.by), nil)
	}
}

// sweep asks for the hits of the battle with Carl.
func (k *onward) sweep(c *column) {
	a := k.swept
	if a.throw != "sweep" {
		return
	}
	said := k.word("card.next.carl.slide", "who", k.host.Name(a.by))
	if draw.Strong(trayText(16)).Width(said) > c.wide {
		said = k.word("card.next.carl", "who", k.host.Name(a.by))
	}
	c.text(said)
	k.battle(c, a, k.look.state.Sweeping(a.by), k.slide)
}

// numbered begins what is asked with the number under which the card is played; nothing where it has none.
func (k *onward) numbered() string {
	if k.no == 0 {
		return ""
	}
	return k.word("slot.number", "n", k.no) + " · "
}

// battle asks for the hits of what is thrown next; slid follows a finger off their keys, unless it is nil.
func (k *onward) battle(c *column, a ahead, list []cgexpo.Outcome, slid func(key *kit.ActionButton, to fyne.Position, ended bool)) {
	first := c.keys.used
	k.hitsRow(c, draw.At(0, c.y, c.wide, look.Touch), list, func(hits string) { k.throw(a, rules.Answers{"hits": {hits}}, aimed{}) })
	for _, key := range c.keys.keys[first:c.keys.used] {
		if slid != nil {
			key.Follow(func(to fyne.Position, ended bool) { slid(key, to, ended) })
		}
	}
	c.y += look.Touch + look.Gap
}

// slide shows the map once a finger slides from the hits of the battle with Carl off the plate; where it ends next to the thief it plays
// the card with Carl, who comes there. Elsewhere it means nothing.
func (k *onward) slide(key *kit.ActionButton, to fyne.Position, ended bool) {
	window, f := fyne.CurrentApp().Driver().AbsolutePositionForObject, &k.slid
	if !f.on {
		f.from = window(key) // it is taken off the board with the plate
	}
	at := f.from.Add(to).Subtract(window(k.paper.View))
	if !f.on && !k.clear(*f.plate, at) {
		return
	}
	f.on = !ended
	k.sweepOver(key.Label, k.paper.View.Unit(at))
	if ended {
		end := *f
		f.lift()
		switch {
		case end.lies != 0:
			k.throw(k.swept, rules.Answers{"hits": {key.Label}}, aimed{carl: end.carl, lies: end.lies})
			return
		case end.over != 0:
			k.throw(k.swept, rules.Answers{"hits": {key.Label}}, aimed{carl: end.over})
			return
		}
	}
	k.paper.Redraw()
	k.paper.View.Refresh()
	k.host.Reshape()
}

// lift takes the finger off the map.
func (f *slid) lift() { *f = slid{from: f.from, plate: f.plate} }

// sweepOver has the finger come to a point of the map: to Carl's square or, once it has rested there, to that of what he gives up.
func (k *onward) sweepOver(hits string, at fyne.Position) {
	f, q := &k.slid, k.look.lies().at(at)
	if f.over != 0 && f.over != q && f.drops.Piece != 0 && kit.Now().Sub(f.since) >= rests {
		f.carl, f.left = f.over, f.drops
	}
	f.lies, _ = k.look.lies().nearest(&f.left.Lies, at, 0.75)
	if k.look.state.WhyNotCarl(q) != nil {
		q = 0
	}
	if f.over == q {
		return
	}
	f.over, f.since, f.drops = q, kit.Now(), cgexpo.Dropped{}
	if n, err := strconv.Atoi(hits); q != 0 && err == nil {
		f.drops = k.look.state.Swept(k.reads(true), k.ends(), q, n)
	}
}

// said returns what a finger on Carl's square may do next; nothing where nothing is decided after the battle with him.
func (k *onward) said() string {
	f := &k.slid
	d := f.left
	if f.carl == 0 {
		d = f.drops
	}
	return k.dropSaid(d, "card.drops")
}

// drawOn draws the squares of Carl and of what he gives up while a finger is over them.
func (k *onward) drawOn(e easel) {
	f := &k.slid
	carl := f.carl
	if carl == 0 || f.lies == 0 && f.over != 0 {
		carl = f.over
	}
	if carl != 0 && f.lies == 0 {
		e.Glow(e.On(k.look.lies().box(carl)).Inset(-e.Scale*0.05), draw.Tone(look.Brass), e.Scale*0.24)
	}
	if carl != 0 {
		cx, cy := e.On(k.look.lies().box(carl)).Mid()
		k.drawToken(e.Sketch, &token{piece: cgexpo.Carl, kind: theJanitor}, cx, cy, e.Scale*0.72)
	}
	k.drawDropped(e, f.left, f.lies)
}

// throw plays the card, and what was thrown after it as soon as that is asked for, with what is told of Carl.
func (k *onward) throw(a ahead, says rules.Answers, told aimed) {
	carl, turn := a.throw == "sweep", k.look.state.Turns
	if !carl {
		turn++
	}
	k.thrown = early{kind: a.throw, says: says, turn: turn}
	k.submit(carl, told)
}

// early is a throw that is entered before it is asked for: it is made as soon as it is.
type early struct {
	kind rules.Kind    // empty: none is entered
	foe  rules.Thing   // whom a battle is with; empty: whoever it is
	says rules.Answers // nil: the table throws
	turn int           // in which it will be asked for
}

// forget leaves out what was entered.
func (e *early) forget() { *e = early{} }

// due returns the throw once, when it is asked for.
func (e *early) due(x *model) (rules.Offer, rules.Answers, bool) {
	o, asked := e.asked(x)
	if !asked {
		return rules.Offer{}, nil, false
	}
	says := e.says
	e.forget()
	return o, says, true
}

// asked returns the offer that it answers, and whether that is made.
func (e *early) asked(x *model) (rules.Offer, bool) {
	if e.kind == "" || x.state.Turns != e.turn {
		return rules.Offer{}, false
	}
	for _, o := range slices.Concat([]rules.Offer{x.dice}, x.fights, x.sends, x.owns) {
		if o.Kind == e.kind && (e.foe == "" || len(o.On) > 0 && o.On[0] == e.foe) {
			return o, true
		}
	}
	return rules.Offer{}, false
}

// hitsRow sets a row of keys for the numbers of hits that can be thrown.
func (b *sheet) hitsRow(c *column, in draw.Box, list []cgexpo.Outcome, tapped func(hits string)) {
	list = slices.DeleteFunc(list, func(o cgexpo.Outcome) bool { return o.Chance == 0 })
	n, gap := float32(len(list)), look.Gap
	if n*(look.Touch+gap)-gap > in.W {
		gap = tightGap
	}
	wide := min((in.W-(n-1)*gap)/n, 96)
	left := in.X + (in.W-n*wide-(n-1)*gap)/2
	for i, o := range list {
		hits := strconv.Itoa(o.Hits)
		key := c.key("", hits, kit.Plain, func() { tapped(hits) })
		key.Held, key.Stacked = true, true
		c.set(key, draw.At(left+float32(i)*(wide+gap), in.Y, wide, in.H))
	}
}

// aimed is where moves of the card that was played were tapped to end, where Carl comes with it, where what he gives up comes to lie, or
// whose thief takes it back who stands there, and in which turn.
type aimed struct {
	at   cgexpo.Ends
	carl cgexpo.Square
	lies cgexpo.Square
	turn int
}

// ends returns where moves towards a thief were tapped to end: of who makes no other.
func (k *entry) ends() (at cgexpo.Ends) {
	for i := range allPods {
		if k.moves(i) == 1 {
			at[i] = k.end(i, k.last(i))
		}
	}
	return at
}

// end returns where a move was tapped to end that leads a podcaster towards a thief; 0 where it was not, or another followed.
func (k *entry) end(who, leg int) cgexpo.Square {
	if leg < 0 || leg != k.last(who) || k.legs[leg].Way != cgexpo.Toward {
		return 0
	}
	return k.tapped[who]
}

// answered returns what was told already with the card, once it is asked: whom a podcaster goes after, where he stops, where Carl comes,
// and what becomes of that which he gives up.
func (a *aimed) answered(x *model) (rules.Offer, rules.Answers, bool) {
	if a.turn != x.state.Turns {
		return rules.Offer{}, nil, false
	}
	if at := a.asked(x); at != nil && x.lit.Has(*at) {
		q := *at
		*at = 0
		return x.point, rules.Answers{"to": {q.String()}}, true
	}
	for _, o := range slices.Concat(x.chases, x.owns) {
		if a.chooses(x, o) {
			return o, nil, true
		}
	}
	return rules.Offer{}, nil, false
}

// asked returns the square that answers what is asked for; nil for none.
func (a *aimed) asked(x *model) *cgexpo.Square {
	switch _, p := x.state.Next(); x.point.Kind {
	case "janitor":
		return &a.carl
	case "put":
		return &a.lies
	case "stop":
		if i := slices.Index(allPods, p); i >= 0 {
			return &a.at[i]
		}
	}
	return nil
}

// chooses reports whether an offer does as was told: goes after that thief, takes the own item back, or does not.
func (a *aimed) chooses(x *model, o rules.Offer) bool {
	_, p := x.state.Next()
	switch i := slices.Index(allPods, p); {
	case o.Kind == "chase":
		return i >= 0 && o.About[0] == rules.Of("seat", x.state.Chased(a.at[i]))
	case a.lies == 0:
		return false
	}
	return o.Kind == "keep" == (a.lies == x.state.Thieves[x.turn].Square)
}
