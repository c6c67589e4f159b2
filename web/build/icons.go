package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"golang.org/x/image/draw"

	"docent/assets"
)

// icons draws the app's icon in the sizes that browsers ask for.
func icons() (map[string][]byte, error) {
	app, err := png.Decode(bytes.NewReader(assets.AppIcon()))
	if err != nil {
		return nil, err
	}
	all := map[string][]byte{}
	for name, drawn := range map[string]image.Image{
		"180.png":      scaled(grounded(app, 1), 180), // a phone rounds it itself
		"192.png":      scaled(app, 192),
		"512.png":      scaled(app, 512),
		"maskable.png": scaled(grounded(app, 0.8), 512),
	} {
		var data bytes.Buffer
		if err := png.Encode(&data, drawn); err != nil {
			return nil, err
		}
		all[name] = data.Bytes()
	}
	return all, nil
}

func scaled(of image.Image, side int) image.Image {
	drawn := image.NewNRGBA(image.Rect(0, 0, side, side))
	draw.CatmullRom.Scale(drawn, drawn.Bounds(), of, of.Bounds(), draw.Src, nil)
	return drawn
}

// grounded draws an icon on a square without corners cut off: part of its side, in the middle, with the ground of each
// row going on to the rim.
func grounded(icon image.Image, part float64) image.Image {
	side := icon.Bounds().Dx()
	drawn := image.NewNRGBA(image.Rect(0, 0, side, side))
	inner := int(float64(side) * part)
	rim := (side - inner) / 2
	for y := range side {
		row := min(max((y-rim)*side/inner, 0), side-1)
		ground := groundOf(icon, row)
		for x := range side {
			drawn.Set(x, y, ground)
		}
	}
	draw.CatmullRom.Scale(drawn, image.Rect(rim, rim, rim+inner, rim+inner), icon, icon.Bounds(), draw.Over, nil)
	return drawn
}

// groundOf returns the first solid colour of a row.
func groundOf(icon image.Image, y int) color.Color {
	b := icon.Bounds()
	for x := range b.Dx() {
		c := icon.At(b.Min.X+x, b.Min.Y+y)
		if _, _, _, alpha := c.RGBA(); alpha == 0xffff {
			return c
		}
	}
	return color.Black
}
