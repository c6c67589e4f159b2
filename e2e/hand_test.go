//go:build e2e

package e2e

import (
	"strconv"
	"strings"

	"docent/app"
)

// ticked ends the label of an option that is chosen.
const ticked = " ✓"

// names reports whether a target is the one meant: its label, ticked or not, or its label with something more to say
// after a comma. Words that stand alone begin with a capital letter.
func names(t app.Target, label string) bool {
	said, label := strings.ToLower(strings.TrimSpace(t.Label)), strings.ToLower(label)
	return said == label+ticked || said == label || strings.HasPrefix(said, label+", ")
}

// find returns the first target of that name, one that is not greyed before one that is.
func find(s app.Sight, label string) (found app.Target, ok bool) {
	for _, t := range s.Targets {
		if names(t, label) && (!ok || found.Greyed && !t.Greyed) {
			found, ok = t, true
		}
	}
	return found, ok
}

// reads reports whether a text, or a part of one, stands on the screen.
func reads(s app.Sight, part string) bool {
	for _, t := range s.Texts {
		if strings.Contains(t.Text, part) {
			return true
		}
	}
	for _, t := range s.Targets {
		if strings.Contains(t.Label, part) {
			return true
		}
	}
	return false
}

// touch taps a target.
func (d *docent) touch(label string) app.Sight {
	d.Helper()
	return d.touchThe(strconv.Quote(label), labelled(label))
}

// tap taps a target and waits until the screen has answered in places or words.
func (d *docent) tap(label string) app.Sight {
	d.Helper()
	return d.tapThe(strconv.Quote(label), labelled(label))
}

// sweep slides from one target to another and waits until the screen has answered.
func (d *docent) sweep(from, to string) app.Sight {
	d.Helper()
	a, _ := d.reach(strconv.Quote(from), labelled(from))
	b, s := d.reach(strconv.Quote(to), labelled(to))
	d.slide(a.X+a.W/2, a.Y+a.H/2, b.X+b.W/2, b.Y+b.H/2)
	return d.wait("an answer to sliding to "+strconv.Quote(to), func(now app.Sight) bool { return now.Frame > s.Frame })
}

// which finds the target that is meant.
type which func(app.Sight) (app.Target, bool)

func labelled(label string) which {
	return func(s app.Sight) (app.Target, bool) { return find(s, label) }
}

func (d *docent) touchThe(name string, meant which) app.Sight {
	d.Helper()
	t, s := d.reach(name, meant)
	d.click(t.X+t.W/2, t.Y+t.H/2, left)
	return s
}

func (d *docent) tapThe(name string, meant which) app.Sight {
	d.Helper()
	s := d.touchThe(name, meant)
	return d.wait("an answer to tapping "+name, func(now app.Sight) bool { return now.Frame > s.Frame })
}

// reach waits for a target that takes taps and scrolls until its middle shows.
func (d *docent) reach(name string, meant which) (app.Target, app.Sight) {
	d.Helper()
	var t app.Target
	for range 40 {
		folded := false
		s := d.wait("something to tap named "+name, func(s app.Sight) bool {
			var ok bool
			t, ok = meant(s)
			folded = !ok && d.folded(s)
			return folded || ok && !t.Locked && (!t.Cut || t.Pane != nil)
		})
		if folded {
			d.unfold(s)
			continue
		}
		wheel := scrollFor(t)
		if wheel == "" {
			return t, s
		}
		d.click(t.Pane.X+t.Pane.W/2, t.Pane.Y+t.Pane.H/2, wheel)
		d.wait("the page to scroll", func(now app.Sight) bool { return now.Frame > s.Frame })
	}
	d.Fatalf("%s cannot be scrolled into sight", name)
	return t, app.Sight{}
}

// folded reports whether a table that has come to rest can do more than its tray shows.
func (d *docent) folded(s app.Sight) bool {
	_, more := find(s, d.text("table.more"))
	return more && s.Still && s.Screen == "table" && !s.Overlay
}

// unfold opens the tray over the board.
func (d *docent) unfold(s app.Sight) {
	d.Helper()
	more, _ := find(s, d.text("table.more"))
	d.click(more.X+more.W/2, more.Y+more.H/2, left)
	d.wait("the tray to open", func(now app.Sight) bool { return now.Frame > s.Frame })
}

// fold closes the tray where it is open.
func (d *docent) fold() {
	d.Helper()
	if s, seen := d.see(); seen && !s.Overlay && reads(s, d.text("table.actions")) {
		d.tap(d.text("app.close"))
	}
}

// scrollFor returns the way to turn the wheel until the middle of a target shows, or "".
func scrollFor(t app.Target) string {
	const margin = 8
	switch middle := t.Y + t.H/2; {
	case !t.Cut:
		return ""
	case middle > t.Pane.Y+t.Pane.H-margin:
		return wheelDown
	case middle < t.Pane.Y+margin:
		return wheelUp
	}
	return ""
}

// play taps a target that makes a move, and waits until that move is kept.
func (d *docent) play(label string) app.Sight {
	d.Helper()
	before, _ := d.see()
	d.tap(label)
	return d.wait("a move after tapping "+strconv.Quote(label), func(s app.Sight) bool { return s.Head != before.Head })
}

// on waits for a page without a sheet over it.
func (d *docent) on(screen string) app.Sight {
	d.Helper()
	return d.wait("the page "+screen, func(s app.Sight) bool { return s.Screen == screen && !s.Overlay })
}

// read waits until a text shows.
func (d *docent) read(text string) app.Sight {
	d.Helper()
	return d.wait("the text "+strconv.Quote(text), func(s app.Sight) bool { return reads(s, text) })
}
