package cgexpo

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
)

// column sets what it is given under each other, from the upper left corner on.
type column struct {
	*draw.Sketch
	keys    *keyring
	wide, y float32
	high    float32 // the place that there is
}

// keyring holds the buttons of the tray, which are used again from drawing to drawing.
type keyring struct {
	keys []*kit.ActionButton
	used int
}

// key returns the next button.
func (c *column) key(icon, label string, style kit.ButtonStyle, tapped func()) *kit.ActionButton {
	r := c.keys
	if r.used == len(r.keys) {
		r.keys = append(r.keys, kit.NewActionButton("", "", nil))
	}
	k := r.keys[r.used]
	r.used++
	k.Icon, k.Label, k.Caption, k.Style, k.OnTapped = icon, label, "", style, tapped
	k.Stacked, k.Compact, k.Greyed, k.Held, k.Chosen = false, false, false, false, false
	k.Follow(nil)
	return k
}

// under returns the label of the button at a point of the window; "" where there is none.
func (r *keyring) under(at fyne.Position) string {
	for _, k := range r.keys[:r.used] {
		if covers(k, at) {
			return k.Label
		}
	}
	return ""
}

// covers reports whether something lies at a point of the window.
func covers(obj fyne.CanvasObject, at fyne.Position) bool {
	at = at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(obj))
	return at.X >= 0 && at.Y >= 0 && at.X < obj.Size().Width && at.Y < obj.Size().Height
}

// option returns the next button, which stands out where it is the one chosen.
func (c *column) option(icon, label string, chosen bool, tapped func()) *kit.ActionButton {
	style := kit.Plain
	if chosen {
		style = kit.Primary
	}
	return c.key(icon, label, style, tapped)
}

// tile returns the next button, with a ring where it is the one chosen.
func (c *column) tile(label string, chosen bool, tapped func()) *kit.ActionButton {
	b := c.key("", parts.Capital(label), kit.Plain, tapped)
	b.Chosen = chosen
	return b
}

// slim sets the steps between what counts them, and buttons, under each other.
func (c *column) slim(steps string, more, less *kit.ActionButton, keys []*kit.ActionButton) {
	c.set(more, draw.At(0, c.y, c.wide, look.Touch))
	c.Text(steps, draw.At(0, c.y+look.Touch, c.wide, 32), draw.Number(24))
	c.set(less, draw.At(0, c.y+look.Touch+32, c.wide, look.Touch))
	c.y += 2*look.Touch + 32 + look.Gap
	for _, key := range keys {
		key.Stacked = true
	}
	c.under(keys)
}

// under sets buttons under each other, where the panel stands beside the map.
func (c *column) under(keys []*kit.ActionButton) {
	high := max(look.Touch, 50*min(look.Scale(), 1.2))
	for _, key := range keys {
		key.Held = true
		c.set(key, draw.At(0, c.y, c.wide, high))
		c.y += high + look.Gap
	}
}

// set places a button.
func (c *column) set(k *kit.ActionButton, at draw.Box) {
	k.Refresh()
	c.Add(k, at)
}

// trayText returns a size of text that stops growing where a phone has no room for it.
func trayText(size float32) float32 { return size * min(1, 1.5/look.Scale()) }

// tall returns the height of a text in a width.
func (c *column) tall(text string, wide float32, i draw.Ink) float32 {
	return float32(len(draw.Wrap(text, wide, i))) * i.Measure("Ág").Height
}

// text sets a paragraph.
func (c *column) text(text string) {
	c.y += c.Paragraph(text, draw.At(0, c.y, c.wide, 200), draw.Strong(trayText(16)).Left()) + look.Gap
}

// headed sets a line of text and a button at its end, under each other where that is too narrow; no button where k is
// nil.
func (c *column) headed(text string, k *kit.ActionButton) {
	if k == nil {
		c.text(text)
		return
	}
	i := draw.Strong(trayText(16)).Left()
	want := min(arrange.WidthWanted(k), c.wide)
	room := c.wide - want - look.Pad
	if room <= i.Width("mmmmmmmm") {
		c.text(text)
		high := k.HeightFor(c.wide)
		c.set(k, draw.At(0, c.y, c.wide, high))
		c.y += high + look.Gap
		return
	}
	high, tall := k.HeightFor(want), c.tall(text, room, i)
	row := max(high, tall)
	c.Paragraph(text, draw.At(0, c.y+(row-tall)/2, room, tall), i)
	c.set(k, draw.At(c.wide-want, c.y+(row-high)/2, want, high))
	c.y += row + look.Gap
}

// headedHigh returns how high a line of text with a button at its end is.
func (c *column) headedHigh(text string, k *kit.ActionButton) float32 {
	return c.highOf(func(c *column) { c.headed(text, k) })
}

// highOf returns how high what is set would be.
func (c *column) highOf(set func(c *column)) float32 {
	probe := *c
	probe.Sketch = &draw.Sketch{Old: c.Old, New: c.New, Density: c.Density}
	set(&probe)
	return probe.y - c.y
}

// breadth returns how wide a button is at least, so that no word of it is broken.
func breadth(k *kit.ActionButton) float32 {
	wide := float32(0)
	for _, word := range strings.FieldsFunc(k.Label, draw.Breaks) {
		wide = max(wide, draw.Strong(16).Width(word))
	}
	if k.Icon != "" && !k.Stacked {
		wide += 24*look.Scale() + look.Gap
	}
	return wide + 2*look.Pad + 2
}

// tightGap lies between keys where a row has no room for more.
const tightGap float32 = 4

// even sets buttons beside each other in as many rows as their width asks for, closer to each other where that makes one row of them.
func (c *column) even(most int, least float32, keys ...*kit.ActionButton) {
	for _, k := range keys {
		least = max(least, min(breadth(k), c.wide))
	}
	gap := look.Gap
	if all := float32(len(keys)); len(keys) <= most && all*(least+gap)-gap > c.wide && all*(least+tightGap)-tightGap <= c.wide {
		gap = tightGap
	}
	n := max(1, min(most, len(keys), int((c.wide+gap)/(least+gap))))
	rows := (len(keys) + n - 1) / n
	n = (len(keys) + rows - 1) / rows
	wide := (c.wide - float32(n-1)*gap) / float32(n)
	for i := 0; i < len(keys); i += n {
		row := keys[i:min(i+n, len(keys))]
		high := float32(0)
		for _, k := range row {
			high = max(high, k.HeightFor(wide))
		}
		for j, k := range row {
			c.set(k, draw.At(float32(j)*(wide+gap), c.y, wide, high))
		}
		c.y += high + look.Gap
	}
}
