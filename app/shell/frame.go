package shell

import "fyne.io/fyne/v2"

// frame lays the page under the strips and notices a change of class.
type frame struct{ app *App }

// Layout places the strips over the page, which is built anew for another class.
func (f *frame) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	if c := classOf(size, f.app.Config.Mobile); c != f.app.Class {
		f.app.Class = c
		objs[0] = f.reclass(objs[0], c)
	}
	strip := f.app.unsaved.height(size.Width)
	objs[2].Resize(fyne.NewSize(size.Width, strip))
	top := strip + f.app.Banner.height(size)
	objs[1].Move(fyne.NewPos(0, strip))
	objs[1].Resize(fyne.NewSize(size.Width, top-strip))
	if f.app.still() {
		top = strip
	}
	objs[0].Move(fyne.NewPos(0, top))
	objs[0].Resize(fyne.NewSize(size.Width, size.Height-top))
}

// reclass returns the page for another class: built anew, or the same where it is elastic.
func (f *frame) reclass(content fyne.CanvasObject, c Class) fyne.CanvasObject {
	p := f.app.Top()
	if elastic, ok := p.(Elastic); ok {
		elastic.Reclass(c)
		return content
	}
	f.app.Leave()
	content = p.Build(c)
	p.Refresh()
	return content
}

// MinSize lets the window be as small as the smallest phone, which may lie: pages scroll and wrap.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 300) }
