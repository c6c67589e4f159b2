//go:build scenes

package hand

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
)

// Table shows a table in a window of a size, without motion, after some moves.
func Table(t testing.TB, size stage.Size, level string, moves ...trasteros.Made) (*play.Table, fyne.Window) {
	t.Helper()
	t.Cleanup(kittest.Clock(Later()))
	f := test.NewApp()
	t.Cleanup(f.Quit)
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	var p *play.Table
	open := func(a *shell.App, s *stage.Stage) { p = trasteros.Table(a, s, level, moves...) }
	stage.New().Show(f, w, stage.Scene{Name: "table", Open: open}, size, "en", look.Look{Variant: look.Dark, Scale: 1})
	return p, w
}

// Phone returns the window of a phone.
func Phone() stage.Size { return stage.Sizes()[0] }

// Root returns what can be tapped now in a window: the uppermost overlay, else the page.
func Root(w fyne.Window) fyne.CanvasObject {
	if top := w.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return w.Content()
}

// Labelled finds what can be tapped and bears a label that begins so.
func Labelled(w fyne.Window, label string) fyne.CanvasObject {
	for _, obj := range test.LaidOutObjects(Root(w)) {
		if a, ok := obj.(fyne.Accessible); ok && obj.Visible() && strings.HasPrefix(a.AccessibilityLabel(), label) {
			if _, tappable := obj.(fyne.Tappable); tappable {
				return obj
			}
		}
	}
	return nil
}

// Tap taps what bears a label; the test ends where nothing does.
func Tap(t *testing.T, w fyne.Window, label string) {
	t.Helper()
	obj := Labelled(w, label)
	if obj == nil && Unfold(w) {
		obj = Labelled(w, label)
	}
	if obj == nil {
		t.Fatalf("nothing to tap is called %q", label)
	}
	obj.(fyne.Tappable).Tapped(&fyne.PointEvent{})
}

// Unfold opens what more can be done on a table than its tray shows, and reports whether there is more.
func Unfold(w fyne.Window) bool {
	for _, obj := range test.LaidOutObjects(Root(w)) {
		if b, ok := obj.(*kit.ActionButton); ok && b.Visible() && b.Icon == "up" && b.Held {
			b.Tapped(&fyne.PointEvent{})
			return true
		}
	}
	return false
}

// Later returns a clock that moves on by a second at every look: nothing stays locked.
func Later() func() time.Time {
	now := Noon
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

// Problems looks over what can be seen and tapped: the uppermost overlay where there is one.
func Problems(w fyne.Window, size fyne.Size) []kittest.Problem { return kittest.Look(Root(w), size) }

// File is a file in memory; closing it fails where it is broken.
type File struct {
	bytes.Buffer
	Broken error
}

// Close closes the file.
func (f *File) Close() error { return f.Broken }

// Reads reports whether a text stands under an object.
func Reads(root fyne.CanvasObject, text string) bool {
	return slices.ContainsFunc(test.LaidOutObjects(root), func(obj fyne.CanvasObject) bool {
		switch obj := obj.(type) {
		case *kit.Text:
			return obj.Text() == text
		case *kit.Hint:
			return obj.Said == text
		}
		return false
	})
}

// Fits lays a scene out in every size and text size, in turn in every language, and looks for problems; under -short in one
// text size of each size.
func Fits(t *testing.T, scene stage.Scene) {
	t.Helper()
	s := stage.New()
	for i, size := range stage.Sizes() {
		for j, percent := range []int{80, 100, 160, 200} {
			if testing.Short() && (i+j)%4 != 0 {
				continue
			}
			languages := stage.LanguagesAt(j)
			language := languages[(i+j)%len(languages)]
			a := test.NewTempApp(t)
			w := test.NewTempWindow(t, nil)
			s.Show(a, w, scene, size, language, look.Look{Variant: look.Dark, Scale: float32(percent) / 100})
			for _, problem := range Problems(w, size.Size) {
				t.Errorf("%s-%s-%d: %v", size.Name, language, percent, problem)
			}
		}
	}
}
