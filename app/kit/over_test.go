package kit_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

func shownSheet(t *testing.T) (fyne.Window, *kit.Sheet, *int) {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, kit.NewGround(look.Void))
	w.Resize(fyne.NewSize(390, 844))
	closed := 0
	s := kit.NewSheet("What is behind door 3?", "Close", kit.NewWrapped("Say it.", kit.Body), kit.NewPrimary("check", "That is it", nil))
	s.OnClosed = func() { closed++ }
	kit.ShowSheet(w.Canvas(), s)
	return w, s, &closed
}

func TestSheetCloses(t *testing.T) {
	for name, do := range map[string]func(fyne.Window, *kit.Sheet){
		"cross":  func(_ fyne.Window, s *kit.Sheet) { test.Tap(kittest.Find(s, "Close")) },
		"beside": func(w fyne.Window, _ *kit.Sheet) { test.TapCanvas(w.Canvas(), fyne.NewPos(200, 20)) },
		"escape": func(w fyne.Window, _ *kit.Sheet) { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"back":   func(w fyne.Window, _ *kit.Sheet) { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack}) },
		"top":    func(w fyne.Window, _ *kit.Sheet) { kit.CloseTop(w.Canvas()) },
		"twice":  func(_ fyne.Window, s *kit.Sheet) { s.Close(); s.Close() },
	} {
		w, s, closed := shownSheet(t)
		do(w, s)
		if *closed != 1 || s.Shown() || w.Canvas().Overlays().Top() != nil {
			t.Errorf("%s: closed %d times, shown %v", name, *closed, s.Shown())
		}
	}
}

func TestSheetStaysOpen(t *testing.T) {
	w, s, closed := shownSheet(t)
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 830))
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 700))
	s.Sticky = true
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 20))
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyA})
	if *closed != 0 || !s.Shown() {
		t.Error("the sheet is gone")
	}
}

// Keys come back to the screen when the last sheet has gone, and go to the uppermost one before.
func TestSheetsHandKeysBack(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, kit.NewGround(look.Void))
	screen := 0
	w.Canvas().SetOnTypedKey(func(*fyne.KeyEvent) { screen++ })
	low := kit.NewSheet("low", "Close", kit.NewText("low", kit.Body))
	high := kit.NewSheet("high", "Close", kit.NewText("high", kit.Body))
	kit.ShowSheet(w.Canvas(), low)
	kit.ShowSheet(w.Canvas(), high)
	escape := func() { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) }
	escape()
	if high.Shown() || !low.Shown() {
		t.Error("Escape did not close the uppermost sheet")
	}
	escape()
	escape()
	if low.Shown() || screen != 1 {
		t.Errorf("the screen got %d keys", screen)
	}
}

func TestSheetSurvivesResizing(t *testing.T) {
	w, s, _ := shownSheet(t)
	for _, size := range []fyne.Size{{Width: 320, Height: 480}, {Width: 1180, Height: 820}, {Width: 390, Height: 844}} {
		w.Resize(size)
		s.Resize(size)
		for _, p := range kittest.Look(s, size) {
			t.Errorf("%v: %v", size, p)
		}
	}
}

func TestCoverHidesEverything(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	now := time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	under, ready := 0, 0
	w := test.NewTempWindow(t, kit.NewActionButton("eye", "Secret", func() { under++ }))
	w.Resize(fyne.NewSize(390, 844))
	open := w.Canvas().Capture().At(200, 10)
	cover := kit.NewCover(2, "Chloé", "Pass the device to Chloé.", "I’m Chloé", func() { ready++ })
	kit.ShowCover(w.Canvas(), cover)
	if w.Canvas().Capture().At(200, 10) == open {
		t.Error("the screen shows through")
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 100))
	test.Tap(kittest.Find(cover, "I’m Chloé"))
	if under != 0 || ready != 0 {
		t.Errorf("under the cover %d, ready %d", under, ready)
	}
	now = now.Add(kit.LockOut)
	test.Tap(kittest.Find(cover, "I’m Chloé"))
	if ready != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("ready %d, still covered %v", ready, w.Canvas().Overlays().Top() != nil)
	}
}
