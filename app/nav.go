package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// class is which of the three designs a window gets.
type class uint8

const (
	phone  class = iota // one column, the actions under the thumb
	tablet              // two columns, for fingers
	desk                // two columns with room to spare
)

func (c class) wide() bool { return c != phone }

// classOf decides for a size, once per layout.
func classOf(size fyne.Size, mobile bool) class {
	switch {
	case size.Width < 840 || size.Width <= size.Height:
		return phone
	case mobile || size.Width < 1240:
		return tablet
	}
	return desk
}

// page is one screen. It is a struct of the state that survives a rebuild and of the widgets that it must touch again.
type page interface {
	// build returns the content anew: when the page is shown, and when class, language or look have changed.
	build(c class) fyne.CanvasObject
	// refresh shows the present snapshot in what was built.
	refresh()
}

// What a page may also be.
type (
	// leaver is told when it is covered, closed or about to be built anew: motion stops here.
	leaver interface{ leave() }
	// typist takes keys that nobody else wanted, such as the numbers of its actions; false lets them pass.
	typist interface{ typed(r rune) bool }
	// undoer answers the undo and redo keys.
	undoer interface {
		undo()
		redo()
	}
	// host is a page of one game: the look takes the game's accent.
	host interface{ game() string }
	// moody is a page with its moods: in an alarm the look changes.
	moody interface{ alarmed() bool }
	// resumable is a page that opens again when the app starts: it names its play.
	resumable interface{ playID() string }
)

// push opens a page over the present one.
func (a *App) push(p page) {
	a.leave()
	a.pages = append(a.pages, p)
	a.show()
}

// pop closes the present page; the first one stays.
func (a *App) pop() {
	if len(a.pages) < 2 {
		return
	}
	a.leave()
	a.pages = a.pages[:len(a.pages)-1]
	a.show()
}

// replace closes the present page and opens another in its place.
func (a *App) replace(p page) {
	a.leave()
	a.pages[len(a.pages)-1] = p
	a.show()
}

// home closes every page but the first.
func (a *App) home() {
	a.leave()
	a.pages = a.pages[:1]
	a.show()
}

// top is the present page.
func (a *App) top() page { return a.pages[len(a.pages)-1] }

func (a *App) leave() {
	a.closeSheets()
	if l, ok := a.top().(leaver); ok {
		l.leave()
	}
}

// show builds the present page and everything that depends on which one it is.
func (a *App) show() {
	a.remember()
	a.wake()
	a.wear()
	a.place()
}

// place builds the present page into the frame.
func (a *App) place() {
	p := a.top()
	a.warnUnsaved()
	content := p.build(a.class)
	p.refresh()
	a.frame.Objects[0] = content
	a.frame.Layout.Layout(a.frame.Objects, a.frame.Size())
	canvas.Refresh(a.frame)
}

// rebuild shows the present page anew in place, for another language, look or class.
func (a *App) rebuild() {
	a.leave()
	a.place()
}

// frame lays the page under the strips and notices a change of class.
type frame struct{ app *App }

func (f *frame) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	if c := classOf(size, f.app.config.Mobile); c != f.app.class {
		f.app.class = c
		f.app.leave()
		p := f.app.top()
		objs[0] = p.build(c)
		p.refresh()
	}
	unsaved := f.app.unsavedHeight(size.Width)
	objs[2].Resize(fyne.NewSize(size.Width, unsaved))
	top := unsaved + f.app.banner.height(size.Width)
	objs[1].Move(fyne.NewPos(0, unsaved))
	objs[1].Resize(fyne.NewSize(size.Width, top-unsaved))
	objs[0].Move(fyne.NewPos(0, top))
	objs[0].Resize(fyne.NewSize(size.Width, size.Height-top))
}

// MinSize lets the window be as small as the smallest phone: pages scroll and wrap.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 480) }
