package result

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/look"
)

// newBeam returns the light that falls on the winner from above, as a picture to be stretched over the podium.
func newBeam() *canvas.Image {
	beam := canvas.NewImageFromImage(beamOf(color.NRGBAModel.Convert(theme.Color(look.Gold)).(color.NRGBA)))
	beam.FillMode, beam.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleSmooth
	return beam
}

// The pixels of the light, and how strong it is at its source.
const (
	beamWide, beamHigh = 160, 160
	beamLight          = 0.30
)

// beamOf paints a cone of a colour, in which a narrower one is brighter. It fades towards the floor.
func beamOf(tint color.NRGBA) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, beamWide, beamHigh))
	for y := range beamHigh {
		down := (float32(y) + 0.5) / beamHigh
		for x := range beamWide {
			aside := (float32(x)+0.5)/beamWide*2 - 1
			light := cone(aside, down, 0.9)*0.5 + cone(aside, down, 0.5)*0.5
			tint.A = uint8(255 * beamLight * light * (1 - down*0.85))
			img.SetNRGBA(x, y, tint)
		}
	}
	return img
}

// cone returns how bright a cone is that has a width at the floor: 1 in its middle, 0 outside, with a soft rim.
func cone(aside, down, width float32) float32 {
	const rim = 0.06
	half := 0.04 + width*down
	return min(max((half-max(aside, -aside))/rim, 0), 1)
}
