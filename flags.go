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
	"strings"

	"fyne.io/fyne/v2/lang"

	"docent/app/shell"
	"docent/assets"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
)

func main() {
	if exit, handled := tracker.Command(catalog.Games(), version, os.Args[1:], os.Stdout, os.Stderr); handled {
		os.Exit(exit)
	}
	if exit, handled := seats.Command(catalog.Games(), plays, os.Args[1:], os.Stdin, os.Stdout, os.Stderr); handled {
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

// spoken returns the language of what is told before there is a window.
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
	err := o.take(flags.Args())
	if err != nil {
		_, _ = fmt.Fprintln(stderr, err)
	}
	return o, err
}

// take takes what is no flag: the file of a play.
func (o *options) take(args []string) error {
	switch {
	case len(args) == 0:
		return nil
	case !isFile(args[0]):
		return fmt.Errorf("unknown command %q; there are version, replay FILE, seats GAME|PLAY, and the window with a FILE or without", args[0])
	case len(args) > 1:
		return fmt.Errorf("docent opens one file at a time, not %q as well; flags stand before it", args[1])
	}
	o.file = args[0]
	return nil
}

// isFile reports whether somebody means a file: one that is there, or a play's that may not be.
func isFile(name string) bool {
	_, err := os.Stat(name)
	return err == nil || strings.EqualFold(filepath.Ext(name), tracker.Extension)
}

// attach does nothing: a window stands alone.
func attach(*shell.App) {}

// around adds nothing, for the same reason.
func around(*shell.Config) {}
