package cgexpo

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/rules/cgexpo"
)

// Tool holds what a finger does on a board that is painted.
type Tool struct {
	Kind  ToolKind
	Zone  string // of squares: "exit" to "museum", or empty for none
	Side  byte   // of sides: a letter of the box, '.' open, '|' a wall
	Start string // the id of the piece that starts
}

// ToolKind is a kind of tool.
type ToolKind uint8

// The tools: a finger moves the drawing, fills squares, draws sides, or sets where a piece starts.
const (
	LookTool ToolKind = iota
	SquareTool
	SideTool
	StartTool
)

// mostUndone is how many strokes can be taken back.
const mostUndone = 200

// Painter is a board that is painted with one finger: a drag fills a rectangle or draws a straight line, a tap one
// square or one side. Two fingers move and zoom it.
type Painter struct {
	View    *viewport.Viewport
	Tool    Tool
	Changed func() // after every stroke
	Name    func(zone string) string

	draft      *Draft
	past, next []*Draft
	stroke     *stroke // that is being made
	kept       draw.Pictures
}

var _ viewport.Carrier = (*Painter)(nil)

// NewPainter returns a painter of a draft.
func NewPainter(draft *Draft, label string) *Painter {
	p := &Painter{draft: draft}
	p.View = viewport.New(p.draw, p.tap)
	p.View.Legible, p.View.Most, p.View.Label = legibleSquare, mostSquare, label
	p.View.Carrier = p
	p.frame()
	return p
}

// Draft returns the board as it is painted so far.
func (p *Painter) Draft() *Draft { return p.draft }

// frame sets the viewport to the size of the board.
func (p *Painter) frame() {
	width, height := p.draft.Size()
	const rim = 0.5
	v := p.View
	v.Origin, v.Extent = fyne.NewPos(-rim, -rim), fyne.NewSize(float32(width)+2*rim, float32(height)+2*rim)
	v.Home = fyne.NewPos(float32(width)/2, float32(height)/2)
}

// Change makes one stroke of a change, which can be taken back.
func (p *Painter) Change(change func(*Draft)) {
	before := p.draft.Clone()
	change(p.draft)
	p.past, p.next = append(p.past, before), nil
	if len(p.past) > mostUndone {
		p.past = p.past[1:]
	}
	p.changed()
}

func (p *Painter) changed() {
	p.frame()
	p.View.Present(false)
	p.View.Refresh()
	if p.Changed != nil {
		p.Changed()
	}
}

// Undo takes the last stroke back, and reports whether there was one.
func (p *Painter) Undo() bool { return p.swap(&p.past, &p.next) }

// Redo makes it again, and reports whether there was one.
func (p *Painter) Redo() bool { return p.swap(&p.next, &p.past) }

func (p *Painter) swap(from, to *[]*Draft) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, p.draft)
	p.draft, *from = (*from)[n-1], (*from)[:n-1]
	p.changed()
	return true
}

// Undone reports whether strokes can be taken back, and made again.
func (p *Painter) Undone() (undo, redo bool) { return len(p.past) > 0, len(p.next) > 0 }

// Lift begins a stroke, where the tool paints.
func (p *Painter) Lift(at fyne.Position, _ bool) bool {
	if p.Tool.Kind != SquareTool && p.Tool.Kind != SideTool {
		return false
	}
	p.stroke = &stroke{at, at}
	return true
}

// Carry continues the stroke.
func (p *Painter) Carry(at fyne.Position) {
	p.stroke.to = at
	p.View.Refresh()
}

// Drop ends the stroke.
func (p *Painter) Drop(at fyne.Position, kept bool) {
	k := stroke{p.stroke.from, at}
	p.stroke = nil
	if !kept {
		p.View.Refresh()
		return
	}
	switch p.Tool.Kind {
	case SquareTool:
		x0, y0, x1, y1 := k.corners()
		p.Change(func(d *Draft) { d.Fill(x0, y0, x1, y1, zoneNamed(p.Tool.Zone)) })
	case SideTool:
		l := k.line()
		p.Change(func(d *Draft) { d.Draw(l, p.Tool.Side) })
	}
}

// tap paints one square or side: the same again takes it back to floor, or opens it.
func (p *Painter) tap(at fyne.Position) {
	x, y := cellOf(at.X), cellOf(at.Y)
	width, height := p.draft.Size()
	if p.Tool.Kind == LookTool || at.X < -0.5 || at.Y < -0.5 || at.X > float32(width)+0.5 || at.Y > float32(height)+0.5 {
		return
	}
	x, y = max(0, min(x, width-1)), max(0, min(y, height-1))
	switch p.Tool.Kind {
	case SquareTool:
		zone := zoneNamed(p.Tool.Zone)
		if p.draft.ZoneAt(x, y) == zone {
			zone = cgexpo.Floor
		}
		p.Change(func(d *Draft) { d.Fill(x, y, x, y, zone) })
	case SideTool:
		l := sideNear(at)
		letter := p.Tool.Side
		if p.draft.Has(l, letter) {
			letter = openSide
		}
		p.Change(func(d *Draft) { d.Draw(l, letter) })
	case StartTool:
		if p.draft.ZoneAt(x, y) != cgexpo.Nowhere && p.Tool.Start != "" {
			p.Change(func(d *Draft) { d.Start(p.Tool.Start, cgexpo.SquareAt(x, y)) })
		}
	}
}

// zoneNamed returns a zone by its name; none by any other.
func zoneNamed(name string) cgexpo.Zone {
	for _, z := range allZones {
		if z.String() == name {
			return z
		}
	}
	return cgexpo.Nowhere
}

// draw draws the board, what starts where, and the stroke that is being made.
func (p *Painter) draw(scale float32) []fyne.CanvasObject {
	s := draw.After(p.kept)
	s.Density = 2
	e := easel{draw.Easel{Sketch: s, Scale: scale, Ox: p.View.Origin.X, Oy: p.View.Origin.Y, Tile: scale}}
	g := groundOf(false)
	e.zones(p.draft, g)
	e.sides(p.draft, g, func(cgexpo.Zone) bool { return false })
	if p.Name != nil {
		e.names(p.draft, g, func(z cgexpo.Zone) string { return p.Name(z.String()) }, p.crowd())
	}
	for _, id := range StartIDs() {
		if q := p.draft.StartOf(id); q != 0 {
			cx, cy := e.Point(float32(q.X())+0.5, float32(q.Y())+0.5)
			if id == p.Tool.Start && p.Tool.Kind == StartTool {
				e.Disc(cx, cy, scale*0.56, draw.Faint(draw.Tone(look.Brass), 0x60), draw.Tone(look.Brass), 2)
			}
			drawStart(s, id, cx, cy, scale*0.86)
		}
	}
	if p.stroke != nil {
		p.stroke.draw(e, p.Tool.Kind)
	}
	p.kept = s.New
	return s.Objs
}

// crowd returns how badly a name stands on each square: under what starts there.
func (p *Painter) crowd() func(cgexpo.Square) int {
	var stand cgexpo.Plane
	for _, id := range StartIDs() {
		stand.Add(p.draft.StartOf(id))
	}
	return func(q cgexpo.Square) int {
		if stand.Has(q) {
			return onPiece
		}
		return 0
	}
}

// stroke is a drag of a finger over a board that is painted.
type stroke struct{ from, to fyne.Position }

// corners returns the squares where the stroke begins and where it is.
func (k stroke) corners() (x0, y0, x1, y1 int) {
	return cellOf(k.from.X), cellOf(k.from.Y), cellOf(k.to.X), cellOf(k.to.Y)
}

// line returns the straight line on the grid next to the stroke.
func (k stroke) line() Line {
	dx, dy := k.to.X-k.from.X, k.to.Y-k.from.Y
	if dx*dx > dy*dy {
		return Line{Line: lineOf(k.from.Y), At: max(0, cellOf(min(k.from.X, k.to.X)+0.3)), To: cellOf(max(k.from.X, k.to.X)-0.3) + 1}
	}
	return Line{Down: true, Line: lineOf(k.from.X), At: max(0, cellOf(min(k.from.Y, k.to.Y)+0.3)), To: cellOf(max(k.from.Y, k.to.Y)-0.3) + 1}
}

// draw shows what the stroke will do.
func (k stroke) draw(e easel, tool ToolKind) {
	brass := draw.Tone(look.Brass)
	if tool == SideTool {
		l := k.line()
		e.line(run{l.Down, l.Line, l.At, max(l.At+1, l.To)}, brass, max(4, e.Scale*0.26), 2)
		return
	}
	x0, y0, x1, y1 := k.corners()
	at := draw.At(float32(min(x0, x1)), float32(min(y0, y1)), float32(max(x0, x1)-min(x0, x1))+1, float32(max(y0, y1)-min(y0, y1))+1)
	r := e.Frame(e.On(at), brass, 3, 4)
	r.FillColor = draw.Faint(brass, 0x50)
}

// sideNear returns the side of a square next to a point.
func sideNear(at fyne.Position) Line {
	fx, fy := at.X-float32(lineOf(at.X)), at.Y-float32(lineOf(at.Y))
	if fx*fx < fy*fy {
		y := max(0, cellOf(at.Y))
		return Line{Down: true, Line: lineOf(at.X), At: y, To: y + 1}
	}
	x := max(0, cellOf(at.X))
	return Line{Line: lineOf(at.Y), At: x, To: x + 1}
}

func cellOf(v float32) int { return int(math.Floor(float64(v))) }

func lineOf(v float32) int { return int(math.Round(float64(v))) }

// The figures that belong to nobody, the colours, and what belongs to each of them; with what their signs show.
var (
	startFigures = []string{"scott", "socal", "uk", "itg", "carl", "cds"}
	startColours = []string{"red", "green", "yellow", "blue"}
	startNouns   = []string{"thief", "zapper", "key", "pass", "studson"}
	startPaints  = map[string]paint{
		"red": colourPaints[cgexpo.Red], "green": colourPaints[cgexpo.Green],
		"yellow": colourPaints[cgexpo.Yellow], "blue": colourPaints[cgexpo.Blue],
	}
	startIcons = map[string]string{
		"scott": podSigns[cgexpo.Scott], "socal": podSigns[cgexpo.SoCal], "uk": podSigns[cgexpo.UK],
		"itg": looks.Icon("figure", "itg"), "carl": looks.Icon("figure", "carl"), "cds": looks.Icon("figure", "cds"),
	}
	startNames = map[string]string{"scott": "Sc", "socal": "So", "uk": "UK"}
)

// StartIDs lists the pieces that start somewhere: figures and the CDs first, then of every colour the items and the
// thief.
func StartIDs() []string {
	ids := append([]string(nil), startFigures...)
	for _, colour := range startColours {
		for _, noun := range startNouns {
			ids = append(ids, noun+"-"+colour)
		}
	}
	return ids
}

// StartIcon returns the icon of a piece that starts, and the colour of its owner's pieces; of nobody's, the accent.
func StartIcon(id string) (icon string, hue fyne.ThemeColorName) {
	noun, colour, owned := strings.Cut(id, "-")
	if owned {
		return ownedIcon(noun), startPaints[colour].fill
	}
	return startIcons[noun], look.Brass
}

// ownedIcon returns the icon of an item, or of a thief.
func ownedIcon(noun string) string {
	if icon, ok := itemsOf[noun]; ok {
		return icon
	}
	return "thief"
}

// drawStart draws a piece where it starts.
func drawStart(s *draw.Sketch, id string, cx, cy, d float32) {
	noun, colour, owned := strings.Cut(id, "-")
	if owned {
		p, side := startPaints[colour], d*0.82
		r := drawChip(s, cx, cy, side, draw.Tone(p.fill), max(0.8, d*0.04))
		if noun == "thief" {
			r.CornerRadius = side / 2
		}
		s.Stamp(ownedIcon(noun), p.on, cx, cy, side*0.74)
		return
	}
	if name, ok := startNames[noun]; ok {
		var p cgexpo.Piece
		if p.UnmarshalText([]byte(noun)) == nil {
			faceOf(p).draw(s, name, cx, cy, d)
		}
		return
	}
	puck(s, cx, cy, d, draw.Tone(look.LampWhite), draw.Tone(look.OnLamp))
	s.Stamp(startIcons[noun], look.OnLamp, cx, cy, d*0.6)
}
