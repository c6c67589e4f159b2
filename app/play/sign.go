package play

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/shell"
)

// sign tells whose turn it is, large enough for the whole table, with a line under it.
type sign struct {
	widget.BaseWidget
	wide  bool
	seat  bool
	text  string
	mark  *kit.Medallion
	title []*canvas.Text
	sub   *kit.Text
}

func newSign(c shell.Class) *sign {
	s := &sign{wide: c.Wide(), mark: kit.NewSeatMark(0, 44), sub: kit.NewText("", kit.Caption)}
	s.title = []*canvas.Text{{}, {}}
	s.ExtendBaseWidget(s)
	return s
}

// set shows a title, with the mark of a seat if it is about one, over a line.
func (s *sign) set(symbol int, seat bool, title, sub string) {
	s.seat, s.text = seat, title
	s.mark.SetSeat(symbol)
	s.sub.SetText(sub)
	s.Refresh()
}

// AccessibilityLabel returns what the sign tells.
func (s *sign) AccessibilityLabel() string { return s.text + ", " + s.sub.Text() }

// AccessibilityRole is that of a text.
func (s *sign) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *sign) size() float32 {
	if s.wide {
		return 34 * min(kit.Scale(), 1.5)
	}
	return 24 * min(kit.Scale(), 1.5)
}

func (s *sign) measure(text string, size float32) fyne.Size {
	got, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, fyne.TextStyle{}, kit.TitleFace())
	return got
}

func (s *sign) side() float32 {
	if s.wide {
		return 52 * min(kit.Scale(), 1.5)
	}
	return 40 * min(kit.Scale(), 1.5)
}

func (s *sign) left() float32 {
	if !s.seat {
		return 0
	}
	return s.side() + kit.Pad
}

// lines sets the title at full size, in two smaller lines where it is long.
func (s *sign) lines(width float32) ([]string, float32) {
	size := s.size()
	room := max(40, width-s.left())
	if s.measure(s.text, size).Width <= room {
		return []string{s.text}, size
	}
	size *= 0.82
	if s.measure(s.text, size).Width <= room {
		return []string{s.text}, size
	}
	if !strings.Contains(s.text, " ") {
		return []string{s.text}, size * room / s.measure(s.text, size).Width
	}
	first, rest := halve(s.text, func(t string) float32 { return s.measure(t, size).Width })
	for s.measure(first, size).Width > room || s.measure(rest, size).Width > room {
		if size *= 0.94; size < 11 {
			break
		}
	}
	return []string{first, rest}, size
}

// halve breaks a text at the space that leaves two lines of nearly the same width.
func halve(text string, measure func(string) float32) (first, rest string) {
	best := float32(-1)
	for i, r := range text {
		if r != ' ' {
			continue
		}
		if wide := max(measure(text[:i]), measure(text[i+1:])); best < 0 || wide < best {
			best, first, rest = wide, text[:i], text[i+1:]
		}
	}
	return first, rest
}

// HeightFor is the height in a width.
func (s *sign) HeightFor(width float32) float32 {
	lines, size := s.lines(width)
	height := float32(len(lines))*s.measure("Ág", size).Height + s.sub.MinSize().Height
	return max(height, s.side()*boolean(s.seat), kit.Touch)
}

func boolean(b bool) float32 {
	if b {
		return 1
	}
	return 0
}

// MinSize lets the title give way.
func (s *sign) MinSize() fyne.Size {
	width := s.Size().Width
	if width == 0 {
		width = 240
	}
	return fyne.NewSize(120, s.HeightFor(width))
}

// WidthWanted is everything there is.
func (s *sign) WidthWanted() float32 { return s.left() + s.measure(s.text, s.size()).Width }

// CreateRenderer draws the sign.
func (s *sign) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return &signRenderer{s}
}

type signRenderer struct{ s *sign }

func (r *signRenderer) Layout(size fyne.Size) {
	s := r.s
	lines, textSize := s.lines(size.Width)
	step := s.measure("Ág", textSize).Height
	sub := s.sub.MinSize().Height
	y := (size.Height - float32(len(lines))*step - sub) / 2
	kit.Place(s.mark, 0, (size.Height-s.side())/2, s.side(), s.side())
	s.mark.Hidden = !s.seat
	for i, line := range s.title {
		line.Hidden = i >= len(lines)
		if line.Hidden {
			line.Text = ""
			continue
		}
		line.Text, line.TextSize, line.FontSource, line.Color = lines[i], textSize, kit.TitleFace(), theme.Color(kit.Ink)
		kit.Place(line, s.left(), y, size.Width-s.left(), step)
		y += step
	}
	kit.Place(s.sub, s.left(), y, size.Width-s.left(), sub)
}

func (r *signRenderer) MinSize() fyne.Size { return r.s.MinSize() }

func (r *signRenderer) Destroy() {}

func (r *signRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.s.mark, r.s.title[0], r.s.title[1], r.s.sub}
}

func (r *signRenderer) Refresh() {
	r.Layout(r.s.Size())
	for _, obj := range r.Objects() {
		obj.Refresh()
	}
	canvas.Refresh(r.s)
}
