package app

import (
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/app/kit"
	"docent/tracker"
)

// extension is that of a play in a file.
const extension = tracker.Extension

// savePlay asks where to and writes a play into a file.
func (a *App) savePlay(play *tracker.Play) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			a.tellUnwritten(err)
			return
		}
		if to != nil {
			a.writePlay(play, to)
		}
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
		a.tellUnwritten(err)
		return
	}
	a.Notify(a.text("file.saved"))
}

// tellUnwritten says that there is no file, and what to do. The system's own words for it go to the log.
func (a *App) tellUnwritten(err error) {
	if _, ok := tracker.Told(err); ok {
		a.tell(err)
		return
	}
	fyne.LogError("the play was not written", err)
	a.banner.show(kit.Alarm, a.text("file.unwritten"), a.text("app.ok"), nil, nil)
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
