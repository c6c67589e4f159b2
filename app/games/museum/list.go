package museum

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/museum/gallery"
)

// gainList tells the collections of a museum, each with its points; a tap lights its cells.
type gainList struct {
	widget.BaseWidget
	words    words
	density  func() float32 // pixels of a dp
	onTap    func(line int)
	museum   *hallLook
	lit      int // -1: no line
	kept     draw.Pictures
	renderer *gainListDrawn
}

// newGainList returns a list of no lines.
func newGainList(w words, density func() float32, onTap func(line int)) *gainList {
	l := &gainList{words: w, density: density, onTap: onTap, museum: &hallLook{}, lit: -1}
	l.ExtendBaseWidget(l)
	return l
}

// take shows the lines of a museum, one of them lit.
func (l *gainList) take(museum *hallLook, lit int) {
	l.museum, l.lit = museum, lit
	l.Refresh()
}

// gainHeight returns the height of a line.
func gainHeight() float32 { return max(look.Touch, 26+20*look.Scale()) }

// HeightFor returns a row for each line, and one for what the other reading would make of it.
func (l *gainList) HeightFor(float32) float32 {
	rows := max(1, len(l.museum.gains))
	return float32(rows)*(gainHeight()+4) + l.head()
}

// head returns the height of what the other reading makes of the museum.
func (l *gainList) head() float32 {
	if l.museum.total == l.museum.second {
		return 0
	}
	return 22 * look.Scale()
}

// MinSize returns a narrow list: the board decides.
func (l *gainList) MinSize() fyne.Size { return fyne.NewSize(60, l.HeightFor(0)) }

// Tapped lights the cells of a line, or puts them out.
func (l *gainList) Tapped(e *fyne.PointEvent) {
	if at := int((e.Position.Y - l.head()) / (gainHeight() + 4)); at >= 0 && at < len(l.museum.gains) {
		l.onTap(at)
	}
}

// TappedSecondary takes a slow tap as a tap.
func (l *gainList) TappedSecondary(e *fyne.PointEvent) { l.Tapped(e) }

// AccessibilityLabel tells the lines.
func (l *gainList) AccessibilityLabel() string {
	text := l.words.say("collections", nil)
	for i := range l.museum.gains {
		text += ", " + l.words.gain(&l.museum.gains[i]) + " " + strconv.Itoa(l.museum.gains[i].points)
	}
	return text
}

// AccessibilityRole returns that of a container.
func (l *gainList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the list.
func (l *gainList) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.renderer = &gainListDrawn{list: l}
	l.renderer.Refresh()
	return l.renderer
}

type gainListDrawn struct {
	list *gainList
	objs []fyne.CanvasObject
}

func (d *gainListDrawn) Layout(fyne.Size) { d.draw() }

func (d *gainListDrawn) MinSize() fyne.Size { return d.list.MinSize() }

func (d *gainListDrawn) Objects() []fyne.CanvasObject { return d.objs }

func (d *gainListDrawn) Destroy() {}

func (d *gainListDrawn) Refresh() {
	d.draw()
	canvas.Refresh(d.list)
}

func (d *gainListDrawn) draw() {
	l := d.list
	s := draw.After(l.kept)
	s.Density = l.density()
	width := l.Size().Width - 8 // beside the bar that scrolls
	y := l.head()
	if y > 0 {
		reading := l.otherReading(width < 140*draw.TextScale())
		text := l.words.say("second", map[string]any{"reading": reading, "total": l.museum.second})
		s.Text(text, draw.At(2, 0, width-4, y), draw.Plain(12))
	}
	if len(l.museum.gains) == 0 && width > 72*draw.TextScale() {
		s.Paragraph(l.words.say("nothing", nil), draw.At(4, 4, width-8, 3*gainHeight()), draw.Plain(13).Left())
	}
	for i := range l.museum.gains {
		gainLine{s, l.words, &l.museum.gains[i]}.draw(draw.At(0, y, width, gainHeight()), i == l.lit)
		y += gainHeight() + 4
	}
	d.objs, l.kept = s.Objs, s.New
}

// otherReading names the reading of domains that this table does not play, shortly where there is little room.
func (l *gainList) otherReading(short bool) string {
	key := "bridge"
	if l.museum.rules.Bridge {
		key = "strict"
	}
	if short {
		key += ".short"
	}
	return l.words.say(key, nil)
}

// gainLine is one line: its sign, how many cards, its points, and those under the other reading.
type gainLine struct {
	*draw.Sketch
	words words
	*gain
}

func (g gainLine) draw(at draw.Box, lit bool) {
	plate := g.Rect(at, draw.Tone(look.PanelRaised), 10)
	plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Edge), 1
	if lit {
		plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Brass), 2
	}
	side := min(at.H*0.68, 24+10*draw.TextScale())
	g.drawSign(draw.At(at.X+6, at.Y+(at.H-side)/2, side, side))
	x, end := at.X+side+12, at.X+at.W-8
	if end-x < 96*draw.TextScale() {
		g.drawShort(draw.At(x-4, at.Y, end-x+8, at.H))
		return
	}
	points := draw.Number(15 + 5*draw.TextScale())
	text := strconv.Itoa(g.points)
	wide := max(points.Width(text), points.Width("00"))
	high := at.H
	if g.differs {
		high = at.H * 0.64
		other := "(" + strconv.Itoa(g.second) + ")"
		g.Text(other, draw.At(end-wide-8, at.Y+high-4, wide+10, at.H-high), draw.Plain(12))
	}
	g.Text(text, draw.At(end-wide, at.Y, wide, high), points)
	room := end - wide - 6 - x
	size := g.sized()
	g.Text(g.words.gain(g.gain), draw.At(x, at.Y+at.H*0.08, room, at.H*0.5), draw.Strong(14).Left())
	if g.claims {
		size += "  " + g.words.say("claims", nil)
	}
	g.Text(size, draw.At(x, at.Y+at.H*0.52, room, at.H*0.4), draw.Plain(12).Left())
}

// drawShort shows a line where there is no room for words: its points over the number of cards and the points under
// the other reading.
func (g gainLine) drawShort(at draw.Box) {
	below := g.sized()
	if g.differs {
		below = strings.TrimSpace(below + " (" + strconv.Itoa(g.second) + ")")
	}
	high := at.H
	if below != "" {
		high = at.H * 0.6
		g.Text(below, draw.At(at.X, at.Y+high-2, at.W, at.H-high), draw.Plain(12))
	}
	g.Text(strconv.Itoa(g.points), draw.At(at.X, at.Y+1, at.W, high), draw.Number(13+5*draw.TextScale()))
}

// drawSign shows the sign of a civilisation or a domain, or an icon.
func (g gainLine) drawSign(at draw.Box) {
	cx, cy := at.Mid()
	switch g.kind {
	case gallery.CivLine:
		g.Rect(at, civTone(g.group), at.W*0.22)
		g.Stamp(civIcon(g.group), civInk(g.group), cx, cy, at.W*0.74)
	case gallery.DomainLine:
		g.Disc(cx, cy, at.W/2, draw.Tone(look.LampWhite), nil, 0)
		g.Stamp(domainIcon(g.group), look.OnLamp, cx, cy, at.W*0.66)
	case gallery.PatronLine:
		g.Stamp("patron", look.Brass, cx, cy, at.W*0.86)
	case gallery.GalleryLine:
		g.Stamp("gallery", look.Lamp5, cx, cy, at.W*0.86)
	case gallery.FullLine, gallery.BothLine:
		g.Stamp("gallery", look.Brass, cx, cy, at.W*0.86)
	}
}
