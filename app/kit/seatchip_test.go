//go:build scenes

package kit_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

// A line of 24 characters is whole on the chip of a phone, in two lines where it must be; a sentence is cut.
func TestAChipHoldsItsLine(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	for said, whole := range map[string]bool{
		"Choose an action":         true,
		"Cartes du Fonds commun ?": true,
		"Which of your most valuable relics do you lose to the guard?": false,
	} {
		c := kit.NewSeatChip(nil)
		c.Seats, c.Name, c.Sub = []int{0}, "Chloé", said
		w := test.NewTempWindow(t, c)
		w.Resize(fyne.NewSize(174, 52))
		c.Resize(fyne.NewSize(174, 52))
		if c.Whole() != whole {
			t.Errorf("%q is whole: %t, want %t", said, c.Whole(), whole)
		}
	}
}

// On the chip of a phone the number stands beside a name that stays whole; a long name has the line for itself.
func TestAChipOfATurnTellsItsNumber(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	for name, told := range map[string]bool{"Chloé": true, "Diego": true, "Maximiliana-Theodora": false} {
		c := kit.NewSeatChip(nil)
		c.Seats, c.Name, c.Sub, c.Counted, c.Icon, c.Number = []int{0}, name, "Choose an action", true, "token", 10
		c.Resize(fyne.NewSize(174, 52))
		c.Refresh()
		seen := slices.ContainsFunc(test.WidgetRenderer(c).Objects(), func(obj fyne.CanvasObject) bool {
			text, ok := obj.(*canvas.Text)
			return ok && text.Text == "10"
		})
		if seen != told {
			t.Errorf("beside %q the number stands: %t, want %t", name, seen, told)
		}
	}
}

// Where there is room a number stands before what there can be of it, else alone.
func TestAChipTellsHowManyThereCanBe(t *testing.T) {
	test.NewTempApp(t)
	c := kit.NewSeatChip(nil)
	c.Seats, c.Counted, c.Icon, c.Number = []int{0}, true, "check", 2
	for _, one := range []struct {
		most int
		wide float32
		want string
	}{{4, 48, "2/4"}, {4, 16, "2"}, {0, 48, "2"}} {
		c.Most = one.most
		c.Resize(fyne.NewSize(one.wide, 56))
		c.Refresh()
		var said []string
		for _, obj := range test.WidgetRenderer(c).Objects() {
			if text, ok := obj.(*canvas.Text); ok {
				said = append(said, text.Text)
			}
		}
		if len(said) != 1 || said[0] != one.want {
			t.Errorf("in %v dp stands %q, want %q", one.wide, said, one.want)
		}
	}
}

// Over a line that takes two the number stands level with the name: nothing is drawn over anything else.
func TestANumberKeepsOffTwoLines(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	for _, said := range []string{"Avancez de 8 points", "Combattez vos voisins"} {
		c := kit.NewSeatChip(nil)
		c.Seats, c.Name, c.Sub, c.Counted, c.Icon, c.Number, c.Most = []int{0}, "Bilal", said, true, "bag", 1, 4
		c.Resize(fyne.NewSize(176, 52))
		c.Refresh()
		var number *canvas.Text
		low := float32(0)
		for _, obj := range test.WidgetRenderer(c).Objects() {
			text, ok := obj.(*canvas.Text)
			switch {
			case !ok:
			case text.Text == "1/4":
				number = text
			case text.Text != "" && text.Text != "Bilal" && low == 0:
				low = text.Position().Y + text.MinSize().Height/2 // the middle of the first line under the name
			}
		}
		if number == nil || low == 0 {
			t.Fatalf("%q: the number %v, the line at %v", said, number, low)
		}
		if end := number.Position().Y + number.MinSize().Height; end > low-3 {
			t.Errorf("%q: the number reaches down to %v, the middle of the line is at %v", said, end, low)
		}
	}
}

// A name keeps its face, however little room what stands under it leaves.
func TestANameKeepsItsFace(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	faces := map[fyne.Resource]bool{}
	for _, said := range []string{"Call a room", "Look at your collector card", "Cartes du Fonds commun ?"} {
		for _, high := range []float32{48, 52, 60} {
			c := kit.NewSeatChip(nil)
			c.Seats, c.Name, c.Sub, c.Counted, c.Icon, c.Number = []int{0}, "Bea", said, true, "token", 10
			c.Resize(fyne.NewSize(174, high))
			c.Refresh()
			for _, obj := range test.WidgetRenderer(c).Objects() {
				if text, ok := obj.(*canvas.Text); ok && text.Text == "Bea" {
					faces[text.FontSource] = true
				}
			}
		}
	}
	if len(faces) != 1 {
		t.Errorf("the name is drawn in %d faces", len(faces))
	}
}

// Beside each other the numbers of several seats stay apart, also in large texts on a small phone.
func TestNumbersOfACrowdStayApart(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.Look{Scale: 2})
	c := kit.NewSeatChip(nil)
	c.Seats, c.Numbers, c.Counted, c.Icon = []int{0, 1, 2}, []int{10, 10, 8}, true, "token"
	c.Resize(fyne.NewSize(76, 76))
	c.Refresh()
	end, seen := float32(-9), 0
	for _, obj := range test.WidgetRenderer(c).Objects() {
		text, ok := obj.(*canvas.Text)
		if !ok {
			continue
		}
		if seen++; text.Position().X < end+3 {
			t.Errorf("%q begins at %v, the number before it ends at %v", text.Text, text.Position().X, end)
		}
		end = text.Position().X + text.MinSize().Width
	}
	if seen != 3 {
		t.Errorf("%d numbers are seen", seen)
	}
}

// With the largest texts the numbers of seats that stand close keep a gap between them: 3, 6, 2 and 0 are not 3620.
func TestNumbersOfACrowdStandApart(t *testing.T) {
	worn := look.NewLook()
	worn.Scale = 2
	test.NewTempApp(t).Settings().SetTheme(worn)
	c := kit.NewSeatChip(nil)
	c.Seats, c.Counted, c.Icon, c.Numbers = []int{0, 1, 2, 3}, true, "cards", []int{3, 6, 2, 0}
	c.Resize(fyne.NewSize(78, 72))
	c.Refresh()
	end := float32(0)
	for _, obj := range test.WidgetRenderer(c).Objects() {
		text, ok := obj.(*canvas.Text)
		if !ok || text.Text == "" {
			continue
		}
		if gap := text.Position().X - end; end > 0 && gap < 3 {
			t.Errorf("%s stands %v behind the number before it", text.Text, gap)
		}
		end = text.Position().X + text.MinSize().Width
	}
	if end == 0 {
		t.Error("no number is drawn")
	}
}
