package main

import (
	"os"

	"fyne.io/fyne/v2/lang"

	"docent/assets"
)

// main begins in a page, which has no flags: its plays are kept under one name of the site.
func main() {
	os.Exit(run(options{data: "docent"}, assets.TextsIn(string(lang.SystemLocale()))))
}
