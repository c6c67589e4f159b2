//go:build webtest

package webtest

import (
	"testing"
	"time"

	"docent/web/browser"
)

const quick = 120 * time.Millisecond

// A list goes with the finger, and on alone when the finger threw it; a slow tap is a tap.
func TestFingersOnALongPage(t *testing.T) {
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	p.tap("Crazy Museum")
	row := "Guard duty"
	seen := func() float64 {
		spot := p.sees(row)
		return spot.Y / phone.Ratio
	}
	from, before := browser.Point{X: 190, Y: 600}, seen()
	p.drag(from, browser.Point{X: 190, Y: 504}, quick, 300*time.Millisecond)
	rested := seen()
	if by := before - rested; !near(by, 96, 8) {
		t.Errorf("a drag of 96 pixels that came to rest moved the page by %.0f", by)
	}
	p.drag(from, browser.Point{X: 190, Y: 504}, quick, 0)
	if by := rested - seen(); by < 140 || by > 400 {
		t.Errorf("a page thrown by 96 pixels moved by %.0f", by)
	}
	p.drag(browser.Point{X: 190, Y: 300}, browser.Point{X: 190, Y: 900}, quick, 0)
	if got := seen(); !near(got, before, 2) {
		t.Errorf("thrown back to the top the row is at %.0f, was at %.0f", got, before)
	}
	if err := p.Tap(p.middle(p.sees("New player").place), 700*time.Millisecond); err != nil {
		t.Fatal(err)
	}
	p.until("the sheet of a slow tap", func(s sight) bool { return s.Overlay })
	p.quiet()
}

// Two fingers zoom a map, one drags it, and neither taps anything.
func TestFingersOnAMap(t *testing.T) {
	for name, screen := range map[string]browser.Screen{"phone": phone, "tablet": tablet} {
		t.Run(name, func(t *testing.T) {
			p := opened(t, started(t, t.TempDir()), edition(t), screen)
			p.tap("Crazy Museum")
			p.tap("Start")
			p.tap("Ready to play")
			s := p.shows("table")
			room, ok := s.mark("room:1")
			if !ok {
				t.Fatalf("no room on %s", s)
			}
			middle := p.middle(room)
			apart := func(by float64) [2]browser.Point {
				return [2]browser.Point{{X: middle.X - by, Y: middle.Y}, {X: middle.X + by, Y: middle.Y}}
			}
			pinch := func(from, to float64) float64 {
				frame := p.look().Frame
				if err := p.Pinch(apart(from), apart(to), 2, 300*time.Millisecond, 50*time.Millisecond); err != nil {
					t.Fatal(err)
				}
				now := p.until("the pinched map", func(s sight) bool { return s.Frame > frame })
				room, _ := now.mark("room:1")
				if now.Overlay || now.Moves != s.Moves {
					t.Errorf("a pinch tapped something: %s", now)
				}
				return room.W
			}
			small := pinch(80, 40)
			if part := small / room.W; part > 0.7 {
				t.Errorf("fingers half as far apart zoomed by %.2f", part)
			}
			if part := pinch(40, 80) / small; part < 1.4 {
				t.Errorf("fingers twice as far apart zoomed by %.2f", part)
			}
			p.quiet()
		})
	}
}

// A phone that is turned shows the same game sharply, and an iPad is known for what it is.
func TestTurnedPhone(t *testing.T) {
	p := opened(t, started(t, t.TempDir()), edition(t), phone)
	p.tap("Crazy Museum")
	p.tap("Start")
	p.tap("Ready to play")
	p.shows("table")
	frame := p.look().Frame
	if err := p.Resize(lying); err != nil {
		t.Fatal(err)
	}
	p.screen = lying
	p.until("the phone that lies", func(s sight) bool { return s.Frame > frame && s.Screen == "table" })
	var size [2]float64
	if err := p.Eval("(() => { const c = document.querySelector('canvas'); return [c.width, c.height]; })()", &size); err != nil {
		t.Fatal(err)
	}
	if size != [2]float64{844 * 3, 390 * 3} {
		t.Errorf("the canvas has %v pixels", size)
	}
	for _, one := range p.look().Targets {
		if one.X < 0 || one.Y < 0 || one.X+one.W > size[0]+1 {
			t.Errorf("%s lies outside at %v", one.Label, one.place)
		}
	}
	p.quiet()
}

// quiet demands a console without warnings and errors.
func (p *tab) quiet() {
	p.Helper()
	for _, line := range append(p.Said(), p.Console()...) {
		p.Errorf("the console shows: %s", line)
	}
}
