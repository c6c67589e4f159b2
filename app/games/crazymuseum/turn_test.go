package crazymuseum

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
	"docent/tracker"
	"docent/tracker/stores"
)

// doorsOf names what is between rooms whatever lies where: "3→7" is a door of room 3 alone.
func (h *model) doorsOf(t *testing.T) []string {
	t.Helper()
	number := func(c grid.Cell) int {
		i := slices.IndexFunc(h.tiles, func(t tile) bool { return t.cell == c })
		if i < 0 {
			return 0
		}
		return h.tiles[i].number
	}
	var all []string
	for _, e := range h.exits {
		a, b := number(e.cell), number(e.cell.Next(e.side))
		if e.kind != crazymuseum.NoRoom && e.side != grid.North && e.side != grid.East {
			t.Errorf("between %d and %d is told from the %v", a, b, e.side)
		}
		switch {
		case e.kind == crazymuseum.FarDoor, e.kind != crazymuseum.OwnDoor && e.kind != crazymuseum.NoRoom && a > b:
			a, b = b, a
		}
		kind := e.kind
		if kind == crazymuseum.FarDoor {
			kind = crazymuseum.OwnDoor
		}
		all = append(all, fmt.Sprintf("%d→%d %d", a, b, kind))
	}
	slices.Sort(all)
	return all
}

// Turned, the museum is the same: every room with its neighbours, doors and who looks where.
func TestTurning(t *testing.T) {
	for _, s := range []*crazymuseum.State{smallMuseum(), wholeMuseum(), snake()} {
		north := readModel(s, board.Scene{Offers: ways()}, 0)
		for q := range 4 {
			h := readModel(s, board.Scene{Offers: ways()}, q)
			if got, want := h.doorsOf(t), north.doorsOf(t); !slices.Equal(got, want) {
				t.Errorf("turned %d: doors %v, want %v", q, got, want)
			}
			for i := range h.figures {
				if got, want := h.figures[i].heading, north.figures[i].heading.Turn(q); got != want {
					t.Errorf("turned %d: %s looks %v, want %v", q, h.figures[i].who, got, want)
				}
			}
			if len(h.trails) != len(north.trails) {
				t.Errorf("turned %d: %d trails, want %d", q, len(h.trails), len(north.trails))
			}
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

// The compass turns the map by a quarter, which is remembered and found again; nothing else turns it. What is seen only
// grows until it is turned.
func TestTheCompassTurns(t *testing.T) {
	host, s := &keeper{}, wholeMuseum()
	show := func() *Board {
		b := New(host)
		boardtest.Show(t, b, fyne.NewSize(390, 515))
		b.show(readModel(s, board.Scene{}, b.Quarters()), false)
		return b
	}
	b := show()
	before := b.View.Extent
	s.Rooms = s.Rooms[:9]
	b.show(readModel(s, board.Scene{}, b.Quarters()), true)
	if b.View.Extent != before || host.quarters != 0 {
		t.Errorf("with fewer rooms %v is seen, before %v, turned %d", b.View.Extent, before, host.quarters)
	}
	b.Keys(true)[0].(fyne.Tappable).Tapped(nil)
	if host.quarters != 1 || b.Quarters() != 1 {
		t.Errorf("a tap on the compass turns to %d", host.quarters)
	}
	for quarters := 2; quarters <= 5; quarters++ {
		compass := b.Keys(true)[0].(*kit.Compass)
		north := test.WidgetRenderer(compass).Objects()[2]
		x, y := draw.Toward(grid.North.Turn(quarters - 1))
		want := fyne.NewPos(compass.Size().Width/2, compass.Size().Height/2)
		at := north.Position().AddXY(north.Size().Width/2, north.Size().Height/2)
		if off := at.Subtract(want); off.X*x+off.Y*y < 5 {
			t.Errorf("turned %d, the needle is %v off the middle", quarters-1, off)
		}
		test.Tap(compass)
	}
	if host.SetQuarters(1); host.quarters != 1 {
		t.Fatal("the turn is not kept")
	}
	if again := show(); again.Quarters() != 1 {
		t.Error("the turn is not found again")
	}
}

var museums = flag.Int("museums", 60, "how many random museums of seventeen rooms are measured")

// whole plays at random until museums have all their rooms.
func whole(t *testing.T, n int) []*crazymuseum.State {
	t.Helper()
	game, _ := catalog.Game("crazymuseum")
	var all []*crazymuseum.State
	for seed := uint64(0); len(all) < n && seed < uint64(60*n); seed++ {
		chance := rand.New(rand.NewPCG(seed, 17))
		players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}}
		play, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(game, rules.Setup{Seats: 3}, players)
		if err != nil {
			t.Fatal(err)
		}
		for range 600 {
			state, _ := rules.StateOf[crazymuseum.State](play.Position().View(rules.Table))
			if len(state.Rooms) == 17 {
				all = append(all, state)
				break
			}
			if play.Position().Over() || !step(play, chance) {
				break
			}
		}
	}
	return all
}

// step makes one move at random, going on to new rooms where it can.
func step(play *tracker.Play, chance *rand.Rand) bool {
	var open, moves []rules.Offer
	for _, o := range play.Position().Offers() {
		if o.Refused != nil || o.Aside || o.Asks == rules.Correction {
			continue
		}
		open = append(open, o)
		if o.Kind == "move" {
			moves = append(moves, o)
		}
	}
	if len(moves) > 0 && chance.IntN(3) > 0 {
		open = moves
	}
	if len(open) == 0 {
		return false
	}
	o := open[chance.IntN(len(open))]
	if _, err := play.Do(o, tracker.Draw(o, chance.IntN)); err == nil {
		return true
	}
	_, err := play.Do(o, nil)
	return err == nil
}

// tileSize returns how large a tile of a whole museum is in a board's size, with the better turn.
func tileSize(s *crazymuseum.State, size fyne.Size) (upright, better float32) {
	s.Relics = nil
	h := readModel(s, board.Scene{}, 0)
	at := h.bounds()
	_, view := draw.GaugeOf(size, false)
	in := func(w, h float32) float32 { return min(view.W/w, view.H/h, tileMost/tilePart) * tilePart }
	upright = in(at.W, at.H)
	return upright, max(upright, in(at.H, at.W))
}

// Of random museums with all seventeen rooms nearly all can be told as a whole on a phone with the better turn, and a
// desktop shows them large.
func TestWholeMuseumsAreTold(t *testing.T) {
	all := whole(t, *museums)
	if len(all) < *museums {
		t.Fatalf("only %d museums have all their rooms", len(all))
	}
	phone, desk := fyne.NewSize(390, 763-56-192), fyne.NewSize(1280-371, 800)
	var north, told int
	var on, large []float32
	for _, s := range all {
		up, better := tileSize(s, phone)
		if up >= readable {
			north++
		}
		if better >= readable {
			told++
		}
		_, wide := tileSize(s, desk)
		on, large = append(on, better), append(large, wide)
	}
	slices.Sort(on)
	slices.Sort(large)
	t.Logf("%d museums: %d%% north up, %d%% with the better turn; median tile %.0f on a phone, %.0f on a desktop",
		len(all), 100*north/len(all), 100*told/len(all), on[len(on)/2], large[len(large)/2])
	if told*10 < 9*len(all) {
		t.Errorf("%d of %d museums are told as a whole on a phone, want 90 %%", told, len(all))
	}
	if got := large[len(large)/2]; got < 106 {
		t.Errorf("on a desktop the median tile is %.0f, want 106", got)
	}
}
