package tracker_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A play over which its game panics is marked, told and can be saved as a file; the next
// start goes on without it.
func TestPanicWhileResuming(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			first, p := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, p, 2)
			_, other := trackertest.MustPlay(t, store)
			must(t, first.SetSetting(tracker.SettingOpen, p.Header().ID))
			panics := func(rules.GameID) (rules.Game, bool) { panic("index out of range [65]") }
			tr := tracker.Open(store, panics, trackertest.AtNoon)
			_, _, err := tr.Resume(p.Header().ID)
			if told, ok := tracker.Told(err); !ok || told.Key != "error.store.broken" {
				t.Fatalf("resumed with %v", err)
			}
			markedOnly(t, tr, p.Header().ID, other.Header().ID)
			mended := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
			must(t, mended.Mend(p.Header().ID))
			again, _, err := mended.Resume(p.Header().ID)
			must(t, err)
			trackertest.SamePlay(t, again, p)
			if plays := trackertest.Listed(t, store); len(plays) != 2 {
				t.Errorf("%d plays are listed after one was mended, want two", len(plays))
			}
		})
	}
}

// A file over which its game panics is told and logged. It leaves nothing behind, and a play
// of this device that has the same ID is none the worse for it.
func TestPanicWhileImporting(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			_, p := trackertest.MustPlay(t, store)
			trackertest.MustRoll(t, p, 2)
			file := exported(t, p)
			trackertest.MustRoll(t, p, 3)
			panics := func(rules.GameID) (rules.Game, bool) { panic("index out of range [65]") }
			for name, text := range map[string]string{"own": file, "foreign": strings.Replace(file, p.Header().ID, "d98048cb-5f02-4166-bb92-c3f060acb6b4", 1)} {
				_, _, err := tracker.Open(store, panics, trackertest.AtNoon).Import(strings.NewReader(text))
				if told, ok := tracker.Told(err); !ok || told.Key != "error.file.broken" {
					t.Errorf("%s: imported with %v", name, err)
				}
			}
			damaged, err := store.Damaged()
			if plays := trackertest.Listed(t, store); len(plays) != 1 || len(damaged) != 0 || err != nil {
				t.Errorf("left are %d plays, damaged %+v (%v)", len(plays), damaged, err)
			}
		})
	}
}

// markedOnly demands that one play is damaged and the other is not, and that the file of
// the damaged one opens where Docent is mended.
func markedOnly(t *testing.T, tr *tracker.Tracker, bad, good string) {
	t.Helper()
	plays, err := tr.Plays()
	must(t, err)
	damaged, err := tr.Damaged()
	must(t, err)
	if len(plays) != 1 || plays[0].ID != good || len(damaged) != 1 || damaged[0].ID != bad {
		t.Fatalf("listed %d plays and damaged %+v", len(plays), damaged)
	}
	f := damaged[0].Failure
	if damaged[0].Header.Game != "jar" || f == nil || !f.At.Equal(trackertest.Noon) || !strings.Contains(f.Cause, "65") || !strings.Contains(f.Stack, "goroutine") {
		t.Errorf("damaged are %+v, failed with %+v", damaged, f)
	}
	var file strings.Builder
	must(t, tr.ExportDamaged(bad, &file))
	var head struct {
		Damage tracker.Failure `json:"damage"`
	}
	first, _, _ := strings.Cut(file.String(), "\n")
	must(t, json.Unmarshal([]byte(first), &head))
	if head.Damage.Cause != f.Cause {
		t.Errorf("the file says %+v", head)
	}
}

// The file of a marked play is a play's: a mended Docent opens it.
func TestFileOfMarkedPlayOpens(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		tr, _ := trackertest.MustPlay(t, store)
		p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":1000}`), trackertest.AnnAndBen())
		must(t, err)
		trackertest.MustRoll(t, p, 6)
		trackertest.MustRoll(t, p, 2)
		must(t, tr.MarkDamaged(p.Header().ID, tracker.Failure{Cause: "nil map", Stack: "goroutine 1"}))
		var file strings.Builder
		must(t, tr.ExportDamaged(p.Header().ID, &file))
		other, notice, err := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), time.Now).Import(strings.NewReader(file.String()))
		if err != nil || notice.Key != "" {
			t.Fatalf("%s: import gave %v, %+v", kind, err, notice)
		}
		trackertest.SamePlay(t, other, p)
	}
}

// While the page of a play is built, no play is the one to go on with.
func TestShow(t *testing.T) {
	tr, p := trackertest.MustPlay(t, stores.NewMemory())
	id := p.Header().ID
	must(t, tr.SetSetting(tracker.SettingOpen, "another"))
	must(t, tr.Show(id, func() {
		if got := tr.Setting(tracker.SettingOpen); got != "" {
			t.Errorf("while the page is built the next start goes on with %q", got)
		}
	}))
	if got := tr.Setting(tracker.SettingOpen); got != id {
		t.Errorf("shown, the next start goes on with %q", got)
	}
	err := tr.Show(id, func() { panic("no such tile") })
	if told, ok := tracker.Told(err); !ok || told.Key != "error.store.broken" {
		t.Errorf("a page that panics gave %v", err)
	}
	damaged, err := tr.Damaged()
	if err != nil || len(damaged) != 1 || tr.Setting(tracker.SettingOpen) != "" {
		t.Errorf("damaged are %+v (%v), next is %q", damaged, err, tr.Setting(tracker.SettingOpen))
	}
}

// The play that was open when the app failed is marked, and the next start begins at home.
func TestCrashed(t *testing.T) {
	tr, p := trackertest.MustPlay(t, stores.NewMemory())
	tr.Crashed("nothing open", []byte("stack"))
	if damaged, err := tr.Damaged(); err != nil || len(damaged) != 0 {
		t.Fatalf("damaged are %+v (%v)", damaged, err)
	}
	must(t, tr.SetSetting(tracker.SettingOpen, p.Header().ID))
	tr.Crashed("nil widget", []byte("stack"))
	damaged, err := tr.Damaged()
	must(t, err)
	if len(damaged) != 1 || damaged[0].Failure.Cause != "nil widget" || tr.Setting(tracker.SettingOpen) != "" {
		t.Errorf("damaged are %+v, next is %q", damaged, tr.Setting(tracker.SettingOpen))
	}
}
