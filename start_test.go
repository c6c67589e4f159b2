package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docent/assets"
)

func env(pairs ...string) func(string) string {
	return func(key string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == key {
				return pairs[i+1]
			}
		}
		return ""
	}
}

func keyOf(t *trouble) string {
	if t == nil {
		return ""
	}
	return t.key
}

// What would end in a stack trace is one sentence.
func TestTroubleAtStart(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	wayland := env("WAYLAND_DISPLAY", "wayland-0")
	for _, test := range []struct {
		name, system, home, data string
		env                      func(string) string
		want                     string
	}{
		{"a desktop", "linux", "/home/ann", "", wayland, ""},
		{"no display", "linux", "/home/ann", "", env(), "start.no-display"},
		{"no display on a BSD", "freebsd", "/home/ann", "", env(), "start.no-display"},
		{"no such display", "linux", "/home/ann", "", env("DISPLAY", ":64999.0"), "start.display-unreachable"},
		{"another machine's display", "linux", "/home/ann", "", env("DISPLAY", "far:0"), ""},
		{"Windows", "windows", "/home/ann", "", env(), ""},
		{"no home", "linux", "", "", wayland, "start.no-home"},
		{"no home but a folder", "linux", "", "plays", wayland, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv("HOME", test.home)
			if got := keyOf(troubleAtStart(test.system, test.data, test.env)); got != test.want {
				t.Errorf("told %q, want %q", got, test.want)
			}
		})
	}
}

// A display that answers is found.
func TestDisplayThatAnswers(t *testing.T) {
	if err := os.MkdirAll("/tmp/.X11-unix", 0o1777); err != nil {
		t.Skip(err)
	}
	const number = "64998"
	socket := filepath.Join("/tmp/.X11-unix", "X"+number)
	server, err := net.Listen("unix", socket)
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = server.Close() }()
	if got := noDisplay("linux", env("DISPLAY", ":"+number)); got != nil {
		t.Errorf("told %q", got.key)
	}
}

func TestTroublesHaveWords(t *testing.T) {
	data := map[string]any{"display": ":0", "cause": "c"}
	for _, lang := range assets.Languages() {
		for _, key := range []string{"start.no-display", "start.display-unreachable", "start.no-home", "start.few-files", "start.failed"} {
			texts := assets.TextsIn(lang.Tag)
			if said := texts.Text(key, data); !texts.Has(key) || strings.Contains(said, "<no value>") || strings.Contains(said, "\n") {
				t.Errorf("%s in %s: %q", key, lang.Tag, said)
			}
		}
	}
}
