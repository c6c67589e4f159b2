package play

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// playbar holds what a playback is led by, in place of the actions. Where the actions stay, none of them gives way to it.
type playbar struct {
	table *Table
	track *kit.Track
	slide *kit.Slider
	under *ground // the slider
	count *kit.Text
	back  *kit.ActionButton
	play  *kit.ActionButton
	next  *kit.ActionButton
	pace  *kit.ActionButton
	wrong *kit.ActionButton
	skip  *kit.ActionButton
}

func newPlaybar(t *Table) *playbar {
	b := &playbar{table: t, under: newGround(false), track: kit.NewTrack(), count: kit.NewText("", kit.Caption)}
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
		if p.last() {
			b.play.Label = a.Text("playback.go-on")
		}
	}
	b.play.Refresh()
}

// lock lets two people's taps be one: what stood here a moment ago were actions.
func (b *playbar) lock() {
	for _, button := range []*kit.ActionButton{b.back, b.play, b.next, b.pace, b.wrong, b.skip} {
		button.Lock()
	}
}

// whole returns the slots of a playback, the button that leads it, and all in the order of the number keys.
func (b *playbar) whole(p *playback) (slots []*kit.ActionButton, lead *kit.ActionButton, keys []*kit.ActionButton) {
	b.next.Style, b.play.Style = kit.Plain, kit.Primary
	b.play.Caption = b.count.Text()
	keys = []*kit.ActionButton{b.back, b.play, b.next, b.pace, b.wrong, b.skip}
	slots, lead = []*kit.ActionButton{b.back, b.next, b.pace, b.skip, b.wrong}, b.play
	b.next.Caption = ""
	if !p.timed() {
		b.next.Style, b.next.Caption = kit.Primary, b.count.Text()
		keys = []*kit.ActionButton{b.back, b.next, b.wrong, b.skip}
		slots, lead = []*kit.ActionButton{b.back, b.skip, b.wrong}, b.next
		if p.review {
			keys = append([]*kit.ActionButton{b.back, b.next, b.play}, b.skip)
		}
	}
	if p.review {
		wrong := func(k *kit.ActionButton) bool { return k == b.wrong || !p.timed() && k == b.play }
		slots, keys = slices.DeleteFunc(slots, wrong), slices.DeleteFunc(keys, wrong)
	}
	return slots, lead, keys
}

// beside returns the slots of a playback that waits for the board.
func (b *playbar) beside(p *playback) []*kit.ActionButton {
	if p.review {
		return []*kit.ActionButton{b.back}
	}
	return []*kit.ActionButton{b.back, b.wrong}
}

// over returns what lies over the edge of the dock.
func (b *playbar) over() []fyne.CanvasObject { return []fyne.CanvasObject{b.track, b.under, b.slide} }

// place shows on the edge of the dock how far the playback is, over the line that tells it; a review is led there by a slider.
func (b *playbar) place(f *frames) {
	p := b.table.projector.going
	told := !f.told.empty() && !b.table.pads.tray.open && !b.table.asker.sheeted()
	b.track.Hidden, b.slide.Hidden = p == nil || p.review || !told, p == nil || !p.review
	b.under.Hidden = b.slide.Hidden
	if p == nil {
		return
	}
	x, y, w := f.dock.X+20, f.dock.Y, f.dock.W-40
	if f.columned() {
		x, y, w = f.board.X+20, f.board.bottom()-6, f.board.W-40
		if f.division == phoneLying { // clear of what leads the map at its edge
			aside := max(touchHigh, min(60, 30*look.Scale())) + 4
			x, w = x+aside, w-2*aside
		}
	}
	arrange.Place(b.track, x, y-3, w, 6)
	if f.columned() { // clear of the board
		arrange.Place(b.track, f.told.X, f.told.Y-6, f.told.W, 6)
	}
	high := max(look.Touch, b.slide.MinSize().Height)
	arrange.Place(b.under, x-20, y-high, w+40, high)
	arrange.Place(b.slide, x, y-high, w, high)
}
