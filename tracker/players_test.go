package tracker_test

import (
	"testing"

	"docent/tracker"
	"docent/tracker/trackertest"
)

func TestPlayersAreRecognised(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
			first, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), []tracker.Player{{Name: "Ann"}, {Name: "Ben", Symbol: 4}})
			must(t, err)
			second, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), []tracker.Player{{Name: "ben", Symbol: 2}, {Name: "Cleo"}})
			must(t, err)
			a, b := first.Header().Players, second.Header().Players
			if a[0].ID == "" || a[0].ID == a[1].ID || b[0].ID != a[1].ID || b[1].ID == a[0].ID {
				t.Fatalf("players %+v and then %+v", a, b)
			}
			players, err := tr.Players()
			must(t, err)
			if len(players) != 3 || players[0] != b[0] || players[1] != b[1] || players[2] != a[0] {
				t.Fatalf("remembered %+v", players)
			}
			must(t, tr.Forget(b[0].ID))
			if players, err = tr.Players(); err != nil || len(players) != 2 {
				t.Fatalf("after one was forgotten: %+v %v", players, err)
			}
		})
	}
}
