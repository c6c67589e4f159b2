package look_test

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/assets"
)

func paintOf(t *testing.T, res fyne.Resource, side float32) int {
	t.Helper()
	img := &canvas.Image{Resource: res, FillMode: canvas.ImageFillContain}
	w := test.NewTempWindow(t, img)
	w.SetPadded(false)
	w.Resize(fyne.NewSquareSize(side))
	return kittest.Painted(w.Canvas().Capture())
}

// Every icon paints something, in one colour that can be replaced, and in filled paths: the painter does not scale
// the width of strokes.
func TestIconsPaint(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark}.Apply()
	for _, name := range assets.IconNames() {
		svg, err := assets.Icon(name)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(svg); strings.Contains(text, "stroke") || strings.Contains(text, "#") || !strings.Contains(text, "currentColor") {
			t.Errorf("%s is not drawn in filled paths of currentColor", name)
		}
		if got := paintOf(t, look.IconIn(name, look.Brass), 48); got < 100 {
			t.Errorf("%s paints %d pixels", name, got)
		}
	}
}

func TestTheKitsIconsExist(t *testing.T) {
	names := []string{look.IconQuestion, look.IconClose, look.IconAdd, look.IconMinus, look.IconChevron, look.IconSearch, look.IconInfo, look.IconWarning, look.IconCheck}
	for seat := range kit.Seats {
		names = append(names, kit.SeatSymbol(seat))
	}
	for _, name := range names {
		if !look.HasIcon(name) {
			t.Errorf("no icon %s", name)
		}
	}
	if look.HasIcon("no such icon") {
		t.Error("there is an icon nobody drew")
	}
}

// One icon in one colour is one resource, and its name changes with the colour: rasters are cached by name.
func TestIconsAreNamedByColour(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark}.Apply()
	icon := look.IconIn("heart", look.Seat1)
	if icon != look.IconIn("heart", look.Seat1) {
		t.Error("asked twice, two resources")
	}
	if icon.Name() == look.IconIn("heart", look.Seat2).Name() {
		t.Error("two colours share a name")
	}
	dark, content := icon.Name(), string(icon.Content())
	look.Look{Variant: look.Light}.Apply()
	if icon.Name() == dark || string(icon.Content()) == content {
		t.Error("the icon does not follow the theme")
	}
}

func TestTheAppHasAnIcon(t *testing.T) {
	if got, _, err := image.DecodeConfig(strings.NewReader(string(look.AppIcon().Content()))); err != nil || got.Width != 512 || got.Height != 512 {
		t.Errorf("the app icon is %+v, %v", got, err)
	}
}
