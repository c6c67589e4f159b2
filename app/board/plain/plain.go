// Package plain is the board of a game that brings none: a large card for every seat, with its score and what it has.
package plain

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
)

// Board shows the seats of a table, as large as its place allows.
type Board struct {
	widget.BaseWidget
	host  board.Host
	scene board.Scene
	cards []*kit.SeatCard
	sums  []*kit.Text
}

var (
	_ board.Board   = (*Board)(nil)
	_ board.Seating = (*Board)(nil)
)

// New returns the board of a table, which is empty until it presents a scene.
func New(host board.Host) board.Board {
	b := &Board{host: host}
	b.ExtendBaseWidget(b)
	return b
}

// Seats marks the board as one that shows the seats itself.
func (b *Board) Seats() {}

// Present shows a scene.
func (b *Board) Present(scene board.Scene) {
	b.scene = scene
	scores := scene.View.Scores()
	slices.SortFunc(scores, func(one, other rules.Score) int { return int(one.Seat - other.Seat) })
	for len(b.cards) < len(scores) {
		sum, card := kit.NewText("", kit.Title), kit.NewSeatCard(0, "")
		card.Extra = sum
		b.cards, b.sums = append(b.cards, card), append(b.sums, sum)
	}
	now := scene.View.Now().Seat
	for i, score := range scores {
		card, thing := b.cards[i], rules.Of("seat", score.Seat)
		card.Seat, card.Name, card.Active = b.host.Symbol(score.Seat), b.host.Name(score.Seat), score.Seat == now
		b.sums[i].SetText(b.host.Thing(rules.Of("points", score.Total)))
		card.Sub, card.OnTapped = b.has(score.Seat), nil
		if b.owes(score.Seat) {
			card.Sub = b.host.Text("table.waiting", nil)
		}
		if b.owes(score.Seat) || board.Lit(scene.Offers, thing) {
			card.OnTapped = func() { b.host.Tap(thing) }
		}
	}
	b.Refresh()
}

// has tells what a seat has.
func (b *Board) has(seat rules.Seat) string {
	var things []string
	for _, thing := range b.scene.View.Holdings(seat) {
		things = append(things, b.host.Thing(thing))
	}
	return strings.Join(things, " · ")
}

// owes reports whether a seat is to answer in secret.
func (b *Board) owes(seat rules.Seat) bool {
	return slices.ContainsFunc(b.scene.Offers, func(o rules.Offer) bool { return o.Secret && o.Seat == seat && o.Refused == nil })
}

// Skip has nothing to end: nothing moves.
func (b *Board) Skip() {}

// Things lists the seats that can be tapped now.
func (b *Board) Things() []rules.Thing {
	var things []rules.Thing
	for i, card := range b.cards {
		if card.OnTapped != nil {
			things = append(things, rules.Of("seat", i))
		}
	}
	return things
}

// least is the width of a card beside which there is room for another.
const least = 300

// across returns how many cards are beside each other in a width.
func (b *Board) across(width float32) int {
	return max(1, min((len(b.cards)+2)/3, int((width+look.Gap)/(least*look.Scale()+look.Gap))))
}

// place puts the cards into a size, or returns the height that they need in a width where the height is 0.
func (b *Board) place(size fyne.Size) float32 {
	if len(b.cards) == 0 {
		return 0
	}
	n := b.across(size.Width)
	rows := (len(b.cards) + n - 1) / n
	width := (size.Width - look.Gap*float32(n-1)) / float32(n)
	need := float32(0)
	for _, card := range b.cards {
		need = max(need, card.HeightFor(width))
	}
	high := max(need, (size.Height-look.Gap*float32(rows-1))/float32(rows))
	if size.Height > 0 {
		for i, card := range b.cards {
			arrange.Place(card, float32(i%n)*(width+look.Gap), float32(i/n)*(high+look.Gap), width, high)
		}
	}
	return need*float32(rows) + look.Gap*float32(rows-1)
}

// HeightFor returns the height in which every card has room.
func (b *Board) HeightFor(width float32) float32 { return b.place(fyne.NewSize(width, 0)) }

// MinSize returns the least at its width.
func (b *Board) MinSize() fyne.Size {
	width := b.Size().Width
	if width == 0 {
		width = least
	}
	return fyne.NewSize(200, b.HeightFor(width))
}

// CreateRenderer draws the cards.
func (b *Board) CreateRenderer() fyne.WidgetRenderer { return &renderer{b} }

type renderer struct{ b *Board }

// Layout shares a size among the cards.
func (r *renderer) Layout(size fyne.Size) { r.b.place(size) }

// MinSize returns the board's.
func (r *renderer) MinSize() fyne.Size { return r.b.MinSize() }

// Objects returns the cards.
func (r *renderer) Objects() []fyne.CanvasObject {
	objs := make([]fyne.CanvasObject, len(r.b.cards))
	for i, card := range r.b.cards {
		objs[i] = card
	}
	return objs
}

// Refresh draws the cards anew.
func (r *renderer) Refresh() {
	r.b.place(r.b.Size())
	for _, card := range r.b.cards {
		card.Refresh()
	}
}

// Destroy has nothing to give back.
func (r *renderer) Destroy() {}
