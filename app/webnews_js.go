package app

import (
	"syscall/js"

	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

// Settings that only a page has. The first stands beside the plays: where a cookie remembers them and it is gone, the
// browser has deleted everything.
const (
	settingKept    = "web.kept"
	settingTold    = "web.unpersisted"
	settingEvicted = "web.evicted" // nobody has read yet that it has
)

// takeNews hears what the page finds out: a new version, and whether the browser promises to keep the plays.
func (p *page) takeNews(offered js.Value) {
	offered.Set("ready", p.called(func([]js.Value) func() { return func() { p.ready = true } }))
	offered.Set("persisted", p.called(func(args []js.Value) func() {
		granted := args[0].Bool()
		return func() { p.persisted(granted) }
	}))
}

// news notes that there are plays to be missed, tells of those that are until somebody has read it, and offers a new version.
func (p *page) news() {
	a := p.app
	if _, playing := a.Top().(shell.Resumable); playing && !p.keeps && a.Config.Unsaved.Key == "" {
		p.keeps = true
		a.SetSetting(settingKept, "1")
		p.offers.Call("keeps", true)
	}
	p.tellEvicted()
	p.offer()
}

// offer offers a new version on the first page, as often as somebody comes back to it, and on no other: nobody is led out of a
// game, or out of what leads to one.
func (p *page) offer() {
	a := p.app
	first := len(a.Pages) == 1
	switch {
	case p.offered && !first:
		a.Banner.Close()
	case p.ready && first && !a.Covered() && !a.Banner.Shown():
		p.offered = true
		a.Banner.Show(kit.Notice, a.Text("web.update"), a.Text("web.update.now"), func() {
			p.ready, p.offered = false, false
			p.offers.Call("update")
		}, func() { p.offered = false })
	}
}

// missed notes where the browser has deleted the plays, which is told until it is read.
func (p *page) missed() {
	a := p.app
	if a.Config.Unsaved.Key == "" && p.offers.Call("kept").Bool() && a.Setting(settingKept) == "" {
		a.SetSetting(settingEvicted, "1")
		p.offers.Call("keeps", false)
	}
	p.evicted = a.Setting(settingEvicted) != ""
}

// tellEvicted tells that the browser has deleted the plays, on every page and after every start, until somebody has read it.
func (p *page) tellEvicted() {
	a := p.app
	if !p.evicted || a.Banner.Shown() {
		return
	}
	a.Banner.Show(kit.Warn, a.NoticeText(tracker.Notice{Key: "notice.web.evicted"}), a.Text("app.ok"), func() {
		p.evicted = false
		a.SetSetting(settingEvicted, "")
	}, nil)
}

// persisted tells once that a browser may delete what it keeps, where there is something to lose.
func (p *page) persisted(granted bool) {
	a := p.app
	if granted || a.Config.Unsaved.Key != "" || a.Setting(settingTold) != "" || a.Setting(settingKept) == "" {
		return
	}
	a.SetSetting(settingTold, "1")
	a.TellNotice(tracker.Notice{Key: "notice.web.unpersisted"})
}
