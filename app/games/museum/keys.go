package museum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
)

// keys lay a museum: twelve civilisations and six domains, or the cards that were told and lie on no cell yet. While a card is picked up they are the way to lift it off.
type keys struct {
	pen
	museum    *hallLook
	hand      *hand
	told      bool // cards are told by name
	exhibited int  // so many cards in play
	lift      *kit.ActionButton
	dock      dock
}

func (k keys) draw(at draw.Box) {
	hint := draw.At(at.X, at.Y, at.W, hintHeight())
	k.Text(k.said(), hint, draw.Plain(13))
	k.drawKeys(draw.At(at.X, at.Y+hint.H, at.W, at.H-hint.H))
}

// said returns what the next tap does, and how many of the cards lie.
func (k keys) said() string {
	said := k.hint()
	if laid := k.museum.laid(); k.exhibited > laid {
		said += " · " + strconv.Itoa(laid) + "/" + strconv.Itoa(k.exhibited)
	}
	return said
}

// cards returns the cards that are offered one by one, and whether they are: those that were told, else those that are known
// from before, unless another one is entered.
func (k keys) cards() (museum.Cards, bool) {
	if k.told {
		return k.museum.tray, true
	}
	return k.museum.known, len(k.museum.known) > 0 && !k.hand.letters && k.museum.free(-1) >= 0
}

// drawKeys shows what the next tap is for.
func (k keys) drawKeys(rest draw.Box) {
	cards, tray := k.cards()
	switch {
	case k.hand.picked >= 0:
		k.drawPicked(rest)
	case tray:
		k.drawTray(rest, cards)
	case k.museum.free(-1) >= 0:
		k.drawLetters(rest)
	}
}

// hint returns what the next tap does.
func (k keys) hint() string {
	text := func(key string, data map[string]any) string { return k.words.say("hint."+key, data) }
	if k.hand.picked >= 0 {
		return text("picked", nil)
	}
	if k.hand.cell < 0 {
		return text("filled", nil)
	}
	row, column := k.museum.place(k.hand.cell)
	where := map[string]any{"row": row, "column": column}
	cards, tray := k.cards()
	switch {
	case tray && len(cards) == 0:
		return text("done", nil)
	case tray:
		return text("tray", where)
	case k.hand.civ >= 0:
		where["civ"] = k.words.civ(k.hand.civ)
		return text("domain", where)
	case k.hand.dom >= 0:
		where["domain"] = k.words.domain(k.hand.dom)
		return text("civ-of", where)
	}
	return text("civ", where)
}

// drawPicked offers to lift the card that is picked up.
func (k keys) drawPicked(at draw.Box) {
	high := min(at.H, max(look.Touch, 56))
	side := high * 0.86
	k.lift.Compact = false
	wide := k.lift.WidthWanted() + 12
	if k.lift.Compact = wide > at.W-side-look.Pad; k.lift.Compact {
		wide = high
	}
	x := at.X + (at.W-wide-side-look.Pad)/2
	drawCard(k.Sketch, draw.At(x, at.Y+(high-side)/2, side, side), k.museum.cards[k.hand.picked])
	k.Add(k.lift, draw.At(x+side+look.Pad, at.Y, wide, high))
}

// drawLetters shows the keys of civilisations, in one row or two, and of domains. The last choice stays marked.
func (k keys) drawLetters(at draw.Box) {
	columns, rows := 12, 2
	if at.W < broadHall {
		columns, rows = 6, 3
	}
	under, less := k.dock.apart()
	high := min((at.H-float32(rows-1)*under)/float32(rows), 68)
	w := (at.W - float32(columns-1)*keyGap) / float32(columns)
	for civ := range len(civLetters) {
		tapped := draw.At(at.X+float32(civ%columns)*(w+keyGap), at.Y+float32(civ/columns)*(high+under), w, high)
		place := draw.At(tapped.X, tapped.Y+less/2, w, high-less)
		k.Rect(place, civTone(civ), 9)
		cx, cy := place.Mid()
		k.Stamp(civIcon(civ), civInk(civ), cx, cy, min(high*0.62, w*0.62))
		if civ == k.hand.civ {
			k.Frame(place, draw.Tone(look.Ink), 3.5, 9)
		}
		k.touch(tapped, civThing(civ))
	}
	n := float32(len(domainLetters))
	w = (at.W - (n-1)*keyGap) / n
	y := at.Y + float32(rows-1)*(high+under)
	for dom := range len(domainLetters) {
		tapped := draw.At(at.X+float32(dom)*(w+keyGap), y, w, high)
		place := draw.At(tapped.X, y+less/2, w, high-less)
		k.Rect(place, draw.Tone(look.LampWhite), 9)
		cx, cy := place.Mid()
		side := min(high*0.62, w*0.62, 34)
		if name := k.words.domain(dom); w > 96*draw.TextScale() {
			k.Stamp(domainIcon(dom), look.OnLamp, place.X+8+side/2, cy, side)
			k.Text(name, draw.At(place.X+side+12, place.Y, place.W-side-16, place.H), draw.Strong(12).In(draw.Tone(look.OnLamp)).Left())
		} else {
			k.Stamp(domainIcon(dom), look.OnLamp, cx, cy, side)
		}
		if dom == k.hand.dom {
			k.Frame(place, draw.Tone(look.Brass), 3.5, 9)
		}
		k.touch(tapped, domainThing(dom))
	}
}

// drawTray shows the cards that lie on no cell yet, in as many rows as there is room for; a tap lays one on the cell that
// is marked. Where they are not all that there may be, the last place leads to the keys.
func (k keys) drawTray(at draw.Box, cards museum.Cards) {
	n := len(cards)
	if !k.told {
		n++
	}
	if n == 0 {
		return
	}
	const gap, inRow = 6, 6
	rows := max(1, int((at.H+gap)/(look.Touch+gap)))
	side, columns := min(at.H, 60), n
	if rows > 1 {
		side, columns = look.Touch, min(n, max(inRow, (n+rows-1)/rows))
	}
	step := min(side+gap, (at.W-side)/max(1, float32(columns-1)))
	x := at.X + (at.W-side-step*float32(columns-1))/2
	for i := range n {
		place := draw.At(x+float32(i%columns)*step, at.Y+float32(i/columns)*(side+gap), side, side)
		k.Rect(draw.At(place.X-1, place.Y-1, place.W+2, place.H+2), draw.Tone(look.Panel), side*0.14)
		if i < len(cards) {
			drawCard(k.Sketch, place, cards[i])
		} else {
			k.Rect(place, draw.Tone(look.PanelRaised), side*0.14).StrokeColor = draw.Tone(look.Brass)
			k.Text(k.words.say("other", nil), place.Inset(2), draw.Strong(12))
		}
		k.touch(draw.At(place.X, place.Y, max(step, side), side), rules.Of("tray", i))
	}
}
