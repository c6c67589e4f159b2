//go:build scenes

package scenes

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app"
	"docent/app/history"
	"docent/app/home"
	"docent/app/kit"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Scene is one screen as it may stand, for the gallery and for the test of all layouts.
type Scene struct {
	Name string
	Open func(*shell.App, *Stage)
}

// Size is a window of one of the three designs.
type Size struct {
	Name   string
	Size   fyne.Size
	Mobile bool
}

// Sizes are those that are designed for.
func Sizes() []Size {
	return []Size{
		{"phone", fyne.NewSize(390, 844), true},
		{"tablet", fyne.NewSize(1180, 820), true},
		{"desktop", fyne.NewSize(1280, 800), false},
	}
}

// Scenes lists every screen.
func Scenes() []Scene {
	return append([]Scene{
		{"home", func(a *shell.App, _ *Stage) { a.Show() }},
		{"home-new", func(a *shell.App, _ *Stage) {
			a.Tracker = Fresh(a.Now)
			a.Show()
		}},
		{"setup", func(a *shell.App, s *Stage) { a.Push(setup.New(a, s.game, nil)) }},
		{"setup-house", func(a *shell.App, s *Stage) {
			p := setup.New(a, s.game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{"setup-few", func(a *shell.App, s *Stage) {
			p := setup.New(a, s.game, nil)
			p.SetSeats(p.Seats()[:1])
			a.Push(p)
		}},
		{"setup-player", func(a *shell.App, s *Stage) {
			p := setup.New(a, s.game, nil)
			a.Push(p)
			p.OnEdit(p.Seats()[0])
		}},
		{"checklist", func(a *shell.App, s *Stage) {
			p := setup.NewChecklist(a, s.Play(a, s.laying))
			p.Done()[0] = true
			a.Push(p)
		}},
		{"score", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.Play(a, s.Over))) }},
		{"score-share", func(a *shell.App, s *Stage) {
			p := result.New(a, s.Play(a, s.Over))
			a.Push(p)
			p.OnShare()
		}},
		{"rulebook", func(a *shell.App, s *Stage) { a.Push(rulebook.New(a, s.game.ID(), "")) }},
		{"rulebook-search", func(a *shell.App, s *Stage) {
			p := rulebook.New(a, s.game.ID(), "")
			p.SetWanted("cub")
			a.Push(p)
		}},
		{"rule", func(a *shell.App, s *Stage) {
			a.Push(setup.New(a, s.game, nil))
			a.To.Rule(s.game.ID(), s.game.Book()[0].ID)
		}},
		{"history", func(a *shell.App, _ *Stage) { a.Push(history.New(a)) }},
		{"history-removed", func(a *shell.App, s *Stage) {
			p := history.New(a)
			a.Push(p)
			p.OnRemove(p.Plays()[0])
			a.Banner.SetClosed(nil)
		}},
		{"in-use", func(a *shell.App, _ *Stage) {
			a.Config.Unsaved, a.Config.InUse = tracker.Notice{Key: "error.store.in-use"}, true
			a.Replace(home.NewInUse(a))
		}},
		{"unsaved", func(a *shell.App, s *Stage) {
			a.Config.Unsaved = tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "docent"}}
			s.Table(a, CubesLevel, Bidding(1)...)
		}},
		{"settings", func(a *shell.App, _ *Stage) { a.Push(settings.New(a)) }},
		{"settings-licences", func(a *shell.App, _ *Stage) {
			p := settings.New(a)
			a.Push(p)
			p.OnLicences()
		}},
	}, slices.Concat(tableScenes(), countdownScenes(), playbackScenes(), museumScenes(), museumRaiseScenes(), curatorScenes(), gloomScenes(), expoScenes(), boxScenes(), recordScenes())...)
}

// Stage holds plays made up for the scenes: one to lay out, one in the middle, one that is over.
type Stage struct {
	Tracker             *tracker.Tracker
	game                rules.Game
	Now                 time.Time
	laying, Going, Over string
	Box                 tracker.Box // a copy of which something is known
	chance              *rand.Rand
	museums             map[string]*tracker.Play // by where they stand
}

// NewStage plays the plays; it is the same every time, but for their ids.
func NewStage() *Stage {
	s := &Stage{Now: time.Date(2026, 7, 1, 18, 0, 0, 0, time.UTC), chance: rand.New(rand.NewPCG(1, 2)), museums: map[string]*tracker.Play{}}
	s.Tracker = Fresh(func() time.Time { return s.Now })
	s.game = catalog.Games()[0]
	for _, evening := range []struct {
		seats int
		after time.Duration
	}{{3, 24 * time.Hour}, {5, 9 * 24 * time.Hour}, {4, 26 * time.Hour}} {
		s.Over = s.begin(evening.seats)
		s.advance(s.Over, 5000)
		s.Now = s.Now.Add(evening.after)
	}
	s.Going = s.begin(4)
	s.advance(s.Going, 24)
	s.Now = s.Now.Add(40 * time.Minute)
	s.laying = s.begin(3)
	s.Now = s.Now.Add(7 * time.Minute)
	return s
}

func Fresh(now func() time.Time) *tracker.Tracker {
	return tracker.Open(tracker.NewMemory(), catalog.Game, now)
}

func (s *Stage) begin(seats int) string {
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emilia"}[:seats] {
		players = append(players, tracker.Player{Name: name, Symbol: i})
	}
	play, err := s.Tracker.New(s.game, rules.Setup{Seats: seats}, players)
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
	return play.Header().ID
}

// advance makes moves that the rules allow, until the play is over or so many are made.
func (s *Stage) advance(id string, moves int) {
	play, _, err := s.Tracker.Resume(id)
	if err != nil {
		panic(err)
	}
	for range moves {
		var open []rules.Offer
		for _, o := range play.Position().Offers() {
			if o.Refused == nil {
				open = append(open, o)
			}
		}
		if len(open) == 0 || play.Position().Over() {
			return
		}
		s.Now = s.Now.Add(20 * time.Second)
		o := open[s.chance.IntN(len(open))]
		if _, err := play.Do(o, tracker.Draw(o, s.chance.IntN)); err == nil {
			continue
		}
		if _, err := play.Do(o, nil); err != nil {
			panic(err)
		}
	}
}

// Play opens one of the stage's plays in an app.
func (s *Stage) Play(a *shell.App, id string) *tracker.Play {
	play, _, err := a.Tracker.Resume(id)
	if err != nil {
		panic(err)
	}
	return play
}

// Show fills a window with a scene. Without motion every screen stands where it ends.
func (s *Stage) Show(f fyne.App, w fyne.Window, scene Scene, size Size, language string, look kit.Look) *shell.App {
	theme := map[kit.Variant]string{kit.System: "", kit.Dark: "dark", kit.Light: "light"}[look.Variant]
	for key, value := range map[string]string{
		shell.SettingTheme: theme, shell.SettingSize: strconv.Itoa(int(look.Scale*100 + 0.5)), shell.SettingMotion: "off", shell.SettingOpen: "",
	} {
		if err := s.Tracker.SetSetting(key, value); err != nil {
			panic(err)
		}
	}
	w.Resize(size.Size)
	return app.New(f, w, s.Tracker, shell.Config{
		Language: language, Mobile: size.Mobile, Version: "1.0.0", Now: func() time.Time { return s.Now },
		Begin: func(a *shell.App) { scene.Open(a, s) },
	})
}

// Languages are those that scenes are shown in.
func Languages() []string {
	var all []string
	for _, l := range assets.Languages() {
		all = append(all, l.Tag)
	}
	return all
}
