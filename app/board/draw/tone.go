package draw

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/look"
)

// Tone returns a colour of the theme at this moment.
func Tone(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(theme.Color(name)).(color.NRGBA)
}

// Mix returns the colour that lies between a and b, by a share of the way.
func Mix(a, b color.NRGBA, share float32) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*share + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// Faint returns a colour that is seen through.
func Faint(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// White and Black are the same in both variants.
var (
	White = color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	Black = color.NRGBA{A: 255}
)

// HexOf returns a colour as SVG spells it, without its transparency.
func HexOf(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// CardInk is dark in both variants: a card is paper.
const CardInk = fyne.ThemeColorName(look.OnLamp)
