//go:build scenes

package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// Cards get as wide as the widest word under them, at every text size.
func TestNoWordUnderACardIsBroken(t *testing.T) {
	for _, scale := range []float32{1, 1.3, 2} {
		worn := look.Look{Variant: look.Dark, Scale: scale}
		worn.Apply()
		t.Cleanup(look.Look{Scale: 1}.Apply)
		field := rules.Several("hand", "card", 0, 4, "Sg1", "Sg2", "Sg3", "Sg4", "Sg5", "Rt1", "Rt2")
		var cells []*parts.Cell
		grid := parts.CardGrid(field, func(o rules.Option) *parts.Cell {
			c := parts.NewCell(look.Icon("check"), "a card", "Mesopotamian Agriculture 2", nil)
			cells = append(cells, c)
			return c
		})
		w := test.NewTempWindow(t, grid)
		w.Resize(fyne.NewSize(358, 600))
		word := kit.NewCentred("Mesopotamian", kit.Caption).MinSize().Width
		for i, c := range cells {
			if c.Size().Width-4 < word {
				t.Errorf("at %v card %d is %v wide, its widest word %v", scale, i, c.Size().Width, word)
			}
		}
	}
}

// The eight utilities stand in one row on a phone that lies, where a second row would be below the fold, and in two on one that stands.
func TestEightCardsFillARow(t *testing.T) {
	for width, want := range map[float32]int{696: 1, 366: 2} {
		test.NewTempApp(t)
		look.Look{Variant: look.Dark, Scale: 1}.Apply()
		field := rules.Several("hand", "card", 0, 8, "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8")
		var cells []*parts.Cell
		grid := parts.CardGrid(field, func(o rules.Option) *parts.Cell {
			c := parts.NewCell(look.Icon("check"), "a card", "Almacén de utilidades", nil)
			cells = append(cells, c)
			return c
		})
		w := test.NewTempWindow(t, grid)
		w.SetPadded(false)
		w.Resize(fyne.NewSize(width, 390))
		rows := map[float32]bool{}
		for _, c := range cells {
			rows[c.Position().Y] = true
		}
		if len(rows) != want {
			t.Errorf("in a width of %v they stand in %d rows, want %d", width, len(rows), want)
		}
	}
}

// counted is a picture that counts how often it is read.
type counted struct {
	fyne.Resource
	reads int
}

// Content returns the picture.
func (c *counted) Content() []byte {
	c.reads++
	return c.Resource.Content()
}

// A cell reads its picture once, however often what it stands on is refreshed.
func TestACellReadsItsPictureOnce(t *testing.T) {
	test.NewTempApp(t)
	picture := &counted{Resource: look.IconIn("check", look.Ink)}
	c := parts.NewCell(picture, "Key", "Key", nil)
	w := test.NewTempWindow(t, c)
	w.Canvas().Capture()
	before := picture.reads
	if before == 0 {
		t.Fatal("the picture is not read")
	}
	c.Refresh()
	w.Canvas().Capture()
	if picture.reads != before {
		t.Errorf("a refresh reads the picture anew: %d times", picture.reads-before)
	}
}
