package cgexpo

import (
	"math/rand/v2"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
)

// throw is a throw of dice as it is shown over the board: the faces tumble, then they lie.
type throw struct {
	kind    throwKind
	values  []int  // faces, or all hits together
	said    string // what it did
	rolling bool
	faces   []*canvas.Image
	shown   int // faces turned so far
}

type throwKind uint8

const (
	noThrow throwKind = iota
	pairThrow
	whiteThrow
	hitsThrow
)

// How long dice tumble, and how long they lie there afterwards.
const (
	tumbleTime = 620 * time.Millisecond
	lieTime    = 780 * time.Millisecond
	faceTurns  = 9
)

// readThrow is the throw that was told last, with what followed from it.
func (b *Board) readThrow(scene board.Scene) throw {
	var t throw
	for _, e := range scene.Told {
		numbers := func(noun string) []int {
			var list []int
			for _, about := range e.About {
				if of, id := about.Split(); of == noun {
					n, _ := strconv.Atoi(id)
					list = append(list, n)
				}
			}
			return list
		}
		switch e.Key {
		case "rolled":
			t = throw{kind: pairThrow, values: numbers("die")}
		case "itg-rolls":
			t = throw{kind: whiteThrow, values: numbers("pips")}
		case "battle", "sweep":
			t = throw{kind: hitsThrow, values: numbers("hits")}
		default:
			if t.kind != noThrow && t.said == "" {
				t.said = b.host.Event(e)
			}
		}
	}
	if len(t.values) == 0 {
		return throw{}
	}
	return t
}

// roll lets the dice tumble over the board, then whoever moved walks.
func (b *Board) roll(walk bool) {
	b.throw.rolling = true
	b.redraw()
	all := tumbleTime + lieTime
	tumbling := float32(tumbleTime) / float32(all)
	b.moving = &fyne.Animation{Duration: all, Curve: fyne.AnimationLinear, Tick: func(done float32) {
		switch {
		case done >= 1:
			b.throw.rolling, b.moving = false, nil
			b.redraw()
			if walk {
				b.walk()
			}
		case done < tumbling:
			b.tumble(int(done / tumbling * faceTurns))
		default:
			b.tumble(faceTurns)
		}
	}}
	b.moving.Start()
}

// tumble turns the dice to the next face, at last to what they show.
func (b *Board) tumble(turn int) {
	t := &b.throw
	if turn <= t.shown {
		return
	}
	t.shown = turn
	for i, img := range t.faces {
		face := 1 + rand.IntN(6)
		if turn >= faceTurns {
			face = t.values[i]
		}
		res := kit.IconIn("cg-die-"+strconv.Itoa(face), kit.LampWhite)
		img.Image = draw.BitmapOf(res, res.Name(), draw.SideFor(img.Size().Width*b.density()))
		canvas.Refresh(img)
	}
}

// drawThrow lays the dice over the middle of the map.
func (b *Board) drawThrow(s *draw.Sketch, over draw.Box) {
	t := &b.throw
	t.faces, t.shown = nil, 0
	if !t.rolling || over.H < 60 {
		return
	}
	side := min(84, over.H*0.4, over.W*0.22)
	said := t.said
	text := draw.Strong(17).In(draw.Tone(kit.LampWhite))
	lines := draw.Wrap(said, min(over.W-60, 380), text)
	tall := side + 2*kit.Edges
	if said != "" {
		tall += float32(len(lines))*text.Measure("Ág").Height + kit.Gap
	}
	wide := max(float32(len(t.values))*(side+kit.Pad)+2*kit.Edges, 0)
	if said != "" {
		wide = max(wide, min(over.W-20, 420))
	}
	cx, cy := over.Mid()
	at := draw.At(cx-wide/2, cy-tall/2, wide, tall)
	s.Lifted(at, draw.Faint(draw.Tone(kit.OnLamp), 0xec), kit.Radius)
	x := cx - (float32(len(t.values))*(side+kit.Pad)-kit.Pad)/2
	for _, n := range t.values {
		mid := at.Y + kit.Edges + side/2
		if t.kind == hitsThrow {
			s.Stamp("cg-hit", kit.Lamp1, x+side/2, mid, side)
			s.Label(strconv.Itoa(n), x+side/2, mid, draw.Ink{Size: draw.Whole(side * 0.46), Face: kit.TitleFace(), Color: draw.Tone(kit.OnLamp), Align: fyne.TextAlignCenter})
		} else {
			t.faces = append(t.faces, s.StampAlone("cg-die-"+strconv.Itoa(n), x+side/2, mid, side))
		}
		x += side + kit.Pad
	}
	if said != "" {
		s.Paragraph(said, draw.At(at.X+12, at.Y+kit.Edges+side+kit.Gap, at.W-24, tall), text)
	}
}
