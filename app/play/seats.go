package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
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

func newSeatStrip(c shell.Class) *seatStrip {
	s := &seatStrip{wide: c.Wide()}
	s.ExtendBaseWidget(s)
	return s
}

// roomy is the most seats among which one has room on a phone to tell all it has.
const roomy = 4

// showSeats fills the strip from the snapshot.
func (t *Table) showSeats() {
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
			c.Sub = t.app.Text("table.waiting")
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
func (t *Table) showStrip() {
	var strip fyne.CanvasObject = t.layout.seats
	if t.large() || t.close() {
		strip = t.seats
	}
	switch absorbed := t.absorbed() || t.seating(); {
	case absorbed && strip.Visible():
		strip.Hide()
	case !absorbed && !strip.Visible():
		strip.Show()
	}
}

// seating reports whether the board shows the seats itself.
func (t *Table) seating() bool {
	_, ok := t.board.(board.Seating)
	return ok
}

func (t *Table) owes(seat rules.Seat) bool {
	for _, w := range t.waiting {
		if w == seat {
			return true
		}
	}
	return false
}

// tokens are what a seat card counts, and what stands behind the screen if it is shown.
func (t *Table) tokens(seat rules.Seat) []token {
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
	board.Token
	drawn bool
	said  string
}

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
		kit.Place(r.s.cards[i], x, y, w, h)
		mark := r.s.marks[i].MinSize()
		r.s.marks[i].Hidden = mark.Width > w-2
		kit.Place(r.s.marks[i], x+(w-mark.Width)/2, y+h-mark.Height-kit.Gap, mark.Width, mark.Height)
	})
}

func (r *stripRenderer) MinSize() fyne.Size { return r.s.MinSize() }

func (r *stripRenderer) Destroy() {}

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
