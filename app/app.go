// Package app is everything that Docent shows: one window, a stack of pages, and sheets over them.
//
// A page is a struct with the paragraphs constructor, handlers, refresh and build. It reads a snapshot of
// the tracker, decides nothing about rules, and writes every text through the catalogue and every colour
// through the theme.
//
//	app.go       the App: what all pages share, language and look
//	nav.go       the stack of pages, the three designs, what a page may be
//	plays.go     which page a play is shown on
//	keys.go      keyboard and the back key
//	banner.go    the strip for errors and notices; errors.go: their words
//	unsaved.go   the strip that stays while nothing is saved, the page about a second copy
//	header.go    the top of a page; layouts.go, sheets.go, pictures.go: what pages are set with
//	home.go      the shelf (shelf.go), plays to go on with (playrow.go, when.go)
//	setup*.go    players (seatrow.go), options and house rules; checklist.go: the table laid out
//	table*.go    the table in play, with offer, question, log, correct and cover
//	countdown.go the clock of a game that is played against time
//	playback*.go the referee's steps after a move, shown one by one: bar, objection
//	scores.go    the result with every reason; podium.go; share.go and files.go: to others
//	rulebook.go  the rules by chapter; rule.go: one of them, also as a sheet; accents.go: searched
//	history.go   all plays
//	records.go   what one player reached alone: at set-up, at score and in the history
//	boxes*.go    what the copies of the games say: list, one copy, piece and sides, files; at set-up and score
//	settings.go  language, look, licences
//	scenes.go    the named scenes of the gallery and of the layout test
package app

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"docent/app/games"
	"docent/app/kit"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// Config is what main knows and the screens do not.
type Config struct {
	System   string           // the system's locale: the language until a person chooses one
	Language string           // set: overrules what was chosen, for this run
	Mobile   bool             // made for fingers even where the window is large
	Version  string           // shown in the settings
	Unsaved  tracker.Notice   // why nothing is saved; the zero one: everything is
	InUse    bool             // because another copy of the app keeps the plays: a page says so first
	Now      func() time.Time // the clock; nil is the system's
	begin    func(*App)       // shows the first page, instead of home
}

// The settings that are remembered.
const (
	settingLanguage = "language"  // a tag; empty: the system's
	settingTheme    = "theme"     // "dark", "light"; empty: the system's
	settingSize     = "text-size" // percent
	settingMotion   = "motion"    // "off"
	settingAwake    = "awake"     // "off"
	settingOpen     = "open"      // the play that was open
	settingLaidOut  = "laid-out"  // the play whose checklist is done
	settingOpenly   = "openly"    // the play whose secret answers were entered openly
	settingSeats    = "seats-"    // and a game: who played last
)

// App is the content of one window: what all pages share.
type App struct {
	fyne    fyne.App
	window  fyne.Window
	tracker *tracker.Tracker
	config  Config
	now     func() time.Time
	texts   *assets.Texts
	look    kit.Look
	class   class
	awake   bool      // the screen is kept on
	digits  digitKeys // take the digits of a keyboard while their sheet lies over the page
	pages   []page
	frame   *fyne.Container
	banner  *banner
	unsaved *fyne.Container // the strip that stays while nothing is saved
}

// New fills the window with the home page or, if a play was open when the app closed, with its table.
func New(f fyne.App, w fyne.Window, t *tracker.Tracker, config Config) *App {
	a := &App{fyne: f, window: w, tracker: t, config: config, now: config.Now}
	if a.now == nil {
		a.now = time.Now
	}
	a.readSettings()
	a.look.Apply()
	a.class = classOf(w.Canvas().Size(), config.Mobile)
	a.banner, a.unsaved = newBanner(a), kit.Stack()
	a.frame = &fyne.Container{Layout: &frame{a}, Objects: []fyne.CanvasObject{&fyne.Container{}, a.banner.box, a.unsaved}}
	a.pages = []page{newHomePage(a)}
	if config.InUse {
		a.pages = []page{newInUsePage(a)}
	}
	w.SetPadded(false)
	w.SetContent(a.frame)
	a.listen()
	a.watchLife()
	switch id := a.setting(settingOpen); {
	case config.begin != nil:
		config.begin(a)
	case id == "" || !a.resume(id):
		a.show()
	}
	return a
}

// text is the catalogue's text with pairs of a placeholder and its value.
func (a *App) text(key string, pairs ...any) string { return a.texts.Text(key, data(pairs)) }

// plural is text for n things.
func (a *App) plural(key string, n int, pairs ...any) string {
	return a.texts.Plural(key, n, data(pairs))
}

func data(pairs []any) map[string]any {
	if len(pairs) == 0 {
		return nil
	}
	m := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	return m
}

// teller puts what a game says into words.
func (a *App) teller(game rules.GameID, players []tracker.Player) *tracker.Teller {
	return tracker.NewTeller(a.texts, game, players)
}

func (a *App) gameName(game rules.GameID) string { return a.text("game." + string(game) + ".name") }

// setting reads a remembered setting; what cannot be read counts as never set.
func (a *App) setting(key string) string { return a.tracker.Setting(key) }

// setSetting remembers a setting; a full disk is told, and the setting holds for this run.
func (a *App) setSetting(key, value string) {
	if err := a.tracker.SetSetting(key, value); err != nil {
		a.tell(err)
	}
}

func (a *App) readSettings() {
	a.look = kit.NewLook()
	switch a.setting(settingTheme) {
	case "dark":
		a.look.Variant = kit.Dark
	case "light":
		a.look.Variant = kit.Light
	}
	if percent, err := strconv.Atoi(a.setting(settingSize)); err == nil {
		a.look.Scale = float32(percent) / 100
	}
	a.look.Motion = a.setting(settingMotion) != "off"
	a.speak()
}

// speak takes up the language of the settings.
func (a *App) speak() {
	tag := a.config.Language
	if tag == "" {
		tag = a.setting(settingLanguage)
	}
	if tag == "" {
		tag = a.config.System
	}
	a.texts = assets.TextsIn(tag)
	kit.Say = kit.States{Chosen: a.text("app.chosen"), On: a.text("app.on"), Off: a.text("app.off")}
	if err := lang.AddTranslationsForLocale(assets.FyneWords(a.texts.Tag()), lang.SystemLocale()); err != nil {
		fyne.LogError("the toolkit's own words stay in the system's language", err)
	}
}

// setLanguage changes the language of everything shown; empty is the system's.
func (a *App) setLanguage(tag string) {
	a.config.Language = ""
	a.setSetting(settingLanguage, tag)
	a.speak()
	a.rebuild()
}

// setLook changes the look of everything shown.
func (a *App) setLook(look kit.Look) {
	a.look = look
	a.wear()
	a.rebuild()
}

// worn is the look with the accent of the game on the page, and its mood.
func (a *App) worn() kit.Look {
	look := a.look
	if h, ok := a.top().(host); ok {
		look = look.WithAccent(games.Of(rules.GameID(h.game())).Accent)
	}
	if m, ok := a.top().(moody); ok {
		look.Alarm = m.alarmed()
	}
	return look
}

// wear applies the look of the page, which is to be placed after it.
func (a *App) wear() {
	if look := a.worn(); look != kit.Current() {
		a.frame.Objects[0] = &fyne.Container{} // the page is built anew: the old one need not change its look
		look.Apply()
	}
}

// remember notes which play is open, so that the next start goes on with it.
func (a *App) remember() {
	id := ""
	for _, p := range a.pages {
		if r, ok := p.(resumable); ok {
			id = r.playID()
		}
	}
	if id != a.setting(settingOpen) {
		a.setSetting(settingOpen, id)
	}
}

// wake keeps the screen on while a play is open.
func (a *App) wake() {
	_, playing := a.top().(resumable)
	awake := playing && a.setting(settingAwake) != "off"
	if awake != a.awake {
		a.awake = awake
		a.fyne.Driver().SetDisableScreenBlanking(awake)
	}
}
