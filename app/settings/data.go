package settings

import (
	"io"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/tracker"
)

// data offers everything as one file, such a file back in, and all results as a table.
func (p *Page) data() fyne.CanvasObject {
	a := p.app
	row := func(icon, key string, tapped func()) fyne.CanvasObject {
		return kit.NewListRow(icon, a.Text(key), a.Text(key+".about"), tapped)
	}
	return p.section("settings.data",
		row("export", "archive.save", a.To.SaveEverything),
		row("import", "archive.open", func() { parts.OpenFile(a, tracker.ArchiveExtension, p.takeEverything) }),
		row("log", "results.save", func() { p.results().Save(a) }))
}

// results returns the results of all games as a table.
func (p *Page) results() parts.File {
	export := func(w io.Writer) error {
		all, err := p.app.Tracker.Plays()
		if err != nil {
			return err
		}
		return parts.WriteTable(parts.Evenings(all), w)
	}
	return parts.File{Name: parts.NameOfToday(p.app, "results-", ".csv"), Extension: ".csv", Key: "stats.file", Export: export}
}

// takeEverything keeps what such a file holds, and tells what it brought.
func (p *Page) takeEverything(from io.ReadCloser) {
	a := p.app
	_, notice, err := parts.Import(from, func(r io.Reader) (struct{}, tracker.Notice, error) {
		notice, err := a.Tracker.ImportAll(shell.Portable(a), r)
		return struct{}{}, notice, err
	})
	if err != nil {
		a.Tell(err)
		return
	}
	shell.TakeSettings(a)
	a.TellNotice(notice)
}
