package kit_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

// Beside undo on a phone that lies a hint is whole in any size of texts.
func TestAHintIsWhole(t *testing.T) {
	test.NewTempApp(t)
	t.Cleanup(func() { look.NewLook().Apply() })
	for _, scale := range []float32{0.8, 1, 1.3, 1.6, 2} {
		look.Look{Scale: scale}.Apply()
		for _, said := range []string{"Tap what is lit", "Touchez ce qui est éclairé", "Toca lo que está iluminado", "Touchez ce qui diffère"} {
			h := kit.NewHint(nil)
			h.Said = said
			test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{h}})
			h.Resize(fyne.NewSize(122, 54*max(1, min(scale, 1.35))))
			h.Refresh()
			lines := linesOf(h)
			for line, low := range lines {
				if strings.HasSuffix(line, "…") || low > h.Size().Height {
					t.Errorf("at %v of %q is shown %q, down to %v of %v", scale, said, line, low, h.Size().Height)
				}
			}
			if len(kit.TargetsIn(h)) > 0 {
				t.Errorf("at %v %q is whole and can be opened", scale, said)
			}
		}
	}
}

// A hint that is cut opens at a tap and by a key.
func TestACutHintOpens(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	opened := ""
	h := kit.NewHint(func(said string) { opened = said })
	h.Said = strings.Repeat("Waiting for the phones of everybody. ", 8)
	w := test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{h}})
	h.Resize(fyne.NewSize(150, 56))
	h.Refresh()
	targets := kit.TargetsIn(h)
	if len(targets) != 1 {
		t.Fatalf("there are %d ways to open it", len(targets))
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(75, 28))
	if opened != h.Said {
		t.Errorf("a tap opens %q", opened)
	}
	opened = ""
	targets[0].(fyne.Focusable).TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if opened != h.Said {
		t.Errorf("a key opens %q", opened)
	}
	h.Said = "Tap a blue room"
	if h.Refresh(); len(kit.TargetsIn(h)) > 0 {
		t.Error("it can still be opened where it is whole")
	}
}
