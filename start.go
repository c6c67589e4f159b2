package main

import (
	"os"
	"strings"
)

// trouble is why the window cannot be shown, as a text's key and what fills its blanks.
type trouble struct {
	key  string
	data map[string]any
}

// fewestFiles is how many files Docent opens at once: plays, window and fonts.
const fewestFiles = 24

// troubleAtStart finds what would end in a stack trace later. Data is the folder that was
// named for the plays.
func troubleAtStart(system, data string, env func(string) string) *trouble {
	if _, err := os.UserConfigDir(); err != nil && data == "" && !phone(system) {
		return &trouble{"start.no-home", nil}
	}
	if tooFewFiles() {
		return &trouble{"start.few-files", nil}
	}
	return noDisplay(system, env)
}

func phone(system string) bool { return system == "android" || system == "ios" || system == "js" }

// tooFewFiles reports whether the files that Docent needs cannot be open at once.
func tooFewFiles() bool {
	var open []*os.File
	defer func() {
		for _, f := range open {
			_ = f.Close()
		}
	}()
	for range fewestFiles {
		f, err := os.Open(os.DevNull)
		if err != nil {
			return true
		}
		open = append(open, f)
	}
	return false
}

// noDisplay finds that there is no display to show a window on, or none that answers.
func noDisplay(system string, env func(string) string) *trouble {
	if system != "linux" && !strings.HasSuffix(system, "bsd") || env("WAYLAND_DISPLAY") != "" {
		return nil
	}
	display := env("DISPLAY")
	if display == "" {
		return &trouble{"start.no-display", nil}
	}
	number, local := strings.CutPrefix(strings.TrimPrefix(display, "unix"), ":")
	if !local {
		return nil // another machine's: the window finds out
	}
	number, _, _ = strings.Cut(number, ".")
	if !listens("/tmp/.X11-unix/X" + number) {
		return &trouble{"start.display-unreachable", map[string]any{"display": display}}
	}
	return nil
}

// listens reports whether there is a socket of that name, in the file system or in the kernel's own names. It does not
// call there: an X server begins anew when its last client hangs up, and the window would find it busy with that.
func listens(socket string) bool {
	if _, err := os.Stat(socket); err == nil {
		return true
	}
	names, err := os.ReadFile("/proc/net/unix")
	return err != nil || strings.Contains(string(names), "@"+socket+"\n")
}
