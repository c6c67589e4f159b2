//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board/draw"
	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// lasting holds where the parts of a table with a map stand.
type lasting struct {
	board, plane, undo, menu [4]float32
	corner                   fyne.Position // of the map, in the window
	scale                    float32
	zones                    [6]draw.Box
}

// lastingOf reads it.
func lastingOf(p *play.Table) lasting {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	rect := func(obj fyne.CanvasObject) [4]float32 {
		return [4]float32{at(obj).X, at(obj).Y, obj.Size().Width, obj.Size().Height}
	}
	b := p.Board().(*screen.Board)
	now := lasting{board: rect(p.BoardFrame()), undo: rect(p.Undoing()), menu: rect(p.MenuButton())}
	if now.zones, _ = b.Building(); now.zones != [6]draw.Box{} {
		return now
	}
	v := b.View
	now.plane, now.corner, now.scale = rect(v), at(v).Add(v.At(fyne.Position{})), v.Scale()
	if viewport.Aimed(v) { // over dice or a battle it is moved in its frame
		now.corner = fyne.Position{}
	}
	return now
}

// rests takes up where the map stands that nothing has moved, and returns what was read with it.
func (l *lasting) rests(now lasting) lasting {
	if l.corner.IsZero() {
		l.corner = now.corner
	}
	if now.corner.IsZero() {
		now.corner = l.corner
	}
	return now
}

// The frame of the board, the map or the building in it, Undo and the menu stand where they are through a whole play, whatever is
// thrown, drawn, fought or told and whether the backpacks are looked at, and the board has its share of the window: by zones the
// building itself.
func TestTheMapStandsThroughAPlay(t *testing.T) {
	bySquares := []rules.Kind{"roll", "move", "read", "battle", "sweep", "white"}
	byZones := []rules.Kind{"walk", "near", "quick", "battle", "sweep", "white"}
	for i, c := range []struct {
		size           fyne.Size
		percent        int
		squares, zones float32 // the share of the height, or of the width where that is longer
	}{
		{fyne.NewSize(390, 844), 100, 0.55, 0.55},
		{fyne.NewSize(360, 640), 100, 0.55, 0.43},
		{fyne.NewSize(844, 390), 100, 0.6, 0.6},
		{fyne.NewSize(390, 844), 130, 0.5, 0.46},
		{fyne.NewSize(390, 844), 160, 0.45, 0.36},
		{fyne.NewSize(390, 844), 200, 0.45, 0.36},
		{fyne.NewSize(844, 390), 200, 0.6, 0.58},
		{fyne.NewSize(820, 1180), 100, 0.64, 0.64},
		{fyne.NewSize(1180, 820), 100, 0.64, 0.64},
		{fyne.NewSize(1280, 800), 100, 0.66, 0.66},
	} {
		if testing.Short() && i > 2 {
			return
		}
		t.Run(fmt.Sprint("squares in ", c.size, " at ", c.percent, " %"), func(t *testing.T) {
			f := beginOn(t, view{c.size, c.percent}, true, cgexpo.Asks("white", 60))
			stands(t, f, bySquares)
			share := f.table.Board().(*screen.Board).View.Size().Height / c.size.Height
			if c.size.Width > c.size.Height {
				share = f.table.BoardFrame().Size().Width / c.size.Width
			}
			if share < c.squares {
				t.Errorf("the map has %.3f of the window, want %.2f", share, c.squares)
			}
		})
		t.Run(fmt.Sprint("zones in ", c.size, " at ", c.percent, " %"), func(t *testing.T) {
			f := beginOn(t, view{c.size, c.percent}, false, cgexpo.Asks("white", 60))
			stands(t, f, byZones)
			_, all := f.table.Board().(*screen.Board).Building()
			share := all.H / c.size.Height
			if c.size.Width > c.size.Height {
				share = all.W / c.size.Width
			}
			if share < c.zones {
				t.Errorf("the building has %.3f of the window, want %.2f", share, c.zones)
			}
		})
	}
}

// stands shows all moves of a play one after the other, some with a look at the backpacks, and holds the table to what stands at first.
func stands(t *testing.T, f *turn, kinds []rules.Kind) {
	t.Helper()
	var first lasting
	steps := map[rules.Kind]bool{}
	for i, e := range slices.Clone(f.evening.Line()) {
		if err := f.evening.Jump(e.ID); err != nil {
			t.Fatal(err)
		}
		f.table.Happened([]tracker.Entry{e})
		for n := 0; f.table.Playback() != nil && n < 50; n++ {
			f.table.Playback().OnNext()
		}
		for _, kind := range kinds {
			steps[kind] = steps[kind] || stage.Offered(f.evening, kind)
		}
		now := lastingOf(f.table)
		if i == 0 {
			first = now
		}
		if now = first.rests(now); now != first {
			t.Fatalf("after move %d (%s) the table stands at %v, not at %v", i, e.Move.Kind, now, first)
		}
		if i%5 == 0 {
			looksIntoPacks(t, f.table, first)
		}
	}
	for _, kind := range kinds {
		if !steps[kind] {
			t.Errorf("the play asks no %s", kind)
		}
	}
}

// looksIntoPacks opens the backpacks and closes them: around them everything stands where it did, and the dock asks what it asked.
func looksIntoPacks(t *testing.T, p *play.Table, first lasting) {
	t.Helper()
	b := p.Board().(*screen.Board)
	dock := func() (labels []string) {
		for _, one := range p.Slots() {
			labels = append(labels, one.Label)
		}
		return labels
	}
	before := dock()
	b.Touch("packs:all")
	now := lastingOf(p)
	now.plane, now.corner = first.plane, first.corner // the map is not seen
	if after := dock(); now != first || !slices.Equal(after, before) {
		t.Fatalf("with the backpacks the table stands at %v with %v, not at %v with %v", now, after, first, before)
	}
	b.Touch("packs:all")
	if now := first.rests(lastingOf(p)); now != first {
		t.Fatalf("after the backpacks the table stands at %v, not at %v", now, first)
	}
}

// While a card is entered one key is filled: the deed beside Undo. Those that play it with Carl or under a number are as plain as the
// podcasters.
func TestOneDeedIsFilled(t *testing.T) {
	for _, c := range []struct {
		mapped bool
		asks   rules.Kind
	}{{true, "read"}, {false, "quick"}} {
		f := beginAt(t, c.mapped, 100, cgexpo.Asks(c.asks, -1))
		if c.mapped {
			f.hits(f.ray(cgx.Scott, cgx.North, 2))
		}
		if f.table.Lead() == nil || f.table.Lead().Style != kit.Primary {
			t.Errorf("%s: the deed is not filled", c.asks)
		}
		for _, b := range f.table.Slots() {
			if b.Style == kit.Primary {
				t.Errorf("%s: %q is filled, too", c.asks, b.Label)
			}
		}
	}
}

// On the least phone with the largest texts nothing lies over another thing, is cut or too small for a finger, in any language. The
// sheet of doors lies over the gauge there.
func TestTheLeastPhoneHasNoProblems(t *testing.T) {
	s, size := stage.New(), stage.Size{Name: "least", Size: fyne.NewSize(360, 640), Mobile: true}
	for i, scene := range cgexpo.Scenes() {
		if scene.Name == "cgexpo-zones-doors" {
			continue
		}
		for j, language := range stage.Languages() {
			if testing.Short() && (i+j)%3 != 0 && scene.Name != "cgexpo-end" {
				continue
			}
			a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
			s.Show(a, w, scene, size, language, look.Look{Variant: look.Dark, Scale: 2})
			for _, problem := range hand.Problems(w, size.Size) {
				t.Errorf("%s %s: %v", scene.Name, language, problem)
			}
		}
	}
}
