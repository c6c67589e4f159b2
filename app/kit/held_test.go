//go:build scenes

package kit_test

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

// A key that is as large as Undo on a phone tells the whole of what stands under its label, in two lines where one is too
// short.
func TestAKeyTellsWhatStandsUnderIt(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for _, size := range []fyne.Size{fyne.NewSize(168, 56), fyne.NewSize(156, 52), fyne.NewSize(128, 54)} {
		for _, said := range []string{"Pass", "Open the public room", "Examine the object", "Abrir el trastero público", "Examiner l’objet", "Ouvrir le box public"} {
			b := kit.NewActionButton("undo", "Undo", nil)
			b.Held, b.Caption = true, said
			test.NewTempWindow(t, b)
			b.Resize(size)
			b.Refresh()
			if !b.CaptionWhole() {
				t.Errorf("%v cuts %q", size, said)
			}
		}
	}
}

// What stands under the label of a key takes one line where a nearer icon leaves room for it.
func TestAnIconMakesRoomForOneLine(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for _, c := range []struct {
		width, height  float32
		label, caption string
	}{{119, 54, "Annuler", "Diego mise"}, {147, 58, "Deshacer", "Espacios llenos"}} {
		b := kit.NewActionButton("undo", c.label, nil)
		b.Held, b.Caption = true, c.caption
		test.NewTempWindow(t, b)
		b.Resize(fyne.NewSize(c.width, c.height))
		b.Refresh()
		lines := 0
		for _, obj := range test.LaidOutObjects(b) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() {
				lines++
			}
		}
		if got := wordsOn(b); lines != 2 || got != c.label+" "+c.caption {
			t.Errorf("it shows %q in %d lines", got, lines)
		}
	}
}

// Undo on a phone that lies tells the whole of what it takes back, however large texts are: smaller letters come before none.
func TestUndoTellsWhatItTakesBackInLargeTexts(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { look.NewLook().Apply() })
	for _, scale := range []float32{1.6, 2} {
		look.Look{Scale: scale}.Apply()
		for label, captions := range map[string][]string{
			"Undo":     {"Movement dice", "Fight with Carl", "Pass"},
			"Annuler":  {"Déplacement", "Combat avec Carl", "Lancer des dés", "Carte placée"},
			"Deshacer": {"Movimiento", "Lucha con Carl", "Dados"},
		} {
			for _, caption := range captions {
				b := kit.NewActionButton("undo", label, nil)
				b.Held, b.Caption = true, caption
				test.NewTempWindow(t, b)
				b.Resize(fyne.NewSize(117, 54*1.35))
				b.Refresh()
				if got := wordsOn(b); got != label+" "+caption {
					t.Errorf("at %v it shows %q of %q over %q", scale, got, label, caption)
				}
			}
		}
	}
}

// A tile that is chosen shows its label alone: that it is chosen is drawn, and said to screen readers.
func TestAChosenTileShowsItsLabel(t *testing.T) {
	kit.Say = kit.States{Chosen: "chosen"}
	t.Cleanup(func() { kit.Say = kit.States{} })
	b := kit.NewActionButton("cards", "Scott stays", nil)
	b.Held, b.Stacked, b.Chosen = true, true, true
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(90, 90))
	if said := b.AccessibilityLabel(); !strings.Contains(said, kit.Say.Chosen) {
		t.Errorf("to screen readers it says %q", said)
	}
	if got := wordsOn(b); got != "Scott stays" {
		t.Errorf("the tile shows %q", got)
	}
}

// A narrow tile with large texts shows whole words, in smaller letters if it must.
func TestATileKeepsWordsWhole(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 2}.Apply()
	t.Cleanup(func() { look.Look{Variant: look.Dark, Scale: 1}.Apply() })
	b := kit.NewActionButton("cube", "Échanger des cubes", nil)
	b.Held, b.Stacked = true, true
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(82, 94))
	if got := wordsOn(b); got != b.Label {
		t.Errorf("the tile shows %q of %q", got, b.Label)
	}
}

// Answers beside each other have the same letters: one of three words stands in two lines before it shrinks.
func TestAnAnswerKeepsItsLetters(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	sizes := map[float32]bool{}
	for _, label := range []string{"Utility card", "Locked Room", "Fallen Through Floor"} {
		b := kit.NewActionButton("", label, nil)
		b.Held, b.Stacked = true, true
		test.NewTempWindow(t, b)
		b.Resize(fyne.NewSize(156, 72))
		b.Refresh()
		if got := wordsOn(b); got != label {
			t.Errorf("the tile shows %q of %q", got, label)
		}
		for _, obj := range test.LaidOutObjects(b) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() && text.Text != "" {
				sizes[text.TextSize] = true
			}
		}
	}
	if len(sizes) != 1 {
		t.Errorf("the answers stand in letters of the sizes %v", sizes)
	}
}

// The price of an action stands beside the picture of a narrow tile, not on it.
func TestAPriceKeepsOffThePicture(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for price := range 4 {
		b := kit.NewActionButton("cards", "Buy a card", nil)
		b.Held, b.Stacked, b.Price = true, true, price
		test.NewTempWindow(t, b)
		b.Resize(fyne.NewSize(68, 70))
		b.Refresh()
		picture, first := float32(0), b.Size().Width
		for _, obj := range test.LaidOutObjects(b) {
			switch one := obj.(type) {
			case *canvas.Image:
				picture = one.Position().X + one.Size().Width
			case *canvas.Circle:
				if one.Visible() && one.Size().Width > 0 {
					first = min(first, one.Position().X)
				}
			}
		}
		if picture == 0 || price > 0 && first == b.Size().Width || picture > first {
			t.Errorf("the picture ends at %v, the price of %d begins at %v", picture, price, first)
		}
	}
}

// wordsOn returns the words that a button shows.
func wordsOn(b *kit.ActionButton) string {
	var words []string
	for _, obj := range test.LaidOutObjects(b) {
		if text, ok := obj.(*canvas.Text); ok && text.Visible() {
			words = append(words, strings.Fields(text.Text)...)
		}
	}
	return strings.Join(words, " ")
}

// The deed beside undo on a phone that lies tells the whole of its label, however large texts are; what stands under it
// gives way.
func TestADeedTellsItsLabel(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { look.NewLook().Apply() })
	labels := []string{"Saisir les cartes", "Jouer la carte", "Enter the cards", "Vers le casino", "Colocar la carta", "Abrir sala 12"}
	for _, scale := range []float32{1, 1.3, 1.6, 2} {
		look.Look{Scale: scale}.Apply()
		for _, wide := range []float32{133, 113, 104} {
			for _, label := range labels {
				for _, caption := range []string{"", "2 cartes", "Tous les podcasteurs restent", "+6"} {
					b := kit.NewPrimary("cards", label, nil)
					b.Held, b.Caption = true, caption
					test.NewTempWindow(t, b)
					size := fyne.NewSize(wide, 54*min(scale, 1.35))
					b.Resize(size)
					b.Refresh()
					if got := wordsOn(b); !strings.HasPrefix(got, label) {
						t.Errorf("at %v, %v wide, over %q it shows %q of %q", scale, wide, caption, got, label)
					}
					if high := textsHigh(b); high > size.Height {
						t.Errorf("at %v, %v wide, %q over %q is %v high, want at most %v", scale, wide, label, caption, high, size.Height)
					}
				}
			}
		}
	}
}

// textsHigh returns how high the texts of a button are together.
func textsHigh(b *kit.ActionButton) float32 {
	top, bottom := b.Size().Height, float32(0)
	for _, obj := range test.LaidOutObjects(b) {
		if text, ok := obj.(*canvas.Text); ok && text.Visible() {
			top, bottom = min(top, text.Position().Y), max(bottom, text.Position().Y+text.Size().Height)
		}
	}
	return bottom - top
}

// A tile that was a key before, in smaller letters for want of room, has the letters of a tile.
func TestATileThatWasAKeyHasItsOwnLetters(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	letters := func(b *kit.ActionButton) (size float32) {
		for _, obj := range test.LaidOutObjects(b) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() && text.Text != "" {
				size = text.TextSize
			}
		}
		return size
	}
	tile := func(b *kit.ActionButton) *kit.ActionButton {
		b.Icon, b.Label, b.Held, b.Stacked = "", "Utility card", true, true
		b.Resize(fyne.NewSize(318, 72))
		b.Refresh()
		return b
	}
	key := kit.NewActionButton("score", "Classification", nil)
	key.Held = true
	test.NewTempWindow(t, key)
	key.Resize(fyne.NewSize(104, 56))
	key.Refresh()
	small := letters(key)
	fresh := kit.NewActionButton("", "", nil)
	test.NewTempWindow(t, fresh)
	want := letters(tile(fresh))
	if got := letters(tile(key)); small >= want || got != want {
		t.Errorf("a tile that was a key in letters of %v has %v, want %v", small, got, want)
	}
}

// A tile that left its icon out for want of room, and is then another one, shows that one's icon.
func TestATileUsedAgainShowsItsOwnIcon(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark}.Apply()
	size := fyne.NewSize(70, 56)
	tile := func() *kit.ActionButton {
		b := kit.NewActionButton("hand", "Hand over", nil)
		b.Held, b.Stacked = true, true
		return b
	}
	paint := func(b *kit.ActionButton) image.Image {
		c := test.NewTempWindow(t, container.NewWithoutLayout(b)).Canvas()
		b.Resize(size)
		return c.Capture()
	}
	fresh := tile()
	fresh.Icon, fresh.Label = "score", "Trade"
	want := paint(fresh)

	iconless := 0
	for words := range 9 {
		larger := kit.NewPicture("score", look.Brass, 31) // the toolkit keeps each icon in one size
		test.NewTempWindow(t, container.NewWithoutLayout(larger))
		larger.Resize(larger.MinSize())
		b := tile()
		c := test.NewTempWindow(t, container.NewWithoutLayout(b)).Canvas()
		b.Resize(size)
		b.Label = strings.Repeat("words ", words) + "end"
		b.Refresh()
		for _, obj := range test.LaidOutObjects(b) {
			if icon, ok := obj.(*canvas.Image); ok && !icon.Visible() {
				iconless++
			}
		}
		b.Icon = "score"
		b.Refresh()
		b.Label = "Trade"
		b.Refresh()
		if !bytes.Equal(c.Capture().(*image.NRGBA).Pix, want.(*image.NRGBA).Pix) {
			t.Errorf("after a tile of %d words it is not painted like one that was never another", words+1)
		}
	}
	if iconless == 0 {
		t.Error("no tile left its icon out")
	}
}

// Two words of a tile stand under each other where one line would reach its edges.
func TestWordsKeepOffTheEdgesOfATile(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	for _, label := range []string{"That’s wrong", "C’est faux", "Step back"} {
		b := kit.NewActionButton("stop", label, nil)
		b.Held, b.Stacked = true, true
		size := fyne.NewSize(68, 70)
		b.Resize(size)
		b.Refresh()
		for _, obj := range test.WidgetRenderer(b).Objects() {
			text, ok := obj.(*canvas.Text)
			if !ok || text.Text == "" {
				continue
			}
			if wide := text.MinSize().Width; wide > size.Width-12 {
				t.Errorf("%q: a line of %v in a tile of %v", text.Text, wide, size.Width)
			}
			if text.Position().Y+text.MinSize().Height > size.Height {
				t.Errorf("%q reaches down to %v", text.Text, text.Position().Y+text.MinSize().Height)
			}
		}
	}
}

// The words of a key without an icon stand in its middle, however wide it is.
func TestAKeyWithoutIconIsCentred(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for _, wide := range []float32{120, 190, 320} {
		b := kit.NewPrimary("", "Pass", nil)
		b.Held = true
		test.NewTempWindow(t, b)
		b.Resize(fyne.NewSize(wide, 56))
		b.Refresh()
		for _, obj := range test.LaidOutObjects(b) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() && text.Text != "" {
				if middle := text.Position().X + text.Size().Width/2; text.Alignment != fyne.TextAlignCenter || middle < wide/2-4 || middle > wide/2+4 {
					t.Errorf("%v wide its words have their middle at %v", wide, middle)
				}
			}
		}
	}
}
