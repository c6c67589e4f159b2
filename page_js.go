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

// mostMemory is how many bytes the program may take before it collects more eagerly: phones end pages that take much, and a page
// gives nothing back.
const mostMemory = 64 << 20

// main begins in a page, which has no flags: its plays are kept under one name of the site.
func main() {
	debug.SetMemoryLimit(mostMemory)
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
