package result

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
)

// How the best rise: each a moment after the one before, third, second, first; then confetti falls.
const (
	riseStep = 400 * time.Millisecond
	fallTime = 1500 * time.Millisecond
)

// show is how far the podium has risen. The zero show is over: all stand where they end.
type show struct {
	on     bool
	stands int
	passed time.Duration
	moving *fyne.Animation
	step   func() // draws a moment of it
	end    func() // is called when it is over
}

// long returns how long it takes.
func (s *show) long() time.Duration { return time.Duration(s.stands)*riseStep + fallTime }

// start lets so many stands rise.
func (s *show) start(stands int, step, end func()) {
	s.on, s.stands, s.passed, s.step, s.end = true, stands, 0, step, end
	s.moving = &fyne.Animation{Duration: s.long(), Curve: fyne.AnimationLinear, Tick: func(done float32) {
		if done >= 1 {
			s.skip()
			return
		}
		s.at(time.Duration(float64(done) * float64(s.long())))
	}}
	s.moving.Start()
}

// at shows the moment after some time.
func (s *show) at(passed time.Duration) {
	if s.on {
		s.passed = passed
		s.step()
	}
}

// skip ends the show at once.
func (s *show) skip() {
	if !s.on {
		return
	}
	s.on = false
	s.moving.Stop()
	s.end()
	s.step()
}

// risen returns how far up the stand of a turn is, from 0 to 1.
func (s *show) risen(turn int) float32 {
	if !s.on {
		return 1
	}
	done := float64(s.passed-time.Duration(turn)*riseStep) / float64(riseStep)
	done = min(max(done, 0), 1)
	return float32(1 - (1-done)*(1-done))
}

// fallen returns how far the confetti has fallen, from 0 to 1; false before it falls, and afterwards.
func (s *show) fallen() (float32, bool) {
	begun := s.passed - time.Duration(s.stands)*riseStep
	return float32(begun) / float32(fallTime), s.on && begun > 0
}

// pieces is how many pieces of confetti fall.
const pieces = 64

// confettiOf returns pieces in the colours of the seats, in turn.
func confettiOf(inks []fyne.ThemeColorName) []*canvas.Rectangle {
	var list []*canvas.Rectangle
	for i := range pieces {
		list = append(list, &canvas.Rectangle{FillColor: theme.Color(inks[i%len(inks)]), CornerRadius: 1})
	}
	return list
}

// falling places the confetti over the stands: each piece falls from its place at its own pace and sways.
func (o *podium) falling(size fyne.Size) []fyne.CanvasObject {
	done, falls := o.show.fallen()
	if !falls {
		return nil
	}
	var objs []fyne.CanvasObject
	for i, piece := range o.confetti {
		from, pace, sway := spread(i, 0), 0.7+0.6*spread(i, 1), spread(i, 2)
		y := (done*pace*1.5 - 0.5*spread(i, 3)) * size.Height
		if y < 0 || y > size.Height-8 {
			continue
		}
		x := from*(size.Width-12) + 10*swing(done*3+sway)
		wide := 3 + 5*swing(done*5+sway)*swing(done*5+sway)
		piece.FillColor = faded(piece.FillColor, 1-max(0, done-0.75)*4)
		arrange.Place(piece, min(max(x, 0), size.Width-9), y, wide, 8)
		objs = append(objs, piece)
	}
	return objs
}

// faded returns a colour with a share of its strength.
func faded(c color.Color, share float32) color.Color {
	tint := color.NRGBAModel.Convert(c).(color.NRGBA)
	tint.A = uint8(255 * min(max(share, 0), 1))
	return tint
}

// spread returns a number from 0 to 1 that differs from piece to piece and is always the same for one.
func spread(piece, what int) float32 {
	n := uint32(piece*4+what+1) * 0x9e3779b9
	n = (n ^ n>>16) * 0x85ebca6b
	n = (n ^ n>>13) * 0xc2b2ae35
	return float32((n^n>>16)>>8) / float32(1<<24)
}

// swing swings between -1 and 1.
func swing(x float32) float32 {
	x -= float32(int(x))
	if x < 0.5 {
		return 4*x - 1
	}
	return 3 - 4*x
}
