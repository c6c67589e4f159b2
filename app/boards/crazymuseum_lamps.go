package boards

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
)

// alertInks are the colours of the five alert tokens.
var alertInks = [5]fyne.ThemeColorName{kit.LampWhite, kit.LampGreen, kit.Lamp1, kit.Lamp3, kit.Lamp5}

// lampsHeight is that of the row above the map: lamps, what is left, and the map's buttons.
func (h *heist) lampsHeight(width float32) float32 {
	if width < hall {
		return max(buttonSide(), 34+14*textScale())
	}
	return max(buttonSide(), 40+18*textScale())
}

// drawLamps shows the alert as five lamps, that of the moment the largest; while the countdown runs they are the
// tokens that are turned, beside the rounds that are left.
func (b *museumBoard) drawLamps(s *sketch, row box) {
	end := row.button(0).x - kit.Gap
	x := row.x + 6
	big := min(row.h-6, 34+12*textScale())
	if row.w < hall {
		big = min(row.h-4, 28+12*textScale())
	}
	small := big * 0.68
	gap := big * 0.14
	if most := (end - x - big - 5*gap) / 4; small > most {
		small = most
	}
	if b.look.left >= 0 {
		x = b.drawCountdown(s, row, x, big)
		small = min(small, (end-x-4*gap)/5)
	}
	for i := range 5 {
		side := small
		if i+1 == b.look.alert && b.look.left < 0 {
			side = big
		}
		b.lamp(s, i, x+side/2, row.y+row.h/2, side)
		x += side + gap
	}
}

// lamp is one alert token: lit up to the level; turned, it is dark and ticked off.
func (b *museumBoard) lamp(s *sketch, i int, cx, cy, side float32) {
	lit := i < b.look.alert
	turned := b.look.left >= 0 && i < 5-b.look.left
	bulb := &canvas.Circle{FillColor: tone(kit.Panel), StrokeColor: tone(kit.Hollow), StrokeWidth: 1.5}
	name := tone(kit.InkFaint)
	if lit && !turned {
		c := tone(alertInks[i])
		bulb.FillColor, bulb.StrokeColor = c, mix(c, black, 0.35)
		bulb.Shadow = canvas.Shadow{Color: faint(c, 0xb0), BlurRadius: side * 0.24, Spread: 1, Variant: canvas.BoxShadow}
		name = tone(kit.OnLamp)
	}
	s.add(bulb, box{cx - side/2, cy - side/2, side, side})
	if turned {
		s.stamp("check", kit.InkFaint, cx, cy, side*0.6)
		return
	}
	s.label(strconv.Itoa(i+1), cx, cy, digits(side*0.56, name))
}

// drawCountdown is the hourglass and the number of rounds left; it returns where it ends.
func (b *museumBoard) drawCountdown(s *sketch, row box, x, big float32) float32 {
	n := strconv.Itoa(b.look.left)
	i := ink{whole(big * 0.78), kit.TitleFace(), tone(kit.OnDanger), fyne.TextAlignCenter}
	glass := big * 0.62
	w := glass + i.width(n) + big*0.5
	s.lifted(box{x, row.y + (row.h-big)/2, w, big}, tone(kit.Danger), big*0.3)
	s.stamp("countdown", kit.OnDanger, x+big*0.18+glass/2, row.y+row.h/2, glass)
	s.label(n, x+big*0.28+glass+i.width(n)/2, row.y+row.h/2, i)
	return x + w + kit.Gap
}

// leftHeight is that of the line of supplies under the lamps of a phone.
func leftHeight() float32 { return 4 + 14*textScale() }

// lampsWidth is what the lamps take of a wide row at most, the countdown included.
func lampsWidth(height float32) float32 { return height * 5.6 }

// supplyIcons are those of tiles, relics and the vending machine's cards.
var supplyIcons = [3]string{"door", "relic", "vending"}

// drawSupplies tells small what is left: tiles, relics, cards to buy. It keeps to the end of its place.
func (b *museumBoard) drawSupplies(s *sketch, at box) {
	i := strong(max(12, min(14, at.h*0.3)))
	side := i.size * 1.25
	x := at.x + at.w
	for n := len(supplyIcons) - 1; n >= 0; n-- {
		if n == 2 && !b.look.counted {
			continue
		}
		text := strconv.Itoa(b.look.supplies[n])
		w := side + 4 + i.width(text)
		if x-w < at.x {
			return
		}
		x -= w
		s.stamp(supplyIcons[n], kit.InkSoft, x+side/2, at.y+at.h/2, side)
		s.label(text, x+side+4+i.width(text)/2, at.y+at.h/2, ink{whole(i.size), i.face, tone(kit.InkSoft), i.align})
		x -= kit.Pad + 2
	}
}
