package boards

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// A tap on a target moves there; on any other room it says why not.
func TestATapMovesOrSaysWhyNot(t *testing.T) {
	dressed(t)
	p := beginGloom(t, 3, nil)
	for _, size := range boardSizes {
		b, host := gloomIn(t, size, p)
		for _, c := range []struct {
			room    string
			key     rules.Key
			refused bool
		}{{"C2", "", false}, {"B1", "", false}, {"A4", "not-beside", true}, {"hall", "", false}} {
			host.done, host.tapped = nil, nil
			tapAt(t, b, c.room)
			switch {
			case c.room == "hall": // one stands there
				if len(host.done) > 0 {
					t.Errorf("%v: a tap on the Hall does %v", size, host.done)
				}
			case len(host.done) != 1 || host.done[0].kind != "go":
				t.Errorf("%v: a tap on %s does %v", size, c.room, host.done)
			case c.refused:
				if r := b.look.chamber(placed(t, c.room)).refused; r == nil || r.Key != c.key || len(host.done[0].answers) > 0 {
					t.Errorf("%v: %s is refused by %v", size, c.room, r)
				}
			case !slices.Equal(host.done[0].answers["to"], []string{c.room}):
				t.Errorf("%v: a tap on %s goes to %v", size, c.room, host.done[0].answers)
			}
		}
	}
}

// What can be reached is told apart by more than its colour, and listed for who does not see it.
func TestTargets(t *testing.T) {
	dressed(t)
	b, _ := gloomIn(t, boardSizes[0], beginGloom(t, 3, nil))
	want := []rules.Thing{"room:B1", "room:E1", "room:C2", "room:D2", shapeThing}
	if got := b.Things(); !slices.Equal(got, want) {
		t.Errorf("what can be tapped is %v, want %v", got, want)
	}
	p := plasters()
	icons := map[string]target{}
	for _, way := range []target{clearWay, tapedWay, unknownWay, forcedWay, dugWay, barred} {
		_, icon, _ := p.of(way)
		if other, ok := icons[icon]; ok || !kit.HasIcon(icon) {
			t.Errorf("way %d has the icon %q of way %d", way, icon, other)
		}
		icons[icon] = way
	}
}

// A room one can look into, one behind tape and one never seen are three kinds of target; a wall is none.
func TestWays(t *testing.T) {
	p := beginGloom(t, 3, nil)
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
	g := readGloom(s, Scene{Offers: offers}, rules.Table)
	for room, want := range map[string]target{"C2": clearWay, "D2": tapedWay, "E1": unknownWay, "B1": barred, "A4": noTarget} {
		if got := g.chamber(placed(t, room)).target; got != want {
			t.Errorf("room %s is target %d, want %d", room, got, want)
		}
	}
	if r := g.chamber(placed(t, "B1")).refused; r == nil || r.Key != "walled" {
		t.Errorf("the wall says %v", r)
	}
}

// shapesOf counts what is drawn of the rooms.
func shapesOf(b *oldMuseum) (tapes, all int) {
	for _, o := range b.drawRooms(60) {
		if img, ok := o.(*canvas.Image); ok && img.FillMode == canvas.ImageFillStretch {
			tapes++
		}
		all++
	}
	return tapes, all
}

// Danger tape is drawn where it is known, and not where its room lies face down.
func TestTapeIsDrawnUnlessHidden(t *testing.T) {
	dressed(t)
	for light, want := range map[string]int{"light": 1, "dark": 0} {
		p := beginGloom(t, 3, rules.Answers{"light": {light}})
		s := stateOf(t, p)
		for i := range s.Rooms {
			if s.Rooms[i].At == placed(t, "C3") {
				*s.Rooms[i].Sides.At(grid.North) = oldmuseum.Tape
			}
		}
		b, _ := gloomIn(t, boardSizes[1], p)
		b.show(readGloom(s, Scene{}, rules.Table), false)
		if got, _ := shapesOf(b); got != want {
			t.Errorf("in the %s %d tapes are drawn, want %d", light, got, want)
		}
	}
}

// In the dark a room lies face down unless somebody stands there; its visitor's own map still shows it.
func TestTheDarkHides(t *testing.T) {
	dressed(t)
	p := beginGloom(t, 3, rules.Answers{"light": {"dark"}})
	p = doing(t, p, done{"go", rules.Answers{"to": {"C2"}}}, done{"find", rules.Answers{"card": {"utility"}}}, done{"flip", rules.Answers{"side": {"open"}}}, done{"end-turn", nil})
	b, host := gloomIn(t, boardSizes[0], p)
	hidden := func(g *gloom, room string) bool { return g.chamber(placed(t, room)).hidden }
	if hidden(&b.look, "C2") || !hidden(&b.look, "C3") {
		t.Error("the wrong rooms lie face down")
	}
	s := stateOf(t, p)
	for i := range s.Players {
		s.Players[i].At = oldmuseum.HallPlace
	}
	for seat, want := range map[rules.Seat]bool{rules.Table: true, 0: false, 1: true} {
		g := readGloom(s, Scene{}, seat)
		if got := hidden(&g, "C2"); got != want {
			t.Errorf("for seat %d the room left lies face down: %t", seat, got)
		}
	}
	b.Touch("map:2")
	if !slices.Equal(host.covered, []rules.Seat{2}) {
		t.Errorf("the map of seat 2 is shown to %v", host.covered)
	}
	if own := ArtistOf("oldmuseum").(Mapper).Map(host, p.View(0), 0); own == nil {
		t.Error("seat 0 has no map")
	}
}

// The strip walks along with what the table does.
func TestStepsOfTheTurn(t *testing.T) {
	p := beginGloom(t, 3, nil)
	now := func(p rules.Position) (int, [stepCount]stepMark) {
		v := p.View(rules.Table)
		g := readGloom(stateOf(t, p), Scene{View: v, Offers: v.Offers()}, rules.Table)
		return g.step(), g.steps
	}
	if step, all := now(p); step != stepChoose || all[stepStart] != stepMay || all[stepFlip] != stepSkipped {
		t.Errorf("a turn begins at step %d, %v", step, all)
	}
	moves := outside("C2", "open", "utility")
	for i, want := range []int{stepChoose, stepCard, stepEnd} {
		p = doing(t, p, moves[i])
		if step, _ := now(p); step != want {
			t.Errorf("after %s the table is at step %d, want %d", moves[i].kind, step, want)
		}
	}
	if step, all := now(p); all[stepStart] != stepSkipped || all[stepEnter] != stepDone {
		t.Errorf("at step %d the steps are %v", step, all)
	}
	tunnel := doing(t, beginGloom(t, 3, nil), done{"tunnel", rules.Answers{"axis": {"ns"}}})
	if step, all := now(tunnel); step != stepChoose || all[stepStart] != stepDone {
		t.Errorf("after a tunnel the table is at step %d, %v", step, all)
	}
}

// A tunnel lights its lines, and every room on them is a target.
func TestTunnelsAreLit(t *testing.T) {
	dressed(t)
	p := doing(t, beginGloom(t, 3, nil), done{"tunnel", rules.Answers{"axis": {"ns"}}})
	b, _ := gloomIn(t, boardSizes[0], p)
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
	dressed(t)
	moved := doing(t, beginGloom(t, 2, nil), outside("C2", "open", "utility")...)
	taped := doing(t, beginGloom(t, 2, nil), outside("C2", "tape", "")[:2]...)
	for key, p := range map[rules.Key]rules.Position{"already-moved": moved, "busy": taped} {
		b, host := gloomIn(t, boardSizes[0], p)
		tapAt(t, b, "D2")
		if len(host.tapped) > 0 || len(host.done) != 1 || host.done[0].kind != "go" {
			t.Fatalf("%s: a tap on room D2 touches %v and does %v", key, host.tapped, host.done)
		}
		if r := b.look.chamber(placed(t, "D2")).refused; r == nil || r.Key != key {
			t.Errorf("room D2 is refused for %+v, not for %s", r, key)
		}
		b.Loosen(true)
		if tapAt(t, b, "D2"); len(host.tapped) != 1 {
			t.Errorf("%s: while pawns are loose a tap on room D2 touches %v", key, host.tapped)
		}
	}
}

// Who stands next door is marked, and a tap there says that the room is occupied: only the button holds somebody up.
func TestVictims(t *testing.T) {
	dressed(t)
	p := doing(t, beginGloom(t, 2, nil), append(outside("C2", "open", "utility"), done{"end-turn", nil})...)
	b, host := gloomIn(t, boardSizes[0], p)
	if !b.look.pawns[0].victim || b.look.pawns[1].victim {
		t.Fatalf("who can be held up is %+v", b.look.pawns)
	}
	if slices.Contains(b.Things(), rules.Thing("seat:0")) {
		t.Error("the pawn can be touched")
	}
	tapAt(t, b, "C2")
	if len(host.tapped) > 0 || len(host.done) != 1 || host.done[0].kind != "go" || len(host.done[0].answers) > 0 {
		t.Fatalf("a tap on the pawn touches %v and does %v", host.tapped, host.done)
	}
	if r := b.look.chamber(placed(t, "C2")).refused; r == nil || r.Key != "occupied" {
		t.Errorf("the room is refused by %v", r)
	}
}

// Every room is drawn inside its place, large enough for a finger, in the usual shape.
func TestRoomsAreLargeEnough(t *testing.T) {
	dressed(t)
	for _, size := range []fyne.Size{fyne.NewSize(366, 365), fyne.NewSize(336, 330), fyne.NewSize(800, 520)} {
		b, _ := gloomIn(t, size, beginGloom(t, 4, nil))
		if side := b.view.Scale(); side < kit.Touch || !b.view.Whole() {
			t.Errorf("%v: rooms of %v dp", size, side)
		}
		b.look.all(func(c *chamber) {
			at := c.box()
			p := b.view.At(fyne.NewPos(at.x, at.y))
			if p.X < -1 || p.Y < -1 || p.X+at.w*b.view.Scale() > size.Width+1 {
				t.Errorf("%v: %s is at %v", size, c.at, p)
			}
		})
	}
}

// Rooms, and the Hall, are laid otherwise by two taps; nothing is lost on the way.
func TestShaping(t *testing.T) {
	dressed(t)
	b, host := gloomIn(t, boardSizes[0], beginGloom(t, 3, nil))
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
	if len(host.done) != 1 || host.done[0].kind != "shape" || b.Absorbs() {
		t.Fatalf("the table does %v", host.done)
	}
	m := host.done[0].answers["rows"][0]
	next := doing(t, beginGloom(t, 3, nil), done{"shape", rules.Answers{"rows": {m}}})
	if n := len(stateOf(t, next).Rooms); n != 22 {
		t.Errorf("the rules take it as %d rooms", n)
	}
}

// Pawns walk only where things may move, a tap ends it, and all stand where they belong afterwards.
func TestPawnsWalk(t *testing.T) {
	a := test.NewTempApp(t)
	before := beginGloom(t, 3, nil)
	p := doing(t, before, outside("C2", "open", "utility")...)
	for _, motion := range []bool{true, false} {
		look := kit.NewLook()
		look.Motion = motion
		a.Settings().SetTheme(look)
		b, _ := gloomIn(t, boardSizes[0], before)
		b.Present(Scene{View: p.View(rules.Table), Moving: true})
		if _, ok := b.from["seat:0"]; !ok {
			t.Errorf("with motion %t: %v walk", motion, b.from)
		}
		b.Skip()
		want, _ := gloomIn(t, boardSizes[0], p)
		for i, w := range b.walkers {
			if got := w.body.Position(); got != want.walkers[i].body.Position() {
				t.Errorf("with motion %t: %s stands at %v", motion, w.who, got)
			}
		}
	}
}

// A pawn that stands elsewhere is dragged there.
func TestPawnsAreCarried(t *testing.T) {
	dressed(t)
	b, host := gloomIn(t, boardSizes[1], beginGloom(t, 2, nil))
	from := b.look.pawns[1].at
	to := b.look.chamber(placed(t, "B3")).box()
	if b.Lift(fyne.NewPos(from.x, from.y), false) {
		t.Error("a pawn is taken up by a short tap")
	}
	if !b.Lift(fyne.NewPos(from.x, from.y), true) {
		t.Fatal("the pawn cannot be taken up")
	}
	b.Carry(fyne.NewPos(to.x+to.w/2, to.y+to.h/2))
	b.Drop(fyne.NewPos(to.x+to.w/2, to.y+to.h/2), true)
	if !slices.Equal(host.moved, []rules.Thing{"seat:1", "room:B3"}) {
		t.Errorf("the table hears of %v", host.moved)
	}
}

// Where rooms are not followed the order of turns is told, and who misses one.
func TestOrderOfTurns(t *testing.T) {
	dressed(t)
	p := doing(t, beginGloom(t, 3, rules.Answers{"level": {"clock"}, "end": {"timed"}}), done{"fell", nil})
	b, _ := gloomIn(t, boardSizes[0], p)
	if b.look.tracked || b.look.turn != 1 || len(b.Things()) > 0 {
		t.Fatalf("the board shows %+v", b.look)
	}
	for i, want := range []string{"misses", "now", "next"} {
		p := &b.look.players[i]
		place := (i + 2) % 3
		if said, icon := b.visitorTag(p, place); said != "oldmuseum.board.order."+want || !kit.HasIcon(icon) {
			t.Errorf("player %d: %s", i, said)
		}
	}
}

// Everything the board and the buttons may show has its icon.
func TestOldMuseumIcons(t *testing.T) {
	names := append([]string{"crown", "hourglass", "card-map", "clock", "hand", "arrange", "settings"}, turnIcons[:]...)
	for _, icons := range []map[string]string{oldMuseumCards, oldMuseumSides, oldMuseumSpecials, oldMuseumTokens} {
		for _, icon := range icons {
			names = append(names, icon)
		}
	}
	for _, kind := range oldmuseum.Game.Kinds() {
		if kind != "referee" {
			names = append(names, oldMuseumArt{}.Icon(kind))
		}
	}
	for _, name := range names {
		if !kit.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}

// Texts stay inside the board at every text size.
func TestOldMuseumTexts(t *testing.T) {
	a := test.NewTempApp(t)
	p := beginGloom(t, 4, rules.Answers{"light": {"dark"}})
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		a.Settings().SetTheme(kit.Look{Variant: kit.Dark, Scale: scale})
		for _, size := range boardSizes {
			b, _ := gloomIn(t, size, p)
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

// BenchmarkOldMuseum is a full refresh of the board in the middle of a game.
func BenchmarkOldMuseum(b *testing.B) {
	dressed(b)
	p := doing(b, beginGloom(b, 4, nil), append(outside("C2", "open", "utility"), done{"end-turn", nil})...)
	board, _ := gloomIn(b, fyne.NewSize(366, 420), p)
	v := p.View(rules.Table)
	for b.Loop() {
		board.Present(Scene{View: v, Offers: v.Offers()})
	}
}
