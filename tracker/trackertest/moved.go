package trackertest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// Moved returns a play that began so and went on by these moves, those that nobody makes among them, as a file of it would
// bring it.
func Moved(t testing.TB, game rules.Game, setup rules.Setup, moves []rules.Move) *tracker.Play {
	t.Helper()
	pos, _, err := game.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	to := json.NewEncoder(&file)
	n := len(moves)
	players := Seats(setup.Seats)
	for i := range players {
		players[i].ID = fmt.Sprintf("%s%02d", AnnID[:len(AnnID)-2], i+1)
	}
	lines := []any{map[string]any{"docent": 1, "entries": n, "head": n, "tip": n, "play": tracker.Header{
		ID: AnnID, Game: game.ID(), Edition: game.Edition(), Setup: setup, Players: players, Started: Noon,
	}}}
	for i, m := range moves {
		if pos, _, err = pos.Play(m); err != nil {
			t.Fatalf("move %d, %s: %v", i+1, m.Kind, err)
		}
		lines = append(lines, tracker.Entry{
			ID: i + 1, Parent: i, Move: m, Author: tracker.AtTable, At: Noon.Add(time.Duration(i) * time.Second), Hash: ShortHash(string(pos.JSON())),
		})
	}
	for _, line := range lines {
		if err := to.Encode(line); err != nil {
			t.Fatal(err)
		}
	}
	p, notice, err := tracker.Open(stores.NewMemory(), Only(game), AtNoon).Import(&file)
	if err != nil || notice.Key != "" {
		t.Fatalf("a play of %s by %d moves: %v, %q", game.ID(), n, err, notice.Key)
	}
	return p
}
