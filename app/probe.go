//go:build probe

package app

import (
	"bytes"
	"encoding/json"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Sight holds what a probe tells of the window: what there is to read and to tap, for a
// driver that cannot look. Places are in pixels of the window.
type Sight struct {
	Answer  string   `json:"answer,omitempty"` // what FILE.ask held at the look before: what was done until then shows
	Frame   int      `json:"frame"`            // grows with every change
	Still   bool     `json:"still"`            // nothing has moved for some looks
	Screen  string   `json:"screen"`           // the page: "home", "setup", "table" ...
	Title   string   `json:"title"`            // of the window
	Overlay bool     `json:"overlay"`          // a sheet lies over the page, or the page asks something
	Play    string   `json:"play,omitempty"`   // the play on the page
	Moves   int      `json:"moves"`            // entries between its start and where it stands
	Head    int      `json:"head"`             // the entry it stands on; 0 is the start
	Made    int      `json:"made"`             // of its moves, those that no clock made
	Targets []Target `json:"targets"`          // of the uppermost sheet, or of the page without one
	Texts   []Said   `json:"texts"`            // what stands there besides the labels of targets
	Marks   []Mark   `json:"marks,omitempty"`  // the things on a board that take taps
	Sheets  []string `json:"sheets,omitempty"` // what the sheets that are open say of themselves, the uppermost last
}

// Mark is a thing on a board.
type Mark struct {
	Thing rules.Thing `json:"thing"`
	Place
}

// Place is a rectangle.
type Place struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// Target is something that takes taps.
type Target struct {
	Label string `json:"label"`
	Place
	Greyed bool   `json:"greyed,omitempty"`
	Locked bool   `json:"locked,omitempty"` // ignores taps for a moment
	Field  bool   `json:"field,omitempty"`  // takes typing
	Cut    bool   `json:"cut,omitempty"`    // partly scrolled away: Place is the whole of it
	Pane   *Place `json:"pane,omitempty"`   // where it scrolls, if it is cut
}

// Said is a text on the screen.
type Said struct {
	Text string `json:"text"`
	Place
}

// looking is how often a probe looks.
const looking = 50 * time.Millisecond

// calm is how many looks have to see the same before the window counts as still.
const calm = 3

// Probe tells a file, or the page, what the window shows, from now on and whenever that changes. It
// only reads; without it nothing of this costs anything. Call it before the window runs.
func Probe(a *shell.App, file string) {
	p := newProbe(a, file)
	go func() {
		for range time.Tick(looking) {
			fyne.DoAndWait(p.look)
		}
	}()
}

func newProbe(a *shell.App, file string) *probe { return &probe{app: a, file: file} }

type probe struct {
	app             *shell.App
	file            string
	frame           int
	same            int // looks that saw the same
	last            []byte
	asked, answered string
}

// look writes what has changed, once more when nothing moves any longer, and whenever something new is asked: whoever
// gets an answer knows that the window has taken up everything that happened to it before.
func (p *probe) look() {
	answer := p.asked
	if asked, ok := p.question(); ok {
		p.asked = asked
	}
	sight := sightOf(p.app)
	seen, err := json.Marshal(sight)
	if err != nil {
		fyne.LogError("the probe cannot tell what it sees", err)
		return
	}
	p.same++
	if !bytes.Equal(seen, p.last) {
		p.frame++
		p.same = 0
	} else if p.same != calm && answer == p.answered {
		return
	}
	p.last, p.answered = seen, answer
	sight.Frame, sight.Still, sight.Answer = p.frame, p.same >= calm, answer
	told, err := json.MarshalIndent(sight, "", " ")
	if err == nil {
		err = p.write(told)
	}
	if err != nil {
		fyne.LogError("the probe cannot write", err)
	}
}

// sight returns what the window shows now.
func sightOf(a *shell.App) Sight {
	s := Sight{Title: a.Window.Title(), Screen: a.Top().Screen()}
	if p, ok := a.Top().(shell.Player); ok {
		play := p.Played()
		line := play.Line()
		s.Play, s.Moves = play.Header().ID, len(line)
		if len(line) > 0 {
			s.Head = line[len(line)-1].ID
		}
		for _, e := range line {
			if e.Author != tracker.Timed {
				s.Made++
			}
		}
	}
	c := a.Window.Canvas()
	root := c.Content()
	s.Overlay = a.Asked()
	for _, sheet := range c.Overlays().List() {
		s.Overlay, root = true, sheet
		s.Sheets = append(s.Sheets, labelOf(sheet))
	}
	w := &walker{sight: &s, scale: c.Scale()}
	w.walk(root, fyne.Position{}, rect{fyne.Position{}, c.Size()}, nil)
	return s
}
