package shell

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/rules"
	"docent/tracker"
)

// Class is which of the three designs a window gets.
type Class uint8

const (
	Phone  Class = iota // one column, the actions under the thumb
	tablet              // two columns, for fingers
	desk                // two columns with room to spare
)

func (c Class) Wide() bool { return c != Phone }

// classOf decides for a size, once per layout.
func classOf(size fyne.Size, mobile bool) Class {
	switch {
	case size.Width < 840 || size.Width <= size.Height:
		return Phone
	case mobile || size.Width < 1240:
		return tablet
	}
	return desk
}

// Page is one screen. It is a struct of the state that survives a rebuild and of the widgets that it must touch again.
type Page interface {
	// Build returns the content anew: when the page is shown, and when class, language or look have changed.
	Build(c Class) fyne.CanvasObject
	// Refresh shows the present snapshot in what was built.
	Refresh()
	// Screen names the page to those who do not see it: "home", "table".
	Screen() string
}

// Routes are the ways between pages, which do not know each other.
type Routes struct {
	Home      func() Page
	InUse     func() Page                                          // says first that another copy of the app keeps the plays
	Setup     func(game rules.Game, players []tracker.Player) Page // players are nil for those who played last
	Checklist func(*tracker.Play) Page
	Table     func(*tracker.Play) Page
	Review    func(*tracker.Play) Page // the table, to go through from its start
	Score     func(*tracker.Play) Page
	Ended     func(*tracker.Play) Page // the score of a play that has ended just now: its box learns what it showed
	Boxes     func() Page
	Box       func(game rules.Game, id string) Page
	Rulebook  func(game rules.GameID, rule rules.RuleID) Page
	History   func() Page
	Settings  func() Page
	Rule      func(game rules.GameID, rule rules.RuleID)                                       // over whatever is on the screen
	Proof     func(game rules.GameID, rule rules.RuleID, said string, proof fyne.CanvasObject) // under a picture of what it counts
}

// What a page may also be.
type (
	// Leaver is told when it is covered, closed or about to be built anew: motion stops here.
	Leaver interface{ Leave() }
	// Typist takes keys that nobody else wanted, such as the numbers of its actions; false lets them pass.
	Typist interface{ Typed(r rune) bool }
	// Undoer answers the undo and redo keys.
	Undoer interface {
		Undo()
		Redo()
	}
	// Host is a page of one game: the look takes the game's accent.
	Host interface{ Game() string }
	// Moody is a page with its moods: in an alarm the look changes.
	Moody interface{ Alarmed() bool }
	// Resumable is a page that opens again when the app starts: it names its play.
	Resumable interface{ PlayID() string }
	// Player is a page about a play.
	Player interface{ Played() *tracker.Play }
	// unsaver is a page that says itself that nothing is saved: the strip about it stays away.
	unsaver interface{ TellsUnsaved() }
	// opener is told when it is shown for the first time.
	opener interface{ Opened() }
)

// Push opens a page over the present one.
func (a *App) Push(p Page) {
	a.Leave()
	a.Pages = append(a.Pages, p)
	a.enter()
}

// Pop closes the present page; the first one stays.
func (a *App) Pop() {
	if len(a.Pages) < 2 {
		return
	}
	a.Leave()
	a.Pages = a.Pages[:len(a.Pages)-1]
	a.show()
}

// Replace closes the present page and opens another in its place.
func (a *App) Replace(p Page) {
	a.Leave()
	a.Pages[len(a.Pages)-1] = p
	a.enter()
}

// Home closes every page but the first.
func (a *App) Home() {
	a.Leave()
	a.Pages = a.Pages[:1]
	a.show()
}

// Top is the present page.
func (a *App) Top() Page { return a.Pages[len(a.Pages)-1] }

func (a *App) Leave() {
	a.closeSheets()
	if l, ok := a.Top().(Leaver); ok {
		l.Leave()
	}
}

// enter shows a page for the first time.
func (a *App) enter() {
	a.show()
	if o, ok := a.Top().(opener); ok {
		o.Opened()
	}
}

// Has reports whether a page is open, shown or under others.
func (a *App) Has(p Page) bool { return slices.Contains(a.Pages, p) }

// show builds the present page and everything that depends on which one it is.
func (a *App) show() {
	a.remember()
	a.wake()
	a.wear()
	a.place()
}

// place builds the present page into the frame.
func (a *App) place() {
	p := a.Top()
	a.warnUnsaved()
	content := p.Build(a.Class)
	p.Refresh()
	a.frame.Objects[0] = content
	a.frame.Layout.Layout(a.frame.Objects, a.frame.Size())
	canvas.Refresh(a.frame)
}

// Rebuild shows the present page anew in place, for another language, look or class.
func (a *App) Rebuild() {
	a.Leave()
	a.place()
}

// frame lays the page under the strips and notices a change of class.
type frame struct{ app *App }

func (f *frame) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	if c := classOf(size, f.app.Config.Mobile); c != f.app.Class {
		f.app.Class = c
		f.app.Leave()
		p := f.app.Top()
		objs[0] = p.Build(c)
		p.Refresh()
	}
	unsaved := f.app.unsavedHeight(size.Width)
	objs[2].Resize(fyne.NewSize(size.Width, unsaved))
	top := unsaved + f.app.Banner.height(size.Width)
	objs[1].Move(fyne.NewPos(0, unsaved))
	objs[1].Resize(fyne.NewSize(size.Width, top-unsaved))
	objs[0].Move(fyne.NewPos(0, top))
	objs[0].Resize(fyne.NewSize(size.Width, size.Height-top))
}

// MinSize lets the window be as small as the smallest phone: pages scroll and wrap.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 480) }
