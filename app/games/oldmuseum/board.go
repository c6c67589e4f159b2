package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// Board is the board of The Old Museum: the steps of the turn, the rooms, and what everybody has. Where rooms are
// not followed it shows the order of turns instead. Before anybody has left the Hall the rooms can be laid otherwise.
type Board struct {
	draw.Map
	host    board.Host
	look    model
	scene   board.Scene           // the last one
	laid    []grid.Cell           // where the rooms lay that were shown last
	private rules.Seat            // whose own map it is; Table: the shared board
	picked  func(oldmuseum.Place) // of a room on the own map
	shaping shaping
	knobs   []knob // that answer what is asked
	covered bool   // a sheet lies over the keys of the map
}

var (
	_ board.Workplace = (*Board)(nil)
	_ board.Terse     = (*Board)(nil)
	_ board.Leading   = (*Board)(nil)
	_ board.Loose     = (*Board)(nil)
	_ board.Bled      = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{host: host, private: rules.Table}
	text := func(key string) string { return host.Text("oldmuseum.board."+key, nil) }
	// The label says which step of the turn it is, too.
	label := func() string { return text("label") + ": " + strip{board: b}.caption() }
	b.ExtendMap(b, host, draw.Hooks{Paint: b.paint, Tap: b.Touch, Label: label}, draw.Ground{
		Label: text("label"), Buttons: []string{text("out"), text("in"), text("fit")},
		Compass: text("turn"), Turn: b.turned,
		Legible: legible, Most: roomMost, Tile: roomPart, Calm: askable, Aloft: 0.2,
		Paint: b.paintRooms, Tap: b.tapRooms, Grab: b.grab, Land: b.land,
	})
	b.shaping = newShaping(b)
	return b
}

// Present draws a scene; who has moved walks there where things may move.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	b.scene = scene
	if state, ok := rules.StateOf[oldmuseum.State](scene.View); ok {
		b.show(readModel(state, scene, b.private, b.Quarters()), scene.Moving)
	}
}

// Bleeds has the map reach to the edges.
func (b *Board) Bleeds() {}

func (b *Board) show(look model, moving bool) {
	before := b.look
	b.look = look
	moving = moving && before.shown
	var ways draw.Ways
	if moving {
		ways = look.moved(&before)
	}
	if b.shaping.open && look.shape == nil {
		b.shaping.close()
	}
	b.frame()
	b.Advance(ways, moving)
}

// frame tells the map what there is to be seen.
func (b *Board) frame() {
	if b.View.Legible = legible; !b.shaping.open {
		b.grow()
		return
	}
	at := b.shaping.bounds()
	b.View.Legible = legibleShape
	b.Frame(at, fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
}

// Plays reports whether an offer is taken up by tapping rooms or, of notes, plates: there is no button for it.
func (b *Board) Plays(o rules.Offer) bool {
	return o.Kind == "go" || o.Kind == "shape" || o.Kind == "note"
}

// Terse reports whether an offer is asked about after a tap only. The way of a tunnel keeps off the buttons: the move
// of the moment is made on the rooms. A Utility Store in hand is one of the things that may be done; only one just
// found is asked about at once.
func (b *Board) Terse(o rules.Offer) bool {
	return o.Kind == "tunnel" || o.Kind == "store" && b.look.step() != stepInside
}

// Leads reports whether an offer ends the turn: most turns end without another card.
func (b *Board) Leads(o rules.Offer) bool { return o.Kind == "end-turn" }

// Absorbs reports whether the rooms are being laid otherwise.
func (b *Board) Absorbs() bool { return b.shaping.open }

// Roomy returns a scale that no texts have: the board takes what room there is.
func (b *Board) Roomy() float32 { return 9 }

// HeightFor returns the least height at which everything is told: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.heightFor(width) }

// Figures lists who stands on the table.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for i := range b.look.pawns {
		all = append(all, b.look.pawns[i].who())
	}
	return all
}

// paint draws the parts of the board, and the squares in their place while they are laid otherwise.
func (b *Board) paint(s *draw.Sketch, size fyne.Size) {
	switch {
	case !b.look.shown:
	case !b.look.tracked:
		order{s, b}.draw(draw.At(0, 0, size.Width, size.Height).Inset(rim))
	case b.shaping.open:
		b.shaping.draw(s, draw.At(0, 0, size.Width, size.Height).Inset(rim))
	case b.private >= 0:
		s.Add(b.View, draw.At(0, 0, size.Width, size.Height))
	default:
		b.paintAround(s, b.plan(size))
	}
}

// paintAround draws the rooms, and around them the steps of the turn, what everybody has and what leads the map.
func (b *Board) paintAround(s *draw.Sketch, p stand) {
	s.Add(b.View, p.view)
	touch, _ := draw.Held(b.host)
	p.steps.Sketch = s
	end, _ := p.steps.Long()
	keys := b.Keys(touch)
	switch {
	case p.keys.W == 0:
		end = p.steps.SetKeys(keys)
	case !b.covered:
		for i, key := range keys {
			s.Add(key, draw.At(p.keys.X+float32(i)*p.keys.H, p.keys.Y, p.keys.H, p.keys.H))
		}
	}
	t := strip{p.steps, b}
	named := t.draw(end)
	used := facts{b}.draw(s, p.facts) + 10
	if p.said.H == 0 { // it has no place of its own
		p.said = draw.At(p.facts.X+used, p.facts.Y, p.facts.W-used, p.facts.H)
	}
	t.say(p.said, !named)
}
