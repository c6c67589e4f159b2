package tracker_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// noted returns a game with a private note, up to its end by agreement where that is wanted.
func noted(t *testing.T, over bool) *tracker.Play {
	t.Helper()
	tr := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon)
	game, _ := catalog.Game("oldmuseum")
	p, err := tr.New(game, rules.Setup{Seats: 2}, trackertest.Seats(2))
	must(t, err)
	do := func(kind rules.Kind, answers rules.Answers) {
		t.Helper()
		_, err := p.Do(trackertest.Offer(t, p, kind), answers)
		must(t, err)
	}
	do("go", rules.Answers{"to": {"C2"}})
	do("note", rules.Answers{"at": {"F4"}, "marks": {"a7"}, "text": {"quicksilver"}})
	do("way", rules.Answers{"there": {"open"}})
	do("note", rules.Answers{"at": {"F4"}, "marks": {}, "text": {"quicksilver no more"}})
	do("find", rules.Answers{"card": {"utility"}})
	if over {
		do("stop", nil)
	}
	return p
}

// What concerns one seat alone leaves the device with the whole game log only, also when the
// game is over; all the rest does.
func TestPersonalMovesAreShownToNobody(t *testing.T) {
	for _, over := range []bool{false, true} {
		p := noted(t, over)
		if p.Position().Over() != over {
			t.Fatalf("the game is over: %t", !over)
		}
		if !p.HasSecrets() {
			t.Error("notes are said to be no secret")
		}
		file := exportedPublic(t, p)
		if strings.Contains(file, "quicksilver") || strings.Contains(file, `"a7"`) || strings.Contains(file, `"note"`) {
			t.Errorf("the public file tells notes:\n%s", file)
		}
		public, all := p.PublicMoves()
		if public != all-2 {
			t.Errorf("%d of %d moves are public, want all but the two notes", public, all)
		}
		q, notice, err := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon).Import(strings.NewReader(file))
		if err != nil || notice.Key != "" {
			t.Fatalf("the public file opens with notice %q (%v)", notice.Key, err)
		}
		table := rules.Table
		if got, want := q.Position().View(table).JSON(), p.Position().View(table).JSON(); !bytes.Equal(got, want) {
			t.Errorf("the public file stands at\n%s\nnot at\n%s", got, want)
		}
		var whole bytes.Buffer
		must(t, p.Export(&whole))
		if !strings.Contains(whole.String(), "quicksilver") {
			t.Error("the whole game log lacks the notes")
		}
	}
}

func TestReplayWithholdsPersonalMoves(t *testing.T) {
	for _, over := range []bool{false, true} {
		var whole bytes.Buffer
		must(t, noted(t, over).Export(&whole))
		name := filepath.Join(t.TempDir(), "play.docent")
		must(t, os.WriteFile(name, whole.Bytes(), 0o600))
		for _, secrets := range []bool{false, true} {
			args := []string{"replay", name}
			if secrets {
				args = append(args, "-secrets")
			}
			var out, errors bytes.Buffer
			if exit, _ := tracker.Command(catalog.Games(), "", args, &out, &errors); exit != 0 {
				t.Fatalf("%v: %s", args, errors.String())
			}
			if got := strings.Contains(out.String()+errors.String(), "quicksilver"); got != secrets {
				t.Errorf("over %t, with secrets %t: notes told %t\n%s", over, secrets, got, out.String())
			}
			if !strings.Contains(out.String(), "The way") && !strings.Contains(out.String(), "clear") {
				t.Errorf("the rest is not told:\n%s", out.String())
			}
		}
	}
}

// A note that was taken back is not told either.
func TestUndonePersonalMovesAreShownToNobody(t *testing.T) {
	p := noted(t, false)
	for range 4 {
		must(t, p.Undo())
	}
	if !p.HasSecrets() {
		t.Error("Export would write the notes that were undone")
	}
	if file := exportedPublic(t, p); strings.Contains(file, "quicksilver") {
		t.Errorf("the public file tells notes:\n%s", file)
	}
}
