package play

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// windows are those that the frames are held to.
var windows = []fyne.Size{
	{Width: 320, Height: 568},
	{Width: 360, Height: 640},
	{Width: 375, Height: 667},
	{Width: 390, Height: 763},
	{Width: 390, Height: 844},
	{Width: 430, Height: 932},
	{Width: 667, Height: 375},
	{Width: 740, Height: 360},
	{Width: 844, Height: 390},
	{Width: 932, Height: 430},
	{Width: 768, Height: 1024},
	{Width: 820, Height: 1180},
	{Width: 1024, Height: 768},
	{Width: 1180, Height: 820},
	{Width: 1280, Height: 800},
	{Width: 1920, Height: 1080},
}

// lowKeys are as high as those of a board on the dock of a low phone.
const lowKeys = 159

// games are the needs that games may have.
var games = []facts{{seats: 1}, {seats: 4}, {seats: 6}, {seats: 4, clock: true}, {seats: 4, absorbed: true}, {seats: 4, absorbed: true, keys: 200}, {seats: 4, absorbed: true, keys: lowKeys}, {seats: 6, seating: true}}

// everyFrame divides every window in every way.
func everyFrame(do func(name string, size fyne.Size, scale float32, game facts, f frames)) {
	for _, size := range append([]fyne.Size{{Width: 320, Height: 300}, {Width: 568, Height: 320}}, windows...) {
		for _, scale := range []float32{0.8, 1, 1.6, 2} {
			for _, left := range []bool{false, true} {
				for _, game := range games {
					f := framesOf(size, scale, left, game)
					do(fmt.Sprintf("%v at %v%%, left %v, %+v", size, scale*100, left, game), size, scale, game, f)
				}
			}
		}
	}
}

// Frames lie inside the window, apart from each other, and what is tapped is as high as a finger.
func TestFramesLieApart(t *testing.T) {
	everyFrame(func(name string, size fyne.Size, _ float32, _ facts, f frames) {
		if size.Height < 320 {
			return
		}
		all := map[string]frame{"rail": f.rail, "seats": f.seats, "clock": f.clock, "board": f.board, "told": f.told, "log": f.log, "tray": f.tray, "base": f.base}
		for one, a := range all {
			if a.empty() {
				continue
			}
			if a.X < 0 || a.Y < 0 || a.X+a.W > size.Width+0.5 || a.bottom() > size.Height+0.5 {
				t.Errorf("%s: the %s %v leaves the window", name, one, a)
			}
			if a.H < touchHigh-0.5 {
				t.Errorf("%s: the %s is %v high", name, one, a.H)
			}
			for other, b := range all {
				if one < other && overlap(a, b) {
					t.Errorf("%s: the %s %v lies on the %s %v", name, one, a, other, b)
				}
			}
		}
	})
}

// overlap reports whether two frames share more than an edge.
func overlap(a, b frame) bool {
	return !b.empty() && a.X < b.X+b.W-0.5 && b.X < a.X+a.W-0.5 && a.Y < b.bottom()-0.5 && b.Y < a.bottom()-0.5
}

// shareOf returns the part of a window that the board has at least: of its height, or beside a column of its width.
func shareOf(size fyne.Size, scale float32, game facts, d division) float32 {
	switch d {
	case phoneLying:
		return 0.6
	case wideTable:
		return 0.66
	}
	if d == phoneUpright && game.keys > 0 && (size.Height < lowPhone || scale > 1) {
		return shareBesideKeys(size, scale, game)
	}
	switch {
	case game.clock:
		return shareUnderClock(size, scale, d)
	case scale > 1:
		return 0.45
	case d == tabletUpright:
		return 0.64
	}
	return 0.55
}

// shareUnderClock returns what a clock leaves, whose digits are never smaller than they can be read from afar.
func shareUnderClock(size fyne.Size, scale float32, d division) float32 {
	switch {
	case d == tabletUpright && scale <= 1:
		return 0.59
	case scale <= 1 && size.Height < 640:
		return 0.49
	case scale <= 1:
		return 0.55
	case size.Height < 640:
		return 0.36
	case size.Height < 763:
		return 0.43
	}
	return 0.45
}

// shareBesideKeys returns what keys leave, which are never smaller than fingers: those of a low phone leave as much as a
// tray.
func shareBesideKeys(size fyne.Size, scale float32, game facts) float32 {
	switch {
	case game.keys > lowKeys:
		return 0.37
	case size.Height < 640 && scale > 1:
		return 0.42
	case scale > 1:
		return 0.45
	}
	return 0.55
}

// The board has its share of every window.
func TestTheBoardHasItsShare(t *testing.T) {
	everyFrame(func(name string, size fyne.Size, scale float32, game facts, f frames) {
		if size.Width < 360 && size.Height < 500 {
			return
		}
		want, share := shareOf(size, scale, game, f.division), f.board.H/size.Height
		if f.columned() {
			share = f.board.W / size.Width
		}
		if share < want-0.005 {
			t.Errorf("%s: the board has %.3f, want %.2f", name, share, want)
		}
	})
}

// What is asked and done stands in the same place whatever is told: the frames know nothing of it. A tray has a place for
// its first actions and for the rest.
func TestTheTrayHasSlots(t *testing.T) {
	everyFrame(func(name string, size fyne.Size, scale float32, game facts, f frames) {
		if size.Height < 320 || game.absorbed && f.tray.empty() {
			return
		}
		if each := (f.tray.W - dockGap*float32(f.columns-1)) / float32(f.columns); f.columns*f.rows < 3 || each < touchHigh {
			t.Errorf("%s: %d × %d slots of %v", name, f.columns, f.rows, each)
		}
		if g := f.grown(); g.empty() || g.bottom() > f.base.Y {
			t.Errorf("%s: the tray grows to %v over the base %v", name, g, f.base)
		}
	})
}

// On a tablet that stands all seats have a row of their own under the head.
func TestSeatsHaveARowOnAnUprightTablet(t *testing.T) {
	everyFrame(func(name string, size fyne.Size, scale float32, game facts, f frames) {
		if f.division != tabletUpright {
			return
		}
		want := float32(0)
		if game.seats > 1 && !game.seating {
			want = seatRowHigh * min(scale, 1.4)
		}
		if f.seats.H != want {
			t.Errorf("%s: the seats have %v, want %v", name, f.seats.H, want)
		}
	})
}

// A sheet over a column covers nothing in part: what is left of seats and log ends over it and has room for one.
func TestASheetLeavesTheColumnWhatItCan(t *testing.T) {
	everyFrame(func(name string, size fyne.Size, scale float32, _ facts, f frames) {
		if !f.columned() || size.Height < 320 {
			return
		}
		for y := f.rail.bottom() + dockGap; y < f.base.Y; y += 10 {
			left := f
			left.yield(y, scale)
			if left.seats.bottom() > y || left.log.bottom() > y {
				t.Fatalf("%s: under a sheet at %v stand seats %v or log %v", name, y, left.seats, left.log)
			}
			if room := y - dockGap - f.seats.Y; f.division == wideTable && f.seats.H > 0 && room >= seatCardHigh*max(1, scale) && left.seats.empty() {
				t.Fatalf("%s: a sheet at %v leaves the seats nothing of %v", name, y, room)
			}
		}
	})
}

// Slots that take two rows share them: none stands alone in the second one.
func TestNoSlotStandsAlone(t *testing.T) {
	for n, want := range map[int]int{3: 4, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4, 9: 4} {
		r := &tray{columns: 4, rows: 2, slots: make([]*kit.ActionButton, n)}
		if got := r.inRow(318); got != want {
			t.Errorf("of %d slots %d stand in a row, want %d", n, got, want)
		}
	}
}
