package settings

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/tracker"
)

// backups lists the copies of everything that were kept, each to go back to; nothing where there are none.
func (p *Page) backups() []fyne.CanvasObject {
	a := p.app
	list, err := a.Tracker.Backups()
	a.Tell(err)
	if len(list) == 0 {
		return nil
	}
	rows := []fyne.CanvasObject{kit.NewWrapped(a.Text("settings.backups.about"), kit.Caption)}
	for _, b := range list {
		rows = append(rows, kit.NewListRow("history", a.When(b.At), a.Plural("settings.backups.games", b.Plays), func() { p.onBackup(b) }))
	}
	return []fyne.CanvasObject{p.section("settings.backups", rows...)}
}

// onBackup explains what going back to a backup means, and offers to do so.
func (p *Page) onBackup(b tracker.Backup) {
	a := p.app
	var s *kit.Sheet
	restore := kit.NewPrimary("history", a.Text("settings.backups.restore"), func() {
		s.Close()
		notice, err := a.Tracker.Restore(b.Name)
		if err != nil {
			a.Tell(err)
			return
		}
		a.Home()
		a.TellNotice(notice)
	})
	s = a.Sheet(a.When(b.At), arrange.Column(look.Pad, kit.NewWrapped(a.Text("settings.backups.means"), kit.Body)), restore)
	a.Open(s)
}
