package cgexpo

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// A recorded card is told in words, with who moves, in every language: no code of a box is read.
func TestARecordedCardIsToldInWords(t *testing.T) {
	said := rules.Answers{
		"text": {"A long story"}, "legs": {"scott:toward2 uk:@C7"},
		"scott": {"e"}, "scottSteps": {"3"}, "socal": {"s"}, "socalSteps": {"4"}, "uk": {""}, "carl": {"yes"},
	}
	want := map[string]string{
		"en": "A long story · Scott: 2 steps, closest thief · UK: C7 · Scott: 3 steps, east · SoCal: 4 steps, south · shows Carl",
		"fr": "A long story · Scott\u00a0: 2 pas, voleur le plus proche · UK\u00a0: C7 · Scott\u00a0: 3 pas, est · SoCal\u00a0: 4 pas, sud · montre Carl",
	}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		got := eventSaid(worded{texts, tracker.NewTeller(texts, "cgexpo", nil)}, said)
		if w, told := want[l.Tag]; told && got != w || strings.Contains(got, "toward") || strings.Contains(got, "@") {
			t.Errorf("in %s the card says %q, want %q", l.Tag, got, w)
		}
	}
}

// worded puts keys into the words of a language.
type worded struct {
	*assets.Texts
	teller *tracker.Teller
}

func (w worded) Thing(t rules.Thing) string { return w.teller.Thing(t) }

// What asks where a figure stops names no podcaster: Intellivision-The-Great stops somewhere, too.
func TestWhoStopsIsNoPodcasterAlone(t *testing.T) {
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		if said := strings.ToLower(texts.Text("cgexpo.chip.stop", nil)); strings.Contains(said, "podca") || strings.Contains(said, "pódca") {
			t.Errorf("%s: the chip says %q", l.Tag, said)
		}
	}
}

// A zone that is not known is called alike on the board and where it is corrected, in every language.
func TestTheUnknownZoneHasOneName(t *testing.T) {
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		if board, said := texts.Text("cgexpo.board.zone.unknown", nil), parts.Capital(texts.Text("cgexpo.zone.nothing", nil)); board != said {
			t.Errorf("%s: the board says %q, a correction %q", l.Tag, board, said)
		}
	}
}

// Whether Intellivision-The-Great caught somebody is asked of a place: the square of the thief.
func TestWhereIntellivisionIsAskedFor(t *testing.T) {
	squares := map[string]string{"en": "square", "fr": "case", "es": "casilla"}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, key := range []string{"chip.caught", "slot.caught", "offer.caught", "task.caught"} {
			if said := texts.Text("cgexpo."+key, nil); !strings.Contains(said, squares[l.Tag[:2]]) {
				t.Errorf("%s: %s says no square: %q", l.Tag, key, said)
			}
		}
	}
}

// Beside whom a podcaster is now is said in few enough words for the sign of that thief over them, on a phone in every language.
func TestWhereAPodcasterIsLeavesRoomForItsSign(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, p := range allPods {
			who := texts.Text("cgexpo.board.tab."+p.String(), nil)
			for _, key := range []string{"stays", "beside", "away"} {
				said := texts.Text("cgexpo.board.slot."+key, map[string]any{"who": who, "thief": "Diego"})
				slot := kit.NewActionButton("heart", said, nil)
				slot.Held, slot.Stacked = true, true
				test.NewTempWindow(t, container.NewWithoutLayout(slot))
				slot.Resize(fyne.NewSize(68, 70))
				for _, obj := range test.LaidOutObjects(slot) {
					if icon, ok := obj.(*canvas.Image); ok && !icon.Visible() {
						t.Errorf("%s: over %q there is no room for a sign", l.Tag, said)
					}
				}
			}
		}
	}
}

// The deed of a move by zones is said in the letters of a deed on a phone, in every language, also where it picks an item up on the way.
func TestTheDeedOfAMoveIsNoSmallPrint(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	letters := func(label string) (size float32) {
		deed := kit.NewPrimary("cg-key", label, nil)
		deed.Held, deed.Caption = true, "VIP"
		test.NewTempWindow(t, container.NewWithoutLayout(deed))
		deed.Resize(fyne.NewSize(191, 56))
		for _, obj := range test.LaidOutObjects(deed) {
			if text, ok := obj.(*canvas.Text); ok && text.Visible() {
				size = max(size, text.TextSize)
			}
		}
		return size
	}
	usual := letters("OK")
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, key := range []string{"exit", "floor", "vip", "casino", "museum", "took.key", "took.pass", "took.studson"} {
			said := texts.Text("cgexpo.board.walk."+key, nil)
			if size := letters(said); size < usual {
				t.Errorf("%s: %q is %v high, want %v", l.Tag, said, size, usual)
			}
		}
	}
}
