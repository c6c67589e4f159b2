package shell

import (
	"io"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// Config holds what main knows and the screens do not.
type Config struct {
	Games    []rules.Game                   // on the shelf, in their order
	Kits     func(rules.GameID) board.Kit   // what a game brings to the screen
	System   string                         // the system's locale: the language until a person chooses one
	Texts    func(tag string) *assets.Texts // the words in a language; nil: those of the catalogue
	Language string                         // set: overrules what was chosen, for this run
	Mobile   bool                           // made for fingers even where the window is large
	Version  string                         // shown in the settings
	Sound    func(cue.Kind)                 // plays a sound; nil: this device cannot
	Touch    func(cue.Touch)                // moves the device in the hand; nil: this one cannot
	Unsaved  tracker.Notice                 // why nothing is saved; the zero one: everything is
	InUse    bool                           // because another copy of the app keeps the plays: a page says so first
	Given    string                         // the file that the app was started with; empty: none
	Reload   func()                         // loads the page anew around the window; nil: there is none
	Awake    func(bool)                     // keeps the screen on around the window; nil: the driver does
	Visit    func(address string)           // opens an address around the window; nil: the toolkit does
	Files    Files                          // takes and gives files where the toolkit's dialogs cannot; nil: those do
	Now      func() time.Time               // the clock; nil is the system's
	Begin    func(*App)                     // shows the first page, instead of home: a scene
}

// Files takes and gives files around the window.
type Files interface {
	Save(name string, data []byte)
	Open(extension string, read func(io.ReadCloser))
}

// App is the content of one window: what all pages share.
type App struct {
	words
	sheets
	stack
	To      Routes
	Fyne    fyne.App
	Window  fyne.Window
	Tracker *tracker.Tracker
	Config  Config
	Look    look.Look
	Class   Class
	awake   bool      // the screen is kept on
	Digits  digitKeys // take the digits of a keyboard while their sheet lies over the page
	frame   *fyne.Container
	Banner  *banner
	unsaved unsaved
}

// New returns the content of a window, which shows nothing until its routes are laid and it begins.
func New(f fyne.App, w fyne.Window, t *tracker.Tracker, config Config) *App {
	a := &App{words: words{Now: config.Now}, Fyne: f, Window: w, Tracker: t, Config: config}
	if a.Now == nil {
		a.Now = time.Now
	}
	a.sheets = sheets{w, &a.words}
	a.readSettings()
	a.Look.Apply()
	a.Class = classOf(w.Canvas().Size(), config.Mobile)
	a.Banner, a.unsaved = newBanner(a), unsaved{a, arrange.Stack()}
	a.frame = &fyne.Container{Layout: &frame{a}, Objects: []fyne.CanvasObject{&fyne.Container{}, a.Banner.box, a.unsaved.box}}
	w.SetPadded(false)
	w.SetContent(a.frame)
	keys{a}.listen()
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

// Badge returns the colour and symbol of a seat as a view has it: where the game's pieces are dyed, in their colour.
func (a *App) Badge(id rules.GameID, view rules.View, seat rules.Seat, symbol int) int {
	if dye := a.KitOf(id).Dye; dye != nil {
		return kit.Dyed(symbol, dye(view, seat))
	}
	return symbol
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
		if a.Config.Awake != nil {
			a.Config.Awake(awake)
		}
	}
}
