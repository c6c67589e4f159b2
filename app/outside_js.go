package app

import (
	"bytes"
	"io"
	"syscall/js"

	"fyne.io/fyne/v2"

	"docent/app/parts"
)

// outside returns the script through which addresses are opened and files come: web/page/outside.js.
func outside() js.Value { return js.Global().Get("outside") }

// Visit has the page open an address.
func Visit(address string) { outside().Call("visit", address) }

// takeGiven takes the files that the system opens with the page.
func (p *page) takeGiven() {
	outside().Call("begun", js.FuncOf(func(_ js.Value, args []js.Value) any {
		name, data := args[0].String(), make([]byte, args[1].Length())
		js.CopyBytesToGo(data, args[1])
		fyne.Do(func() { parts.ReadGiven(p.app, name, io.NopCloser(bytes.NewReader(data))) })
		return nil
	}))
}
