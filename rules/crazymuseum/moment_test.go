package crazymuseum

import (
	"slices"
	"testing"

	"docent/rules"
)

// What is told of the moment fits the table: no mummy moves where there is none, nobody's tile has no player, and a guard
// finds things in a room.
func TestTheMomentIsNamed(t *testing.T) {
	for _, test := range []struct {
		do    string
		mummy Wake
		want  rules.Key
		about rules.Thing
	}{
		{"mummy", Absent, "dawn", ""},
		{"mummy", Awake, "mummy", ""},
		{"tile", Absent, "tile-table", "room:1"},
		{"watch", Absent, "watch", "room:1"},
	} {
		task := Task{Seat: rules.Table, Guard: 1}
		if test.do != "watch" {
			task.Guard, task.Room = 0, 1
		}
		rules.Must(task.Do.UnmarshalText([]byte(test.do)))
		s := &State{Level: NightOnly, Round: 1, Agenda: Agenda{task}, Guards: []Guard{{Room: 1}}}
		s.Mummy.State = test.mummy
		got := now(s)
		if got.Phase != test.want || test.about != "" && !slices.Contains(got.About, test.about) {
			t.Errorf("%s: %s about %v, want %s about %s", test.do, got.Phase, got.About, test.want, test.about)
		}
	}
}
