//go:build scenes

package crazymuseum_test

import (
	"slices"
	"testing"

	"docent/app/history"
	"docent/app/parts"
	"docent/app/result"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/setup"
	game "docent/rules/crazymuseum"
	"docent/tracker"
)

// soloist returns somebody with the made-up plays of one seat.
func soloist(t *testing.T) (*hand.Hand, []*tracker.Play) {
	t.Helper()
	h := hand.New(t, nil, hand.Narrow)
	return h, crazymuseum.Alone(h.App, &stage.Stage{Now: hand.Noon}, game.Game)
}

func TestSetupShowsTheRecordToBeat(t *testing.T) {
	h, _ := soloist(t)
	ann, bilal := tracker.Player{Name: "Ann"}, tracker.Player{Name: "Bilal"}
	for _, c := range []struct {
		name       string
		difficulty string
		players    []tracker.Player
		want       []string
	}{
		{"one's own, and a better one", "hard", []tracker.Player{ann}, []string{"Your record on “Hard”: 23, 29\u00a0May 2026", "Best on this device: 31, Bilal, 11\u00a0May 2026"}},
		{"one's own is the best", "hard", []tracker.Player{bilal}, []string{"Your record on “Hard”: 31, 11\u00a0May 2026"}},
		{"with house rules", "curse", []tracker.Player{bilal}, []string{"Your record on “Curse”: 12, 20\u00a0May 2026 · with house rules"}},
		{"only somebody else's", "curse", []tracker.Player{ann}, []string{"Best on this device: 12, Bilal, 20\u00a0May 2026 · with house rules"}},
		{"none of that difficulty", "easy", []tracker.Player{ann}, nil},
		{"not for two", "hard", []tracker.Player{ann, bilal}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := setup.New(h.App, game.Game, c.players)
			h.App.Push(p)
			defer h.App.Back()
			for _, s := range p.Rules().Settings() {
				if s.Name == "difficulty" {
					p.OnSetting(s, c.difficulty)
				}
			}
			if got := p.Records(); !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			for _, line := range c.want {
				if !hand.Reads(h.Window.Content(), line) {
					t.Errorf("the page does not say %q", line)
				}
			}
			if len(c.want) == 0 && len(p.Record().Objects) > 0 {
				t.Error("the page shows a record")
			}
		})
	}
}

func TestScoreAloneIsComparedWithTheRecord(t *testing.T) {
	h, plays := soloist(t)
	said := func(at int) string {
		p := result.New(h.App, plays[at])
		h.App.Push(p)
		defer h.App.Back()
		standing, _ := tracker.StandingOf(parts.Solos(h.App), p.PlayID())
		text, _ := p.Standing(standing)
		if text != "" && !hand.Reads(h.Window.Content(), text) {
			t.Errorf("the page of play %d does not say %q", at, text)
		}
		return text
	}
	for at, want := range []string{
		"4 points short of your record of 23", "Your first record!", "Your first record!",
		"This is your best score", "5 points short of your record of 23", "23 points short of your record of 23",
	} {
		if got := said(at); got != want {
			t.Errorf("play %d: %q, want %q", at, got, want)
		}
	}
	for _, step := range []struct {
		name string
		undo int
		at   int
		want string
	}{
		{"what came later does not count once it is taken back", 4, 3, "New record! 23 (previously 19)"},
		{"a record that is taken back is none", 3, 5, "19 points short of your record of 19"},
		{"nothing is left to compare with", 0, 5, ""},
	} {
		if err := plays[step.undo].Undo(); err != nil {
			t.Fatal(err)
		}
		if got := said(step.at); got != step.want {
			t.Errorf("%s: %q, want %q", step.name, got, step.want)
		}
	}
}

func TestHistoryListsSoloRecords(t *testing.T) {
	h, plays := soloist(t)
	p := history.New(h.App)
	h.App.Push(p)
	const hard = "Hard · 31 · Bilal · 11\u00a0May 2026"
	if !hand.Reads(h.Window.Content(), "Solo records") || !h.Sees(hard) || !h.Sees("Curse · 12 · Bilal · 20\u00a0May 2026 · with house rules") {
		t.Fatal("the records are not listed")
	}
	h.Tap(hard)
	if s, ok := h.App.Top().(*result.Page); !ok || s.Play() != plays[1] {
		t.Errorf("a record leads to %T, want its play", h.App.Top())
	}
	h.App.Back()
	p.SetGone(plays[1].Header().ID)
	p.RefreshList()
	if !h.Sees("Hard · 23 · Ann · 29\u00a0May 2026") {
		t.Error("a play that is being removed still holds the record")
	}
	h.Tap("In progress")
	if hand.Reads(h.Window.Content(), "Solo records") {
		t.Error("the records are listed among what is in progress")
	}
}

func TestRecordsFitEveryScreen(t *testing.T) {
	for _, scene := range crazymuseum.AloneScenes(game.Game) {
		t.Run(scene.Name, func(t *testing.T) { hand.Fits(t, scene) })
	}
}
