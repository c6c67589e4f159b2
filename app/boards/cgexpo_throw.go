package boards

import (
	"math/rand/v2"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

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
func (b *expoBoard) readThrow(scene Scene) throw {
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
func (b *expoBoard) roll(walk bool) {
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
func (b *expoBoard) tumble(turn int) {
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
		img.Image = bitmapOf(res, res.Name(), sideFor(img.Size().Width*b.density()))
		canvas.Refresh(img)
	}
}

// drawThrow lays the dice over the middle of the map.
func (b *expoBoard) drawThrow(s *sketch, over box) {
	t := &b.throw
	t.faces, t.shown = nil, 0
	if !t.rolling || over.h < 60 {
		return
	}
	side := min(84, over.h*0.4, over.w*0.22)
	said := t.said
	text := strong(17).in(tone(kit.LampWhite))
	lines := wrap(said, min(over.w-60, 380), text)
	tall := side + 2*kit.Edges
	if said != "" {
		tall += float32(len(lines))*text.measure("Ág").Height + kit.Gap
	}
	wide := max(float32(len(t.values))*(side+kit.Pad)+2*kit.Edges, 0)
	if said != "" {
		wide = max(wide, min(over.w-20, 420))
	}
	cx, cy := over.mid()
	at := box{cx - wide/2, cy - tall/2, wide, tall}
	s.lifted(at, faint(tone(kit.OnLamp), 0xec), kit.Radius)
	x := cx - (float32(len(t.values))*(side+kit.Pad)-kit.Pad)/2
	for _, n := range t.values {
		mid := at.y + kit.Edges + side/2
		if t.kind == hitsThrow {
			s.stamp("cg-hit", kit.Lamp1, x+side/2, mid, side)
			s.label(strconv.Itoa(n), x+side/2, mid, ink{whole(side * 0.46), kit.TitleFace(), tone(kit.OnLamp), fyne.TextAlignCenter})
		} else {
			t.faces = append(t.faces, s.stampAlone("cg-die-"+strconv.Itoa(n), x+side/2, mid, side))
		}
		x += side + kit.Pad
	}
	if said != "" {
		s.paragraph(said, box{at.x + 12, at.y + kit.Edges + side + kit.Gap, at.w - 24, tall}, text)
	}
}

// stampAlone is an icon of its own, which may show another one later.
func (s *sketch) stampAlone(name string, cx, cy, side float32) *canvas.Image {
	res := kit.IconIn(name, kit.LampWhite)
	img := &canvas.Image{Image: bitmapOf(res, res.Name(), sideFor(side*s.density)), FillMode: canvas.ImageFillContain}
	s.add(img, box{cx - side/2, cy - side/2, side, side})
	return img
}
