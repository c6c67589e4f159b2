package app

import (
	"syscall/js"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
)

// Attach joins what Docent shows to the page around it: web/page/docent.js.
func Attach(a *shell.App) {
	docent := js.Global().Get("docent")
	p := page{app: a, offers: docent.Get("page")}
	p.takeFingers(docent.Get("go"))
	a.Fyne.Lifecycle().SetOnStarted(func() { p.offers.Call("started") })
}

// page is the web page around the window. A call from it only begins things on the toolkit's goroutine: a function that
// JavaScript called must not wait.
type page struct {
	app    *shell.App
	offers js.Value
}

// takeFingers hands touches on. A place is in pixels of the page, from the canvas's corner.
func (p page) takeFingers(offered js.Value) {
	canvas := p.app.Window.Canvas()
	screen := kit.NewTouchscreen(canvas)
	offered.Set("touch", js.FuncOf(func(_ js.Value, args []js.Value) any {
		kind, id, when := args[0].String(), args[1].Int(), args[4].Float()
		x, y := args[2].Float(), args[3].Float()
		ratio := js.Global().Get("devicePixelRatio").Float()
		fyne.Do(func() {
			scale := ratio / float64(canvas.Scale())
			at := fyne.NewPos(float32(x*scale), float32(y*scale))
			switch kind {
			case "start":
				screen.Down(id, at, when)
			case "move":
				screen.Move(id, at, when)
			case "end":
				screen.Up(id, at, when)
			case "cancel":
				screen.Cancel()
			}
		})
		return nil
	}))
}
