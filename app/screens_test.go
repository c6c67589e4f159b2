//go:build scenes

package app_test

import (
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
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

func TestSettingsShowAtOnce(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Settings")
	h.Tap("Français")
	if !h.Sees("Retour") || h.App.Texts.Tag() != "fr" {
		t.Error("French does not show at once")
	}
	h.Tap("Español")
	if !h.Sees("Atrás") && !h.Sees("Volver") {
		t.Error("Spanish does not show at once")
	}
	h.Tap("English")
	h.Tap("Light")
	if kit.IsDark() {
		t.Error("it is still dark")
	}
	h.Tap("Dark")
	if !kit.IsDark() {
		t.Error("it is still light")
	}
	h.Tap("Larger texts")
	h.Tap("Larger texts")
	if got := kit.Scale(); got < 1.19 || got > 1.21 {
		t.Errorf("the text scale is %v, want 1.2", got)
	}
	p := h.App.Top().(*settings.Page)
	p.OnMotion(false)
	if kit.Motion() {
		t.Error("things still move")
	}
	again := hand.New(t, h.Tracker, hand.Narrow)
	if got := again.App.Look; got.Variant != kit.Dark || got.Motion || got.Scale != 1.2 {
		t.Errorf("the next start looks like %+v", got)
	}
}

func TestTextSizeHasEnds(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Settings")
	p := h.App.Top().(*settings.Page)
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
	h := hand.New(t, nil, hand.Narrow)
	for system, want := range map[string]string{"fr-CH": "fr", "es_MX.UTF-8": "es", "C": "en", "": "en", "ja-JP": "en"} {
		h.App.Config.System = system
		h.App.Speak()
		if got := h.App.Texts.Tag(); got != want {
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
	h := hand.New(t, nil, hand.Broad)
	h.Tap("Rules")
	p := h.App.Top().(*rulebook.Page)
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
	h := hand.New(t, nil, hand.Narrow)
	for id := range parts.Rulings(h.App, "trasteros") {
		sheet := rulebook.RuleText(h.App, "trasteros", parts.Rulings(h.App, "trasteros")[id], true)
		if sheet.MinSize().Height == 0 {
			t.Errorf("%s shows nothing", id)
		}
	}
	if missing := hand.Lacking(h.App.Texts); len(missing) > 0 {
		t.Errorf("texts are missing: %v", missing)
	}
}

func TestHistoryFilters(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.Tap("History")
	p := h.App.Top().(*history.Page)
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
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	h.Tap("History")
	p := h.App.Top().(*history.Page)
	p.OnRemove(p.Plays()[0])
	h.Tap("Undo")
	if got := len(hand.Plays(t, h.Tracker)); got != 1 || p.Gone() != "" {
		t.Fatalf("%d plays are kept after taking back, want 1", got)
	}
	p.OnRemove(p.Plays()[0])
	h.App.Pop()
	if got := len(hand.Plays(t, h.Tracker)); got != 0 {
		t.Errorf("%d plays are kept after leaving the page, want none", got)
	}
}

func TestScoreLeadsOn(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Broad)
	if !h.App.Resume(s.Over) {
		t.Fatal("the play does not open")
	}
	p, ok := h.App.Top().(*result.Page)
	if !ok {
		t.Fatalf("a finished play opens as %T, want its score", h.App.Top())
	}
	p.OnShare()
	if !h.Sees("Save as a file, " + h.App.Text("history.export.about")) {
		t.Error("the sheet does not offer the file")
	}
	h.App.CloseSheets()
	want := shell.Names(p.Play().Header().Players)
	h.Tap("Rematch")
	setup, ok := h.App.Top().(*setup.Page)
	if !ok || shell.Names(setup.Players()) != want {
		t.Errorf("the rematch is %T", h.App.Top())
	}
	h.App.OpenInstead(p.Play())
	h.App.UndoKey(shell.Undoer.Undo)
	if _, ok := h.App.Top().(*play.Table); !ok || p.Play().Position().Over() {
		t.Errorf("after undo the page is %T, want the table", h.App.Top())
	}
}

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
	if got := parts.FileName(h.App, play.Header()); got != want {
		t.Errorf("the file is called %s, want %s", got, want)
	}
}

func TestWhen(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
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
		if got := h.App.When(hand.Noon.Add(-test.before)); got != test.want {
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
