package cgexpo

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// A tap on a square goes there at once, by the way that is shown; one that misses it a little only looks at it, and the dock goes.
func TestAim(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	for _, size := range sizes {
		b, host := boardIn(t, size, p)
		list := b.look.lit.Squares()
		if len(list) == 0 || len(b.Things()) != len(list) {
			t.Fatalf("%d squares are lit, %d listed", len(list), len(b.Things()))
		}
		for n, q := range list {
			b.tapMap(middleOf(q))
			if b.aim.at != q || len(b.aim.way) == 0 || b.aim.way[len(b.aim.way)-1] != q {
				t.Fatalf("a tap on %v goes to %v by %v", q, b.aim.at, b.aim.way)
			}
			if d := host.Deeds; len(d) != n+1 || d[n].Kind != "move" || d[n].Answers["to"][0] != q.String() {
				t.Fatalf("a tap on %v plays %v", q, d)
			}
			b.aim.forget()
		}
		last := list[len(list)-1]
		b.aim.tap(last, false)
		d, _ := b.Asked()
		if len(host.Deeds) != len(list) || d.Lead == nil {
			t.Fatal("a look moves")
		}
		d.Lead.Tapped()
		b.aim.tap(last, false)
		if len(host.Deeds) != len(list)+2 {
			t.Error("the dock or a second tap does not go")
		}
	}
}

// Where ways to a square bring different things it is looked at first, and the dock offers them. Where one brings all, a tap goes that
// way at once; taken back, the same tap looks at the others.
func TestSeveralWays(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	b, host := boardIn(t, sizes[0], p)
	all := b.look.lit
	to := squareThing(all.Squares()[0])
	show := func(hauls ...cgexpo.Haul) {
		b.Present(sceneOf(p))
		look := b.look
		reach := *look.reach
		if reach.Ends = nil; len(hauls) > 0 {
			look.ways = []rules.Offer{{Kind: "route", On: []rules.Thing{to}, About: []rules.Thing{to, "item:key"}}}
		}
		for _, h := range hauls {
			reach.Ends = append(reach.Ends, cgexpo.Found{Haul: h, At: all})
		}
		look.reach = &reach
		b.show(look, false)
	}
	const zapper, key = 1 << cgexpo.Zapper, 1 << cgexpo.Key
	show(zapper, key)
	b.Touch(to)
	d, _ := b.Asked()
	if len(host.Deeds) > 0 || len(d.Slots) == 0 {
		t.Fatalf("a tap plays %v, %d ways are offered", host.Deeds, len(d.Slots))
	}
	d.Slots[0].Tapped()
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "route" {
		t.Errorf("played is %v", host.Deeds)
	}
	show(zapper, zapper|key, 0)
	b.Touch(to)
	if len(host.Deeds) != 2 || host.Deeds[1].Kind != "move" {
		t.Fatalf("a tap on a square with a way that brings all plays %v", host.Deeds[1:])
	}
	show(zapper, zapper|key, 0)
	b.Touch(to)
	if d, _ := b.Asked(); len(host.Deeds) != 2 || len(d.Slots) != 1 {
		t.Errorf("taken back, the tap plays %v, %d ways are offered", host.Deeds[2:], len(d.Slots))
	}
}

// What is in the way and what is behind a closed door is marked, and the rules say why.
func TestRefusals(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(16, 12)))
	p, _ = do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"1"}})
	b, host := boardIn(t, sizes[1], p)
	locked := b.look.locked.Squares()
	if len(locked) == 0 {
		t.Fatal("no square lies behind a closed door")
	}
	b.tapMap(middleOf(locked[0]))
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["to"][0] != locked[0].String() {
		t.Errorf("a tap behind a door plays %v", host.Deeds)
	}
	asked := func() int { return len(host.Deeds) }
	for y := range 12 {
		for x := range 16 {
			q := cgexpo.SquareAt(x, y)
			before := asked()
			b.tapMap(middleOf(q))
			if lit := b.look.lit.Has(q); lit && b.aim.at != q || !lit && (asked() == before || b.aim.at != 0) {
				t.Fatalf("a tap on %v, lit %t, looks at %v and asks %d times", q, lit, b.aim.at, asked()-before)
			}
			if why := b.look.state.WhyNot(q); why != nil && (host.Refusals[before] == nil || host.Refusals[before].Key != why.Key) {
				t.Fatalf("a tap on %v says %+v, not %+v", q, host.Refusals[before], why)
			}
			b.aim.forget()
		}
	}
	before := asked()
	b.tapMap(fyne.NewPos(-0.2, 5.5))
	if asked() != before {
		t.Error("a tap beside the board plays something")
	}
}

// A tap that misses a lit square by less than a finger looks at it all the same.
func TestNearMiss(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"1"}})
	b, host := boardIn(t, sizes[0], p)
	for _, q := range b.look.lit.Squares() {
		m := middleOf(q)
		b.tapMap(m.AddXY(0.55, 0))
		if b.aim.at == 0 || len(host.Deeds) > 0 {
			t.Errorf("beside %v a tap looks at %v and plays %v", q, b.aim.at, host.Deeds)
		}
		b.aim.forget()
	}
}

// A name stands where no piece does and no square is lit: in its zone, that of the exit else beside it; without room there, nowhere.
func TestNamesStandFree(t *testing.T) {
	d := NewDraft(9, 6)
	d.Fill(2, 1, 6, 3, cgexpo.VIP)
	d.Fill(3, 5, 6, 5, cgexpo.Exit)
	stand := map[string]int{"D2": onPiece, "C3": onPiece, "E3": onLit, "D6": onPiece, "E6": onPiece, "F6": onPiece, "G6": onPiece, "D5": onPiece}
	cost := func(q cgexpo.Square) int { return stand[q.String()] }
	for _, test := range []struct {
		zone cgexpo.Zone
		long int
		want string
	}{
		{cgexpo.VIP, 3, "E2"}, {cgexpo.VIP, 4, "C4"}, {cgexpo.VIP, 6, ""}, {cgexpo.Exit, 3, "E5"}, {cgexpo.Casino, 1, ""},
	} {
		got := ""
		if q, ok := bestPlace(d, patches(d), test.zone, test.long, cost); ok {
			got = q.String()
		}
		if got != test.want {
			t.Errorf("a name of %d squares in %v stands on %q, want %q", test.long, test.zone, got, test.want)
		}
	}
}

// While somebody flees, the distance of Intellivision-The-Great is shown and what each face of the white die does.
func TestFrantic(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(16, 12)))
	s := *stateOf(t, p)
	s.Thieves = slices.Clone(s.Thieves)
	s.Thieves[0].Square = cgexpo.SquareAt(11, 2)
	s.CDs = cgexpo.CDSpot{Seat: 0}
	s.CDs.At = cgexpo.InPack
	host := &boardtest.Host{}
	b := New(host)
	w := test.NewTempWindow(t, b)
	w.Resize(sizes[1])
	white := rules.Offer{Kind: "white"}
	b.show(readModel(&s, board.Scene{Offers: []rules.Offer{white}}, 0), false)
	if !b.look.frantic || b.look.far != 3 {
		t.Fatalf("frantic %t, %d steps away", b.look.frantic, b.look.far)
	}
	list := b.look.hunt()
	if len(list) != 2 || list[0].to != 2 || list[1].result != "itg-there" || list[1].n != 4 {
		t.Errorf("the white die does %+v", list)
	}
	if d, _ := b.Asked(); d.Hint != "cgexpo.board.white.hint" {
		t.Errorf("of one die the hint is %q", d.Hint)
	}
	b.key(t, "4").Tapped(nil)
	if len(host.Deeds) != 1 || host.Deeds[0].Answers["pips"][0] != "4" {
		t.Errorf("played is %v", host.Deeds)
	}
}

// Figures walk only where things may move, a tap ends it, and dice that were thrown lie there as they fell.
func TestMotion(t *testing.T) {
	for _, motion := range []bool{true, false} {
		worn := look.NewLook()
		worn.Motion = motion
		boardtest.Wear(t, worn)
		p := begin(t, boxOf(t, hallOf(16, 12)))
		b, _ := boardIn(t, sizes[1], p)
		next, told := do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
		scene := sceneOf(next)
		scene.Told, scene.Moving = told, true
		b.Present(scene)
		if b.throw.kind != noCast {
			t.Error("dice that lie on the table roll on the screen")
		}
		b.Present(sceneOf(p))
		b.throw.asked = true
		b.Present(scene)
		if !slices.Equal(b.throw.values, []int{2, 3}) || b.throw.rolling.On() {
			t.Errorf("with motion %t the dice are %+v", motion, b.throw.cast)
		}
		b.aim.way = b.look.reach.Route(b.look.lit.Squares()[0], b.look.reach.Ends[0].Haul)
		to := b.look.lit.Squares()[0]
		moved, _ := do(t, next, "move", rules.Answers{"to": {to.String()}})
		scene = sceneOf(moved)
		scene.Moving = true
		b.Present(scene)
		if len(b.hall.trail["seat:0"]) < 2 {
			t.Error("there is no trail of the thief")
		}
		b.Skip()
		if b.Walking() {
			t.Error("skipped, but still on the way")
		}
	}
}

// Only those walk who have just moved; their trail stays for the rest of the turn.
func TestTrailStays(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	b, _ := boardIn(t, sizes[1], p)
	before := b.look
	next, _ := do(t, p, "move", rules.Answers{"to": {b.look.lit.Squares()[0].String()}})
	b.look = readModel(stateOf(t, next), sceneOf(next), 0)
	if ways := b.hall.leaveTrail(&before, nil, true); len(ways["seat:0"]) < 2 {
		t.Fatalf("after a move %v walk", ways)
	}
	before = b.look
	if ways := b.hall.leaveTrail(&before, nil, true); len(ways) > 0 {
		t.Errorf("nobody has moved, but %v walk", ways)
	}
	if len(b.hall.trail["seat:0"]) < 2 {
		t.Error("the trail is gone before anybody else has moved")
	}
}

// A figure dragged to another square is told to the table; it stands where it stood until that is corrected.
func TestCarry(t *testing.T) {
	host := &mover{}
	b := showIn(t, New(host), sizes[1], begin(t, boxOf(t, hallOf(16, 12))))
	b.Loosen(true)
	b.Redraw()
	hand := b.View.Carrier
	if !hand.Lift(middleOf(cgexpo.SquareAt(6, 5)), false) {
		t.Fatal("Scott cannot be lifted")
	}
	hand.Carry(fyne.NewPos(9.4, 7.6))
	hand.Drop(fyne.NewPos(9.4, 7.6), true)
	if host.figure != "figure:scott" || host.to != "square:J8" {
		t.Errorf("%s is moved to %s", host.figure, host.to)
	}
	if hand.Lift(fyne.NewPos(6.5, 1.5), false) {
		t.Error("an item is lifted")
	}
}

// mover is a table that remembers what was dragged.
type mover struct {
	boardtest.Host
	figure, to rules.Thing
}

func (m *mover) Move(figure, to rules.Thing) { m.figure, m.to = figure, to }

// Everything the board and the buttons may show has its icon.
func TestIcons(t *testing.T) {
	var names []string
	for _, icon := range icons {
		names = append(names, icon)
	}
	for _, icon := range itemsOf {
		names = append(names, icon)
	}
	for _, sign := range verdictSigns {
		names = append(names, sign.icon)
	}
	names = append(names, itemSigns[:]...)
	names = append(names, zoneSigns[1:]...)
	for _, id := range StartIDs() {
		icon, _ := StartIcon(id)
		names = append(names, icon)
	}
	for _, name := range append(names, "siren", "cg-pan", "cg-pack", "cg-brush", "cg-walls", "cg-ruler", "lock", "heart") {
		if !look.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
	if len(StartIDs()) != 26 {
		t.Errorf("%d pieces start somewhere", len(StartIDs()))
	}
}

// Texts stay inside the board at every text size, by squares and by zones.
func TestTexts(t *testing.T) {
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		boardtest.Wear(t, look.Look{Variant: look.Light, Scale: scale})
		for _, size := range sizes {
			for name, box := range map[string]rules.Box{"squares": boxOf(t, hallOf(16, 12)), "zones": nil} {
				b, _ := boardIn(t, size, begin(t, box))
				b.host = brief{b.host}
				b.Redraw()
				for _, obj := range test.WidgetRenderer(b).Objects() {
					text, ok := obj.(*canvas.Text)
					if !ok {
						continue
					}
					if at := text.Position(); at.X < -0.5 || at.Y < -0.5 || at.X+text.MinSize().Width > size.Width+1 {
						t.Errorf("%s %v %v: %q stands at %v", name, size, scale, text.Text, at)
					}
				}
			}
		}
	}
}

// brief gives the beginnings of names instead of their keys.
type brief struct{ board.Host }

// Text returns two letters where a name is shortened.
func (b brief) Text(key string, data map[string]any) string {
	if _, name, ok := strings.Cut(key, ".short."); ok {
		return name[:2]
	}
	return b.Host.Text(key, data)
}

// BenchmarkBoard measures a full refresh of a board of 30 by 30 squares with a roll of twelve.
func BenchmarkBoard(b *testing.B) {
	d := hallOf(30, 30)
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 90 {
		x, y := rnd.IntN(29), rnd.IntN(29)
		d.Draw(Line{Down: rnd.IntN(2) == 0, Line: x + 1, At: y, To: y + 1 + rnd.IntN(3)}, '|')
	}
	p, _ := do(b, begin(b, boxOf(b, d)), "roll", rules.Answers{"a": {"6"}, "b": {"6"}})
	board, _ := boardIn(b, fyne.NewSize(800, 600), p)
	scene := sceneOf(p)
	for b.Loop() {
		board.Present(scene)
	}
	b.ReportMetric(float64(len(board.View.Draw(board.View.Scale()))), "objects")
}
