package boards

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// stone is what the museum is made of, mixed from the theme.
type stone struct {
	floor, wall, passage, dark, brass, danger, line color.NRGBA
	warm, alarm                                     color.NRGBA // tints of floors
}

func stones() stone {
	p := stone{
		floor: tone(kit.Floor), wall: tone(kit.Wall), brass: tone(kit.Brass), danger: tone(kit.Danger),
		passage: mix(tone(kit.Floor), tone(kit.Void), 0.45), dark: mix(tone(kit.Void), black, 0.35),
	}
	if !kit.IsDark() {
		p.passage, p.dark = mix(tone(kit.Floor), tone(kit.Wall), 0.22), mix(tone(kit.Void), tone(kit.Wall), 0.28)
	}
	p.warm, p.alarm = p.tints()
	p.line = faint(mix(p.floor, tone(kit.Ink), 0.5), 0x38)
	return p
}

// tints of floors: bright in both variants, so that a light floor does not turn brown.
func (p stone) tints() (warm, alarm color.NRGBA) {
	if kit.IsDark() {
		return mix(p.floor, p.brass, 0.18), mix(p.floor, p.danger, 0.20)
	}
	return mix(p.floor, tone(kit.Lamp1), 0.34), mix(p.floor, tone(kit.Lamp5), 0.22)
}

// drawMap draws the whole museum for a scale and keeps its figures apart, because they walk.
func (b *museumBoard) drawMap(scale float32) []fyne.CanvasObject {
	s := after(b.mapKept)
	s.density = b.density()
	at := b.look.bounds()
	e := easel{sketch: s, scale: scale, ox: at.x, oy: at.y, tile: scale * tilePart}
	b.mapHits = b.mapHits[:0]
	p := stones()
	for _, x := range b.look.exits {
		e.passage(x, p)
	}
	for i := range b.look.tiles {
		e.room(&b.look.tiles[i], p)
	}
	for _, x := range b.look.exits {
		b.exit(e, x, p)
	}
	b.trails(e)
	for i := range b.look.tiles {
		b.contents(e, &b.look.tiles[i], p)
	}
	b.landing(e)
	b.walkers = b.walkers[:0]
	for i := range b.look.figures {
		b.figure(e, &b.look.figures[i])
	}
	b.mapKept = s.new
	b.placeWalkers(scale, at)
	return s.objs
}

// room is the bare tile: floor, marks and number.
func (e easel) room(t *tile, p stone) {
	at := e.on(tileBox(t.cell))
	u := e.tile
	floor := p.floor
	switch t.colour {
	case crazymuseum.Green:
		floor = mix(floor, tone(kit.Good), 0.13)
	case crazymuseum.Blue:
		floor = mix(floor, tone(kit.Info), 0.15)
	}
	radius := u * 0.085
	if t.lit && !t.here {
		e.glow(at, p.brass, radius)
		floor = mix(floor, p.warm, 0.85)
	}
	if t.danger {
		floor = mix(floor, p.alarm, 0.8)
	}
	r := e.lifted(at, floor, radius)
	r.StrokeColor, r.StrokeWidth = p.wall, max(1.5, u*0.026)
	if t.lit && !t.here {
		r.StrokeColor = p.brass
	}
	if t.danger {
		r.StrokeColor = p.danger
	}
	if u >= 80 {
		e.frame(at.inset(u*0.052), p.line, 1, radius*0.62)
	}
	e.exhibit(t, at)
	e.marks(t, at)
	e.text(strconv.Itoa(t.number), box{at.x + u*0.085, at.y + u*0.045, u * 0.5, u * 0.3},
		ink{whole(u * 0.265), kit.TitleFace(), tone(kit.Ink), fyne.TextAlignLeading})
}

// exhibits are what stands in the rooms, seen faintly on the floor: they help to find a room again.
var exhibits = [...]string{
	"bust", "amphora", "dino", "helmet", "ship", "frame", "telescope", "statue",
}

func (e easel) exhibit(t *tile, at box) {
	name := "exhibit-" + exhibits[t.number%len(exhibits)]
	switch t.special {
	case crazymuseum.MummyRoom:
		name = "tomb"
	case crazymuseum.Initial:
		name = "entrance"
	case crazymuseum.Guardhouse:
		name = "guardhouse"
	}
	cx, cy := at.mid()
	img := e.stamp(name, kit.Ink, cx, cy+e.tile*0.03, e.tile*0.5)
	img.Translucency = 0.925
}

// mark is a tab in the corner of a tile: an icon on a colour.
type mark struct {
	icon     string
	fill, on fyne.ThemeColorName
}

func (t *tile) marks() []mark {
	var list []mark
	switch t.colour {
	case crazymuseum.Green:
		list = append(list, mark{"vending", kit.Good, kit.Void})
	case crazymuseum.Blue:
		list = append(list, mark{"vent", kit.Info, kit.Void})
	}
	switch t.special {
	case crazymuseum.Initial:
		list = append(list, mark{"entrance", kit.Hollow, kit.Ink})
	case crazymuseum.Guardhouse:
		list = append(list, mark{"guardhouse", kit.Guard, kit.OnGuard})
	case crazymuseum.MummyRoom:
		list = append(list, mark{"tomb", kit.Linen, kit.OnLamp})
	}
	return list
}

func (e easel) marks(t *tile, at box) {
	side := e.tile * 0.245
	edge := max(1.5, e.tile*0.026)
	x := at.x + at.w - side - edge*0.9
	for i, m := range t.marks() {
		r := e.rect(box{x, at.y + edge*0.9, side, side}, tone(m.fill), 0)
		r.BottomLeftCornerRadius = side * 0.32
		if i == 0 {
			r.TopRightCornerRadius = e.tile * 0.065
		} else {
			r.BottomRightCornerRadius = side * 0.32
		}
		e.stamp(m.icon, m.on, x+side/2, at.y+edge*0.9+side/2, side*0.68)
		x -= side + 2
	}
}

// passage is the floor between two doors, or the first step into the dark.
func (e easel) passage(x exit, p stone) {
	switch x.kind {
	case crazymuseum.Wall:
	case crazymuseum.NoRoom:
		e.stub(x, p)
	default:
		at := e.on(passageBox(x))
		e.rect(at, p.passage, 0)
		thick := max(1.5, e.scale*0.022)
		fill := p.wall
		if x.side == grid.North {
			e.rect(box{at.x - thick, at.y, thick, at.h}, fill, 0)
			e.rect(box{at.x + at.w, at.y, thick, at.h}, fill, 0)
		} else {
			e.rect(box{at.x, at.y - thick, at.w, thick}, fill, 0)
			e.rect(box{at.x, at.y + at.h, at.w, thick}, fill, 0)
		}
	}
}

// passageBox is the gap between two rooms, as wide as a door; only north and east are asked for.
func passageBox(x exit) box {
	t := tileBox(x.cell)
	if x.side == grid.North {
		return box{t.x + (t.w-doorPart)/2, t.y - 2*gapPart, doorPart, 2 * gapPart}
	}
	return box{t.x + t.w, t.y + (t.h-doorPart)/2, 2 * gapPart, doorPart}
}

// stub is what one sees of a room that nobody has entered.
func (e easel) stub(x exit, p stone) {
	at := e.on(stubBox(x))
	if x.lit {
		r := e.rect(at, mix(p.dark, p.warm, 0.3), e.tile*0.07)
		r.StrokeColor, r.StrokeWidth = p.brass, 2
		r.Shadow = canvas.Shadow{Color: faint(p.brass, 0x90), BlurRadius: 10, Variant: canvas.BoxShadow}
		return
	}
	wide := doorPart * e.scale
	cx, cy := at.mid()
	near, away := faint(p.passage, 0xff), faint(p.passage, 0)
	deep := min(at.w, at.h) * 0.62
	switch x.side {
	case grid.North:
		e.fade(box{cx - wide/2, at.y + at.h - deep, wide, deep}, away, near)
	case grid.South:
		e.fade(box{cx - wide/2, at.y, wide, deep}, near, away)
	case grid.East:
		e.add(canvas.NewHorizontalGradient(near, away), box{at.x, cy - wide/2, deep, wide})
	default:
		e.add(canvas.NewHorizontalGradient(away, near), box{at.x + at.w - deep, cy - wide/2, deep, wide})
	}
}

// exit draws doors: a brass bar on each side that has one, an arrow where only one has.
func (b *museumBoard) exit(e easel, x exit, p stone) {
	back := x.side.Back()
	switch x.kind {
	case crazymuseum.BothDoors:
		e.door(x.cell, x.side, p)
		e.door(x.cell.Next(x.side), back, p)
	case crazymuseum.OwnDoor:
		e.door(x.cell, x.side, p)
		e.oneWay(x.cell, x.side, p)
	case crazymuseum.FarDoor:
		e.door(x.cell.Next(x.side), back, p)
		e.oneWay(x.cell.Next(x.side), back, p)
	case crazymuseum.NoRoom:
		e.door(x.cell, x.side, p)
		if x.lit {
			b.unknown(e, x)
		}
	}
}

// doorway is the middle of a tile's side, in dp.
func (e easel) doorway(c grid.Cell, d grid.Dir) (x, y float32) {
	m := middleOf(c)
	dx, dy := toward(d)
	return e.point(m.X+dx*tilePart/2, m.Y+dy*tilePart/2)
}

// door is a bar across a tile's side.
func (e easel) door(c grid.Cell, d grid.Dir, p stone) {
	x, y := e.doorway(c, d)
	long, thick := doorPart*e.scale, max(3, e.scale*0.042)
	bar := box{x - long/2, y - thick/2, long, thick}
	if d == grid.East || d == grid.West {
		bar = box{x - thick/2, y - long/2, thick, long}
	}
	e.rect(bar, p.brass, thick/2)
}

// oneWay shows that the door of a tile leads out of it and not back: an arrow in the gap, and
// on the other side the ladder that one needs there.
func (e easel) oneWay(c grid.Cell, d grid.Dir, p stone) {
	m := middleOf(c)
	dx, dy := toward(d)
	x, y := e.point(m.X+dx*0.5, m.Y+dy*0.5)
	e.arrow(x+dx*e.scale*0.012, y+dy*e.scale*0.012, e.scale*0.15, d, p.brass, p.passage)
	if e.tile >= 70 {
		side := e.tile * 0.15
		fx, fy := e.point(m.X+dx*(1-tilePart/2), m.Y+dy*(1-tilePart/2))
		e.stamp("ladder", kit.InkFaint, fx+dx*side*0.75, fy+dy*side*0.75, side)
	}
}

// unknown is a room that may be discovered now: what it costs to go there.
func (b *museumBoard) unknown(e easel, x exit) {
	at := e.on(stubBox(x))
	cx, cy := at.mid()
	if x.cost < 0 && !x.way {
		e.stamp(kit.IconQuestion, kit.Brass, cx, cy, min(at.w, at.h)*0.66)
		return
	}
	b.price(e, b.tag(e, x.cost, at.w-4), cx, cy)
}

// tag is a price: what it says, how large, and whether there is room for footsteps beside it.
type tag struct {
	text  string
	ink   ink
	steps bool
	w, h  float32
}

// tag fits a price into a width.
func (b *museumBoard) tag(e easel, cost int, most float32) tag {
	t := tag{h: e.tagHeight(), steps: true}
	switch {
	case cost == 0:
		t.text = b.host.Text("board.crazymuseum.free", nil)
	case cost > 0:
		t.text = strconv.Itoa(cost)
	}
	t.ink = digits(t.h*0.66, tone(kit.OnBrass))
	t.w = t.ink.width(t.text) + t.h*1.26
	if t.w > most && t.text != "" {
		t.steps = false
		t.w = t.ink.width(t.text) + t.h*0.6
	}
	if over := t.w - most; over > 0 {
		wide := t.ink.width(t.text)
		t.ink.size = whole(max(9, t.ink.size*(wide-over)/max(1, wide)))
		t.w = t.ink.width(t.text) + t.h*0.5
	}
	return t
}

// price draws a tag around a point.
func (b *museumBoard) price(e easel, t tag, cx, cy float32) {
	e.lifted(box{cx - t.w/2, cy - t.h/2, t.w, t.h}, tone(kit.Brass), t.h/2)
	if !t.steps {
		e.label(t.text, cx, cy, t.ink)
		return
	}
	steps := t.h * 0.66
	x := cx - t.w/2 + t.h*0.3
	if t.text == "" {
		e.stamp("footsteps", kit.OnBrass, cx, cy, steps)
		return
	}
	wide := t.ink.width(t.text)
	e.label(t.text, x+wide/2, cy, t.ink)
	e.stamp("footsteps", kit.OnBrass, x+wide+t.h*0.04+steps/2, cy, steps)
}

// tagHeight is that of price tags: large enough to be read before the finger lifts.
func (e easel) tagHeight() float32 {
	return min(min(max(18, e.tile*0.22), 30)*min(1.3, max(1, kit.Scale())), e.tile*0.3)
}
