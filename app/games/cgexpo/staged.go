//go:build scenes

package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

type Editor = editor

func (p *editor) Painter() *Painter { return p.painter }

func (p *editor) SetMode(v string) { p.mode = v }

func (p *editor) Start() string { return p.start }

func (p *editor) Begin(width, height int) { p.begin(width, height) }

// PaintOf returns the colour in which the figure and the items of a seat are drawn.
func PaintOf(view rules.View, seat rules.Seat) fyne.ThemeColorName {
	s, _ := rules.StateOf[cgexpo.State](view)
	return (&model{state: s}).paintOf(seat).fill
}

// Building returns where the zones are, and around all of them with the shelf.
func (b *Board) Building() (zones [6]draw.Box, all draw.Box) {
	p := b.zones.plan
	all = p.zones[0]
	for _, z := range p.zones {
		all = all.Around(z)
	}
	if p.beside {
		all = all.Around(p.shelf)
	}
	return p.zones, all
}

// CastByHand asks for the dice of a move by zones.
func (b *Board) CastByHand() { b.tray.dice.toggle() }

// Slide has a finger slide over the numbers of a card.
func (b *Board) Slide(over int) {
	k := &b.tray.card.number
	k.change(func() { k.digits, k.slid = true, over })()
}

// Lead has a finger lead the first podcaster to a square, and take up another figure from there.
func (b *Board) Lead(to cgexpo.Square, next cgexpo.Piece) {
	l := &b.hall.lead
	l.Take(l.look.lies().middle(l.look.state.SquareOf(allPods[0])))
	for _, q := range []cgexpo.Square{to, l.look.state.SquareOf(next)} {
		l.turn(0, l.look.lies().middle(q))
	}
}

// Stairs returns the keys of the rows over which a finger slides from the hits of a battle, from the lowest row on.
func (b *Board) Stairs() (rows [][]*kit.ActionButton) {
	for i := range b.tray.battle.climb.rows {
		rows = append(rows, b.tray.battle.climb.rows[i].keys)
	}
	return rows
}

// Thrown returns what the dice show that were thrown for the table; nothing where none were.
func (b *Board) Thrown() []int { return b.throw.values }

// Shelf returns where the shelf of the building is.
func (b *Board) Shelf() draw.Box { return b.zones.plan.shelf }

// Met returns how many podcasters are entered as beside the thief.
func (b *Board) Met() int { return len(b.tray.meet.met) }
