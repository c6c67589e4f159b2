//go:build e2e

package e2e

import (
	"reflect"
	"slices"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// inTheLight lists what a table does that sees every side before it goes: a clear way, tape, a trap, a lock, a way on.
var inTheLight = slices.Concat(
	[]ply{does("go", "to", "C2"), does("way", "there", "open"), does("find", "card", "artifact"), does("end-turn")},
	[]ply{does("go", "to", "D2"), does("way", "there", "tape"), does("access"), does("find", "card", "utility"), does("end-turn")},
	[]ply{does("go", "to", "B1"), does("way", "there", "open"), does("find", "card", "trap"), does("skip")},
	[]ply{does("go", "to", "B2"), does("way"), does("find", "card", "locked"), does("put-back")},
	[]ply{does("go", "to", "D3"), does("way"), does("find", "card", "utility"), does("drop", "card", "utility")},
)

// TestOldmuseumOnAPhone plays some turns in the light in the window of a phone.
func TestOldmuseumOnAPhone(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	r := openOldmuseum(t, data, phone, nil)
	r.begin(nil)
	r.shoot("oldmuseum-phone-table")
	r.plays(inTheLight...)
	if s := r.wait("the end of the turn", func(app.Sight) bool { return true }); s.Overlay {
		t.Errorf("at the end of a turn the sheet %q opens by itself", s.Sheets)
	}
	r.shoot("oldmuseum-phone-end")
	r.plays(does("end-turn"))
	if turn := r.state().Turn; turn != 0 {
		t.Errorf("after Cleo's missed turn it is seat %d's turn, want Ann's", turn)
	}
	r.close()
	r.noErrors()
	kept, want := stored(t, data).Position().View(rules.Table), r.book.Position().View(rules.Table)
	if got, _ := rules.StateOf[oldmuseum.State](kept); !reflect.DeepEqual(got, r.state()) {
		t.Errorf("kept %+v, the book stands at %+v", kept.Now(), want.Now())
	}
}
