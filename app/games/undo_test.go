//go:build scenes

package games_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/assets"
	"docent/rules/catalog"
)

// undoPlace is the place that undo has in the dock of a phone.
var undoPlace = fyne.NewSize(168, 56)

// TestUndoIsWhole measures what stands under undo after every action, in every language: what the action is called
// afterwards, or else the words of its button.
func TestUndoIsWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	fill := map[string]any{"who": "Chloé", "seat": "Chloé", "guard": "G3"}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		b := kit.NewActionButton("undo", texts.Text("app.undo", nil), nil)
		b.Held = true
		w := test.NewTempWindow(t, b)
		w.Resize(undoPlace)
		captions := map[string]string{"log.correction": texts.Text("log.correction", nil)}
		for _, game := range catalog.Games() {
			for _, kind := range game.Kinds() {
				key := string(game.ID()) + ".offer." + string(kind)
				if texts.Has(key + ".done") {
					key += ".done"
				}
				if texts.Has(key) {
					captions[key] = texts.Text(key, fill)
				}
			}
		}
		if len(captions) < 150 {
			t.Errorf("%s: only %d actions have a name", l.Tag, len(captions))
		}
		for key, caption := range captions {
			b.Caption = caption
			b.Refresh()
			b.Resize(undoPlace)
			if !b.CaptionWhole() || strings.Contains(caption, "no value") || strings.Contains(caption, "{{") {
				t.Errorf("%s: %s is too long: %q", l.Tag, key, caption)
			}
		}
	}
}
