package shell

import (
	"net/url"

	"fyne.io/fyne/v2"
)

// Visit opens an address outside: the app that it belongs to, or the browser.
func Visit(a *App, address string) {
	if a.Config.Visit != nil {
		a.Config.Visit(address)
		return
	}
	to, err := url.Parse(address)
	if err == nil {
		err = a.Fyne.OpenURL(to)
	}
	if err != nil {
		fyne.LogError("the address was not opened", err)
	}
}

// Visits reports whether apps live on this device to which addresses belong: on phones, and wherever a browser is around.
func (c Config) Visits() bool { return c.Mobile || c.Visit != nil }
