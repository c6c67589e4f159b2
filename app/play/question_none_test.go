//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// Where every number is zero the deed has the words of its game for nothing.
func TestTheDeedSaysNone(t *testing.T) {
	refills := museum.Wish{Name: "offers refill", Holds: func(m *museum.Stand) bool { return m.Offered("refill") }}
	scene := stage.Scene{Name: "none", Open: func(a *shell.App, s *stage.Stage) { a.Push(play.NewTable(a, museum.Play(a, s, 3, "count", refills))) }}
	shown := stage.New().Show(test.NewTempApp(t), test.NewTempWindow(t, nil), scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: 1})
	p := shown.Top().(*play.Table)
	o := p.Offers()[slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "refill" })]
	for least, want := range []string{"No opinion card came up", "Enter opinion cards"} {
		o.Fields = slices.Clone(o.Fields)
		o.Fields[0].Min, o.Fields[0].Open = least, true
		if f := play.NewForm(p, o, nil, nil); f.Lead.Label != want {
			t.Errorf("with %d cards the deed says %q, want %q", least, f.Lead.Label, want)
		}
	}
}

// A number that answers by itself names what is counted, and where.
func TestANumberSaysWhatItCounts(t *testing.T) {
	one := museum.Wish{Name: "refills one continent", Holds: func(m *museum.Stand) bool {
		return slices.ContainsFunc(m.Play.Position().Offers(), func(o rules.Offer) bool {
			return o.Kind == "refill" && len(o.Fields) == 1 && o.Fields[0].Min == 0
		})
	}}
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, museum.Play(h.App, stage.New(), 2, "count", one))
	h.App.Push(p)
	field := p.Offers()[slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "refill" })].Fields[0]
	for i, want := range []string{"No opinion cards", "1 opinion card"} {
		if b := p.Buttons()[i]; b.Label != want || b.Caption != h.App.Text("museum.field."+field.Name) {
			t.Errorf("an answer says %q under %q, want %q", b.Label, b.Caption, want)
		}
	}
}

// What a rule holds against the answers is told once, on the deed, until somebody taps that.
func TestTheDeedTellsAReasonAlone(t *testing.T) {
	t.Cleanup(kittest.Clock(hand.Later()))
	list := trasteros.Scenes()
	scene := list[slices.IndexFunc(list, func(s stage.Scene) bool { return s.Name == "trasteros-must-bid" })]
	w := test.NewTempWindow(t, nil)
	stage.New().Show(test.NewTempApp(t), w, scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: 1})
	const reason = "House rule: the first bid needs at least one cube."
	var deeds []*kit.ActionButton
	told := func() (under int) {
		deeds = nil
		for _, obj := range test.LaidOutObjects(w.Content()) {
			switch o := obj.(type) {
			case *kit.ActionButton:
				if o.Label == reason {
					deeds = append(deeds, o)
				}
			case *kit.Text:
				if o.Visible() && o.Text() == reason {
					under++
				}
			}
		}
		return under
	}
	if under := told(); under != 0 || len(deeds) != 1 {
		t.Fatalf("the reason stands %d times under the form and on %d deeds", under, len(deeds))
	}
	deeds[0].Tapped(nil)
	if under := told(); under != 1 {
		t.Errorf("after a tap on the deed the reason stands %d times under the form", under)
	}
}
