package app

import (
	qrcode "github.com/skip2/go-qrcode"

	"docent/app/kit"
	"docent/tracker"
)

// onShare offers the result as a code for BG Stats and the play as a file.
func (p *scorePage) onShare() {
	a := p.app
	var s *kit.Sheet
	list := kit.Column(kit.Pad)
	link := tracker.BGStatsLink(p.play, a.gameName(p.play.Header().Game))
	if code, err := qrcode.New(link, qrcode.Low); err == nil {
		code.DisableBorder = true
		list.Add(kit.NewQR(code.Bitmap(), a.text("share.code")))
		list.Add(kit.NewCentred(a.text("share.code.about"), kit.Caption))
	} else {
		list.Add(kit.NewBanner(kit.Warn, a.text("share.toolong"), nil))
	}
	list.Add(kit.NewListRow("export", a.text("history.export"), a.text("history.export.about"), func() {
		s.Close()
		a.savePlay(p.play)
	}))
	s = a.sheet(a.text("app.share"), list)
	a.open(s)
}
