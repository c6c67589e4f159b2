//go:build webtest

package webtest

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"docent/web/browser"
)

// sight holds what the program tells of what it shows, in pixels of the device; see app/probe.go.
type sight struct {
	Frame   int     `json:"frame"`
	Still   bool    `json:"still"`
	Screen  string  `json:"screen"`
	Overlay bool    `json:"overlay"`
	Moves   int     `json:"moves"`
	Targets []spot  `json:"targets"`
	Texts   []words `json:"texts"`
	Marks   []struct {
		Thing string `json:"thing"`
		place
	} `json:"marks"`
}

// words are a text on the page.
type words struct{ Text string }

type place struct{ X, Y, W, H float64 }

// spot is something that can be tapped.
type spot struct {
	Label string
	place
	Cut bool
}

// tab is the web edition in a page, with a screen.
type tab struct {
	*testing.T
	*browser.Page
	screen browser.Screen
}

// opened opens the edition and waits until it stands still.
func opened(t *testing.T, b *browser.Browser, server *httptest.Server, screen browser.Screen) *tab {
	t.Helper()
	page, err := b.Open(server.URL+"/", screen)
	if err != nil {
		t.Fatal(err)
	}
	p := &tab{t, page, screen}
	p.started()
	return p
}

// started waits until the program shows something that stands still.
func (p *tab) started() {
	p.Helper()
	if err := p.Wait("document.getElementById('boot').hidden && docent.sight", 2*patience); err != nil {
		p.Fatal(err)
	}
	p.until("something that stands still", func(s sight) bool { return true })
}

// look returns what the page shows now.
func (p *tab) look() (s sight) {
	p.Helper()
	var told string
	if err := p.Eval("docent.sight", &told); err != nil {
		p.Fatal(err)
	}
	if err := json.Unmarshal([]byte(told), &s); err != nil {
		p.Fatal(err)
	}
	return s
}

// until waits for something to be so while nothing moves.
func (p *tab) until(what string, is func(sight) bool) sight {
	p.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		s := p.look()
		if s.Still && is(s) {
			return s
		}
		if time.Now().After(end) {
			p.Fatalf("never saw %s, but %s\n%s", what, s, strings.Join(p.Said(), "\n"))
		}
	}
}

// String lists what can be tapped.
func (s sight) String() string {
	text := s.Screen
	for _, one := range s.Targets {
		text += fmt.Sprintf("\n%s %v", one.Label, one.place)
	}
	return text
}

// find finds a target whose label begins so.
func (s sight) find(label string) (spot, bool) {
	for _, one := range s.Targets {
		if strings.HasPrefix(one.Label, label) {
			return one, true
		}
	}
	return spot{}, false
}

// mark finds a thing on the board.
func (s sight) mark(thing string) (place, bool) {
	for _, one := range s.Marks {
		if one.Thing == thing {
			return one.place, true
		}
	}
	return place{}, false
}

// middle returns where a finger goes for a place.
func (p *tab) middle(at place) browser.Point {
	ratio := max(p.screen.Ratio, 1)
	return browser.Point{X: (at.X + at.W/2) / ratio, Y: (at.Y + at.H/2) / ratio}
}

// sees waits for a target.
func (p *tab) sees(label string) spot {
	p.Helper()
	var found spot
	p.until(label, func(s sight) (ok bool) {
		found, ok = s.find(label)
		return ok
	})
	return found
}

// tap taps a target with a finger.
func (p *tab) tap(label string) {
	p.Helper()
	if err := p.Tap(p.middle(p.sees(label).place), 60*time.Millisecond); err != nil {
		p.Fatal(err)
	}
}

// shows waits for a page of Docent.
func (p *tab) shows(screen string) sight {
	p.Helper()
	return p.until(screen, func(s sight) bool { return s.Screen == screen })
}

// drag drags a finger and returns when all stands again.
func (p *tab) drag(from, to browser.Point, long, rest time.Duration) {
	p.Helper()
	frame := p.look().Frame
	if err := p.Drag(from, to, long, rest); err != nil {
		p.Fatal(err)
	}
	p.until("that the drag moved something", func(s sight) bool { return s.Frame > frame })
}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }
