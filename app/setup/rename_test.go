//go:build scenes

package setup_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// begun plays one game of each with Ann, Bilal and Chloé.
func begun(t *testing.T) *hand.Hand {
	t.Helper()
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	for _, game := range []string{"Trasteros Locos", "Museum"} {
		h.Tap(game)
		h.Tap("Start")
		h.App.Home()
	}
	return h
}

// Whoever is renamed in one set-up bears the new name in those of all games, is offered by it where not seated, and
// stays the same player.
func TestARenamedPlayerIsTheSameEverywhere(t *testing.T) {
	h := begun(t)
	h.Tap("Trasteros Locos")
	p := h.App.Top().(*setup.Page)
	id := p.Seats()[0].ID
	h.Tap("Ann")
	typeOver(h, "Annabel")
	h.Tap("Done")
	h.App.Home()
	h.Tap("Museum")
	p = h.App.Top().(*setup.Page)
	if got, want := seated(p), []string{"Annabel", "Bilal", "Chloé"}; !slices.Equal(got, want) || p.Seats()[0].ID != id {
		t.Fatalf("the players of the other game are %v, want %v", got, want)
	}
	h.Tap("Annabel")
	h.Tap("Remove")
	if !h.Sees("Annabel") || h.Sees("Ann") {
		t.Error("the renamed player is not offered by the new name alone")
	}
}

// typeOver replaces what stands in the field that has the focus.
func typeOver(h *hand.Hand, name string) {
	h.Helper()
	entry, ok := h.Window.Canvas().Focused().(interface{ SetText(string) })
	if !ok {
		h.Fatal("no field takes the name")
	}
	entry.SetText("")
	h.TypeName(name)
}

// However many sit at the table, a dozen others are offered.
func TestADozenOthersAreOffered(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	for i := range 20 {
		if _, err := h.Tracker.Remember(tracker.Player{Name: fmt.Sprintf("Guest %c", 'A'+i)}); err != nil {
			t.Fatal(err)
		}
	}
	hand.Begin(t, h.Tracker)
	h, _ = openSetup(t, h.Tracker)
	offered := 0
	for i := range 20 {
		if h.Sees(fmt.Sprintf("Guest %c", 'A'+i)) {
			offered++
		}
	}
	if offered != 12 {
		t.Errorf("%d others are offered, want 12", offered)
	}
}

// Long and foreign names fit the rows of a set-up.
func TestForeignNamesFit(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		h := hand.New(t, nil, size)
		p := setup.New(h.App, mustGame(t), []tracker.Player{
			{Name: "Maximiliana-Theodora von und zu Hohenlohe-Waldenburg-Schillin"},
			{Name: "王小明", Symbol: 1},
			{Name: "שלום אברהם", Symbol: 2},
			{Name: "😀🎉👍", Symbol: 3},
		})
		h.App.Push(p)
		for _, problem := range hand.Problems(h.Window, size) {
			t.Error(problem)
		}
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if row, ok := obj.(*kit.ListRow); ok && row.Size().Width > size.Width {
				t.Errorf("%q is %v wide", row.Title, row.Size().Width)
			}
		}
	}
}

func mustGame(t *testing.T) rules.Game {
	t.Helper()
	game, ok := catalog.Game("trasteros")
	if !ok {
		t.Fatal("no game")
	}
	return game
}
