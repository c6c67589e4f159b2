//go:build !js

package tracker_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/trackertest"
)

// The database of every edition opens with its plays, boxes, players, settings and
// results.
func TestGoldenDatabases(t *testing.T) {
	for _, file := range goldens(t, ".db") {
		t.Run(filepath.ToSlash(file), func(t *testing.T) {
			store, _ := copied(t, file)
			want, err := os.ReadFile(strings.TrimSuffix(file, ".db") + ".txt")
			must(t, err)
			got, older := inventory(t, store)
			wanted := slices.DeleteFunc(strings.Split(string(want), "\n"), func(line string) bool {
				kind, of, _ := strings.Cut(line, " ")
				return kind == "result" && older[strings.Fields(of)[0]]
			})
			if changed := difference(wanted, strings.Split(got, "\n")); changed != "" {
				t.Errorf("it holds something else:\n%s", changed)
			}
		})
	}
}

// copied opens a copy of a database, and returns the folder that it is in.
func copied(t *testing.T, file string) (tracker.Store, string) {
	t.Helper()
	dir := t.TempDir()
	data, err := os.ReadFile(file)
	must(t, err)
	must(t, os.WriteFile(filepath.Join(dir, "docent.db"), data, 0o600))
	return trackertest.MustFolder(t, dir), dir
}

// In the databases of every edition each finished play gets its story, or has it from its end on, to the last byte of everything else as it was.
func TestGoldenDatabasesAreTold(t *testing.T) {
	for _, file := range goldens(t, ".db") {
		t.Run(filepath.ToSlash(file), func(t *testing.T) {
			store, dir := copied(t, file)
			tr := tracker.Open(store, catalog.Game, trackertest.AtNoon)
			plays, err := tr.Plays()
			must(t, err)
			before := map[string]tracker.Raw{}
			over, untold := 0, 0
			for _, s := range plays {
				before[s.ID], err = store.Raw(s.ID)
				must(t, err)
				if s.Over {
					over++
					if !storyOf(t, store, s.ID).Whole() {
						untold++
					}
				}
			}
			if n, err := tr.TellStories(never); n != untold || over == 0 || err != nil {
				t.Fatalf("of %d finished plays without a story %d were told: %v", untold, n, err)
			}
			must(t, store.Close())
			store, notice := trackertest.Reopened(t, dir)
			if notice.Key != "" {
				t.Errorf("the next start tells %q", notice.Key)
			}
			for _, s := range plays {
				after, err := store.Raw(s.ID)
				must(t, err)
				was, is := statusWithoutStory(t, before[s.ID].Status), statusWithoutStory(t, after.Status)
				if !reflect.DeepEqual(was, is) {
					t.Errorf("%s is listed as %v, was %v", s.ID, is, was)
				}
				after.Status = before[s.ID].Status
				if !reflect.DeepEqual(after, before[s.ID]) {
					t.Errorf("%s of %s is another play", s.ID, s.Game)
				}
				if got := storyOf(t, store, s.ID); s.Over != got.Whole() {
					t.Errorf("%s, over %v, has the story %+v", s.Game, s.Over, got)
				}
			}
		})
	}
}

func statusWithoutStory(t *testing.T, text string) map[string]any {
	t.Helper()
	var fields map[string]any
	must(t, json.Unmarshal([]byte(text), &fields))
	delete(fields, "story")
	return fields
}
