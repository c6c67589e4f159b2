package app

import (
	"encoding/json"
	"syscall/js"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/shell"
)

// Attach joins what Docent shows to the page around it: web/page/docent.js.
func Attach(a *shell.App) {
	docent := js.Global().Get("docent")
	p := &page{app: a, offers: docent.Get("page"), fields: kit.NewPageFields(a.Window.Canvas())}
	offered := docent.Get("go")
	p.takeFingers(offered)
	p.takeTyping(offered)
	offered.Set("back", p.called(func([]js.Value) func() { return p.back }))
	p.takeNews(offered)
	a.Fyne.Lifecycle().SetOnStarted(func() {
		p.offers.Call("started")
		p.missed()
		p.takeGiven()
		go func() {
			for range time.Tick(telling) {
				fyne.DoAndWait(p.tell)
			}
		}()
	})
}

// telling is how often the page is told what it cannot see.
const telling = 100 * time.Millisecond

// page is the web page around the window.
type page struct {
	app    *shell.App
	offers js.Value
	fields *kit.PageFields
	told   string
	keeps  bool // it is noted that plays are kept

	ready   bool // a new version waits
	offered bool // and is offered on the page that is shown
	evicted bool // the browser has deleted the plays, and nobody has read it yet
}

// called wraps what JavaScript calls: what that begins is done on the toolkit's goroutine, because a function that
// JavaScript called must not wait.
func (p *page) called(begin func(args []js.Value) func()) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		fyne.Do(begin(args))
		return nil
	})
}

// dense returns how many pixels of the page one of the canvas's measure is.
func (p *page) dense() float32 {
	return p.app.Window.Canvas().Scale() / float32(js.Global().Get("devicePixelRatio").Float())
}

// takeFingers hands touches on. A place is in pixels of the page, from the canvas's corner.
func (p *page) takeFingers(offered js.Value) {
	screen := newTouchscreen(p.app.Window.Canvas())
	offered.Set("touch", p.called(func(args []js.Value) func() {
		kind, id, when := args[0].String(), args[1].Int(), args[4].Float()
		x, y := float32(args[2].Float()), float32(args[3].Float())
		return func() {
			at := fyne.NewPos(x/p.dense(), y/p.dense())
			switch kind {
			case "start":
				screen.down(id, at, when)
			case "move":
				screen.move(id, at, when)
			case "end":
				screen.up(id, at, when)
			case "cancel":
				screen.cancel()
			}
		}
	}))
}

// takeTyping takes over what is typed into the page's own fields.
func (p *page) takeTyping(offered js.Value) {
	offered.Set("typed", p.called(func(args []js.Value) func() {
		id, text := args[0].Int(), args[1].String()
		return func() { p.fields.Typed(id, text) }
	}))
	offered.Set("submitted", p.called(func(args []js.Value) func() {
		id := args[0].Int()
		return func() { p.fields.Submitted(id) }
	}))
	offered.Set("focused", p.called(func(args []js.Value) func() {
		id, here := args[0].Int(), args[1].Bool()
		return func() { p.fields.Focus(id, here) }
	}))
}

// back does what a phone's key does: it closes the sheet, then the page.
func (p *page) back() {
	p.app.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack})
}

// shown tells the page of what it cannot see in the window.
type shown struct {
	Depth  int             `json:"depth"` // how often back leads somewhere
	Fields []kit.PageField `json:"fields"`
	Dense  float32         `json:"dense"` // pixels of the page to one of the fields' places
	Lang   string          `json:"lang"`
	Ground [3]uint8        `json:"ground"`
	Ink    [3]uint8        `json:"ink"`
	Plate  [3]uint8        `json:"plate"`
}

// tell tells the page what has changed.
func (p *page) tell() {
	a := p.app
	p.news()
	s := shown{
		Depth: len(a.Pages) - 1 + len(a.Window.Canvas().Overlays().List()), Fields: p.fields.List(), Dense: p.dense(), Lang: a.Texts.Tag(),
		Ground: colour(look.Void), Ink: colour(look.Ink), Plate: colour(look.Panel),
	}
	if a.Asked() {
		s.Depth++
	}
	text, err := json.Marshal(s)
	if err != nil || string(text) == p.told {
		return
	}
	p.told = string(text)
	p.offers.Call("shown", p.told)
}

func colour(name fyne.ThemeColorName) [3]uint8 {
	r, g, b, _ := theme.Color(name).RGBA()
	return [3]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)}
}
