package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
)

// seatStrip shows all seats as cards under each other.
type seatStrip struct {
	widget.BaseWidget
	table  *Table
	cards  []*kit.SeatCard
	extras []*tokens
	lead   led
}

// led is the card of whose turn it is, where it stands on the strip and how much of the strip is seen.
type led struct {
	seat              rules.Seat
	top, bottom, high float32
}

func newSeatStrip(t *Table) *seatStrip {
	s := &seatStrip{table: t}
	s.ExtendBaseWidget(s)
	return s
}

// fill shows the seats of the table's snapshot.
func (s *seatStrip) fill() {
	t := s.table
	players := t.play.Header().Players
	for len(s.cards) < len(players) {
		s.cards, s.extras = append(s.cards, kit.NewSeatCard(0, "")), append(s.extras, newTokens())
	}
	now := t.projector.shown().Now()
	for i, p := range players {
		seat := rules.Seat(i)
		c := s.cards[i]
		c.Seat, c.Name, c.Sub, c.Extra = t.player(seat).Symbol, p.Name, "", s.extras[i]
		c.Active = seat == now.Seat
		c.OnTapped = func() { t.corrections.open(rules.Of("seat", seat)) }
		if t.projector.due(seat) {
			c.Sub = t.awaited.owes(seat)
			c.OnTapped = func() { t.secrets.pass(seat, "") }
		}
		s.extras[i].set(s.held(seat))
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
	things := t.projector.shown().Holdings(seat)
	if t.behind {
		things = slices.Concat(things, t.projector.shown().Private(seat))
	}
	for _, thing := range things {
		one := token{said: t.teller.Thing(thing)}
		if t.artist != nil {
			one.Token, one.drawn = t.artist.Token(thing)
		}
		list = append(list, one)
	}
	return list
}

// token is a picture and a number, or words.
type token struct {
	board.Token
	drawn bool
	said  string
}

// HeightFor returns the height of the strip in a width.
func (s *seatStrip) HeightFor(width float32) float32 {
	return s.place(width, func(int, float32, float32, float32, float32) {})
}

// place tells where each card goes in a width, and returns the height of all.
func (s *seatStrip) place(width float32, at func(i int, x, y, w, h float32)) float32 {
	y := float32(0)
	for i, c := range s.cards {
		h := c.HeightFor(width)
		at(i, 0, y, width, h)
		y += h + look.Gap
	}
	return max(0, y-look.Gap)
}

// follow scrolls to whose turn it is when that or the room for the cards has changed: else what somebody reads stays.
func (s *seatStrip) follow(scroll *arrange.Scroll) {
	lead := led{seat: s.table.projector.shown().Now().Seat, high: scroll.Size().Height}
	s.place(s.Size().Width, func(i int, _, y, _, h float32) {
		if rules.Seat(i) == lead.seat {
			lead.top, lead.bottom = y, y+h+2*shadow
		}
	})
	if lead == s.lead || lead.bottom == 0 {
		return
	}
	s.lead = lead
	if at := min(lead.top, max(scroll.Offset(), lead.bottom-lead.high)); at != scroll.Offset() {
		scroll.ScrollTo(at)
	}
}

// MinSize returns the strip's at its width.
func (s *seatStrip) MinSize() fyne.Size {
	width := s.Size().Width
	if width == 0 {
		width = 320
	}
	return fyne.NewSize(200, s.HeightFor(width))
}

// CreateRenderer draws the cards.
func (s *seatStrip) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return arrange.NewDrawn(s, func(size fyne.Size) []fyne.CanvasObject {
		objs := make([]fyne.CanvasObject, len(s.cards))
		s.place(size.Width, func(i int, x, y, w, h float32) {
			arrange.Place(s.cards[i], x, y, w, h)
			objs[i] = s.cards[i]
		})
		return objs
	})
}
