//go:build scenes

package kit_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// A key that is as large as Undo on a phone tells the whole of what stands under its label, in two lines where one is too
// short.
func TestAKeyTellsWhatStandsUnderIt(t *testing.T) {
	test.NewTempApp(t)
	kit.NewLook().Apply()
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
	shown := ""
	for _, obj := range test.LaidOutObjects(b) {
		if text, ok := obj.(*canvas.Text); ok && text.Visible() {
			shown += text.Text + " "
		}
	}
	if got := strings.Join(strings.Fields(shown), " "); got != "Scott stays" {
		t.Errorf("the tile shows %q", got)
	}
}
