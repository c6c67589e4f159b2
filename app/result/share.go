package result

import (
	"io"
	"strings"

	"fyne.io/fyne/v2"
	qrcode "github.com/skip2/go-qrcode"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/tracker"
)

// onShare offers the result to BG Stats, on this device and on another, and the play as a file.
func (p *Page) onShare() {
	a := p.app
	var s *kit.Sheet
	name := a.GameName(p.play.Header().Game)
	link := tracker.BGStatsLink(p.play, name)
	list := arrange.Column(look.Pad)
	if a.Config.Visits() {
		list.Add(kit.NewPrimary("share", a.Text("share.here"), func() { shell.Visit(a, link) }))
	}
	for _, part := range p.code(link) {
		list.Add(part)
	}
	row := func(icon, key string, save func()) {
		list.Add(kit.NewListRow(icon, a.Text(key), a.Text(key+".about"), func() {
			s.Close()
			save()
		}))
	}
	row("export", "history.export", func() { parts.SavePlay(a, p.play) })
	row("score", "share.bgsplay", func() { p.resultFile(name).Save(a) })
	s = a.Sheet(a.Text("app.share"), list)
	a.Open(s)
}

// code returns the link as a code for another device to scan.
func (p *Page) code(link string) []fyne.CanvasObject {
	a := p.app
	code, err := qrcode.New(link, qrcode.Low)
	if err != nil {
		return []fyne.CanvasObject{kit.NewBanner(kit.Warn, a.Text("share.toolong"), nil)}
	}
	code.DisableBorder = true
	return []fyne.CanvasObject{kit.NewQR(code.Bitmap(), a.Text("share.code")), kit.NewCentred(a.Text("share.code.about"), kit.Caption)}
}

// resultFile returns the result as a file for BG Stats.
func (p *Page) resultFile(name string) parts.File {
	return parts.File{
		Name:      strings.TrimSuffix(parts.PlayFileName(p.app, p.play.Header()), tracker.Extension) + tracker.BGStatsExtension,
		Extension: tracker.BGStatsExtension, Key: "share.bgsplay",
		Export: func(w io.Writer) error { return tracker.ExportBGStats(p.play, name, w) },
	}
}
