package shell

import (
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// KeyLine tells what a key does.
type KeyLine struct{ Key, Does string }

// keyed is a page with keys of its own.
type keyed interface{ Keys() []KeyLine }

// list shows what the keys of the page do.
func (k keys) list() {
	a := k.app
	body := arrange.Column(look.Gap)
	row := func(key, does string) {
		r := kit.NewListRow("", does, "", nil)
		r.Trailing = key
		body.Add(r)
	}
	if page, ok := a.Top().(keyed); ok {
		for _, line := range page.Keys() {
			row(line.Key, line.Does)
		}
	}
	if _, ok := a.Top().(Undoer); ok {
		row(a.Text("keys.control")+" Z", a.Text("app.undo"))
		row(a.Text("keys.control")+" "+a.Text("keys.shift")+" Z", a.Text("app.redo"))
	}
	row("Tab", a.Text("keys.next"))
	row(a.Text("keys.enter"), a.Text("keys.press"))
	row(a.Text("keys.escape"), a.Text("app.back"))
	a.Open(a.Sheet(a.Text("keys.title"), body))
}
