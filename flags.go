//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"

	"fyne.io/fyne/v2/lang"

	"docent/app/shell"
	"docent/assets"
	"docent/rules/catalog"
	"docent/tracker"
)

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

// attach does nothing: a window stands alone.
func attach(*shell.App) {}

// around adds nothing, for the same reason.
func around(*shell.Config) {}
