package play

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
)

// playbar holds what a playback is led by, under the thumb: in place of the actions, or in one row above them.
type playbar struct {
	table *Table
	track *kit.Track
	slide *kit.Slider
	count *kit.Text
	back  *kit.ActionButton
	play  *kit.ActionButton
	next  *kit.ActionButton
	pace  *kit.ActionButton
	wrong *kit.ActionButton
	skip  *kit.ActionButton
}

func newPlaybar(t *Table) *playbar {
	b := &playbar{table: t, track: kit.NewTrack(), count: kit.NewText("", kit.Caption)}
	with := func(do func(*playback)) func() {
		return func() {
			if p := t.projector.going; p != nil {
				do(p)
			}
		}
	}
	b.slide = kit.NewSlider(t.app.Text("playback.slide"), func(at int) {
		if p := t.projector.going; p != nil {
			p.onSlide(at)
		}
	})
	b.back = kit.NewActionButton("step-back", t.app.Text("playback.back"), with((*playback).onBack))
	b.play = kit.NewActionButton("", "", with((*playback).onPause))
	b.next = kit.NewActionButton("step-on", t.app.Text("playback.next"), with((*playback).onNext))
	b.pace = kit.NewActionButton("", "", with((*playback).onPace))
	b.wrong = kit.NewActionButton("stop", t.app.Text("playback.wrong"), with((*playback).onWrong)).Styled(kit.Dangerous)
	b.skip = kit.NewActionButton("skip", t.app.Text("playback.skip"), with((*playback).finish))
	return b
}

// set shows how far a playback is.
func (b *playbar) set(p *playback) {
	a := b.table.app
	b.track.Set(p.at+1, len(p.steps))
	b.slide.Set(p.at+1, len(p.steps))
	b.count.SetText(a.Text("table.told", "n", p.at+1, "of", len(p.steps)))
	b.back.SetGreyed(p.at == 0)
	b.pace.SetLabel(a.Text("playback.pace", "n", strconv.Itoa(pace(a))))
	b.play.Icon, b.play.Label = "pause", a.Text("playback.pause")
	if p.paused {
		b.play.Icon, b.play.Label = "play", a.Text("playback.play")
	}
	b.play.Refresh()
}

// lock lets two people's taps be one: what stood here a moment ago were actions.
func (b *playbar) lock() {
	for _, button := range []*kit.ActionButton{b.back, b.play, b.next, b.pace, b.wrong, b.skip} {
		button.Lock()
	}
}

// whole returns the bar in place of the actions. The number keys press its buttons in their order.
func (b *playbar) whole(p *playback) ([]fyne.CanvasObject, []*kit.ActionButton) {
	small := kit.Scale() > 1.3 && !b.table.class.Wide()
	b.back.Compact, b.play.Compact, b.wrong.Compact = true, small, false
	b.next.Compact, b.next.Style, b.play.Style = true, kit.Plain, kit.Primary
	row := kit.Bar(kit.Gap, b.back, kit.Grow(b.play), b.next, b.pace)
	keys := []*kit.ActionButton{b.back, b.play, b.next, b.pace, b.wrong, b.skip}
	if !p.timed() {
		b.next.Compact, b.next.Style = small, kit.Primary
		row = kit.Bar(kit.Gap, b.back, kit.Grow(b.next))
		keys = []*kit.ActionButton{b.back, b.next, b.wrong, b.skip}
	}
	if p.review {
		if b.skip.Compact = false; b.table.crowded() {
			b.table.pads.led = b.next
			b.next.Compact = false
			row = kit.Bar(kit.Gap, b.back, kit.Grow(b.play), b.pace)
			if !p.timed() {
				row = kit.Bar(kit.Gap, b.back, kit.Grow(b.skip))
				return []fyne.CanvasObject{b.slide, row, b.count}, keys
			}
		}
		keys = slices.DeleteFunc(keys, func(k *kit.ActionButton) bool { return k == b.wrong })
		return []fyne.CanvasObject{kit.Row(kit.Pad, kit.Grow(b.slide), kit.Middled(b.count)), newAcross(row, kit.FlowFill(kit.Gap, b.skip))}, keys
	}
	far := kit.Row(kit.Pad, kit.Middle(b.track), b.count)
	rest := kit.FlowFill(kit.Gap, b.wrong, b.skip)
	if b.skip.Compact = small; small {
		rest = kit.Bar(kit.Gap, kit.Grow(b.wrong), b.skip)
	}
	if b.table.crowded() {
		b.lead(p)
		return []fyne.CanvasObject{far, rest, b.pace}, keys
	}
	return []fyne.CanvasObject{far, newAcross(row, rest)}, keys
}

// lead keeps pause and steps in sight where the rest of the bar scrolls.
func (b *playbar) lead(p *playback) {
	if !p.timed() {
		b.table.pads.led, b.table.pads.flanks[0] = b.next, b.back
		return
	}
	b.table.pads.led, b.table.pads.flanks = b.play, [2]fyne.CanvasObject{b.back, b.next}
}

// aside returns the bar in one row.
func (b *playbar) aside() fyne.CanvasObject {
	for _, button := range []*kit.ActionButton{b.back, b.play, b.next, b.wrong} {
		button.Compact = true
	}
	b.next.Style, b.play.Style = kit.Plain, kit.Plain
	row := kit.Bar(kit.Gap, b.back, b.play, b.next)
	if kit.Scale() <= 1.3 || b.table.class.Wide() {
		row.Add(kit.Grow(kit.Inset(0, kit.Gap, 0, kit.Gap, kit.Row(kit.Pad, kit.Middle(b.track), b.count))))
	} else {
		row.Add(kit.Space())
	}
	row.Add(b.wrong)
	return row
}

// across sets two parts beside each other where there is room for both, else under each other.
type across struct {
	widget.BaseWidget
	first, second fyne.CanvasObject
}

func newAcross(first, second fyne.CanvasObject) *across {
	a := &across{first: first, second: second}
	a.ExtendBaseWidget(a)
	return a
}

// beside returns how wide the first part is with the second beside it; 0 where it stands under it.
func (a *across) beside(width float32) float32 {
	first, second := kit.WidthWanted(a.first), kit.WidthWanted(a.second)
	if first+kit.Gap+second > width {
		return 0
	}
	return first + (width-first-kit.Gap-second)/2
}

// HeightFor is that of the higher part, or of both.
func (a *across) HeightFor(width float32) float32 {
	if first := a.beside(width); first > 0 {
		return max(kit.HeightFor(a.first, first), kit.HeightFor(a.second, width-first-kit.Gap))
	}
	return kit.HeightFor(a.first, width) + kit.Gap + kit.HeightFor(a.second, width)
}

// MinSize lets either part give way.
func (a *across) MinSize() fyne.Size {
	width := max(a.first.MinSize().Width, a.second.MinSize().Width)
	return fyne.NewSize(width, a.HeightFor(max(width, a.Size().Width)))
}

// CreateRenderer draws both.
func (a *across) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*acrossLayout)(a), Objects: []fyne.CanvasObject{a.first, a.second}})
}

type acrossLayout across

func (l *acrossLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if first := (*across)(l).beside(size.Width); first > 0 {
		kit.Place(l.first, 0, 0, first, size.Height)
		kit.Place(l.second, first+kit.Gap, 0, size.Width-first-kit.Gap, size.Height)
		return
	}
	high := kit.HeightFor(l.first, size.Width)
	kit.Place(l.first, 0, 0, size.Width, high)
	kit.Place(l.second, 0, high+kit.Gap, size.Width, size.Height-high-kit.Gap)
}

func (l *acrossLayout) MinSize([]fyne.CanvasObject) fyne.Size { return (*across)(l).MinSize() }
