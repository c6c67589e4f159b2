package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Turned, the board is the same: every square lies somewhere else, beside the same neighbours behind the same sides.
func TestTurning(t *testing.T) {
	d := hallOf(16, 12)
	for quarters := range 4 {
		lies := bearing{quarters, 16, 12}
		c := turned{d, lies}
		for y := range 12 {
			for x := range 16 {
				u, v := lies.on(x, y)
				if bx, by := lies.back(u, v); bx != x || by != y {
					t.Fatalf("turned %d: %d, %d lies on %d, %d and comes back to %d, %d", quarters, x, y, u, v, bx, by)
				}
				if c.ZoneAt(u, v) != d.ZoneAt(x, y) {
					t.Errorf("turned %d: %d, %d is %v", quarters, x, y, c.ZoneAt(u, v))
				}
				q := cgexpo.SquareAt(x, y)
				if got := lies.at(lies.middle(q)); got != q {
					t.Errorf("turned %d: the middle of %v is on %v", quarters, q, got)
				}
			}
		}
		for _, side := range []struct {
			x0, y0, x1, y1 int
			want           cgexpo.Side
		}{{4, 1, 5, 1, cgexpo.Side{Door: cgexpo.VIP}}, {4, 2, 5, 2, cgexpo.Side{Wall: true}}, {2, 3, 2, 4, cgexpo.Side{Wall: true}}, {7, 5, 8, 5, cgexpo.Side{}}} {
			ax, ay := lies.on(side.x0, side.y0)
			bx, by := lies.on(side.x1, side.y1)
			if got := edgeSide(c, min(ax, bx), min(ay, by), ay == by); got != side.want {
				t.Errorf("turned %d: between %d, %d and its neighbour is %+v, want %+v", quarters, side.x0, side.y0, got, side.want)
			}
		}
		if got := lies.way(cgexpo.North); got != []cgexpo.Way{cgexpo.North, cgexpo.East, cgexpo.South, cgexpo.West}[quarters] {
			t.Errorf("turned %d: north looks like %v", quarters, got)
		}
	}
}

// keeper is a host that remembers how its board is turned.
type keeper struct {
	boardtest.Host
	quarters int
}

func (k *keeper) Quarters() int     { return k.quarters }
func (k *keeper) SetQuarters(n int) { k.quarters = n }

// compass returns what turns the map.
func (b *Board) compass() *kit.Compass {
	for _, k := range b.Keys(true) {
		if c, ok := k.(*kit.Compass); ok {
			return c
		}
	}
	return nil
}

// The compass turns the map by a quarter, which is remembered and found again; taps mean the squares that are seen, what is entered
// of a card stays, and no move turns the map.
func TestTheCompassTurns(t *testing.T) {
	p, _ := do(t, begin(t, boxOf(t, hallOf(16, 12))), "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	host := &keeper{}
	b := showIn(t, New(host), sizes[0], p)
	north := b.View.Extent
	b.compass().Tapped(nil)
	if host.quarters != 1 || b.View.Extent != (fyne.Size{Width: north.Height, Height: north.Width}) {
		t.Fatalf("turned %d quarters, %v is seen", host.quarters, b.View.Extent)
	}
	for n, q := range b.look.lit.Squares() {
		b.tapMap(b.look.lies().middle(q))
		if d := host.Deeds; len(d) != n+1 || d[n].Answers["to"][0] != q.String() {
			t.Fatalf("a tap on %v plays %v", q, d)
		}
		b.aim.forget()
	}
	p, _ = do(t, p, "move", rules.Answers{"to": {b.look.lit.Squares()[0].String()}})
	b.Present(sceneOf(p))
	rays := stateOf(t, p).Rays(cgexpo.Scott)
	b.tapMap(b.look.lies().middle(rays[len(rays)-1].Squares[0]))
	legs := cgexpo.Spell(b.tray.card.legs)
	b.compass().Tapped(nil)
	if got := cgexpo.Spell(b.tray.card.legs); legs == "" || got != legs || host.quarters != 2 {
		t.Errorf("turned twice the card says %q, before %q", got, legs)
	}
	if again := showIn(t, New(host), sizes[1], p); again.Quarters() != 2 || again.look.turned != 2 {
		t.Error("the turn is not found again")
	}
}

// A dot on the compass tells that a turn makes squares 15 % larger, and only then.
func TestTheCompassTellsTheBetterTurn(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(20, 8)))
	for _, test := range []struct {
		size fyne.Size
		want bool
	}{{fyne.NewSize(390, 600), true}, {fyne.NewSize(844, 390), false}} {
		b, _ := boardIn(t, test.size, p)
		if c := b.compass(); c == nil || c.Better != test.want {
			t.Errorf("in %v a turn is better: %+v, want %t", test.size, c, test.want)
		}
	}
}

// The map has one frame, whatever is asked over it, and the gauge stands over it, or at the outer edge of a phone that lies.
func TestTheMapKeepsItsFrame(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(16, 12)))
	rolled, _ := do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	for _, test := range []struct {
		size, origin fyne.Size
	}{{fyne.NewSize(390, 469), fyne.NewSize(0, look.Touch)}, {fyne.NewSize(567, 390), fyne.NewSize(look.Touch, 0)}, {fyne.NewSize(908, 800), fyne.NewSize(0, 52)}} {
		b, _ := boardIn(t, test.size, p)
		for _, s := range []board.Scene{sceneOf(p), sceneOf(rolled)} {
			b.Present(s)
			if at, got := b.View.Position(), b.View.Size(); at != fyne.NewPos(test.origin.Width, test.origin.Height) || got != test.size.Subtract(test.origin) {
				t.Errorf("in %v the map is at %v, %v large", test.size, at, got)
			}
		}
	}
}

// While a card is entered the map has one frame: whoever is chosen, however much the panel says, and under the numbers and the dice.
func TestTheMapKeepsItsFrameUnderACard(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(20, 16)))
	p, _ = do(t, p, "roll", rules.Answers{"a": {"1"}, "b": {"1"}})
	all := stateOf(t, p).Reachable().All()
	p, _ = do(t, p, "move", rules.Answers{"to": {all.Squares()[0].String()}})
	for _, size := range []fyne.Size{fyne.NewSize(390, 469), fyne.NewSize(320, 420), fyne.NewSize(567, 390), fyne.NewSize(908, 800)} {
		for _, scale := range []float32{0.8, 1, 1.3, 1.6, 2} {
			boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: scale})
			b, _ := boardIn(t, size, p)
			at, high := b.View.Position(), b.View.Size()
			k := &b.tray.card
			for i, does := range []func(){
				func() { k.choose(1) }, func() { k.place() }, func() { k.place() }, k.stay, func() { k.choose(0) }, k.then,
				func() { k.enter(-1, 0, cgexpo.PodMove{Way: cgexpo.South, Steps: 2}) }, k.together, k.number.leaf, k.number.leaf,
				func() {
					k.entry = entry{}
					for _, who := range []int{0, 1, 2} {
						k.work()
						at := slices.IndexFunc(k.tracks, func(t track) bool { return t.who == who && t.Way == cgexpo.North })
						k.take(k.tracks[at], 1)
					}
				},
			} {
				k.change(does)()
				b.Refresh()
				if got := b.View.Size(); b.View.Position() != at || got != high {
					t.Errorf("in %v at %v the map is at %v, %v large after change %d, before at %v, %v", size, scale, b.View.Position(), got, i, at, high)
				}
			}
			if !k.onward.due() {
				t.Errorf("in %v no dice are asked after the card", size)
			}
		}
	}
}
