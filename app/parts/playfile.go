package parts

import (
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

// extension is that of a play in a file.
const extension = tracker.Extension

// SavePlay asks where to and writes a play into a file.
func SavePlay(a *shell.App, play *tracker.Play) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			tellUnwritten(a, err)
			return
		}
		if to != nil {
			writePlay(a, play, to)
		}
	}, a.Window)
	d.SetFileName(fileName(a, play.Header()))
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension}))
	d.Show()
}

func writePlay(a *shell.App, play *tracker.Play, to io.WriteCloser) {
	err := play.Export(to)
	if closing := to.Close(); err == nil {
		err = closing
	}
	if err != nil {
		tellUnwritten(a, err)
		return
	}
	a.Notify(a.Text("file.saved"))
}

// tellUnwritten says that there is no file, and what to do. The system's own words for it go to the log.
func tellUnwritten(a *shell.App, err error) {
	if _, ok := tracker.Told(err); ok {
		a.Tell(err)
		return
	}
	fyne.LogError("the play was not written", err)
	a.Banner.Show(kit.Alarm, a.Text("file.unwritten"), a.Text("app.ok"), nil, nil)
}

// fileName tells a play's file from another by the game and the day.
func fileName(a *shell.App, h tracker.Header) string {
	return string(h.Game) + "-" + h.Started.In(a.Now().Location()).Format("2006-01-02") + "-" + h.ID[:min(4, len(h.ID))] + extension
}

// OpenFile asks for a file and opens the play in it.
func OpenFile(a *shell.App) {
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			a.Tell(err)
			return
		}
		readPlay(a, from)
	}, a.Window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension, strings.ToUpper(extension)}))
	d.Show()
}

func readPlay(a *shell.App, from io.ReadCloser) {
	play, notice, err := a.Tracker.Import(from)
	if closing := from.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.Tell(err)
		return
	}
	a.OpenPlay(play)
	a.TellNotice(notice)
}
