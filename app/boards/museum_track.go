package boards

import (
	"slices"
	"strconv"

	"docent/app/kit"
)

// end of the game: more than this on the track.
const lastScore = 50

// drawTrack is the score track with its tens, the mark at 50, and a pawn for every seat that names its score.
func (b *curator) drawTrack(s *sketch, at box) {
	top := lastScore + 10
	for _, seat := range b.look.seats {
		top = max(top, (seat.score+9)/10*10)
	}
	s.lifted(at, tone(kit.Panel), 12)
	rim := 20 + 4*textScale()
	bar := box{at.x + rim, at.y + at.h - 13 - 9*textScale(), at.w - 2*rim, 6}
	s.rect(bar, tone(kit.Hollow), 3)
	x := func(score int) float32 { return bar.x + bar.w*float32(score)/float32(top) }
	tens := 10
	for float32(tens)/float32(top)*bar.w < 20*textScale() {
		tens += 10
	}
	for score := 0; score <= top; score += 10 {
		edge := tone(kit.InkFaint)
		if score == lastScore {
			edge = tone(kit.Danger)
		}
		s.rect(box{x(score) - 1, bar.y - 3, 2, bar.h + 6}, edge, 1)
		if score%tens != 0 && score != lastScore {
			continue
		}
		i := plain(11).in(edge)
		if score == lastScore {
			i = strong(12).in(edge)
		}
		s.text(strconv.Itoa(score), box{x(score) - 16*textScale(), bar.y + bar.h + 1, 32 * textScale(), at.y + at.h - bar.y - bar.h - 1}, i)
	}
	s.rect(box{x(lastScore), bar.y, bar.x + bar.w - x(lastScore), bar.h}, faint(tone(kit.Danger), 0x70), 3)
	b.drawPawns(s, box{at.x + 4, at.y + 4, at.w - 8, bar.y - at.y - 8}, bar, x)
}

// pawn is a seat on the track: where it stands, and where there is room to name it.
type pawn struct {
	seat      *seatLook
	at, shown float32
}

func (b *curator) drawPawns(s *sketch, room, bar box, x func(int) float32) {
	wide, high := 30+16*textScale(), min(room.h-2, 14+12*textScale())
	var pawns []pawn
	for i := range b.look.seats {
		seat := &b.look.seats[i]
		pawns = append(pawns, pawn{seat, x(seat.score), x(seat.score)})
	}
	slices.SortStableFunc(pawns, func(a, b pawn) int { return a.seat.score - b.seat.score })
	spread(pawns, room, wide+3)
	for _, p := range pawns {
		symbol := b.host.Symbol(p.seat.seat)
		colour := tone(kit.SeatInk(symbol))
		s.rect(box{p.at - 4, bar.y - 1, 8, 8}, colour, 4)
		at := box{p.shown - wide/2, room.y + (room.h-high)/2, wide, high}
		plate := s.rect(at, tone(kit.PanelRaised), high/2)
		plate.StrokeColor, plate.StrokeWidth = colour, 1.6
		if p.seat.seat == b.look.turn {
			plate.StrokeWidth = 2.6
		}
		s.stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.x+high*0.52, at.y+high/2, high*0.58)
		s.text(strconv.Itoa(p.seat.score), box{at.x + high*0.8, at.y, at.w - high*0.9, at.h}, strong(14))
	}
}

// spread moves pawns apart that would cover each other, and keeps all of them in a room.
func spread(pawns []pawn, room box, wide float32) {
	edge := room.x + wide/2
	for i := range pawns {
		pawns[i].shown = max(pawns[i].shown, edge)
		edge = pawns[i].shown + wide
	}
	edge = room.x + room.w - wide/2
	for i := len(pawns) - 1; i >= 0; i-- {
		pawns[i].shown = min(pawns[i].shown, edge)
		edge = pawns[i].shown - wide
	}
}
