//go:build scenes

package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/stage"
)

// The windows in which large texts have the least room: of a low phone, upright and lying.
var cramped = []struct {
	size  fyne.Size
	scale float32
}{{fyne.NewSize(360, 640), 2}, {fyne.NewSize(320, 568), 1.6}, {fyne.NewSize(667, 375), 2}}

// crampedIn shows some scenes in large texts and in all languages.
func crampedIn(t *testing.T, names []string, see func(t *testing.T, w fyne.Window, size fyne.Size)) {
	t.Helper()
	set := staged()
	for _, scene := range scenes.Scenes() {
		if !slices.Contains(names, scene.Name) {
			continue
		}
		for i, at := range cramped {
			if testing.Short() && i > 0 {
				break
			}
			for _, language := range []string{"en", "fr", "es"} {
				a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
				set.Show(a, w, scene, stage.Size{Size: at.size, Mobile: true}, language, look.Look{Variant: look.Dark, Scale: at.scale})
				t.Run(strings.Join([]string{scene.Name, fmt.Sprint(at.size), language}, " "), func(t *testing.T) { see(t, w, at.size) })
			}
		}
	}
}

// A page's name stays inside the window, whatever the size of texts, and so does what stands beside it.
func TestTheHeadStaysInTheWindow(t *testing.T) {
	crampedIn(t, []string{"home", "home-names", "setup", "stats-0", "stats-trasteros", "history", "settings", "rulebook"}, func(t *testing.T, w fyne.Window, size fyne.Size) {
		seen(w.Content(), func(obj fyne.CanvasObject) {
			text, ok := obj.(*kit.Text)
			if !ok {
				return
			}
			from := fyne.CurrentApp().Driver().AbsolutePositionForObject(obj)
			if from.X < 0 || from.X+obj.Size().Width > size.Width {
				t.Errorf("%q reaches from %v to %v", text.Text(), from.X, from.X+obj.Size().Width)
			}
		})
	})
}

// On a phone that lies what a page leads to stands beside its name or the line under it, so that the page has most of the window.
func TestTheHeadLeavesRoomOnALyingPhone(t *testing.T) {
	crampedIn(t, []string{"home", "setup", "history"}, func(t *testing.T, w fyne.Window, size fyne.Size) {
		if size.Width < size.Height {
			return
		}
		lowest := float32(0)
		seen(w.Content(), func(obj fyne.CanvasObject) {
			if b, ok := obj.(*kit.ActionButton); ok && b.Compact && b.Style == kit.Quiet {
				if y := fyne.CurrentApp().Driver().AbsolutePositionForObject(obj).Y; y < 200 {
					lowest = max(lowest, y+obj.Size().Height)
				}
			}
		})
		if lowest == 0 || lowest > size.Height*0.42 {
			t.Errorf("the head reaches down to %v of %v", lowest, size.Height)
		}
	})
}

// The key that goes on at the table shows its whole label in large texts, too, beside undo and redo.
func TestTheBaseSaysWhatGoesOn(t *testing.T) {
	crampedIn(t, []string{"playback-end", "playback-stopped", "trasteros-turn", "crazymuseum-turn", "museum-turn"}, func(t *testing.T, w fyne.Window, _ fyne.Size) {
		seen(w.Content(), func(obj fyne.CanvasObject) {
			b, ok := obj.(*kit.ActionButton)
			if !ok || !b.Held || b.Stacked || b.Compact || b.Style == kit.Quiet {
				return
			}
			if shown := shownOn(b); !strings.HasPrefix(shown, strings.Join(strings.Fields(b.Label), " ")) {
				t.Errorf("of %q is shown %q", b.Label, shown)
			}
		})
	})
}

// What is to be done stands whole beside undo in large texts, too; what is cut even so opens at a tap.
func TestTheBaseSaysWhatIsToBeDone(t *testing.T) {
	told := 0
	crampedIn(t, []string{"crazymuseum-turn", "oldmuseum-turn", "cgexpo-turn", "trasteros-turn"}, func(t *testing.T, w fyne.Window, _ fyne.Size) {
		seen(w.Content(), func(obj fyne.CanvasObject) {
			h, ok := obj.(*kit.Hint)
			if !ok || h.Said == "" {
				return
			}
			told++
			if shown := shownOn(h); shown != strings.Join(strings.Fields(h.Said), " ") && len(kit.TargetsIn(h)) == 0 {
				t.Errorf("of %q is shown %q, and nothing opens it", h.Said, shown)
			}
		})
	})
	if told == 0 {
		t.Error("no screen says what is to be done")
	}
}

// While bids are opened hand by hand all hands are in sight, the one that waits for a tap is the last.
func TestAllHandsAreInSight(t *testing.T) {
	set := staged()
	scene := scenes.Scenes()[slices.IndexFunc(scenes.Scenes(), func(s stage.Scene) bool { return s.Name == "reveal" })]
	for _, size := range []stage.Size{stage.Sizes()[0], stage.Turned()[0]} {
		for _, scale := range []float32{1, 1.6, 2} {
			a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
			shown := set.Show(a, w, scene, size, "es", look.Look{Variant: look.Dark, Scale: scale})
			around := arrange.ScrollAround(shown.Top().(*play.Table).Board())
			if all, seen := around.HeightFor(around.Size().Width), around.Size().Height; all > seen+1 {
				t.Errorf("%v at %v: the hands take %v, in sight are %v", size.Size, scale, all, seen)
			}
		}
	}
}

// The best stand apart on the podium, however large their marks would be.
func TestTheBestStandApart(t *testing.T) {
	crampedIn(t, []string{"score", "score-names"}, func(t *testing.T, w fyne.Window, size fyne.Size) {
		end := float32(-1)
		seen(w.Content(), func(obj fyne.CanvasObject) {
			mark, ok := obj.(*kit.Medallion)
			if !ok || mark.Side < 50 {
				return
			}
			x := fyne.CurrentApp().Driver().AbsolutePositionForObject(obj).X
			if x < end || x < 0 || x+obj.Size().Width > size.Width {
				t.Errorf("a mark reaches from %v to %v, the one before to %v", x, x+obj.Size().Width, end)
			}
			end = x + obj.Size().Width
		})
		if end < 0 {
			t.Error("nobody stands on the podium")
		}
	})
}

// A word is neither broken nor cut on the podium, over the checklist and on a clock at its end.
func TestShortWordsStandWhole(t *testing.T) {
	crampedIn(t, []string{"score", "checklist", "countdown-over"}, func(t *testing.T, w fyne.Window, _ fyne.Size) {
		seen(w.Content(), func(obj fyne.CanvasObject) {
			said := ""
			switch obj := obj.(type) {
			case *kit.Text:
				if obj.Style != kit.Title {
					said = obj.Text()
				}
			case *kit.Countdown:
				if said = strings.Join(strings.Split(obj.Reads(), ""), " "); shownOn(obj) != said { // there is room for the word
					said += " " + obj.Caption()
				}
			}
			if said == "" {
				return
			}
			if shown := shownOn(obj); shown != strings.Join(strings.Fields(said), " ") {
				t.Errorf("of %q is shown %q", said, shown)
			}
		})
	})
}

// The charts of a window with room share all of it.
func TestChartsFillTheWindow(t *testing.T) {
	set := staged()
	for _, scene := range scenes.Scenes() {
		if scene.Name != "stats-trasteros" && scene.Name != "stats-crazymuseum" {
			continue
		}
		for _, size := range []fyne.Size{fyne.NewSize(1180, 820), fyne.NewSize(1600, 1000)} {
			a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
			set.Show(a, w, scene, stage.Size{Size: size}, "fr", look.Look{Variant: look.Light, Scale: 1})
			var lowest float32
			seen(w.Content(), func(obj fyne.CanvasObject) {
				if _, ok := obj.(*kit.Card); ok {
					lowest = max(lowest, fyne.CurrentApp().Driver().AbsolutePositionForObject(obj).Y+obj.Size().Height)
				}
			})
			if free := size.Height - lowest; free < 0 || free > 2*look.Edges {
				t.Errorf("%s in %v: %v are free under the charts", scene.Name, size, free)
			}
		}
	}
}
