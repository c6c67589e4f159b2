package box

import (
	"errors"
	"io"
	"strings"
	"unicode"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// fileOf returns a box as a file.
func fileOf(a *shell.App, b tracker.Box) parts.File {
	export := func(to io.Writer) error { return a.Tracker.ExportBox(b.ID, to) }
	return parts.File{Name: boxFileName(b), Extension: tracker.BoxExtension, Key: "boxes", Export: export}
}

// boxFileName returns the game and the box's name, as far as every file system takes it.
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
func (p *List) onImport() { parts.OpenFile(p.app, tracker.BoxExtension, p.readBox) }

func (p *List) readBox(from io.ReadCloser) {
	a := p.app
	b, notice, err := parts.Import(from, a.Tracker.ImportBox)
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

// boxError returns what is wrong with a box or its name, in words; a piece is told as the game calls it.
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
