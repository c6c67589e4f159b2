//go:build scenes

package app_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"docent/app/history"
	"docent/app/home"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/scenes"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

func TestSettingsShowAtOnce(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Settings")
	h.tap("Français")
	if !h.sees("Retour") || h.app.Texts.Tag() != "fr" {
		t.Error("French does not show at once")
	}
	h.tap("Español")
	if !h.sees("Atrás") && !h.sees("Volver") {
		t.Error("Spanish does not show at once")
	}
	h.tap("English")
	h.tap("Light")
	if kit.IsDark() {
		t.Error("it is still dark")
	}
	h.tap("Dark")
	if !kit.IsDark() {
		t.Error("it is still light")
	}
	h.tap("Larger texts")
	h.tap("Larger texts")
	if got := kit.Scale(); got < 1.19 || got > 1.21 {
		t.Errorf("the text scale is %v, want 1.2", got)
	}
	p := h.app.Top().(*settings.Page)
	p.OnMotion(false)
	if kit.Motion() {
		t.Error("things still move")
	}
	again := newHand(t, h.tracker, narrow)
	if got := again.app.Look; got.Variant != kit.Dark || got.Motion || got.Scale != 1.2 {
		t.Errorf("the next start looks like %+v", got)
	}
}

func TestTextSizeHasEnds(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Settings")
	p := h.app.Top().(*settings.Page)
	for range 20 {
		p.OnSize(-settings.TextStep)
	}
	if p.Percent() != 80 {
		t.Errorf("the least is %d %%, want 80", p.Percent())
	}
	for range 20 {
		p.OnSize(settings.TextStep)
	}
	if p.Percent() != 200 {
		t.Errorf("the most is %d %%, want 200", p.Percent())
	}
}

func TestLanguageOfTheSystem(t *testing.T) {
	h := newHand(t, nil, narrow)
	for system, want := range map[string]string{"fr-CH": "fr", "es_MX.UTF-8": "es", "C": "en", "": "en", "ja-JP": "en"} {
		h.app.Config.System = system
		h.app.Speak()
		if got := h.app.Texts.Tag(); got != want {
			t.Errorf("a system in %q gets %s, want %s", system, got, want)
		}
	}
}

func TestSearchIgnoresAccentsAndCase(t *testing.T) {
	rule := assets.RuleText{ID: "TL-BID-3", Title: "Égalité d’enchères", Body: "Le plus de cubes d’or."}
	tests := map[string]bool{
		"": true, "egalite": true, "ÉGALITÉ": true, "d'or": true, "tl-bid-3": true,
		"cubes encheres": true, "argent": false, "cubes argent": false,
	}
	for wanted, want := range tests {
		if got := rulebook.Matches(rule, wanted); got != want {
			t.Errorf("%q found %v, want %v", wanted, got, want)
		}
	}
}

func TestRulebookSearch(t *testing.T) {
	h := newHand(t, nil, broad)
	h.tap("Rules")
	p := h.app.Top().(*rulebook.Page)
	p.OnSearch("TL-BID-3")
	if p.Chosen() != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that was found", p.Chosen())
	}
	p.OnSearch("no such words")
	p.OnSearch("")
	if p.Chosen() != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that stood there", p.Chosen())
	}
}

func TestEveryRuleOpens(t *testing.T) {
	h := newHand(t, nil, narrow)
	for id := range parts.Rulings(h.app, "trasteros") {
		sheet := rulebook.RuleText(h.app, "trasteros", parts.Rulings(h.app, "trasteros")[id], true)
		if sheet.MinSize().Height == 0 {
			t.Errorf("%s shows nothing", id)
		}
	}
	if missing := lacking(h.app.Texts); len(missing) > 0 {
		t.Errorf("texts are missing: %v", missing)
	}
}

func TestHistoryFilters(t *testing.T) {
	s := scenes.NewStage()
	h := newHand(t, s.Tracker, narrow)
	h.tap("History")
	p := h.app.Top().(*history.Page)
	count := func(state string) int {
		p.OnState(state)
		n := 0
		for _, play := range p.Plays() {
			if p.Wanted(play) {
				n++
			}
		}
		return n
	}
	all, going, finished := count(history.AllPlays), count(history.GoingPlays), count(history.FinishedPlays)
	if all != 5 || going != 2 || finished != 3 {
		t.Errorf("%d plays, %d in progress, %d finished, want 5, 2 and 3", all, going, finished)
	}
}

func TestRemovedPlaysCanBeTakenBack(t *testing.T) {
	h := newHand(t, nil, narrow)
	begin(t, h.tracker)
	h.tap("History")
	p := h.app.Top().(*history.Page)
	p.OnRemove(p.Plays()[0])
	h.tap("Undo")
	if got := len(allPlaysOf(t, h.tracker)); got != 1 || p.Gone() != "" {
		t.Fatalf("%d plays are kept after taking back, want 1", got)
	}
	p.OnRemove(p.Plays()[0])
	h.app.Pop()
	if got := len(allPlaysOf(t, h.tracker)); got != 0 {
		t.Errorf("%d plays are kept after leaving the page, want none", got)
	}
}

func TestScoreLeadsOn(t *testing.T) {
	s := scenes.NewStage()
	h := newHand(t, s.Tracker, broad)
	if !h.app.Resume(s.Over) {
		t.Fatal("the play does not open")
	}
	p, ok := h.app.Top().(*result.Page)
	if !ok {
		t.Fatalf("a finished play opens as %T, want its score", h.app.Top())
	}
	p.OnShare()
	if !h.sees("Save as a file, " + h.app.Text("history.export.about")) {
		t.Error("the sheet does not offer the file")
	}
	h.app.CloseSheets()
	want := shell.Names(p.Play().Header().Players)
	h.tap("Rematch")
	setup, ok := h.app.Top().(*setup.Page)
	if !ok || strings.Join(seated(setup), ", ") != want {
		t.Errorf("the rematch is %T", h.app.Top())
	}
	h.app.OpenInstead(p.Play())
	h.app.UndoKey(shell.Undoer.Undo)
	if _, ok := h.app.Top().(*play.Table); !ok || p.Play().Position().Over() {
		t.Errorf("after undo the page is %T, want the table", h.app.Top())
	}
}

// file is a file in memory.
type file struct {
	bytes.Buffer
	broken error
}

func (f *file) Close() error { return f.broken }

func TestPlaysGoThroughFiles(t *testing.T) {
	h := newHand(t, nil, narrow)
	play := begin(t, h.tracker)
	var f file
	parts.WritePlay(h.app, play, &f)
	other := newHand(t, nil, narrow)
	parts.ReadPlay(other.app, io.NopCloser(&f.Buffer))
	if p, ok := other.app.Top().(*setup.Checklist); !ok || p.PlayID() != play.Header().ID {
		t.Fatalf("the file opens as %T, want the play's checklist", other.app.Top())
	}
	h.app.Banner.Close()
	parts.WritePlay(h.app, play, &file{broken: errors.New("disk full")})
	if !h.app.Banner.Box().Visible() {
		t.Error("nothing tells that the file was not written")
	}
	other.app.Home()
	other.app.Banner.Close()
	parts.ReadPlay(other.app, io.NopCloser(strings.NewReader("no play")))
	if _, ok := other.app.Top().(*home.Page); !ok || !other.app.Banner.Box().Visible() {
		t.Errorf("a foreign file leads to %T, want home and a word about it", other.app.Top())
	}
	want := "trasteros-2026-07-01-" + play.Header().ID[:4] + tracker.Extension
	if got := parts.FileName(h.app, play.Header()); got != want {
		t.Errorf("the file is called %s, want %s", got, want)
	}
}

func TestWhen(t *testing.T) {
	h := newHand(t, nil, narrow)
	tests := []struct {
		before time.Duration
		want   string
	}{
		{-time.Hour, "Just now"}, // a clock that was set back
		{30 * time.Second, "Just now"},
		{time.Minute, "1 minute ago"},
		{59 * time.Minute, "59 minutes ago"},
		{3 * time.Hour, "3 hours ago"},
		{13 * time.Hour, "Yesterday"},
		{40 * time.Hour, "2 days ago"},
		{30 * 24 * time.Hour, "1 June 2026"},
	}
	for _, test := range tests {
		if got := h.app.When(noon.Add(-test.before)); got != test.want {
			t.Errorf("%v before: got %q, want %q", test.before, got, test.want)
		}
	}
}

func TestPoints(t *testing.T) {
	for n, want := range map[int]string{0: "0", 7: "+7", -3: "−3"} {
		if got := parts.Points(n); got != want {
			t.Errorf("%d: got %q, want %q", n, got, want)
		}
	}
}
