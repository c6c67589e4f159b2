package kit_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
)

const heist = "The mummy wakes when room 4 is found, and no guard post, vending machine or ventilation duct will stop it before dawn."

// prose is a text on a window with parts that open, and what was opened last.
type prose struct {
	*kit.Prose
	opened string
}

// shown returns the text in a width: some words open, and "dawn" is marked.
func shown(t *testing.T, width float32, words ...string) *prose {
	t.Helper()
	test.NewTempApp(t)
	look.NewLook().Apply()
	p := &prose{}
	spans := []kit.Span{spanOf(t, "dawn")}
	for _, word := range words {
		s := spanOf(t, word)
		s.Tapped = func() { p.opened = word }
		spans = append(spans, s)
	}
	p.Prose = kit.NewProse(heist, kit.Body, spans...)
	w := test.NewTempWindow(t, nil)
	w.SetPadded(false)
	w.SetContent(p.Prose)
	w.Resize(fyne.NewSize(width, p.HeightFor(width)))
	return p
}

func spanOf(t *testing.T, word string) kit.Span {
	t.Helper()
	at := strings.Index(heist, word)
	if at < 0 {
		t.Fatalf("the text does not say %q", word)
	}
	return kit.Span{From: at, To: at + len(word)}
}

// drawn returns the lines that a text draws, and what stands out under them.
func (p *prose) drawn() (lines []*canvas.Text, plates []*canvas.Rectangle) {
	for _, obj := range test.WidgetRenderer(p.Prose).Objects() {
		switch o := obj.(type) {
		case *canvas.Text:
			lines = append(lines, o)
		case *canvas.Rectangle:
			if _, _, _, alpha := o.FillColor.RGBA(); alpha > 0 {
				plates = append(plates, o)
			}
		}
	}
	return lines, plates
}

// at returns where a part of the text is drawn: one place on each line that says some of it, line by line.
func (p *prose) at(t *testing.T, part string) []fyne.Position {
	t.Helper()
	lines, _ := p.drawn()
	span := spanOf(t, part)
	var places []fyne.Position
	from := 0
	for _, line := range lines {
		from += strings.Index(heist[from:], line.Text)
		first, last := max(span.From, from), min(span.To, from+len(line.Text))
		if first < last {
			places = append(places, middle(line, heist[from:first], heist[first:last]))
		}
		from += len(line.Text)
	}
	if len(places) == 0 {
		t.Fatalf("%q is not drawn", part)
	}
	return places
}

// middle returns the middle of a part of a line that comes after some text.
func middle(line *canvas.Text, before, part string) fyne.Position {
	width := func(text string) float32 {
		size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, line.TextSize, line.TextStyle, line.FontSource)
		return size.Width
	}
	return line.Position().AddXY(width(before)+width(part)/2, line.Size().Height/2)
}

func (p *prose) lineHeight() float32 {
	lines, _ := p.drawn()
	return lines[0].Size().Height
}

func (p *prose) tap(pos fyne.Position) string {
	p.opened = ""
	p.Tapped(&fyne.PointEvent{Position: pos})
	return p.opened
}

// widths are a line that wraps often, and one that wraps a few times.
var widths = []float32{160, 320}

func TestATapOpensTheWordUnderTheFinger(t *testing.T) {
	words := []string{"mummy", "guard post", "vending machine", "ventilation duct"}
	for _, width := range widths {
		p := shown(t, width, words...)
		broken := 0
		for _, word := range words {
			places := p.at(t, word)
			broken += len(places) - 1
			for _, place := range places {
				if got := p.tap(place); got != word {
					t.Errorf("width %v: a tap on %q opens %q", width, word, got)
				}
			}
		}
		if width == widths[0] && broken == 0 {
			t.Errorf("width %v: no word goes over two lines, which is what the width is for", width)
		}
	}
}

func TestATapBesideAWordStillMeansIt(t *testing.T) {
	for _, width := range widths {
		p := shown(t, width, "mummy")
		place := p.at(t, "mummy")[0]
		beyond := p.lineHeight()/2 + 8
		for _, near := range []fyne.Position{place.AddXY(0, beyond), place.AddXY(0, -beyond)} {
			if got := p.tap(near); got != "mummy" {
				t.Errorf("width %v: a tap 8 above or below opens %q", width, got)
			}
		}
	}
}

func TestATapBetweenTwoWordsMeansTheNearer(t *testing.T) {
	p := shown(t, 480, "vending", "machine")
	vending, machine := p.at(t, "vending")[0], p.at(t, "machine")[0]
	if vending.Y != machine.Y {
		t.Fatalf("the words are on different lines: %v, %v", vending, machine)
	}
	gap := p.at(t, "g m")[0] // from the last letter of one to the first of the other
	if got := p.tap(gap.AddXY(-5, 0)); got != "vending" {
		t.Errorf("left of the gap: %q opens", got)
	}
	if got := p.tap(gap.AddXY(6, 0)); got != "machine" {
		t.Errorf("right of the gap: %q opens", got)
	}
}

func TestATapElsewhereOpensNothing(t *testing.T) {
	for _, width := range widths {
		p := shown(t, width, "mummy")
		for name, place := range map[string]fyne.Position{
			"a word that opens nothing": p.at(t, "no guard")[0],
			"a word that is marked":     p.at(t, "dawn")[0],
			"the end of the text":       fyne.NewPos(width-1, p.Size().Height-1),
		} {
			if got := p.tap(place); got != "" {
				t.Errorf("width %v: a tap on %s opens %q", width, name, got)
			}
			p.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: place}})
			if p.Cursor() != desktop.DefaultCursor {
				t.Errorf("width %v: over %s the mouse shows a hand", width, name)
			}
		}
		p.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p.at(t, "mummy")[0]}})
		if p.Cursor() != desktop.PointerCursor {
			t.Errorf("width %v: over a word that opens the mouse shows no hand", width)
		}
		p.MouseOut()
		if p.Cursor() != desktop.DefaultCursor {
			t.Errorf("width %v: the hand stays when the mouse leaves", width)
		}
	}
}

func TestKeysGoThroughTheWordsThatOpen(t *testing.T) {
	p := shown(t, 320, "mummy", "guard post", "ventilation duct")
	p.FocusGained()
	tests := []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyReturn}, "mummy"},
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeySpace}, "guard post"},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyEnter}, "ventilation duct"},
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeyReturn}, "mummy"},
		{[]fyne.KeyName{fyne.KeyLeft, fyne.KeyReturn}, "ventilation duct"},
		{[]fyne.KeyName{fyne.KeyUp, fyne.KeyReturn}, "guard post"},
		{[]fyne.KeyName{fyne.KeyA}, ""},
	}
	for _, test := range tests {
		p.opened = ""
		for _, key := range test.keys {
			p.TypedKey(&fyne.KeyEvent{Name: key})
		}
		if p.opened != test.want {
			t.Errorf("%v opens %q, want %q", test.keys, p.opened, test.want)
		}
	}
	plain := shown(t, 320)
	plain.FocusGained()
	plain.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if plain.opened != "" {
		t.Errorf("a text without words that open opens %q", plain.opened)
	}
}

func TestMarksLieUnderTheirWords(t *testing.T) {
	for _, width := range widths {
		p := shown(t, width, "mummy", "vending machine", "ventilation duct")
		_, plates := p.drawn()
		want := 0
		for _, word := range []string{"dawn", "mummy", "vending machine", "ventilation duct"} {
			for _, place := range p.at(t, word) {
				want++
				height := p.lineHeight()
				marks := func(plate *canvas.Rectangle) bool {
					from, size := plate.Position(), plate.Size()
					centred := math.Abs(float64(from.X+size.Width/2-place.X)) < 1
					return centred && from.Y >= place.Y-height/2-1 && from.Y+size.Height <= place.Y+height/2+1
				}
				if !slices.ContainsFunc(plates, marks) {
					t.Errorf("width %v: nothing marks %q at %v", width, word, place)
				}
			}
		}
		if len(plates) != want {
			t.Errorf("width %v: %d marks, want %d", width, len(plates), want)
		}
	}
}
