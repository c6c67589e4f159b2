package look_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

// What our faces have is drawn with them; what they lack is drawn with what the toolkit brings along.
func TestForeignLettersAreDrawn(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for text, ours := range map[string]bool{"Chloé": true, "Łukasz": true, "Nguyễn": true, "Ολγα": false, "Ольга": false} {
		for _, face := range []fyne.Resource{look.TitleFace(), look.StrongFace()} {
			got := look.Letter(text, face)
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
	look.NewLook().Apply()
	const nobodyHas = "\U0010fff0"
	if got := look.Letter("A"+nobodyHas+"é", look.StrongFace()).Text; got != "A?é" {
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
