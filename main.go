// Docent is the referee beside a physical board game: this file wires the
// store, the language and the window together and holds no logic of its own.
package main

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// id names the storage of preferences and plays; FyneApp.toml holds the same.
const id = "app.docent.referee"

// version is set by the Makefile from FyneApp.toml.
var version = "dev"

func main() {
	if len(os.Args) > 1 && os.Args[1] == "version" {
		fmt.Println("docent", version)
		return
	}
	w := app.NewWithID(id).NewWindow("Docent")
	w.Resize(fyne.NewSize(390, 844))
	w.ShowAndRun()
}
