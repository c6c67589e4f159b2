package app

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"docent/app/kit"
	"docent/assets"
	"docent/tracker"
)

func TestSettingsShowAtOnce(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Settings")
	h.tap("Français")
	if !h.sees("Retour") || h.app.texts.Tag() != "fr" {
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
	p := h.app.top().(*settingsPage)
	p.onMotion(false)
	if kit.Motion() {
		t.Error("things still move")
	}
	again := newHand(t, h.tracker, narrow)
	if got := again.app.look; got.Variant != kit.Dark || got.Motion || got.Scale != 1.2 {
		t.Errorf("the next start looks like %+v", got)
	}
}

func TestTextSizeHasEnds(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Settings")
	p := h.app.top().(*settingsPage)
	for range 20 {
		p.onSize(-textStep)
	}
	if p.percent() != 80 {
		t.Errorf("the least is %d %%, want 80", p.percent())
	}
	for range 20 {
		p.onSize(textStep)
	}
	if p.percent() != 200 {
		t.Errorf("the most is %d %%, want 200", p.percent())
	}
}

func TestLanguageOfTheSystem(t *testing.T) {
	h := newHand(t, nil, narrow)
	for system, want := range map[string]string{"fr-CH": "fr", "es_MX.UTF-8": "es", "C": "en", "": "en", "ja-JP": "en"} {
		h.app.config.System = system
		h.app.speak()
		if got := h.app.texts.Tag(); got != want {
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
		if got := matches(rule, wanted); got != want {
			t.Errorf("%q found %v, want %v", wanted, got, want)
		}
	}
}

func TestRulebookSearch(t *testing.T) {
	h := newHand(t, nil, broad)
	h.tap("Rules")
	p := h.app.top().(*rulebookPage)
	p.onSearch("TL-BID-3")
	if p.chosen != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that was found", p.chosen)
	}
	p.onSearch("no such words")
	p.onSearch("")
	if p.chosen != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that stood there", p.chosen)
	}
}

func TestEveryRuleOpens(t *testing.T) {
	h := newHand(t, nil, narrow)
	for id := range h.app.rulings("trasteros") {
		sheet := h.app.ruleText("trasteros", h.app.rulings("trasteros")[id], true)
		if sheet.MinSize().Height == 0 {
			t.Errorf("%s shows nothing", id)
		}
	}
	if missing := lacking(h.app.texts); len(missing) > 0 {
		t.Errorf("texts are missing: %v", missing)
	}
}

func TestHistoryFilters(t *testing.T) {
	s := NewStage()
	h := newHand(t, s.tracker, narrow)
	h.tap("History")
	p := h.app.top().(*historyPage)
	count := func(state string) int {
		p.onState(state)
		n := 0
		for _, play := range p.plays {
			if p.wanted(play) {
				n++
			}
		}
		return n
	}
	all, going, finished := count(allPlays), count(goingPlays), count(finishedPlays)
	if all != 5 || going != 2 || finished != 3 {
		t.Errorf("%d plays, %d in progress, %d finished, want 5, 2 and 3", all, going, finished)
	}
}

func TestRemovedPlaysCanBeTakenBack(t *testing.T) {
	h := newHand(t, nil, narrow)
	begin(t, h.tracker)
	h.tap("History")
	p := h.app.top().(*historyPage)
	p.onRemove(p.plays[0])
	h.tap("Undo")
	if got := len(allPlaysOf(t, h.tracker)); got != 1 || p.gone != "" {
		t.Fatalf("%d plays are kept after taking back, want 1", got)
	}
	p.onRemove(p.plays[0])
	h.app.pop()
	if got := len(allPlaysOf(t, h.tracker)); got != 0 {
		t.Errorf("%d plays are kept after leaving the page, want none", got)
	}
}

func TestScoreLeadsOn(t *testing.T) {
	s := NewStage()
	h := newHand(t, s.tracker, broad)
	if !h.app.resume(s.over) {
		t.Fatal("the play does not open")
	}
	p, ok := h.app.top().(*scorePage)
	if !ok {
		t.Fatalf("a finished play opens as %T, want its score", h.app.top())
	}
	p.onShare()
	if !h.sees("Save as a file, " + h.app.text("history.export.about")) {
		t.Error("the sheet does not offer the file")
	}
	h.app.closeSheets()
	want := names(p.play.Header().Players)
	h.tap("Rematch")
	setup, ok := h.app.top().(*setupPage)
	if !ok || strings.Join(seated(setup), ", ") != want {
		t.Errorf("the rematch is %T", h.app.top())
	}
	h.app.openInstead(p.play)
	h.app.undoKey(undoer.undo)
	if _, ok := h.app.top().(*tablePage); !ok || p.play.Position().Over() {
		t.Errorf("after undo the page is %T, want the table", h.app.top())
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
	h.app.writePlay(play, &f)
	other := newHand(t, nil, narrow)
	other.app.readPlay(io.NopCloser(&f.Buffer))
	if p, ok := other.app.top().(*checklistPage); !ok || p.playID() != play.Header().ID {
		t.Fatalf("the file opens as %T, want the play's checklist", other.app.top())
	}
	h.app.banner.close()
	h.app.writePlay(play, &file{broken: errors.New("disk full")})
	if !h.app.banner.box.Visible() {
		t.Error("nothing tells that the file was not written")
	}
	other.app.home()
	other.app.banner.close()
	other.app.readPlay(io.NopCloser(strings.NewReader("no play")))
	if _, ok := other.app.top().(*homePage); !ok || !other.app.banner.box.Visible() {
		t.Errorf("a foreign file leads to %T, want home and a word about it", other.app.top())
	}
	want := "trasteros-2026-07-01-" + play.Header().ID[:4] + tracker.Extension
	if got := h.app.fileName(play.Header()); got != want {
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
		if got := h.app.when(noon.Add(-test.before)); got != test.want {
			t.Errorf("%v before: got %q, want %q", test.before, got, test.want)
		}
	}
}

func TestPoints(t *testing.T) {
	for n, want := range map[int]string{0: "0", 7: "+7", -3: "−3"} {
		if got := points(n); got != want {
			t.Errorf("%d: got %q, want %q", n, got, want)
		}
	}
}
