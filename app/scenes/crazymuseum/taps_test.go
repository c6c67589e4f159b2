//go:build scenes

package crazymuseum_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	game "docent/app/games/crazymuseum"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	cm "docent/rules/crazymuseum"
	"docent/rules/grid"
)

// fingers count what they do at a table.
type fingers struct {
	*testing.T
	app    *shell.App
	window fyne.Window
	table  *play.Table
	done   int
}

// explorers opens the table of a thief who may lay a new tile.
func explorers(t *testing.T, size fyne.Size, percent int) *fingers {
	t.Helper()
	t.Cleanup(kittest.Clock(hand.Later()))
	a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
	f := &fingers{T: t, window: w}
	scene := stage.Scene{Name: "explore", Open: func(a *shell.App, s *stage.Stage) {
		f.app = a
		f.table = crazymuseum.Table(a, s, crazymuseum.Wish{Name: "explore", Holds: func(m *crazymuseum.Stand) bool {
			return m.Offered("pass") && m.Made["tile"] > 2 && dark(m.Play.Position().Offers()) != "" && free(m.Play.Position().View(rules.Table))
		}})
	}}
	stage.New().Show(a, w, scene, stage.Size{Size: size, Mobile: true}, "en", look.Look{Variant: look.Dark, Scale: float32(percent) / 100})
	return f
}

// dark returns a cell without a room into which a thief may go.
func dark(offers []rules.Offer) rules.Thing {
	for _, o := range offers {
		if o.Kind == "move" && o.Refused == nil && len(o.On) > 0 {
			if noun, _ := o.On[0].Split(); noun == "cell" {
				return o.On[0]
			}
		}
	}
	return ""
}

// newest is the tile that is laid.
const newest = 9

// free reports whether that tile lies nowhere yet.
func free(v rules.View) bool {
	s, ok := rules.StateOf[cm.State](v)
	return ok && !slices.ContainsFunc(s.Rooms, func(r cm.Room) bool { return r.Number == newest })
}

// touch taps a thing on the map.
func (f *fingers) touch(thing rules.Thing) {
	f.Helper()
	f.done++
	view := f.table.Board().(*game.Board).View
	view.Tapped(&fyne.PointEvent{Position: f.on(thing)})
}

// on returns where on the map a thing is.
func (f *fingers) on(thing rules.Thing) fyne.Position {
	f.Helper()
	b := f.table.Board().(*game.Board)
	var at *fyne.Position
	b.Marks(func(one rules.Thing, from fyne.Position, size fyne.Size) {
		if one == thing {
			middle := from.AddXY(size.Width/2, size.Height/2).Subtract(b.View.Position())
			at = &middle
		}
	})
	if at == nil {
		f.Fatalf("%s is not on the map", thing)
	}
	return *at
}

// tap taps a key.
func (f *fingers) tap(label string) {
	f.Helper()
	f.done++
	hand.Tap(f.T, f.window, label)
}

// pad returns the key of a side in the form; nil where the map answers.
func (f *fingers) pad(side string) fyne.CanvasObject {
	return hand.Labelled(f.window, parts.Capital(f.app.Text("crazymuseum.side."+side)))
}

// close answers that some sides have no door: by taps, or by one stroke over them.
func (f *fingers) close(sides []string, stroke bool) {
	f.Helper()
	onMap := len(sidesOn(f.table)) > 0
	if !stroke {
		for _, side := range sides {
			if onMap {
				f.touch(rules.Of("side", side))
			} else {
				f.done++
				f.pad(side).(fyne.Tappable).Tapped(&fyne.PointEvent{})
			}
		}
		return
	}
	if f.done++; onMap {
		view := f.table.Board().(*game.Board).View
		var way []fyne.Position
		for _, side := range sides {
			way = append(way, f.on(rules.Of("side", side)))
		}
		drag(view, way)
		return
	}
	var way []fyne.Position
	first := f.pad(sides[0]).(fyne.Draggable)
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.pad(sides[0]))
	for _, side := range sides {
		key := f.pad(side)
		middle := fyne.NewPos(key.Size().Width/2, key.Size().Height/2)
		way = append(way, fyne.CurrentApp().Driver().AbsolutePositionForObject(key).Add(middle).Subtract(corner))
	}
	drag(first, way)
}

// drag moves a finger from place to place; between them it goes far around the others.
func drag(on fyne.Draggable, way []fyne.Position) {
	at := way[0]
	on.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(9, 9)}, Dragged: fyne.NewDelta(9, 9)})
	for _, to := range append(way, way[len(way)-1].AddXY(3, 3)) {
		on.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-at.X, to.Y-at.Y)})
		at = to
	}
	on.DragEnd()
}

// A new room makes five taps at most, with its walls, its colour and what is special in it: the cell, the number, a tap for a wall or a
// stroke for several, the special room, and the colour, which records the tile.
func TestNewRoomTakesFiveTaps(t *testing.T) {
	for _, in := range []struct {
		size    fyne.Size
		percent int
	}{
		{fyne.NewSize(360, 640), 100},
		{fyne.NewSize(390, 844), 100},
		{fyne.NewSize(844, 390), 100},
		{fyne.NewSize(820, 1180), 100},
		{fyne.NewSize(1280, 800), 100},
		{fyne.NewSize(390, 844), 200},
		{fyne.NewSize(844, 390), 200},
		{fyne.NewSize(1180, 820), 200},
	} {
		for walls := range 4 {
			for colour, special := range map[string]string{"other": "none", "green": "guardhouse", "blue": "mummy"} {
				t.Run(fmt.Sprint(in, " ", walls, " walls, ", colour, ", ", special), func(t *testing.T) {
					explorers(t, in.size, in.percent).opens(walls, walls > 1, colour, special)
				})
			}
		}
		t.Run(fmt.Sprint(in, " by taps alone"), func(t *testing.T) { explorers(t, in.size, in.percent).opens(2, false, "blue", "none") })
	}
}

// opens lays a tile and records what it shows, its walls by a stroke or one by one.
func (f *fingers) opens(walls int, stroke bool, colour, special string) {
	f.Helper()
	f.touch(dark(f.table.Offers()))
	f.tap("Room " + strconv.Itoa(newest))
	sides := []string{"N", "E", "S", "W"}[:walls]
	if walls > 0 {
		f.close(sides, stroke)
	}
	if special != "none" {
		f.tap(parts.Capital(f.app.Text("crazymuseum.special." + special)))
	}
	f.tap(parts.Capital(f.app.Text("crazymuseum.colour." + colour)))
	s, _ := rules.StateOf[cm.State](f.table.View())
	at := slices.IndexFunc(s.Rooms, func(r cm.Room) bool { return r.Number == newest })
	if at < 0 {
		f.Fatal("the tile is not laid")
	}
	room := s.Rooms[at]
	for _, side := range grid.Sides {
		if room.Doors.Has(side) == slices.Contains(sides, side.String()) {
			f.Errorf("the tile has the doors %v, without %v", room.Doors, sides)
		}
	}
	if room.Colour.String() != colour || room.Special.String() != special {
		f.Errorf("the tile is %v, and %v", room.Colour, room.Special)
	}
	if f.done > 5 {
		f.Errorf("it takes %d taps", f.done)
	}
}
