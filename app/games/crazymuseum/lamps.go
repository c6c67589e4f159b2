package crazymuseum

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
)

// alertInks are the colours of the five alert tokens.
var alertInks = [5]fyne.ThemeColorName{kit.LampWhite, kit.LampGreen, kit.Lamp1, kit.Lamp3, kit.Lamp5}

// lampsHeight returns the height of the row above the map: lamps, what is left, and the map's buttons.
func (h *model) lampsHeight(width float32) float32 {
	if width < draw.HallWide {
		return max(draw.ButtonSide(), 34+14*draw.TextScale())
	}
	return max(draw.ButtonSide(), 40+18*draw.TextScale())
}

// lamps draws the row above the map.
type lamps struct {
	*draw.Sketch
	look *model
}

// draw shows the alert as five lamps, that of the moment the largest; while the countdown runs they are the
// tokens that are turned, beside the rounds that are left.
func (l lamps) draw(row draw.Box) {
	end := row.Button(0).X - kit.Gap
	x := row.X + 6
	big := min(row.H-6, 34+12*draw.TextScale())
	if row.W < draw.HallWide {
		big = min(row.H-4, 28+12*draw.TextScale())
	}
	small := big * 0.68
	gap := big * 0.14
	if most := (end - x - big - 5*gap) / 4; small > most {
		small = most
	}
	if l.look.left >= 0 {
		x = l.drawCountdown(row, x, big)
		small = min(small, (end-x-4*gap)/5)
	}
	for i := range 5 {
		side := small
		if i+1 == l.look.alert && l.look.left < 0 {
			side = big
		}
		l.lamp(i, x+side/2, row.Y+row.H/2, side)
		x += side + gap
	}
}

// lamp draws one alert token: lit up to the level; turned, it is dark and ticked off.
func (l lamps) lamp(i int, cx, cy, side float32) {
	lit := i < l.look.alert
	turned := l.look.left >= 0 && i < 5-l.look.left
	bulb := &canvas.Circle{FillColor: draw.Tone(kit.Panel), StrokeColor: draw.Tone(kit.Hollow), StrokeWidth: 1.5}
	name := draw.Tone(kit.InkFaint)
	if lit && !turned {
		c := draw.Tone(alertInks[i])
		bulb.FillColor, bulb.StrokeColor = c, draw.Mix(c, draw.Black, 0.35)
		bulb.Shadow = canvas.Shadow{Color: draw.Faint(c, 0xb0), BlurRadius: side * 0.24, Spread: 1, Variant: canvas.BoxShadow}
		name = draw.Tone(kit.OnLamp)
	}
	l.Add(bulb, draw.At(cx-side/2, cy-side/2, side, side))
	if turned {
		l.Stamp("check", kit.InkFaint, cx, cy, side*0.6)
		return
	}
	l.Label(strconv.Itoa(i+1), cx, cy, draw.Digits(side*0.56, name))
}

// drawCountdown draws the hourglass and the number of rounds left and returns where they end.
func (l lamps) drawCountdown(row draw.Box, x, big float32) float32 {
	n := strconv.Itoa(l.look.left)
	i := draw.Ink{Size: draw.Whole(big * 0.78), Face: kit.TitleFace(), Color: draw.Tone(kit.OnDanger), Align: fyne.TextAlignCenter}
	glass := big * 0.62
	w := glass + i.Width(n) + big*0.5
	l.Lifted(draw.At(x, row.Y+(row.H-big)/2, w, big), draw.Tone(kit.Danger), big*0.3)
	l.Stamp("countdown", kit.OnDanger, x+big*0.18+glass/2, row.Y+row.H/2, glass)
	l.Label(n, x+big*0.28+glass+i.Width(n)/2, row.Y+row.H/2, i)
	return x + w + kit.Gap
}

// leftHeight returns the height of the line of supplies under the lamps of a phone.
func leftHeight() float32 { return 4 + 14*draw.TextScale() }

// lampsWidth returns what the lamps take of a wide row at most, the countdown included.
func lampsWidth(height float32) float32 { return height * 5.6 }

// supplyIcons are those of tiles, relics and the vending machine's cards.
var supplyIcons = [3]string{"door", "relic", "vending"}

// drawSupplies tells small what is left: tiles, relics, cards to buy. It keeps to the end of its place.
func (l lamps) drawSupplies(at draw.Box) {
	i := draw.Strong(max(12, min(14, at.H*0.3)))
	side := i.Size * 1.25
	x := at.X + at.W
	for n := len(supplyIcons) - 1; n >= 0; n-- {
		if n == 2 && !l.look.counted {
			continue
		}
		text := strconv.Itoa(l.look.supplies[n])
		w := side + 4 + i.Width(text)
		if x-w < at.X {
			return
		}
		x -= w
		l.Stamp(supplyIcons[n], kit.InkSoft, x+side/2, at.Y+at.H/2, side)
		l.Label(text, x+side+4+i.Width(text)/2, at.Y+at.H/2, draw.Ink{Size: draw.Whole(i.Size), Face: i.Face, Color: draw.Tone(kit.InkSoft), Align: i.Align})
		x -= kit.Pad + 2
	}
}
