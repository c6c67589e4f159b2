package cgexpo

import (
	"slices"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules/cgexpo"
)

// ask sets under the building what the dock has no room for: the items where texts are large, and the podcasters of whom the card
// moves one; beside each other where that is wide enough.
func (w *stroll) ask(c *column) {
	items, led := w.shelves()
	from := float32(0)
	if items {
		top := c.y
		w.askItems(c)
		if side := float32(len(allKinds)) * (mostShelf + kit.Gap); led && c.wide >= side+3*leastName {
			from, c.y = side+kit.Gap, top
		}
	}
	if led {
		w.askLed(c, from)
	}
}

// An item is shown as large as mostShelf, a podcaster's name on a key as narrow as leastName.
const (
	mostShelf float32 = 50
	leastName float32 = 78
)

// shelves reports whether items and podcasters are asked under the building: not while the rest of the move is asked over it.
func (w *stroll) shelves() (items, led bool) {
	if w.filled {
		return false, false
	}
	return kit.Scale() > 1.3 && len(w.loose()) > 0, w.drawsCard()
}

// drawsCard reports whether an event card follows the move.
func (w *stroll) drawsCard() bool { return w.due && !w.look.frantic && !w.look.state.Scratch.Frantic }

// askItems sets the items as pictures; the rules say why one cannot be had.
func (w *stroll) askItems(c *column) {
	n := float32(len(allKinds))
	side := min(mostShelf, (c.wide-(n-1)*kit.Gap)/n)
	for i, kind := range allKinds {
		item := kind.String()
		tapped := w.change(func() { w.toggle(item) })
		waits := w.kept(kind) != nil
		if waits {
			o := w.look.walk
			walk := cgexpo.Walk{Zone: w.zone, Take: []cgexpo.Item{kind}}
			o.Refused = walk.Check(w.look.state, w.look.turn)
			tapped = func() { w.host.Do(o, nil) }
		}
		key := c.key(picture(item), w.called(item), kit.Plain, tapped)
		key.Compact, key.Greyed, key.Chosen = true, waits, slices.Contains(w.taken, item)
		c.set(key, draw.At(float32(i)*(side+kit.Gap), c.y, side, side))
	}
	c.y += side + kit.Gap
}

// askLed sets a key for each podcaster, which makes the move and begins the card with him. With a battle or the CDs before it there is
// no card to begin: the rules say so.
func (w *stroll) askLed(c *column, from float32) {
	c.y += c.Paragraph(w.word("walk.leads"), draw.At(from, c.y, c.wide-from, 200), draw.Strong(trayText(16)).Left()) + kit.Gap
	wide := (c.wide - from - 2*kit.Gap) / 3
	high := max(kit.Touch, 44*min(kit.Scale(), 1.3))
	waits, name := w.cds || len(w.met) > 0, "tab."
	if wide < 2*kit.Touch && kit.Scale() > 1.3 {
		name = "short." // as on the figures
	}
	for i, p := range allPods {
		tapped := func() { w.play(p) }
		if waits {
			o := w.look.walk
			o.Refused = cgexpo.Quick{}.Check(w.look.state, w.look.turn)
			tapped = func() { w.host.Do(o, nil) }
		}
		key := c.key("cg-mic", w.word(name+p.String()), kit.Plain, tapped)
		if key.Greyed, key.Held = waits, true; kit.Scale() > 1.3 {
			key.Icon = ""
		}
		c.set(key, draw.At(from+float32(i)*(wide+kit.Gap), c.y, wide, high))
	}
	c.y += high + kit.Gap
}
