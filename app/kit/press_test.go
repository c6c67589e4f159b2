package kit_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

// target lists what every tappable widget of the kit can do.
type target interface {
	fyne.CanvasObject
	fyne.Tappable
	fyne.SecondaryTappable
	fyne.Draggable
	fyne.Focusable
	fyne.Accessible
	desktop.Mouseable
	desktop.Hoverable
	mobile.Touchable
	Pressed() bool
}

// targets builds one of each, counting what is done.
func targets(done *int) map[string]target {
	count := func() { *done++ }
	card := kit.NewSeatCard(0, "Ann")
	card.OnTapped = count
	return map[string]target{
		"button":  kit.NewActionButton("check", "Done", count),
		"icon":    kit.NewIconButton("menu", "Menu", count),
		"seat":    card,
		"row":     kit.NewListRow("log", "Log", "", count),
		"toggle":  kit.NewToggle("Motion", "", false, func(bool) { count() }),
		"logline": kit.NewLogLine(look.Seat1, "Ann bids", "TL-BID-1", "Why?", count),
	}
}

func drag(x, y float32) *fyne.DragEvent { return &fyne.DragEvent{Dragged: fyne.NewDelta(x, y)} }

func TestEveryTapCounts(t *testing.T) {
	test.NewTempApp(t)
	ways := map[string]struct {
		do   func(target)
		want int
	}{
		"tap":          {func(o target) { test.Tap(o) }, 1},
		"slow tap":     {func(o target) { test.TapSecondary(o) }, 1},
		"wobbly tap":   {func(o target) { o.Dragged(drag(4, 3)); o.Dragged(drag(2, -1)); o.DragEnd() }, 1},
		"drag":         {func(o target) { o.Dragged(drag(0, 30)); o.DragEnd() }, 0},
		"drag and tap": {func(o target) { o.Dragged(drag(0, 30)); o.DragEnd(); test.Tap(o) }, 1},
		"space":        {func(o target) { o.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) }, 1},
		"enter":        {func(o target) { o.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }, 1},
		"other key":    {func(o target) { o.TypedKey(&fyne.KeyEvent{Name: fyne.KeyA}) }, 0},
	}
	for way, c := range ways {
		done := 0
		for name, o := range targets(&done) {
			done = 0
			test.NewTempWindow(t, o)
			c.do(o)
			if done != c.want {
				t.Errorf("%s on the %s: done %d times, want %d", way, name, done, c.want)
			}
		}
	}
}

func TestPressedLook(t *testing.T) {
	test.NewTempApp(t)
	done := 0
	for name, o := range targets(&done) {
		w := test.NewTempWindow(t, o)
		rest := kittest.Painted(w.Canvas().Capture())
		for way, c := range map[string]struct{ down, up func() }{
			"mouse":  {func() { o.MouseDown(nil) }, func() { o.MouseUp(nil) }},
			"finger": {func() { o.TouchDown(nil) }, func() { o.TouchUp(nil) }},
			"cancel": {func() { o.TouchDown(nil) }, func() { o.TouchCancel(nil) }},
			"leave":  {func() { o.MouseDown(nil) }, func() { o.MouseOut() }},
			"drag":   {func() { o.TouchDown(nil) }, func() { o.Dragged(drag(40, 0)); o.DragEnd() }},
		} {
			c.down()
			if !o.Pressed() {
				t.Errorf("%s, %s: not pressed", name, way)
			}
			c.up()
			if o.Pressed() {
				t.Errorf("%s, %s: stays pressed", name, way)
			}
		}
		if got := kittest.Painted(w.Canvas().Capture()); got != rest {
			t.Errorf("%s looks different after all: %d pixels, %d before", name, got, rest)
		}
	}
}

func TestTargetsAreNamedAndLargeAtEveryScale(t *testing.T) {
	test.NewTempApp(t)
	for _, scale := range []float32{0.8, 1, 2} {
		look.Look{Scale: scale}.Apply()
		done := 0
		for name, o := range targets(&done) {
			if o.AccessibilityLabel() == "" || o.AccessibilityRole() != fyne.AccessibleRoleButton {
				t.Errorf("%s says %q as %q", name, o.AccessibilityLabel(), o.AccessibilityRole())
			}
			if size := o.MinSize(); size.Width < look.Touch || size.Height < look.Touch {
				t.Errorf("%s at %v is only %v", name, scale, size)
			}
		}
	}
}

func TestLockOut(t *testing.T) {
	test.NewTempApp(t)
	now := time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	done := 0
	b := kit.NewPrimary("check", "End turn", func() { done++ })
	b.Lock()
	test.Tap(b)
	now = now.Add(kit.LockOut - time.Millisecond)
	test.Tap(b)
	if done != 0 {
		t.Errorf("a locked button did %d things", done)
	}
	now = now.Add(time.Millisecond)
	test.Tap(b)
	if done != 1 {
		t.Errorf("after the lock-out done is %d", done)
	}
}

// A finger that drags from a row moves the list around it, and does not tap the row.
func TestDraggingARowScrolls(t *testing.T) {
	test.NewTempApp(t)
	var rows []fyne.CanvasObject
	done := 0
	for range 20 {
		rows = append(rows, kit.NewListRow("log", "Row", "", func() { done++ }))
	}
	scroll := arrange.NewScroll(arrange.Column(look.Gap, rows...))
	w := test.NewTempWindow(t, scroll)
	w.Resize(fyne.NewSize(390, 400))
	row := rows[2].(*kit.ListRow)
	row.Dragged(drag(0, -30))
	row.Dragged(drag(0, -20))
	row.DragEnd()
	if scroll.Offset() != 50 || done != 0 {
		t.Errorf("scrolled by %v, tapped %d times", scroll.Offset(), done)
	}
	row.Dragged(drag(0, 900))
	row.DragEnd()
	if scroll.Offset() != 0 {
		t.Errorf("scrolled beyond the top, to %v", scroll.Offset())
	}
}

// Dragging scrolls between the rows, too.
func TestDraggingAGapScrolls(t *testing.T) {
	test.NewTempApp(t)
	var rows []fyne.CanvasObject
	for range 20 {
		rows = append(rows, kit.NewListRow("log", "Row", "", nil))
	}
	scroll := arrange.NewScroll(arrange.Column(3*look.Gap, rows...))
	w := test.NewTempWindow(t, scroll)
	w.Resize(fyne.NewSize(390, 400))
	first := rows[0]
	end := fyne.CurrentApp().Driver().AbsolutePositionForObject(first).Y + first.Size().Height
	test.Drag(w.Canvas(), fyne.NewPos(100, end+look.Gap), 0, -30)
	if scroll.Offset() != 30 {
		t.Errorf("a drag between the rows scrolled by %v", scroll.Offset())
	}
}

// A finger that drags from a row moves a long list as it moves any other place that scrolls, and nothing around it.
func TestDraggingARowOfAListScrolls(t *testing.T) {
	test.NewTempApp(t)
	rows := map[int]*kit.ActionButton{}
	list := widget.NewList(func() int { return 60 }, func() fyne.CanvasObject { return kit.NewActionButton("", "Row", nil) },
		func(id int, obj fyne.CanvasObject) { rows[id] = obj.(*kit.ActionButton) })
	around := arrange.NewScroll(arrange.Inset(0, 0, 300, 0, list))
	w := test.NewTempWindow(t, around)
	w.Resize(fyne.NewSize(390, 200))
	rows[0].Dragged(drag(0, -30))
	rows[0].DragEnd()
	if list.GetScrollOffset() != 30 || around.Offset() != 0 {
		t.Errorf("a drag by 30 moved the list by %v, what is around it by %v", list.GetScrollOffset(), around.Offset())
	}
}

// A finger moves the list of the sheet that is open, not that of one like it that was closed.
func TestDraggingARowOfANewSheetScrolls(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, kit.NewCentred("", kit.Caption))
	w.Resize(fyne.NewSize(844, 390))
	for n := range 8 {
		var rows []fyne.CanvasObject
		for range 20 {
			rows = append(rows, kit.NewListRow("log", "Row", "", nil))
		}
		s := kit.NewSheet("Menu", "Close", arrange.Column(look.Gap, rows...))
		kit.ShowSheet(w.Canvas(), s)
		row := rows[2].(*kit.ListRow)
		before := fyne.CurrentApp().Driver().AbsolutePositionForObject(row).Y
		row.Dragged(drag(0, -30))
		row.DragEnd()
		if by := before - fyne.CurrentApp().Driver().AbsolutePositionForObject(row).Y; by != 30 {
			t.Errorf("sheet %d is moved by %v", n+1, by)
		}
		s.Close()
	}
}

func TestKeysGoOnToTheCanvas(t *testing.T) {
	test.NewTempApp(t)
	b := kit.NewActionButton("check", "Done", nil)
	w := test.NewTempWindow(t, b)
	var got fyne.KeyName
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { got = e.Name })
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if got != fyne.KeyEscape {
		t.Errorf("the canvas got %q", got)
	}
}

// The focus is unlike what marks whose turn it is: off the plate, in another colour.
func TestTheFocusIsUnlikeOtherMarks(t *testing.T) {
	look.NewLook().Apply()
	b := kit.NewPrimary("check", "Done", nil)
	w := test.NewTempWindow(t, b)
	w.Resize(fyne.NewSize(200, 80))
	b.FocusGained()
	for _, obj := range test.WidgetRenderer(b).Objects() {
		ring, ok := obj.(*canvas.Rectangle)
		if !ok || ring.Size().Width <= b.Size().Width {
			continue
		}
		if ring.Hidden || ring.StrokeColor == theme.Color(look.Brass) || ring.StrokeColor != theme.Color(look.Ink) {
			t.Errorf("the focus is drawn in %v, hidden %t", ring.StrokeColor, ring.Hidden)
		}
		return
	}
	t.Error("no focus is drawn around the plate")
}

// A finger that slides off a button which follows it is told of with its end; a wobble on it is a tap as ever.
func TestAFollowedSlide(t *testing.T) {
	test.NewTempApp(t)
	taps, ends := 0, 0
	var last fyne.Position
	b := kit.NewActionButton("", "Slide", func() { taps++ })
	b.Follow(func(to fyne.Position, ended bool) {
		if last = to; ended {
			ends++
		}
	})
	test.NewTempWindow(t, b)
	by := func(x, y, dx, dy float32) {
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}, Dragged: fyne.NewDelta(dx, dy)})
	}
	by(9, 9, 2, 2)
	b.DragEnd()
	if taps != 1 || ends != 0 {
		t.Errorf("a wobble taps %d times and ends %d slides", taps, ends)
	}
	by(40, 90, 30, 80)
	by(45, 120, 5, 30)
	b.DragEnd()
	if want := fyne.NewPos(45, 120); taps != 1 || ends != 1 || last != want {
		t.Errorf("a slide taps %d times, ends %d times, at %v, want %v", taps, ends, last, want)
	}
}
