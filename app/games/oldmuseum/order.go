package oldmuseum

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// order draws, where rooms are not followed, whose turn it is and who comes next.
type order struct {
	*draw.Sketch
	board *Board
}

// orderLine returns how high a player's line is where rooms are not followed.
func orderLine() float32 { return max(look.Touch, 52*min(1.7, max(0.85, look.Scale()))) }

// height returns how high everybody's lines are.
func (o order) height() float32 {
	n := float32(len(o.board.look.players))
	return n*(orderLine()+look.Gap) - look.Gap
}

// draw shows everybody from whose turn it is, who misses a turn, and who left.
func (o order) draw(at draw.Box) {
	g := &o.board.look
	n := len(g.players)
	wide := min(at.W, 720*min(1.5, max(1, look.Scale())))
	high := min((at.H-float32(n-1)*look.Gap)/float32(n), orderLine()*2.2)
	x := at.X + (at.W-wide)/2
	y := at.Y + (at.H-float32(n)*(high+look.Gap)+look.Gap)/2
	for i := range n {
		p := &g.players[(int(g.turn)+i)%n]
		o.drawVisitor(draw.At(x, y, wide, high), p, i)
		y += high + look.Gap
	}
}

// drawVisitor draws one player's line.
func (o order) drawVisitor(at draw.Box, p *visitor, place int) {
	n := o.board.host.Symbol(p.seat)
	r := o.Rect(at, draw.Tone(look.Panel), 14)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.Edge), 1
	ink := draw.Tone(look.Ink)
	switch {
	case p.active:
		r.FillColor = draw.Mix(draw.Tone(look.Panel), draw.Tone(look.Brass), 0.16)
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 2.5
	case p.out:
		ink = draw.Tone(look.InkSoft)
	}
	side := at.H * 0.62
	cx, cy := at.X+at.H*0.62, at.Y+at.H/2
	o.Disc(cx, cy, side/2, draw.Mix(draw.Tone(look.Panel), draw.Tone(kit.SeatInk(n)), 0.2), draw.Tone(kit.SeatInk(n)), 2.5)
	o.Stamp(kit.SeatSymbol(n), kit.SeatInk(n), cx, cy, side*0.56)
	left := at.X + at.H*1.12
	size := min(34, at.H*0.34/look.Scale())
	if p.active {
		size = min(42, at.H*0.42/look.Scale())
	}
	if o.board.mapped() && !p.out {
		o.Stamp("card-map", look.Brass, at.X+at.W-24*look.Scale(), cy, 22*look.Scale())
		o.board.TakeTaps(at, rules.Of(mapNoun, p.seat))
		at.W -= 40 * look.Scale()
	}
	tag, icon := o.visitorTag(p, place)
	if tag == "" {
		o.Text(o.board.host.Name(p.seat), draw.At(left, at.Y, at.X+at.W-left-12, at.H), draw.Strong(size).Left().In(ink))
		return
	}
	o.Text(o.board.host.Name(p.seat), draw.At(left, at.Y+at.H*0.06, at.X+at.W-left-12, at.H*0.54), draw.Strong(size).Left().In(ink))
	low := draw.At(left, at.Y+at.H*0.56, at.X+at.W-left-12, at.H*0.36)
	mark := min(low.H*0.8, 26*look.Scale())
	o.Stamp(icon, look.Brass, low.X+mark/2, low.Y+low.H/2, mark)
	below := draw.Plain(min(22, low.H*0.72/look.Scale())).Left().In(draw.Tone(look.Ink))
	room := draw.At(low.X+mark+6, low.Y, low.W-mark-6, low.H)
	below.Size *= min(1, 0.98*room.W/below.Width(tag))
	o.Text(tag, room, below)
}

// visitorTag returns what is to be known of somebody besides the name.
func (o order) visitorTag(p *visitor, place int) (said, icon string) {
	text := func(key string, data map[string]any) string {
		return o.board.host.Text("oldmuseum.board.order."+key, data)
	}
	if x := o.board.look.exit(p.seat); x != nil {
		data := map[string]any{"rank": strconv.Itoa(x.rank), "left": clockOf(x.left), "artifacts": o.board.host.Thing(rules.Of("artifacts", x.chosen))}
		return text("out", data), "flag"
	}
	switch {
	case o.board.look.ended && p.seat == o.board.look.winner && !o.board.look.timed:
		return text("won", nil), "crown"
	case o.board.look.ended && o.board.look.timed:
		return text("late", nil), "entrance"
	case o.board.look.ended:
		return text("inside", nil), "entrance"
	case p.active && p.misses: // fell in this turn
		return text("misses", nil), "hourglass"
	case p.active:
		return text("now", nil), "footsteps"
	case p.misses:
		return text("misses", nil), "hourglass"
	case place == 1 && len(o.board.look.players) > 2:
		return text("next", nil), "arrow-right"
	}
	return "", ""
}

// exit returns how somebody left, or nil.
func (g *model) exit(seat rules.Seat) *leaver {
	for i := range g.exits {
		if g.exits[i].seat == seat {
			return &g.exits[i]
		}
	}
	return nil
}
