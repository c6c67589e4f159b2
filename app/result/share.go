package result

import (
	qrcode "github.com/skip2/go-qrcode"

	"docent/app/kit"
	"docent/app/parts"
	"docent/tracker"
)

// onShare offers the result as a code for BG Stats and the play as a file.
func (p *Page) onShare() {
	a := p.app
	var s *kit.Sheet
	list := kit.Column(kit.Pad)
	link := tracker.BGStatsLink(p.play, a.GameName(p.play.Header().Game))
	if code, err := qrcode.New(link, qrcode.Low); err == nil {
		code.DisableBorder = true
		list.Add(kit.NewQR(code.Bitmap(), a.Text("share.code")))
		list.Add(kit.NewCentred(a.Text("share.code.about"), kit.Caption))
	} else {
		list.Add(kit.NewBanner(kit.Warn, a.Text("share.toolong"), nil))
	}
	list.Add(kit.NewListRow("export", a.Text("history.export"), a.Text("history.export.about"), func() {
		s.Close()
		parts.SavePlay(a, p.play)
	}))
	s = a.Sheet(a.Text("app.share"), list)
	a.Open(s)
}
