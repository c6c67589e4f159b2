// Docent is the referee beside a physical board game: this file wires the store, the
// language and the window together and holds no logic of its own.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"

	"docent/app"
	"docent/app/cue"
	"docent/app/kit"
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

func main() {
	if exit, handled := tracker.Command(catalog.Games(), version, os.Args[1:], os.Stdout, os.Stderr); handled {
		os.Exit(exit)
	}
	o, err := parse(os.Args[1:], os.Stderr)
	if err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return
		}
		os.Exit(2)
	}
	texts := assets.TextsIn(spoken(o))
	if t := troubleAtStart(runtime.GOOS, o.data, os.Getenv); t != nil {
		_, _ = fmt.Fprintln(os.Stderr, texts.Text(t.key, t.data))
		os.Exit(1)
	}
	if _, err := os.UserConfigDir(); err != nil && o.data != "" {
		_ = os.Setenv("XDG_CONFIG_HOME", absolute(o.data)) // else Fyne keeps its own below the current folder
	}
	os.Exit(run(o, texts))
}

// spoken is the language of what is told before there is a window.
func spoken(o options) string {
	if o.lang != "" {
		return o.lang
	}
	return string(lang.SystemLocale())
}

func absolute(dir string) string {
	if full, err := filepath.Abs(dir); err == nil {
		return full
	}
	return dir
}

// options are the flags.
type options struct {
	data, lang string
	size       fyne.Size
	mobile     bool
	probe      probe
}

func parse(args []string, stderr io.Writer) (options, error) {
	o := options{}
	size := "1180x820"
	flags := flag.NewFlagSet("docent", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.data, "data", "", "the folder of the plays (default: docent in the user's configuration folder)")
	flags.StringVar(&o.lang, "lang", "", "the language for this run: en, fr or es")
	flags.StringVar(&size, "size", size, "the size of the window, `WxH`")
	flags.BoolVar(&o.mobile, "mobile", false, "look as on a phone or a tablet")
	o.probe.flag(flags)
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if _, err := fmt.Sscanf(size, "%fx%f", &o.size.Width, &o.size.Height); err != nil || o.size.Width < 1 || o.size.Height < 1 {
		err = fmt.Errorf("-size %q is not WIDTHxHEIGHT", size)
		_, _ = fmt.Fprintln(stderr, err)
		return o, err
	}
	if flags.NArg() > 0 {
		err := fmt.Errorf("unknown command %q; there are version, replay FILE, and the window without any", flags.Arg(0))
		_, _ = fmt.Fprintln(stderr, err)
		return o, err
	}
	return o, nil
}

// run shows the window until it is closed.
func run(o options, texts *assets.Texts) (exit int) {
	a := fyneapp.NewWithID(id)
	a.SetIcon(kit.AppIcon())
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
		Sound:    speaker(),
		Touch:    cue.Toucher(),
	}
	if _, forgets := store.(*stores.Memory); forgets {
		config.Unsaved = notice
	}
	docent := app.New(a, w, plays, config)
	if !inUse {
		docent.TellNotice(notice)
	}
	o.probe.watch(docent)
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

// folder is where the plays are kept unless -data says otherwise: on phones only the
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
