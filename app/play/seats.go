package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
)

// seatStrip shows all seats: cards under each other on a large screen, one row on a
// phone, where only the card of the moment tells what the seat has.
type seatStrip struct {
	widget.BaseWidget
	table  *Table
	wide   bool
	cards  []*kit.SeatCard
	extras []*tokens
	marks  []*tokens // under the names of the small cards
	main   int       // the card of the moment on a phone
}

func newSeatStrip(t *Table) *seatStrip {
	s := &seatStrip{table: t, wide: t.class.Wide()}
	s.ExtendBaseWidget(s)
	return s
}

// mostTelling is the most seats among which one has room on a phone to tell all it has.
const mostTelling = 4

// fill shows the seats of the table's snapshot.
func (s *seatStrip) fill() {
	t := s.table
	players := t.play.Header().Players
	for len(s.cards) < len(players) {
		s.cards = append(s.cards, kit.NewSeatCard(0, ""))
	}
	s.fold()
	now := t.view.Now()
	s.main = max(0, int(now.Seat))
	for i, p := range players {
		seat := rules.Seat(i)
		c := s.cards[i]
		c.Seat, c.Name, c.Sub = t.player(seat).Symbol, p.Name, ""
		c.Active = seat == now.Seat
		c.Compact = !s.wide && (i != s.main || len(players) > mostTelling)
		c.OnTapped = func() { t.corrections.open(rules.Of("seat", seat)) }
		if t.owes(seat) {
			c.Sub = t.app.Text("table.waiting")
			c.OnTapped = func() { t.secrets.pass(seat, "") }
		}
		all := s.held(seat)
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

// fold puts the strip away while the board needs its room, and brings it back.
func (s *seatStrip) fold() {
	var strip fyne.CanvasObject = s.table.layout.seats
	if s.table.joined() || s.table.crowded() {
		strip = s
	}
	switch absorbed := s.table.absorbed() || s.table.seating(); {
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

// held returns what a seat card counts, and what is behind the screen if it is shown.
func (s *seatStrip) held(seat rules.Seat) []token {
	t := s.table
	var list []token
	for _, thing := range t.view.Holdings(seat) {
		one := token{said: t.teller.Thing(thing)}
		if t.artist != nil {
			one.Token, one.drawn = t.artist.Token(thing)
		}
		list = append(list, one)
	}
	if t.behind && t.artist != nil {
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

// place tells where each card goes in a width, and returns the height of all.
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

// row gives the card of the moment the width it needs and shares the rest evenly.
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
