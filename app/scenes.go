package app

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Scene is one screen as it may stand, for the gallery and for the test of all layouts.
type Scene struct {
	Name string
	open func(*App, *Stage)
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
		{"home", func(a *App, _ *Stage) { a.show() }},
		{"home-new", func(a *App, _ *Stage) {
			a.tracker = fresh(a.now)
			a.show()
		}},
		{"setup", func(a *App, s *Stage) { a.push(newSetupPage(a, s.game, nil)) }},
		{"setup-house", func(a *App, s *Stage) {
			p := newSetupPage(a, s.game, nil)
			p.unfolded = true
			a.push(p)
		}},
		{"setup-few", func(a *App, s *Stage) {
			p := newSetupPage(a, s.game, nil)
			p.seats = p.seats[:1]
			a.push(p)
		}},
		{"setup-player", func(a *App, s *Stage) {
			p := newSetupPage(a, s.game, nil)
			a.push(p)
			p.onEdit(p.seats[0])
		}},
		{"checklist", func(a *App, s *Stage) {
			p := newChecklistPage(a, s.play(a, s.laying))
			p.done[0] = true
			a.push(p)
		}},
		{"score", func(a *App, s *Stage) { a.push(newScorePage(a, s.play(a, s.over))) }},
		{"score-share", func(a *App, s *Stage) {
			p := newScorePage(a, s.play(a, s.over))
			a.push(p)
			p.onShare()
		}},
		{"rulebook", func(a *App, s *Stage) { a.push(newRulebookPage(a, s.game.ID(), "")) }},
		{"rulebook-search", func(a *App, s *Stage) {
			p := newRulebookPage(a, s.game.ID(), "")
			p.wanted = "cub"
			a.push(p)
		}},
		{"rule", func(a *App, s *Stage) {
			a.push(newSetupPage(a, s.game, nil))
			a.openRule(s.game.ID(), s.game.Book()[0].ID)
		}},
		{"history", func(a *App, _ *Stage) { a.push(newHistoryPage(a)) }},
		{"history-removed", func(a *App, s *Stage) {
			p := newHistoryPage(a)
			a.push(p)
			p.onRemove(p.plays[0])
			a.banner.closed = nil
		}},
		{"in-use", func(a *App, _ *Stage) {
			a.config.Unsaved, a.config.InUse = tracker.Notice{Key: "error.store.in-use"}, true
			a.replace(newInUsePage(a))
		}},
		{"unsaved", func(a *App, s *Stage) {
			a.config.Unsaved = tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "docent"}}
			s.table(a, cubesLevel, bidding(1)...)
		}},
		{"settings", func(a *App, _ *Stage) { a.push(newSettingsPage(a)) }},
		{"settings-licences", func(a *App, _ *Stage) {
			p := newSettingsPage(a)
			a.push(p)
			p.onLicences()
		}},
	}, slices.Concat(tableScenes(), countdownScenes(), playbackScenes(), museumScenes(), museumRaiseScenes(), curatorScenes(), gloomScenes(), expoScenes(), boxScenes(), recordScenes())...)
}

// Stage holds plays made up for the scenes: one to lay out, one in the middle, one that is over.
type Stage struct {
	tracker             *tracker.Tracker
	game                rules.Game
	now                 time.Time
	laying, going, over string
	box                 tracker.Box // a copy of which something is known
	chance              *rand.Rand
	museums             map[string]*tracker.Play // by where they stand
}

// NewStage plays the plays; it is the same every time, but for their ids.
func NewStage() *Stage {
	s := &Stage{now: time.Date(2026, 7, 1, 18, 0, 0, 0, time.UTC), chance: rand.New(rand.NewPCG(1, 2)), museums: map[string]*tracker.Play{}}
	s.tracker = fresh(func() time.Time { return s.now })
	s.game = catalog.Games()[0]
	for _, evening := range []struct {
		seats int
		after time.Duration
	}{{3, 24 * time.Hour}, {5, 9 * 24 * time.Hour}, {4, 26 * time.Hour}} {
		s.over = s.begin(evening.seats)
		s.advance(s.over, 5000)
		s.now = s.now.Add(evening.after)
	}
	s.going = s.begin(4)
	s.advance(s.going, 24)
	s.now = s.now.Add(40 * time.Minute)
	s.laying = s.begin(3)
	s.now = s.now.Add(7 * time.Minute)
	return s
}

func fresh(now func() time.Time) *tracker.Tracker {
	return tracker.Open(tracker.NewMemory(), catalog.Game, now)
}

func (s *Stage) begin(seats int) string {
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emilia"}[:seats] {
		players = append(players, tracker.Player{Name: name, Symbol: i})
	}
	play, err := s.tracker.New(s.game, rules.Setup{Seats: seats}, players)
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
	return play.Header().ID
}

// advance makes moves that the rules allow, until the play is over or so many are made.
func (s *Stage) advance(id string, moves int) {
	play, _, err := s.tracker.Resume(id)
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
		s.now = s.now.Add(20 * time.Second)
		o := open[s.chance.IntN(len(open))]
		if _, err := play.Do(o, tracker.Draw(o, s.chance.IntN)); err == nil {
			continue
		}
		if _, err := play.Do(o, nil); err != nil {
			panic(err)
		}
	}
}

// play opens one of the stage's plays in an app.
func (s *Stage) play(a *App, id string) *tracker.Play {
	play, _, err := a.tracker.Resume(id)
	if err != nil {
		panic(err)
	}
	return play
}

// Show fills a window with a scene. Without motion every screen stands where it ends.
func (s *Stage) Show(f fyne.App, w fyne.Window, scene Scene, size Size, language string, look kit.Look) *App {
	theme := map[kit.Variant]string{kit.System: "", kit.Dark: "dark", kit.Light: "light"}[look.Variant]
	for key, value := range map[string]string{
		settingTheme: theme, settingSize: strconv.Itoa(int(look.Scale*100 + 0.5)), settingMotion: "off", settingOpen: "",
	} {
		if err := s.tracker.SetSetting(key, value); err != nil {
			panic(err)
		}
	}
	w.Resize(size.Size)
	return New(f, w, s.tracker, Config{
		Language: language, Mobile: size.Mobile, Version: "1.0.0", Now: func() time.Time { return s.now },
		begin: func(a *App) { scene.open(a, s) },
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
