package kit_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/kittest"
)

// asked counts how often it is asked how large it is.
type asked struct {
	widget.BaseWidget
	times int
}

func (a *asked) MinSize() fyne.Size {
	a.times++
	return fyne.NewSize(60, 20)
}

func (a *asked) HeightFor(float32) float32 {
	a.times++
	return 20
}

func (a *asked) WidthWanted() float32 {
	a.times++
	return 80
}

func (a *asked) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&canvas.Rectangle{})
}

// deep is a thing within many layouts of every kind.
func deep(obj fyne.CanvasObject) fyne.CanvasObject {
	obj = kit.Column(8, kit.NewText("above", kit.Body), kit.Row(8, kit.NewText("beside", kit.Body), kit.Grow(obj)))
	obj = kit.Spread(4, kit.Flow(4, kit.Inset(1, 1, 1, 1, obj)))
	return kit.Column(0, kit.GridOf(40, 1, kit.Bar(4, obj)))
}

// While a page scrolls, nothing on it is asked more often than the window asks.
func TestScrollingAsksForNoSizesAnew(t *testing.T) {
	test.NewTempApp(t)
	kit.NewLook().Apply()
	leaf := &asked{}
	leaf.ExtendBaseWidget(leaf)
	long := kit.Column(8, deep(leaf))
	for range 60 {
		long.Add(kit.NewText("a row", kit.Body))
	}
	list := kit.NewScroll(long)
	w := test.NewTempWindow(t, list)
	w.Resize(fyne.NewSize(390, 844))
	frames := kittest.Frames{}
	frames.Next(w.Content())
	frames.Next(w.Content())
	for step := range 10 {
		leaf.times = 0
		list.ScrollTo(float32(10 * step))
		frames.Next(w.Content())
		const most = 2 // by the window, and by the layout around it that gives it all room
		if leaf.times > most {
			t.Errorf("after step %d a thing is asked %d times how large it is, more than %d", step, leaf.times, most)
		}
	}
}

// Whatever changes, layouts that have worked it out before are as large as if they never had.
func TestLayoutsForgetWhatHasChanged(t *testing.T) {
	for name, change := range map[string]func(text *kit.Text, inner *fyne.Container, w fyne.Window){
		"another text": func(text *kit.Text, _ *fyne.Container, _ fyne.Window) {
			text.SetText("words that take many more lines than those which stood here, in any window of any phone there is")
		},
		"hidden": func(text *kit.Text, _ *fyne.Container, _ fyne.Window) { text.Hide() },
		"added":  func(_ *kit.Text, inner *fyne.Container, _ fyne.Window) { inner.Add(kit.NewText("more", kit.Title)) },
		"replaced": func(_ *kit.Text, inner *fyne.Container, _ fyne.Window) {
			inner.Objects[0] = kit.NewText("x", kit.Title)
		},
		"larger texts":      func(_ *kit.Text, _ *fyne.Container, _ fyne.Window) { kit.Look{Scale: 1.6}.Apply() },
		"a narrower window": func(_ *kit.Text, _ *fyne.Container, w fyne.Window) { w.Resize(fyne.NewSize(250, 844)) },
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			kit.NewLook().Apply()
			text := kit.NewWrapped("some words that are longer than what is beside them", kit.Body)
			inner := kit.Column(4, text, kit.NewText("under them", kit.Caption))
			list := kit.NewScroll(deep(inner))
			w := test.NewTempWindow(t, list)
			w.Resize(fyne.NewSize(600, 844))
			frames := kittest.Frames{}
			frames.Next(w.Content())
			high := func() float32 { return kit.HeightFor(list, w.Content().Size().Width) }
			before := high()
			change(text, inner, w)
			frames.Next(w.Content())
			got := high()
			kit.NewText("nothing is known any more", kit.Body).Refresh()
			if want := high(); got != want || got == before {
				t.Errorf("%v high, want %v; before it was %v", got, want, before)
			}
		})
	}
}
