package crazymuseum

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// alertInks are the colours of the five alert tokens.
var alertInks = [5]fyne.ThemeColorName{look.LampWhite, look.LampGreen, look.Lamp1, look.Lamp3, look.Lamp5}

// gauge draws what is told beside the map, in a row or in a column: the alert as five lamps, what is left, and what leads
// the map.
type gauge struct {
	draw.Gauge
	look *model
}

// gaugeRim is kept free at both ends of a gauge.
const gaugeRim float32 = 8

// draw draws lamps from the beginning, the keys of the map from the end, and between them what there is room for.
func (g gauge) draw(keys []fyne.CanvasObject) {
	end := g.SetKeys(keys)
	g.supplies(g.lamps(gaugeRim, end-gaugeRim)+gaugeRim, end-gaugeRim)
}

// lamps draws the alert, the lamp of the moment the largest; while the countdown runs they are the tokens that are turned,
// behind the rounds that are left. It returns where they end.
func (g gauge) lamps(from, end float32) float32 {
	_, thick := g.Long()
	if g.look.left >= 0 {
		from = g.countdown(from, thick) + 6
	}
	big := thick - 6
	gap := big * 0.1
	small := min(big*0.72, (end-from-big-4*gap)/4)
	for i := range 5 {
		side := small
		if i+1 == g.look.alert && g.look.left < 0 {
			side = big
		}
		x, y := g.Part(from, side).Mid()
		g.lamp(i, x, y, side)
		from += side + gap
	}
	return from
}

// lamp draws one alert token: lit up to the level; turned, it is dark and ticked off.
func (g gauge) lamp(i int, cx, cy, side float32) {
	lit := i < g.look.alert
	turned := g.look.left >= 0 && i < 5-g.look.left
	bulb := &canvas.Circle{FillColor: draw.Tone(look.Panel), StrokeColor: draw.Tone(look.Hollow), StrokeWidth: 1.5}
	name := draw.Tone(look.InkFaint)
	if lit && !turned {
		c := draw.Tone(alertInks[i])
		bulb.FillColor, bulb.StrokeColor = c, draw.Mix(c, draw.Black, 0.35)
		bulb.Shadow = canvas.Shadow{Color: draw.Faint(c, 0xb0), BlurRadius: side * 0.2, Spread: 1, Variant: canvas.BoxShadow}
		name = draw.Tone(look.OnLamp)
	}
	g.Add(bulb, draw.At(cx-side/2, cy-side/2, side, side))
	if turned {
		g.Stamp("check", look.InkFaint, cx, cy, side*0.6)
		return
	}
	g.Label(strconv.Itoa(i+1), cx, cy, draw.Digits(side*0.56, name))
}

// countdown draws the hourglass and the number of rounds left and returns where they end.
func (g gauge) countdown(from, thick float32) float32 {
	side, long := thick-8, thick*1.35
	at := g.Part(from, long)
	cx, cy := at.Mid()
	plate := draw.At(cx-long/2, cy-side/2, long, side)
	glassX, glassY, numberX, numberY := cx-long*0.2, cy, cx+long*0.2, cy
	if g.Upright() {
		plate = draw.At(cx-side/2, cy-long/2, side, long)
		glassX, glassY, numberX, numberY = cx, cy-long*0.2, cx, cy+long*0.2
	}
	g.Lifted(plate, draw.Tone(look.Danger), side*0.3)
	g.Stamp("countdown", look.OnDanger, glassX, glassY, side*0.6)
	i := draw.Ink{Size: draw.Whole(side * 0.62), Face: look.TitleFace(), Color: draw.Tone(look.OnDanger), Align: fyne.TextAlignCenter}
	g.Label(strconv.Itoa(g.look.left), numberX, numberY, i)
	return from + long
}

// supplyIcons are those of tiles, relics and the vending machine's cards.
var supplyIcons = [3]string{"door", "relic", "vending"}

// supplies tells what is left: tiles, relics, cards to buy, as far as there is room.
func (g gauge) supplies(from, end float32) {
	i := draw.Strong(14)
	side := i.Size * 1.2
	for n := range supplyIcons {
		if n == 2 && !g.look.counted {
			continue
		}
		text := strconv.Itoa(g.look.supplies[n])
		wide := i.Width(text)
		long := side + 4 + wide
		if g.Upright() {
			long = max(side, i.Measure(text).Height)
		}
		if from+long > end {
			return
		}
		cx, cy := g.Part(from, long).Mid()
		x := cx - (side+4+wide)/2
		g.Stamp(supplyIcons[n], look.InkSoft, x+side/2, cy, side)
		g.Label(text, x+side+4+wide/2, cy, draw.Ink{Size: draw.Whole(i.Size), Face: i.Face, Color: draw.Tone(look.InkSoft), Align: fyne.TextAlignCenter})
		from += long + 10
	}
}
