package crazymuseum

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// stone holds what the museum is made of, mixed from the theme.
type stone struct {
	floor, wall, passage, dark, brass, danger, line color.NRGBA
	warm, alarm                                     color.NRGBA // tints of floors
}

// stones returns the colours of the theme at this moment.
func stones() stone {
	p := stone{
		floor: draw.Tone(look.Floor), wall: draw.Tone(look.Wall), brass: draw.Tone(look.Brass), danger: draw.Tone(look.Danger),
		passage: draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Void), 0.45), dark: draw.Mix(draw.Tone(look.Void), draw.Black, 0.35),
	}
	if !look.IsDark() {
		p.passage, p.dark = draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Wall), 0.22), draw.Mix(draw.Tone(look.Void), draw.Tone(look.Wall), 0.28)
	}
	p.warm, p.alarm = p.tints()
	p.line = draw.Faint(draw.Mix(p.floor, draw.Tone(look.Ink), 0.5), 0x38)
	return p
}

// tints of floors: bright in both variants, so that a light floor does not turn brown.
func (p stone) tints() (warm, alarm color.NRGBA) {
	if look.IsDark() {
		return draw.Mix(p.floor, p.brass, 0.18), draw.Mix(p.floor, p.danger, 0.20)
	}
	return draw.Mix(p.floor, draw.Tone(look.Lamp1), 0.34), draw.Mix(p.floor, draw.Tone(look.Lamp5), 0.22)
}

// easel paints rooms, doors and what lies in them.
type easel struct {
	draw.Easel
	stone stone
	board *Board
}

// paintMap draws the whole museum; its figures walk on it.
func (b *Board) paintMap(on draw.Easel) {
	e := easel{on, stones(), b}
	b.small = b.small[:0]
	for _, x := range b.look.exits {
		e.passage(x)
	}
	for i := range b.look.tiles {
		e.room(&b.look.tiles[i])
	}
	for _, x := range b.look.exits {
		e.exit(x)
	}
	e.trails()
	for i := range b.look.tiles {
		e.contents(&b.look.tiles[i])
	}
	b.Landing(on, max(3, e.Tile*0.05), e.Tile*0.085)
	b.drawFigures(on)
	b.knobs(on)
}

// room draws the bare tile: floor, marks and number.
func (e easel) room(t *tile) {
	at := e.On(tileBox(t.cell))
	u := e.Tile
	floor := e.stone.floor
	switch t.colour {
	case crazymuseum.Green:
		floor = draw.Mix(floor, draw.Tone(look.Good), 0.13)
	case crazymuseum.Blue:
		floor = draw.Mix(floor, draw.Tone(look.Info), 0.15)
	}
	radius := u * 0.085
	if t.glows() {
		e.Glow(at, e.stone.brass, radius)
		floor = draw.Mix(floor, e.stone.warm, 0.85)
	}
	if t.threats.any() {
		floor = draw.Mix(floor, e.stone.alarm, 0.8)
	}
	r := e.Lifted(at, floor, radius)
	r.StrokeColor, r.StrokeWidth = e.stone.wall, max(1.5, u*0.026)
	if t.glows() {
		r.StrokeColor = e.stone.brass
	}
	if t.threats.any() {
		r.StrokeColor = e.stone.danger
	}
	if u >= 80 {
		e.Frame(at.Inset(u*0.052), e.stone.line, 1, radius*0.62)
	}
	e.exhibit(t, at)
	e.marks(t, at)
	e.Text(strconv.Itoa(t.number), draw.At(at.X+u*0.085, at.Y+u*0.045, u*0.5, u*0.3),
		draw.Ink{Size: draw.Whole(u * 0.265), Face: look.TitleFace(), Color: draw.Tone(look.Ink), Align: fyne.TextAlignLeading})
}

// glows reports whether a tap on the room does something for itself: one's own room only where it is an answer.
func (t *tile) glows() bool { return t.lit && (!t.here || t.named) }

// exhibit draws faintly what a room is known by.
func (e easel) exhibit(t *tile, at draw.Box) {
	if e.Tile < detailed {
		return
	}
	name := "exhibit-" + draw.Exhibits[t.number%len(draw.Exhibits)]
	switch t.special {
	case crazymuseum.MummyRoom:
		name = "tomb"
	case crazymuseum.Initial:
		name = "entrance"
	case crazymuseum.Guardhouse:
		name = "guardhouse"
	}
	cx, cy := at.Mid()
	img := e.Stamp(name, look.Ink, cx, cy+e.Tile*0.03, e.Tile*0.5)
	img.Translucency = 0.925
}

// mark is a tab in the corner of a tile: an icon on a colour.
type mark struct {
	icon     string
	fill, on fyne.ThemeColorName
}

// marks returns the tabs of a room: what is special about it.
func (t *tile) marks() []mark {
	var list []mark
	switch t.colour {
	case crazymuseum.Green:
		list = append(list, mark{"vending", look.Good, look.Void})
	case crazymuseum.Blue:
		list = append(list, mark{"vent", look.Info, look.Void})
	}
	switch t.special {
	case crazymuseum.Initial:
		list = append(list, mark{"entrance", look.Hollow, look.Ink})
	case crazymuseum.Guardhouse:
		list = append(list, mark{"guardhouse", look.Guard, look.OnGuard})
	case crazymuseum.MummyRoom:
		list = append(list, mark{"tomb", look.Linen, look.OnLamp})
	}
	return list
}

// marks draws the tabs of a room beside each other, from its corner.
func (e easel) marks(t *tile, at draw.Box) {
	side := e.Tile * 0.245
	edge := max(1.5, e.Tile*0.026)
	x := at.X + at.W - side - edge*0.9
	for i, m := range t.marks() {
		r := e.Rect(draw.At(x, at.Y+edge*0.9, side, side), draw.Tone(m.fill), 0)
		r.BottomLeftCornerRadius = side * 0.32
		if i == 0 {
			r.TopRightCornerRadius = e.Tile * 0.065
		} else {
			r.BottomRightCornerRadius = side * 0.32
		}
		e.Stamp(m.icon, m.on, x+side/2, at.Y+edge*0.9+side/2, side*0.68)
		x -= side + 2
	}
}

// passage draws the floor between two doors, or the first step into the dark.
func (e easel) passage(x exit) {
	switch x.kind {
	case crazymuseum.Wall:
	case crazymuseum.NoRoom:
		e.stub(x)
	default:
		at := e.On(passageBox(x))
		e.Rect(at, e.stone.passage, 0)
		thick := max(1.5, e.Scale*0.022)
		fill := e.stone.wall
		if x.side == grid.North {
			e.Rect(draw.At(at.X-thick, at.Y, thick, at.H), fill, 0)
			e.Rect(draw.At(at.X+at.W, at.Y, thick, at.H), fill, 0)
		} else {
			e.Rect(draw.At(at.X, at.Y-thick, at.W, thick), fill, 0)
			e.Rect(draw.At(at.X, at.Y+at.H, at.W, thick), fill, 0)
		}
	}
}

// passageBox returns the gap between two rooms, as wide as a door; only north and east are asked for.
func passageBox(x exit) draw.Box {
	t := tileBox(x.cell)
	if x.side == grid.North {
		return draw.At(t.X+(t.W-doorPart)/2, t.Y-2*gapPart, doorPart, 2*gapPart)
	}
	return draw.At(t.X+t.W, t.Y+(t.H-doorPart)/2, 2*gapPart, doorPart)
}

// stub draws what one sees of a room that nobody has entered.
func (e easel) stub(x exit) {
	at := e.On(stubBox(x))
	if x.lit {
		if x.shared {
			behind := x
			behind.shared, behind.lit = false, false
			e.stub(behind)
		}
		r := e.Rect(at, draw.Mix(e.stone.dark, e.stone.warm, 0.3), e.Tile*0.07)
		r.StrokeColor, r.StrokeWidth = e.stone.brass, 2
		r.Shadow = canvas.Shadow{Color: draw.Faint(e.stone.brass, 0x90), BlurRadius: 10, Variant: canvas.BoxShadow}
		return
	}
	wide := doorPart * e.Scale
	cx, cy := at.Mid()
	near, away := draw.Faint(e.stone.passage, 0xff), draw.Faint(e.stone.passage, 0)
	deep := min(at.W, at.H) * 0.62
	switch x.side {
	case grid.North:
		e.Fade(draw.At(cx-wide/2, at.Y+at.H-deep, wide, deep), away, near)
	case grid.South:
		e.Fade(draw.At(cx-wide/2, at.Y, wide, deep), near, away)
	case grid.East:
		e.Add(canvas.NewHorizontalGradient(near, away), draw.At(at.X, cy-wide/2, deep, wide))
	default:
		e.Add(canvas.NewHorizontalGradient(away, near), draw.At(at.X+at.W-deep, cy-wide/2, deep, wide))
	}
}

// exit draws doors: a brass bar on each side that has one, an arrow where only one has.
func (e easel) exit(x exit) {
	back := x.side.Back()
	switch x.kind {
	case crazymuseum.BothDoors:
		e.door(x.cell, x.side)
		e.door(x.cell.Next(x.side), back)
	case crazymuseum.OwnDoor:
		e.door(x.cell, x.side)
		e.oneWay(x.cell, x.side)
	case crazymuseum.FarDoor:
		e.door(x.cell.Next(x.side), back)
		e.oneWay(x.cell.Next(x.side), back)
	case crazymuseum.NoRoom:
		if !x.doubted {
			e.door(x.cell, x.side)
		}
		if x.lit {
			e.unknown(x)
		}
	}
}

// doorway returns the middle of a tile's side, in dp.
func (e easel) doorway(c grid.Cell, d grid.Dir) (x, y float32) {
	m := draw.MiddleOf(c)
	dx, dy := draw.Toward(d)
	return e.Point(m.X+dx*tilePart/2, m.Y+dy*tilePart/2)
}

// door draws a bar across a tile's side.
func (e easel) door(c grid.Cell, d grid.Dir) {
	x, y := e.doorway(c, d)
	long, thick := doorPart*e.Scale, max(3, e.Scale*0.042)
	bar := draw.At(x-long/2, y-thick/2, long, thick)
	if d == grid.East || d == grid.West {
		bar = draw.At(x-thick/2, y-long/2, thick, long)
	}
	e.Rect(bar, e.stone.brass, thick/2)
}

// oneWay shows that the door of a tile leads out of it and not back: an arrow in the gap, and
// on the other side the ladder that one needs there.
func (e easel) oneWay(c grid.Cell, d grid.Dir) {
	m := draw.MiddleOf(c)
	dx, dy := draw.Toward(d)
	x, y := e.Point(m.X+dx*0.5, m.Y+dy*0.5)
	e.Arrow(x+dx*e.Scale*0.012, y+dy*e.Scale*0.012, e.Scale*0.15, d, e.stone.brass, e.stone.passage)
	if e.Tile >= detailed {
		side := e.Tile * 0.15
		fx, fy := e.Point(m.X+dx*(1-tilePart/2), m.Y+dy*(1-tilePart/2))
		e.Stamp("ladder", look.InkFaint, fx+dx*side*0.75, fy+dy*side*0.75, side)
	}
}

// unknown draws a room that may be discovered now: what it costs to go there.
func (e easel) unknown(x exit) {
	at := e.On(stubBox(x))
	cx, cy := at.Mid()
	if x.cost < 0 && !x.way {
		e.Stamp(look.IconQuestion, look.Brass, cx, cy, min(at.W, at.H)*0.66)
		return
	}
	e.price(e.tag(x.cost, at.W-4), "footsteps", cx, cy)
}

// tag is a price: what it says, how large, and whether there is room for the way's icon beside it.
type tag struct {
	text  string
	ink   draw.Ink
	steps bool
	w, h  float32
}

// tag fits a price into a width.
func (e easel) tag(cost int, most float32) tag {
	t := tag{h: e.tagHeight(), steps: true}
	switch {
	case cost == 0:
		t.text = e.board.host.Text("board.crazymuseum.free", nil)
	case cost > 0:
		t.text = strconv.Itoa(cost)
	}
	t.ink = draw.Digits(t.h*0.66, draw.Tone(look.OnBrass))
	t.w = t.ink.Width(t.text) + t.h*1.26
	if t.w > most && t.text != "" {
		t.steps = false
		t.w = t.ink.Width(t.text) + t.h*0.6
	}
	if over := t.w - most; over > 0 {
		wide := t.ink.Width(t.text)
		t.ink.Size = draw.Whole(max(9, t.ink.Size*(wide-over)/max(1, wide)))
		t.w = t.ink.Width(t.text) + t.h*0.5
	}
	return t
}

// price draws a tag around a point, with the icon of the way.
func (e easel) price(t tag, way string, cx, cy float32) {
	e.Lifted(draw.At(cx-t.w/2, cy-t.h/2, t.w, t.h), draw.Tone(look.Brass), t.h/2)
	if !t.steps {
		e.Label(t.text, cx, cy, t.ink)
		return
	}
	steps := t.h * 0.66
	x := cx - t.w/2 + t.h*0.3
	if t.text == "" {
		e.Stamp(way, look.OnBrass, cx, cy, steps)
		return
	}
	wide := t.ink.Width(t.text)
	e.Label(t.text, x+wide/2, cy, t.ink)
	e.Stamp(way, look.OnBrass, x+wide+t.h*0.04+steps/2, cy, steps)
}

// tagHeight returns the height of price tags: large enough to be read before the finger lifts.
func (e easel) tagHeight() float32 {
	return min(min(max(18, e.Tile*0.22), 30)*min(1.3, max(1, look.Scale())), e.Tile*0.3)
}
