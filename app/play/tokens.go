package play

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// tokens is a row of them, in several lines where it gets long.
type tokens struct {
	widget.BaseWidget
	list []token
	said string

	least   fyne.Size // of all lines
	letters float32   // how large they were then
}

func newTokens() *tokens {
	t := &tokens{}
	t.ExtendBaseWidget(t)
	return t
}

// set shows other tokens.
func (t *tokens) set(list []token) {
	if slices.Equal(list, t.list) {
		return
	}
	t.list, t.said, t.letters = list, "", 0
	for _, one := range list {
		if one.said != "" {
			t.said += one.said + ", "
		}
	}
	t.Refresh()
}

// perLine returns how many stand beside each other.
func (t *tokens) perLine() int {
	switch {
	case len(t.list) == 4 && look.Scale() > 1.45:
		return 3
	case len(t.list) > 4 && (len(t.list) <= 6 || look.Scale() > 1.3):
		return 3 // lines alike
	}
	return 4
}

// rows sets the tokens in lines; what is shown on request begins a line of its own.
func (t *tokens) rows() [][]token {
	var rows [][]token
	for i, one := range t.list {
		last := len(rows) - 1
		if i == 0 || len(rows[last]) == t.perLine() || (one.Picture != nil) != (t.list[i-1].Picture != nil) {
			rows = append(rows, nil)
			last++
		}
		rows[last] = append(rows[last], one)
	}
	return rows
}

func (t *tokens) side() float32 { return 21 * look.Scale() }

func (t *tokens) text() float32 { return theme.CaptionTextSize() }

func (t *tokens) width(one token) float32 {
	label := one.said
	lead := float32(0)
	if one.drawn {
		label, lead = strconv.Itoa(one.Count), t.side()+4
	}
	if one.drawn && len(label) < 2 {
		label = "00" // columns stand under each other, on all cards
	}
	return lead + kit.Measure(label, look.StrongFace(), t.text()).Width + 1
}

// gap returns what stands between the tokens of a line: less where they have no room else.
func (t *tokens) gap(row []token, width float32) float32 {
	all := -float32(look.Pad)
	for _, one := range row {
		all += t.width(one) + look.Pad
	}
	if len(row) < 2 || width == 0 || all <= width {
		return look.Pad
	}
	return max(leastGap, look.Pad-(all-width)/float32(len(row)-1))
}

// leastGap keeps tokens apart.
const leastGap = 2

// MinSize returns that of all lines.
func (t *tokens) MinSize() fyne.Size {
	if text := t.text(); text != t.letters {
		t.least, t.letters = t.lines(), text
	}
	return t.least
}

// lines returns the size of all lines.
func (t *tokens) lines() fyne.Size {
	var size fyne.Size
	rows := t.rows()
	for _, row := range rows {
		width := -float32(look.Pad)
		for _, one := range row {
			width += t.width(one) + look.Pad
		}
		size.Width = max(size.Width, width)
	}
	size.Height = float32(len(rows))*(t.side()+4) - 4
	return fyne.NewSize(max(0, size.Width), max(0, size.Height))
}

// AccessibilityLabel says it in words.
func (t *tokens) AccessibilityLabel() string { return t.said }

// AccessibilityRole returns that of a text.
func (t *tokens) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the row.
func (t *tokens) CreateRenderer() fyne.WidgetRenderer {
	r := &tokensRenderer{t: t}
	r.draw(t.Size())
	return r
}

type tokensRenderer struct {
	t     *tokens
	objs  []fyne.CanvasObject
	spare []*canvas.Image
	shown []token // by the last drawing
	look  tokenLook
}

// tokenLook is all that the looks of tokens depend on besides themselves.
type tokenLook struct {
	side, text float32
	width      float32
	inks       [3]color.Color
}

func (r *tokensRenderer) draw(size fyne.Size) {
	t := r.t
	look := tokenLook{t.side(), t.text(), size.Width, [3]color.Color{theme.Color(look.Ink), theme.Color(look.InkFaint), theme.Color(look.Brass)}}
	if r.objs != nil && look == r.look && slices.Equal(t.list, r.shown) {
		return
	}
	r.shown, r.look = t.list, look
	r.spare = r.spare[:0]
	for _, obj := range r.objs {
		if img, ok := obj.(*canvas.Image); ok {
			r.spare = append(r.spare, img)
		}
	}
	r.objs = nil
	y := float32(0)
	for _, row := range t.rows() {
		x, gap := float32(0), t.gap(row, size.Width)
		for _, one := range row {
			r.one(one, x, y)
			x += t.width(one) + gap
		}
		y += t.side() + 4
	}
}

func (r *tokensRenderer) one(one token, x, y float32) {
	t := r.t
	side := t.side()
	ink, label, lead := look.Ink, one.said, float32(0)
	if one.drawn {
		label, lead = strconv.Itoa(one.Count), side+4
		res, faint := one.Picture, one.Count == 0
		if res == nil && faint {
			res = look.IconIn(one.Icon, look.InkFaint)
		} else if res == nil {
			res = look.IconIn(one.Icon, look.Brass)
		}
		if faint {
			ink = look.InkFaint
		}
		img := r.image(res, side)
		img.Translucency = 0
		if faint && one.Picture != nil {
			img.Translucency = 0.6
		}
		arrange.Place(img, x, y, side, side)
		r.objs = append(r.objs, img)
	}
	text := &canvas.Text{Text: label, TextSize: t.text(), FontSource: look.StrongFace(), Color: theme.Color(ink)}
	height := text.MinSize().Height
	arrange.Place(text, x+lead, y+(side-height)/2, t.width(one)-lead, height)
	r.objs = append(r.objs, text)
}

// image takes a picture from the drawing before: reading one costs most.
func (r *tokensRenderer) image(res fyne.Resource, side float32) *canvas.Image {
	for i, img := range r.spare {
		if img.Resource.Name() == res.Name() && img.Size().Width == side {
			r.spare = slices.Delete(r.spare, i, i+1)
			return img
		}
	}
	return &canvas.Image{Resource: fixed(res), FillMode: canvas.ImageFillContain}
}

// fixed returns a resource that keeps its colours, so that its name tells what an image shows.
func fixed(res fyne.Resource) fyne.Resource {
	return fyne.NewStaticResource(res.Name(), res.Content())
}

func (r *tokensRenderer) Layout(size fyne.Size) { r.draw(size) }

func (r *tokensRenderer) MinSize() fyne.Size { return r.t.MinSize() }

func (r *tokensRenderer) Objects() []fyne.CanvasObject { return r.objs }

func (r *tokensRenderer) Destroy() {}

func (r *tokensRenderer) Refresh() { r.draw(r.t.Size()); canvas.Refresh(r.t) }
