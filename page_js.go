package main

import (
	"os"
	"syscall/js"

	"fyne.io/fyne/v2/lang"

	"docent/app"
	"docent/app/shell"
	"docent/assets"
)

// main begins in a page, which has no flags: its plays are kept under one name of the site.
func main() {
	os.Exit(run(options{data: "docent"}, assets.TextsIn(string(lang.SystemLocale()))))
}

// attach joins what Docent shows to the page around it.
func attach(a *shell.App) { app.Attach(a) }

// reload returns what loads the page anew.
func reload() func() { return func() { js.Global().Get("location").Call("reload") } }
