//go:build scenes

package app_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"docent/app/home"
	"docent/app/parts"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/tracker"
)

func TestPlaysGoThroughFiles(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	play := hand.Begin(t, h.Tracker)
	var f hand.File
	parts.WritePlay(h.App, play, &f)
	other := hand.New(t, nil, hand.Narrow)
	parts.ReadPlay(other.App, io.NopCloser(&f.Buffer))
	if p, ok := other.App.Top().(*setup.Checklist); !ok || p.PlayID() != play.Header().ID {
		t.Fatalf("the file opens as %T, want the play's checklist", other.App.Top())
	}
	h.App.Banner.Close()
	parts.WritePlay(h.App, play, &hand.File{Broken: errors.New("disk full")})
	if !h.App.Banner.Box().Visible() {
		t.Error("nothing tells that the file was not written")
	}
	other.App.Home()
	other.App.Banner.Close()
	parts.ReadPlay(other.App, io.NopCloser(strings.NewReader("no play")))
	if _, ok := other.App.Top().(*home.Page); !ok || !other.App.Banner.Box().Visible() {
		t.Errorf("a foreign file leads to %T, want home and a word about it", other.App.Top())
	}
	want := "trasteros-2026-07-01-" + play.Header().ID[:4] + tracker.Extension
	if got := parts.PlayFileName(h.App, play.Header()); got != want {
		t.Errorf("the file is called %s, want %s", got, want)
	}
}
