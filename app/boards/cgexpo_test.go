package boards

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// expoHall is a board of so many squares: three rooms with a door each, the exit below, everything on its start.
func expoHall(width, height int) *Draft {
	d := NewDraft(width, height)
	d.Fill(0, 0, 4, 3, cgexpo.VIP)
	d.Fill(width-5, 0, width-1, 3, cgexpo.Casino)
	d.Fill(0, height-5, 4, height-2, cgexpo.Museum)
	d.Fill(5, height-1, 8, height-1, cgexpo.Exit)
	d.Draw(Line{Down: true, Line: 5, At: 1, To: 2}, 'v')
	d.Draw(Line{Down: true, Line: width - 5, At: 1, To: 2}, 'c')
	d.Draw(Line{Down: true, Line: 5, At: height - 3, To: height - 2}, 'm')
	d.Enclose()
	at := func(x, y int) cgexpo.Square { return cgexpo.SquareAt(x, y) }
	for i, colour := range []string{"red", "green", "yellow", "blue"} {
		d.Start("thief-"+colour, at(5+i, height-1))
		for j, noun := range []string{"zapper", "key", "pass", "studson"} {
			d.Start(noun+"-"+colour, at(6+2*j, 1+i))
		}
	}
	d.Start("scott", at(6, 5))
	d.Start("socal", at(8, 5))
	d.Start("uk", at(10, 5))
	d.Start("itg", at(width-2, 1))
	d.Start("cds", at(width-3, 2))
	d.Start("carl", at(1, height-4))
	return d
}

// expoBox is the board as the box of a copy.
func expoBoxOf(t testing.TB, d *Draft) rules.Box {
	t.Helper()
	box := rules.Box{}
	for thing, answers := range d.Answers() {
		raw, err := cgexpo.Game.Print(thing, answers)
		if err != nil {
			t.Fatal(err)
		}
		if raw != nil {
			box[thing] = raw
		}
	}
	return box
}

// expoPlay begins a game of four.
func expoPlay(t testing.TB, box rules.Box) rules.Position {
	t.Helper()
	p, _, err := cgexpo.Game.Start(rules.Setup{Seats: 4, Box: box})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func expoDo(t testing.TB, p rules.Position, kind rules.Kind, answers rules.Answers) (rules.Position, []rules.Event) {
	t.Helper()
	for _, o := range p.Offers() {
		if o.Kind != kind || o.Refused != nil {
			continue
		}
		m, err := o.Move(answers)
		if err != nil {
			t.Fatal(err)
		}
		next, told, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		return next, told
	}
	t.Fatalf("no %s is offered", kind)
	return nil, nil
}

func expoScene(p rules.Position) Scene {
	return Scene{View: p.View(rules.Table), Offers: p.Offers()}
}

func expoState(t testing.TB, p rules.Position) *cgexpo.State {
	t.Helper()
	s, ok := rules.StateOf[cgexpo.State](p.View(rules.Table))
	if !ok {
		t.Fatal("no state")
	}
	return s
}

// expoIn is a board in a window.
func expoIn(t testing.TB, size fyne.Size, p rules.Position) (*expoBoard, *table) {
	t.Helper()
	host := &table{}
	b := newCGExpo(host)
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(size)
	b.Present(expoScene(p))
	return b, host
}

var expoSizes = []fyne.Size{fyne.NewSize(366, 560), fyne.NewSize(800, 600)}

// key finds a button of the tray by its label.
func (b *expoBoard) key(t *testing.T, label string) *kit.ActionButton {
	t.Helper()
	for _, k := range b.pool[:b.used] {
		if k.Label == label {
			return k
		}
	}
	t.Fatalf("the tray has no key %q", label)
	return nil
}

// A board survives the way into a box and back, and the rules have no doubt of it.
func TestExpoDraftIsABox(t *testing.T) {
	d := expoHall(16, 12)
	box := expoBoxOf(t, d)
	if err := cgexpo.Game.CheckBox(box); err != nil {
		t.Fatal(err)
	}
	if doubts := cgexpo.Game.Doubts(box); len(doubts) > 0 {
		t.Errorf("the rules doubt it: %v", doubts)
	}
	if again := ReadDraft(box); fmt.Sprint(again.Answers()) != fmt.Sprint(d.Answers()) {
		t.Errorf("it comes back as %v", again.Answers())
	}
	if ReadDraft(rules.Box{}) != nil {
		t.Error("a box that says nothing has a board")
	}
	smaller := d.Clone()
	smaller.Resize(9, 12)
	if smaller.StartOf("cds") != 0 || d.StartOf("cds") == 0 {
		t.Error("what stood on squares that are gone still starts there, or the clone is not its own")
	}
	box = expoBoxOf(t, smaller)
	if err := cgexpo.Game.CheckBox(box); err != nil {
		t.Error(err)
	}
}

// Rectangles cover every square of the board once, whatever its shape.
func TestExpoPatches(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		d := NewDraft(1+rnd.IntN(30), 1+rnd.IntN(30))
		width, height := d.Size()
		for range 20 {
			d.Fill(rnd.IntN(width), rnd.IntN(height), rnd.IntN(width), rnd.IntN(height), cgexpo.Zone(rnd.IntN(6)))
		}
		covered := map[[2]int]cgexpo.Zone{}
		for _, p := range patches(d) {
			for y := p.y; y < p.y+p.h; y++ {
				for x := p.x; x < p.x+p.w; x++ {
					if covered[[2]int{x, y}] != 0 {
						t.Fatalf("%d, %d is covered twice", x, y)
					}
					covered[[2]int{x, y}] = p.zone
				}
			}
		}
		for y := range height {
			for x := range width {
				if covered[[2]int{x, y}] != d.ZoneAt(x, y) {
					t.Fatalf("%d, %d is shown as %v, want %v", x, y, covered[[2]int{x, y}], d.ZoneAt(x, y))
				}
			}
		}
	}
}

// One finger fills rooms, draws walls and sets starts; each stroke is told, and can be taken back.
func TestExpoPainter(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p := NewPainter(NewDraft(10, 8), "board")
	told := 0
	p.Changed = func() { told++ }
	w := test.NewTempWindow(t, p.View)
	w.Resize(fyne.NewSize(400, 400))
	stroke := func(x0, y0, x1, y1 float32) {
		if !p.Lift(fyne.NewPos(x0, y0), false) {
			t.Fatal("the tool does not paint")
		}
		p.Carry(fyne.NewPos((x0+x1)/2, (y0+y1)/2))
		p.Drop(fyne.NewPos(x1, y1), true)
	}
	p.Tool = Tool{Kind: SquareTool, Zone: "casino"}
	stroke(6.5, 0.5, 9.5, 3.5)
	if p.Draft().ZoneAt(9, 3) != cgexpo.Casino || p.Draft().ZoneAt(5, 0) != cgexpo.Floor {
		t.Error("a stroke does not fill its rectangle")
	}
	p.tap(fyne.NewPos(6.5, 0.5))
	if p.Draft().ZoneAt(6, 0) != cgexpo.Floor {
		t.Error("the same again is not floor")
	}
	p.Tool = Tool{Kind: SideTool, Side: '|'}
	stroke(2.1, 0.4, 2.05, 3.6)
	if !p.Draft().RightOf(1, 0).Wall || !p.Draft().RightOf(1, 3).Wall || p.Draft().RightOf(1, 4).Wall {
		t.Error("a stroke does not draw its wall")
	}
	p.Tool = Tool{Kind: SideTool, Side: 'c'}
	p.tap(fyne.NewPos(7.5, 3.95))
	if p.Draft().BelowOf(7, 3).Door != cgexpo.Casino {
		t.Error("a tap sets no door")
	}
	p.Change((*Draft).Enclose)
	if !p.Draft().RightOf(5, 1).Wall || p.Draft().BelowOf(7, 3).Wall {
		t.Error("walls around rooms are missing, or stand in a door")
	}
	p.Tool = Tool{Kind: StartTool, Start: "cds"}
	p.tap(fyne.NewPos(8.2, 1.7))
	if p.Draft().StartOf("cds") != cgexpo.SquareAt(8, 1) {
		t.Errorf("the CDs start on %v", p.Draft().StartOf("cds"))
	}
	if p.Tool = (Tool{}); p.Lift(fyne.NewPos(1, 1), true) {
		t.Error("looking paints")
	}
	strokes := told
	for p.Undo() {
	}
	if fmt.Sprint(p.Draft().Answers()) != fmt.Sprint(NewDraft(10, 8).Answers()) {
		t.Error("undo does not lead back to the beginning")
	}
	for p.Redo() {
	}
	if p.Draft().StartOf("cds") == 0 || strokes != 6 || told != 3*strokes {
		t.Errorf("%d of %d strokes were told, or redo does not lead to the end", told, strokes)
	}
}

// Two taps on the same six faces tell both movement dice.
func TestExpoDice(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	for _, box := range []rules.Box{expoBoxOf(t, expoHall(16, 12)), nil} {
		b, host := expoIn(t, expoSizes[0], expoPlay(t, box))
		b.key(t, "3").Tapped(nil)
		if len(host.done) > 0 {
			t.Fatal("one die is played")
		}
		b.key(t, "6").Tapped(nil)
		if len(host.done) != 1 || host.done[0].kind != "roll" || host.done[0].answers["a"][0] != "3" || host.done[0].answers["b"][0] != "6" {
			t.Errorf("played is %v", host.done)
		}
	}
}

// A square is looked at, then gone to; the way there is shown; one that is taken is explained by the rules.
func TestExpoAim(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p, _ := expoDo(t, expoPlay(t, expoBoxOf(t, expoHall(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	for _, size := range expoSizes {
		b, host := expoIn(t, size, p)
		list := b.look.lit.Squares()
		if len(list) == 0 || len(b.Things()) != len(list) {
			t.Fatalf("%d squares are lit, %d listed", len(list), len(b.Things()))
		}
		for _, q := range list {
			b.tapMap(middleOfSquare(q))
			if b.picked.at != q || len(b.picked.way) == 0 || b.picked.way[len(b.picked.way)-1] != q {
				t.Fatalf("a tap on %v looks at %v by %v", q, b.picked.at, b.picked.way)
			}
		}
		if len(host.done) > 0 {
			t.Fatal("a look moves")
		}
		last := list[len(list)-1]
		b.tapMap(middleOfSquare(last))
		if len(host.done) != 1 || host.done[0].kind != "move" || host.done[0].answers["to"][0] != last.String() {
			t.Errorf("a second tap plays %v", host.done)
		}
		b.key(t, "cgexpo.board.aim.go").Tapped(nil)
		if len(host.done) != 2 {
			t.Error("the button does not go")
		}
	}
}

// What stands in the way and what lies behind a closed door is marked, and the rules say why.
func TestExpoRefusals(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p := expoPlay(t, expoBoxOf(t, expoHall(16, 12)))
	p, _ = expoDo(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"1"}})
	b, host := expoIn(t, expoSizes[1], p)
	locked := b.look.locked.Squares()
	if len(locked) == 0 {
		t.Fatal("no square lies behind a closed door")
	}
	b.tapMap(middleOfSquare(locked[0]))
	if len(host.done) != 1 || host.done[0].answers["to"][0] != locked[0].String() {
		t.Errorf("a tap behind a door plays %v", host.done)
	}
	b.tapMap(fyne.NewPos(15.5, 5.5))
	if len(host.done) != 1 {
		t.Error("a tap far away plays something")
	}
}

// What throws do is told before: all of them, each once.
func TestExpoVerdicts(t *testing.T) {
	p := expoPlay(t, expoBoxOf(t, expoHall(16, 12)))
	s := expoState(t, p)
	for _, armed := range []bool{false, true} {
		if armed {
			s.Thieves[0].Items[cgexpo.Zapper].At = cgexpo.InPack
		}
		for _, list := range [][]cgexpo.Outcome{s.Encounter(0), s.Sweeping(0)} {
			all, next := 0, 0
			for _, v := range verdictsOf(list) {
				if v.from != next || v.icon == "" {
					t.Errorf("after %d comes %+v", next, v)
				}
				all, next = all+v.n, v.to+1
			}
			if all != 36 || next != 5 {
				t.Errorf("%d throws up to %d hits", all, next-1)
			}
		}
	}
	for n, want := range map[int]int{0: 0, 1: 3, 18: 50, 35: 97, 36: 100} {
		if got := percentOf(n, 36); got != want {
			t.Errorf("%d of 36 are %d%%, want %d%%", n, got, want)
		}
	}
}

// A podcaster beside a thief is shown with him, and fought with the hits that are tapped.
func TestExpoFight(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p := expoPlay(t, nil)
	p, _ = expoDo(t, p, "roll", nil)
	p, _ = expoDo(t, p, "walk", rules.Answers{"zone": {"floor"}, "take": {}, "doors": {}, "cds": {"false"}, "note": {""}})
	p, _ = expoDo(t, p, "quick", rules.Answers{"scott": {"by.0"}, "socal": {"by.0"}, "uk": {"still"}, "carl": {"false"}})
	b, _ := expoIn(t, expoSizes[0], p)
	if len(b.look.meets) != 2 {
		t.Fatalf("%v stand beside each other", b.look.meets)
	}
	look := b.look
	look.turn = 0
	look.fights = []rules.Offer{
		{Kind: "battle", On: []rules.Thing{"figure:scott"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1")}},
		{Kind: "battle", On: []rules.Thing{"figure:socal"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1")}},
	}
	host := b.host.(*table)
	b.show(look, false)
	b.Touch("figure:socal")
	b.key(t, "1").Tapped(nil)
	if b.tray.foe != 1 || len(host.done) != 1 || host.done[0].answers["hits"][0] != "1" {
		t.Errorf("against %d: %v", b.tray.foe, host.done)
	}
}

// An event card is told with a few taps.
func TestExpoCard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p := expoPlay(t, expoBoxOf(t, expoHall(16, 12)))
	p, _ = expoDo(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	s := expoState(t, p)
	all := s.Reachable().All()
	p, _ = expoDo(t, p, "move", rules.Answers{"to": {all.Squares()[0].String()}})
	b, host := expoIn(t, expoSizes[0], p)
	b.Touch("deck")
	if !b.Absorbs() {
		t.Fatal("the card is not told")
	}
	b.key(t, "cgexpo.way.toward").Tapped(nil)
	b.key(t, "cgexpo.board.card.more").Tapped(nil)
	b.key(t, "cgexpo.board.card.play").Tapped(nil)
	if len(host.done) > 0 {
		t.Fatal("a card is played of which Carl's icon is not told")
	}
	b.key(t, "cgexpo.board.card.carl").Tapped(nil)
	b.key(t, "+10").Tapped(nil)
	b.key(t, "cgexpo.board.card.play").Tapped(nil)
	want := rules.Answers{
		"scott": {"toward"}, "scottSteps": {"7"}, "socal": {"stays"}, "socalSteps": {"6"}, "uk": {"stays"}, "ukSteps": {"6"},
		"carl": {"true"}, "card": {"10"},
	}
	if len(host.done) != 1 || fmt.Sprint(host.done[0].answers) != fmt.Sprint(want) {
		t.Fatalf("played is %v, want %v", host.done, want)
	}
	expoDo(t, p, "read", host.done[0].answers)
}

// While somebody flees, the distance of Intellivision-The-Great is shown and what each face of the white die does.
func TestExpoFrantic(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	p := expoPlay(t, expoBoxOf(t, expoHall(16, 12)))
	s := *expoState(t, p)
	s.Thieves = slices.Clone(s.Thieves)
	s.Thieves[0].Square = cgexpo.SquareAt(11, 2)
	s.CDs = cgexpo.CDSpot{Seat: 0}
	s.CDs.At = cgexpo.InPack
	host := &table{}
	b := newCGExpo(host)
	w := test.NewTempWindow(t, b)
	w.Resize(expoSizes[1])
	white := rules.Offer{Kind: "white"}
	b.show(readExpo(&s, Scene{Offers: []rules.Offer{white}}), false)
	if !b.look.frantic || b.look.far != 3 {
		t.Fatalf("frantic %t, %d steps away", b.look.frantic, b.look.far)
	}
	list := b.hunt()
	if len(list) != 2 || list[0].to != 2 || list[1].result != "itg-there" || list[1].n != 4 {
		t.Errorf("the white die does %+v", list)
	}
	b.key(t, "4").Tapped(nil)
	if len(host.done) != 1 || host.done[0].answers["pips"][0] != "4" {
		t.Errorf("played is %v", host.done)
	}
}

// Figures walk only where things may move, a tap ends it, and dice that were thrown lie there as they fell.
func TestExpoMotion(t *testing.T) {
	a := test.NewTempApp(t)
	for _, motion := range []bool{true, false} {
		look := kit.NewLook()
		look.Motion = motion
		a.Settings().SetTheme(look)
		p := expoPlay(t, expoBoxOf(t, expoHall(16, 12)))
		b, _ := expoIn(t, expoSizes[1], p)
		next, told := expoDo(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
		scene := expoScene(next)
		scene.Told, scene.Moving = told, true
		b.Present(scene)
		if !slices.Equal(b.throw.values, []int{2, 3}) || b.throw.rolling {
			t.Errorf("with motion %t the dice are %+v", motion, b.throw)
		}
		b.picked.way = b.look.reach.Route(b.look.lit.Squares()[0], b.look.reach.Ends[0].Haul)
		to := b.look.lit.Squares()[0]
		moved, _ := expoDo(t, next, "move", rules.Answers{"to": {to.String()}})
		scene = expoScene(moved)
		scene.Moving = true
		b.Present(scene)
		if len(b.ways[thiefPieces[0]]) < 2 {
			t.Error("there is no trail of the thief")
		}
		b.Skip()
		if b.done != 1 {
			t.Error("skipped, but still on the way")
		}
	}
}

// A figure dragged to another square is told to the table; it stands where it stood until that is corrected.
func TestExpoCarry(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	b, _ := expoIn(t, expoSizes[1], expoPlay(t, expoBoxOf(t, expoHall(16, 12))))
	host := &mover{}
	b.host = host
	b.Loosen(true)
	b.redraw()
	if !b.Lift(middleOfSquare(cgexpo.SquareAt(6, 5)), false) {
		t.Fatal("Scott cannot be lifted")
	}
	b.Carry(fyne.NewPos(9.4, 7.6))
	b.Drop(fyne.NewPos(9.4, 7.6), true)
	if host.figure != "figure:scott" || host.to != "square:J8" {
		t.Errorf("%s is moved to %s", host.figure, host.to)
	}
	if b.Lift(fyne.NewPos(6.5, 1.5), false) {
		t.Error("an item is lifted")
	}
}

// mover is a table that remembers what was dragged.
type mover struct {
	table
	figure, to rules.Thing
}

func (m *mover) Move(figure, to rules.Thing) { m.figure, m.to = figure, to }

// Everything the board and the buttons may show has its icon.
func TestExpoIcons(t *testing.T) {
	var names []string
	for _, icon := range expoIcons {
		names = append(names, icon)
	}
	for _, icon := range expoItems {
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
		if !kit.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
	if len(StartIDs()) != 26 {
		t.Errorf("%d pieces start somewhere", len(StartIDs()))
	}
}

// Texts stay inside the board at every text size, by squares and by zones.
func TestExpoTexts(t *testing.T) {
	a := test.NewTempApp(t)
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		a.Settings().SetTheme(kit.Look{Variant: kit.Light, Scale: scale})
		for _, size := range expoSizes {
			for name, box := range map[string]rules.Box{"squares": expoBoxOf(t, expoHall(16, 12)), "zones": nil} {
				b, _ := expoIn(t, size, expoPlay(t, box))
				b.host = brief{b.host}
				b.redraw()
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

// brief says the beginnings of names instead of their keys.
type brief struct{ Host }

// Text is two letters where a name is shortened.
func (b brief) Text(key string, data map[string]any) string {
	if _, name, ok := strings.Cut(key, ".short."); ok {
		return name[:2]
	}
	return b.Host.Text(key, data)
}

// BenchmarkExpo is a full refresh of a board of 30 by 30 squares with a roll of twelve.
func BenchmarkExpo(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(kit.NewLook())
	d := expoHall(30, 30)
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 90 {
		x, y := rnd.IntN(29), rnd.IntN(29)
		d.Draw(Line{Down: rnd.IntN(2) == 0, Line: x + 1, At: y, To: y + 1 + rnd.IntN(3)}, '|')
	}
	p, _ := expoDo(b, expoPlay(b, expoBoxOf(b, d)), "roll", rules.Answers{"a": {"6"}, "b": {"6"}})
	board, _ := expoIn(b, fyne.NewSize(800, 600), p)
	scene := expoScene(p)
	for b.Loop() {
		board.Present(scene)
	}
	b.ReportMetric(float64(len(board.view.Draw(board.view.Scale()))), "objects")
}
