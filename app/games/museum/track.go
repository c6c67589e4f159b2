package museum

import (
	"slices"
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// lastScore is the most that the track may show before the game ends.
const lastScore = 50

// track is the score track with its tens, the mark at 50, and a pawn for every seat that names its score.
type track struct {
	pen
	seats []seatLook
	turn  rules.Seat
}

func (t track) draw(at draw.Box) {
	top := lastScore + 10
	for _, seat := range t.seats {
		top = max(top, (seat.score+9)/10*10)
	}
	t.Lifted(at, draw.Tone(look.Panel), 12)
	rim := 20 + 4*draw.TextScale()
	bar := draw.At(at.X+rim, at.Y+at.H-13-9*draw.TextScale(), at.W-2*rim, 6)
	t.Rect(bar, draw.Tone(look.Hollow), 3)
	x := func(score int) float32 { return bar.X + bar.W*float32(score)/float32(top) }
	tens := 10
	for float32(tens)/float32(top)*bar.W < 20*draw.TextScale() {
		tens += 10
	}
	for score := 0; score <= top; score += 10 {
		edge := draw.Tone(look.InkFaint)
		if score == lastScore {
			edge = draw.Tone(look.Danger)
		}
		t.Rect(draw.At(x(score)-1, bar.Y-3, 2, bar.H+6), edge, 1)
		if score%tens != 0 && score != lastScore {
			continue
		}
		i := draw.Plain(11).In(edge)
		if score == lastScore {
			i = draw.Strong(12).In(edge)
		}
		t.Text(strconv.Itoa(score), draw.At(x(score)-16*draw.TextScale(), bar.Y+bar.H+1, 32*draw.TextScale(), at.Y+at.H-bar.Y-bar.H-1), i)
	}
	t.Rect(draw.At(x(lastScore), bar.Y, bar.X+bar.W-x(lastScore), bar.H), draw.Faint(draw.Tone(look.Danger), 0x70), 3)
	t.drawPawns(draw.At(at.X+4, at.Y+4, at.W-8, bar.Y-at.Y-8), bar, x)
}

// pawn is a seat on the track: where it stands, and where there is room to name it.
type pawn struct {
	seat      *seatLook
	at, shown float32
}

// drawPawns names the scores over the track, apart from each other, and marks where they are.
func (t track) drawPawns(room, bar draw.Box, x func(int) float32) {
	wide, high := 30+16*draw.TextScale(), min(room.H-2, 14+12*draw.TextScale())
	var pawns []pawn
	for i := range t.seats {
		seat := &t.seats[i]
		pawns = append(pawns, pawn{seat, x(seat.score), x(seat.score)})
	}
	slices.SortStableFunc(pawns, func(a, b pawn) int { return a.seat.score - b.seat.score })
	spread(pawns, room, wide+3)
	for _, p := range pawns {
		symbol := t.words.Symbol(p.seat.seat)
		colour := draw.Tone(kit.SeatInk(symbol))
		t.Rect(draw.At(p.at-4, bar.Y-1, 8, 8), colour, 4)
		at := draw.At(p.shown-wide/2, room.Y+(room.H-high)/2, wide, high)
		plate := t.Rect(at, draw.Tone(look.PanelRaised), high/2)
		plate.StrokeColor, plate.StrokeWidth = colour, 1.6
		if p.seat.seat == t.turn {
			plate.StrokeWidth = 2.6
		}
		t.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.X+high*0.52, at.Y+high/2, high*0.58)
		t.Text(strconv.Itoa(p.seat.score), draw.At(at.X+high*0.8, at.Y, at.W-high*0.9, at.H), draw.Strong(14))
	}
}

// spread moves pawns apart that would cover each other, and keeps all of them in a room.
func spread(pawns []pawn, room draw.Box, wide float32) {
	edge := room.X + wide/2
	for i := range pawns {
		pawns[i].shown = max(pawns[i].shown, edge)
		edge = pawns[i].shown + wide
	}
	edge = room.X + room.W - wide/2
	for i := len(pawns) - 1; i >= 0; i-- {
		pawns[i].shown = min(pawns[i].shown, edge)
		edge = pawns[i].shown - wide
	}
}
