package box

import (
	"errors"
	"io"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// saveBox asks where to and writes a box into a file.
func saveBox(a *shell.App, b tracker.Box) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			tellBoxUnwritten(a, err)
			return
		}
		if to != nil {
			writeBox(a, b, to)
		}
	}, a.Window)
	d.SetFileName(boxFileName(b))
	d.SetFilter(storage.NewExtensionFileFilter([]string{tracker.BoxExtension}))
	d.Show()
}

func writeBox(a *shell.App, b tracker.Box, to io.WriteCloser) {
	err := a.Tracker.ExportBox(b.ID, to)
	if closing := to.Close(); err == nil {
		err = closing
	}
	if err != nil {
		tellBoxUnwritten(a, err)
		return
	}
	a.Notify(a.Text("boxes.saved"))
}

func tellBoxUnwritten(a *shell.App, err error) {
	if _, ok := tracker.Told(err); ok {
		a.Tell(err)
		return
	}
	fyne.LogError("the box was not written", err)
	a.Banner.Show(kit.Alarm, a.Text("boxes.unwritten"), a.Text("app.ok"), nil, nil)
}

// boxFileName is the game and the box's name, as far as every file system takes it.
func boxFileName(b tracker.Box) string {
	name := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, b.Name)
	return string(b.Game) + "-" + strings.Trim(name, "-") + tracker.BoxExtension
}

// onImport asks for a file and opens the box in it.
func (p *List) onImport() {
	a := p.app
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			a.Tell(err)
			return
		}
		p.readBox(from)
	}, a.Window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{tracker.BoxExtension, strings.ToUpper(tracker.BoxExtension)}))
	d.Show()
}

func (p *List) readBox(from io.ReadCloser) {
	a := p.app
	b, notice, err := a.Tracker.ImportBox(from)
	if closing := from.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.Banner.Show(kit.Alarm, boxError(a, err), a.Text("app.ok"), nil, nil)
		return
	}
	p.Refresh()
	if notice.Key != "" {
		a.TellNotice(notice)
		return
	}
	a.Notify(a.Text("boxes.opened", "name", b.Name))
}

// boxError is what is wrong with a box or its name, in words; a piece is told as the game calls it.
func boxError(a *shell.App, err error) string {
	if errors.Is(err, tracker.ErrName) {
		return a.Text("boxes.misnamed", "most", tracker.LongestName)
	}
	var of *rules.PieceError
	told, ok := tracker.Told(err)
	if game, known := told.Data["game"].(string); ok && known && errors.As(err, &of) && !of.Foreign {
		told.Data["piece"] = a.Teller(rules.GameID(game), nil).Thing(of.Thing)
		return a.NoticeText(told)
	}
	return a.ErrorText(err)
}
