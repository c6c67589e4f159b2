package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// tray is the place where dice are entered and moves confirmed. Each of its parts sets what it asks for.
type tray struct {
	*sheet
	dice    dice
	battle  battle
	card    card
	report  report
	stroll  stroll
	meet    meet
	keys    keyring
	scroll  *arrange.Scroll // around a tray that is higher than its place
	clipped bool            // it scrolls now
}

type trayKind uint8

const (
	noTray trayKind = iota
	pairTray
	whiteTray
	hitsTray
	meetTray
	aimTray
	cardTray
	walkTray
	reportTray
)

func newTray(b *sheet, t *throw, a *aim) tray {
	return tray{sheet: b, dice: dice{sheet: b, throw: t, aim: a}, battle: battle{sheet: b, throw: t}, card: card{sheet: b}, report: report{sheet: b}, stroll: stroll{sheet: b}, meet: meet{sheet: b}}
}

// present forgets what was begun before; a card is entered while it is asked for.
func (t *tray) present() {
	t.meet.present()
	t.battle.present()
	t.dice.present()
	t.card.present()
	t.report.present(t.stroll.led, t.stroll.by)
	t.stroll.present()
}

// kind returns what the tray asks for.
func (t *tray) kind() trayKind {
	x := &t.look
	switch {
	case !x.shown:
		return noTray
	case len(x.fights) > 0:
		return hitsTray
	case t.meet.asks():
		return meetTray
	case x.dice.Kind == "roll" && (x.mapped || t.dice.open):
		return pairTray
	case x.dice.Kind == "white":
		return whiteTray
	case x.read.Kind != "":
		return cardTray
	case x.mapped && t.dice.aim.due():
		return aimTray
	case !x.mapped && x.walk.Kind != "":
		return walkTray
	case !x.mapped && x.quick.Kind != "":
		return reportTray
	}
	return noTray
}

// thrown returns how hits and the white die are entered.
func (t *tray) thrown() string {
	f := &t.battle
	switch {
	case t.kind() == whiteTray:
		return t.word("white.hint")
	case f.drop.on:
		return t.dropSaid(f.drop.of, "fight.drops")
	case f.mayDrop():
		return t.word("fight.drop")
	case f.climbs():
		return t.word("fight.slide")
	}
	return t.word("dice.hint")
}

// draw draws what the tray asks for in a place no higher than most, from its own corner, and gives its height. What the dock and the
// building ask for is not drawn here.
func (t *tray) draw(s *draw.Sketch, wide, most float32) (objs []fyne.CanvasObject, high float32) {
	keys := &t.keys
	if g := &t.battle.climb; g.on || g.out { // the finger is still on one of the others
		keys = &g.keys
	}
	keys.used = 0
	kind := t.kind()
	if t.elsewhere(kind) || t.paper.Loosened() {
		return nil, 0
	}
	own := &draw.Sketch{Old: s.Old, New: s.New, Density: s.Density}
	plate := own.Lifted(draw.At(0, 0, wide, 1), draw.Tone(look.Panel), look.Radius)
	inner := &draw.Sketch{Old: s.Old, New: s.New, Density: s.Density}
	rim := look.Pad
	if t.tight(wide) {
		rim = 6
	}
	c := &column{Sketch: inner, keys: keys, wide: wide - 2*rim, high: most - 2*rim}
	switch kind {
	case pairTray:
		t.dice.askPair(c)
	case whiteTray:
		t.dice.askWhite(c)
	case hitsTray, meetTray:
		t.battle.ask(c)
	default:
		t.card.ask(c)
	}
	for _, obj := range inner.Objs {
		at := obj.Position()
		obj.Move(fyne.NewPos(at.X+rim, at.Y+rim))
	}
	high = c.y + 2*rim - look.Gap
	plate.Resize(fyne.NewSize(wide, high))
	return t.fitted(append(own.Objs, inner.Objs...), wide, high, most)
}

// elsewhere reports whether what is asked is not drawn in the tray: the dock, the map or the building asks for it.
func (t *tray) elsewhere(kind trayKind) bool {
	switch kind {
	case noTray, aimTray, walkTray, reportTray:
		return true
	case meetTray:
		return len(t.meet.met) == 0
	case cardTray:
		return t.card.onward.slid.on
	case hitsTray:
		return t.battle.drop.on
	}
	return false
}

// tight reports whether it asks for two dice in a width in which their keys need all there is.
func (t *tray) tight(wide float32) bool { return t.kind() == pairTray && wide < 320 }

// spared returns the height that the tray leaves to the map: half of it to that on which a card is entered, none under the numbers
// of cards, in a battle and with large texts, more under what a card says.
func (t *tray) spared(most float32) float32 {
	_, text := t.look.state.Saying()
	switch {
	case t.kind() == cardTray && !t.card.digits:
		return most / 2
	case t.kind() == cardTray || t.kind() == hitsTray || t.kind() == meetTray || look.Scale() > 1.3:
		return 0
	case text != "":
		return 60
	}
	return look.Touch
}

// panelled reports whether it asks for what a tap on the map does not tell of a card.
func (t *tray) panelled() bool { return t.kind() == cardTray && !t.card.digits && !t.rolls() }

// rolls reports whether it asks for the dice after a card.
func (t *tray) rolls() bool { return t.kind() == cardTray && t.card.onward.due() }

// fitted lets a tray scroll in a place that is lower than it.
func (t *tray) fitted(objs []fyne.CanvasObject, wide, high, most float32) ([]fyne.CanvasObject, float32) {
	if t.clipped = high > most; !t.clipped {
		return objs, high
	}
	t.scroll = scrolled(t.scroll, objs, fyne.NewSize(wide, high))
	t.scroll.Move(fyne.NewPos(0, 0))
	t.scroll.Resize(fyne.NewSize(wide, max(0, most)))
	return []fyne.CanvasObject{t.scroll}, max(0, most)
}

// scrolled returns the scroll around what was drawn in a size: the one that there is, from its top.
func scrolled(scroll *arrange.Scroll, objs []fyne.CanvasObject, size fyne.Size) *arrange.Scroll {
	content := &fyne.Container{Layout: still(size), Objects: objs}
	if scroll == nil {
		return arrange.NewScroll(content)
	}
	scroll.SetContent(content)
	return scroll
}

// still leaves everything where it was put, in a size.
type still fyne.Size

// Layout moves nothing.
func (still) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize returns the whole size.
func (s still) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size(s) }
