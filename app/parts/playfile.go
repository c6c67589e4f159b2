package parts

import (
	"errors"
	"io"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// SavePlay asks where to and writes a play into a file. While somebody has a secret left it asks first whether the file
// may tell it: a bid or a hand in a shared file can be read by everybody.
func SavePlay(a *shell.App, play *tracker.Play) { savePlay(a, play, playFile(a, play)) }

// SaveKept saves, as SavePlay does, a play of which not all can be played any more: the file holds all that was recorded.
func SaveKept(a *shell.App, play *tracker.Play) {
	whole := playFile(a, play)
	whole.Export = func(w io.Writer) error { return a.Tracker.ExportKept(play.Header().ID, w) }
	savePlay(a, play, whole)
}

func savePlay(a *shell.App, play *tracker.Play, whole File) {
	if !play.HasSecrets() {
		whole.Save(a)
		return
	}
	public := whole
	public.Export = play.ExportPublic
	upTo, all := play.PublicMoves()
	var s *kit.Sheet
	row := func(icon, title, about string, file File) fyne.CanvasObject {
		return kit.NewListRow(icon, title, about, func() {
			s.Close()
			file.Save(a)
		})
	}
	s = a.Sheet(a.Text("history.export"), arrange.Column(look.Pad,
		kit.NewWrapped(a.Text("share.secret.about"), kit.Body),
		row("export", a.Text("share.public"), a.Text("share.public.about", "public", upTo, "all", all), public),
		row("eye", a.Text("share.secret"), a.Text("share.secret.whole"), whole)))
	a.Open(s)
}

func playFile(a *shell.App, play *tracker.Play) File {
	return File{Name: PlayFileName(a, play.Header()), Extension: tracker.Extension, Key: "file", Export: play.Export}
}

// SaveDamaged asks where to and writes what is kept of a play that cannot be opened.
func SaveDamaged(a *shell.App, d tracker.Damaged) {
	name := "docent-" + d.ID[:min(4, len(d.ID))] + tracker.Extension
	if d.Header.ID != "" {
		name = PlayFileName(a, d.Header)
	}
	export := func(w io.Writer) error { return a.Tracker.ExportDamaged(d.ID, w) }
	File{Name: name, Extension: tracker.Extension, Key: "file", Export: export}.Save(a)
}

// SaveUnopened explains what is in the file of a play that does not open, and offers to write it.
func SaveUnopened(a *shell.App, id string) {
	var s *kit.Sheet
	save := kit.NewPrimary("export", a.Text("history.export"), func() {
		s.Close()
		SaveDamaged(a, damagedOf(a, id))
	})
	s = a.Sheet(a.Text("history.export"), arrange.Column(look.Pad, kit.NewWrapped(a.Text("history.damaged.save.about"), kit.Body)), save)
	a.Open(s)
}

// damagedOf finds what is known of a play that does not open.
func damagedOf(a *shell.App, id string) tracker.Damaged {
	damaged, err := a.Tracker.Damaged()
	plays, err2 := a.Tracker.Plays()
	if err := errors.Join(err, err2); err != nil {
		fyne.LogError("the play is not listed", err)
	}
	for _, d := range damaged {
		if d.ID == id {
			return d
		}
	}
	for _, s := range plays {
		if s.ID == id {
			return tracker.Damaged{ID: id, Header: s.Header}
		}
	}
	return tracker.Damaged{ID: id}
}

// PlayFileName tells a play's file from another by the game and the day.
func PlayFileName(a *shell.App, h tracker.Header) string {
	return fileWord(h.Game) + "-" + h.Started.In(a.Now().Location()).Format("2006-01-02") + "-" + h.ID[:min(4, len(h.ID))] + tracker.Extension
}

// fileWord returns a game's id as a file can be called; one that is none of ours may say anything.
func fileWord(game rules.GameID) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > 'z' || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return r
	}, string(game))
}

// ImportPlay asks for a file and opens the play in it.
func ImportPlay(a *shell.App) {
	OpenFile(a, tracker.Extension, func(from io.ReadCloser) { readPlay(a, from) })
}

func readPlay(a *shell.App, from io.ReadCloser) {
	play, notice, err := Import(from, a.Tracker.Import)
	if err != nil {
		a.Tell(err)
		return
	}
	a.OpenPlay(play)
	a.TellOf(play, notice)
}
