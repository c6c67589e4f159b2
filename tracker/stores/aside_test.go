//go:build !js

package stores_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Of files that were damaged, and of those that a backup replaced, the last three stay, with the one that was told about
// last, even where the clock was set back. What somebody else put there stays, too.
func TestFilesPutAsideArePruned(t *testing.T) {
	dir, clock := t.TempDir(), &trackertest.Clock{At: trackertest.Noon}
	own := filepath.Join(dir, "docent.db.damaged-of-mine")
	must(t, os.WriteFile(own, nil, 0o600))
	for i := range 5 {
		clock.At = trackertest.Noon.Add(time.Duration(i) * time.Hour)
		if i == 4 {
			clock.At = trackertest.Noon.Add(-time.Hour)
		}
		must(t, os.WriteFile(filepath.Join(dir, "docent.db"), []byte(strings.Repeat("no plays", 1000)), 0o600))
		store, notice, err := stores.OpenFolder(dir, clock.Now)
		must(t, err)
		told, _ := notice.Data["file"].(string)
		if _, err := os.Stat(filepath.Join(dir, told)); err != nil || told == "" {
			t.Fatalf("told is %s with the file %q (%v)", notice.Key, told, err)
		}
		tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), clock.Now)
		_, err = tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":1000}`), trackertest.AnnAndBen())
		must(t, err)
		stores.WaitForBackups(store)
		notice, err = tr.Restore(backupsOf(t, store, tr)[0].Name)
		must(t, err)
		if _, err := os.Stat(filepath.Join(dir, notice.Data["file"].(string))); err != nil {
			t.Fatal(err)
		}
		stores.WaitForBackups(store)
		must(t, store.Close())
	}
	for _, word := range []string{"damaged", "replaced"} {
		all, err := filepath.Glob(filepath.Join(dir, "docent.db."+word+"-2*"))
		must(t, err)
		var hours []string
		for _, name := range all {
			hours = append(hours, strings.TrimRight(name[len(name)-6:], "x"))
		}
		slices.Sort(hours)
		want := []string{"110000", "140000", "150000"}
		if !slices.Equal(hours, want) {
			t.Errorf("%s stay those of %v, want %v", word, hours, want)
		}
	}
	if _, err := os.Stat(own); err != nil {
		t.Error(err)
	}
}
