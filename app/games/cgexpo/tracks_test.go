package cgexpo

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules/cgexpo"
)

// Where a move towards a thief was tapped to end is not asked again, but once it is taken back.
func TestASquareThatWasTappedIsNotAskedFor(t *testing.T) {
	asked := 0
	for who := range allPods {
		for n := 1; n <= 4; n++ {
			b, host, p := cardIn(t)
			b.slot(t, who)
			for _, tr := range b.tray.card.tracks {
				if tr.Way != cgexpo.Toward || tr.who != who || n > len(tr.Squares) {
					continue
				}
				q := tr.Squares[n-1]
				b.hits(t, q.String())
				d, _ := b.Asked()
				d.Lead.Tapped()
				next, _ := do(t, p, "read", host.Deeds[0].Answers)
				for _, o := range next.Offers() {
					if o.Kind == "referee" {
						next, _ = do(t, next, "referee", nil)
						break
					}
				}
				b.Present(sceneOf(next))
				if b.look.point.Kind != "stop" {
					break
				}
				asked++
				b.marked(t, allPods[who])
				if o, says, due := b.Foreseen(); !due || o.Kind != "stop" || says["to"][0] != q.String() {
					t.Errorf("%v of %v after %d is asked for again: %v %v; %v of %v, played %v", q, who, n, o.Kind, says, b.tray.card.aimed, b.look.lit.Squares(), host.Deeds[0].Answers["legs"])
				}
				if _, _, due := b.Foreseen(); due {
					t.Errorf("%v is answered twice", q)
				}
				break
			}
		}
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}

// A podcaster who is dragged where no move leads him is refused with the rule; dropped where he stands, he is only chosen.
func TestAnIllegalDragIsTold(t *testing.T) {
	b, host, _ := cardIn(t)
	k, l := &b.tray.card, &b.hall.lead
	from := b.look.state.SquareOf(cgexpo.UK)
	for _, reach := range []float32{0.5, 2} {
		l.bring(2, middleOf(from), reach)
		if len(host.Deeds) > 0 || len(k.legs) > 0 {
			t.Fatalf("dropped where he stands, he is refused: %v, or goes %v", host.Deeds, k.legs)
		}
	}
	to := cgexpo.SquareAt(from.X()+1, from.Y()-2)
	l.bring(2, middleOf(to), 0.5)
	if len(host.Refusals) != 1 || host.Refusals[0] == nil || host.Refusals[0].Key != "no-way-there" || len(k.legs) > 0 {
		t.Errorf("dragged to %v, he is refused by %+v, and goes %v", to, host.Refusals, k.legs)
	}
}

// marked holds the board to how it marks the squares where a podcaster may stop.
func (b *Board) marked(t *testing.T, pod cgexpo.Piece) {
	t.Helper()
	if g := b.aim.ghost(); g.piece != pod || g.badge() != "footsteps" {
		t.Errorf("where %v may stop, %v bears %q", pod, g.piece, g.badge())
	}
}

// A dot marks the middle of a free square; where something stands it is in the corner, so that what stands there is seen.
func TestDotsHideNothing(t *testing.T) {
	b, _, _ := cardIn(t)
	k, seen := &b.tray.card, map[bool]int{}
	for _, tr := range k.tracks {
		for _, q := range tr.Squares {
			taken := slices.ContainsFunc(b.look.pieces, func(t token) bool { return t.at == q })
			seen[taken]++
			x, y := b.look.dotIn(q).Mid()
			if apart := draw.Apart(fyne.NewPos(x, y), middleOf(q)); (apart > 0.45) != taken || apart > 0.6 {
				t.Errorf("on %v, taken: %v, the dot is %.2f squares from the middle", q, taken, apart)
			}
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("of the squares %v are taken", seen)
	}
}
