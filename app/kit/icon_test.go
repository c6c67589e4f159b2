package kit_test

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/assets"
)

// painted counts the pixels of an image in which it differs from its first one.
func painted(img image.Image) int {
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

func paintOf(t *testing.T, res fyne.Resource, side float32) int {
	t.Helper()
	img := &canvas.Image{Resource: res, FillMode: canvas.ImageFillContain}
	w := test.NewTempWindow(t, img)
	w.SetPadded(false)
	w.Resize(fyne.NewSquareSize(side))
	return painted(w.Canvas().Capture())
}

// Every icon paints something, in one colour that can be replaced, and in filled paths: the painter does not scale
// the width of strokes.
func TestIconsPaint(t *testing.T) {
	test.NewTempApp(t)
	kit.Look{Variant: kit.Dark}.Apply()
	for _, name := range assets.IconNames() {
		svg, err := assets.Icon(name)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(svg); strings.Contains(text, "stroke") || strings.Contains(text, "#") || !strings.Contains(text, "currentColor") {
			t.Errorf("%s is not drawn in filled paths of currentColor", name)
		}
		if got := paintOf(t, kit.IconIn(name, kit.Brass), 48); got < 100 {
			t.Errorf("%s paints %d pixels", name, got)
		}
	}
}

func TestTheKitsIconsExist(t *testing.T) {
	names := []string{kit.IconQuestion, kit.IconClose, kit.IconAdd, kit.IconMinus, kit.IconChevron, kit.IconSearch, kit.IconInfo, kit.IconWarning, kit.IconCheck}
	for seat := range kit.Seats {
		names = append(names, kit.SeatSymbol(seat))
	}
	for _, name := range names {
		if !kit.HasIcon(name) {
			t.Errorf("no icon %s", name)
		}
	}
	if kit.HasIcon("no such icon") {
		t.Error("there is an icon nobody drew")
	}
}

// One icon in one colour is one resource, and its name changes with the colour: rasters are cached by name.
func TestIconsAreNamedByColour(t *testing.T) {
	test.NewTempApp(t)
	kit.Look{Variant: kit.Dark}.Apply()
	icon := kit.IconIn("heart", kit.Seat1)
	if icon != kit.IconIn("heart", kit.Seat1) {
		t.Error("asked twice, two resources")
	}
	if icon.Name() == kit.IconIn("heart", kit.Seat2).Name() {
		t.Error("two colours share a name")
	}
	dark, content := icon.Name(), string(icon.Content())
	kit.Look{Variant: kit.Light}.Apply()
	if icon.Name() == dark || string(icon.Content()) == content {
		t.Error("the icon does not follow the theme")
	}
}

func TestTheAppHasAnIcon(t *testing.T) {
	if got, _, err := image.DecodeConfig(strings.NewReader(string(kit.AppIcon().Content()))); err != nil || got.Width != 512 || got.Height != 512 {
		t.Errorf("the app icon is %+v, %v", got, err)
	}
}
