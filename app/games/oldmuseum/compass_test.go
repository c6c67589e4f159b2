package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// turning is a guide that remembers how the board of its play is turned.
type turning struct {
	guide
	quarters int
}

func (k *turning) Quarters() int     { return k.quarters }
func (k *turning) SetQuarters(n int) { k.quarters = n }

// Turned, the museum is the same: every room has its neighbours, on each side what that prints, and the tunnel its rooms.
func TestTurning(t *testing.T) {
	p := doing(t, begin(t, 3, nil), boardtest.Deed{Kind: "tunnel", Answers: rules.Answers{"axis": {"ns"}}})
	s := stateOf(t, p)
	scene := board.Scene{Offers: p.View(rules.Table).Offers()}
	for i := range s.Rooms {
		*s.Rooms[i].Sides.At(grid.East) = oldmuseum.Side(i % 4)
	}
	north := readModel(s, scene, rules.Table, 0)
	for q := range 4 {
		g := readModel(s, scene, rules.Table, q)
		g.all(func(c *chamber) {
			was := north.chamber(c.at)
			for i, cell := range c.cells {
				for _, d := range grid.Sides {
					if got, want := *c.sides[i].At(d.Turn(q)), *was.sides[i].At(d); got != want {
						t.Errorf("turned %d: %s prints %v in the %v, want %v", q, c.at, got, d, want)
					}
					one, other := g.under(cell.Next(d.Turn(q))), north.under(was.cells[i].Next(d))
					if (one == nil) != (other == nil) || one != nil && one.at != other.at {
						t.Errorf("turned %d: %s has %v in the %v, want %v", q, c.at, one, d, other)
					}
				}
			}
			if c.target != was.target {
				t.Errorf("turned %d: %s is target %d, want %d", q, c.at, c.target, was.target)
			}
		})
		if got, want := dug(&g), dug(&north); !slices.Equal(got, want) {
			t.Errorf("turned %d: the tunnel leads along %v, want %v", q, got, want)
		}
	}
}

// dug lists the rooms along which tunnels lead.
func dug(g *model) []string {
	var all []string
	g.all(func(c *chamber) {
		for _, l := range g.lines {
			at := c.cells[0].X
			if l.axis == oldmuseum.EastWest {
				at = c.cells[0].Y
			}
			if at == l.along {
				all = append(all, c.at.String())
			}
		}
	})
	slices.Sort(all)
	return slices.Compact(all)
}

// The compass turns the map by a quarter, which is remembered and found again; a tap still goes to the room under it.
func TestTheCompassTurns(t *testing.T) {
	p, host := begin(t, 3, nil), &turning{}
	show := func(size fyne.Size) *Board {
		b := New(host)
		boardtest.Show(t, b, size)
		v := p.View(rules.Table)
		b.Present(board.Scene{View: v, Offers: v.Offers()})
		return b
	}
	size := fyne.NewSize(390, 560)
	b := show(size)
	extent := b.View.Extent
	b.Keys(true)[0].(fyne.Tappable).Tapped(nil)
	if host.quarters != 1 || b.Quarters() != 1 || b.View.Extent != fyne.NewSize(extent.Height, extent.Width) {
		t.Fatalf("a tap on the compass turns to %d and shows %v, before %v", host.quarters, b.View.Extent, extent)
	}
	tapAt(t, b, "D2")
	if n := len(host.Deeds); n != 1 || !slices.Equal(host.Deeds[0].Answers["to"], []string{"D2"}) {
		t.Errorf("a tap on D2 does %v", host.Deeds)
	}
	b = show(size)
	if b.Quarters() != 1 {
		t.Error("the turn is not found again")
	}
	b.Touch(shapeThing)
	if got := b.shaping.rows(); got != "....../....../....../..HH.." {
		t.Errorf("turned, the museum is spelt %s", got)
	}
	b.shaping.tap(draw.Turned(placed(t, "A4").Cell(), 1))
	b.shaping.tap(draw.Turned(placed(t, "A5").Cell(), 1))
	if got := b.shaping.rows(); got != ".#####/#...../....../....../..HH.." {
		t.Errorf("turned, A4 on A5 spells %s", got)
	}
	b.shaping.usual()
	if got := b.shaping.rows(); got != "....../....../....../..HH.." {
		t.Errorf("turned, the usual museum is spelt %s", got)
	}
}

// What is to be seen only grows, until the rooms are laid otherwise.
func TestTheExtentGrows(t *testing.T) {
	p := begin(t, 3, nil)
	b, _ := boardIn(t, fyne.NewSize(390, 407), p)
	before := b.View.Extent
	v := doing(t, p, boardtest.Deed{Kind: "shape", Answers: rules.Answers{"rows": {".#####/#...../....../....../..HH.."}}}).View(rules.Table)
	b.Present(board.Scene{View: v, Offers: v.Offers()})
	if now := b.View.Extent; now.Height <= before.Height || now != fyne.NewSize(b.look.bounds().W, b.look.bounds().H) {
		t.Errorf("laid otherwise %v is seen, before %v", now, before)
	}
}
