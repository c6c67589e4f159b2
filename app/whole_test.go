//go:build scenes

package app_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/stage"
)

// At the size that texts are designed for, every key on a phone, upright and lying, shows its whole label and all that stands under it;
// with -every in each language and on every screen.
func TestKeysSayAll(t *testing.T) {
	set := staged()
	sizes := []stage.Size{stage.Sizes()[0], stage.Turned()[0]}
	for i, scene := range scenes.Scenes() {
		if scene.Name == "table-names" { // names as long as may be
			continue
		}
		for j, language := range stage.Languages() {
			for k, size := range sizes {
				if turn := i + 2*j + 3*k; !*every && turn%6 != 0 || testing.Short() && i%16 != 0 {
					continue
				}
				a := test.NewTempApp(t)
				w := test.NewTempWindow(t, nil)
				set.Show(a, w, scene, size, language, look.Look{Variant: look.Dark, Scale: 1})
				for _, cut := range cutKeys(w) {
					t.Errorf("%s, %s, %s: %s", scene.Name, size.Name, language, cut)
				}
			}
		}
	}
}

// Where the seats stand beside the board, whoever's turn it is stands whole among them; with -every on every table.
func TestTheTurnIsInSight(t *testing.T) {
	set := staged()
	turns := 0
	for i, scene := range scenes.Scenes() {
		if !*every && i%9 != 0 && scene.Name != "cgexpo-zones" { // the last of four with much to hold
			continue
		}
		a := test.NewTempApp(t)
		w := test.NewTempWindow(t, nil)
		p, ok := set.Show(a, w, scene, stage.Sizes()[1], "fr", look.Look{Variant: look.Dark, Scale: 1}).Top().(*play.Table)
		if !ok || !shownIn(w, p.Seats()) {
			continue
		}
		strip, scroll := p.Seats(), p.SeatScroll()
		for _, c := range strip.Cards() {
			if !c.Active {
				continue
			}
			turns++
			top := a.Driver().AbsolutePositionForObject(c).Y - a.Driver().AbsolutePositionForObject(scroll).Y
			if top < 0 || top+c.Size().Height > scroll.Size().Height {
				t.Errorf("%s: %s stands from %.0f to %.0f of %.0f", scene.Name, c.Name, top, top+c.Size().Height, scroll.Size().Height)
			}
		}
	}
	if turns == 0 {
		t.Error("no turn was looked at")
	}
}

// shownIn reports whether an object is in sight in a window.
func shownIn(w fyne.Window, one fyne.CanvasObject) (found bool) {
	seen(w.Content(), func(obj fyne.CanvasObject) { found = found || obj == one })
	return found
}

// cutKeys tells of the keys in sight that do not show all that they say.
func cutKeys(w fyne.Window) (cut []string) {
	for _, root := range append(w.Canvas().Overlays().List(), w.Content()) {
		seen(root, func(obj fyne.CanvasObject) {
			b, ok := obj.(*kit.ActionButton)
			if !ok || b.Compact {
				return
			}
			said := b.Label + " " + b.Caption
			if b.Greyed && b.Held && b.Stacked && shownOn(b) == strings.Join(strings.Fields(b.Label), " ") { // a tap tells the reason
				return
			}
			if b.Short != "" && b.Held && b.Stacked {
				said = b.Short
			}
			if b.Count > 0 {
				said += " " + strconv.Itoa(b.Count)
			}
			if shown := shownOn(b); shown != strings.Join(strings.Fields(said), " ") || strings.HasSuffix(b.Caption, "…") {
				cut = append(cut, fmt.Sprintf("of %q, %.0f × %.0f, is shown %q", said, b.Size().Width, b.Size().Height, shown))
			}
		})
	}
	return cut
}

// seen walks all of an object that is not hidden.
func seen(obj fyne.CanvasObject, each func(fyne.CanvasObject)) {
	if !obj.Visible() {
		return
	}
	each(obj)
	inside := []fyne.CanvasObject{}
	switch one := obj.(type) {
	case *fyne.Container:
		inside = one.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(one).Objects()
	}
	for _, child := range inside {
		seen(child, each)
	}
}

// shownOn returns the words that something shows.
func shownOn(one fyne.CanvasObject) string {
	var words []string
	seen(one, func(obj fyne.CanvasObject) {
		if text, ok := obj.(*canvas.Text); ok {
			words = append(words, strings.Fields(text.Text)...)
		}
	})
	return strings.Join(words, " ")
}
