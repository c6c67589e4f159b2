//go:build scenes

package app_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/history"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/result"
	"docent/app/scenes"
	"docent/app/setup"
	"docent/rules/crazymuseum"
	"docent/tracker"
)

// soloist is somebody with the made-up plays of one seat.
func soloist(t *testing.T) (*hand, []*tracker.Play) {
	t.Helper()
	h := newHand(t, nil, narrow)
	return h, (&scenes.Stage{Now: noon}).Alone(h.app, crazymuseum.Game)
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
		{"one's own, and a better one", "hard", []tracker.Player{ann}, []string{"Your record on “Hard”: 23, 29 May 2026", "Best on this device: 31, Bilal, 11 May 2026"}},
		{"one's own is the best", "hard", []tracker.Player{bilal}, []string{"Your record on “Hard”: 31, 11 May 2026"}},
		{"with house rules", "curse", []tracker.Player{bilal}, []string{"Your record on “Curse”: 12, 20 May 2026 · with house rules"}},
		{"only somebody else's", "curse", []tracker.Player{ann}, []string{"Best on this device: 12, Bilal, 20 May 2026 · with house rules"}},
		{"none of that difficulty", "easy", []tracker.Player{ann}, nil},
		{"not for two", "hard", []tracker.Player{ann, bilal}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := setup.New(h.app, crazymuseum.Game, c.players)
			h.app.Push(p)
			defer h.app.Back()
			for _, s := range p.Rules().Settings() {
				if s.Name == "difficulty" {
					p.OnSetting(s, c.difficulty)
				}
			}
			if got := p.Records(); !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			for _, line := range c.want {
				if !reads(h.window.Content(), line) {
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
		p := result.New(h.app, plays[at])
		h.app.Push(p)
		defer h.app.Back()
		standing, _ := tracker.StandingOf(parts.Solos(h.app), p.PlayID())
		text, _ := p.Standing(standing)
		if text != "" && !reads(h.window.Content(), text) {
			t.Errorf("the page of play %d does not say %q", at, text)
		}
		return text
	}
	for at, want := range []string{
		"4 points short of your record, 23", "Your first record!", "Your first record!",
		"This is your record", "5 points short of your record, 23", "23 points short of your record, 23",
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
		{"what came later does not count once it is taken back", 4, 3, "New record! 23, before 19"},
		{"a record that is taken back is none", 3, 5, "19 points short of your record, 19"},
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
	p := history.New(h.app)
	h.app.Push(p)
	const hard = "Hard · 31 · Bilal · 11 May 2026"
	if !reads(h.window.Content(), "Solo records") || !h.sees(hard) || !h.sees("Curse · 12 · Bilal · 20 May 2026 · with house rules") {
		t.Fatal("the records are not listed")
	}
	h.tap(hard)
	if s, ok := h.app.Top().(*result.Page); !ok || s.Play() != plays[1] {
		t.Errorf("a record leads to %T, want its play", h.app.Top())
	}
	h.app.Back()
	p.SetGone(plays[1].Header().ID)
	p.RefreshList()
	if !h.sees("Hard · 23 · Ann · 29 May 2026") {
		t.Error("a play that is being removed still holds the record")
	}
	h.tap("In progress")
	if reads(h.window.Content(), "Solo records") {
		t.Error("the records are listed among what is in progress")
	}
}

func TestRecordsFitEveryScreen(t *testing.T) {
	for _, scene := range scenes.SoloScenes(crazymuseum.Game) {
		t.Run(scene.Name, func(t *testing.T) { fits(t, scene) })
	}
}

// fits lays a scene out in every size and at several text sizes, in turn in every language.
func fits(t *testing.T, scene scenes.Scene) {
	t.Helper()
	for i, size := range scenes.Sizes() {
		for j, percent := range []int{80, 100, 160, 200} {
			language := scenes.Languages()[(i+j)%len(scenes.Languages())]
			a := test.NewTempApp(t)
			w := test.NewTempWindow(t, nil)
			scenes.NewStage().Show(a, w, scene, size, language, kit.Look{Variant: kit.Dark, Scale: float32(percent) / 100})
			for _, problem := range problems(w, size.Size) {
				t.Errorf("%s-%s-%d: %v", size.Name, language, percent, problem)
			}
		}
	}
}
