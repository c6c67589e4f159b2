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
)

// climb is a finger that slides from the hits of a battle up over rows of keys, which stand for what is entered next: the hits of the
// other battles, what becomes of those who were escaped from and, where squares are tracked, two dice. Each row is entered by the key on
// which the finger is last; from the dice it goes on over the map to the square.
type climb struct {
	on    bool          // the rows are shown
	out   bool          // it has left them onto the map
	from  fyne.Position // in the window, of the key from which it slides
	at    fyne.Position // where it was last
	rows  []stair
	row   int       // which it is on; -1 for none yet
	since time.Time // when it came to the square that is looked at
	free  int       // the lowest row of which it chooses the key: 1 where it came off a key of that under it
	keys  keyring
}

// stair is a row of keys: for the hits of a battle, for what becomes of somebody who was escaped from, or for a die.
type stair struct {
	kind   rules.Kind // "battle", "home" or "roll"
	offer  rules.Offer
	values []string
	chosen int // -1 for none
	keys   []*kit.ActionButton
}

// said returns what is entered of a row.
func (r *stair) said() string {
	if r.chosen < 0 {
		return ""
	}
	return r.values[r.chosen]
}

// stairs returns the rows over the hits of the battle that is asked, with these; nothing where no row is over them.
func (f *battle) stairs(hits string) []stair {
	fights := f.fights()
	foe := min(f.foe, len(fights)-1)
	first := fights[foe]
	if first.Kind != "battle" {
		return nil
	}
	var values []string
	escapes := false
	for _, o := range f.look.outcomes(first) {
		if o.Chance > 0 {
			values = append(values, strconv.Itoa(o.Hits))
			escapes = escapes || o.Result == "escapes"
		}
	}
	list := []stair{{"battle", first, values, slices.Index(values, hits), nil}}
	for i, o := range fights {
		if i != foe {
			list = append(list, stair{"battle", o, values, -1, nil})
		}
	}
	if escapes {
		list = append(list, stair{"home", rules.Offer{}, []string{"home", "stay"}, -1, nil})
	}
	if f.look.mapped {
		for range 2 {
			list = append(list, stair{"roll", rules.Offer{}, []string{"1", "2", "3", "4", "5", "6"}, -1, nil})
		}
	}
	return list
}

// asked reports whether its battles are those that are asked.
func (g *climb) asked(fights []rules.Offer) bool {
	n := 0
	for i := range g.rows {
		if r := &g.rows[i]; r.kind == "battle" {
			if n++; !slices.ContainsFunc(fights, r.offer.Same) {
				return false
			}
		}
	}
	return n == len(fights)
}

// climbs reports whether a finger may slide up from the hits that are asked.
func (f *battle) climbs() bool { return len(f.fights()) > 0 && len(f.stairs("")) > 1 }

// ends returns what a battle does with the hits that are entered.
func (f *battle) ends(r *stair) string {
	for _, o := range f.look.outcomes(r.offer) {
		if strconv.Itoa(o.Hits) == r.said() {
			return string(o.Result)
		}
	}
	return ""
}

// void reports whether a row means nothing: a battle of a thief who was caught before, and what becomes of somebody where nobody was
// escaped from.
func (f *battle) void(at int) bool {
	caught, escapes := false, false
	for i := range f.climb.rows[:at] {
		if r := &f.climb.rows[i]; r.kind == "battle" && !caught {
			result := f.ends(r)
			caught, escapes = result == "caught", escapes || result == "escapes"
		}
	}
	switch f.climb.rows[at].kind {
	case "battle":
		return caught
	case "home":
		return !escapes
	}
	return false
}

// slide follows a finger off a key with hits.
func (f *battle) slide(key *kit.ActionButton, hits string, to fyne.Position, ended bool) {
	g, window := &f.climb, fyne.CurrentApp().Driver().AbsolutePositionForObject
	if !g.on && !g.out {
		if ended {
			return
		}
		from := window(key) // it is taken off the board with the others
		*g = climb{on: true, from: from, at: from.Add(to), rows: f.stairs(hits), free: 1, keys: g.keys}
		f.redraw()
	}
	f.follow(g.from.Add(to), ended)
}

// begin shows the rows to a finger that brings a podcaster to a point of the window.
func (f *battle) begin(at fyne.Position) {
	f.climb = climb{on: true, from: at, at: at, rows: f.stairs(""), row: -1, keys: f.climb.keys}
	f.redraw()
}

// follow follows the finger to a point of the window.
func (f *battle) follow(at fyne.Position, ended bool) {
	g := &f.climb
	before := g.at
	const step = 6
	n := max(1, int(draw.Apart(at, before)/step))
	for i := 1; i <= n && g.on; i++ {
		k := float32(i) / float32(n)
		f.climbTo(before.AddXY((at.X-before.X)*k, (at.Y-before.Y)*k))
	}
	g.at = at
	if ended && g.on {
		over, _ := g.under(at)
		counts := g.row >= g.free || g.row >= 0 && over > 0 // over a row that is void the battle before it counts
		if g.on = false; counts && g.holds(at) {
			f.enter()
		}
		f.redraw()
	}
	f.overMap(at, ended)
}

// redraw shows on which keys the finger is.
func (f *battle) redraw() { f.change(func() {})() }

// climbTo has the finger go to a point of the window from row to row, and out onto the map.
func (f *battle) climbTo(at fyne.Position) {
	g := &f.climb
	over, key := g.under(at)
	switch {
	case over < 0:
		if last := len(g.rows) - 1; f.look.mapped && g.row == last && g.rows[last].chosen >= 0 && !g.holds(at) {
			g.on, g.out = false, true
			f.enter()
		}
		return
	case over > g.row && f.next() != over, over == g.row && over < g.free:
		return
	case over < g.row:
		for i := over + 1; i <= g.row; i++ {
			g.rows[i].chosen = -1
		}
	case over == g.row && g.rows[over].chosen == key:
		return
	}
	if g.row = over; over >= g.free {
		g.rows[over].chosen = key
	}
	f.redraw()
}

// next returns the row over that on which the finger is, past those that mean nothing; -1 for none.
func (f *battle) next() int {
	for at := f.climb.row + 1; at < len(f.climb.rows); at++ {
		if !f.void(at) {
			return at
		}
	}
	return -1
}

// overMap has the finger look at the square under it once it has left the rows, as from the dice alone.
func (f *battle) overMap(at fyne.Position, ended bool) {
	if !f.climb.out {
		return
	}
	view := f.paper.View
	f.dice.sliding = true
	switch on := view.Unit(at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(view))); {
	case f.look.point.Kind == "put":
		f.lay(on, ended)
	case f.look.reach != nil && f.dice.aim.due():
		f.dice.aim.under(on, ended)
	}
	if ended {
		f.climb.out, f.dice.sliding = false, false
		f.redraw()
	}
}

// lay has the finger choose where something comes to lie that was driven from its place: the square on which it rests before it goes on,
// or ends.
func (f *battle) lay(at fyne.Position, ended bool) {
	a, now := f.dice.aim, kit.Now()
	q, _ := f.look.lies().nearest(&f.look.lit, at, 0.75)
	switch was := a.at; {
	case was != 0 && (q != was && now.Sub(f.climb.since) >= rests || q == was && ended):
		a.confirm()
	case q != was:
		f.climb.since = now
		a.forget()
		if q != 0 && !ended {
			a.consider(q)
		}
		a.redraw()
	}
}

// under returns the row of which a point of the window is near the middle, and which key of it is nearest; -1 for none.
func (g *climb) under(at fyne.Position) (row, key int) {
	for i := range g.rows {
		r := &g.rows[i]
		if len(r.keys) == 0 || !g.holds(at) {
			continue
		}
		from, size := windowPlace(r.keys[0])
		if rim := size.Height / 5; at.Y < from.Y+rim || at.Y >= from.Y+size.Height-rim { // on its way to the next row
			continue
		}
		key := int((at.X - from.X + tightGap/2) / (size.Width + tightGap))
		return i, max(0, min(key, len(r.keys)-1))
	}
	return -1, 0
}

// windowPlace returns where a key is in the window, and how large.
func windowPlace(k *kit.ActionButton) (fyne.Position, fyne.Size) {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(k), k.Size()
}

// holds reports whether a point of the window is on the plate with the rows.
func (g *climb) holds(at fyne.Position) bool {
	if len(g.rows) == 0 || len(g.rows[0].keys) == 0 {
		return false
	}
	low, high := g.rows[0].keys, g.rows[len(g.rows)-1].keys
	top, _ := windowPlace(high[0])
	bottom, size := windowPlace(low[0])
	left, wide := min(bottom.X, top.X), float32(0)
	for _, r := range g.rows {
		from, size := windowPlace(r.keys[len(r.keys)-1])
		wide = max(wide, from.X+size.Width-left)
	}
	return draw.At(left, top.Y, wide, bottom.Y+size.Height-top.Y).Inset(-look.Pad).Holds(at)
}

// enter enters all rows up to that on which the finger is: the first battle now, the rest as soon as it is asked.
func (f *battle) enter() {
	g, turn := &f.climb, f.look.state.Turns
	var chain []early
	for i := range g.rows[:g.row+1] {
		switch r := &g.rows[i]; {
		case f.void(i) || r.chosen < 0:
		case r.kind == "battle":
			chain = append(chain, early{"battle", r.offer.On[0], rules.Answers{"hits": {r.said()}}, turn})
			if sent := f.sent(i); sent != "" && f.ends(r) == "escapes" {
				chain = append(chain, early{kind: sent, says: rules.Answers{}, turn: turn})
			}
		}
	}
	if n := len(g.rows); f.look.mapped && g.row == n-1 {
		a, b := g.rows[n-2].said(), g.rows[n-1].said()
		chain = append(chain, early{kind: "roll", says: rules.Answers{"a": {min(a, b)}, "b": {max(a, b)}}, turn: turn})
	}
	if f.foreseen() {
		f.chain = chain
		f.meet.tell()
		return
	}
	f.chain = chain[1:]
	f.host.Do(g.rows[0].offer, chain[0].says)
}

// sent returns what becomes of whom a battle was escaped from: as entered or, where the next battle is, he is sent home; nothing where
// it is asked yet.
func (f *battle) sent(at int) rules.Kind {
	for i := at + 1; i <= f.climb.row; i++ {
		r := &f.climb.rows[i]
		if r.kind == "home" && r.chosen >= 0 {
			return rules.Kind(r.said())
		}
	}
	if at < f.climb.row {
		return "home"
	}
	return ""
}

// climbed sets the rows above each other, the first one at the foot, as high as there is room.
func (f *battle) climbed(c *column) {
	g := &f.climb
	n := float32(len(g.rows))
	high := min(look.Touch, (c.high-(n-1)*tightGap)/n)
	for i := len(g.rows) - 1; i >= 0; i-- {
		f.row(c, i, high)
		c.y += high + tightGap
	}
	c.y += look.Gap - tightGap
}

// row sets one of them: a battle behind the sign of the podcaster.
func (f *battle) row(c *column, at int, high float32) {
	r := &f.climb.rows[at]
	n, left := float32(len(r.values)), float32(0)
	if r.kind == "battle" {
		left = high * 0.8
		for _, p := range allPods {
			if r.offer.On[0] == figureThing(p) {
				c.Stamp(podSigns[p], look.Ink, left/2-2, c.y+high/2, left*0.7)
			}
		}
	}
	wide := (c.wide - left - (n-1)*tightGap) / n
	r.keys = r.keys[:0]
	for i, value := range r.values {
		label, place := value, draw.At(left+float32(i)*(wide+tightGap), c.y, wide, high)
		if r.kind == "home" {
			label = f.host.Text("cgexpo.slot."+value, nil)
		}
		key := c.key("", label, kit.Plain, nil)
		key.Held, key.Stacked, key.Compact = true, true, r.kind == "roll"
		key.Chosen, key.Greyed = i == r.chosen, f.void(at)
		c.set(key, place)
		if x, y := place.Mid(); r.kind == "roll" {
			c.Stamp("cg-die-"+value, look.Ink, x, y, high*0.6)
		}
		r.keys = append(r.keys, key)
	}
}
