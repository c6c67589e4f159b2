package cgexpo

import (
	"strings"
	"testing"

	"docent/app/parts"
	"docent/assets"
)

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
