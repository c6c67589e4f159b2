//go:build e2e

package e2e

import (
	"strings"
	"testing"
	"time"

	"docent/app"
)

// near is by how many seconds a clock may be wrong: it is read in whole seconds, and the pointer takes some time.
const near = 2

// TestOldmuseumKilledWhileTheClockRuns takes the battery out twice while the clock runs: it stands then until the table
// has said what the time away was.
func TestOldmuseumKilledWhileTheClockRuns(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	r := openOldmuseum(t, data, "1180x820", demolition)
	r.begin(demolition)
	r.starts()
	r = r.killed(data, "countdown.count", tries("C2", "artifact")...)
	r = r.killed(data, "countdown.on", flips("open"))
	r.plays(does("end-turn"))
	r.noErrors()
}

// killed takes the battery out after some moves, goes on with what was kept once the clock has to ask, and gives that
// answer to it. Where the time away counts, so does what passed since the last move.
func (r *oldmuseumTable) killed(data, answer string, plies ...ply) *oldmuseumTable {
	r.Helper()
	first := r.now()
	r.plays(plies...)
	moves, before := len(r.book.Line()), r.now()
	if answer == "countdown.count" {
		before = r.reading("countdown.left", func(seconds int) bool { return seconds <= before-unkept })
	}
	at := time.Now()
	r.kill()
	<-time.After(long)
	shut := seconds(at)
	d := open(r.TB, program(r, "DOCENT_BINARY"), data, r.size)
	d.game, d.players = r.game, r.players
	again := &oldmuseumTable{&table{docent: d, book: r.book}}
	again.does = again.do
	label := ""
	asks, _, _ := strings.Cut(again.text(answer, "left", "0:00"), "0:00")
	s := again.wait("the question about the time away", func(s app.Sight) bool {
		t, asked := beginning(asks)(s)
		label = t.Label
		return asked && s.Screen == "table"
	})
	asked := seconds(at)
	if s.Made != moves {
		r.Errorf("of %d moves %d were kept", moves, s.Made)
	}
	stood := again.reading("countdown.stands", func(int) bool { return true })
	if stood > first+near || stood < before-near {
		r.Errorf("killed at %d s the clock stands at %d s, before the last moves it showed %d s", before, stood, first)
	}
	again.shoot("oldmuseum-away-" + answer)
	least, most := before, first
	if answer == "countdown.count" {
		least, most = before-asked, before-shut
	}
	again.tap(label)
	told, now := secondsOf(label), again.now()
	if told < least-near || told > most+near || now < told-near || now > told {
		r.Errorf("%s: the clock goes on from %d s, want %d to %d s; killed at %d s, it was away for %d to %d s", label, now, least, most, before, shut, asked)
	}
	return again
}

// long is time away about which the clock asks, unkept are seconds after which it has not been kept again.
const (
	long   = 6 * time.Second
	unkept = 8
)

// seconds have passed since then.
func seconds(since time.Time) int { return int(time.Since(since).Seconds()) }
