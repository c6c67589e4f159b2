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
	"docent/app/kit/look"
	"docent/rules"
)

// dice asks for the dice of a move and for the white die.
type dice struct {
	*sheet
	throw *throw
	aim   *aim
	plate draw.Box      // on which they are asked, from the corner of the map
	from  fyne.Position // in the window, of the key from which a finger slides
	open  bool          // those of a move by zones are entered, on which nothing hangs
	turn  int           // of which they are

	sliding bool // a finger has entered them by sliding off their key, and is still on the map
}

// present ends that with the turn, or once they are entered.
func (d *dice) present() {
	d.open = d.open && d.offered() && d.turn == d.look.state.Turns
	d.turn = d.look.state.Turns
}

// offered reports whether dice may be entered on which nothing hangs.
func (d *dice) offered() bool { return !d.look.mapped && d.look.dice.Kind == "roll" }

// toggle asks for them, or does not any more.
func (d *dice) toggle() {
	d.open = !d.open
	d.paper.Redraw()
	d.host.Reshape()
}

// askPair asks for the two movement dice by one tap: a key for each pair that they may show. Where there is no room for a heading over
// them the key that rolls stands behind the last one.
func (d *dice) askPair(c *column) {
	o := d.look.dice
	var slid func(k *kit.ActionButton, to fyne.Position, ended bool, a, b int)
	if d.look.mapped {
		slid = d.slide
	}
	roll := d.throw.key(c, o)
	if pad, free := pairsHigh(c.wide); roll != nil && free && c.y+c.headedHigh(d.word("dice.pair"), roll)+pad > c.high {
		roll.Compact = true
		pairs(c, d.pair, slid)
		at := pairAt(c.wide, pairCount)
		at.Y += c.y - pad
		c.set(roll, at)
		return
	}
	c.headed(d.word("dice.pair"), roll)
	pairs(c, d.pair, slid)
}

// pair enters what two dice show.
func (d *dice) pair(a, b int) {
	d.host.Do(d.look.dice, rules.Answers{"a": {strconv.Itoa(a)}, "b": {strconv.Itoa(b)}})
}

// slide enters two dice once a finger slides from their key off the plate, onto the map, and then looks at the squares under it: the
// thief goes to the one on which it ends. Over the plate it means nothing.
func (d *dice) slide(k *kit.ActionButton, to fyne.Position, ended bool, a, b int) {
	window := fyne.CurrentApp().Driver().AbsolutePositionForObject
	if d.look.dice.Kind == "roll" {
		d.from = window(k) // it is taken off the board with the throw
	}
	at := d.from.Add(to).Subtract(window(d.paper.View))
	if d.look.dice.Kind == "roll" {
		if ended || !d.clear(d.plate, at) {
			return
		}
		d.sliding = true
		d.pair(a, b)
	}
	if d.look.reach != nil && d.aim.due() {
		d.aim.under(d.paper.View.Unit(at), ended)
	}
	if ended {
		d.sliding = false
		d.paper.Redraw()
	}
}

// pairs sets keys with the pairs of two dice, the lower one first; where they are all in sight slid follows a finger off them, unless
// it is nil.
func pairs(c *column, tapped func(a, b int), slid func(k *kit.ActionButton, to fyne.Position, ended bool, a, b int)) {
	side := min(pairAt(c.wide, 0).W*0.42, look.Touch*0.5)
	high, _ := pairsHigh(c.wide)
	inSight := c.y+high-look.Gap <= c.high
	i := 0
	for a := 1; a <= 6; a++ {
		for b := a; b <= 6; b++ {
			k := c.key("", pairName(a, b), kit.Plain, func() { tapped(a, b) })
			k.Compact = true
			if slid != nil && inSight {
				k.Follow(func(to fyne.Position, ended bool) { slid(k, to, ended, a, b) })
			}
			at := pairAt(c.wide, i)
			at.Y += c.y
			c.set(k, at)
			x, y := at.Mid()
			c.Stamp("cg-die-"+strconv.Itoa(a), look.Ink, x-side*0.54, y, side)
			c.Stamp("cg-die-"+strconv.Itoa(b), look.Ink, x+side*0.54, y, side)
			i++
		}
	}
	c.y += high
}

// pairCount is how many pairs two dice show.
const pairCount = 21

// pairGap returns what lies between their keys in a width: less where one more key has room in a row then.
func pairGap(width float32) float32 {
	const usual, less = tightGap, float32(2)
	if int((width+less)/(look.Touch+less)) > int((width+usual)/(look.Touch+usual)) {
		return less
	}
	return usual
}

// pairAt returns the place of the i-th key under the first row of a pad that is so wide.
func pairAt(width float32, i int) draw.Box {
	n, gap := pairsInRow(width), pairGap(width)
	wide := min((width-float32(n-1)*gap)/float32(n), 96)
	left := (width - float32(n)*wide - float32(n-1)*gap) / 2
	return draw.At(left+float32(i%n)*(wide+gap), float32(i/n)*(look.Touch+gap), wide, look.Touch)
}

// pairsInRow returns how many keys stand in a row.
func pairsInRow(width float32) int {
	gap := pairGap(width)
	return max(3, min(7, int((width+gap)/(look.Touch+gap))))
}

// pairsHigh returns how high the keys are together, with the gap under them, and whether their last row has room for one more.
func pairsHigh(width float32) (high float32, free bool) {
	n, gap := pairsInRow(width), pairGap(width)
	return float32((pairCount+n-1)/n)*(look.Touch+gap) - gap + look.Gap, pairCount%n > 0
}

// pairName returns what two dice show, the lower one first.
func pairName(a, b int) string { return strconv.Itoa(a) + " + " + strconv.Itoa(b) }

// askWhite asks for the die of Intellivision-The-Great, beside what each face does.
func (d *dice) askWhite(c *column) {
	x := &d.look
	text := d.word("white.unknown")
	if x.far >= 0 {
		text = d.host.Plural("cgexpo.board.white", x.far, nil)
	}
	c.headed(text, d.throw.key(c, x.dice))
	rows, high := facesHigh(c.wide)
	d.judged(c, x.hunt(), float32(rows)*(high+look.Gap), func(bool) {
		faces(c, func(pips int) { d.host.Do(x.dice, rules.Answers{"pips": {strconv.Itoa(pips)}}) })
	})
}

// faces sets keys with the six faces of a die.
func faces(c *column, tapped func(pips int)) {
	keys := make([]*kit.ActionButton, 6)
	for i := range keys {
		keys[i] = c.key("", strconv.Itoa(i+1), kit.Plain, func() { tapped(i + 1) })
		keys[i].Compact = true
	}
	rows, high := facesHigh(c.wide)
	n := 6 / rows
	wide := min((c.wide-float32(n-1)*look.Gap)/float32(n), 96)
	left := (c.wide - float32(n)*wide - float32(n-1)*look.Gap) / 2
	for i, k := range keys {
		at := draw.At(left+float32(i%n)*(wide+look.Gap), c.y+float32(i/n)*(high+look.Gap), wide, high)
		c.set(k, at)
		x, y := at.Mid()
		c.Stamp("cg-die-"+strconv.Itoa(i+1), look.Ink, x, y, min(wide, high)*0.66)
	}
	c.y += float32(rows) * (high + look.Gap)
}

// facesHigh returns in how many rows of which height the faces of a die stand in a width.
func facesHigh(wide float32) (rows int, high float32) {
	if rows = 1; wide < 6*look.Touch+5*look.Gap {
		rows = 2
	}
	return rows, max(look.Touch, min(64, 52*look.Scale()))
}

// lowTray is the size of a tray below which the key that rolls is its icon alone.
const lowTray float32 = 330

// throw shows dice over the board that the app has thrown: the faces tumble, then they lie there.
type throw struct {
	*sheet
	cast
	asked   bool // the app throws the dice: they are seen rolling
	rolling draw.Course
	faces   []*canvas.Image
	turned  int // faces turned so far
}

// cast holds what was thrown and what it did.
type cast struct {
	kind   castKind
	values []int // faces, or all hits together
	said   string
}

type castKind uint8

const (
	noCast castKind = iota
	pairCast
	whiteCast
	hitsCast
)

// How long dice tumble, and how long they lie there afterwards.
const (
	tumbleTime = 620 * time.Millisecond
	lieTime    = 780 * time.Millisecond
	faceTurns  = 9
)

// key returns the button that throws for the table; nil where the host does not do that.
func (t *throw) key(c *column, o rules.Offer) *kit.ActionButton {
	roller, ok := t.host.(board.Roller)
	if !ok {
		return nil
	}
	k := c.key("dice", t.word("roll"), kit.Plain, func() {
		t.asked = true
		roller.Roll(o)
	})
	k.Compact = look.Scale() > 1.3 || c.wide < lowTray || c.high < lowTray // else it takes the room of what is rolled for
	return k
}

// present takes up the dice that the app has thrown, if it was asked to.
func (t *throw) present(told []rules.Event) {
	t.cast = cast{}
	if t.asked {
		t.cast, t.asked = t.last(told), false
	}
}

// last returns the last throw among events, with what followed from it.
func (t *throw) last(told []rules.Event) cast {
	var c cast
	for _, e := range told {
		switch e.Key {
		case "rolled":
			c = cast{kind: pairCast, values: numbersOf(e, "die")}
		case "itg-rolls":
			c = cast{kind: whiteCast, values: numbersOf(e, "pips")}
		case "battle", "sweep":
			c = cast{kind: hitsCast, values: numbersOf(e, "hits")}
		default:
			if c.kind != noCast && c.said == "" {
				c.said = t.host.Event(e)
			}
		}
	}
	if len(c.values) == 0 {
		return cast{}
	}
	return c
}

// numbersOf lists the numbers of a noun in an event.
func numbersOf(e rules.Event, noun string) []int {
	var list []int
	for _, about := range e.About {
		if of, id := about.Split(); of == noun {
			n, _ := strconv.Atoi(id)
			list = append(list, n)
		}
	}
	return list
}

// roll lets the dice tumble over the board, and calls then when they have lain there.
func (t *throw) roll(then func()) {
	all := tumbleTime + lieTime
	tumbling := float32(tumbleTime) / float32(all)
	t.rolling.Ready()
	t.paper.Redraw()
	t.rolling.Start(all, fyne.AnimationLinear, func() {
		done := t.rolling.Done()
		t.tumble(min(faceTurns, int(done/tumbling*faceTurns)))
		if !t.rolling.On() {
			t.paper.Redraw()
			then()
		}
	})
}

// skip ends the rolling.
func (t *throw) skip() {
	if t.rolling.End() {
		t.paper.Redraw()
	}
}

// tumble turns the dice to the next face, at last to what they show.
func (t *throw) tumble(turn int) {
	if turn <= t.turned {
		return
	}
	t.turned = turn
	for i, img := range t.faces {
		face := 1 + rand.IntN(6)
		if turn >= faceTurns {
			face = t.values[i]
		}
		res := look.IconIn("cg-die-"+strconv.Itoa(face), look.LampWhite)
		img.Image = draw.BitmapOf(res, res.Name(), draw.SideFor(img.Size().Width*t.paper.Density()))
		canvas.Refresh(img)
	}
}

// draw lays the dice over the middle of the map, on a plate with what they did.
func (t *throw) draw(s *draw.Sketch, over draw.Box) {
	t.faces, t.turned = nil, 0
	if !t.rolling.On() || over.H < 60 {
		return
	}
	side := min(84, over.H*0.4, over.W*0.22)
	text := draw.Strong(17).In(draw.Tone(look.LampWhite))
	row := float32(len(t.values)) * (side + look.Pad)
	wide, tall := row+2*look.Edges, side+2*look.Edges
	if t.said != "" {
		lines := draw.Wrap(t.said, min(over.W-60, 380), text)
		tall += float32(len(lines))*text.Measure("Ág").Height + look.Gap
		wide = max(wide, min(over.W-20, 420))
	}
	cx, cy := over.Mid()
	at := draw.At(cx-wide/2, cy-tall/2, wide, tall)
	s.Lifted(at, draw.Faint(draw.Tone(look.OnLamp), 0xec), look.Radius)
	t.lay(s, cx-(row-look.Pad)/2, at.Y+look.Edges+side/2, side)
	if t.said != "" {
		s.Paragraph(t.said, draw.At(at.X+12, at.Y+look.Edges+side+look.Gap, at.W-24, tall), text)
	}
}

// lay draws the dice beside each other, from the left.
func (t *throw) lay(s *draw.Sketch, left, mid, side float32) {
	for i, n := range t.values {
		x := left + float32(i)*(side+look.Pad) + side/2
		if t.kind == hitsCast {
			s.Stamp("cg-hit", look.Lamp1, x, mid, side)
			s.Label(strconv.Itoa(n), x, mid, draw.Ink{Size: draw.Whole(side * 0.46), Face: look.TitleFace(), Color: draw.Tone(look.OnLamp), Align: fyne.TextAlignCenter})
			continue
		}
		t.faces = append(t.faces, s.StampAlone("cg-die-"+strconv.Itoa(n), x, mid, side))
	}
}
