package tracker_test

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// The link holds all that BG Stats insists on, in the form it insists on.
func TestBGStatsLink(t *testing.T) {
	clock := &trackertest.Clock{At: time.Date(2026, time.July, 1, 23, 30, 0, 0, time.FixedZone("", 2*3600))}
	tr := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), clock.Now)
	p, err := tr.New(trackertest.JarGame, rules.Setup{Seats: 2, First: 1, Options: []byte(`{"goal":5}`)},
		[]tracker.Player{{ID: "id-1", Name: `Zoë & "Ann" + 100%`}, {ID: "id-2", Name: "Ben #2;=<ok>"}})
	must(t, err)
	clock.At = clock.At.Add(20 * time.Minute)
	trackertest.MustRoll(t, p, 2)
	clock.At = clock.At.Add(16 * time.Minute)
	trackertest.MustRoll(t, p, 5)
	got := strings.ReplaceAll(tracker.BGStatsLink(p, "The Jar"), p.Header().ID, "PLAY")
	want := `https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22:%22Docent%22,%22sourcePlayId%22:%22PLAY%22,` +
		`%22playDate%22:%222026-07-01%2022:06:00%22,%22durationMin%22:36,` +
		`%22game%22:%7B%22name%22:%22The%20Jar%22,%22sourceGameId%22:%22jar%22,%22highestWins%22:true,%22noPoints%22:false%7D,` +
		`%22players%22:%5B%7B%22name%22:%22Zo%C3%AB%20%26%20%5C%22Ann%5C%22%20%2B%20100%25%22,%22sourcePlayerId%22:%22id-1%22,` +
		`%22startPlayer%22:false,%22winner%22:true,%22score%22:5,%22rank%22:1%7D,` +
		`%7B%22name%22:%22Ben%20%232%3B%3D%3Cok%3E%22,%22sourcePlayerId%22:%22id-2%22,` +
		`%22startPlayer%22:true,%22winner%22:false,%22score%22:2,%22rank%22:2%7D%5D%7D`
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	link, err := url.Parse(got)
	must(t, err)
	var play struct {
		Players []struct{ Name string }
	}
	must(t, json.Unmarshal([]byte(link.Query().Get("data")), &play))
	if len(play.Players) != 2 || play.Players[0].Name != `Zoë & "Ann" + 100%` || play.Players[1].Name != "Ben #2;=<ok>" {
		t.Errorf("the link reads back as %+v", play)
	}
	var file strings.Builder
	must(t, tracker.ExportBGStats(p, "The Jar", &file))
	if strings.Replace(file.String(), p.Header().ID, "PLAY", 1) != link.Query().Get("data") {
		t.Errorf("the file holds\n%s\nnot what the link does:\n%s", file.String(), link.Query().Get("data"))
	}
}
