package museum

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum/gallery"
)

// gainList tells the collections of a museum, each with its points; a tap lights its cells.
type gainList struct {
	widget.BaseWidget
	board         *Board
	gains         []gain
	total, second int
	kept          draw.Pictures
	renderer      *gainListDrawn
}

func newGainList(b *Board) *gainList {
	l := &gainList{board: b}
	l.ExtendBaseWidget(l)
	return l
}

// take shows other lines.
func (l *gainList) take(gains []gain, total, second int) {
	l.gains, l.total, l.second = gains, total, second
	l.Refresh()
}

func gainHeight() float32 { return max(kit.Touch, 26+20*kit.Scale()) }

// HeightFor is a row for each line, and one for what the other reading would make of it.
func (l *gainList) HeightFor(float32) float32 {
	rows := max(1, len(l.gains))
	return float32(rows)*(gainHeight()+4) + l.head()
}

// head is the height of what the other reading makes of the museum.
func (l *gainList) head() float32 {
	if l.total == l.second {
		return 0
	}
	return 22 * kit.Scale()
}

// MinSize lets the board decide.
func (l *gainList) MinSize() fyne.Size { return fyne.NewSize(60, l.HeightFor(0)) }

// Tapped lights the cells of a line, or puts them out.
func (l *gainList) Tapped(e *fyne.PointEvent) {
	if at := int((e.Position.Y - l.head()) / (gainHeight() + 4)); at >= 0 && at < len(l.gains) {
		l.board.light(at)
	}
}

// TappedSecondary is a slow tap.
func (l *gainList) TappedSecondary(e *fyne.PointEvent) { l.Tapped(e) }

// AccessibilityLabel tells the lines.
func (l *gainList) AccessibilityLabel() string {
	text := l.board.host.Text("board.museum.collections", nil)
	for i := range l.gains {
		text += ", " + l.board.gainName(&l.gains[i]) + " " + strconv.Itoa(l.gains[i].points)
	}
	return text
}

// AccessibilityRole is that of a container.
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
	s.Density = l.board.density()
	width := l.Size().Width - 8 // beside the bar that scrolls
	y := l.head()
	if y > 0 {
		text := l.board.host.Text("board.museum.second", map[string]any{"reading": l.board.otherReading(width < 140*draw.TextScale()), "total": l.second})
		s.Text(text, draw.At(2, 0, width-4, y), draw.Plain(12))
	}
	if len(l.gains) == 0 && width > 72*draw.TextScale() {
		s.Paragraph(l.board.host.Text("board.museum.nothing", nil), draw.At(4, 4, width-8, 3*gainHeight()), draw.Plain(13).Left())
	}
	for i := range l.gains {
		l.board.drawGain(s, draw.At(0, y, width, gainHeight()), &l.gains[i], i == l.board.shown)
		y += gainHeight() + 4
	}
	d.objs, l.kept = s.Objs, s.New
}

// otherReading names the reading of domains that this table does not play, shortly where there is little room.
func (b *Board) otherReading(short bool) string {
	key := "bridge"
	if b.open >= 0 && b.hall().rules.Bridge {
		key = "strict"
	}
	if short {
		key += ".short"
	}
	return b.host.Text("board.museum."+key, nil)
}

// drawGain is one line: its sign, how many cards, its points, and those under the other reading.
func (b *Board) drawGain(s *draw.Sketch, at draw.Box, g *gain, lit bool) {
	plate := s.Rect(at, draw.Tone(kit.PanelRaised), 10)
	plate.StrokeColor, plate.StrokeWidth = draw.Tone(kit.Edge), 1
	if lit {
		plate.StrokeColor, plate.StrokeWidth = draw.Tone(kit.Brass), 2
	}
	side := min(at.H*0.68, 24+10*draw.TextScale())
	b.drawGainSign(s, draw.At(at.X+6, at.Y+(at.H-side)/2, side, side), g)
	x, end := at.X+side+12, at.X+at.W-8
	if end-x < 96*draw.TextScale() {
		b.drawGainShort(s, draw.At(x-4, at.Y, end-x+8, at.H), g)
		return
	}
	points := draw.Number(15 + 5*draw.TextScale())
	text := strconv.Itoa(g.points)
	wide := max(points.Width(text), points.Width("00"))
	high := at.H
	if g.differs {
		high = at.H * 0.64
		other := "(" + strconv.Itoa(g.second) + ")"
		s.Text(other, draw.At(end-wide-8, at.Y+high-4, wide+10, at.H-high), draw.Plain(12))
	}
	s.Text(text, draw.At(end-wide, at.Y, wide, high), points)
	room := end - wide - 6 - x
	size := g.sized()
	s.Text(b.gainName(g), draw.At(x, at.Y+at.H*0.08, room, at.H*0.5), draw.Strong(14).Left())
	if g.claims {
		size += "  " + b.host.Text("board.museum.claims", nil)
	}
	s.Text(size, draw.At(x, at.Y+at.H*0.52, room, at.H*0.4), draw.Plain(12).Left())
}

// sized is how many cards a line counts.
func (g *gain) sized() string {
	if g.size == 0 {
		return ""
	}
	return "×" + strconv.Itoa(g.size)
}

// drawGainShort is a line where there is no room for words: its points over the number of cards and the points under
// the other reading.
func (b *Board) drawGainShort(s *draw.Sketch, at draw.Box, g *gain) {
	below := g.sized()
	if g.differs {
		below = strings.TrimSpace(below + " (" + strconv.Itoa(g.second) + ")")
	}
	high := at.H
	if below != "" {
		high = at.H * 0.6
		s.Text(below, draw.At(at.X, at.Y+high-2, at.W, at.H-high), draw.Plain(12))
	}
	s.Text(strconv.Itoa(g.points), draw.At(at.X, at.Y+1, at.W, high), draw.Number(13+5*draw.TextScale()))
}

// drawGainSign is the sign of a civilisation or a domain, or an icon.
func (b *Board) drawGainSign(s *draw.Sketch, at draw.Box, g *gain) {
	cx, cy := at.Mid()
	switch g.kind {
	case gallery.CivLine:
		s.Rect(at, civTone(g.group), at.W*0.22)
		s.Stamp(civIcon(g.group), civInk(g.group), cx, cy, at.W*0.74)
	case gallery.DomainLine:
		s.Disc(cx, cy, at.W/2, draw.Tone(kit.LampWhite), nil, 0)
		s.Stamp(domainIcon(g.group), kit.OnLamp, cx, cy, at.W*0.66)
	case gallery.PatronLine:
		s.Stamp("patron", kit.Brass, cx, cy, at.W*0.86)
	case gallery.GalleryLine:
		s.Stamp("gallery", kit.Lamp5, cx, cy, at.W*0.86)
	case gallery.FullLine, gallery.BothLine:
		s.Stamp("gallery", kit.Brass, cx, cy, at.W*0.86)
	}
}

// gainName is what a line counts, in words.
func (b *Board) gainName(g *gain) string {
	switch g.kind {
	case gallery.CivLine:
		return b.civName(g.group)
	case gallery.DomainLine:
		return b.domainName(g.group)
	case gallery.PatronLine:
		return b.host.Text("board.museum.patron", nil)
	case gallery.GalleryLine:
		return b.host.Text("board.museum.gallery", nil)
	case gallery.FullLine:
		return b.host.Text("board.museum.full", nil)
	case gallery.BothLine:
	}
	return b.host.Text("board.museum.both", nil)
}

func (b *Board) civName(civ int) string {
	return capital(b.host.Thing(rules.Of("civ", civLetters[civ:civ+1])))
}

func (b *Board) domainName(dom int) string {
	return b.host.Thing(rules.Of("domain", domainLetters[dom:dom+1]))
}

// capital begins a word that stands alone with a capital letter.
func capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + word[size:]
}
