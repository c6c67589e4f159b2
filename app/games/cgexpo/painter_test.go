package cgexpo

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/rules"
	"docent/rules/cgexpo"
)

// A board survives the way into a box and back, and the rules have no doubt of it.
func TestDraftIsABox(t *testing.T) {
	d := hallOf(16, 12)
	box := boxOf(t, d)
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
		t.Error("an empty box has a board")
	}
	smaller := d.Clone()
	smaller.Resize(9, 12)
	if smaller.StartOf("cds") != 0 || d.StartOf("cds") == 0 {
		t.Error("what stood on squares that are gone still starts there, or the clone is not its own")
	}
	box = boxOf(t, smaller)
	if err := cgexpo.Game.CheckBox(box); err != nil {
		t.Error(err)
	}
}

// Rectangles cover every square of the board once, whatever its shape.
func TestPatches(t *testing.T) {
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

// painterIn returns a painter in a window that counts the strokes it reports.
func painterIn(t *testing.T) (*Painter, *int) {
	t.Helper()
	p, told := NewPainter(NewDraft(10, 8), "board"), new(int)
	p.Changed = func() { *told++ }
	w := test.NewTempWindow(t, p.View)
	w.Resize(fyne.NewSize(400, 400))
	return p, told
}

// drag drags a finger.
func (p *Painter) drag(t *testing.T, x0, y0, x1, y1 float32) {
	t.Helper()
	if !p.Lift(fyne.NewPos(x0, y0), false) {
		t.Fatal("the tool does not paint")
	}
	p.Carry(fyne.NewPos((x0+x1)/2, (y0+y1)/2))
	p.Drop(fyne.NewPos(x1, y1), true)
}

// One finger fills rooms and draws walls.
func TestPainter(t *testing.T) {
	p, _ := painterIn(t)
	p.Tool = Tool{Kind: SquareTool, Zone: "casino"}
	p.drag(t, 6.5, 0.5, 9.5, 3.5)
	if p.Draft().ZoneAt(9, 3) != cgexpo.Casino || p.Draft().ZoneAt(5, 0) != cgexpo.Floor {
		t.Error("a stroke does not fill its rectangle")
	}
	p.tap(fyne.NewPos(6.5, 0.5))
	if p.Draft().ZoneAt(6, 0) != cgexpo.Floor {
		t.Error("the same again is not floor")
	}
	p.Tool = Tool{Kind: SideTool, Side: '|'}
	p.drag(t, 2.1, 0.4, 2.05, 3.6)
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
}

// A tap sets a start; looking paints nothing; each stroke is reported, and can be taken back and made again.
func TestPainterUndoes(t *testing.T) {
	p, told := painterIn(t)
	p.Tool = Tool{Kind: SquareTool, Zone: "vip"}
	p.drag(t, 0.5, 0.5, 2.5, 2.5)
	p.Tool = Tool{Kind: StartTool, Start: "cds"}
	p.tap(fyne.NewPos(8.2, 1.7))
	if p.Draft().StartOf("cds") != cgexpo.SquareAt(8, 1) {
		t.Errorf("the CDs start on %v", p.Draft().StartOf("cds"))
	}
	if p.Tool = (Tool{}); p.Lift(fyne.NewPos(1, 1), true) {
		t.Error("looking paints")
	}
	strokes := *told
	for p.Undo() {
	}
	if fmt.Sprint(p.Draft().Answers()) != fmt.Sprint(NewDraft(10, 8).Answers()) {
		t.Error("undo does not lead back to the beginning")
	}
	for p.Redo() {
	}
	if p.Draft().StartOf("cds") == 0 || strokes != 2 || *told != 3*strokes {
		t.Errorf("%d of %d strokes were reported, or redo does not lead to the end", *told, strokes)
	}
}
