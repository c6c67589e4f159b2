package main

import _ "embed"

// trays is the module by which the toolkit puts an icon into a tray.
const trays = "fyne.io/systray"

//go:embed tray/tray.go
var noTray []byte

// tray puts that module at a place where it holds nothing but the stand-in, and returns the place.
func tray(out string, replace map[string]string) (string, error) {
	return standFor(trays, "systray.go", noTray, out, replace)
}
