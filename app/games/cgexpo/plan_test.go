//go:build scenes

package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/rules"
	"docent/rules/cgexpo"
)

// plate returns what is covered at the foot of the map.
func (b *Board) plate() draw.Box { return b.tray.dice.plate }

// over reports whether a square of the map is seen over what covers it.
func (b *Board) over(q cgexpo.Square) bool {
	at, half := b.View.At(b.look.lies().middle(q)), b.View.Scale()/2
	return at.Y-half >= 0 && at.Y+half <= b.plate().Y && at.X-half >= -1 && at.X+half <= b.View.Size().Width+1
}

// Under the dice the thief at turn is seen with the squares above him; the map goes back to where it was with the throw.
func TestTheDiceHideNoThief(t *testing.T) {
	quiet(t)
	p := begin(t, boxOf(t, hallOf(16, 12)))
	q := stateOf(t, p).Thieves[0].Square
	rolled, _ := do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	for _, size := range []fyne.Size{fyne.NewSize(390, 590), fyne.NewSize(320, 469), fyne.NewSize(844, 390), fyne.NewSize(908, 800)} {
		b, _ := boardIn(t, size, rolled)
		rest, scale := b.View.At(fyne.Position{}), b.View.Scale()
		for range 2 {
			b.Present(sceneOf(p))
			if above := cgexpo.SquareAt(q.X(), q.Y()-1); !b.over(q) || !b.over(above) {
				t.Errorf("in %v the dice over %v hide %v, at %v", size, b.plate(), q, b.View.At(b.look.lies().middle(q)))
			}
			b.Present(sceneOf(rolled))
			if at := b.View.At(fyne.Position{}); at != rest || b.View.Scale() != scale {
				t.Errorf("in %v the map stands at %v after the dice, before at %v", size, at, rest)
			}
		}
	}
}

// In a battle the fighters are seen over what is asked, wherever they are.
func TestABattleHidesNoFighter(t *testing.T) {
	quiet(t)
	p := begin(t, boxOf(t, hallOf(16, 12)))
	for _, size := range []fyne.Size{fyne.NewSize(390, 590), fyne.NewSize(320, 469), fyne.NewSize(844, 390), fyne.NewSize(908, 800)} {
		b, _ := boardIn(t, size, p)
		for y := range 11 {
			look, thief, pod := b.look, cgexpo.SquareAt(9, y), cgexpo.SquareAt(10, y)
			look.dice = rules.Offer{}
			look.pieces = slices.Clone(look.pieces)
			look.tokenOf(thiefPieces[0]).at, look.tokenOf(cgexpo.UK).at = thief, pod
			look.meets = []meeting{{cgexpo.UK, 0}}
			look.fights = []rules.Offer{{Kind: "battle", On: []rules.Thing{"figure:uk"}, Fields: []rules.Field{rules.Pick("hits", "hits", "0", "1", "2", "3", "4")}}}
			b.show(look, false)
			if !b.over(thief) || !b.over(pod) {
				t.Errorf("in %v the battle over %v hides %v or %v, at %v", size, b.plate(), thief, pod, b.View.At(look.lies().middle(pod)))
			}
		}
	}
}

// A finger that has slid off the dice comes to the squares that were under them: the map stands until it lets go.
func TestTheMapStandsUnderAFinger(t *testing.T) {
	quiet(t)
	p := begin(t, boxOf(t, hallOf(16, 12)))
	next, _ := do(t, p, "roll", rules.Answers{"a": {"2"}, "b": {"3"}})
	b, host := boardIn(t, fyne.NewSize(390, 590), p)
	before := b.View.At(fyne.Position{})
	k := b.key(t, "2 + 3")
	window := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from, view := window(k), window(b.View)
	d := &b.tray.dice
	d.slide(k, view.AddXY(40, 40).Subtract(from), false, 2, 3)
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "roll" {
		t.Fatalf("a slide off the dice plays %v", host.Deeds)
	}
	b.Present(sceneOf(next))
	if at := b.View.At(fyne.Position{}); at != before {
		t.Errorf("under the finger the map goes from %v to %v", before, at)
	}
	under := slices.IndexFunc(b.look.lit.Squares(), func(q cgexpo.Square) bool { return b.aim.sure(q) })
	q := b.look.lit.Squares()[under]
	d.slide(k, view.Add(b.View.At(b.look.lies().middle(q))).Subtract(from), true, 2, 3)
	if len(host.Deeds) != 2 || host.Deeds[1].Answers["to"][0] != q.String() {
		t.Errorf("let go on %v, the finger plays %v", q, host.Deeds[1:])
	}
	if viewport.Aimed(b.View) {
		t.Error("without the finger the map stays where it was brought")
	}
}

// What a card says beside its moves hides no square that is asked for, and no thief at turn, where the map leaves room for it.
func TestWhatACardSaysHidesNothing(t *testing.T) {
	quiet(t)
	s := *stateOf(t, dropped(t, "K1"))
	s.Prints.Events = []cgexpo.EventPrint{{ID: 1, Text: "Mike tells a very long story about the Atari: miss nothing, everybody laughs"}}
	s.Says = 1
	for _, size := range []fyne.Size{fyne.NewSize(390, 590), fyne.NewSize(908, 800)} {
		b, _ := boardIn(t, size, dropped(t, "K1"))
		b.show(readModel(&s, b.scene, 0), false)
		if at := b.saying.at; at.H == 0 || b.hidden(at) >= 1000 || len(b.look.lit.Squares()) == 0 {
			t.Errorf("in %v the card says it at %v, which hides %d", size, at, b.hidden(at))
		}
	}
}

// quiet lets nothing move gently.
func quiet(t *testing.T) {
	t.Helper()
	worn := look.NewLook()
	worn.Motion = false
	boardtest.Wear(t, worn)
}

// Where a card says much for its place, its heading shrinks with its words: it is never larger.
func TestAHeadingIsNoLargerThanItsWords(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 2})
	b, _, p := cardIn(t)
	s := *stateOf(t, p)
	s.Says, s.Prints.Events = 1, []cgexpo.EventPrint{{ID: 1, Text: "Whoever laughs shows everyone one item, then sings the theme tune."}}
	b.look.state = &s
	on := draw.After(nil)
	b.saying.draw(on, draw.At(0, 0, 280, 400), 60, nil)
	var sizes []float32
	for _, obj := range on.Objs {
		if text, ok := obj.(*canvas.Text); ok {
			sizes = append(sizes, text.TextSize)
		}
	}
	if len(sizes) < 2 || sizes[0] > sizes[len(sizes)-1] {
		t.Errorf("heading and words are of the sizes %v", sizes)
	}
}
