package tracker_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// shared returns a play with an undone branch and a step that nobody made, as a file.
func shared(t testing.TB) (*tracker.Play, string) {
	t.Helper()
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	trackertest.MustRoll(t, p, 2)
	trackertest.MustRoll(t, p, 4)
	must(t, p.Undo())
	trackertest.MustRoll(t, p, 6)
	trackertest.MustRoll(t, p, 3)
	must(t, p.Undo())
	return p, exported(t, p)
}

func exported(t testing.TB, p *tracker.Play) string {
	t.Helper()
	var file bytes.Buffer
	must(t, p.Export(&file))
	return file.String()
}

func elsewhere() (*stores.Memory, *tracker.Tracker) {
	store := stores.NewMemory()
	return store, tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
}

// A play opened on another device stands where it stood, with its branches.
func TestFileThereAndBack(t *testing.T) {
	p, file := shared(t)
	store, tr := elsewhere()
	q, notice, err := tr.Import(strings.NewReader(file))
	if err != nil || notice.Key != "" {
		t.Fatalf("import: %v, notice %q", err, notice.Key)
	}
	trackertest.SamePlay(t, q, p)
	if len(q.Checklist()) != 1 || q.Header().ID != p.Header().ID {
		t.Errorf("imported %v with checklist %v", q.Header(), q.Checklist())
	}
	if again := exported(t, q); again != file {
		t.Errorf("exported again as\n%s\nwant\n%s", again, file)
	}
	trackertest.MustRoll(t, q, 5)
	trackertest.SameAfterRestart(t, store, q)
}

// sharedFile was written when the format was new; it must open for ever.
const sharedFile = "testdata/jar.docent"

func TestFormatStays(t *testing.T) {
	data, err := os.ReadFile(sharedFile)
	must(t, err)
	_, tr := elsewhere()
	p, notice, err := tr.Import(bytes.NewReader(data))
	if err != nil || notice.Key != "" || trackertest.IDs(p) != " 1 3(4)(5)" || !slices.Equal(p.Tips(), []int{2, 6}) {
		t.Fatalf("opened on%s with tips %v, notice %q (%v)", trackertest.IDs(p), p.Tips(), notice.Key, err)
	}
	again, position, ok := strings.Cut(exported(t, p), `,"position":`+trackertest.State(t, p))
	if again+position != string(data) || !ok { // it is told nothing that nobody kept
		t.Errorf("written again as\n%s\nwant\n%s", again+position, data)
	}
}

func TestFileOfAKnownPlay(t *testing.T) {
	_, file := shared(t)
	store, tr := elsewhere()
	first, _, err := tr.Import(strings.NewReader(file))
	must(t, err)
	trackertest.MustRoll(t, first, 1)
	same, notice, err := tr.Import(strings.NewReader(file))
	if err != nil || same != first || notice.Key != "notice.file.known" {
		t.Fatalf("an older state of a play gave %v %q (%v)", same == first, notice.Key, err)
	}
	later := exported(t, first)
	must(t, tr.Remove(first.Header().ID))
	old, _, err := tr.Import(strings.NewReader(file))
	must(t, err)
	other, notice, err := tr.Import(strings.NewReader(later))
	if err != nil || notice.Key != "" || other == old || other.Header().ID == old.Header().ID {
		t.Fatalf("a differing play did not become one of its own: %q (%v)", notice.Key, err)
	}
	plays, err := store.List()
	if err != nil || len(plays) != 2 {
		t.Fatalf("%d plays are kept, want 2 (%v)", len(plays), err)
	}
}

// What can be read of a file is opened and the rest is told; what cannot be is
// refused, told, and changes nothing.
func TestDamagedFiles(t *testing.T) {
	_, file := shared(t)
	lines := strings.SplitAfter(file, "\n")
	swap := func(old, fresh string) string { return strings.Replace(file, old, fresh, 1) }
	for _, test := range []struct {
		name, file string
		key        string
		line       string // where an opened play stands
	}{
		{"whole", file, "", " 1 3(4)(5)"},
		{"without the last line end", strings.TrimSuffix(file, "\n"), "", " 1 3(4)(5)"},
		{"cut in the last line", file[:len(file)-20], "notice.file.cut", " 1 3(4)(5)"},
		{"cut before the head", strings.Join(lines[:5], ""), "notice.file.cut", " 1 3(4)(5)"},
		{"cut after the header", lines[0], "notice.file.cut", ""},
		{"cut after the header's text", strings.TrimSpace(lines[0]), "notice.file.cut", ""},
		{"more lines than it says", file + lines[len(lines)-2], "notice.file.cut", " 1 3(4)(5)"},
		{"a line twice", strings.Join(slices.Insert(slices.Clone(lines), 2, lines[1]), ""), "notice.file.cut", " 1"},
		{"a line of nonsense", strings.Join(slices.Insert(slices.Clone(lines), 2, "{}\n"), ""), "notice.file.cut", " 1"},
		{"no such head", swap(`"head":5`, `"head":77`), "notice.file.cut", " 1 3(4)(5) 6"},
		{"negative head", swap(`"head":5`, `"head":-1`), "notice.file.cut", " 1 3(4)(5) 6"},
		{"no such tip", swap(`"tip":6`, `"tip":77`), "", " 1 3(4)(5)"},
		{"a roll edited", swap(`{"pips":6}`, `{"pips":5}`), "notice.file.edited", " 1"},
		{"an impossible roll", swap(`{"pips":6}`, `{"pips":60}`), "notice.file.edited", " 1"},
		{"an undone roll edited", swap(`{"pips":4}`, `{"pips":5}`), "notice.file.edited", " 1 3(4)(5)"},
		{"a move out of turn", swap(`"seat":1`, `"seat":0`), "notice.file.edited", " 1 3(4)(5)"},
		{"a hash edited", swap(`"hash":"`, `"hash":"0`), "notice.file.edited", ""},
		{"another goal", swap(`100000`, `70`), "notice.file.edited", ""},
		{"the clock set back", strings.ReplaceAll(file, `"at":"2026-07-01`, `"at":"2026-06-01`), "", " 1 3(4)(5)"},
		{"a name with a line in it", swap(`"Ann"`, `"An\nn"`), "", " 1 3(4)(5)"},
		{"a name that reads backwards", swap(`"Ann"`, `"\u202eAnn"`), "", " 1 3(4)(5)"},
		{"a name that nobody sees", swap(`"Ann"`, `"\u200b\u3164"`), "", " 1 3(4)(5)"},
		{"a very long name", swap(`"Ann"`, `"`+strings.Repeat("n", 1000)+`"`), "", " 1 3(4)(5)"},
		{"a clock before 2000", strings.ReplaceAll(file, "2026-07-01", "1970-01-01"), "", " 1 3(4)(5)"},
		{"a clock after 3000", strings.ReplaceAll(file, "2026-07-01", "3026-07-01"), "", " 1 3(4)(5)"},
		{"rules of a newer edition", strings.Replace(swap(`"edition":1`, `"edition":9`), `{"pips":6}`, `{"pips":5}`, 1), "notice.rules-changed.carried", " 1 3(4)(5) 7"},

		{"nothing", "", "error.file.foreign", ""},
		{"a picture", "\x89PNG\r\n\x1a\n", "error.file.foreign", ""},
		{"other JSON", `{"name":"x"}`, "error.file.foreign", ""},
		{"cut in the header", lines[0][:40], "error.file.foreign", ""},
		{"a newer format", swap(`"docent":1`, `"docent":2`), "error.file.newer", ""},
		{"a newer format that we cannot read", `{"docent":2,"play":7}`, "error.file.newer", ""},
		{"an unknown game", swap(`"game":"jar"`, `"game":"chess"`), "error.file.unknown-game", ""},
		{"no id", swap(`"id":"`, `"id":"../`), "error.file.damaged", ""},
		{"a set-up that a rule forbids", swap(`100000`, `13`), "error.file.damaged", ""},
		{"a set-up that cannot be", swap(`100000`, `-1`), "error.file.damaged", ""},
		{"a player too many", swap(`"players":[`, `"players":[{"id":"c","name":"Cleo","symbol":0},`), "error.file.damaged", ""},
		{"a player without a symbol", swap(`"symbol":0`, `"symbol":9`), "error.file.damaged", ""},
		{"an id in braces", strings.Replace(swap(`"id":"`, `"id":"{`), `","game"`, `}","game"`, 1), "error.file.damaged", ""},
		{"a player's id that is none", strings.ReplaceAll(file, trackertest.AnnID, "../../etc"), "error.file.damaged", ""},
		{"an author that is nobody", strings.Replace(file, `"author":"`+trackertest.BenID, `"author":"\u202eevil`, 1), "notice.file.cut", " 1"},
		{"a year that cannot be written", strings.ReplaceAll(file, `"started":"2026-07-01T12:00:00Z"`, `"started":"9999-12-31T23:59:59-12:00"`), "error.file.damaged", ""},
		{"far too many moves", swap(`"entries":6`, `"entries":250001`), "error.file.huge", ""},
		{"far too long", file + strings.Repeat(" ", tracker.MostBytes), "error.file.huge", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			store, tr := elsewhere()
			p, notice, err := tr.Import(strings.NewReader(test.file))
			if strings.HasPrefix(test.key, "error.") {
				var refused *tracker.FileError
				if told, ok := tracker.Told(err); !ok || told.Key != test.key || !errors.As(err, &refused) {
					t.Fatalf("refused with %v, want %s", err, test.key)
				}
				plays, err := store.List()
				players, err2 := store.Players()
				if len(plays) > 0 || len(players) > 0 || err != nil || err2 != nil {
					t.Fatalf("a refused file left %v and %v", plays, players)
				}
				return
			}
			if err != nil || notice.Key != test.key {
				t.Fatalf("opened with notice %q (%v), want %q", notice.Key, err, test.key)
			}
			plainNames(t, p)
			if trackertest.IDs(p) != test.line {
				t.Errorf("stands on%s, want%s", trackertest.IDs(p), test.line)
			}
			trackertest.MustRoll(t, p, 6)
			trackertest.SameAfterRestart(t, store, p)
		})
	}
}

func plainNames(t *testing.T, p *tracker.Play) {
	t.Helper()
	for _, player := range p.Header().Players {
		if tracker.Plain(player.Name) != player.Name || len(player.Name) > 200 {
			t.Errorf("a player is called %.40q", player.Name)
		}
	}
}

// refusedWhole demands words for a refusal that left nothing behind.
func refusedWhole(t *testing.T, err error, kept int) {
	t.Helper()
	if kept > 0 {
		t.Fatalf("refused with %v and kept all the same", err)
	}
	if _, ok := tracker.Told(err); !ok {
		t.Fatalf("refused without words: %v", err)
	}
}

// Whatever the bytes, a file is refused without a trace or becomes a play that holds
// together and survives being shared again.
func FuzzImport(f *testing.F) {
	data, err := os.ReadFile(sharedFile)
	must(f, err)
	file := string(data)
	f.Add(data)
	f.Add([]byte(file[:len(file)/2]))
	f.Add([]byte(strings.ReplaceAll(file, `"pips":6`, `"pips":5`)))
	f.Add([]byte(strings.ReplaceAll(file, `"parent":1`, `"parent":3`)))
	f.Add([]byte(strings.Replace(file, `"author":"auto"`, `"author":"carry","position":{"goal":1}`, 1)))
	f.Add([]byte(strings.Replace(file, `"edition":1`, `"edition":2`, 1)))
	f.Add([]byte(strings.Replace(strings.Replace(file, `"edition":1`, `"edition":2`, 1), `"pips":4`, `"pips":40`, 1)))
	_, whole := shared(f)
	f.Add([]byte(strings.Replace(strings.Replace(whole, `"edition":1`, `"edition":2`, 1), `"pips":2`, `"pips":20`, 1)))
	f.Add([]byte(strings.Replace(whole, `"head":5`, `"edition":2,"head":5`, 1)))
	f.Add([]byte(`{"docent":2}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		store, tr := elsewhere()
		p, _, err := tr.Import(bytes.NewReader(data))
		if err != nil {
			plays, _ := store.List()
			refusedWhole(t, err, len(plays))
			return
		}
		must(t, p.Position().Sound())
		file := exported(t, p)
		_, other := elsewhere()
		q, notice, err := other.Import(strings.NewReader(file))
		if err != nil || notice.Key != "" {
			t.Fatalf("shared again: %v, notice %q\n%s", err, notice.Key, file)
		}
		trackertest.SamePlay(t, q, p)
		trackertest.SameAfterRestart(t, store, p)
	})
}

func TestWriterThatFails(t *testing.T) {
	p, file := shared(t)
	for n := range 3 {
		if err := p.Export(&shortWriter{n * len(file) / 3}); !errors.Is(err, errShort) {
			t.Errorf("writing to a full disk gave %v", err)
		}
	}
}

var errShort = fmt.Errorf("no more room")

type shortWriter struct{ room int }

func (w *shortWriter) Write(p []byte) (int, error) {
	if w.room -= len(p); w.room < 0 {
		return 0, errShort
	}
	return len(p), nil
}
