package kit_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// What our faces have is drawn with them; what they lack is drawn with what the toolkit brings along.
func TestForeignLettersAreDrawn(t *testing.T) {
	test.NewTempApp(t)
	kit.NewLook().Apply()
	for text, ours := range map[string]bool{"Chloé": true, "Łukasz": true, "Nguyễn": true, "Ολγα": false, "Ольга": false} {
		for _, face := range []fyne.Resource{kit.TitleFace(), kit.StrongFace()} {
			got := kit.Letter(text, face)
			if got.Text != text || (got.Source == face) != ours {
				t.Errorf("%s in %s is drawn as %q with %v", text, face.Name(), got.Text, got.Source)
			}
		}
	}
}

// Where no face at all has a character, a sign that can be read stands for it, never the replacement character; marks on
// other characters are left out.
func TestMissingLettersAreSigns(t *testing.T) {
	test.NewTempApp(t)
	kit.NewLook().Apply()
	const nobodyHas = "\U0010fff0"
	if got := kit.Letter("A"+nobodyHas+"é", kit.StrongFace()).Text; got != "A?é" {
		t.Errorf("it is drawn as %q", got)
	}
	text := kit.NewText("Zoë "+nobodyHas, kit.Strong)
	w := test.NewTempWindow(t, text)
	w.Resize(fyne.NewSize(300, 60))
	for _, obj := range test.LaidOutObjects(w.Content()) {
		if line, ok := obj.(*canvas.Text); ok && strings.Contains(line.Text, nobodyHas) {
			t.Errorf("%q is drawn", line.Text)
		}
	}
}
