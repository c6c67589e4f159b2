package kit_test

import (
	"testing"

	"fyne.io/fyne/v2"
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
			if !b.UnderWhole() {
				t.Errorf("%v cuts %q", size, said)
			}
		}
	}
}
