package cgexpo

import (
	"slices"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
	"docent/rules/cgexpo"
)

// stroll is a move by zones as it is entered: where the thief goes and what he picks up on the way.
type stroll struct {
	*sheet
	due   bool // it was asked for when the table was last shown
	zone  cgexpo.Zone
	taken []string // the items that he picks up
	cds   bool
}

// present begins to enter a move as soon as it is asked for: the ghost is where the thief is, at the exit on the floor before it.
func (w *stroll) present() {
	x := &w.look
	due := !x.mapped && x.walk.Kind != ""
	if due && !w.due {
		w.taken, w.cds = nil, false
		w.zone = max(x.state.ZoneOf(x.turn), cgexpo.Floor)
	}
	w.due = due
}

// change makes a change of what is entered, and shows it on the board and in the dock.
func (w *stroll) change(by func()) func() {
	return func() {
		by()
		w.paper.Redraw()
		w.host.Reshape()
	}
}

// to puts the ghost into a zone.
func (w *stroll) to(z cgexpo.Zone) {
	w.change(func() {
		w.zone = z
		w.cds = w.cds && w.offersCDs()
	})()
}

// turn picks an item up, or leaves it where it is.
func (w *stroll) turn(item string) {
	if at := slices.Index(w.taken, item); at >= 0 {
		w.taken = slices.Delete(w.taken, at, at+1)
		return
	}
	w.taken = append(w.taken, item)
}

// loose lists the items that the thief may pick up.
func (w *stroll) loose() []string {
	var list []string
	for _, f := range w.look.walk.Fields {
		if f.Name == "take" {
			for _, o := range f.Options {
				list = append(list, o.Value)
			}
		}
	}
	return list
}

// asks reports whether the move has a blank.
func (w *stroll) asks(name string) bool {
	return slices.ContainsFunc(w.look.walk.Fields, func(f rules.Field) bool { return f.Name == name })
}

// offersCDs reports whether the CDs may lie where the ghost is.
func (w *stroll) offersCDs() bool {
	s := &w.look.state.CDs
	if !w.asks("cds") {
		return false
	}
	return s.At == cgexpo.AtStart && w.zone == cgexpo.Casino || s.At == cgexpo.OnBoard && (s.Zone == w.zone || s.Zone == cgexpo.Nowhere)
}

// picture returns the sign of an item.
func picture(item string) string {
	for _, kind := range allKinds {
		if kind.String() == item {
			return itemSigns[kind]
		}
	}
	return ""
}

// opens reports whether the thief gets into a zone with what he has and picks up.
func (w *stroll) opens(z cgexpo.Zone) bool {
	return z <= cgexpo.Floor || w.look.opens(z) || slices.Contains(w.taken, opener(z).String())
}

// opener returns the item that opens a room.
func opener(z cgexpo.Zone) cgexpo.Item {
	if z == cgexpo.VIP {
		return cgexpo.Pass
	}
	return cgexpo.Key
}

// answers returns what is entered.
func (w *stroll) answers() rules.Answers {
	a := rules.Answers{"zone": {w.zone.String()}}
	if w.asks("take") {
		a["take"] = slices.Clone(w.taken)
	}
	if w.asks("cds") {
		a["cds"] = []string{strconv.FormatBool(w.cds)}
	}
	return a
}

// play makes the move, through no doors but that of the zone.
func (w *stroll) play() {
	a := w.answers()
	if w.asks("doors") {
		a["doors"] = []string{}
	}
	a["note"] = []string{""}
	w.host.Do(w.look.walk, a)
}

// dock returns the items that the thief may pick up, and the deed that goes.
func (w *stroll) dock() board.Dock {
	d := board.Dock{
		Said: w.word("walk", "who", w.host.Name(w.look.turn)),
		Lead: &board.Slot{Label: w.word("walk." + w.zone.String()), Caption: w.follows(), Tapped: w.play},
		For:  []rules.Kind{"walk"},
	}
	if w.offersCDs() {
		d.Slots = append(d.Slots, board.Slot{
			Icon: "cg-cds", Label: w.word("short.cds"), Chosen: w.cds, Tapped: w.change(func() { w.cds = !w.cds }),
		})
	}
	if kit.Scale() <= 1.3 { // else they stand on the board
		for _, item := range w.loose() {
			d.Slots = append(d.Slots, board.Slot{
				Icon: picture(item), Label: parts.Capital(w.host.Thing(rules.Of("item", item))),
				Chosen: slices.Contains(w.taken, item), Tapped: w.change(func() { w.turn(item) }),
			})
		}
	}
	d.Slots = append(d.Slots, board.Slot{
		Icon: "up", Label: w.word("walk.more"), Tapped: func() { w.host.Do(w.look.walk, w.answers()) },
	})
	return d
}

// follows returns in few words what the move brings: the door that it opens, what is picked up, or what it lacks.
func (w *stroll) follows() string {
	x := &w.look
	var list []string
	switch away := w.zone != x.state.ZoneOf(x.turn); {
	case away && !w.opens(w.zone):
		return w.word("walk.needs", "item", w.host.Thing(rules.Of("item", opener(w.zone))))
	case away && w.zone > cgexpo.Floor && !x.state.Thieves[x.turn].Opened.Has(w.zone):
		list = append(list, w.word("walk.opens"))
	}
	for _, item := range w.taken {
		list = append(list, w.host.Thing(rules.Of("item", item)))
	}
	if w.cds {
		list = append(list, w.word("short.cds"))
	}
	return strings.Join(list, " · ")
}

// ask sets the items as pictures on the board where texts are too large for the dock.
func (w *stroll) ask(c *column) {
	list := w.loose()
	side := min(60*min(kit.Scale(), 1.3), (c.wide-float32(max(1, len(list))-1)*kit.Gap)/float32(max(1, len(list))))
	for i, item := range list {
		key := c.key(picture(item), parts.Capital(w.host.Thing(rules.Of("item", item))), kit.Plain, w.change(func() { w.turn(item) }))
		key.Compact, key.Chosen = true, slices.Contains(w.taken, item)
		c.set(key, draw.At(float32(i)*(side+kit.Gap), c.y, side, side))
	}
	c.y += side + kit.Gap
}

// drawGhost draws where the thief goes, at the end of a zone.
func (w *stroll) drawGhost(s *draw.Sketch, in draw.Box) {
	d := ghostSide(in)
	if d < 14 {
		return
	}
	x, y := in.X+in.W-d/2-2, in.Y+in.H-d/2-2
	p := w.look.paintOf(w.look.turn)
	s.Disc(x, y, d/2, draw.Faint(draw.Tone(p.fill), 0x50), draw.Tone(p.fill), 2.5)
	s.Stamp("footsteps", kit.Ink, x, y, d*0.56)
}

// ghostSide returns how large the ghost is in a zone.
func ghostSide(in draw.Box) float32 { return min(52, in.H-4, in.W*0.3) }
