//go:build scenes

package museum_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
)

// opened returns somebody on a phone before one of the scenes.
func opened(t *testing.T, name string) *hand.Hand { return openedIn(t, hand.Narrow, name) }

// openedIn returns somebody before one of the scenes in a window of a size.
func openedIn(t *testing.T, size fyne.Size, name string) *hand.Hand {
	t.Helper()
	h := hand.New(t, nil, size)
	for _, scene := range museum.Scenes() {
		if scene.Name == name {
			scene.Open(h.App, stage.New())
			return h
		}
	}
	t.Fatalf("there is no scene %s", name)
	return nil
}

// read returns what the uppermost sheet says, line by line.
func read(h *hand.Hand) (lines []string) {
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if text, ok := obj.(*canvas.Text); ok {
			lines = append(lines, text.Text)
		}
	}
	return lines
}

// A payment tells which cards change its price, by name where the box has one, and adds up what is left.
func TestThePaymentTellsItsReasons(t *testing.T) {
	lines := read(opened(t, "museum-pay-changed"))
	for _, want := range []string{"Price −2 (Fouilles en Europe)", "Price −2 (personality)"} {
		if !slices.Contains(lines, want) {
			t.Errorf("%q is not said in %q", want, lines)
		}
	}
	if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, "Pays ") }) {
		t.Errorf("nothing adds up in %q", lines)
	}
	if slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(line, "Exhibit from hand\u00a0") }) {
		t.Errorf("the deed sums up again what the bill tells, in %q", lines)
	}
}

// What a card changes is told with its sign; of the groups of objects each is switched on and off.
func TestAChangeIsTold(t *testing.T) {
	h := opened(t, "museum-record")
	if !slices.Contains(read(h), "−1") {
		t.Error("a price falls without a sign")
	}
	h.Tap("Inca")
	h.Tap("Inca, " + h.App.Text("app.chosen"))
	h.Tap("Maya")
	p := h.App.Top().(*play.Table)
	p.Lead().Tapped(nil)
	if p.Asking() {
		t.Error("a group that was switched off again is in the way")
	}
}

// The table waits for the patrons like for any secret answers: it passes the device on, and no two buttons say the same.
func TestPatronsAreWaitedFor(t *testing.T) {
	h := opened(t, "museum-patrons")
	var labels []string
	for _, b := range h.App.Top().(*play.Table).Buttons() {
		labels = append(labels, b.Label)
	}
	all := len(labels)
	slices.Sort(labels)
	if all == 0 || len(slices.Compact(labels)) != all || !slices.Contains(labels, "Hand over to Ann") {
		t.Errorf("the buttons say %q", labels)
	}
}

// Three patrons are shown under the cover, and no other; whole names show where patrons are entered.
func TestThreePatronsAreShown(t *testing.T) {
	h := opened(t, "museum-patrons-keep")
	for name, dealt := range map[string]bool{"Europe": true, "Mythes et Mystères": true, "La baronne de Saint-Cyr": true, "Patron 9": false} {
		if h.Sees(name) != dealt {
			t.Errorf("%s is shown: %v", name, !dealt)
		}
	}
	h = opened(t, "museum-patrons-dealt")
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if text, ok := obj.(*kit.Text); ok && text.Shortened() {
			t.Errorf("%q is shortened", text.Text())
		}
	}
	if !h.Sees("Mythes et Mystères") || !slices.Contains(read(h), "Mythes et Mystères") {
		t.Errorf("a name is broken in %q", read(h))
	}
}

// A box asks of a card only what goes with what it changes: objects by their groups where it is their price, for whom and
// how long where the card does not say it by being a headline. What is no longer asked is forgotten.
func TestABoxAsksWhatGoesWithAChange(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := museum.Box(h.App, stage.New())
	says := func(key string) string { return h.App.Text("museum." + key) }
	piece := func(field string) string { return says("piece.personality." + field) }
	asked := func(when string, want ...string) {
		t.Helper()
		lines := read(h)
		for _, field := range []string{"by", "groups", "whom", "long"} {
			if shown := slices.Contains(lines, piece(field)); shown != slices.Contains(want, field) {
				t.Errorf("%s, %q is asked: %v", when, piece(field), shown)
			}
		}
	}
	known := func() string {
		b, err := h.App.Tracker.Box(p.ID())
		if err != nil {
			t.Fatal(err)
		}
		return string(b.Things["personality:4"])
	}
	p.OnPiece(p.Form("personality"), "personality:4")
	asked("of a price of personalities", "by", "whom", "long")
	h.Tap("Price of each object")
	asked("of a price of objects", "by", "groups", "whom", "long")
	h.Tap("Inca")
	h.Tap("Hand limit")
	asked("of a hand limit", "by", "whom", "long")
	if said := known(); strings.Contains(said, "groups") || !strings.Contains(said, `"what":"hand"`) {
		t.Errorf("the card says %s", said)
	}
	h.Tap("Not known")
	asked("of nothing")
	if said := known(); strings.Contains(said, "by") || strings.Contains(said, "long") || !strings.Contains(said, "Lady Ashcombe") {
		t.Errorf("the card says %s", said)
	}
	h.App.CloseSheets()
	p.OnPiece(p.Form("headline"), "headline:3")
	asked("of a headline", "by", "groups")
}

// Taking everything away waits until something is chosen.
func TestNothingIsTakenAwayOfNothing(t *testing.T) {
	h := opened(t, "museum-pay")
	clear := h.App.Text("question.clear")
	greyed := func() (list []bool) {
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if b, ok := obj.(*kit.ActionButton); ok && b.Label == clear {
				list = append(list, b.Greyed)
			}
		}
		return list
	}
	before := greyed()
	if len(before) == 0 || slices.Contains(before, false) {
		t.Fatalf("before anything is chosen the buttons are greyed: %v", before)
	}
	p := h.App.Top().(*play.Table)
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if cell, ok := obj.(*parts.Cell); ok {
			cell.Button.OnTapped()
			break
		}
	}
	if !p.Asking() || !slices.Contains(greyed(), false) {
		t.Errorf("with one card chosen the buttons are greyed: %v", greyed())
	}
}

// A tablet has room to say what changes the shape of a board on which cards lie.
func TestAnotherShapeIsSaidOnATablet(t *testing.T) {
	h := openedIn(t, hand.Broad, "museum-other")
	shape := h.App.Text("board.museum.shape")
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if b, ok := obj.(*kit.ActionButton); ok && b.Label == shape {
			if b.Compact {
				t.Error("an icon stands alone where there is room for its words")
			}
			return
		}
	}
	t.Error("the way to another shape is not there")
}

// On a phone that lies the digits of a count are in reach without scrolling.
func TestTheDigitsAreInReach(t *testing.T) {
	for _, name := range []string{"museum-bonuses", "museum-tally"} {
		h := openedIn(t, fyne.NewSize(844, 390), name)
		at := map[string]float32{}
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if b, ok := obj.(*kit.ActionButton); ok && b.Visible() {
				at[b.Label] = fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y
			}
		}
		undo, ok := at[h.App.Text("app.undo")]
		if last, told := at["0"]; !ok || !told || last+look.Touch > undo {
			t.Errorf("%s: the last digit stands at %.0f (%v), Undo at %.0f (%v)", name, last, told, undo, ok)
		}
	}
}
