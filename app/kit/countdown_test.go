package kit_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

func TestCountdownKeepsItsPlace(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	taps := 0
	c := kit.NewCountdown(false, func() { taps++ })
	test.NewTempWindow(t, c)
	c.Set(11*60+11, kit.Notice, false, "left", "Time left 11:11, left")
	narrow := c.MinSize()
	if narrow.Height < look.Touch || narrow.Width < look.Touch {
		t.Errorf("it is %v, too small for a finger", narrow)
	}
	for _, seconds := range []int{8*60 + 48, 0, 99*60 + 59} {
		c.Set(seconds, kit.Alarm, true, "left", "")
		if got := c.MinSize(); got != narrow {
			t.Errorf("%s takes %v, 11:11 took %v", c.Reads(), got, narrow)
		}
	}
	c.Set(240*60, kit.Notice, false, "left", "Time left 240:00, left")
	if c.Reads() != "240:00" || c.AccessibilityLabel() != "Time left 240:00, left" || c.AccessibilityRole() != fyne.AccessibleRoleButton {
		t.Errorf("it shows %s and says %q", c.Reads(), c.AccessibilityLabel())
	}
	test.Tap(c)
	if taps != 1 {
		t.Errorf("tapped once it told %d", taps)
	}
}

// In large texts the word beside the time takes smaller letters before it is shortened.
func TestAStripSaysWholeWhatTheTimeIs(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 2}.Apply()
	c := kit.NewCountdown(false, nil)
	c.Strip = true
	w := test.NewTempWindow(t, c)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(366, 58))
	for _, word := range []string{"tiempo agotado", "temps écoulé"} {
		c.Set(0, kit.Alarm, false, word, word)
		var shown []string
		for _, obj := range test.WidgetRenderer(c).Objects() {
			if text, ok := obj.(*canvas.Text); ok && len(text.Text) > 1 {
				shown = append(shown, text.Text)
			}
		}
		if got := strings.Join(shown, " "); got != word {
			t.Errorf("of %q is shown %q", word, got)
		}
	}
}

// A second passes: one drawing of the dial.
func BenchmarkCountdown(b *testing.B) {
	test.NewTempApp(b)
	look.NewLook().Apply()
	c := kit.NewCountdown(true, nil)
	test.NewTempWindow(b, c)
	for i := 0; b.Loop(); i++ {
		c.Set(i%6000, kit.Notice, false, "left", "Time left")
	}
}
