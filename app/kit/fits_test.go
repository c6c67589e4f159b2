package kit_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// linesOf lists the texts drawn in an object and how far down each reaches in it.
func linesOf(obj fyne.CanvasObject) map[string]float32 {
	lines := map[string]float32{}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(obj).Y
	for _, drawn := range test.LaidOutObjects(obj) {
		if text, ok := drawn.(*canvas.Text); ok {
			lines[text.Text] = driver.AbsolutePositionForObject(text).Y + text.MinSize().Height - top
		}
	}
	return lines
}

// A message of any length stays in its box, in every width and text size.
func TestMessagesStayInTheirBox(t *testing.T) {
	test.NewTempApp(t)
	const message = "Chloé has already done something this turn: the wastepaper basket can only be searched first thing."
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		for width := float32(288); width <= 720; width += 37 {
			for _, action := range []*kit.ActionButton{nil, kit.NewQuiet("", "Why?", nil)} {
				b := kit.NewBanner(kit.Warn, message, action)
				test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{b}})
				high := b.HeightFor(width)
				b.Resize(fyne.NewSize(width, high))
				lines := linesOf(b)
				for line, low := range lines {
					if low > high {
						t.Errorf("scale %v, width %v: %q reaches %v, the box %v", scale, width, line, low, high)
					}
				}
			}
		}
	}
}

// What is owed stands under the name and under what the game adds, so that the card is no higher.
func TestSeatCardsStayLow(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 1}.Apply()
	c := kit.NewSeatCard(1, "Bilal")
	c.Extra = arrange.Row(look.Gap, kit.NewText("12", kit.Caption), kit.NewText("3", kit.Caption), kit.NewText("a long row of things", kit.Caption))
	low := c.HeightFor(316)
	if c.Sub = "still to answer"; c.HeightFor(316) > low+2 {
		t.Errorf("a card is %v high, and %v where something is owed", low, c.HeightFor(316))
	}
}

// What a seat card says of its seat is whole beside what the game adds, or stands over it.
func TestSeatCardsSayWhatIsOwed(t *testing.T) {
	test.NewTempApp(t)
	for _, scale := range []float32{0.8, 1, 1.3} {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		for width := float32(220); width <= 400; width += 20 {
			c := kit.NewSeatCard(1, "Bo")
			c.Sub = "still to answer"
			c.Extra = arrange.Row(look.Gap, kit.NewBadge("cards", "12", look.Brass), kit.NewBadge("badge", "3", look.Brass))
			test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{c}})
			c.Resize(fyne.NewSize(width, c.HeightFor(width)))
			for line := range linesOf(c) {
				if strings.HasSuffix(line, "…") {
					t.Errorf("scale %v, width %v: the card says %q", scale, width, line)
				}
			}
		}
	}
}

// What a switch of a house rule does is whole in the largest texts of a phone.
func TestSwitchesSayAllTheyDo(t *testing.T) {
	test.NewTempApp(t)
	const rule = "Objets portés : payer dès le premier déplacement"
	for _, scale := range []float32{1, 1.6, 2} {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		s := kit.NewToggle(rule, "", false, nil)
		test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{s}})
		s.Resize(fyne.NewSize(350, arrange.HeightFor(s, 350)))
		for line := range linesOf(s) {
			if strings.HasSuffix(line, "…") {
				t.Errorf("at %v the switch says %q", scale, line)
			}
		}
	}
}

// What a number counts is whole, over its keys where it would be cut beside them.
func TestSteppersSayWhatTheyCount(t *testing.T) {
	test.NewTempApp(t)
	for _, scale := range []float32{1, 1.3, 1.6, 2} {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		for _, counted := range []string{"Jetons Action en tout", "Jetons en zone de repos", "Cartes Distributeur en main"} {
			s := kit.NewStepper(counted, 1, 0, 9, "Moins", "Plus", nil)
			test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{s}})
			s.Resize(fyne.NewSize(360, s.HeightFor(360)))
			for line := range linesOf(s) {
				if strings.HasSuffix(line, "…") {
					t.Errorf("at %v the stepper says %q", scale, line)
				}
			}
		}
	}
}

// Without an icon the lines of a button are centred, each by itself.
func TestLinesWithoutIconAreCentred(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 1}.Apply()
	for _, held := range []bool{false, true} {
		b := kit.NewActionButton("", "La baronne de Saint-Cyr", nil)
		b.Held = held
		test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{b}})
		b.Resize(fyne.NewSize(150, 70))
		from := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).X
		seen := 0
		for _, drawn := range test.LaidOutObjects(b) {
			text, ok := drawn.(*canvas.Text)
			if !ok || text.Text == "" {
				continue
			}
			seen++
			middle := fyne.CurrentApp().Driver().AbsolutePositionForObject(text).X - from + text.Size().Width/2
			if text.Alignment != fyne.TextAlignCenter || middle < 73 || middle > 77 {
				t.Errorf("held %v: %q has its middle at %v of 150, aligned %v", held, text.Text, middle, text.Alignment)
			}
		}
		if seen != 2 {
			t.Errorf("held %v: %d lines", held, seen)
		}
	}
}

// A key does without its icon where label and caption take one line each then, not three.
func TestAnIconGivesWayToTwoLines(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { look.NewLook().Apply() })
	for _, c := range []struct {
		scale, width, height float32
		label, caption       string
		lines                int
	}{
		{2, 168, 75, "Deshacer", "Sala sin anotar", 2},
		{2, 168, 75, "Deshacer", "Carta colocada", 2},
		{2, 168, 75, "Deshacer", "Pasar", 2},
		{2, 168, 75, "Deshacer", "Reliquia anotada ya", 3},
		{1, 117, 54, "Annuler", "Carte placée", 2},
		{1, 117, 54, "Annuler", "Relique examinée", 3},
	} {
		look.Look{Scale: c.scale}.Apply()
		b := kit.NewActionButton("undo", c.label, nil)
		b.Held, b.Caption = true, c.caption
		test.NewTempWindow(t, b)
		b.Resize(fyne.NewSize(c.width, c.height))
		b.Refresh()
		var shown []string
		for _, obj := range test.LaidOutObjects(b) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() {
				shown = append(shown, text.Text)
			}
		}
		if got := strings.Join(shown, " "); len(shown) != c.lines || got != c.label+" "+c.caption {
			t.Errorf("at %v it shows %q, want %d lines", c.scale, shown, c.lines)
		}
	}
}

// A key looks as its words are, whatever words it bore before.
func TestAKeyForgetsItsWords(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { look.NewLook().Apply() })
	for _, scale := range []float32{1, 1.3, 1.6, 2} {
		look.Look{Scale: scale}.Apply()
		shown := func(captions ...string) string {
			b := kit.NewActionButton("undo", "Deshacer", nil)
			b.Held = true
			test.NewTempWindow(t, b)
			b.Resize(fyne.NewSize(168, 56*min(scale, 1.35)))
			for _, b.Caption = range captions {
				b.Refresh()
			}
			said := ""
			for _, obj := range test.LaidOutObjects(b) {
				if text, ok := obj.(*canvas.Text); ok && text.Visible() {
					said += fmt.Sprint(text.Text, " ", text.TextSize, " at ", text.Position(), "\n")
				}
			}
			return said
		}
		for _, caption := range []string{"Combate", "Carta colocada", "Reliquia anotada ya"} {
			if got, want := shown("Abrir el trastero público", caption), shown(caption); got != want {
				t.Errorf("at %v it shows\n%sand as a new one\n%s", scale, got, want)
			}
		}
	}
}
