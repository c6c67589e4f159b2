// Package kittest looks over laid-out screens for what people would stumble on: targets too small, unnamed, on top
// of each other or off the screen, and texts that do not fit. It imports the toolkit's test driver, so only tests
// may import it.
package kittest

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Problem is one thing wrong with a screen.
type Problem struct {
	What string // "small", "unnamed", "overlap", "outside", "text"
	Name string // the target's label or the text
	More string
}

// String tells the problem in one line.
func (p Problem) String() string { return fmt.Sprintf("%s: %q %s", p.What, p.Name, p.More) }

// slack forgives what rounding does; finger is the least side of what is tapped, in dp, whatever the kit takes for it.
const (
	slack  = 1
	finger = 48
)

// seen is a visible object: where it stands, what of it is not cut off, and within what.
type seen struct {
	obj     fyne.CanvasObject
	box     box
	shown   box
	parents []fyne.CanvasObject
	within  box // the nearest widget's or container's place
	scrolls bool
}

type box struct{ x, y, w, h float32 }

func (b box) cut(c box) box {
	x, y := max(b.x, c.x), max(b.y, c.y)
	return box{x, y, max(0, min(b.x+b.w, c.x+c.w)-x), max(0, min(b.y+b.h, c.y+c.h)-y)}
}

func (b box) empty() bool { return b.w <= slack || b.h <= slack }

func (b box) holds(c box) bool {
	return c.x >= b.x-slack && c.y >= b.y-slack && c.x+c.w <= b.x+b.w+slack && c.y+c.h <= b.y+b.h+slack
}

// Audit resizes a screen and reports everything wrong with it; nothing is the good answer.
func Audit(root fyne.CanvasObject, size fyne.Size) []Problem {
	root.Resize(size)
	return Look(root, size)
}

// Look reports what is wrong with a screen, or with an overlay, as it is laid out now; its corner is the screen's.
func Look(root fyne.CanvasObject, size fyne.Size) []Problem {
	screen := box{0, 0, size.Width, size.Height}
	a := &audit{screen: screen}
	a.walk(seen{obj: root, box: box{0, 0, root.Size().Width, root.Size().Height}, shown: screen, within: screen})
	a.overlaps()
	return a.problems
}

type audit struct {
	screen   box
	targets  []seen
	problems []Problem
}

func (a *audit) report(what, name, more string, args ...any) {
	a.problems = append(a.problems, Problem{what, name, fmt.Sprintf(more, args...)})
}

func (a *audit) walk(s seen) {
	if !s.obj.Visible() {
		return
	}
	a.target(s)
	a.cover(s)
	a.text(s)
	for _, child := range children(s.obj) {
		pos, size := child.Position(), child.Size()
		place := box{s.box.x + pos.X, s.box.y + pos.Y, size.Width, size.Height}
		next := seen{obj: child, box: place, shown: place.cut(s.shown), within: s.box, scrolls: s.scrolls}
		next.parents = append(next.parents, s.parents...)
		next.parents = append(next.parents, s.obj)
		if cuts(s.obj) {
			next.scrolls = true
			next.shown = place.cut(s.box.cut(s.shown))
		} else if !s.scrolls {
			next.shown = place
		}
		a.walk(next)
	}
}

// cuts reports whether what is inside an object shows only within its place.
func cuts(obj fyne.CanvasObject) bool {
	switch obj.(type) {
	case *container.Scroll, *container.Clip:
		return true
	}
	return false
}

func children(obj fyne.CanvasObject) []fyne.CanvasObject {
	switch o := obj.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// ours tells targets people aim at from the toolkit's inner parts and from grounds that only take what is beside
// everything else.
func ours(obj fyne.CanvasObject) bool {
	if _, ok := obj.(fyne.Tappable); !ok {
		return false
	}
	if a, ok := obj.(fyne.Accessible); ok && a.AccessibilityRole() == fyne.AccessibleRoleContainer {
		return false
	}
	kind := strings.ToLower(fmt.Sprintf("%T", obj))
	return !strings.Contains(kind, "scrollbar") && !strings.Contains(kind, "listitem") // a list's row is named by what it shows
}

func nameOf(obj fyne.CanvasObject) string {
	if a, ok := obj.(fyne.Accessible); ok {
		return strings.TrimSpace(a.AccessibilityLabel())
	}
	return ""
}

func (a *audit) target(s seen) {
	if !ours(s.obj) {
		return
	}
	name := nameOf(s.obj)
	if name == "" {
		a.report("unnamed", fmt.Sprintf("%T", s.obj), "at %v", s.box)
	}
	if s.box.w < finger-slack || s.box.h < finger-slack {
		a.report("small", name, "%.0f × %.0f", s.box.w, s.box.h)
	}
	inside := a.screen.holds(s.box)
	if s.scrolls {
		inside = s.box.x >= a.screen.x-slack && s.box.x+s.box.w <= a.screen.x+a.screen.w+slack
	}
	if !inside {
		a.report("outside", name, "at %v on %v", s.box, a.screen)
	}
	if !s.shown.empty() {
		a.targets = append(a.targets, s)
	}
}

// cover forgets the targets that lie wholly or partly under what is read or answered first, and goes away then.
func (a *audit) cover(s seen) {
	if shield, ok := s.obj.(interface{ Passing() bool }); ok && shield.Passing() {
		a.targets = slices.DeleteFunc(a.targets, func(t seen) bool { return !t.shown.cut(s.shown).empty() })
	}
}

func (a *audit) overlaps() {
	for i, one := range a.targets {
		for _, other := range a.targets[i+1:] {
			if !one.shown.cut(other.shown).empty() && !related(one, other) {
				a.report("overlap", nameOf(one.obj), "and %q", nameOf(other.obj))
			}
		}
	}
}

func related(a, b seen) bool {
	for _, parent := range b.parents {
		if parent == a.obj {
			return true
		}
	}
	for _, parent := range a.parents {
		if parent == b.obj {
			return true
		}
	}
	return false
}

func (a *audit) text(s seen) {
	t, ok := s.obj.(*canvas.Text)
	if !ok || t.Text == "" || s.typed() {
		return
	}
	need := t.MinSize()
	if need.Width > s.box.w+slack || need.Height > s.box.h+slack {
		a.report("text", t.Text, "needs %.0f × %.0f, has %.0f × %.0f", need.Width, need.Height, s.box.w, s.box.h)
	}
	if !s.within.holds(s.box) {
		a.report("text", t.Text, "at %v leaves %v", s.box, s.within)
	}
	if !s.scrolls && !a.screen.holds(s.box) {
		a.report("outside", t.Text, "at %v on %v", s.box, a.screen)
	}
}

// typed reports whether a text stands in an entry, which scrolls by itself.
func (s seen) typed() bool {
	for _, parent := range s.parents {
		if strings.Contains(strings.ToLower(fmt.Sprintf("%T", parent)), "entry") {
			return true
		}
	}
	return false
}

// Find returns the visible target with a label, or nil: how tests tap what people would.
func Find(root fyne.CanvasObject, label string) fyne.Tappable {
	if root == nil || !root.Visible() {
		return nil
	}
	if t, ok := root.(fyne.Tappable); ok && nameOf(root) == label {
		return t
	}
	for _, child := range children(root) {
		if t := Find(child, label); t != nil {
			return t
		}
	}
	return nil
}
