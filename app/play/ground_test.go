//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/scenes/hand"
	"docent/rules"
)

// floor lies under a sheet and counts the taps that reach it.
type floor struct {
	widget.BaseWidget
	taps int
}

func (f *floor) MinSize() fyne.Size { return fyne.Size{} }

func (f *floor) Tapped(*fyne.PointEvent) { f.taps++ }

func (f *floor) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(f, func(fyne.Size) []fyne.CanvasObject { return nil })
}

// A tap beside what stands on the sheet of a question reaches nothing under it.
func TestASheetTakesTaps(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), "score")
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "count" && o.Refused == nil })
	p.Choose(p.Offers()[at], nil)
	under := &floor{}
	under.ExtendBaseWidget(under)
	boards := p.BoardFrame().(*fyne.Container)
	boards.Add(under)
	sheet := p.Asked()
	from := fyne.CurrentApp().Driver().AbsolutePositionForObject(sheet)
	over := fyne.CurrentApp().Driver().AbsolutePositionForObject(boards)
	if over.Y+boards.Size().Height < from.Y+8 {
		t.Fatal("the sheet lies over no board")
	}
	test.TapCanvas(w.Canvas(), over.AddXY(4, 4))
	if under.taps != 1 {
		t.Fatal("the board takes no taps")
	}
	test.TapCanvas(w.Canvas(), from.AddXY(4, 4))
	if under.taps != 1 {
		t.Error("a tap on the sheet reaches the board under it")
	}
}
