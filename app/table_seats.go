package app

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/boards"
	"docent/app/kit"
	"docent/rules"
)

// seatStrip shows all seats: cards under each other on a large screen, one row on a
// phone, where only the card of the moment tells what the seat has.
type seatStrip struct {
	widget.BaseWidget
	wide   bool
	cards  []*kit.SeatCard
	extras []*tokens
	marks  []*tokens // under the names of the small cards
	main   int       // the card of the moment on a phone
}

func newSeatStrip(c class) *seatStrip {
	s := &seatStrip{wide: c.wide()}
	s.ExtendBaseWidget(s)
	return s
}

// roomy is the most seats among which one has room on a phone to tell all it has.
const roomy = 4

// showSeats fills the strip from the snapshot.
func (t *tablePage) showSeats() {
	players := t.play.Header().Players
	s := t.seats
	for len(s.cards) < len(players) {
		s.cards = append(s.cards, kit.NewSeatCard(0, ""))
	}
	t.showStrip()
	now := t.view.Now()
	s.main = max(0, int(now.Seat))
	for i, p := range players {
		seat := rules.Seat(i)
		c := s.cards[i]
		owes := t.owes(seat)
		c.Seat, c.Name, c.Sub = p.Symbol, p.Name, ""
		c.Active = seat == now.Seat
		c.Compact = !s.wide && (i != s.main || len(players) > roomy)
		c.OnTapped = func() { t.correct(rules.Of("seat", seat)) }
		if owes {
			c.Sub = t.app.text("table.waiting")
			c.OnTapped = func() { t.pass(seat, "") }
		}
		all := t.tokens(seat)
		if len(s.marks) <= i {
			s.marks, s.extras = append(s.marks, newTokens(true)), append(s.extras, newTokens(!s.wide))
		}
		c.Extra = s.extras[i]
		s.extras[i].alone = len(players) == 1 && !s.wide
		s.extras[i].set(all)
		s.marks[i].set(nil)
		if c.Compact && len(all) > 0 {
			s.marks[i].set(all[:1])
		}
	}
	s.Refresh()
}

// showStrip puts the strip of seats away while the board needs its room.
func (t *tablePage) showStrip() {
	var strip fyne.CanvasObject = t.layout.seats
	if t.large() || t.close() {
		strip = t.seats
	}
	switch absorbed := t.absorbed(); {
	case absorbed && strip.Visible():
		strip.Hide()
	case !absorbed && !strip.Visible():
		strip.Show()
	}
}

func (t *tablePage) owes(seat rules.Seat) bool {
	for _, w := range t.waiting {
		if w == seat {
			return true
		}
	}
	return false
}

// tokens are what a seat card counts, and what stands behind the screen if it is shown.
func (t *tablePage) tokens(seat rules.Seat) []token {
	var list []token
	for _, thing := range t.view.Holdings(seat) {
		one := token{said: t.teller.Thing(thing)}
		if t.artist != nil {
			one.Token, one.drawn = t.artist.Token(thing)
		}
		list = append(list, one)
	}
	if t.open && t.artist != nil {
		for _, behind := range t.artist.Behind(t.view, seat) {
			list = append(list, token{Token: behind, drawn: true})
		}
	}
	return list
}

// token is a picture and a number, or words.
type token struct {
	boards.Token
	drawn bool
	said  string
}

// tokens is a row of them, in several lines where it gets long.
type tokens struct {
	widget.BaseWidget
	list  []token
	small bool
	alone bool // in the whole width
	said  string
}

func newTokens(small bool) *tokens {
	t := &tokens{small: small}
	t.ExtendBaseWidget(t)
	return t
}

func (t *tokens) set(list []token) {
	if slices.Equal(list, t.list) {
		return
	}
	t.list, t.said = list, ""
	for _, one := range list {
		if one.said != "" {
			t.said += one.said + ", "
		}
	}
	t.Refresh()
}

// perLine is how many stand beside each other.
func (t *tokens) perLine() int {
	switch large := t.small && kit.Scale() > 1.3; {
	case large && !t.alone:
		return 2
	case !t.small && len(t.list) == 4 && kit.Scale() > 1.6:
		return 3
	case !t.small && len(t.list) > 4 && (len(t.list) <= 6 || kit.Scale() > 1.3):
		return 3 // lines alike
	case t.alone && !large:
		return 6
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

func (t *tokens) side() float32 {
	if t.small {
		return 18 * kit.Scale()
	}
	return 21 * kit.Scale()
}

func (t *tokens) text() float32 { return theme.CaptionTextSize() }

func (t *tokens) width(one token) float32 {
	label := one.said
	lead := float32(0)
	if one.drawn {
		label, lead = strconv.Itoa(one.Count), t.side()+4
	}
	if one.drawn && !t.small && len(label) < 2 {
		label = "00" // columns stand under each other, on all cards
	}
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(label, t.text(), fyne.TextStyle{}, kit.StrongFace())
	return lead + size.Width + 1
}

// MinSize is that of all lines.
func (t *tokens) MinSize() fyne.Size {
	var size fyne.Size
	rows := t.rows()
	for _, row := range rows {
		width := -float32(kit.Pad)
		for _, one := range row {
			width += t.width(one) + kit.Pad
		}
		size.Width = max(size.Width, width)
	}
	size.Height = float32(len(rows))*(t.side()+4) - 4
	return fyne.NewSize(max(0, size.Width), max(0, size.Height))
}

// AccessibilityLabel says it in words.
func (t *tokens) AccessibilityLabel() string { return t.said }

// AccessibilityRole is that of a text.
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
}

func (r *tokensRenderer) draw(fyne.Size) {
	t := r.t
	r.spare = r.spare[:0]
	for _, obj := range r.objs {
		if img, ok := obj.(*canvas.Image); ok {
			r.spare = append(r.spare, img)
		}
	}
	r.objs = nil
	y := float32(0)
	for _, row := range t.rows() {
		x := float32(0)
		for _, one := range row {
			r.one(one, x, y)
			x += t.width(one) + kit.Pad
		}
		y += t.side() + 4
	}
}

func (r *tokensRenderer) one(one token, x, y float32) {
	t := r.t
	side := t.side()
	ink, label, lead := kit.Ink, one.said, float32(0)
	if one.drawn {
		label, lead = strconv.Itoa(one.Count), side+4
		res, faint := one.Picture, one.Count == 0
		if res == nil && faint {
			res = kit.IconIn(one.Icon, kit.InkFaint)
		} else if res == nil {
			res = kit.IconIn(one.Icon, kit.Brass)
		}
		if faint {
			ink = kit.InkFaint
		}
		img := r.image(res, side)
		img.Translucency = 0
		if faint && one.Picture != nil {
			img.Translucency = 0.6
		}
		place(img, x, y, side, side)
		r.objs = append(r.objs, img)
	}
	text := &canvas.Text{Text: label, TextSize: t.text(), FontSource: kit.StrongFace(), Color: theme.Color(ink)}
	height := text.MinSize().Height
	place(text, x+lead, y+(side-height)/2, t.width(one)-lead, height)
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

// fixed is a resource that keeps its colours, so that its name tells what an image shows.
func fixed(res fyne.Resource) fyne.Resource {
	return fyne.NewStaticResource(res.Name(), res.Content())
}

func (r *tokensRenderer) Layout(size fyne.Size)        { r.draw(size) }
func (r *tokensRenderer) MinSize() fyne.Size           { return r.t.MinSize() }
func (r *tokensRenderer) Objects() []fyne.CanvasObject { return r.objs }
func (r *tokensRenderer) Destroy()                     {}
func (r *tokensRenderer) Refresh()                     { r.draw(r.t.Size()); canvas.Refresh(r.t) }

// HeightFor is the height of the strip in a width.
func (s *seatStrip) HeightFor(width float32) float32 {
	return s.place(width, func(int, float32, float32, float32, float32) {})
}

func (s *seatStrip) place(width float32, at func(i int, x, y, w, h float32)) float32 {
	if s.wide {
		y := float32(0)
		for i, c := range s.cards {
			h := c.HeightFor(width)
			at(i, 0, y, width, h)
			y += h + kit.Gap
		}
		return max(0, y-kit.Gap)
	}
	return s.row(width, at)
}

// row gives the card of the moment what it wants and shares the rest evenly.
func (s *seatStrip) row(width float32, at func(i int, x, y, w, h float32)) float32 {
	n := float32(len(s.cards))
	if n == 0 {
		return 0
	}
	const gap = 6
	least := float32(kit.Touch)
	free := width - gap*(n-1)
	main := min(max(s.cards[s.main].MinSize().Width, free*0.36), max(least, free-(n-1)*least))
	if n == 1 || s.cards[s.main].Compact {
		main = free / n
	}
	each := (free - main) / max(1, n-1)
	var height float32
	for i, c := range s.cards {
		w := each
		if i == s.main {
			w = main
		}
		need := c.HeightFor(w)
		if len(s.marks[i].list) > 0 {
			need += s.marks[i].MinSize().Height + 2
		}
		height = max(height, need)
	}
	x := float32(0)
	for i := range s.cards {
		w := each
		if i == s.main {
			w = main
		}
		at(i, x, 0, w, height)
		x += w + gap
	}
	return height
}

// MinSize is the strip's at its width.
func (s *seatStrip) MinSize() fyne.Size {
	width := s.Size().Width
	if width == 0 {
		width = 320
	}
	return fyne.NewSize(280, s.HeightFor(width))
}

// CreateRenderer draws the cards.
func (s *seatStrip) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return &stripRenderer{s}
}

type stripRenderer struct{ s *seatStrip }

func (r *stripRenderer) Layout(size fyne.Size) {
	r.s.place(size.Width, func(i int, x, y, w, h float32) {
		place(r.s.cards[i], x, y, w, h)
		mark := r.s.marks[i].MinSize()
		r.s.marks[i].Hidden = mark.Width > w-2
		place(r.s.marks[i], x+(w-mark.Width)/2, y+h-mark.Height-kit.Gap, mark.Width, mark.Height)
	})
}

func (r *stripRenderer) MinSize() fyne.Size { return r.s.MinSize() }
func (r *stripRenderer) Destroy()           {}

func (r *stripRenderer) Objects() []fyne.CanvasObject {
	objs := make([]fyne.CanvasObject, 0, 2*len(r.s.cards))
	for i, c := range r.s.cards {
		objs = append(objs, c, r.s.marks[i])
	}
	return objs
}

func (r *stripRenderer) Refresh() {
	r.Layout(r.s.Size())
	for i, c := range r.s.cards {
		c.Refresh()
		r.s.marks[i].Refresh()
	}
	canvas.Refresh(r.s)
}
