package main

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"maps"
	"slices"
)

// mostColours is how many a GIF holds.
const mostColours = 256

// reduce draws frames in the colours that fill most of them.
func reduce(frames []image.Image) []*image.Paletted {
	pixels := map[color.RGBA]int{}
	for _, frame := range frames {
		for y := range frame.Bounds().Dy() {
			for x := range frame.Bounds().Dx() {
				pixels[coarse(frame.At(x, y))]++
			}
		}
	}
	often := slices.SortedFunc(maps.Keys(pixels), func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(pixels[b], pixels[a]), cmp.Compare(number(a), number(b)))
	})
	var palette color.Palette
	for _, c := range often[:min(len(often), mostColours)] {
		palette = append(palette, c)
	}
	reduced := make([]*image.Paletted, len(frames))
	for i, frame := range frames {
		reduced[i] = image.NewPaletted(frame.Bounds(), palette)
		draw.Draw(reduced[i], frame.Bounds(), frame, image.Point{}, draw.Src)
	}
	return reduced
}

// coarse returns a colour in six bits a part: what nobody can tell apart is one colour.
func coarse(c color.Color) color.RGBA {
	const fine = 0xfc
	r, g, b, _ := c.RGBA()
	return color.RGBA{uint8(r>>8) & fine, uint8(g>>8) & fine, uint8(b>>8) & fine, 0xff}
}

func number(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }
