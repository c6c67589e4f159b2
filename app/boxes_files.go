package app

import (
	"errors"
	"io"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// saveBox asks where to and writes a box into a file.
func (a *App) saveBox(b tracker.Box) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			a.tellBoxUnwritten(err)
			return
		}
		if to != nil {
			a.writeBox(b, to)
		}
	}, a.window)
	d.SetFileName(boxFileName(b))
	d.SetFilter(storage.NewExtensionFileFilter([]string{tracker.BoxExtension}))
	d.Show()
}

func (a *App) writeBox(b tracker.Box, to io.WriteCloser) {
	err := a.tracker.ExportBox(b.ID, to)
	if closing := to.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.tellBoxUnwritten(err)
		return
	}
	a.Notify(a.text("boxes.saved"))
}

func (a *App) tellBoxUnwritten(err error) {
	if _, ok := tracker.Told(err); ok {
		a.tell(err)
		return
	}
	fyne.LogError("the box was not written", err)
	a.banner.show(kit.Alarm, a.text("boxes.unwritten"), a.text("app.ok"), nil, nil)
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
func (p *boxesPage) onImport() {
	a := p.app
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			a.tell(err)
			return
		}
		p.readBox(from)
	}, a.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{tracker.BoxExtension, strings.ToUpper(tracker.BoxExtension)}))
	d.Show()
}

func (p *boxesPage) readBox(from io.ReadCloser) {
	a := p.app
	b, notice, err := a.tracker.ImportBox(from)
	if closing := from.Close(); err == nil {
		err = closing
	}
	if err != nil {
		a.banner.show(kit.Alarm, a.boxError(err), a.text("app.ok"), nil, nil)
		return
	}
	p.refresh()
	if notice.Key != "" {
		a.TellNotice(notice)
		return
	}
	a.Notify(a.text("boxes.opened", "name", b.Name))
}

// boxError is what is wrong with a box or its name, in words; a piece is told as the game calls it.
func (a *App) boxError(err error) string {
	if errors.Is(err, tracker.ErrName) {
		return a.text("boxes.misnamed", "most", tracker.LongestName)
	}
	var of *rules.PieceError
	told, ok := tracker.Told(err)
	if game, known := told.Data["game"].(string); ok && known && errors.As(err, &of) && !of.Foreign {
		told.Data["piece"] = a.teller(rules.GameID(game), nil).Thing(of.Thing)
		return a.noticeText(told)
	}
	return a.errorText(err)
}
