package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// A tap on a target moves there; on any other room it says why not.
func TestATapMovesOrSaysWhyNot(t *testing.T) {
	p := begin(t, 3, nil)
	for _, size := range boardtest.Sizes {
		b, host := boardIn(t, size, p)
		for _, c := range []struct {
			room    string
			key     rules.Key
			refused bool
		}{{"C2", "", false}, {"B1", "", false}, {"A4", "not-beside", true}, {"hall", "", false}} {
			host.Deeds, host.Taps = nil, nil
			tapAt(t, b, c.room)
			switch {
			case c.room == "hall": // one stands there
				if len(host.Deeds) > 0 {
					t.Errorf("%v: a tap on the Hall does %v", size, host.Deeds)
				}
			case len(host.Deeds) != 1 || host.Deeds[0].Kind != "go":
				t.Errorf("%v: a tap on %s does %v", size, c.room, host.Deeds)
			case c.refused:
				if r := b.look.chamber(placed(t, c.room)).refused; r == nil || r.Key != c.key || len(host.Deeds[0].Answers) > 0 {
					t.Errorf("%v: %s is refused by %v", size, c.room, r)
				}
			case !slices.Equal(host.Deeds[0].Answers["to"], []string{c.room}):
				t.Errorf("%v: a tap on %s goes to %v", size, c.room, host.Deeds[0].Answers)
			}
		}
	}
}

// What can be reached is told apart by more than its colour, and listed for who does not see it.
func TestTargets(t *testing.T) {
	b, _ := boardIn(t, boardtest.Sizes[0], begin(t, 3, nil))
	want := []rules.Thing{"room:B1", "room:E1", "room:C2", "room:D2", "map:0", "map:1", "map:2", shapeThing}
	if got := b.Things(); !slices.Equal(got, want) {
		t.Errorf("what can be tapped is %v, want %v", got, want)
	}
	p := plasters()
	icons := map[string]target{}
	for _, way := range []target{clearWay, tapedWay, lockedWay, unknownWay, forcedWay, dugWay, barred} {
		_, icon, _ := p.of(way)
		if other, ok := icons[icon]; ok || !look.HasIcon(icon) {
			t.Errorf("way %d has the icon %q of way %d", way, icon, other)
		}
		icons[icon] = way
	}
}

// A room one can look into, one behind tape and one never seen are three kinds of target; a wall is none.
func TestWays(t *testing.T) {
	p := begin(t, 3, nil)
	s := stateOf(t, p)
	side := func(room string, d grid.Dir, x oldmuseum.Side) {
		for i := range s.Rooms {
			if s.Rooms[i].At == placed(t, room) {
				*s.Rooms[i].Sides.At(d) = x
			}
		}
	}
	side("C2", grid.South, oldmuseum.Open)
	side("D2", grid.South, oldmuseum.Tape)
	side("B1", grid.East, oldmuseum.Wall)
	offers := slices.Clone(p.View(rules.Table).Offers())
	for i := range offers {
		if offers[i].Kind == "go" { // as the rules offer it then
			offers[i].Fields = []rules.Field{{Name: "to", Of: "room", Options: []rules.Option{{Value: "C2"}, {Value: "D2"}, {Value: "E1"}}}}
		}
	}
	g := readModel(s, board.Scene{Offers: offers}, rules.Table, 0)
	for room, want := range map[string]target{"C2": clearWay, "D2": tapedWay, "E1": unknownWay, "B1": barred, "A4": noTarget} {
		if got := g.chamber(placed(t, room)).target; got != want {
			t.Errorf("room %s is target %d, want %d", room, got, want)
		}
	}
	for i := range s.Rooms {
		s.Rooms[i].Locked = s.Rooms[i].At == placed(t, "C2") || s.Rooms[i].At == placed(t, "D2")
	}
	locked := readModel(s, board.Scene{Offers: offers}, rules.Table, 0)
	for room, want := range map[string]target{"C2": lockedWay, "D2": tapedWay} {
		if got := locked.chamber(placed(t, room)).target; got != want {
			t.Errorf("locked, room %s is target %d, want %d", room, got, want)
		}
	}
	if r := g.chamber(placed(t, "B1")).refused; r == nil || r.Key != "walled" {
		t.Errorf("the wall says %v", r)
	}
}

// shapesOf counts what is drawn of the rooms.
func shapesOf(b *Board) (tapes, all int) {
	for _, o := range b.View.Draw(60) {
		if img, ok := o.(*canvas.Image); ok && img.FillMode == canvas.ImageFillStretch {
			tapes++
		}
		all++
	}
	return tapes, all
}

// Danger tape is drawn where it is known, and not where its room lies face down.
func TestTapeIsDrawnUnlessHidden(t *testing.T) {
	for light, want := range map[string]int{"light": 1, "dark": 0} {
		p := begin(t, 3, rules.Answers{"light": {light}})
		s := stateOf(t, p)
		for i := range s.Rooms {
			if s.Rooms[i].At == placed(t, "C3") {
				*s.Rooms[i].Sides.At(grid.North) = oldmuseum.Tape
			}
		}
		b, _ := boardIn(t, boardtest.Sizes[1], p)
		b.show(readModel(s, board.Scene{}, rules.Table, 0), false)
		if got, _ := shapesOf(b); got != want {
			t.Errorf("in the %s %d tapes are drawn, want %d", light, got, want)
		}
	}
}

// In the dark a room lies face down unless somebody stands there; its visitor's own map still shows it.
func TestTheDarkHides(t *testing.T) {
	p := begin(t, 3, rules.Answers{"light": {"dark"}})
	p = doing(t, p, boardtest.Deed{Kind: "go", Answers: rules.Answers{"to": {"C2"}}}, boardtest.Deed{Kind: "find", Answers: rules.Answers{"card": {"utility"}}}, boardtest.Deed{Kind: "flip", Answers: rules.Answers{"side": {"open"}}}, boardtest.Deed{Kind: "end-turn", Answers: nil})
	b, host := boardIn(t, boardtest.Sizes[0], p)
	hidden := func(g *model, room string) bool { return g.chamber(placed(t, room)).hidden }
	if hidden(&b.look, "C2") || !hidden(&b.look, "C3") {
		t.Error("the wrong rooms lie face down")
	}
	s := stateOf(t, p)
	for i := range s.Players {
		s.Players[i].At = oldmuseum.HallPlace
	}
	for seat, want := range map[rules.Seat]bool{rules.Table: true, 0: false, 1: true} {
		g := readModel(s, board.Scene{}, seat, 0)
		if got := hidden(&g, "C2"); got != want {
			t.Errorf("for seat %d the room left lies face down: %t", seat, got)
		}
	}
	b.Touch("map:2")
	if !slices.Equal(host.covered, []rules.Seat{2}) {
		t.Errorf("the map of seat 2 is shown to %v", host.covered)
	}
	if title, own := (Art{}).Map(host, p.View(0), 0); own == nil || title != "map:0" {
		t.Errorf("seat 0 has %T as its map, under %q", own, title)
	}
}

// The strip walks along with what the table does.
func TestStepsOfTheTurn(t *testing.T) {
	p := begin(t, 3, nil)
	now := func(p rules.Position) (int, [stepCount]stepMark) {
		v := p.View(rules.Table)
		g := readModel(stateOf(t, p), board.Scene{View: v, Offers: v.Offers()}, rules.Table, 0)
		return g.step(), g.steps
	}
	if step, all := now(p); step != stepChoose || all[stepStart] != stepMay || all[stepFlip] != stepSkipped {
		t.Errorf("a turn begins at step %d, %v", step, all)
	}
	moves := outside("C2", "open", "utility")
	for i, want := range []int{stepChoose, stepCard, stepEnd} {
		p = doing(t, p, moves[i])
		if step, _ := now(p); step != want {
			t.Errorf("after %s the table is at step %d, want %d", moves[i].Kind, step, want)
		}
	}
	if step, all := now(p); all[stepStart] != stepSkipped || all[stepEnter] != stepDone {
		t.Errorf("at step %d the steps are %v", step, all)
	}
	tunnel := doing(t, begin(t, 3, nil), boardtest.Deed{Kind: "tunnel", Answers: rules.Answers{"axis": {"ns"}}})
	if step, all := now(tunnel); step != stepChoose || all[stepStart] != stepDone {
		t.Errorf("after a tunnel the table is at step %d, %v", step, all)
	}
}

// A tunnel lights its lines, and every room on them is a target.
func TestTunnelsAreLit(t *testing.T) {
	p := doing(t, begin(t, 3, nil), boardtest.Deed{Kind: "tunnel", Answers: rules.Answers{"axis": {"ns"}}})
	b, _ := boardIn(t, boardtest.Sizes[0], p)
	if len(b.look.lines) != 2 {
		t.Fatalf("from the Hall lead %d lines", len(b.look.lines))
	}
	for _, room := range []string{"C2", "C4", "D3"} {
		if got := b.look.chamber(placed(t, room)).target; got != dugWay {
			t.Errorf("room %s is target %d", room, got)
		}
	}
}

// After the move a tap on another room tells that the move is made, and so does one while something else is asked.
func TestRoomsTellWhyNobodyMoves(t *testing.T) {
	moved := doing(t, begin(t, 2, nil), outside("C2", "open", "utility")...)
	taped := doing(t, begin(t, 2, nil), outside("C2", "tape", "")[:2]...)
	for key, p := range map[rules.Key]rules.Position{"already-moved": moved, "busy": taped} {
		b, host := boardIn(t, boardtest.Sizes[0], p)
		tapAt(t, b, "D2")
		if len(host.Taps) > 0 || len(host.Deeds) != 1 || host.Deeds[0].Kind != "go" {
			t.Fatalf("%s: a tap on room D2 touches %v and does %v", key, host.Taps, host.Deeds)
		}
		if r := b.look.chamber(placed(t, "D2")).refused; r == nil || r.Key != key {
			t.Errorf("room D2 is refused for %+v, not for %s", r, key)
		}
		b.Loosen(true)
		if tapAt(t, b, "D2"); len(host.Taps) != 1 {
			t.Errorf("%s: while pawns are loose a tap on room D2 touches %v", key, host.Taps)
		}
	}
}

// A pawn next door is marked, and a tap there is refused, as the room is occupied: only the button holds somebody up.
func TestVictims(t *testing.T) {
	p := doing(t, begin(t, 2, nil), append(outside("C2", "open", "utility"), boardtest.Deed{Kind: "end-turn", Answers: nil})...)
	b, host := boardIn(t, boardtest.Sizes[0], p)
	if !b.look.pawns[0].victim || b.look.pawns[1].victim {
		t.Fatalf("who can be held up is %+v", b.look.pawns)
	}
	if slices.Contains(b.Things(), rules.Thing("seat:0")) {
		t.Error("the pawn can be touched")
	}
	tapAt(t, b, "C2")
	if len(host.Taps) > 0 || len(host.Deeds) != 1 || host.Deeds[0].Kind != "go" || len(host.Deeds[0].Answers) > 0 {
		t.Fatalf("a tap on the pawn touches %v and does %v", host.Taps, host.Deeds)
	}
	if r := b.look.chamber(placed(t, "C2")).refused; r == nil || r.Key != "occupied" {
		t.Errorf("the room is refused by %v", r)
	}
}

// Every room is drawn inside its place, large enough for a finger, in the usual shape.
func TestRoomsAreLargeEnough(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(366, 365), fyne.NewSize(336, 330), fyne.NewSize(800, 520)} {
		b, _ := boardIn(t, size, begin(t, 4, nil))
		if side := b.View.Scale(); side < look.Touch || !b.View.Whole() {
			t.Errorf("%v: rooms of %v dp", size, side)
		}
		b.look.all(func(c *chamber) {
			at := c.box()
			p := b.View.At(fyne.NewPos(at.X, at.Y))
			if p.X < -1 || p.Y < -1 || p.X+at.W*b.View.Scale() > size.Width+1 {
				t.Errorf("%v: %s is at %v", size, c.at, p)
			}
		})
	}
}

// Rooms, and the Hall, are laid otherwise by two taps; nothing is lost on the way.
func TestShaping(t *testing.T) {
	b, host := boardIn(t, boardtest.Sizes[0], begin(t, 3, nil))
	b.Touch(shapeThing)
	l := &b.shaping
	if !b.Absorbs() || l.rows() != "....../....../....../..HH.." {
		t.Fatalf("the museum is spelt %s", l.rows())
	}
	cell := func(name string) grid.Cell { return placed(t, name).Cell() }
	for _, c := range []struct{ from, to, want string }{
		{"A4", "A5", ".#####/#...../....../....../..HH.."},
		{"C1", "B1", ".#####/#...../....../....../.HH..."},
		{"B1", "C1", ".#####/#...../....../...H../...H.."},
	} {
		l.tap(cell(c.from))
		l.tap(cell(c.to))
		if got := l.rows(); len(l.rooms) != 22 || c.from != "B1" && got != c.want {
			t.Errorf("%s to %s spells %s, want %s", c.from, c.to, got, c.want)
		}
	}
	l.finish()
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "shape" || b.Absorbs() {
		t.Fatalf("the table does %v", host.Deeds)
	}
	m := host.Deeds[0].Answers["rows"][0]
	next := doing(t, begin(t, 3, nil), boardtest.Deed{Kind: "shape", Answers: rules.Answers{"rows": {m}}})
	if n := len(stateOf(t, next).Rooms); n != 22 {
		t.Errorf("the rules take it as %d rooms", n)
	}
}

// Who stands in another room than before walks there from the old one.
func TestPawnsWalk(t *testing.T) {
	before := begin(t, 3, nil)
	b, _ := boardIn(t, boardtest.Sizes[0], before)
	old := b.look
	p := doing(t, before, outside("C2", "open", "utility")...)
	b.Present(board.Scene{View: p.View(rules.Table), Moving: true})
	ways := b.look.moved(&old)
	way := ways["seat:0"]
	if len(ways) != 1 || len(way) != 2 || b.look.under(draw.CellAt(way[0])) != &b.look.hall || draw.CellAt(way[1]) != placed(t, "C2").Cell() {
		t.Errorf("the ways are %v", ways)
	}
}

// A pawn that stands elsewhere is dragged there.
func TestPawnsAreCarried(t *testing.T) {
	b, host := boardIn(t, boardtest.Sizes[1], begin(t, 2, nil))
	from := b.look.pawns[1].at
	to := b.look.chamber(placed(t, "B3")).box()
	if b.View.Carrier.Lift(fyne.NewPos(from.X, from.Y), false) {
		t.Error("a pawn is taken up by a short tap")
	}
	if !b.View.Carrier.Lift(fyne.NewPos(from.X, from.Y), true) {
		t.Fatal("the pawn cannot be taken up")
	}
	b.View.Carrier.Carry(fyne.NewPos(to.X+to.W/2, to.Y+to.H/2))
	b.View.Carrier.Drop(fyne.NewPos(to.X+to.W/2, to.Y+to.H/2), true)
	if !slices.Equal(host.moved, []rules.Thing{"seat:1", "room:B3"}) {
		t.Errorf("the table hears of %v", host.moved)
	}
}

// Where rooms are not followed the order of turns is told, and who misses one.
func TestOrderOfTurns(t *testing.T) {
	p := doing(t, begin(t, 3, rules.Answers{"level": {"clock"}, "end": {"timed"}}), boardtest.Deed{Kind: "fell", Answers: nil})
	b, _ := boardIn(t, boardtest.Sizes[0], p)
	if b.look.tracked || b.look.turn != 1 || !slices.Equal(b.Things(), []rules.Thing{"map:0", "map:1", "map:2"}) {
		t.Fatalf("the board shows %+v", b.look)
	}
	for i, want := range []string{"misses", "now", "next"} {
		p := &b.look.players[i]
		place := (i + 2) % 3
		if said, icon := (order{board: b}).visitorTag(p, place); said != "oldmuseum.board.order."+want || !look.HasIcon(icon) {
			t.Errorf("player %d: %s", i, said)
		}
	}
	b.look.ended = true
	for timed, want := range map[bool]string{true: "late", false: "inside"} {
		b.look.timed, b.look.winner = timed, rules.Table
		if said, _ := (order{board: b}).visitorTag(&b.look.players[0], 0); said != "oldmuseum.board.order."+want {
			t.Errorf("timed %v, who stayed is told as %s, want %s", timed, said, want)
		}
	}
}

// Everything the board and the buttons may show has its icon.
func TestIcons(t *testing.T) {
	names := append([]string{"crown", "hourglass", "card-map", "clock", "hand", "arrange", "settings"}, turnIcons[:]...)
	for _, icons := range []map[string]string{cardIcons, sideWords, specials, tokenIcons} {
		for _, icon := range icons {
			names = append(names, icon)
		}
	}
	for _, kind := range oldmuseum.Game.Kinds() {
		if kind != "referee" {
			names = append(names, Art{}.Icon(kind))
		}
	}
	for _, name := range names {
		if !look.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}

// Texts stay inside the board at every text size.
func TestTexts(t *testing.T) {
	p := begin(t, 4, rules.Answers{"light": {"dark"}})
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
		for _, size := range boardtest.Sizes {
			b, _ := boardIn(t, size, p)
			for _, obj := range test.WidgetRenderer(b).Objects() {
				if text, ok := obj.(*canvas.Text); ok {
					if at := text.Position(); at.X < -0.5 || at.Y < -0.5 || at.X+text.MinSize().Width > size.Width+0.5 {
						t.Errorf("%v %v: %q stands at %v", size, scale, text.Text, at)
					}
				}
			}
		}
	}
}

// BenchmarkBoard measures a full refresh of the board in the middle of a game.
func BenchmarkBoard(b *testing.B) {
	p := doing(b, begin(b, 4, nil), append(outside("C2", "open", "utility"), boardtest.Deed{Kind: "end-turn", Answers: nil})...)
	shown, _ := boardIn(b, fyne.NewSize(366, 420), p)
	v := p.View(rules.Table)
	for b.Loop() {
		shown.Present(board.Scene{View: v, Offers: v.Offers()})
	}
}
