package trasteros

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
)

// plan is where everything stands.
type plan struct {
	bank  draw.Box
	doors [6]draw.Box // the public room last
	stage draw.Box
	small bool // doors are signs only: the stage has the room
}

// narrow is the width below which the doors stand in two rows.
const narrow = 560

// bankHeight returns the height of the bank; none where the stage needs the room.
func (f *model) bankHeight(width float32) float32 {
	if width < narrow && f.busy() {
		return -look.Gap // the stage needs the room
	}
	if width < narrow {
		return 58 + 18*(draw.TextScale()-1)
	}
	return 64 + 24*(draw.TextScale()-1)
}

// stageHeight returns the height that the stage needs in a width.
func (f *model) stageHeight(width float32) float32 {
	scale := look.Scale()
	switch f.act {
	case bidding:
		return f.bidsHeight(width)
	case revealed:
		return f.revealHead() + float32(len(f.bids))*f.rowHeight(width) + 12
	case selling:
		return f.marketHeight(width)
	case haunted:
		return 132 * max(1, scale*0.9)
	}
	return f.noteHeight(width)
}

// heightFor returns the height at which nothing is crowded.
func (f *model) heightFor(width float32) float32 {
	stage := f.stageHeight(width)
	bank := f.bankHeight(width)
	if width < narrow {
		doors := 2*f.doorHeight(width) + look.Gap
		if f.busy() {
			doors = signHeight()
		}
		return bank + doors + stage + 2*look.Gap
	}
	doors := min(190, width/6*1.2)
	if f.busy() {
		doors = 0
	}
	return bank + max(doors, 96) + stage + 2*look.Pad
}

// doorHeight returns how high a door is at least on a phone.
func (f *model) doorHeight(width float32) float32 {
	return min((width-2*look.Gap)/3*0.86, lyingDoor*draw.TextScale())
}

// lyingDoor is how high a wide door is at least on a phone that lies: two rows of it stand there under the bank.
const lyingDoor = 118

// signHeight returns how high a door is that is a sign only.
func signHeight() float32 { return 58 + 16*(draw.TextScale()-1) }

// plan places everything in a size; what room is left goes to the doors, then to the stage.
func (f *model) plan(size fyne.Size) plan {
	var p plan
	p.bank = draw.At(0, 0, size.Width, f.bankHeight(size.Width))
	y := p.bank.H + look.Gap
	stage := f.stageHeight(size.Width)
	if size.Width < narrow {
		f.planPhone(&p, y, size, stage)
		return p
	}
	if room := size.Height - y - stage - look.Pad; !f.busy() && room >= 2*twoRows+look.Pad {
		f.planWall(&p, y, size, room, stage)
		return p
	}
	most := (size.Width - 5*look.Pad) / 6.3 * 1.5 // the stage has the rest
	height := min(most, size.Height-y-stage-look.Pad)
	height = max(height, 96)
	p.small = height < 110*draw.TextScale()
	gap := float32(look.Pad)
	each := (size.Width - 5*gap) / 6.3
	for i := range 6 {
		w := each
		if i == 5 {
			w = each * 1.3
		}
		p.doors[i] = draw.At(float32(i)*(each+gap), y, w, height)
	}
	y += height + look.Pad
	p.stage = draw.At(0, y, size.Width, max(stage*0.6, size.Height-y))
	return p
}

// twoRows is how high doors are at least where they stand in two rows on a large screen.
const twoRows float32 = 120

// planWall sets the doors as a wall of two rows while nothing else needs the room.
func (f *model) planWall(p *plan, y float32, size fyne.Size, room, stage float32) {
	w := (size.Width - 2*look.Pad) / 3
	h := min((room-look.Pad)/2, w)
	y += (room - 2*h - look.Pad) / 2
	for i := range 6 {
		p.doors[i] = draw.At(float32(i%3)*(w+look.Pad), y+float32(i/3)*(h+look.Pad), w, h)
	}
	p.stage = draw.At(0, y+2*h+2*look.Pad, size.Width, stage)
}

// planPhone places doors and stage on a phone.
func (f *model) planPhone(p *plan, y float32, size fyne.Size, stage float32) {
	if f.busy() {
		p.small = true
		h := signHeight()
		w := (size.Width - 5*6) / 6
		for i := range 6 {
			p.doors[i] = draw.At(float32(i)*(w+6), y, w, h)
		}
		y += h + look.Gap
		p.stage = draw.At(0, y, size.Width, max(stage, size.Height-y))
		return
	}
	w := (size.Width - 2*look.Gap) / 3
	h := min(w*1.9, (size.Height-y-stage-2*look.Gap)/2)
	h = max(h, f.doorHeight(size.Width))
	for i := range 6 {
		p.doors[i] = draw.At(float32(i%3)*(w+look.Gap), y+float32(i/3)*(h+look.Gap), w, h)
	}
	y += 2*h + 2*look.Gap
	p.stage = draw.At(0, y, size.Width, stage)
}
