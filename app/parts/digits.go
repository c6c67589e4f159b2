package parts

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
)

// Numbers holds the numbers that digits are typed for, counted from 0.
type Numbers interface {
	Count() int
	Label(at int) string
	Value(at int) int // below 0: not told
	Most(at int) int
	None() int // the value without digits: 0, or below where it is then not told
	Tell(at, n int)
}

// digitPad shows numbers on plates with ten keys that all of them share: the one that is marked takes the digits. Once no
// further digit fits there, the next one is marked.
type digitPad struct {
	Numbers
	app    *shell.App
	plates []*kit.ActionButton
	said   []*kit.Text
	values []*kit.Text
	at     int
	begun  bool // the marked number has taken a digit: the next one goes behind it
	led    bool // the marked number was marked because the one before is full, and nothing was done with it yet

	Marked func(plate fyne.CanvasObject) // is told whose number the next digit changes, whenever that is shown; nil: nobody
}

// NewDigitPad takes the digits of the keyboard, too, until the sheet closes.
func NewDigitPad(a *shell.App, of Numbers) *digitPad {
	p := &digitPad{Numbers: of, app: a}
	a.Digits = p
	return p
}

// Plate shows the next number, to be marked. After the last one show fills them all in.
func (p *digitPad) Plate(top float32) fyne.CanvasObject {
	said, value := kit.NewCentred(p.Label(len(p.plates)), kit.Caption), kit.NewCentred("", kit.Title)
	return p.plate(said, value, arrange.Inset(top, top, 6, 6, arrange.Column(0, said, arrange.Space(), value)))
}

// FlatPlate returns a Plate with the number beside its name, where height is short.
func (p *digitPad) FlatPlate() fyne.CanvasObject {
	said, value := kit.NewWrapped(p.Label(len(p.plates)), kit.Caption), kit.NewText("", kit.Title)
	return p.plate(said, value, arrange.Inset(2, look.Pad, 2, look.Gap, arrange.Row(4, arrange.Middle(said), arrange.Middled(value))))
}

func (p *digitPad) plate(said, value *kit.Text, content fyne.CanvasObject) fyne.CanvasObject {
	at := len(p.plates)
	plate, all := Tile(p.Label(at), content, func() { p.Mark(at) })
	p.plates, p.said, p.values = append(p.plates, plate), append(p.said, said), append(p.values, value)
	return all
}

// Keys returns the ten digits, the one that erases, and where there are several numbers the one that goes on: its place is
// kept for a single number, too, and every key has the same place on all pads.
func (p *digitPad) Keys() fyne.CanvasObject {
	keys := make([]fyne.CanvasObject, 0, 12)
	key := func(icon, label string, tapped func()) {
		b := kit.NewActionButton(icon, label, tapped)
		b.Compact = icon != ""
		keys = append(keys, b)
	}
	for n := 1; n <= 9; n++ {
		key("", strconv.Itoa(n), func() { p.digit(n) })
	}
	key("erase", p.app.Text("question.erase"), p.Erase)
	key("", "0", func() { p.digit(0) })
	if p.Count() > 1 {
		key("arrow-right", p.app.Text("question.next"), p.next)
	} else {
		keys = append(keys, canvas.NewRectangle(color.Transparent))
	}
	pad := arrange.PlatesOf(look.Touch, 6, keys...)
	pad.Grid.Gap = look.Gap
	return pad
}

// Mark chooses the number that takes the next digit.
func (p *digitPad) Mark(at int) {
	p.at, p.begun, p.led = at, false, false
	p.Show()
}

// next goes on to the next number; where the pad has just done so by itself it has been done.
func (p *digitPad) next() {
	if p.led {
		p.led = false
		return
	}
	p.Mark((p.at + 1) % p.Count())
}

// digit goes behind those told before, or begins anew where that would reach too far. After the last one that fits the
// next number is marked.
func (p *digitPad) digit(n int) {
	if sum := 10*max(0, p.Value(p.at)) + n; p.begun && sum <= p.Most(p.at) {
		n = sum
	}
	p.begun, p.led = true, false
	p.set(n)
	if last := p.at == p.Count()-1; !last && p.full() {
		p.Mark(p.at + 1)
		p.led = true
	}
}

// full reports whether the marked number has no place for a further digit: nothing follows a leading zero either.
func (p *digitPad) full() bool {
	n := p.Value(p.at)
	return n == 0 || 10*n > p.Most(p.at)
}

// Erase takes the last digit away: that of the number before, where the pad has just gone on by itself.
func (p *digitPad) Erase() {
	if p.led {
		p.Mark(p.at - 1)
	}
	p.begun = true
	n := p.Value(p.at) / 10
	if n <= 0 {
		n = p.None()
	}
	p.set(n)
}

// Typed takes a digit of a keyboard, and goes on to the next number with a space.
func (p *digitPad) Typed(r rune) {
	switch {
	case r >= '0' && r <= '9':
		p.digit(int(r - '0'))
	case r == ' ':
		p.next()
	}
}

func (p *digitPad) set(n int) {
	p.Tell(p.at, n)
	p.Show()
}

func (p *digitPad) Show() {
	for at, plate := range p.plates {
		figure := "?"
		if n := p.Value(at); n >= 0 {
			figure = strconv.Itoa(n)
		}
		p.values[at].SetText(figure)
		plate.Style, plate.Label = kit.Plain, p.Label(at)+" "+figure
		p.said[at].Ink, p.values[at].Ink = look.InkSoft, look.Ink
		if at == p.at {
			plate.Style, p.said[at].Ink, p.values[at].Ink = kit.Primary, look.OnBrass, look.OnBrass
		}
		p.said[at].Refresh()
		p.values[at].Refresh()
		plate.Refresh()
	}
	if p.Marked != nil {
		p.Marked(p.plates[p.at])
	}
}
