package result

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/look"
)

// plinth holds what somebody stands on: higher for a better rank.
type plinth struct {
	widget.BaseWidget
	rank   int
	turn   int     // when it rises, from 0
	bare   bool    // it rises: nothing is written on it yet
	step   float32 // how much higher each place is than the next
	block  *canvas.Rectangle
	number *canvas.Text
	points *kit.Text
}

func newPlinth(rank int, step float32, points string) *plinth {
	p := &plinth{rank: rank, step: step, block: &canvas.Rectangle{}, number: &canvas.Text{Alignment: fyne.TextAlignCenter}}
	p.points = kit.NewCentred(points, kit.Strong)
	p.points.Yields = true // a plinth is narrow on a phone
	p.ExtendBaseWidget(p)
	return p
}

// ink returns the colour of the rank.
func (p *plinth) ink() fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{look.Gold, look.Silver, look.Bronze}[min(max(p.rank, 1), 3)-1]
}

// HeightFor returns the height of the rank.
func (p *plinth) HeightFor(width float32) float32 {
	base := p.points.HeightFor(width-8) + 36*look.Scale() + 20
	return base + p.step*float32(3-min(max(p.rank, 1), 3))
}

// MinSize returns that of the number over the points.
func (p *plinth) MinSize() fyne.Size {
	width := max(p.Size().Width, 72)
	return fyne.NewSize(60, p.HeightFor(width))
}

// CreateRenderer draws the stone.
func (p *plinth) CreateRenderer() fyne.WidgetRenderer { return &plinthDrawn{p} }

type plinthDrawn struct{ p *plinth }

func (d *plinthDrawn) Layout(size fyne.Size) {
	p := d.p
	d.paint()
	p.block.Resize(size)
	number := p.number.MinSize().Height
	p.number.Move(fyne.NewPos(0, 6))
	p.number.Resize(fyne.NewSize(size.Width, number))
	p.points.Move(fyne.NewPos(4, 8+number))
	p.points.Resize(fyne.NewSize(size.Width-8, p.points.HeightFor(size.Width-8)))
}

// paint sets the colours of the theme.
func (d *plinthDrawn) paint() {
	p := d.p
	tint := color.NRGBAModel.Convert(theme.Color(p.ink())).(color.NRGBA)
	p.block.FillColor = mixed(theme.Color(look.PanelRaised), tint, stone)
	p.block.StrokeColor, p.block.StrokeWidth = tint, 1.5
	p.block.TopLeftCornerRadius, p.block.TopRightCornerRadius = 12, 12
	p.number.Text, p.number.TextSize = strconv.Itoa(p.rank), 28*look.Scale()
	p.number.FontSource, p.number.Color = look.TitleFace(), theme.Color(look.Ink)
}

// stone is how much of its metal shows in a plinth.
const stone = 0.16

// mixed returns a colour with a share of another.
func mixed(base color.Color, other color.NRGBA, share float32) color.Color {
	c := color.NRGBAModel.Convert(base).(color.NRGBA)
	of := func(a, b uint8) uint8 { return uint8(float32(a) + (float32(b)-float32(a))*share) }
	return color.NRGBA{of(c.R, other.R), of(c.G, other.G), of(c.B, other.B), c.A}
}

func (d *plinthDrawn) MinSize() fyne.Size { return d.p.MinSize() }

func (d *plinthDrawn) Refresh() {
	d.Layout(d.p.Size())
	for _, obj := range d.Objects() {
		obj.Refresh()
	}
}

func (d *plinthDrawn) Objects() []fyne.CanvasObject {
	if d.p.bare {
		return []fyne.CanvasObject{d.p.block}
	}
	return []fyne.CanvasObject{d.p.block, d.p.number, d.p.points}
}

func (d *plinthDrawn) Destroy() {}
