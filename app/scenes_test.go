//go:build scenes

package app_test

import (
	"flag"
	"fmt"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/home"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// staged is the stage of all tests that only look at scenes: the plays on it are played once.
var staged = sync.OnceValue(stage.New)

var every = flag.Bool("every", false, "lay out every screen at every text size, not at every third in turn")

// TestScenes lays out every screen in every size and at several text sizes, in turn in every language, and looks for
// targets too small, unnamed or on top of each other, on the board too, and for texts that do not fit.
func TestScenes(t *testing.T) {
	set := staged()
	for i, scene := range scenes.Scenes() {
		languages := stage.LanguagesAt(i)
		t.Run(scene.Name, func(t *testing.T) {
			for j, size := range stage.Sizes() {
				for k, percent := range []int{80, 100, 160, 200} {
					if turn := i + j + k; !*every && turn%6 != 0 || testing.Short() && (turn%12 != 0 || i%8 != 0) {
						continue
					}
					language := languages[(i+2*j+k/2)%len(languages)]
					t.Run(fmt.Sprintf("%s-%s-%d", size.Name, language, percent), func(t *testing.T) {
						a := test.NewTempApp(t)
						w := test.NewTempWindow(t, nil)
						worn := look.Look{Variant: look.Dark, Scale: float32(percent) / 100}
						shown := set.Show(a, w, scene, size, language, worn)
						for _, wrong := range append(smallOn(shown), muddled(shown)...) {
							t.Error(wrong)
						}
						for _, problem := range hand.Problems(w, size.Size) {
							t.Error(problem)
						}
					})
				}
			}
		})
	}
	for _, l := range assets.Languages() {
		if missing := hand.Lacking(assets.TextsIn(l.Tag)); len(missing) > 0 {
			t.Errorf("%s lacks %v", l.Tag, missing)
		}
	}
}

// TestTurned lays out home and every table on a phone that lies and on a tablet that stands.
func TestTurned(t *testing.T) {
	set := staged()
	languages := stage.Languages()
	for i, scene := range scenes.Scenes() {
		for j, size := range stage.Turned() {
			for k, percent := range []int{80, 100, 160, 200} {
				if turn := i + j + k; !*every && turn%8 != 0 || testing.Short() && i%12 != 0 {
					continue
				}
				language := languages[(i+2*j+k/2)%len(languages)]
				t.Run(fmt.Sprintf("%s-%s-%s-%d", scene.Name, size.Name, language, percent), func(t *testing.T) {
					a := test.NewTempApp(t)
					w := test.NewTempWindow(t, nil)
					shown := set.Show(a, w, scene, size, language, look.Look{Variant: look.Dark, Scale: float32(percent) / 100})
					switch shown.Top().(type) {
					case *play.Table, *home.Page:
					default:
						return
					}
					for _, wrong := range muddled(shown) {
						t.Error(wrong)
					}
					for _, problem := range hand.Problems(w, size.Size) {
						t.Error(problem)
					}
				})
			}
		}
	}
}

// At the size that texts are designed for, every chip and every slot of a table on a phone says all it has to say, and
// something can be done; with -every in each language.
func TestChipsAndSlotsAreWhole(t *testing.T) {
	set := staged()
	sizes := []stage.Size{stage.Sizes()[0], stage.Turned()[0]}
	for i, scene := range scenes.Scenes() {
		for j, language := range stage.Languages() {
			if !*every && (i+j)%20 != 0 || testing.Short() && i%12 != 0 {
				continue
			}
			a := test.NewTempApp(t)
			w := test.NewTempWindow(t, nil)
			size := sizes[(i/20+j)%2]
			shown := set.Show(a, w, scene, size, language, look.Look{Variant: look.Dark, Scale: 1})
			p, ok := shown.Top().(*play.Table)
			if !ok {
				continue
			}
			if onlyGreyed(p) {
				t.Errorf("%s, %s, %s: nothing but greyed slots", scene.Name, size.Name, language)
			}
			for _, cut := range cutOf(w) {
				t.Errorf("%s, %s, %s: %s", scene.Name, size.Name, language, cut)
			}
		}
	}
}

// marked is a board that tells where on it a tap means which thing.
type marked interface {
	Marks(tell func(rules.Thing, fyne.Position, fyne.Size))
}

// smallOn tells of what is lit on the board of a table, and smaller than a finger; but for the squares of a building of
// hundreds, of which a tap means the nearest one that is lit.
func smallOn(a *shell.App) (small []string) {
	p, ok := a.Top().(*play.Table)
	if !ok || a.Covered() {
		return nil
	}
	b, ok := p.Board().(marked)
	if !ok {
		return nil
	}
	lit := p.Board().Things()
	b.Marks(func(thing rules.Thing, _ fyne.Position, size fyne.Size) {
		if noun, _ := thing.Split(); noun != "square" && slices.Contains(lit, thing) && min(size.Width, size.Height) < look.Touch-1 {
			small = append(small, fmt.Sprintf("%s on the board is %.0f × %.0f", thing, size.Width, size.Height))
		}
	})
	return small
}

// cutOf tells of the chips and slots that do not say all.
func cutOf(w fyne.Window) (cut []string) {
	for _, obj := range test.LaidOutObjects(w.Content()) {
		switch one := obj.(type) {
		case *kit.SeatChip:
			if one.Visible() && !one.Whole() {
				cut = append(cut, fmt.Sprintf("the chip of %q cuts %q", one.Name, one.Sub))
			}
		case *kit.ActionButton:
			if one.Visible() && !one.ShownWhole() {
				cut = append(cut, fmt.Sprintf("the slot %q is cut", one.Short))
			}
		}
	}
	return cut
}

// onlyGreyed reports whether a table shows slots of which none can be used, and nothing else can be done.
func onlyGreyed(p *play.Table) bool {
	if len(p.Slots()) == 0 || p.Lead() != nil && !p.Lead().Greyed || p.Board() != nil && len(p.Board().Things()) > 0 {
		return false
	}
	if keyed, ok := p.Board().(board.Buttoned); ok && slices.ContainsFunc(keyed.KeyButtons(), func(b *kit.ActionButton) bool {
		return !b.Greyed && b.Style != kit.Quiet // what leads the map is quiet
	}) {
		return false
	}
	return !slices.ContainsFunc(p.Slots(), func(b *kit.ActionButton) bool { return !b.Greyed })
}
