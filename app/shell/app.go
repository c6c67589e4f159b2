package shell

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"docent/app/board"
	"docent/app/kit"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// Config is what main knows and the screens do not.
type Config struct {
	Games    []rules.Game                   // on the shelf, in their order
	Kits     func(rules.GameID) board.Kit   // what a game brings to the screen
	System   string                         // the system's locale: the language until a person chooses one
	Texts    func(tag string) *assets.Texts // the words in a language; nil: those of the catalogue
	Language string                         // set: overrules what was chosen, for this run
	Mobile   bool                           // made for fingers even where the window is large
	Version  string                         // shown in the settings
	Unsaved  tracker.Notice                 // why nothing is saved; the zero one: everything is
	InUse    bool                           // because another copy of the app keeps the plays: a page says so first
	Now      func() time.Time               // the clock; nil is the system's
	Begin    func(*App)                     // shows the first page, instead of home: a scene
}

// The settings that are remembered.
const (
	SettingLanguage = "language"  // a tag; empty: the system's
	SettingTheme    = "theme"     // "dark", "light"; empty: the system's
	SettingSize     = "text-size" // percent
	SettingMotion   = "motion"    // "off"
	SettingAwake    = "awake"     // "off"
	settingOpen     = "open"      // the play that was open
	SettingLaidOut  = "laid-out"  // the play whose checklist is done
	SettingOpenly   = "openly"    // the play whose secret answers were entered openly
	SettingSeats    = "seats-"    // and a game: who played last
)

// App is the content of one window: what all pages share.
type App struct {
	words
	To      Routes
	Fyne    fyne.App
	Window  fyne.Window
	Tracker *tracker.Tracker
	Config  Config
	Look    kit.Look
	Class   Class
	awake   bool      // the screen is kept on
	Digits  digitKeys // take the digits of a keyboard while their sheet lies over the page
	Pages   []Page
	frame   *fyne.Container
	Banner  *banner
	unsaved *fyne.Container // the strip that stays while nothing is saved
}

// New makes the content of a window, which shows nothing until its routes are laid and it begins.
func New(f fyne.App, w fyne.Window, t *tracker.Tracker, config Config) *App {
	a := &App{words: words{Now: config.Now}, Fyne: f, Window: w, Tracker: t, Config: config}
	if a.Now == nil {
		a.Now = time.Now
	}
	a.readSettings()
	a.Look.Apply()
	a.Class = classOf(w.Canvas().Size(), config.Mobile)
	a.Banner, a.unsaved = newBanner(a), kit.Stack()
	a.frame = &fyne.Container{Layout: &frame{a}, Objects: []fyne.CanvasObject{&fyne.Container{}, a.Banner.box, a.unsaved}}
	w.SetPadded(false)
	w.SetContent(a.frame)
	a.listen()
	return a
}

// Begin shows the first page: the shelf, the play that was open when the app closed, or why nothing can be kept.
func (a *App) Begin() {
	a.Pages = []Page{a.To.Home()}
	if a.Config.InUse {
		a.Pages = []Page{a.To.InUse()}
	}
	switch id := a.Setting(settingOpen); {
	case a.Config.Begin != nil:
		a.Config.Begin(a)
	case id == "" || !a.Resume(id):
		a.show()
	}
}

// Game finds a game of the shelf.
func (a *App) Game(id rules.GameID) (rules.Game, bool) {
	i := slices.IndexFunc(a.Config.Games, func(g rules.Game) bool { return g.ID() == id })
	if i < 0 {
		return nil, false
	}
	return a.Config.Games[i], true
}

// KitOf returns what a game brings to the screen.
func (a *App) KitOf(id rules.GameID) board.Kit { return a.Config.Kits(id) }

// Setting reads a remembered setting; what cannot be read counts as never set.
func (a *App) Setting(key string) string { return a.Tracker.Setting(key) }

// SetSetting remembers a setting; a full disk is told, and the setting holds for this run.
func (a *App) SetSetting(key, value string) {
	if err := a.Tracker.SetSetting(key, value); err != nil {
		a.Tell(err)
	}
}

func (a *App) readSettings() {
	a.Look = kit.NewLook()
	switch a.Setting(SettingTheme) {
	case "dark":
		a.Look.Variant = kit.Dark
	case "light":
		a.Look.Variant = kit.Light
	}
	if percent, err := strconv.Atoi(a.Setting(SettingSize)); err == nil {
		a.Look.Scale = float32(percent) / 100
	}
	a.Look.Motion = a.Setting(SettingMotion) != "off"
	a.speak()
}

// speak takes up the language of the settings.
func (a *App) speak() {
	tag := a.Config.Language
	if tag == "" {
		tag = a.Setting(SettingLanguage)
	}
	if tag == "" {
		tag = a.Config.System
	}
	a.Texts = a.Config.textsIn(tag)
	kit.Say = kit.States{Chosen: a.Text("app.chosen"), On: a.Text("app.on"), Off: a.Text("app.off")}
	if err := lang.AddTranslationsForLocale(assets.FyneWords(a.Texts.Tag()), lang.SystemLocale()); err != nil {
		fyne.LogError("the toolkit's own words stay in the system's language", err)
	}
}

// textsIn returns the words in a language.
func (c Config) textsIn(tag string) *assets.Texts {
	if c.Texts != nil {
		return c.Texts(tag)
	}
	return assets.TextsIn(tag)
}

// SetLanguage changes the language of everything shown; empty is the system's.
func (a *App) SetLanguage(tag string) {
	a.Config.Language = ""
	a.SetSetting(SettingLanguage, tag)
	a.speak()
	a.Rebuild()
}

// SetLook changes the look of everything shown.
func (a *App) SetLook(look kit.Look) {
	a.Look = look
	a.wear()
	a.Rebuild()
}

// Worn is the look with the accent of the game on the page, and its mood.
func (a *App) Worn() kit.Look {
	look := a.Look
	if h, ok := a.Top().(Host); ok {
		look = look.WithAccent(a.KitOf(rules.GameID(h.Game())).Accent)
	}
	if m, ok := a.Top().(Moody); ok {
		look.Alarm = m.Alarmed()
	}
	return look
}

// wear applies the look of the page, which is to be placed after it.
func (a *App) wear() {
	if look := a.Worn(); look != kit.Current() {
		a.frame.Objects[0] = &fyne.Container{} // the page is built anew: the old one need not change its look
		look.Apply()
	}
}

// remember notes which play is open, so that the next start goes on with it.
func (a *App) remember() {
	id := ""
	for _, p := range a.Pages {
		if r, ok := p.(Resumable); ok {
			id = r.PlayID()
		}
	}
	if id != a.Setting(settingOpen) {
		a.SetSetting(settingOpen, id)
	}
}

// wake keeps the screen on while a play is open.
func (a *App) wake() {
	_, playing := a.Top().(Resumable)
	awake := playing && a.Setting(SettingAwake) != "off"
	if awake != a.awake {
		a.awake = awake
		a.Fyne.Driver().SetDisableScreenBlanking(awake)
	}
}
