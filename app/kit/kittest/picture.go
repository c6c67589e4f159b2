package kittest

import (
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
