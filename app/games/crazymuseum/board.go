package crazymuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/grid"
)

// Board is the board of Crazy Museum: alert lamps, and the museum as a map that is moved, zoomed and turned.
type Board struct {
	draw.Map
	host  board.Host
	look  model
	scene board.Scene // the last one
	small []draw.Hit  // what is smaller than a room and takes taps, on the map
	asked asked       // the room that a question is about

	asks   *rules.Offer // the question whose answers alone light up; nil: none
	sought *grid.Cell   // what another question is about, shown beside its sheet; nil: nothing
}

var (
	_ board.Board = (*Board)(nil)
	_ board.Roomy = (*Board)(nil)
	_ board.Loose = (*Board)(nil)
	_ board.Bled  = (*Board)(nil)

	_ board.Leading = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{host: host}
	text := func(key string) string { return host.Text("board.crazymuseum."+key, nil) }
	label := func() string { return text("label") }
	b.ExtendMap(b, host, draw.Hooks{Paint: b.paint, Tap: host.Tap, Label: label}, draw.Ground{
		Label: label(), Buttons: []string{text("out"), text("in"), text("fit")},
		Compass: text("turn"), Turn: b.turned,
		Legible: readable / tilePart, Most: tileMost / tilePart, Tile: tilePart, Aloft: 0.2,
		Paint: b.paintMap, Tap: b.tapMap, Grab: b.grab, Land: b.land, Guide: &stroke{b: b},
	})
	return b
}

// Leads reports whether an offer is to rest where the thief at turn has no token left to act with: nothing else is left
// but to pass.
func (b *Board) Leads(o rules.Offer) bool {
	return o.Kind == "rest" && o.Refused == nil && b.look.spent
}

// Bleeds has the map reach to the edges.
func (b *Board) Bleeds() {}

// Present draws a scene; who has moved walks there where things may move.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	b.scene = scene
	if look, ok := b.read(); ok {
		b.show(look, scene.Moving)
	}
}

// turned reads the museum anew where it was turned.
func (b *Board) turned() {
	b.look.shown = false
	b.scene.Moving = false
	b.Present(b.scene)
}

func (b *Board) show(look model, moving bool) {
	before := b.look
	b.look = look
	moving = moving && before.shown
	var ways draw.Ways
	if moving {
		ways = look.moved(&before)
		b.follow(ways)
	}
	b.Grow(b.look.bounds(), b.look.home)
	b.Advance(ways, moving)
}

// follow looks at a guard or the mummy that has moved.
func (b *Board) follow(ways draw.Ways) {
	for _, f := range b.look.figures {
		if _, moved := ways[f.who]; moved && f.seat < 0 {
			b.look.home = f.at.Mid()
		}
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing {
	list := b.look.things()
	for _, side := range b.askedSides() {
		list = append(list, rules.Of("side", side.name))
	}
	return list
}

// Figures lists who stands on the map.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for _, f := range b.look.figures {
		all = append(all, f.who)
	}
	return all
}

// HeightFor returns the least height at which the map shows enough: the board takes what there is.
func (b *Board) HeightFor(float32) float32 { return draw.ButtonSide() + 160 }

// Roomy returns a scale that no texts have: the map takes what room there is.
func (b *Board) Roomy() float32 { return 9 }

// paint draws the map and the gauge.
func (b *Board) paint(s *draw.Sketch, size fyne.Size) {
	switch {
	case !b.look.shown:
		return
	case b.look.bare:
		s.Stamp("entrance", look.InkFaint, size.Width/2, size.Height/2, min(size.Width, size.Height)*0.6).Translucency = 0.7
		return
	}
	touch, left := draw.Held(b.host)
	at, view := draw.GaugeOf(size, left)
	s.Add(b.View, view)
	gauge{draw.Gauge{Sketch: s, At: at}, &b.look}.draw(b.Keys(touch))
}
