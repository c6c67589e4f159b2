package arrange_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

// asked counts how often it is asked how large it is.
type asked struct {
	widget.BaseWidget
	times int
	high  float32
}

func newAsked() *asked {
	a := &asked{high: 20}
	a.ExtendBaseWidget(a)
	return a
}

func (a *asked) MinSize() fyne.Size {
	a.times++
	return fyne.NewSize(60, a.high)
}

func (a *asked) HeightFor(float32) float32 {
	a.times++
	return a.high
}

func (a *asked) WidthWanted() float32 {
	a.times++
	return 80
}

func (a *asked) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&canvas.Rectangle{})
}

// deep returns a thing within many layouts of every kind.
func deep(obj fyne.CanvasObject) fyne.CanvasObject {
	obj = arrange.Column(8, kit.NewText("above", kit.Body), arrange.Row(8, kit.NewText("beside", kit.Body), arrange.Grow(obj)))
	obj = arrange.Spread(4, arrange.Flow(4, arrange.Inset(1, 1, 1, 1, obj)))
	return arrange.Column(0, arrange.GridOf(40, 1, arrange.Bar(4, obj)))
}

// While a page scrolls, a thing on it is asked a few times by each of the layouts that it lies in: those around them do not ask
// each of them for the same again, which makes thousands of times.
func TestScrollingAsksLittle(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	leaf := newAsked()
	long := arrange.Column(8, deep(leaf))
	for range 60 {
		long.Add(kit.NewText("a row", kit.Body))
	}
	list := arrange.NewScroll(long)
	w := test.NewTempWindow(t, list)
	w.Resize(fyne.NewSize(390, 844))
	frames := kittest.Frames{}
	frames.Next(w.Content())
	frames.Next(w.Content())
	for step := range 10 {
		leaf.times = 0
		list.ScrollTo(float32(10 * step))
		frames.Next(w.Content())
		const most = 300 // 6000 without what layouts keep
		if leaf.times > most {
			t.Errorf("after step %d a thing is asked %d times how large it is, more than %d", step, leaf.times, most)
		}
	}
}

// What changes without telling anybody counts at once, in whatever it lies.
func TestLayoutsKeepNothing(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	leaf := newAsked()
	page := deep(leaf)
	w := test.NewTempWindow(t, page)
	w.Resize(fyne.NewSize(600, 844))
	kittest.Frames{}.Next(w.Content())
	for range 2 {
		high, least := arrange.HeightFor(page, 600), page.MinSize().Height
		leaf.high += 100
		if got := arrange.HeightFor(page, 600) - high; got != 100 {
			t.Errorf("the page is %v higher, want 100", got)
		}
		if got := page.MinSize().Height - least; got != 100 {
			t.Errorf("the page is at least %v higher, want 100", got)
		}
	}
}

// tuner is a widget that tries two sizes of what it holds while it draws, and notes how high a column around it is with each.
type tuner struct {
	widget.BaseWidget
	held  *asked
	inner fyne.CanvasObject
	tried [2]float32
}

func (u *tuner) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(u, func(fyne.Size) []fyne.CanvasObject {
		for i, high := range []float32{30, 50} {
			u.held.high = high
			u.tried[i] = arrange.HeightFor(u.inner, 200)
		}
		return []fyne.CanvasObject{u.inner}
	})
}

func (u *tuner) MinSize() fyne.Size {
	u.ExtendBaseWidget(u)
	test.WidgetRenderer(u) // draws for the first time
	return fyne.NewSize(60, arrange.HeightFor(u.inner, 200))
}

// A widget that is drawn for the first time because a layout asks how large it is may change what it holds and ask for that.
func TestDrawingWhileAsked(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	u := &tuner{held: newAsked()}
	u.inner = arrange.Column(0, u.held)
	page := arrange.Column(0, u.inner, u)
	if got := arrange.HeightFor(page, 200); u.tried != [2]float32{30, 50} || got != 20+50 {
		t.Errorf("tried %v and became %v high, want 30, 50 and %v", u.tried, got, 20+50)
	}
	if got := arrange.HeightFor(page, 200); got != 50+50 {
		t.Errorf("%v high, want %v", got, 50+50)
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
		"larger texts":      func(_ *kit.Text, _ *fyne.Container, _ fyne.Window) { look.Look{Scale: 1.6}.Apply() },
		"a narrower window": func(_ *kit.Text, _ *fyne.Container, w fyne.Window) { w.Resize(fyne.NewSize(250, 844)) },
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			look.NewLook().Apply()
			text := kit.NewWrapped("some words that are longer than what is beside them", kit.Body)
			inner := arrange.Column(4, text, kit.NewText("under them", kit.Caption))
			list := arrange.NewScroll(deep(inner))
			w := test.NewTempWindow(t, list)
			w.Resize(fyne.NewSize(600, 844))
			frames := kittest.Frames{}
			frames.Next(w.Content())
			high := func() float32 { return arrange.HeightFor(list, w.Content().Size().Width) }
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
