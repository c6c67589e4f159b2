package app

import (
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/tracker"
)

// extension is that of a play in a file.
const extension = tracker.Extension

// savePlay asks where to and writes a play into a file.
func (a *App) savePlay(play *tracker.Play) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil || to == nil {
			a.tell(err)
			return
		}
		a.writePlay(play, to)
	}, a.window)
	d.SetFileName(a.fileName(play.Header()))
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension}))
	d.Show()
}

func (a *App) writePlay(play *tracker.Play, to io.WriteCloser) {
	err := play.Export(to)
	if closing := to.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.tell(err)
		return
	}
	a.Notify(a.text("file.saved"))
}

// fileName tells a play's file from another by the game and the day.
func (a *App) fileName(h tracker.Header) string {
	return string(h.Game) + "-" + h.Started.In(a.now().Location()).Format("2006-01-02") + "-" + h.ID[:min(4, len(h.ID))] + extension
}

// openFile asks for a file and opens the play in it.
func (a *App) openFile() {
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			a.tell(err)
			return
		}
		a.readPlay(from)
	}, a.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension, strings.ToUpper(extension)}))
	d.Show()
}

func (a *App) readPlay(from io.ReadCloser) {
	play, notice, err := a.tracker.Import(from)
	if closing := from.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.tell(err)
		return
	}
	a.openPlay(play)
	a.TellNotice(notice)
}
