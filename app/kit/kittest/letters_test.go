package kittest_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
)

// Letters that our faces lack are those of the toolkit's, in every style: each looks like itself, and stands with ours in one
// name. A patch puts off reading that face, and its test runs this with it.
func TestOtherLetters(t *testing.T) {
	test.NewTempApp(t)
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		seen := map[string]string{}
		for _, text := range []string{"Ж", "Щ", "Ω", "Ψ", "Anna Щ", "Anna Ж", "Щ Anna", "Anna"} {
			line := canvas.NewText(text, color.Black)
			line.TextStyle = style
			picture := string(software.Render(line, look.NewLook()).(*image.NRGBA).Pix)
			if other, same := seen[picture]; same {
				t.Errorf("%q looks like %q in %+v", text, other, style)
			}
			seen[picture] = text
		}
	}
}
