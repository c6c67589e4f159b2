// Docent is the referee beside a physical board game: this file wires the store, the
// language and the window together and holds no logic of its own. Its beginning stands in
// flags.go, or in page_js.go where the window is a page.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"docent/app"
	"docent/app/cue"
	"docent/app/kit/look"
	_ "docent/app/locale"
	"docent/app/shell"
	"docent/assets"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// id names the storage of preferences and plays; FyneApp.toml holds the same.
const id = "app.docent.referee"

// version is set by the Makefile from FyneApp.toml.
var version = "dev"

// options holds the choices of flags and of a page.
type options struct {
	data, lang string
	file       string // with a play to open
	size       fyne.Size
	mobile     bool
	probe      probe
}

// run shows the window until it is closed.
func run(o options, texts *assets.Texts) (exit int) {
	a := fyneapp.NewWithID(id)
	a.SetIcon(look.AppIcon())
	w := a.NewWindow("Docent")
	w.SetMaster()
	w.Resize(o.size)
	store, notice, inUse := open(a, o.data)
	leave := func() {} // there are no pages yet
	end := &ending{grace: 2 * time.Second, exit: os.Exit, finish: func() {
		leave()
		if err := store.Close(); err != nil {
			fyne.LogError("the plays' file was not closed", err)
		}
	}}
	defer end.now()
	plays := tracker.Open(store, catalog.Game, time.Now)
	defer func() {
		if cause := recover(); cause != nil {
			plays.Crashed(cause, debug.Stack())
			_, _ = fmt.Fprintln(os.Stderr, texts.Text("start.failed", map[string]any{"cause": cause}))
			exit = 1
		}
	}()
	config := shell.Config{
		System:   string(lang.SystemLocale()),
		Language: o.lang,
		Mobile:   o.mobile || fyne.CurrentDevice().IsMobile(),
		Version:  version,
		InUse:    inUse,
		Given:    o.file,
		Sound:    speaker(),
		Touch:    cue.Toucher(),
	}
	if _, forgets := store.(*stores.Memory); forgets {
		config.Unsaved = notice
	}
	around(&config)
	docent := app.New(a, w, plays, config)
	if !inUse {
		docent.TellNotice(notice)
	}
	o.probe.watch(docent)
	attach(docent)
	leave = func() { app.Leave(docent) }
	end.watch(w)
	w.ShowAndRun()
	return 0
}

// open finds a store for the plays. Where none can be kept, or another copy of the app
// keeps them, the app still runs, without keeping anything, and says so.
func open(a fyne.App, dir string) (store tracker.Store, notice tracker.Notice, inUse bool) {
	if dir == "" {
		dir = folder(a)
	}
	store, notice, err := stores.OpenFolder(dir, time.Now)
	if err == nil {
		return store, notice, false
	}
	notice, ok := tracker.Told(err)
	if !ok {
		fyne.LogError("no store", err)
	}
	return stores.NewMemory(), notice, errors.Is(err, stores.ErrInUse)
}

// folder returns where the plays are kept unless -data says otherwise: on phones only the
// app's own storage can be written.
func folder(a fyne.App) string {
	if fyne.CurrentDevice().IsMobile() {
		return a.Storage().RootURI().Path()
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return a.Storage().RootURI().Path()
	}
	return filepath.Join(dir, "docent")
}
