//go:build !js

package stores_test

import (
	"encoding/json"
	"io"
	"net/url"
	"testing"
	"unicode/utf8"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Whatever stands in the rows of a play, it opens and can be asked about, or is refused in
// words.
func FuzzRows(f *testing.F) {
	header, err := json.Marshal(tracker.Header{
		ID: "d98048cb-5f02-4166-bb92-c3f060acb6b4", Game: "jar", Edition: 1, Players: trackertest.AnnAndBen(), Started: trackertest.Noon,
		Setup: rules.Setup{Seats: 2, Options: []byte(`{"goal":50}`)},
	})
	must(f, err)
	const status = `{"round":1,"seat":0,"phase":"play","over":false,"moves":1,"changed":"2026-07-01T12:00:00Z"}`
	const state = `{"goal":50,"turn":1,"points":[2,0],"bag":[5,3,2]}`
	f.Add(string(header), status, []byte(state), 1, 1, 1, 0, "roll", []byte(`{"pips":2}`), trackertest.AnnID, "", []byte(nil))
	f.Add(string(header), status, []byte(state), 1, 1, 1, 0, "", []byte{}, tracker.Carried, trackertest.ShortHash(state), []byte(state))
	f.Add(`{"players":[{}]}`, ``, []byte(`{`), -1, 99, 5, 6, "bid", []byte(`{"coins":1}`), "auto", "x", []byte(`{}`))
	store := trackertest.MustFolder(f, f.TempDir())
	must(f, stores.Exec(store, "PRAGMA synchronous=OFF"))
	f.Fuzz(func(t *testing.T, header, status string, position []byte, head, tip, id, parent int, kind string, data []byte, author, hash string, carried []byte) {
		must(t, stores.Exec(store, "DELETE FROM plays"))
		must(t, stores.Exec(store, "INSERT INTO plays (id, header, edition, head, tip, position, status) VALUES ('p', ?, 1, ?, ?, ?, ?)",
			header, head, tip, notNil(position), status))
		if id == 6 {
			id = 7
		}
		must(t, stores.Exec(store, `INSERT INTO entries (play, id, parent, seat, kind, data, author, at, hash, position)
			VALUES ('p', ?, ?, 0, ?, ?, ?, 0, ?, ?), ('p', 6, 5, 0, 'roll', x'7B7D', 'auto', 0, '', NULL)`, id, parent, kind, notNil(data), author, hash, carried))
		tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
		if _, err := tr.Plays(); err != nil {
			inWords(t, err)
		}
		p, _, err := tr.Resume("p")
		if err != nil {
			inWords(t, err)
			return
		}
		must(t, p.Position().Sound())
		_, _, _, _ = p.Position().Offers(), p.Line(), p.Tips(), p.Duration()
		_, _ = p.HasSecrets(), tracker.BGStatsLink(p, "The Jar")
		must(t, p.Export(io.Discard))
		must(t, p.ExportPublic(io.Discard))
	})
}

func notNil(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

func inWords(t *testing.T, err error) {
	t.Helper()
	if _, ok := tracker.Told(err); !ok {
		t.Fatalf("refused without words: %v", err)
	}
}

// Whatever players and game are called, the link for BG Stats holds just that.
func FuzzBGStatsLink(f *testing.F) {
	f.Add(`Zoë & "Ann" + 100%`, "The Jar #2;=<ok>")
	f.Add("\u202e\x00", "a\nb")
	f.Fuzz(func(t *testing.T, name, game string) {
		tr := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
		p, err := tr.New(trackertest.JarGame, rules.Setup{Seats: 2}, []tracker.Player{{Name: name}, {Name: "Ben"}})
		must(t, err)
		link, err := url.Parse(tracker.BGStatsLink(p, game))
		must(t, err)
		var play struct {
			Game    struct{ Name string }
			Players []struct{ Name string }
		}
		must(t, json.Unmarshal([]byte(link.Query().Get("data")), &play))
		if utf8.ValidString(game) && play.Game.Name != game || play.Players[0].Name != p.Header().Players[0].Name || len(link.Query()) != 1 {
			t.Fatalf("%q and %q read back as %+v", name, game, play)
		}
	})
}
