//go:build !js

package stores_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// library fills a folder with plays, boxes, players and settings, closed.
func library(t testing.TB, dir string, plays, rolls int) {
	t.Helper()
	store := trackertest.MustFolder(t, dir)
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	for i := range plays {
		p, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":100000}`), trackertest.AnnAndBen())
		must(t, err)
		for k := range rolls {
			trackertest.MustRoll(t, p, 1+(i+k)%6)
		}
	}
	for i := range 5 {
		id := fmt.Sprint(i)
		must(t, store.SaveBox(tracker.Box{ID: id, Game: "jar", Name: id, Things: rules.Box{"marble:red": []byte(`{"grams":1}`)}, Changed: trackertest.Noon}))
		must(t, store.SetSetting("key"+id, "value"+id))
	}
	must(t, store.Close())
}

// libraryFile returns the file of a library.
func libraryFile(t testing.TB, plays, moves int) []byte {
	t.Helper()
	dir := t.TempDir()
	library(t, dir, plays, moves)
	data, err := os.ReadFile(filepath.Join(dir, "docent.db"))
	must(t, err)
	return data
}

// A file with some bytes zeroed is read row by row into a new one: only what was on the
// damaged page is lost, and how much that is is told.
func TestDamagedPageIsSalvaged(t *testing.T) {
	original := libraryFile(t, 40, 25)
	tries := 24
	if testing.Short() {
		tries = 8
	}
	source := rand.New(rand.NewPCG(64, uint64(len(original))))
	told, fewest := map[string]int{}, 40
	for range tries {
		at := source.IntN(len(original) - 64)
		dir := t.TempDir()
		damaged := slices.Clone(original)
		clear(damaged[at : at+64])
		must(t, os.WriteFile(filepath.Join(dir, "docent.db"), damaged, 0o600))
		notice, left := openDamaged(t, dir, at)
		told[notice.Key]++
		if left < 30 {
			t.Errorf("at %d only %d of 40 plays are left", at, left)
		}
		fewest = min(fewest, left)
		if strings.HasPrefix(notice.Key, "notice.store.") {
			aside := filepath.Join(dir, notice.Data["file"].(string))
			if kept := contents(t, aside); kept != string(damaged) {
				t.Fatalf("at %d: the old file was not kept as it was", at)
			}
			if notice.Data["saved"] != left || notice.Data["all"].(int) < left {
				t.Fatalf("at %d: told %v, but %d plays are there", at, notice.Data, left)
			}
		}
		must(t, os.RemoveAll(dir))
	}
	t.Logf("told %v; at the worst offset %d of 40 plays are left", told, fewest)
}

// openDamaged opens a damaged library, resumes and exports all that is listed and returns
// how many plays were kept.
func openDamaged(t *testing.T, dir string, at int) (tracker.Notice, int) {
	t.Helper()
	store, notice := trackertest.Reopened(t, dir)
	defer func() { must(t, store.Close()) }()
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	plays, err := tr.Plays()
	must(t, err)
	broken, err := tr.Damaged()
	must(t, err)
	for _, s := range plays {
		if _, _, err := tr.Resume(s.ID); err != nil {
			if told, ok := tracker.Told(err); !ok {
				t.Fatalf("at %d: play %s gave %v, %+v", at, s.ID, err, told)
			}
		}
	}
	for _, d := range broken {
		must(t, tr.ExportDamaged(d.ID, &strings.Builder{}))
	}
	for _, read := range []func() error{
		func() error { _, err := store.Boxes(); return err },
		func() error { _, err := store.Players(); return err },
		func() error { _, err := store.Solos(); return err },
		func() error { return store.SetSetting("after", "wards") },
	} {
		if err := read(); err != nil {
			t.Fatalf("at %d: %v", at, err)
		}
	}
	return notice, len(plays) + len(broken)
}

// The first page holds what finds all others: wherever it is damaged, every play is saved.
func TestDamagedFirstPage(t *testing.T) {
	original := libraryFile(t, 3, 1)
	step := 64
	if testing.Short() {
		step = 512
	}
	for at := 0; at < 4096; at += step {
		dir := t.TempDir()
		damaged := slices.Clone(original)
		clear(damaged[at : at+64])
		must(t, os.WriteFile(filepath.Join(dir, "docent.db"), damaged, 0o600))
		if notice, left := openDamaged(t, dir, at); left != 3 {
			t.Errorf("at %d: %d of 3 plays are left, told %+v", at, left, notice)
		}
		must(t, os.RemoveAll(dir))
	}
}

// The page that finds the pages of all plays can be gone, too, and the first page with it.
func TestDamagedRoot(t *testing.T) {
	original := libraryFile(t, 12, 1)
	for _, at := range []int{4064, 4096} {
		dir := t.TempDir()
		damaged := slices.Clone(original)
		clear(damaged[at : at+64])
		must(t, os.WriteFile(filepath.Join(dir, "docent.db"), damaged, 0o600))
		if notice, left := openDamaged(t, dir, at); left != 12 {
			t.Errorf("at %d: %d of 12 plays are left, told %+v", at, left, notice)
		}
	}
}

// Few plays lie on that page themselves: damage to how it finds them loses none, damage to one of them at most those that it
// covers.
func TestDamagedRootWithPlays(t *testing.T) {
	whole := t.TempDir()
	library(t, whole, 4, 3)
	original, err := os.ReadFile(filepath.Join(whole, "docent.db"))
	must(t, err)
	const page, leaf = 4096, 13
	if original[page] != leaf {
		t.Fatal("the plays do not lie on the root")
	}
	step := 64
	if testing.Short() {
		step = 512
	}
	for name, damage := range map[string]func([]byte){
		"zeroed": func(b []byte) { clear(b) },
		"changed": func(b []byte) {
			for i := range b {
				b[i] ^= 0x5a
			}
		},
	} {
		for at := page; at <= 2*page-64; at += step {
			dir := t.TempDir()
			damaged := slices.Clone(original)
			damage(damaged[at : at+64])
			must(t, os.WriteFile(filepath.Join(dir, "docent.db"), damaged, 0o600))
			want := 2
			if at == page {
				want = 4
			}
			if notice, left := openDamaged(t, dir, at); left < want {
				t.Errorf("%s at %d: %d of 4 plays are left, want %d; told %+v", name, at, left, want, notice)
			}
			must(t, os.RemoveAll(dir))
		}
	}
}

// Where whole pages are gone, the plays and entries on both sides of them are saved.
func TestDamagedPages(t *testing.T) {
	dir := t.TempDir()
	library(t, dir, 20, 60)
	path := filepath.Join(dir, "docent.db")
	data, err := os.ReadFile(path)
	must(t, err)
	const entries, plays = 10, 13 // how pages of theirs begin
	for _, kind := range []byte{entries, entries, entries, plays} {
		pages := pagesOf(data, kind)
		at := pages[len(pages)/2] * 4096
		clear(data[at : at+4096])
	}
	must(t, os.WriteFile(path, data, 0o600))
	notice, left := openDamaged(t, dir, -1)
	if !strings.HasPrefix(notice.Key, "notice.store.salvaged") || left < 10 {
		t.Errorf("told %+v with %d of 20 plays left", notice, left)
	}
	if notice.Data["all"] != 20 {
		t.Errorf("told of %v plays, want 20", notice.Data["all"])
	}
	if _, notice := trackertest.Reopened(t, dir); notice.Key != "" {
		t.Errorf("told again: %+v", notice)
	}
}

// pagesOf lists the pages of a file, but for the first ones, that begin like that.
func pagesOf(data []byte, kind byte) []int {
	var pages []int
	for page := 20; page < len(data)/4096; page++ {
		if data[page*4096] == kind {
			pages = append(pages, page)
		}
	}
	return pages
}

// A crash amid the exchange of files leaves one that counts.
func TestInterruptedExchange(t *testing.T) {
	dir := t.TempDir()
	library(t, dir, 3, 2)
	path := filepath.Join(dir, "docent.db")
	data := contents(t, path)
	must(t, os.WriteFile(path+".next", []byte("half of a fi"), 0o600))
	if store, notice := trackertest.Reopened(t, dir); notice.Key != "" || len(trackertest.Listed(t, store)) != 3 {
		t.Errorf("before the old file was moved: told %+v", notice)
	} else {
		must(t, store.Close())
	}
	must(t, os.Remove(path))
	must(t, os.WriteFile(path+".next", []byte(data), 0o600))
	if store, notice := trackertest.Reopened(t, dir); notice.Key != "" || len(trackertest.Listed(t, store)) != 3 {
		t.Errorf("after the old file was moved: told %+v", notice)
	}
}

// One unreadable row hides no other; it is listed, and can be saved and removed.
func TestUnreadableRowHidesNothing(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	tr, p := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, p, 2)
	_, q := trackertest.MustPlay(t, store)
	_, r := trackertest.MustPlay(t, store)
	bad := p.Header().ID
	must(t, stores.Exec(store, `UPDATE plays SET header = '{' WHERE id = '`+bad+`'`))
	must(t, stores.Exec(store, `UPDATE plays SET status = '{' WHERE id = '`+r.Header().ID+`'`))
	must(t, store.SaveBox(tracker.Box{ID: "one", Game: "jar", Things: rules.Box{}, Changed: trackertest.Noon}))
	must(t, store.SaveBox(tracker.Box{ID: "two", Game: "jar", Things: rules.Box{}, Changed: trackertest.Noon}))
	must(t, stores.Exec(store, `UPDATE boxes SET things = '{' WHERE id = 'one'`))
	plays := trackertest.Listed(t, store)
	if len(plays) != 2 || plays[0].ID != q.Header().ID && plays[1].ID != q.Header().ID {
		t.Errorf("%d plays are listed, want two", len(plays))
	}
	if boxes, err := store.Boxes(); err != nil || len(boxes) != 2 {
		t.Errorf("%d boxes are listed (%v), want two", len(boxes), err)
	}
	damaged, err := tr.Damaged()
	must(t, err)
	if len(damaged) != 1 || damaged[0].ID != bad || damaged[0].Failure != nil {
		t.Fatalf("damaged are %+v, want %s", damaged, bad)
	}
	var file strings.Builder
	must(t, tr.ExportDamaged(bad, &file))
	if got := file.String(); !strings.Contains(got, `"docent-raw":1`) || !strings.Contains(got, `"kind":"roll"`) {
		t.Errorf("saved as %s", got)
	}
	must(t, tr.Remove(bad))
	if damaged, err := tr.Damaged(); err != nil || len(damaged) != 0 {
		t.Errorf("after it was removed: %+v (%v)", damaged, err)
	}
	fresh, _, err := tracker.Open(store, trackertest.Only(trackertest.JarGame), time.Now).Resume(r.Header().ID)
	must(t, err)
	trackertest.MustRoll(t, fresh, 3)
}
