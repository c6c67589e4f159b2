package main

import (
	"os"
	"runtime/debug"
	"syscall/js"

	"fyne.io/fyne/v2/lang"

	"docent/app"
	"docent/app/shell"
	"docent/assets"
)

// garbage is how many per cent of what is in use may lie unused beside it: phones end pages that take much, and a page gives
// nothing back. A limit in bytes is none: a page with more than that in use collects all the time, and answers nothing.
const garbage = 50

// main begins in a page, which has no flags: its plays are kept under one name of the site.
func main() {
	debug.SetGCPercent(garbage)
	os.Exit(run(options{data: "docent"}, assets.TextsIn(string(lang.SystemLocale()))))
}

// attach joins what Docent shows to the page around it.
func attach(a *shell.App) { app.Attach(a) }

// around adds what only a page can do.
func around(config *shell.Config) {
	config.Reload = func() { js.Global().Get("location").Call("reload") }
	config.Files = app.NewFiles()
	config.Visit = app.Visit
	config.Awake = func(on bool) { docentPage().Call("awake", on) }
}

// docentPage returns what the page offers; see web/page/docent.js.
func docentPage() js.Value { return js.Global().Get("docent").Get("page") }
