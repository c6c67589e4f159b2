package crazymuseum

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// boardIn returns a board that shows a state in a window.
func boardIn(t testing.TB, size fyne.Size, s *crazymuseum.State, offers []rules.Offer) (*Board, *boardtest.Host) {
	t.Helper()
	host := &boardtest.Host{}
	b := New(host)
	boardtest.Show(t, b, size)
	b.show(readModel(s, board.Scene{Offers: offers}, 0), false)
	return b, host
}

func edgeOf(t *testing.T, h model, cell grid.Cell, d grid.Dir) crazymuseum.Edge {
	t.Helper()
	for _, e := range h.exits {
		if e.cell == cell && e.side == d {
			return e.kind
		}
	}
	return crazymuseum.Wall
}

// Doors of both sides, of one side, walls and ways into the dark are four different things.
func TestEdges(t *testing.T) {
	h := readModel(smallMuseum(), board.Scene{}, 0)
	for _, c := range []struct {
		name string
		cell grid.Cell
		side grid.Dir
		want crazymuseum.Edge
	}{
		{"room 1 to 2", grid.Cell{}, grid.North, crazymuseum.BothDoors},
		{"room 3 to 6", grid.Cell{Y: 2}, grid.North, crazymuseum.OwnDoor},
		{"room 7 to 3", grid.Cell{X: -1, Y: 2}, grid.East, crazymuseum.FarDoor},
		{"room 1 to the dark", grid.Cell{}, grid.South, crazymuseum.NoRoom},
		{"room 2 to nothing", grid.Cell{Y: 1}, grid.East, crazymuseum.Wall},
	} {
		if got := edgeOf(t, h, c.cell, c.side); got != c.want {
			t.Errorf("%s: the board shows %d, want %d", c.name, got, c.want)
		}
	}
}

// A room whose doors nobody told lights the cells where one may go, as others do; elsewhere it shows no door.
func TestRoomLeftOpen(t *testing.T) {
	s := smallMuseum()
	s.Rooms[0].Unsure, s.Rooms[0].Doors = grid.All, 0
	h := readModel(s, board.Scene{}, 0)
	if got := edgeOf(t, h, grid.Cell{}, grid.South); got != crazymuseum.Wall {
		t.Errorf("the board shows a door that nobody told: %d", got)
	}
	s.Thieves[0].Room = 1
	h = readModel(s, board.Scene{Offers: []rules.Offer{moveTo("cell:0.-1", 0)}}, 0)
	if !slices.Contains(h.things(), "cell:0.-1") {
		t.Errorf("lit are %v", h.things())
	}
}

func tileIn(h model, number int) tile { return h.tiles[h.tileOf(number)] }

// What lies in a room is told as far as the table sees it, and whether it takes the relic.
func TestRooms(t *testing.T) {
	h := readModel(wholeMuseum(), board.Scene{Offers: ways()}, 0)
	if r := tileIn(h, 10).relics[0]; !r.needs[0].met || r.needs[1].met || r.value != 4 {
		t.Errorf("the relic of room 10 shows as %+v: a thief there has the rope, nobody the drill", r)
	}
	if r := tileIn(h, 9).relics[0]; !r.needs[0].met {
		t.Errorf("the magnet of the thief in room 9 does not count: %+v", r)
	}
	if got := tileIn(h, 2); !got.lit || !got.way || got.cost != 1 || got.traps[0].kind != "" {
		t.Errorf("room 2 shows as %+v", got)
	}
	if got := tileIn(h, 14).traps[0]; got.kind != "" || !got.rat {
		t.Errorf("a rat card face down shows as %+v", got)
	}
	if got := tileIn(h, 11).traps[0]; got.kind != "slippery" || slotSeat(got.stay) != 2 {
		t.Errorf("the slippery floor shows as %+v", got)
	}
	if !tileIn(h, 9).threats.any() || tileIn(h, 2).threats.any() {
		t.Error("the rooms where a thief will be met are wrong")
	}
}

// A room where somebody will be met tells by whom: the mummy comes through smoke, which keeps a guard off.
func TestWhoWillBeMet(t *testing.T) {
	for _, test := range []struct {
		guard, mummy int
		want         []string
	}{{1, 0, []string{"eye"}}, {0, 1, []string{"mummy"}}, {1, 1, []string{"eye", "mummy"}}, {0, 0, nil}} {
		s := smallMuseum()
		s.Thieves = []crazymuseum.Thief{newThief(2)}
		if test.guard > 0 {
			s.Alert, s.Guards = 1, []crazymuseum.Guard{{Room: 1, Heading: grid.North}}
		}
		if test.mummy > 0 {
			s.Mummy = crazymuseum.Mummy{State: crazymuseum.Awake, Room: 3, Heading: grid.South, Awakener: rules.Table}
		}
		if got := tileIn(readModel(s, board.Scene{}, 0), 2).threats.icons(); !slices.Equal(got, test.want) {
			t.Errorf("with a guard %d and a mummy %d the room shows %v, want %v", test.guard, test.mummy, got, test.want)
		}
	}
}

func TestPeople(t *testing.T) {
	h := readModel(wholeMuseum(), board.Scene{Offers: []rules.Offer{{Kind: "pick-up", On: []rules.Thing{"object:key"}}}}, 0)
	if !tileIn(h, 10).here || h.home != draw.MiddleOf(tileIn(h, 10).cell) {
		t.Error("the board does not look at the room of whose turn it is")
	}
	if len(h.trails) != 4 || len(h.figures) != 8 || len(tileIn(h, 4).stock) != 2 {
		t.Errorf("%d trails, %d figures, %d in the guardhouse", len(h.trails), len(h.figures), len(tileIn(h, 4).stock))
	}
	th := h.thieves[0]
	if len(th.objects) != 2 || !th.ladder {
		t.Errorf("the thief at turn shows as %+v", th)
	}
	if !slices.Equal(h.things(), []rules.Thing{"object:key"}) {
		t.Errorf("what can be taken is %v", h.things())
	}
}

// Where only the result is counted, or thieves are the table's business, the board shows no more than it knows.
func TestLevels(t *testing.T) {
	s := wholeMuseum()
	s.Level = crazymuseum.NightOnly
	if h := readModel(s, board.Scene{}, 0); h.turn >= 0 || len(h.trails) == 0 {
		t.Errorf("at level night: turn %d, %d trails", h.turn, len(h.trails))
	}
	s.Level = crazymuseum.ScoreOnly
	if h := readModel(s, board.Scene{}, 0); !h.bare || len(h.tiles) > 0 {
		t.Errorf("at level score the board shows %d rooms", len(h.tiles))
	}
}

// A tap finds the room drawn there, in every size, and what may be discovered.
func TestTap(t *testing.T) {
	for _, size := range boardtest.Sizes {
		b, host := boardIn(t, size, wholeMuseum(), ways())
		for _, tile := range b.look.tiles {
			at := b.View.At(draw.MiddleOf(tile.cell))
			if at.X < 0 || at.Y < 0 || at.X > b.View.Size().Width || at.Y > b.View.Size().Height {
				continue
			}
			b.View.Tapped(&fyne.PointEvent{Position: at})
			if got := host.Taps[len(host.Taps)-1]; got != tile.thing {
				t.Errorf("%v: a tap on room %d touches %s", size, tile.number, got)
			}
		}
		if things := b.Things(); !slices.Equal(things, []rules.Thing{"room:2", "room:14", "room:16"}) {
			t.Errorf("%v: the list of things is %v", size, things)
		}
	}
	b, host := boardIn(t, boardtest.Sizes[0], smallMuseum(), []rules.Offer{moveTo("cell:2.2", 0), moveTo("cell:0.-1", 0)})
	b.look.turn = rules.Table
	for _, e := range b.look.exits {
		if e.thing == "cell:0.-1" {
			x, y := stubBox(e).Mid()
			b.tapMap(fyne.NewPos(x, y))
		}
	}
	if len(host.Taps) != 1 || host.Taps[0] != "cell:0.-1" {
		t.Errorf("a tap on the dark south of room 1 touches %v", host.Taps)
	}
}

// A drag that begins on a room moves the map and taps nothing; a wobble is a tap.
func TestDrag(t *testing.T) {
	b, host := boardIn(t, boardtest.Sizes[0], snake(), nil)
	before := b.View.Middle()
	drag := func(by float32) {
		x, y := tileBox(b.look.tiles[0].cell).Mid()
		room := b.View.At(fyne.NewPos(x, y))
		for range 4 {
			b.View.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: room}, Dragged: fyne.NewDelta(by/4, 0)})
		}
		b.View.DragEnd()
	}
	drag(80)
	if b.View.Middle() == before || len(host.Taps) > 0 {
		t.Errorf("a drag leaves the map at %v and taps %v", b.View.Middle(), host.Taps)
	}
	drag(4)
	if len(host.Taps) != 1 {
		t.Errorf("a wobble taps %v", host.Taps)
	}
}

// Whatever the shape of the museum, every room of it is drawn inside the map, and the whole or the thief is seen.
func TestShapes(t *testing.T) {
	empty := smallMuseum()
	empty.Rooms, empty.Thieves = empty.Rooms[:1], nil
	for name, s := range map[string]*crazymuseum.State{"small": smallMuseum(), "whole": wholeMuseum(), "snake": snake(), "one room": empty} {
		for _, size := range boardtest.Sizes {
			b, _ := boardIn(t, size, s, nil)
			bounds := b.look.bounds()
			for _, tile := range b.look.tiles {
				if in := tileBox(tile.cell); in.X < bounds.X || in.Y < bounds.Y || in.X+in.W > bounds.X+bounds.W || in.Y+in.H > bounds.Y+bounds.H {
					t.Errorf("%s: room %d is outside", name, tile.number)
				}
			}
			home := b.View.At(b.look.home)
			if home.X < 0 || home.Y < 0 || home.X > b.View.Size().Width || home.Y > b.View.Size().Height {
				t.Errorf("%s %v: the room that matters is out of sight at %v", name, size, home)
			}
			if scale := b.View.Scale() * tilePart; scale < readable-0.01 {
				t.Errorf("%s %v: tiles of %v dp", name, size, scale)
			}
		}
	}
}

// Who stands in another room than before walks there from the old one, and the board looks at a guard who does.
func TestWalk(t *testing.T) {
	b, _ := boardIn(t, boardtest.Sizes[1], wholeMuseum(), nil)
	before := b.look
	next := wholeMuseum()
	next.Guards[0].Room = 12
	b.show(readModel(next, board.Scene{}, 0), true)
	ways := b.look.moved(&before)
	way := ways["guard:1"]
	if len(ways) != 1 || len(way) != 2 || draw.CellAt(way[0]) != tileIn(b.look, 1).cell || draw.CellAt(way[1]) != tileIn(b.look, 12).cell {
		t.Errorf("the ways are %v", ways)
	}
	if draw.CellAt(b.look.home) != tileIn(b.look, 12).cell {
		t.Errorf("the board looks at %v", b.look.home)
	}
}

// Lanes keep to the right, so that a way there and back is seen as two.
func TestLanes(t *testing.T) {
	there := []grid.Cell{{}, {Y: 1}, {}}
	way := lane(there, 0.1)
	if way[0].X <= 0.5 || way[len(way)-1].X >= 0.5 {
		t.Errorf("there at %v, back at %v", way[0].X, way[len(way)-1].X)
	}
}

// Everything the board and the buttons may show has its icon.
func TestIcons(t *testing.T) {
	var names []string
	for _, icon := range icons {
		names = append(names, icon)
	}
	for _, icon := range tokenIcons {
		names = append(names, icon)
	}
	for _, name := range draw.Exhibits {
		names = append(names, "exhibit-"+name)
	}
	for o := crazymuseum.Object(1); o.String() != ""; o++ {
		names = append(names, objectIcon(o.String()))
	}
	for k := crazymuseum.CardKind(1); k.String() != ""; k++ {
		names = append(names, "card-"+k.String())
	}
	for _, name := range names {
		if !look.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}

// Texts stay inside their tiles and plates at every text size.
func TestTexts(t *testing.T) {
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
		for _, size := range boardtest.Sizes {
			night := wholeMuseum()
			night.Phase, night.Alert, night.Countdown.Started = crazymuseum.Night, 5, 3
			for name, s := range map[string]*crazymuseum.State{"day": wholeMuseum(), "night": night} {
				b, _ := boardIn(t, size, s, ways())
				for _, obj := range test.WidgetRenderer(b).Objects() {
					text, ok := obj.(*canvas.Text)
					if !ok {
						continue
					}
					if at := text.Position(); at.X < -0.5 || at.Y < -0.5 || at.X+text.MinSize().Width > size.Width+0.5 {
						t.Errorf("%s %v %v: %q stands at %v", name, size, scale, text.Text, at)
					}
				}
			}
		}
	}
}

// The art names a picture for what is asked at the table.
func TestArt(t *testing.T) {
	art := Kit.Art
	for _, f := range []struct{ of, value string }{{"object", "rope"}, {"card", "banana"}, {"colour", "green"}, {"token", "guard"}, {"object", "ladder"}} {
		if art.Picture(rules.Field{Of: f.of}, f.value) == nil {
			t.Errorf("no picture of %s %s", f.of, f.value)
		}
	}
	if art.Picture(rules.Field{Of: "object"}, "") != nil || strings.TrimSpace(art.Icon("move")) == "" {
		t.Error("nothing has a picture, or moving has none")
	}
}

// BenchmarkBoard measures a full refresh of a museum of seventeen rooms.
func BenchmarkBoard(b *testing.B) {
	s := wholeMuseum()
	shown, _ := boardIn(b, fyne.NewSize(800, 560), s, ways())
	for b.Loop() {
		shown.show(readModel(s, board.Scene{Offers: ways()}, 0), false)
	}
}

// An offer costs what it tells; what tells nothing costs nothing.
func TestCharge(t *testing.T) {
	var art Art
	for want, o := range map[int]rules.Offer{2: moveTo("room:3", 2), 0: {Kind: "rest"}} {
		if got := art.Charge(o); got != want {
			t.Errorf("%s costs %d, want %d", o.Kind, got, want)
		}
	}
}

// BenchmarkPan moves the map under a finger.
func BenchmarkPan(b *testing.B) {
	board, _ := boardIn(b, fyne.NewSize(366, 420), snake(), nil)
	by := float32(12)
	for b.Loop() {
		board.View.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(by, 0)})
		by = -by
	}
}

// BenchmarkZoom makes the map larger and smaller.
func BenchmarkZoom(b *testing.B) {
	board, _ := boardIn(b, fyne.NewSize(800, 560), wholeMuseum(), ways())
	by := float32(8)
	for b.Loop() {
		board.View.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)})
		by = -by
	}
}

// Where two doors lead to one cell, that is drawn once, amid the cell.
func TestOneCellIsLitOnce(t *testing.T) {
	s := smallMuseum()
	s.Level, s.Thieves = crazymuseum.NightOnly, nil
	s.Rooms = []crazymuseum.Room{
		roomAt(1, 0, 0, "NE", crazymuseum.Plain, crazymuseum.Initial), roomAt(2, 1, 1, "ES", crazymuseum.Plain, 0),
	}
	var offers []rules.Offer
	for _, cell := range []rules.Thing{"cell:1.0", "cell:1.0", "cell:0.1", "cell:2.1"} {
		offers = append(offers, rules.Offer{Kind: "explore", On: []rules.Thing{cell}})
	}
	seen := map[rules.Thing]draw.Box{}
	for _, e := range readModel(s, board.Scene{Offers: offers}, 0).exits {
		if !e.lit {
			continue
		}
		if _, twice := seen[e.thing]; twice {
			t.Errorf("%s is lit twice", e.thing)
		}
		seen[e.thing] = stubBox(e)
	}
	if x, y := seen["cell:1.0"].Mid(); len(seen) != 3 || draw.Apart(fyne.NewPos(x, y), draw.MiddleOf(grid.Cell{X: 1})) > 0.01 {
		t.Errorf("lit are %v", seen)
	}
}

// On guard duty a room that the table marked shows it.
func TestAMarkIsSeen(t *testing.T) {
	for level, want := range map[crazymuseum.Level]bool{crazymuseum.NightOnly: true, crazymuseum.Full: false} {
		s := smallMuseum()
		s.Level, s.Rooms[0].Marked = level, true
		if h := readModel(s, board.Scene{}, 0); tileIn(h, 1).marked != want || tileIn(h, 2).marked {
			t.Errorf("level %v: room 1 is marked: %t", level, tileIn(h, 1).marked)
		}
	}
}
