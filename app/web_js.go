package app

import (
	"syscall/js"

	"docent/app/shell"
)

// Attach joins what Docent shows to the page around it.
func Attach(a *shell.App) {
	page := js.Global().Get("docent").Get("page")
	a.Fyne.Lifecycle().SetOnStarted(func() { page.Call("started") })
}
