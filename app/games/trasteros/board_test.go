package trasteros

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
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
	"docent/rules/trasteros"
)

// begin returns a table of three.
func begin(t *testing.T) rules.Position {
	t.Helper()
	return beginAt(t, string(trasteros.Cubes))
}

// beginAt returns a table of three of which Docent tracks so much.
func beginAt(t *testing.T, level string) rules.Position {
	t.Helper()
	p, _, err := trasteros.Game.Start(rules.Setup{Seats: 3, Options: []byte(`{"level":"` + level + `"}`)})
	if err != nil {
		t.Fatal(err)
	}
	for p.Now().Phase != "turn" {
		p, _ = play(t, p, p.Offers()[len(p.Offers())-1], nil)
	}
	return p
}

// play makes a move and every step of the referee after it.
func play(t *testing.T, p rules.Position, o rules.Offer, answers rules.Answers) (rules.Position, []rules.Event) {
	t.Helper()
	next, told := boardtest.Play(t, p, o, answers)
	for _, step := range next.Offers() {
		if step.Asks == rules.Auto {
			after, more := play(t, next, step, nil)
			return after, append(told, more...)
		}
	}
	return next, told
}

// offer finds an open offer of a kind for a seat; -2 is any.
func offer(t *testing.T, p rules.Position, kind rules.Kind, seat rules.Seat) rules.Offer {
	t.Helper()
	for _, o := range p.Offers() {
		if o.Kind == kind && o.Refused == nil && (seat == -2 || o.Seat == seat) {
			return o
		}
	}
	t.Fatalf("no offer %s of seat %d", kind, seat)
	return rules.Offer{}
}

func sceneOf(p rules.Position, told []rules.Event) board.Scene {
	v := p.View(rules.Table)
	return board.Scene{View: v, Offers: v.Offers(), Told: told}
}

func seen(t *testing.T, p rules.Position, told []rules.Event) model {
	t.Helper()
	scene := sceneOf(p, told)
	s, ok := rules.StateOf[trasteros.State](scene.View)
	if !ok {
		t.Fatal("the view is of another game")
	}
	return readModel(s, scene, &boardtest.Host{})
}

// afterBids calls the first room and makes three bids.
func afterBids(t *testing.T, bids ...rules.Answers) (rules.Position, []rules.Event) {
	t.Helper()
	p := begin(t)
	p, told := play(t, p, offer(t, p, "call", -2), nil)
	for seat, b := range bids {
		p, told = play(t, p, offer(t, p, "bid", rules.Seat(seat)), b)
	}
	return p, told
}

func TestRevealRanks(t *testing.T) {
	gold, silver := rules.Answers{"gold": {"1"}}, rules.Answers{"silver": {"1"}}
	for _, c := range []struct {
		name    string
		bids    []rules.Answers
		order   []rules.Seat
		ranks   []int
		winner  bool
		decides []int // by place: the kind that parts it from the one above, -1 for none
	}{
		{"gold beats silver", []rules.Answers{silver, gold, nil}, []rules.Seat{1, 0, 2}, []int{1, 2, 0}, true, []int{-1, 3, -1}},
		{"a tie shares the place", []rules.Answers{gold, nil, gold}, []rules.Seat{0, 2, 1}, []int{1, 1, 0}, false, []int{-1, -1, -1}},
		{"glass decides last", []rules.Answers{{"glass": {"1"}}, {"glass": {"3"}}, nil}, []rules.Seat{1, 0, 2}, []int{1, 2, 0}, true, []int{-1, 0, -1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, told := afterBids(t, c.bids...)
			f := seen(t, p, told)
			if f.act != revealed {
				t.Fatalf("the stage shows %d, want the reveal", f.act)
			}
			for i, b := range f.bids {
				if b.seat != c.order[i] || b.rank != c.ranks[i] || b.decide != c.decides[i] {
					t.Errorf("place %d: seat %d rank %d decided by %d, want seat %d rank %d decided by %d",
						i, b.seat, b.rank, b.decide, c.order[i], c.ranks[i], c.decides[i])
				}
			}
			if f.bids[0].winner != c.winner {
				t.Errorf("winner %t, want %t", f.bids[0].winner, c.winner)
			}
		})
	}
}

// What the board shows of bids that are in is the same whatever they are.
func TestBidsStayClosed(t *testing.T) {
	high, _ := afterBids(t, rules.Answers{"gold": {"1"}})
	low, _ := afterBids(t, nil)
	a, b := seen(t, high, nil), seen(t, low, nil)
	if a.act != bidding || !slices.Equal(a.bids, b.bids) || a.bank != b.bank {
		t.Errorf("a gold bid shows as %v, an empty fist as %v", a.bids, b.bids)
	}
	if !a.bids[0].in || a.bids[1].in {
		t.Errorf("who is in shows as %v", a.bids)
	}
}

func TestStage(t *testing.T) {
	unwon, told := afterBids(t, nil, nil, nil)
	if f := seen(t, unwon, told); f.act != selling || len(f.market) == 0 {
		t.Errorf("after a bid that nobody won the stage shows %d with %d cards", f.act, len(f.market))
	}
	p := begin(t)
	p, _ = play(t, p, offer(t, p, "public", -2), nil)
	p, told = play(t, p, offer(t, p, "draw", -2), rules.Answers{"card": {"skeleton"}})
	if f := seen(t, p, told); f.act != haunted || f.sub == "" {
		t.Errorf("after a skeleton the stage shows %d, %q", f.act, f.sub)
	}
	if f := seen(t, begin(t), nil); f.act != quiet || f.closed == "" {
		t.Errorf("at the start the stage shows %d, and \"Collection\" is closed because of %q", f.act, f.closed)
	}
}

// A skull and its words stand in the middle of the stage together, under each other where that is higher than wide.
func TestASkeletonStandsInTheMiddle(t *testing.T) {
	p := begin(t)
	p, _ = play(t, p, offer(t, p, "public", -2), nil)
	p, told := play(t, p, offer(t, p, "draw", -2), rules.Answers{"card": {"skeleton"}})
	for _, size := range []fyne.Size{fyne.NewSize(366, 560), fyne.NewSize(780, 560)} {
		b := New(&boardtest.Host{})
		boardtest.Show(t, b, size)
		b.Present(sceneOf(p, told))
		stage := b.look.plan(b.Size()).stage
		var skull draw.Box
		for _, obj := range test.WidgetRenderer(b).Objects() {
			if image, ok := obj.(*canvas.Image); ok && image.Position().Y >= stage.Y && image.Size().Height > skull.H {
				skull = draw.At(image.Position().X, image.Position().Y, image.Size().Width, image.Size().Height)
			}
		}
		low, end := stage.Y, skull.X+skull.W
		for _, text := range textsOf(b) {
			if at := text.Position(); at.Y >= stage.Y {
				low = max(low, at.Y)
				end = max(end, at.X+text.MinSize().Width)
			}
		}
		x, _ := skull.Mid()
		before, behind := skull.X-stage.X, stage.X+stage.W-end
		if upright := stage.H > stage.W; upright && (x < size.Width/2-2 || x > size.Width/2+2 || low < skull.Y+skull.H) ||
			!upright && (before < behind-20 || before > behind+20) {
			t.Errorf("in %v the skull is at %v, the last words at %v, the end of all at %v of %v", size, skull, low, end, stage)
		}
	}
}

// Why "Collection" is closed counts the rooms still sealed; where none is, only the round has to end.
func TestCollectionClosed(t *testing.T) {
	host := &boardtest.Host{}
	s := &trasteros.State{}
	if got := collectionClosed(s, nil, host); got != host.Text("board.trasteros.closing", nil) {
		t.Errorf("without a sealed room the board says %q", got)
	}
	s.Rooms[2].State = trasteros.Sealed
	if got := collectionClosed(s, nil, host); got != host.Plural("board.trasteros.closed", 1, nil) {
		t.Errorf("with one sealed room the board says %q", got)
	}
	s.Rounds = 1
	if got := collectionClosed(s, nil, host); got != "" {
		t.Errorf("after a round the board says %q", got)
	}
}

// Doors and stage take all the room there is: nothing is left empty under them, and nothing reaches beyond.
func TestTheBoardIsFilled(t *testing.T) {
	revealed, told := afterBids(t, rules.Answers{"silver": {"1"}}, rules.Answers{"gold": {"1"}}, nil)
	quiet, bids := seen(t, begin(t), nil), seen(t, revealed, told)
	for _, size := range []fyne.Size{fyne.NewSize(374, 590), fyne.NewSize(374, 480), fyne.NewSize(530, 382), fyne.NewSize(836, 812), fyne.NewSize(812, 720)} {
		for name, f := range map[string]model{"doors": quiet, "bids": bids} {
			p := f.plan(size)
			if end := p.stage.Y + p.stage.H; end > size.Height+1 || end < size.Height*0.9 {
				t.Errorf("%s in %v end at %v", name, size, end)
			}
			if f.heightFor(size.Width) > size.Height {
				t.Errorf("%s in %v want a height of %v", name, size, f.heightFor(size.Width))
			}
		}
	}
}

// spanish is a host that says all in Spanish.
type spanish struct{ boardtest.Host }

func (h *spanish) Text(key string, data map[string]any) string {
	return assets.TextsIn("es").Text(key, data)
}

// With the largest texts on the smallest phone no word of the board is cut, and the shelf has its numbers in one size and its
// names in one.
func TestNoWordIsCut(t *testing.T) {
	l := look.NewLook()
	l.Scale = 2
	boardtest.Wear(t, l)
	bids, _ := afterBids(t, silver)
	shown, told := afterBids(t, silver, more, nil)
	for name, scene := range map[string]board.Scene{"doors": sceneOf(begin(t), nil), "bids": sceneOf(bids, nil), "hands": sceneOf(shown, told)} {
		b := New(&spanish{})
		boardtest.Show(t, b, fyne.NewSize(344, 420))
		b.Present(scene)
		for _, text := range textsOf(b) {
			if strings.HasSuffix(text.Text, "…") {
				t.Errorf("%s: %q", name, text.Text)
			}
		}
	}
	b := New(&spanish{})
	boardtest.Show(t, b, fyne.NewSize(344, 420))
	b.Present(sceneOf(begin(t), nil))
	sizes := map[float32]int{}
	for _, text := range textsOf(b) {
		if text.Position().Y < b.look.bankHeight(b.Size().Width) {
			sizes[text.TextSize]++
		}
	}
	if len(sizes) != 2 {
		t.Errorf("the shelf is written in the sizes %v, want one for its numbers and one for its names", sizes)
	}
}

// The sign of the public room can be read on its shutter in both themes.
func TestSignsCanBeRead(t *testing.T) {
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		l := look.NewLook()
		l.Variant = variant
		boardtest.Wear(t, l)
		if got := kittest.Contrast(draw.Tone(onShutter()), roomPaints().shutter); got < 3 {
			t.Errorf("variant %v: a contrast of %.1f", variant, got)
		}
	}
}

func textsOf(b *Board) []*canvas.Text {
	var list []*canvas.Text
	for _, obj := range test.WidgetRenderer(b).Objects() {
		if text, ok := obj.(*canvas.Text); ok {
			list = append(list, text)
		}
	}
	return list
}

// A tap finds the thing drawn there, on a phone and on a tablet.
func TestTap(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(366, 420), fyne.NewSize(800, 480)} {
		host := &boardtest.Host{}
		b := New(host)
		boardtest.Show(t, b, size)
		b.Present(sceneOf(begin(t), nil))
		for i, place := range b.look.plan(b.Size()).doors {
			x, y := place.Mid()
			b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
			if want := append(b.look.rooms[:], b.look.public)[i].thing; len(host.Taps) != i+1 || host.Taps[i] != want {
				t.Fatalf("%v: a tap on door %d touches %v, want %s last", size, i, host.Taps, want)
			}
		}
		bank := b.look.plan(b.Size()).bank
		b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(bank.X+bank.W/12, bank.Y+bank.H/2)})
		if got := host.Taps[len(host.Taps)-1]; got != "cube:glass" {
			t.Errorf("%v: a tap on the glass cubes touches %s", size, got)
		}
		if things := b.Things(); !slices.Equal(things, host.Taps) {
			t.Errorf("%v: the list of things is %v, the taps found %v", size, things, host.Taps)
		}
	}
}

// Cubes are told apart by their marks, not by colour alone.
func TestCubesDiffer(t *testing.T) {
	seen := map[int]string{}
	for _, kind := range cubeKinds {
		paths := strings.Count(string(cubePicture(kind).Content()), "<path")
		shape := paths*1000 + strings.Count(string(cubePicture(kind).Content()), "L")
		if other, ok := seen[shape]; ok {
			t.Errorf("%s and %s are drawn alike", kind, other)
		}
		seen[shape] = kind
	}
}

// The cards on sale, and how many there are of one, leave their headline free, however large they are.
func TestWaresLeaveTheirHeadlineFree(t *testing.T) {
	unsold, told := afterBids(t, nil, nil, nil)
	for _, size := range []fyne.Size{fyne.NewSize(344, 420), fyne.NewSize(374, 590), fyne.NewSize(530, 382), fyne.NewSize(820, 640), fyne.NewSize(812, 720)} {
		b := New(&boardtest.Host{})
		boardtest.Show(t, b, size)
		b.Present(sceneOf(unsold, told))
		stage := b.look.plan(b.Size()).stage
		top := stage.Y + stage.H
		for _, h := range b.Hits() {
			if noun, _ := h.Thing.Split(); noun == "card" {
				top = min(top, h.Box.Y-h.Box.W*0.16*0.3)
			}
		}
		if free := top - stage.Y - 42*look.Scale(); free < 2 {
			t.Errorf("in %v %v are left below the headline", size, free)
		}
	}
}
