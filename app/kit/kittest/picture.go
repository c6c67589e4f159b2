package kittest

import (
	"image"
	"image/png"
	"os"

	"fyne.io/fyne/v2"
)

// Picture writes what a canvas shows into a file.
func Picture(path string, c fyne.Canvas) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, c.Capture()); err != nil {
		return err
	}
	return file.Close()
}

// Painted counts the pixels of a picture in which it differs from its first one.
func Painted(img image.Image) int {
	n, ground := 0, img.At(0, 0)
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if img.At(x, y) != ground {
				n++
			}
		}
	}
	return n
}
