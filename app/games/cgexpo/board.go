package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Board is the board of CGE Adventures: the recorded board as a map that is moved and zoomed, or the zones as a
// diagram; the backpacks; and the tray, in which dice are entered and moves confirmed.
type Board struct {
	draw.Map
	sheet
	gauge  gauge
	saying saying
	packs  packs
	zones  zones
	hall   hall
	aim    aim
	tray   tray
	throw  throw

	scene  board.Scene // the last one
	staged bool        // the map was drawn last
}

var (
	_ board.Roomy  = (*Board)(nil)
	_ board.Handy  = (*Board)(nil)
	_ board.Own    = (*Board)(nil)
	_ board.Loose  = (*Board)(nil)
	_ board.Asking = (*Board)(nil)
	_ board.Bled   = (*Board)(nil)

	_ board.Foreseeing = (*Board)(nil)
	_ board.Focused    = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{}
	s := &b.sheet
	s.host, s.paper = host, &b.Map
	b.packs, b.aim, b.throw, b.saying = packs{sheet: s}, aim{sheet: s}, throw{sheet: s}, saying{sheet: s}
	b.zones = zones{sheet: s, stroll: &b.tray.stroll, meet: &b.tray.meet, report: &b.tray.report, tray: &b.tray}
	b.hall = hall{sheet: s, aim: &b.aim, card: &b.tray.card, fight: &b.tray.battle, lead: lead{sheet: s, aim: &b.aim, card: &b.tray.card}}
	b.tray = newTray(s, &b.throw, &b.aim)
	b.tray.stroll.slide = b.zones.slide
	b.tray.battle.meet, b.tray.battle.dice = &b.tray.meet, &b.tray.dice
	b.tray.meet.battle = &b.tray.battle
	b.tray.meet.hitsAt = func(at fyne.Position) bool {
		at, size := at.Subtract(inWindow(b, fyne.Position{})), b.Size()
		return at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height && b.zones.hitsAt(at)
	}
	k := &b.tray.card
	k.number.card, k.onward.card, b.tray.battle.told = k, k, &k.aimed
	k.onward.slid.plate = &b.tray.dice.plate
	b.gauge = newGauge(s, &b.packs, &b.tray)
	label := func() string { return b.word("label") }
	b.ExtendMap(b, host, draw.Hooks{Paint: b.draw, Tap: b.Touch, Label: label}, b.hall.ground(b.tapMap, b.turn))
	return b
}

// Bleeds has the map reach to the edges.
func (b *Board) Bleeds() {}

// turn shows the board anew where it was turned; what is entered stays.
func (b *Board) turn() {
	if b.look.shown {
		b.scene.Moving = false
		b.Present(b.scene)
	}
}

// Present draws a scene; those who have moved walk there where things may move, and dice that were thrown roll.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	state, ok := rules.StateOf[cgexpo.State](scene.View)
	if !ok {
		return
	}
	b.scene = scene
	b.throw.present(scene.Told)
	b.show(readModel(state, scene, b.Quarters()), scene.Moving)
}

func (b *Board) show(look model, moving bool) {
	before, chosen := b.look, b.aim.way
	b.look = look
	b.packed = b.packed && before.state == look.state
	b.aim.forget()
	b.tray.present()
	moving = moving && before.shown
	b.View.Legible = legibleSquare
	if b.tray.card.due {
		b.View.Legible = widestSquare
	}
	b.Frame(b.look.bounds(), b.look.home())
	walks := b.Depart(b.hall.leaveTrail(&before, chosen, moving))
	b.Redraw()
	b.View.Present(moving)
	b.stir(moving, walks)
}

// stir lets dice roll that were thrown, and those walk who moved.
func (b *Board) stir(moving, walks bool) {
	walk := func() {
		if walks {
			b.Walk()
		}
	}
	if moving && b.throw.kind != noCast && look.Motion() {
		b.throw.roll(walk)
		return
	}
	walk()
}

// Skip ends what still moves.
func (b *Board) Skip() {
	b.throw.skip()
	b.Map.Skip()
}

// Loosen lets every drag that begins on a figure move it, or no longer; no square is looked at then.
func (b *Board) Loosen(on bool) {
	b.Map.Loosen(on)
	b.aim.forget()
}

// Figures lists the figures and items on the map.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for _, t := range b.look.pieces {
		all = append(all, seatOrFigure(t.piece))
	}
	return all
}

// Plays reports whether an offer is taken up on the board: there is no button for it then.
func (b *Board) Plays(o rules.Offer) bool {
	switch o.Kind {
	case "roll", "white", "battle", "sweep", "read":
		return true
	case "move", "route", "janitor", "put", "place", "stop":
		return true
	}
	return false
}

// Asked returns what the dock holds: the slots of a turn, and while a square is chosen or a card is entered its deed. Where the deed is
// on the board, under the backpacks the way back to it stands in its place.
func (b *Board) Asked() (board.Dock, bool) {
	d, asks := b.asked()
	if b.packed && d.Lead == nil {
		d.Lead = &board.Slot{Label: b.word("packs.close"), Tapped: b.packs.toggle}
	}
	return d, asks
}

// asked returns what the dock holds while the board is seen.
func (b *Board) asked() (board.Dock, bool) {
	if b.Loosened() {
		return board.Dock{}, false
	}
	switch b.tray.kind() {
	case hitsTray, whiteTray:
		return board.Dock{Slots: b.idle(), Hint: b.tray.thrown()}, true
	case pairTray:
		if b.look.mapped {
			hint := b.word("dice.hint")
			if look.Scale() <= 1.3 { // else the keys may scroll
				hint = b.word("dice.slide")
			}
			return board.Dock{Slots: b.idle(), Hint: hint}, true
		}
		return b.tray.stroll.dock(), true
	case aimTray:
		d := b.aim.dock()
		if len(d.Slots) == 0 {
			d.Slots = b.idle()
		}
		return d, true
	case cardTray:
		return b.tray.card.dock(), true
	case meetTray:
		return b.tray.meet.dock(), true
	case walkTray:
		return b.tray.stroll.dock(), true
	case reportTray:
		return b.tray.report.dock(), true
	}
	return board.Dock{}, false
}

// Foreseen returns what was tapped, or thrown, and entered with what was asked before it.
func (b *Board) Foreseen() (rules.Offer, rules.Answers, bool) {
	if o, answers, due := b.tray.card.aimed.answered(&b.look); due {
		return o, answers, true
	}
	if o, answers, due := b.tray.battle.early(); due {
		return o, answers, true
	}
	for _, e := range []*early{&b.tray.card.onward.thrown, &b.tray.meet.fought, &b.tray.report.swept, &b.tray.report.kept} {
		if o, answers, due := e.due(&b.look); due {
			b.throw.asked = answers == nil
			return o, answers, true
		}
	}
	return rules.Offer{}, nil, false
}

// Focuses reports whether the board shows what an offer asks about: none needs it to.
func (b *Board) Focuses(rules.Offer) bool { return false }

// Focus takes away what lies under the sheet that asks for the rest of a move by zones, and the dice that would.
func (b *Board) Focus(f *board.Focus) {
	size := b.Size()
	filled := f != nil && f.Offer.Kind == "walk" && (f.Size.Width < size.Width || f.Size.Height < size.Height)
	if b.tray.stroll.filled != filled {
		b.tray.stroll.filled = filled
		b.tray.dice.open = b.tray.dice.open && !filled
		b.Refresh()
	}
}

// Roomy returns the text size up to which the board takes what room there is: any.
func (b *Board) Roomy() float32 { return 9 }

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing {
	list := slices.Concat(b.look.things(), b.tray.report.things(), b.tray.meet.things())
	if b.tray.card.due {
		for _, q := range b.tray.card.lit() {
			list = append(list, squareThing(q))
		}
	}
	return list
}
