package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// battle asks for the hits against podcasters or Carl.
type battle struct {
	*sheet
	throw *throw
	meet  *meet
	dice  *dice
	foe   int // of the battles that are asked
	climb climb
	drop  drop
	told  *aimed  // where what Carl drops comes to lie, once that is asked
	chain []early // what a finger entered before it is asked, in its order

	noted, known bool // that nobody knows the odds is said in this battle; it was said in one before
}

// present begins with the first foe, and ends a slide up from hits that are not asked any more. What was noted in a battle that is over is
// known in the next.
func (f *battle) present() {
	f.foe, f.drop = 0, drop{from: f.drop.from}
	if len(f.chain) > 0 && f.look.point.Kind != "put" { // what is asked between the throws does not end them
		if _, asked := f.chain[0].asked(&f.look); !asked {
			f.chain = nil
		}
	}
	if f.climb.on && !f.climb.asked(f.fights()) || f.climb.out && len(f.chain) == 0 && len(f.look.fights) > 0 {
		f.climb, f.dice.sliding = climb{keys: f.climb.keys}, false
	}
	f.known = f.known || f.noted && len(f.fights()) == 0
}

// ask asks for the hits of a battle, beside what they do.
func (f *battle) ask(c *column) {
	if f.climb.on {
		f.climbed(c)
		return
	}
	x, fights := &f.look, f.fights()
	f.foe = min(f.foe, len(fights)-1)
	o := fights[f.foe]
	if len(fights) > 1 {
		keys := make([]*kit.ActionButton, len(fights))
		for i, other := range fights {
			keys[i] = c.option("", f.host.Thing(other.On[0]), i == f.foe, func() { f.choose(i) })
		}
		c.even(3, 92, keys...)
	}
	list := x.verdicts(o)
	roll := f.throw.key(c, o)
	if roll != nil && f.foreseen() {
		roll.OnTapped = func() { f.meet.fight(o, nil) }
	}
	c.headed(f.said(o), roll)
	keys := f.hits(c, o, list)
	high := c.highOf(func(c *column) { c.even(5, look.Touch, keys...) })
	f.judged(c, list, high, func(under bool) {
		note, i := f.word("odds.unknown"), draw.Plain(trayText(14)).Left().In(draw.Tone(look.InkSoft))
		room := under && c.y+c.tall(note, c.wide, i)+high-look.Gap <= c.high // the hits are in sight under it
		if f.noted = !x.state.OddsKnown() && !f.known && room; f.noted {
			c.y += c.Paragraph(note, draw.At(0, c.y-4, c.wide, 200), i) + 4
		}
		c.even(5, look.Touch, keys...)
	})
}

// foreseen reports whether the battle follows from an answer that is not given yet: who is beside the thief.
func (f *battle) foreseen() bool { return len(f.look.fights) == 0 }

// fights lists the battles of which the hits are asked.
func (f *battle) fights() []rules.Offer {
	if f.foreseen() {
		return f.meet.fights()
	}
	return f.look.fights
}

// hits returns a key for each number of hits, with what that does.
func (f *battle) hits(c *column, o rules.Offer, list []verdict) []*kit.ActionButton {
	var keys []*kit.ActionButton
	for _, field := range o.Fields {
		for _, option := range field.Options {
			k := c.key(iconOf(list, option.Value), option.Value, kit.Plain, func() {
				if says := (rules.Answers{field.Name: {option.Value}}); f.foreseen() {
					f.meet.fight(o, says)
				} else {
					f.host.Do(o, says)
				}
			})
			k.Stacked = true
			if d := f.drops(o, option.Value); d.Piece != 0 {
				k.Follow(func(to fyne.Position, ended bool) { f.slideDrop(k, o, d, to, ended) })
			} else if len(f.stairs(option.Value)) > 1 {
				k.Follow(func(to fyne.Position, ended bool) { f.slide(k, option.Value, to, ended) })
			}
			keys = append(keys, k)
		}
	}
	return keys
}

// early returns what a finger entered, once that is asked.
func (f *battle) early() (rules.Offer, rules.Answers, bool) {
	if len(f.chain) == 0 {
		return rules.Offer{}, nil, false
	}
	o, answers, due := f.chain[0].due(&f.look)
	if due {
		f.chain = f.chain[1:]
	}
	return o, answers, due
}

// iconOf returns the icon of the verdict on a number of hits.
func iconOf(list []verdict, hits string) string {
	n, _ := strconv.Atoi(hits)
	for _, v := range list {
		if n >= v.from && n <= v.to {
			return v.icon
		}
	}
	return "cg-hit"
}

// said returns the fighters in words.
func (f *battle) said(o rules.Offer) string {
	who := f.host.Name(f.look.turn)
	if o.Kind == "sweep" {
		return f.word("fight.carl", "who", who)
	}
	return f.word("fight.pod", "who", who, "pod", f.host.Thing(o.On[0]))
}

func (f *battle) choose(i int) {
	f.foe = i
	f.paper.Redraw()
}

// against asks for the hits against somebody, and reports whether there is a battle against them.
func (f *battle) against(foe rules.Thing) bool {
	for i, o := range f.look.fights {
		if len(o.On) > 0 && o.On[0] == foe {
			f.choose(i)
			return true
		}
	}
	return false
}

// drop is a finger that slides from the hits against Carl to where what he drops comes to lie, or to the thief who takes it back.
type drop struct {
	on   bool          // it has left the plate with the keys, which gives way to the map
	from fyne.Position // in the window, of the key from which it slides
	of   cgexpo.Dropped
	over cgexpo.Square // 0 where nothing may lie
}

// drops returns what is to be decided after hits against Carl; nothing in other battles, and where squares are not tracked.
func (f *battle) drops(o rules.Offer, hits string) cgexpo.Dropped {
	n, err := strconv.Atoi(hits)
	if o.Kind != "sweep" || !f.look.mapped || err != nil {
		return cgexpo.Dropped{}
	}
	return f.look.state.Drops(n)
}

// mayDrop reports whether a finger may slide from some of the hits that are asked to where something comes to lie.
func (f *battle) mayDrop() bool {
	for _, o := range f.look.fights {
		for _, out := range f.look.outcomes(o) {
			if f.drops(o, strconv.Itoa(out.Hits)).Piece != 0 {
				return true
			}
		}
	}
	return false
}

// slideDrop shows the map once a finger slides from hits against Carl off the plate; where it ends on a square that is marked they are
// entered, and what he drops lies there. Elsewhere it means nothing.
func (f *battle) slideDrop(key *kit.ActionButton, o rules.Offer, of cgexpo.Dropped, to fyne.Position, ended bool) {
	window, d := fyne.CurrentApp().Driver().AbsolutePositionForObject, &f.drop
	if !d.on {
		d.from = window(key) // it is taken off the board with the plate
	}
	at := d.from.Add(to).Subtract(window(f.paper.View))
	if !d.on && !f.clear(f.dice.plate, at) {
		return
	}
	over, _ := f.look.lies().nearest(&of.Lies, f.paper.View.Unit(at), 0.75)
	*d = drop{on: !ended, from: d.from, of: of, over: over}
	if ended && over != 0 {
		*f.told = aimed{lies: over, turn: f.look.state.Turns}
		f.host.Do(o, rules.Answers{"hits": {key.Label}})
		return
	}
	f.dice.aim.redraw() // the map, too
}

// clear reports whether a point of the map is seen beside a plate that lies over it.
func (b *sheet) clear(plate draw.Box, at fyne.Position) bool {
	place := b.paper.View.Size()
	return !plate.Holds(at) && at.X >= 0 && at.Y >= 0 && at.X <= place.Width && at.Y <= place.Height
}

// drawOn draws on the map where what Carl drops may come to lie while a finger slides there.
func (f *battle) drawOn(e easel) {
	if f.drop.on {
		f.drawDropped(e, f.drop.of, f.drop.over)
	}
}

// drawDropped draws what Carl drops on the squares where it may come to lie, one of which a finger is over, or on none.
func (b *sheet) drawDropped(e easel, of cgexpo.Dropped, over cgexpo.Square) {
	if over != 0 {
		e.Glow(e.On(b.look.lies().box(over)).Inset(-e.Scale*0.05), draw.Tone(look.Brass), e.Scale*0.24)
	}
	list := of.Lies.Squares()
	if len(list) > mostGhosts {
		return
	}
	for _, q := range list {
		t := tokenFor(of.Piece)
		t.ghost = q != over
		cx, cy := e.On(b.look.lies().box(q)).Mid()
		b.drawToken(e.Sketch, &t, cx, cy, e.Scale*0.6)
	}
}

// dropSaid returns where a finger may slide with what Carl drops; nothing where nothing is to be decided.
func (b *sheet) dropSaid(of cgexpo.Dropped, key string) string {
	switch {
	case of.Piece == 0:
		return ""
	case of.Own:
		key += ".own"
	}
	return b.word(key, "figure", b.host.Thing(figureThing(of.Piece)), "who", b.host.Name(b.look.turn))
}
