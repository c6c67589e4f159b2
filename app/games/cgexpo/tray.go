package cgexpo

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// tray is the place where dice are told and moves confirmed.
type tray struct {
	foe int // of the battles that are asked
	die int // the first of two dice; 0 while not told
}

type trayKind uint8

const (
	noTray trayKind = iota
	pairTray
	whiteTray
	hitsTray
	aimTray
	cardTray
)

// of is what the tray asks for.
func (t *tray) of(x *model) trayKind {
	switch {
	case !x.shown:
		return noTray
	case len(x.fights) > 0:
		return hitsTray
	case x.dice.Kind == "roll":
		return pairTray
	case x.dice.Kind == "white":
		return whiteTray
	case x.read.Kind != "":
		return cardTray
	case x.mapped && (x.reach != nil || x.point.Kind != ""):
		return aimTray
	}
	return noTray
}

// column sets what it is given under each other, from the upper left corner on.
type column struct {
	*draw.Sketch
	wide, y float32
}

// trayText is a size of text that stops growing where a phone has no room for it.
func trayText(size float32) float32 { return size * min(1, 1.5/kit.Scale()) }

// button is the next one of the tray's, used again from drawing to drawing.
func (b *Board) button(icon, label string, style kit.ButtonStyle, tapped func()) *kit.ActionButton {
	if b.used == len(b.pool) {
		b.pool = append(b.pool, kit.NewActionButton("", "", nil))
	}
	k := b.pool[b.used]
	b.used++
	k.Icon, k.Label, k.Caption, k.Style, k.OnTapped = icon, label, "", style, tapped
	k.Stacked, k.Compact, k.Greyed = false, false, false
	return k
}

// set places a button.
func (c *column) set(k *kit.ActionButton, at draw.Box) {
	k.Refresh()
	c.Add(k, at)
}

// breadth is how wide a button is at least, so that no word of it is broken.
func breadth(k *kit.ActionButton) float32 {
	wide := float32(0)
	for _, word := range strings.FieldsFunc(k.Label, draw.Breaks) {
		wide = max(wide, draw.Strong(16).Width(word))
	}
	if k.Icon != "" && !k.Stacked {
		wide += 24*kit.Scale() + kit.Gap
	}
	return wide + 2*kit.Pad + 2
}

// even sets buttons beside each other in as many rows as their width wants.
func (c *column) even(most int, least float32, keys ...*kit.ActionButton) {
	for _, k := range keys {
		least = max(least, min(breadth(k), c.wide))
	}
	n := max(1, min(most, len(keys), int((c.wide+kit.Gap)/(least+kit.Gap))))
	rows := (len(keys) + n - 1) / n
	n = (len(keys) + rows - 1) / rows
	wide := (c.wide - float32(n-1)*kit.Gap) / float32(n)
	for i := 0; i < len(keys); i += n {
		row := keys[i:min(i+n, len(keys))]
		high := float32(0)
		for _, k := range row {
			high = max(high, k.HeightFor(wide))
		}
		for j, k := range row {
			c.set(k, draw.At(float32(j)*(wide+kit.Gap), c.y, wide, high))
		}
		c.y += high + kit.Gap
	}
}

// drawTray draws what the tray asks for in a width, from its own corner, and gives its height.
func (b *Board) drawTray(s *draw.Sketch, wide float32) (objs []fyne.CanvasObject, high float32) {
	kind := b.tray.of(&b.look)
	if kind == noTray || b.free {
		return nil, 0
	}
	own := &draw.Sketch{Old: s.Old, New: s.New, Density: s.Density}
	plate := own.Lifted(draw.At(0, 0, wide, 1), draw.Tone(kit.Panel), kit.Radius)
	inner := &draw.Sketch{Old: s.Old, New: s.New, Density: s.Density}
	c := &column{Sketch: inner, wide: wide - 2*kit.Pad}
	switch kind {
	case pairTray:
		b.pair(c)
	case whiteTray:
		b.white(c)
	case hitsTray:
		b.fight(c)
	case cardTray:
		b.eventCard(c)
	default:
		b.aim(c)
	}
	for _, obj := range inner.Objs {
		at := obj.Position()
		obj.Move(fyne.NewPos(at.X+kit.Pad, at.Y+kit.Pad))
	}
	high = c.y + 2*kit.Pad - kit.Gap
	plate.Resize(fyne.NewSize(wide, high))
	return append(own.Objs, inner.Objs...), high
}

// faces sets keys with the six faces of a die.
func (b *Board) faces(c *column, told int, tapped func(pips int)) {
	keys := make([]*kit.ActionButton, 6)
	for i := range keys {
		style := kit.Plain
		if i+1 == told {
			style = kit.Primary
		}
		keys[i] = b.button("", strconv.Itoa(i+1), style, func() { tapped(i + 1) })
		keys[i].Compact = true
	}
	n := 6
	if c.wide < 6*kit.Touch+5*kit.Gap {
		n = 3
	}
	wide := min((c.wide-float32(n-1)*kit.Gap)/float32(n), 96)
	high := max(kit.Touch, min(64, 52*kit.Scale()))
	left := (c.wide - float32(n)*wide - float32(n-1)*kit.Gap) / 2
	for i, k := range keys {
		at := draw.At(left+float32(i%n)*(wide+kit.Gap), c.y+float32(i/n)*(high+kit.Gap), wide, high)
		c.set(k, at)
		x, y := at.Mid()
		face := fyne.ThemeColorName(kit.Ink)
		if i+1 == told {
			face = kit.OnBrass
		}
		c.Stamp("cg-die-"+strconv.Itoa(i+1), face, x, y, min(wide, high)*0.66)
	}
	c.y += float32(6/n) * (high + kit.Gap)
}

// rollButton throws for the table, where the host does that.
func (b *Board) rollButton(o rules.Offer) []*kit.ActionButton {
	roller, ok := b.host.(board.Roller)
	if !ok {
		return nil
	}
	key := b.button("dice", b.word("roll"), kit.Plain, func() {
		b.asked = true
		roller.Roll(o)
	})
	key.Compact = kit.Scale() > 1.3 // else it takes the room of what is rolled for
	return []*kit.ActionButton{key}
}

// headed sets a line of text and a button at its end, under each other where that is too narrow.
func (b *Board) headed(c *column, text string, keys []*kit.ActionButton) {
	i := draw.Strong(trayText(16)).Left()
	if len(keys) == 0 {
		c.y += c.Paragraph(text, draw.At(0, c.y, c.wide, 200), i) + kit.Gap
		return
	}
	k := keys[0]
	want := min(kit.WidthWanted(k), c.wide)
	if room := c.wide - want - kit.Pad; room > i.Width("mmmmmmmm") {
		high := k.HeightFor(want)
		lines := float32(len(draw.Wrap(text, room, i)))
		tall := lines * i.Measure("Ág").Height
		row := max(high, tall)
		c.Paragraph(text, draw.At(0, c.y+(row-tall)/2, room, tall), i)
		c.set(k, draw.At(c.wide-want, c.y+(row-high)/2, want, high))
		c.y += row + kit.Gap
		return
	}
	c.y += c.Paragraph(text, draw.At(0, c.y, c.wide, 200), i) + kit.Gap
	high := k.HeightFor(c.wide)
	c.set(k, draw.At(0, c.y, c.wide, high))
	c.y += high + kit.Gap
}

// pair asks for the two movement dice: two taps on the same six faces.
func (b *Board) pair(c *column) {
	o := b.look.dice
	text := b.word("dice.first")
	if b.tray.die > 0 {
		text = b.word("dice.second", "n", b.tray.die)
	}
	b.headed(c, text, b.rollButton(o))
	b.faces(c, b.tray.die, func(pips int) {
		if b.tray.die == 0 {
			b.tray.die = pips
			b.redraw()
			return
		}
		first := b.tray.die
		b.tray.die = 0
		b.host.Do(o, rules.Answers{"a": {strconv.Itoa(first)}, "b": {strconv.Itoa(pips)}})
	})
}

// white asks for the die of Intellivision-The-Great, under what each face does.
func (b *Board) white(c *column) {
	x := &b.look
	text := b.word("white.unknown")
	if x.far >= 0 {
		text = b.host.Plural("cgexpo.board.white", x.far, nil)
	}
	b.headed(c, text, b.rollButton(x.dice))
	b.verdicts(c, b.hunt())
	b.faces(c, 0, func(pips int) { b.host.Do(x.dice, rules.Answers{"pips": {strconv.Itoa(pips)}}) })
}

// fight asks for the hits of a battle, under what they do.
func (b *Board) fight(c *column) {
	x := &b.look
	b.tray.foe = min(b.tray.foe, len(x.fights)-1)
	o := x.fights[b.tray.foe]
	if len(x.fights) > 1 {
		keys := make([]*kit.ActionButton, len(x.fights))
		for i, other := range x.fights {
			style := kit.Plain
			if i == b.tray.foe {
				style = kit.Primary
			}
			keys[i] = b.button("", b.host.Thing(other.On[0]), style, func() { b.chooseFoe(i) })
		}
		c.even(3, 92, keys...)
	}
	list := verdictsOf(x.outcomes(o))
	b.headed(c, b.fightSaid(o), b.rollButton(o))
	b.verdicts(c, list)
	var keys []*kit.ActionButton
	for _, f := range o.Fields {
		for _, option := range f.Options {
			n, _ := strconv.Atoi(option.Value)
			icon := "cg-hit"
			for _, v := range list {
				if n >= v.from && n <= v.to {
					icon = v.icon
				}
			}
			k := b.button(icon, option.Value, kit.Plain, func() { b.host.Do(o, rules.Answers{f.Name: {option.Value}}) })
			k.Stacked = true
			keys = append(keys, k)
		}
	}
	c.even(5, kit.Touch, keys...)
}

func (b *Board) fightSaid(o rules.Offer) string {
	who := b.host.Name(b.look.turn)
	if o.Kind == "sweep" {
		return b.word("fight.carl", "who", who)
	}
	return b.word("fight.pod", "who", who, "pod", b.host.Thing(o.On[0]))
}

func (b *Board) chooseFoe(i int) {
	b.tray.foe = i
	b.redraw()
}

// aim tells what is to be chosen on the map, and what the square that is looked at brings. It is always as high as the
// button that comes with such a square, so that the map stays where it is.
func (b *Board) aim(c *column) {
	x := &b.look
	if b.picked.at != 0 {
		b.confirming(c)
		return
	}
	text, left := b.word("aim.point"), float32(0)
	side := 30 * min(kit.Scale(), 1.5)
	if x.reach != nil {
		text, left = b.host.Plural("cgexpo.board.aim.move", x.reach.Pips, nil), 2*side+6+kit.Pad
	}
	i := draw.Strong(trayText(16)).Left()
	tall := float32(len(draw.Wrap(text, c.wide-left, i))) * i.Measure("Ág").Height
	row := max(tall, b.button("check", b.word("aim.go"), kit.Primary, nil).HeightFor(c.wide))
	b.used--
	for at, pips := range x.state.Scratch.Dice {
		if x.reach != nil && pips > 0 {
			c.Stamp("cg-die-"+strconv.Itoa(pips), kit.Brass, side/2+float32(at)*(side+6), c.y+row/2, side)
		}
	}
	c.Paragraph(text, draw.At(left, c.y+(row-tall)/2, c.wide-left, tall), i)
	c.y += row + kit.Gap
}

// confirming offers to go to the square that is looked at, and other ways there.
func (b *Board) confirming(c *column) {
	p := &b.picked
	said := b.word("aim.to", "square", p.at.String())
	if brings := b.brings(p.haul); brings != "" {
		said = b.word("aim.brings", "square", p.at.String(), "haul", brings)
	}
	go1 := b.button("check", b.word("aim.go"), kit.Primary, b.confirm)
	b.headed(c, said, []*kit.ActionButton{go1})
	var keys []*kit.ActionButton
	for _, o := range b.look.ways {
		if len(o.On) > 0 && o.On[0] == squareName(p.at) {
			text := b.word("aim.bare")
			if len(o.About) > 1 {
				text = b.word("aim.other", "haul", b.host.Thing(o.About[1]))
			}
			keys = append(keys, b.button("footsteps", text, kit.Plain, func() { b.host.Do(o, nil) }))
		}
	}
	if len(keys) > 0 {
		c.even(2, 150, keys...)
	}
}

// brings is what a way collects, in words.
func (b *Board) brings(h cgexpo.Haul) string {
	var list []rules.Thing
	for _, kind := range allKinds {
		if h.Items().Has(kind) {
			list = append(list, rules.Of("item", kind))
		}
	}
	for _, z := range roomZones {
		if h.Doors().Has(z) {
			list = append(list, rules.Of("door", z))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return b.host.Thing(rules.All(list...))
}

// eventCard offers to tell the card that was drawn; while it is told, all there is of it.
func (b *Board) eventCard(c *column) {
	if b.card.open {
		b.drawCard(c)
		return
	}
	key := b.button("cards", b.word("card.tell"), kit.Primary, b.openCard)
	c.even(1, 150, key)
}
