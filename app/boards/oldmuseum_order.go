package boards

import (
	"strconv"

	"docent/app/kit"
	"docent/rules"
)

// orderLine is how high a player's line is where rooms are not followed.
func orderLine() float32 { return max(kit.Touch, 52*min(1.7, max(0.85, kit.Scale()))) }

// orderHeight is that of everybody's line.
func (b *oldMuseum) orderHeight(float32) float32 {
	n := float32(len(b.look.players))
	return n*(orderLine()+kit.Gap) - kit.Gap
}

// drawOrder shows, where rooms are not followed, whose turn it is and who comes next, who misses a turn, and who left.
func (b *oldMuseum) drawOrder(s *sketch, at box) {
	g := &b.look
	n := len(g.players)
	wide := min(at.w, 720*min(1.5, max(1, kit.Scale())))
	high := min((at.h-float32(n-1)*kit.Gap)/float32(n), orderLine()*2.2)
	x := at.x + (at.w-wide)/2
	y := at.y + (at.h-float32(n)*(high+kit.Gap)+kit.Gap)/2
	for i := range n {
		p := &g.players[(int(g.turn)+i)%n]
		b.drawVisitor(s, box{x, y, wide, high}, p, i)
		y += high + kit.Gap
	}
}

// drawVisitor is one player's line.
func (b *oldMuseum) drawVisitor(s *sketch, at box, p *visitor, place int) {
	n := b.host.Symbol(p.seat)
	r := s.rect(at, tone(kit.Panel), 14)
	r.StrokeColor, r.StrokeWidth = tone(kit.Edge), 1
	ink := tone(kit.Ink)
	switch {
	case p.active:
		r.FillColor = mix(tone(kit.Panel), tone(kit.Brass), 0.16)
		r.StrokeColor, r.StrokeWidth = tone(kit.Brass), 2.5
	case p.out:
		ink = tone(kit.InkSoft)
	}
	side := at.h * 0.62
	cx, cy := at.x+at.h*0.62, at.y+at.h/2
	s.disc(cx, cy, side/2, mix(tone(kit.Panel), tone(kit.SeatInk(n)), 0.2), tone(kit.SeatInk(n)), 2.5)
	s.stamp(kit.SeatSymbol(n), kit.SeatInk(n), cx, cy, side*0.56)
	left := at.x + at.h*1.12
	size := min(34, at.h*0.34/kit.Scale())
	if p.active {
		size = min(42, at.h*0.42/kit.Scale())
	}
	tag, icon := b.visitorTag(p, place)
	if tag == "" {
		s.text(b.host.Name(p.seat), box{left, at.y, at.x + at.w - left - 12, at.h}, strong(size).left().in(ink))
		return
	}
	s.text(b.host.Name(p.seat), box{left, at.y + at.h*0.06, at.x + at.w - left - 12, at.h * 0.54}, strong(size).left().in(ink))
	low := box{left, at.y + at.h*0.56, at.x + at.w - left - 12, at.h * 0.36}
	mark := min(low.h*0.8, 26*kit.Scale())
	s.stamp(icon, kit.Brass, low.x+mark/2, low.y+low.h/2, mark)
	below := plain(min(22, low.h*0.72/kit.Scale())).left().in(tone(kit.Ink))
	room := box{low.x + mark + 6, low.y, low.w - mark - 6, low.h}
	below.size *= min(1, 0.98*room.w/below.width(tag))
	s.text(tag, room, below)
}

// visitorTag says what is to be known of somebody besides the name.
func (b *oldMuseum) visitorTag(p *visitor, place int) (said, icon string) {
	text := func(key string, data map[string]any) string { return b.host.Text("oldmuseum.board.order."+key, data) }
	if x := b.look.exit(p.seat); x != nil {
		data := map[string]any{"rank": strconv.Itoa(x.rank), "left": clockOf(x.left), "artifacts": b.host.Thing(rules.Of("artifacts", x.chosen))}
		return text("out", data), "flag"
	}
	switch {
	case b.look.ended && p.seat == b.look.winner && !b.look.timed:
		return text("won", nil), "crown"
	case b.look.ended:
		return text("inside", nil), "entrance"
	case p.active && p.misses: // fell in this turn
		return text("misses", nil), "hourglass"
	case p.active:
		return text("now", nil), "footsteps"
	case p.misses:
		return text("misses", nil), "hourglass"
	case place == 1 && len(b.look.players) > 2:
		return text("next", nil), "arrow-right"
	}
	return "", ""
}

// exit is how somebody left, or nil.
func (g *gloom) exit(seat rules.Seat) *leaver {
	for i := range g.exits {
		if g.exits[i].seat == seat {
			return &g.exits[i]
		}
	}
	return nil
}
