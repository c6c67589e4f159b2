//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"docent/app"
	"docent/tracker"
)

// kills is how often the battery is taken out of one play.
const kills = 30

// TestKilledAgainAndAgain takes the battery out again and again over one play: after each move and each undo that the screen
// has shown, and amid some of them. What was shown is always there again.
func TestKilledAgainAndAgain(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	var players []tracker.Player
	var kept app.Sight
	t.Run("begun", func(t *testing.T) {
		d := open(t, binary, data, "1180x820")
		begin(d, "cubes")
		layOut(d)
		kept, _ = d.see()
		players = d.players
	})
	steps := []func(*docent){
		func(d *docent) { d.call(1) },
		func(d *docent) { d.bids(map[string]bid{"Ann": {0, 0, 1, 0}}, "") },
		func(d *docent) { d.bids(map[string]bid{"Ben": {0, 0, 0, 2}}, "") },
		func(d *docent) { d.undo() },
		func(d *docent) { d.undo() },
		func(d *docent) { d.undo() },
	}
	for i := 0; i < kills && !t.Failed(); i++ {
		t.Run(strconv.Itoa(i+1), func(t *testing.T) {
			d := open(t, binary, data, "1180x820")
			d.players = players
			s := d.opensAt(kept)
			steps[i%len(steps)](d)
			kept = d.wait("another entry to stand on", func(now app.Sight) bool { return now.Head != s.Head })
			d.kill()
		})
		if i%len(steps) == 1 {
			t.Run(strconv.Itoa(i+1)+"-amid", func(t *testing.T) { kept = killedAmid(t, binary, data, kept) })
		}
	}
}

// killedAmid takes a move back and kills the window in that moment: the play then stands before it or after, and the move can
// be made again.
func killedAmid(t *testing.T, binary, data string, kept app.Sight) app.Sight {
	d := open(t, binary, data, "1180x820")
	d.opensAt(kept)
	d.window.display.run(d, "xdotool", "key", "ctrl+z")
	d.kill()
	again := open(t, binary, data, "1180x820")
	now := again.wait("the play that was open", func(s app.Sight) bool { return s.Screen == "table" })
	if now.Play != kept.Play || now.Head != kept.Head && now.Head != kept.Head-1 {
		t.Errorf("opens play %s at %d, was left at %s, %d", now.Play, now.Head, kept.Play, kept.Head)
	}
	if now.Head != kept.Head {
		again.key("ctrl+y")
	}
	return again.wait("where it was left", func(s app.Sight) bool { return s.Head == kept.Head })
}
