package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// aim is the square that somebody looks at before going there.
type aim struct {
	*sheet
	choice
	then  func(who int) // has the event card begin with a podcaster, or with all three
	grown float32       // how much higher the tray is than while no square is looked at
}

// choice is a square, what choosing it does, and the way there with what it collects.
type choice struct {
	at      cgexpo.Square
	way     []cgexpo.Square
	haul    cgexpo.Haul
	offer   rules.Offer
	answers rules.Answers
}

// forget ends the looking without drawing anything.
func (a *aim) forget() { a.choice = choice{} }

// lookAt looks at a square; a second time it goes there.
func (a *aim) lookAt(q cgexpo.Square) {
	if a.at == q {
		a.confirm()
		return
	}
	x := &a.look
	p := choice{at: q, offer: x.point, answers: rules.Answers{"to": {q.String()}}}
	if x.reach != nil {
		p.offer = x.move
		p.haul, _ = x.reach.Best(q)
		p.way = x.reach.Route(q, p.haul)
	}
	a.choice = p
	a.redraw()
}

func (a *aim) redraw() {
	a.paper.Redraw()
	a.paper.View.Refresh()
}

// confirm goes to the square that is looked at.
func (a *aim) confirm() {
	if p := a.choice; p.at != 0 {
		a.host.Do(p.offer, p.answers)
	}
}

// refuse ends the looking, and asks the rules why the move cannot end on a square.
func (a *aim) refuse(q cgexpo.Square) {
	if a.at != 0 {
		a.forget()
		a.redraw()
	}
	x := &a.look
	if board := x.board(); q == 0 || q.X() >= board.Width || q.Y() >= board.Height() {
		return
	}
	if why := x.state.WhyNot(q); why != nil { // the move's blank lists only the squares round about
		o := x.move
		o.Rule, o.Refused = why.Rule, why
		a.host.Do(o, rules.Answers{"to": {q.String()}})
	}
}

// meant reports whether a tap in the middle of a square that is not lit means that one, not a lit one beside it. The
// larger squares are, the more of them counts as their middle.
func (a *aim) meant(exact cgexpo.Square, at fyne.Position) bool {
	if exact == 0 || a.look.lit.Has(exact) {
		return false
	}
	half := min(0.5, max(0.15, (a.paper.View.Scale()-12)/48))
	m := middleOfSquare(exact)
	return max(at.X-m.X, m.X-at.X) <= half && max(at.Y-m.Y, m.Y-at.Y) <= half
}

// goes returns the token that goes to a square that is chosen; nil where that is not on the map.
func (a *aim) goes() *token {
	x := &a.look
	if x.reach != nil && x.turn >= 0 {
		return x.tokenOf(thiefPieces[x.turn])
	}
	_, piece := x.state.Next()
	if x.step == "carl" {
		piece = cgexpo.Carl
	}
	return x.tokenOf(piece)
}

// drawOn draws the square that is looked at and the way there on the map.
func (a *aim) drawOn(e easel) {
	if a.at == 0 {
		return
	}
	brass, goes := draw.Tone(kit.Brass), a.goes()
	if goes != nil && goes.at != 0 && len(a.way) > 0 {
		e.dotted(append([]fyne.Position{goes.middle()}, middlesOf(a.way)...), brass, 0.5, 0.5)
	}
	at := e.On(boxOfSquare(a.at))
	e.Glow(at.Inset(-e.Scale*0.05), brass, e.Scale*0.24)
	if goes != nil {
		cx, cy := at.Mid()
		a.drawToken(e.Sketch, &token{piece: goes.piece, kind: goes.kind, seat: goes.seat, item: goes.item}, cx, cy, e.Scale*0.72)
	}
}

// ask sets what is to be chosen on the map, or what the way to the square that is looked at collects. It is always as high as the
// buttons that come with such a square, so that the map stays where it is; on a phone the event card's lie over the backpacks.
func (a *aim) ask(c *column) {
	x := &a.look
	if a.at != 0 {
		a.offerWays(c)
		return
	}
	text, left := a.word("aim.point"), float32(0)
	side := 30 * min(kit.Scale(), 1.5)
	if x.reach != nil {
		text, left = a.host.Plural("cgexpo.board.aim.move", x.reach.Pips, nil), 2*side+6+kit.Pad
	}
	i := draw.Strong(trayText(16)).Left()
	tall := c.tall(text, c.wide-left, i)
	row := max(tall, c.trial("check", a.word("aim.go"), kit.Primary).HeightFor(c.wide))
	if a.brings() && a.paper.Size().Width >= broad {
		row += a.cardHeight(c)
	}
	for at, pips := range x.state.Scratch.Dice {
		if x.reach != nil && pips > 0 {
			c.Stamp("cg-die-"+strconv.Itoa(pips), kit.Brass, side/2+float32(at)*(side+6), c.y+row/2, side)
		}
	}
	c.Paragraph(text, draw.At(left, c.y+(row-tall)/2, c.wide-left, tall), i)
	c.y += row + kit.Gap
}

// offerWays offers to go to the square that is looked at, and other ways there.
func (a *aim) offerWays(c *column) {
	said := a.word("aim.to", "square", a.at.String())
	if haul := a.collects(); haul != "" {
		said = a.word("aim.brings", "square", a.at.String(), "haul", haul)
	}
	c.headed(said, c.key("check", a.word("aim.go"), kit.Primary, a.confirm))
	var keys []*kit.ActionButton
	for _, o := range a.look.ways {
		if len(o.On) > 0 && o.On[0] == squareThing(a.at) {
			text := a.word("aim.bare")
			if len(o.About) > 1 {
				text = a.word("aim.other", "haul", a.host.Thing(o.About[1]))
			}
			keys = append(keys, c.key("footsteps", text, kit.Plain, func() { a.host.Do(o, nil) }))
		}
	}
	if len(keys) > 0 {
		c.even(2, 150, keys...)
	}
	if a.brings() {
		a.offerCard(c)
		if a.paper.Size().Width < broad {
			a.grown = a.cardHeight(c)
		}
	}
}

// brings reports whether an event card follows the move, and there is room to begin it already.
func (a *aim) brings() bool {
	x := &a.look
	if kit.Scale() > 1.3 {
		return false
	}
	cds := x.tokenOf(cgexpo.CDs)
	return x.reach != nil && !x.state.Scratch.Frantic && !x.frantic && (cds == nil || cds.at != a.at)
}

// offerCard offers to go and to enter at once whom the card moves.
func (a *aim) offerCard(c *column) {
	var keys []*kit.ActionButton
	for who, tab := range []string{"tab.scott", "tab.socal", "tab.uk", "aim.all"} {
		key := c.key("", a.word(tab), kit.Plain, func() {
			a.then(who)
			a.confirm()
		})
		key.Caption = a.word("aim.card")
		keys = append(keys, key)
	}
	c.even(4, 76, keys...)
}

// cardHeight returns the height of that offer.
func (a *aim) cardHeight(c *column) float32 {
	trial, used := &column{Sketch: &draw.Sketch{}, keys: c.keys, wide: c.wide}, c.keys.used
	a.offerCard(trial)
	c.keys.used = used
	return trial.y
}

// collects returns what the way collects, in words.
func (a *aim) collects() string {
	var list []rules.Thing
	for _, kind := range allKinds {
		if a.haul.Items().Has(kind) {
			list = append(list, rules.Of("item", kind))
		}
	}
	for _, z := range roomZones {
		if a.haul.Doors().Has(z) {
			list = append(list, rules.Of("door", z))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return a.host.Thing(rules.All(list...))
}
