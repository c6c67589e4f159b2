package tracker_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// sharedBox was written when the format was new; it must open for ever.
const sharedBox = "testdata/jar.docentbox"

func exportedBox(t testing.TB, tr *tracker.Tracker, id string) string {
	t.Helper()
	var file bytes.Buffer
	must(t, tr.ExportBox(id, &file))
	return file.String()
}

func TestBoxFormatStays(t *testing.T) {
	data, err := os.ReadFile(sharedBox)
	must(t, err)
	_, tr := elsewhere()
	b, notice, err := tr.ImportBox(bytes.NewReader(data))
	if err != nil || notice.Key != "" || b.Name != "Ann's" || b.Game != "jar" || spelt(b.Things) != `red{"size":"small","marks":["N","W"],"grams":7}` {
		t.Fatalf("opened as %+v, notice %q (%v)", b, notice.Key, err)
	}
	again := exportedBox(t, tr, b.ID)
	if without := strings.Replace(again, `"edition":1,`, "", 1); without != string(data) || without == again {
		t.Errorf("written again as\n%s\nwant\n%s", again, data)
	}
}

// A box that is here already is that box; where both differ both are kept.
func TestBoxFileOfAKnownBox(t *testing.T) {
	tr, b := boxed(t, stores.NewMemory())
	file := exportedBox(t, tr, b.ID)
	same, notice, err := tr.ImportBox(strings.NewReader(file))
	if err != nil || same.ID != b.ID || notice.Key != "notice.box.known" || notice.Data["name"] != "Ann's" {
		t.Fatalf("the same box came as %+v, %+v (%v)", same, notice, err)
	}
	_, err = tr.SetPiece(b.ID, "marble:blue", rules.Answers{"grams": {"1"}})
	must(t, err)
	other, notice, err := tr.ImportBox(strings.NewReader(file))
	if err != nil || notice.Key != "" || other.ID == b.ID || other.Name != "Ann's 2" || spelt(other.Things) != `red{"grams":7}` {
		t.Fatalf("an older one came as %+v, %+v (%v)", other, notice, err)
	}
	if got := said(t, tr, b.ID); got != `red{"grams":7} blue{"grams":1}` {
		t.Errorf("and the one that was here says %s", got)
	}
}

func TestDamagedBoxFiles(t *testing.T) {
	data, err := os.ReadFile(sharedBox)
	must(t, err)
	file := string(data)
	swap := func(old, fresh string) string { return strings.Replace(file, old, fresh, 1) }
	_, play := shared(t)
	for _, test := range []struct{ name, file, key string }{
		{"spaced out by an editor", swap(`{"docent-box":1,`, "\n{ \"docent-box\": 1,\n"), ""},
		{"a spaced piece", swap(`{"size":"small",`, `{ "size": "small",`), ""},
		{"of no pieces", swap(`{"marble:red":{"size":"small","marks":["N","W"],"grams":7}}`, `null`), ""},
		{"pieces that were not understood elsewhere", swap(`}}}`, `}},"kept":{"marble:black":{"any":["thing"]}}}`), ""},
		{"a name of two lines", swap(`"Ann's"`, `"a\nb"`), ""},
		{"more than we know", swap(`"game"`, `"colour":"red","game"`), ""},

		{"nothing", "", "error.box.foreign"},
		{"a picture", "\x89PNG\r\n\x1a\n", "error.box.foreign"},
		{"other JSON", `{"name":"x"}`, "error.box.foreign"},
		{"a play", play, "error.box.play"},
		{"cut", file[:len(file)/2], "error.box.damaged"},
		{"something after it", file + "{}", "error.box.damaged"},
		{"no format", swap(`:1,`, `:0,`), "error.box.damaged"},
		{"a newer format", swap(`:1,`, `:2,`), "error.box.newer"},
		{"a newer format that we cannot read", `{"docent-box":2,"things":7}`, "error.box.newer"},
		{"an unknown game", swap(`"jar"`, `"chess"`), "error.box.unknown-game"},
		{"no id", swap(`"id":"`, `"id":"../`), "error.box.damaged"},
		{"no name", swap(`"Ann's"`, `""`), "error.box.damaged"},
		{"a name that nobody sees", swap(`"Ann's"`, `"\u200b\u202e"`), "error.box.damaged"},
		{"an id in braces", swap(`"id":"5b8d2c9e-0d7e-4a7c-9a44-0a5b1f2f6c11"`, `"id":"{5b8d2c9e-0d7e-4a7c-9a44-0a5b1f2f6c11}"`), "error.box.damaged"},
		{"a piece both known and not", swap(`}}}`, `}},"kept":{"marble:red":{}}}`), "error.box.damaged"},
		{"things that are none", swap(`{"marble:red"`, `["marble:red"`), "error.box.damaged"},
		{"an unknown piece", swap(`marble:red`, `marble:black`), "error.box.unknown-piece"},
		{"a piece out of range", swap(`"grams":7`, `"grams":700`), "error.box.piece"},
		{"an unknown field", swap(`"grams":7`, `"weight":7`), "error.box.piece"},
		{"a list out of order", swap(`["N","W"]`, `["W","N"]`), "error.box.piece"},
		{"far too long", file + strings.Repeat(" ", tracker.MostBoxBytes), "error.box.huge"},
	} {
		store, tr := elsewhere()
		_, notice, err := tr.ImportBox(strings.NewReader(test.file))
		var refused *tracker.FileError
		partly := strings.Contains(test.file, `"kept"`) && err == nil
		if told, _ := tracker.Told(err); told.Key != test.key || (err != nil) != errors.As(err, &refused) || (notice.Key == "notice.box.partly") != partly {
			t.Errorf("%s: %v, want %q", test.name, err, test.key)
		}
		if boxes, err2 := store.Boxes(); err2 != nil || (len(boxes) == 1) != (test.key == "") {
			t.Errorf("%s: left %v", test.name, boxes)
		}
	}
	if _, _, err := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Import(bytes.NewReader(data)); err == nil {
		t.Error("a box became a play")
	} else if told, _ := tracker.Told(err); told.Key != "error.file.box" {
		t.Errorf("a box opened as a play: %q", told.Key)
	}
}

// Whatever the bytes, a file is refused without a trace or becomes a box that can be
// played with and survives being shared again.
func FuzzImportBox(f *testing.F) {
	data, err := os.ReadFile(sharedBox)
	must(f, err)
	file := string(data)
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Add([]byte(strings.Replace(file, "red", "blue", 1)))
	f.Add([]byte(strings.Replace(file, `"W"`, `"E"`, 1)))
	f.Add([]byte(`{"docent-box":2}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		store, tr := elsewhere()
		b, _, err := tr.ImportBox(bytes.NewReader(data))
		if err != nil {
			boxes, _ := store.Boxes()
			refusedWhole(t, err, len(boxes))
			return
		}
		must(t, trackertest.JarGame.CheckBox(b.Things))
		_, err = tr.NewWithBox(trackertest.JarGame, rules.Setup{Seats: 2}, trackertest.AnnAndBen(), b.ID)
		must(t, err)
		file := exportedBox(t, tr, b.ID)
		_, other := elsewhere()
		again, notice, err := other.ImportBox(strings.NewReader(file))
		if err != nil || notice.Key != "" || again.ID != b.ID || again.Name != b.Name || spelt(again.Things) != spelt(b.Things) {
			t.Fatalf("shared again as %+v: %v, notice %q\n%s", again, err, notice.Key, file)
		}
	})
}

// A box of another edition comes with pieces that this one does not understand: they are
// told, kept and shared again as they were.
func TestBoxFileOfAnotherEdition(t *testing.T) {
	data, err := os.ReadFile(sharedBox)
	must(t, err)
	newer := strings.Replace(string(data), `"game":"jar"`, `"game":"jar","edition":7`, 1)
	newer = strings.Replace(newer, `"things":{`, `"things":{"lid":{"tight":true},"marble:blue":{"grams":700},`, 1)
	store, tr := elsewhere()
	b, notice, err := tr.ImportBox(strings.NewReader(newer))
	if err != nil || notice.Key != "notice.box.partly" || notice.Data["Count"] != 2 || len(b.Things) != 1 {
		t.Fatalf("opened as %+v, notice %+v (%v)", b, notice, err)
	}
	keeps(t, store, b.ID, rules.Box{"lid": []byte(`{"tight":true}`), "marble:blue": []byte(`{"grams":700}`)})
	again := exportedBox(t, tr, b.ID)
	kept := `"marks":["N","W"],"grams":7}},"kept":{"lid":{"tight":true},"marble:blue":{"grams":700}}}`
	if !strings.HasSuffix(again, kept+"\n") || !strings.Contains(again, `"edition":1,`) {
		t.Errorf("written again as\n%s\nwant\n%s", again, kept)
	}
	if _, notice, err := tr.ImportBox(strings.NewReader(again)); err != nil || notice.Key != "notice.box.known" {
		t.Errorf("opened again: notice %q (%v)", notice.Key, err)
	}
	for name, file := range map[string]string{
		"a thing of two lines": strings.Replace(newer, `"lid"`, `"l\nid"`, 1),
		"an impossible number": strings.Replace(newer, `"edition":7`, `"edition":-1`, 1),
	} {
		if _, _, err := tr.ImportBox(strings.NewReader(file)); err == nil {
			t.Errorf("%s was opened", name)
		}
	}
}
