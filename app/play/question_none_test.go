//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/play"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
)

// Where every number is zero the deed has the words of its game for nothing.
func TestTheDeedSaysNone(t *testing.T) {
	refills := museum.Wish{Name: "offers refill", Holds: func(m *museum.Stand) bool { return m.Offered("refill") }}
	scene := stage.Scene{Name: "none", Open: func(a *shell.App, s *stage.Stage) { a.Push(play.NewTable(a, museum.Play(a, s, 3, "count", refills))) }}
	shown := stage.New().Show(test.NewTempApp(t), test.NewTempWindow(t, nil), scene, stage.Sizes()[0], "en", kit.Look{Variant: kit.Dark, Scale: 1})
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
