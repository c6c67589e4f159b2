package shell

import "fyne.io/fyne/v2"

// frame lays the page under the strips and notices a change of class.
type frame struct{ app *App }

// Layout places the strips over the page, which is built anew for another class.
func (f *frame) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	if c := classOf(size, f.app.Config.Mobile); c != f.app.Class {
		f.app.Class = c
		f.app.Leave()
		p := f.app.Top()
		objs[0] = p.Build(c)
		p.Refresh()
	}
	strip := f.app.unsaved.height(size.Width)
	objs[2].Resize(fyne.NewSize(size.Width, strip))
	top := strip + f.app.Banner.height(size)
	objs[1].Move(fyne.NewPos(0, strip))
	objs[1].Resize(fyne.NewSize(size.Width, top-strip))
	objs[0].Move(fyne.NewPos(0, top))
	objs[0].Resize(fyne.NewSize(size.Width, size.Height-top))
}

// MinSize lets the window be as small as the smallest phone: pages scroll and wrap.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 480) }
