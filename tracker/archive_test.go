package tracker_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

var archivedSettings = []string{"language", "theme"}

// everything returns a device with a play, a box and settings, and all of it in a file.
func everything(t testing.TB) (*tracker.Tracker, string) {
	t.Helper()
	tr, _ := boxed(t, stores.NewMemory())
	p, err := tr.New(trackertest.JarGame, rules.Setup{Seats: 2}, trackertest.AnnAndBen())
	must(t, err)
	trackertest.MustRoll(t, p, 3)
	must(t, tr.SetSetting("language", "fr"))
	must(t, tr.SetSetting("open", p.Header().ID))
	return tr, archivedAs(t, tr)
}

func archivedAs(t testing.TB, tr *tracker.Tracker) string {
	t.Helper()
	var file bytes.Buffer
	must(t, tr.ExportAll(archivedSettings, &file))
	return file.String()
}

// holdings tells all that a device holds, in words.
func holdings(t testing.TB, tr *tracker.Tracker) string {
	t.Helper()
	var all strings.Builder
	plays, err := tr.Plays()
	must(t, err)
	for _, s := range plays {
		var file bytes.Buffer
		must(t, tr.ExportKept(s.ID, &file))
		fmt.Fprintln(&all, file.String())
	}
	boxes, err := tr.Boxes(trackertest.JarGame)
	must(t, err)
	for _, b := range boxes {
		fmt.Fprintln(&all, exportedBox(t, tr, b.ID))
	}
	players, err := tr.Players()
	must(t, err)
	damaged, err := tr.Damaged()
	must(t, err)
	fmt.Fprintln(&all, players, len(damaged), tr.Setting("language"), tr.Setting("theme"), tr.Setting("open"))
	return all.String()
}

// Everything opens on another device as it was, but for what that device alone knows; a second time nothing changes.
func TestArchiveThereAndBack(t *testing.T) {
	tr, file := everything(t)
	_, other := elsewhere()
	notice, err := other.ImportAll(archivedSettings, strings.NewReader(file))
	if err != nil || notice.Key != "notice.archive.in" || notice.Data["added"] != 2 || notice.Data["known"] != 0 {
		t.Fatalf("imported: %v, %+v", err, notice)
	}
	must(t, tr.SetSetting("open", ""))
	got, want := holdings(t, other), holdings(t, tr)
	if got != want {
		t.Errorf("there is\n%s\nwant\n%s", got, want)
	}
	notice, err = other.ImportAll(archivedSettings, strings.NewReader(file))
	if err != nil || notice.Data["added"] != 0 || notice.Data["known"] != 2 || holdings(t, other) != want {
		t.Errorf("a second time: %v, %+v\n%s", err, notice, holdings(t, other))
	}
}

// What cannot be opened is left out and counted: the rest comes in.
func TestArchiveLeavesOut(t *testing.T) {
	tr, _ := everything(t)
	plays, err := tr.Plays()
	must(t, err)
	must(t, tr.MarkDamaged(plays[0].ID, tracker.Failure{Cause: "test"}))
	whole := archivedAs(t, tr)
	_, other := elsewhere()
	notice, err := other.ImportAll(archivedSettings, strings.NewReader(whole))
	if err != nil || notice.Data["added"] != 2 {
		t.Errorf("a marked play comes as %+v (%v)", notice, err)
	}
	_, other = elsewhere()
	notice, err = other.ImportAll(archivedSettings, strings.NewReader(summed(strings.Replace(whole, `\"jar\"`, `\"chess\"`, 1))))
	if err != nil || notice.Key != "notice.archive.partly" || notice.Data["left"] != 1 || notice.Data["added"] != 1 {
		t.Errorf("with a box of another game it comes as %+v (%v)", notice, err)
	}
}

// summed puts the right sum into a file that was changed.
func summed(file string) string {
	first, rest, _ := strings.Cut(file, "\n")
	at := strings.Index(first, `"sha256":"`) + len(`"sha256":"`)
	return first[:at] + fmt.Sprintf("%x", sha256.Sum256([]byte(rest))) + first[at+64:] + "\n" + rest
}

func TestDamagedArchives(t *testing.T) {
	_, file := everything(t)
	first, rest, _ := strings.Cut(file, "\n")
	_, play := shared(t)
	swap := func(old, fresh string) string { return strings.Replace(file, old, fresh, 1) }
	for _, test := range []struct{ name, file, key string }{
		{"nothing", "", "foreign"},
		{"a picture", "\x89PNG\r\n\x1a\n", "foreign"},
		{"a play", play, "single"},
		{"a box", `{"docent-box":1}`, "single"},
		{"its first line alone", first, "damaged"},
		{"cut", file[:len(file)-9], "damaged"},
		{"something after it", file + "x", "damaged"},
		{"a letter changed", swap(`pips`, `pipz`), "damaged"},
		{"an empty line", summed(first + "\n" + "{}\n" + rest), "damaged"},
		{"no line of ours", summed(first + "\nhello\n"), "damaged"},
		{"two files on a line", summed(first + "\n" + `{"box":"x","play":"y"}` + "\n"), "damaged"},
		{"a player without an id", swap(`"name":"Ann"`, `"id":"x","name":"Ann"`), "damaged"},
		{"a setting with a name of two lines", swap(`{"language"`, `{"a\nb"`), "damaged"},
		{"a setting that is a book", swap(`"fr"`, `"`+strings.Repeat("f", 1<<17)+`"`), "damaged"},
		{"no format", swap(`:1,`, `:0,`), "damaged"},
		{"a newer format", swap(`:1,`, `:2,`), "newer"},
		{"too much", first + "\n" + strings.Repeat(" ", tracker.MostArchiveBytes), "huge"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, tr := elsewhere()
			before := holdings(t, tr)
			notice, err := tr.ImportAll(archivedSettings, strings.NewReader(test.file))
			told, ok := tracker.Told(err)
			if !ok || told.Key != "error.archive."+test.key || notice.Key != "" {
				t.Fatalf("told %v (%v), notice %q", told, err, notice.Key)
			}
			if holdings(t, tr) != before {
				t.Error("something was changed")
			}
			for _, lang := range assets.Languages() {
				if texts := assets.TextsIn(lang.Tag); !texts.Has(told.Key) || strings.Contains(texts.Text(told.Key, told.Data), "<no value>") {
					t.Errorf("%s has no words for it", lang.Tag)
				}
			}
		})
	}
	_, tr := elsewhere()
	if _, err := tr.ImportAll(nil, failing{}); err == nil {
		t.Error("a file that cannot be read is read")
	}
	_, _, err := tr.Import(strings.NewReader(file))
	if told, _ := tracker.Told(err); told.Key != "error.file.archive" {
		t.Errorf("taken for a play it is told as %v", told)
	}
}

// failing is a file that cannot be read.
type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("no disk") }

// Whatever the bytes, an archive is refused without a trace, or what it brings can be brought elsewhere again.
func FuzzImportAll(f *testing.F) {
	_, file := everything(f)
	_, rest, _ := strings.Cut(file, "\n")
	f.Add("{\"docent-all\":1,\"players\":[],\"settings\":{}}", rest)
	f.Add(`{"docent-all":1,"players":[{"id":"6f1b1a39-7a28-4a30-8c5c-000000000001","name":"Ann"}],"settings":{"language":"fr"}}`, "")
	f.Add(`{"docent-all":1}`, `{"play":"x"}`+"\n"+`{"box":"{\"docent-box\":1}"}`+"\n")
	f.Add(`{"docent-all":2}`, "")
	f.Add(`{"docent":1}`, rest[:len(rest)/2])
	f.Fuzz(func(t *testing.T, first, rest string) {
		// With the right sum, else nothing but the sum would be tried.
		if head, ok := strings.CutPrefix(first, `{"docent-all":1`); ok {
			first = fmt.Sprintf(`{"docent-all":1,"sha256":"%x"%s`, sha256.Sum256([]byte(rest)), head)
		}
		_, tr := elsewhere()
		before := holdings(t, tr)
		if _, err := tr.ImportAll(archivedSettings, strings.NewReader(first+"\n"+rest)); err != nil {
			if _, ok := tracker.Told(err); !ok || holdings(t, tr) != before {
				t.Fatalf("refused with %v, and left\n%s", err, holdings(t, tr))
			}
			return
		}
		again := archivedAs(t, tr)
		_, other := elsewhere()
		notice, err := other.ImportAll(archivedSettings, strings.NewReader(again))
		if err != nil || notice.Key != "notice.archive.in" || holdings(t, other) != holdings(t, tr) {
			t.Fatalf("again: %v, %+v\n%s\nwant\n%s", err, notice, holdings(t, other), holdings(t, tr))
		}
	})
}
