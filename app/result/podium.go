package result

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
)

// stand is one of the best on a plinth.
type stand struct {
	mark   *kit.Medallion
	crown  fyne.CanvasObject // nil for all but the first
	name   *kit.Text
	plinth *plinth
}

// podium shows the best three beside each other, the winner in the middle. Equal ranks stand equally high; who does
// not score stands nowhere.
type podium struct {
	widget.BaseWidget
	stands   []stand
	show     show
	beam     *canvas.Image
	curtain  *curtain // over it while it rises
	confetti []*canvas.Rectangle
}

// podium returns the best three; they rise where the play has ended just now. Those who do not see it are told said.
func (p *Page) podium(said string) *podium {
	best := slices.DeleteFunc(slices.Clone(p.scores), func(s rules.Score) bool { return s.Out })
	best = best[:min(3, len(best))]
	o := &podium{beam: newBeam()}
	o.curtain = newCurtain(said, o.show.skip)
	for i, s := range best {
		one := stand{mark: kit.NewSeatMark(p.symbol(s.Seat), p.markSide()), name: kit.NewCentred(p.name(s.Seat), kit.Strong)}
		one.name.MaxLines = 2
		if s.Rank == 1 {
			one.crown = kit.NewPicture("crown", look.Brass, 30)
		}
		one.plinth = newPlinth(s.Rank, p.step(), p.points(s.Total))
		one.plinth.turn = len(best) - 1 - i
		o.stands = append(o.stands, one)
	}
	if len(o.stands) > 1 {
		o.stands[0], o.stands[1] = o.stands[1], o.stands[0]
	}
	o.confetti = confettiOf(p.seatInks())
	o.ExtendBaseWidget(o)
	return o
}

// seatInks returns the colours of all seats.
func (p *Page) seatInks() []fyne.ThemeColorName {
	var inks []fyne.ThemeColorName
	for _, s := range p.scores {
		inks = append(inks, kit.SeatInk(p.symbol(s.Seat)))
	}
	return inks
}

// each returns how wide one place is.
func (o *podium) each(width float32) float32 {
	n := float32(max(1, len(o.stands)))
	return (width - (n-1)*look.Gap) / n
}

// side returns how large the mark is in a width.
func (s stand) side(width float32) float32 { return min(s.mark.MinSize().Height, width) }

// high returns how high a stand is in a width, without its plinth.
func (s stand) high(width float32) float32 {
	height := s.side(width) + arrange.HeightFor(s.name, width) + 8
	if s.crown != nil {
		height += s.crown.MinSize().Height + 4
	}
	return height
}

// HeightFor returns the height of the highest stand.
func (o *podium) HeightFor(width float32) float32 {
	var high float32
	for _, s := range o.stands {
		each := o.each(width)
		high = max(high, s.high(each)+s.plinth.HeightFor(each))
	}
	return high
}

// MinSize returns that of the narrowest podium.
func (o *podium) MinSize() fyne.Size {
	width := max(o.Size().Width, float32(len(o.stands))*72)
	return fyne.NewSize(float32(len(o.stands))*60, o.HeightFor(width))
}

// CreateRenderer draws the stands.
func (o *podium) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(o, o.draw) }

func (o *podium) draw(size fyne.Size) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	each := o.each(size.Width)
	for i, s := range o.stands { // the light goes on over who is crowned
		if s.crown != nil && o.show.risen(s.plinth.turn) == 1 {
			arrange.Place(o.beam, float32(i)*(each+look.Gap)-each/2, 0, 2*each, size.Height)
			objs = append(objs, o.beam)
			break
		}
	}
	for i, s := range o.stands {
		up := o.show.risen(s.plinth.turn)
		if up == 0 {
			continue
		}
		x := float32(i) * (each + look.Gap)
		top := size.Height - s.plinth.HeightFor(each)*up
		arrange.Place(s.plinth, x, top, each, size.Height-top)
		s.plinth.bare = up < 1
		y := top - 4 - arrange.HeightFor(s.name, each)
		arrange.Place(s.name, x, y, each, arrange.HeightFor(s.name, each))
		side := s.side(each)
		y -= side + 4
		arrange.Place(s.mark, x+(each-side)/2, y, side, side)
		objs = append(objs, s.plinth, s.name, s.mark)
		if s.crown != nil && up == 1 {
			crown := s.crown.MinSize()
			arrange.Place(s.crown, x+(each-crown.Width)/2, y-crown.Height, crown.Width, crown.Height)
			objs = append(objs, s.crown)
		}
	}
	if !o.show.on {
		return objs
	}
	arrange.Place(o.curtain, 0, 0, size.Width, size.Height)
	return append(append(objs, o.falling(size)...), o.curtain)
}

// roomy reports whether the window has room for a high podium: that of a phone that lies has not.
func (p *Page) roomy() bool { return p.class.Wide() && p.app.Window.Canvas().Size().Height >= 600 }

// markSide returns how large the mark of a seat is.
func (p *Page) markSide() float32 {
	if p.roomy() {
		return 92
	}
	return 56
}

// step returns how much higher each place is than the next.
func (p *Page) step() float32 {
	if p.roomy() {
		return 88
	}
	return 28
}
