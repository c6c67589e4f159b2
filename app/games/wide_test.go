//go:build scenes

package games_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules/catalog"
)

// undoPlaces are the places that undo has in the dock of a phone that is held upright, and of one that lies.
var undoPlaces = []fyne.Size{fyne.NewSize(168, 56), fyne.NewSize(109, 55)}

// TestUndoIsWhole measures what stands under undo after every action, in every language: what the action is called
// afterwards, or else the words of its button.
func TestUndoIsWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	fill := map[string]any{"who": "Chloé", "seat": "Chloé", "guard": "G3"}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		b := kit.NewActionButton("undo", texts.Text("app.undo", nil), nil)
		b.Held = true
		w := test.NewTempWindow(t, b)
		w.Resize(undoPlaces[0])
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
			for _, place := range undoPlaces {
				b.Resize(place)
				b.Refresh()
				if !b.CaptionWhole() || strings.Contains(caption, "no value") || strings.Contains(caption, "{{") {
					t.Errorf("%s: %s is too long in %v: %q", l.Tag, key, place, caption)
				}
			}
		}
	}
}

// chipRoom is the room that the line of what to do has on the chip of a lying phone, beside what the seat holds.
const chipRoom = 150

// TestChipsAreNarrow measures what a chip says is to be done, in letters.
func TestChipsAreNarrow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	fill := map[string]any{"who": "Ann", "guard": "G3", "pips": "12"}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for id, phases := range phasesOf(t) {
			for _, phase := range phases {
				key := id + ".chip." + phase
				if !texts.Has(key) {
					continue
				}
				said := kit.NewWrapped(texts.Text(key, fill), kit.Caption)
				if said.HeightFor(chipRoom) > said.HeightFor(10*chipRoom) {
					t.Errorf("%s: %s is too wide: %q", l.Tag, key, said.Text())
				}
			}
		}
	}
}

// tileSize holds the size of a slot in a row of five on a phone.
var tileSize = fyne.NewSize(68.4, 70)

// TestSlotsKeepTheirWords sets each slot in its tile: no word is broken in two, and none is left out.
func TestSlotsKeepTheirWords(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(look.NewLook())
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, game := range catalog.Games() {
			for _, kind := range game.Kinds() {
				key := string(game.ID()) + ".slot." + string(kind)
				if !texts.Has(key) {
					continue
				}
				b := kit.NewActionButton("hand", texts.Text(key, nil), nil)
				b.Held, b.Stacked = true, true
				b.Resize(tileSize)
				b.Refresh()
				var lines []string
				for _, obj := range test.WidgetRenderer(b).Objects() {
					text, ok := obj.(*canvas.Text)
					if !ok || text.Text == "" {
						continue
					}
					lines = append(lines, text.Text)
					if wide := text.MinSize().Width; wide > tileSize.Width {
						t.Errorf("%s: %s has a line of %v: %q", l.Tag, key, wide, text.Text)
					}
				}
				if got := strings.Join(lines, " "); got != b.Label {
					t.Errorf("%s: %s reads %q, want %q", l.Tag, key, lines, b.Label)
				}
			}
		}
	}
}
