package boardtest

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
	"docent/rules"
)

// Main runs the tests of a package in an app that looks as the product does.
func Main(m *testing.M) {
	test.NewApp().Settings().SetTheme(look.NewLook())
	os.Exit(m.Run())
}

// Wear gives the app another look until the test ends.
func Wear(t testing.TB, worn look.Look) {
	t.Helper()
	settings := fyne.CurrentApp().Settings()
	settings.SetTheme(worn)
	t.Cleanup(func() { settings.SetTheme(look.NewLook()) })
}

// Play makes an offered move.
func Play(t testing.TB, p rules.Position, o rules.Offer, answers rules.Answers) (rules.Position, []rules.Event) {
	t.Helper()
	m, err := o.Move(answers)
	if err != nil {
		t.Fatal(err)
	}
	next, told, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next, told
}

// Show puts a board into a window of a size.
func Show(t testing.TB, board fyne.CanvasObject, size fyne.Size) {
	t.Helper()
	w := test.NewTempWindow(t, board)
	w.SetPadded(false)
	w.Resize(size)
}
