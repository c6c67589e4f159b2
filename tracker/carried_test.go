package tracker_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// carriedFile returns a play whose second entry goes on from a position.
func carriedFile(t *testing.T, state, hash string) string {
	t.Helper()
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	trackertest.MustRoll(t, p, 2)
	file := strings.Replace(exported(t, p), `"entries":1,"head":1,"tip":1`, `"entries":2,"head":2,"tip":2`, 1)
	return file + fmt.Sprintf(`{"id":2,"parent":1,"author":"carry","at":"2026-07-01T12:00:00Z","hash":%q,"position":%s}`, hash, state) + "\n"
}

// A small file must not brick the app: a carried position is the play's own, or the file is
// refused.
func TestImportChecksCarriedPositions(t *testing.T) {
	const (
		sound = `{"goal":100000,"turn":1,"points":[9,9],"bag":[5,3,2]}`
		three = `{"goal":100000,"turn":2,"points":[9,9,9],"bag":[5,3,2]}`
		wrong = `{"goal":100000,"turn":7,"points":[9,9],"bag":[5,3,2]}`
	)
	for _, test := range []struct{ name, state, hash, key, line string }{
		{"sound", sound, trackertest.ShortHash(sound), "", " 1 2"},
		{"a seat too many", three, trackertest.ShortHash(three), "error.file.position", ""},
		{"another hash", sound, trackertest.ShortHash(three), "error.file.position", ""},
		{"no hash", sound, "", "error.file.position", ""},
		{"a position that cannot be", wrong, trackertest.ShortHash(wrong), "notice.file.edited", " 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			store, tr := elsewhere()
			p, notice, err := tr.Import(strings.NewReader(carriedFile(t, test.state, test.hash)))
			if strings.HasPrefix(test.key, "error.") {
				told, _ := tracker.Told(err)
				plays, listed := store.List()
				if told.Key != test.key || !errors.Is(err, tracker.ErrForeign) || len(plays) > 0 || listed != nil {
					t.Fatalf("got %v and %d plays (%v)", err, len(plays), listed)
				}
				return
			}
			if err != nil || notice.Key != test.key || trackertest.IDs(p) != test.line {
				t.Fatalf("opened on%s with notice %q (%v)", trackertest.IDs(p), notice.Key, err)
			}
		})
	}
}
