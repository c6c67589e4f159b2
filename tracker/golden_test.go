package tracker_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// What older editions wrote is read for ever: testdata/editions/N holds files that edition
// N of a game wrote, one play for each level, a box, and how it spells what is kept. They
// are written once, by TestNewEdition, and never changed. docs/formats.md tells when.
const editions = "testdata/editions"

// editionDir returns the folder of an edition.
func editionDir(edition int) string { return filepath.Join(editions, strconv.Itoa(edition)) }

// How to go on, for whoever sees one of these tests fail.
const howToRaise = `
If files of the present edition are out already:
  1. raise Edition in the game's game.go;
  2. where old moves or positions mean something else now, add an Upgrade to its Spec;
  3. go test ./tracker -run TestNewEdition -new-edition, and commit what it writes.
docs/formats.md tells more.`

// goldens lists the committed files with that ending.
func goldens(t testing.TB, ending string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(editions, "*", "*"+ending))
	must(t, err)
	if len(files) == 0 {
		t.Fatalf("no %s under %s", ending, editions)
	}
	return files
}

// A state, a move, an option or a piece that is spelt otherwise is a new edition.
func TestShapesAreOfThisEdition(t *testing.T) {
	for _, game := range catalog.Games() {
		file := filepath.Join(editionDir(game.Edition()), string(game.ID())+".shape")
		kept, err := os.ReadFile(file)
		if err != nil {
			t.Errorf("edition %d of %s has no golden files: %v%s", game.Edition(), game.ID(), err, howToRaise)
			continue
		}
		was, is := strings.Split(strings.TrimSpace(string(kept)), "\n"), game.Shape()
		if changed := difference(was, is); changed != "" {
			t.Errorf("edition %d of %s spells what is kept otherwise than %s:\n%s%s", game.Edition(), game.ID(), file, changed, howToRaise)
		}
	}
}

// difference lists the lines that only one of two texts has.
func difference(was, is []string) string {
	text := ""
	for _, line := range was {
		if !slices.Contains(is, line) {
			text += "  gone: " + line + "\n"
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			text += "  new:  " + line + "\n"
		}
	}
	if text == "" && !slices.Equal(was, is) {
		text = "  the fields are in another order\n"
	}
	return text
}

func TestDifference(t *testing.T) {
	for want, texts := range map[string][2]string{
		"": {"a b", "a b"}, "  gone: b\n": {"a b", "a"}, "  new:  b\n": {"a", "a b"}, "  the fields are in another order\n": {"a b", "b a"},
	} {
		if got := difference(strings.Fields(texts[0]), strings.Fields(texts[1])); got != want {
			t.Errorf("%v differ by %q, want %q", texts, got, want)
		}
	}
}

// levels lists the answers to a game's question of what Docent tracks.
func levels(game rules.Game) []string {
	for _, s := range game.Settings() {
		if s.Name == "level" {
			var all []string
			for _, o := range s.Options {
				all = append(all, o.Value)
			}
			return all
		}
	}
	return nil
}

// Every game and level of this edition has its golden play, and every game with pieces
// its golden box.
func TestGoldensAreWhole(t *testing.T) {
	for _, game := range catalog.Games() {
		names := []string{string(game.ID()) + tracker.BoxExtension}
		if len(game.Pieces()) == 0 {
			names = nil
		}
		for _, level := range levels(game) {
			names = append(names, string(game.ID())+"-"+level+tracker.Extension)
		}
		for _, name := range names {
			if _, err := os.Stat(filepath.Join(editionDir(game.Edition()), name)); err != nil {
				t.Errorf("%v%s", err, howToRaise)
			}
		}
	}
}

// Plays of every edition open with all their steps. Those of this edition stand where
// they stood to the byte and are written again as they were.
func TestGoldenPlays(t *testing.T) {
	for _, file := range goldens(t, tracker.Extension) {
		t.Run(filepath.ToSlash(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			must(t, err)
			p, notice, err := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon).Import(bytes.NewReader(data))
			must(t, err)
			want := resultsOf(t, filepath.Dir(file))[filepath.Base(file)]
			if p.Header().Edition == p.Position().Game().Edition() {
				asItWas(t, p, notice, string(data), want)
			} else {
				asItMay(t, p, notice, string(data), want)
			}
			tellsAll(t, p)
		})
	}
}

// A first edition's play in which skeletons came out opens with its notice and goes on: what is known of them follows, and a
// step that asked for a third one is passed over.
func TestSkeletonsOfTheFirstEdition(t *testing.T) {
	for name, want := range map[string]struct {
		notice, state string
		lost          int
	}{
		"trasteros-skeletons":    {"notice.rules-changed.same", `"loose":1`, 0},
		"trasteros-no-skeletons": {"notice.rules-changed.carried", `"mixed":true,"players"`, 10},
	} {
		data, err := os.ReadFile(filepath.Join(editionDir(1), name+tracker.Extension))
		must(t, err)
		p, notice, err := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon).Import(bytes.NewReader(data))
		must(t, err)
		if notice.Key != want.notice || len(p.Lost()) != want.lost || !strings.Contains(string(p.Position().JSON()), want.state) {
			t.Errorf("%s: notice %+v, %d steps are passed over, and it stands at %s", name, notice, len(p.Lost()), p.Position().JSON())
		}
		next := slices.IndexFunc(p.Position().Offers(), func(o rules.Offer) bool { return o.Kind == "call" && o.Refused == nil })
		if next < 0 {
			t.Errorf("%s: no room can be called", name)
			continue
		}
		stood := p.Position().Now()
		_, err = p.Do(p.Position().Offers()[next], nil)
		must(t, err)
		must(t, p.Undo())
		if now := p.Position().Now(); now.Seat != stood.Seat || now.Phase != stood.Phase {
			t.Errorf("%s: undo leads from %v to %v", name, stood, now)
		}
	}
}

// A correction that leads elsewhere since it was recorded is a ruling that differs, and no damage: it is told once, with every
// step kept. The game stands where the moves lead now, or where it stood if it is over or a later step is refused.
func TestCorrectionsOfOlderEditions(t *testing.T) {
	for name, want := range map[string]struct {
		notice     string
		step, lost int
		stays      bool
	}{
		"1/cgexpo-corrected":       {"notice.rules-changed.differs", 1, 0, false},
		"1/cgexpo-corrected-win":   {"notice.rules-changed.carried", 11, 1, true},
		"1/crazymuseum-corrected":  {"notice.rules-changed.differs", 25, 0, false},
		"1/museum-corrected":       {"notice.rules-changed.differs", 15, 0, false},
		"1/museum-corrected-count": {"notice.rules-changed.result", 11, 0, true},
		"1/oldmuseum-corrected":    {"notice.rules-changed.differs", 14, 0, false},
		"2/trasteros-corrected":    {"notice.rules-changed.differs", 11, 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(editions, filepath.FromSlash(name)+tracker.Extension)
			data, err := os.ReadFile(file)
			must(t, err)
			store := stores.NewMemory()
			p, notice, err := tracker.Open(store, catalog.Game, trackertest.AtNoon).Import(bytes.NewReader(data))
			must(t, err)
			if notice.Key != want.notice || notice.Data["step"] != want.step || len(p.Lost()) != want.lost {
				t.Errorf("notice %+v, and %d steps are passed over", notice, len(p.Lost()))
			}
			if ended := resultsOf(t, filepath.Dir(file))[filepath.Base(file)]; (resultOf(p) == ended) != want.stays {
				t.Errorf("it stood at %s, now at %s", ended, resultOf(p))
			}
			if _, entries, _ := strings.Cut(string(data), "\n"); !strings.Contains(exported(t, p), entries) {
				t.Error("what was recorded is written otherwise")
			}
			open := func(o rules.Offer) bool { return o.Refused == nil && o.Asks != rules.Auto }
			if !p.Position().Over() && !slices.ContainsFunc(p.Position().Offers(), open) {
				t.Error("nothing can be done")
			}
			again, notice, err := tracker.Open(store, catalog.Game, trackertest.AtNoon).Resume(p.Header().ID)
			must(t, err)
			if trackertest.SamePlay(t, again, p); notice.Key != "" {
				t.Errorf("told again: %+v", notice)
			}
		})
	}
}

// Plays of every edition are kept and opened again as they were imported, by the store of the device the test runs on.
func TestGoldenPlaysAreKept(t *testing.T) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	want := map[string]string{}
	for _, file := range goldens(t, tracker.Extension) {
		data, err := os.ReadFile(file)
		must(t, err)
		p, _, err := tracker.Open(store, catalog.Game, trackertest.AtNoon).Import(bytes.NewReader(data))
		must(t, err)
		want[p.Header().ID] = exported(t, p)
	}
	must(t, store.Close())
	again := tracker.Open(trackertest.MustFolder(t, dir), catalog.Game, trackertest.AtNoon)
	for id, file := range want {
		p, notice, err := again.Resume(id)
		must(t, err)
		if got := exported(t, p); got != file || notice.Key != "" {
			t.Errorf("play %s of %s opens with the notice %q, or as another one", id, p.Header().Game, notice.Key)
		}
	}
	if plays, err := again.Plays(); err != nil || len(plays) != len(want) {
		t.Errorf("%d plays are listed (%v), want %d", len(plays), err, len(want))
	}
}

// asItWas demands a play of this edition to the byte, and the same where it is read as
// leniently as another edition's.
func asItWas(t *testing.T, p *tracker.Play, notice tracker.Notice, file, want string) {
	t.Helper()
	if notice.Key != "" || len(p.Lost()) > 0 || exported(t, p) != file {
		t.Errorf("notice %+v, lost %v, or written otherwise", notice, p.Lost())
	}
	if resultOf(p) != want {
		t.Errorf("ended in %s, want %s", resultOf(p), want)
	}
	otherwise := strings.Replace(file, fmt.Sprintf(`"edition":%d`, p.Header().Edition), `"edition":1000`, 1)
	if q := sharedBy(t, catalog.Game, otherwise, ""); trackertest.State(t, q) != trackertest.State(t, p) {
		t.Errorf("read as another edition's it stands at %s", trackertest.State(t, q))
	}
}

// asItMay demands every entry of an older edition's play, and the same scores unless the
// notice tells what differs.
func asItMay(t *testing.T, p *tracker.Play, notice tracker.Notice, file, want string) {
	t.Helper()
	_, scores, _ := strings.Cut(resultOf(p), " ")
	_, wanted, _ := strings.Cut(want, " ")
	switch notice.Key {
	case "notice.rules-changed.differs", "notice.rules-changed.carried":
	case "", "notice.rules-changed.same", "notice.rules-changed.result", "notice.branches-lost":
		if scores != wanted {
			t.Errorf("notice %q, and yet it ended in %s, want %s", notice.Key, scores, wanted)
		}
	default:
		t.Errorf("notice %+v", notice)
	}
	if got, recorded := strings.Count(exported(t, p), "\n"), strings.Count(file, "\n"); got < recorded {
		t.Errorf("of %d lines %d are left", recorded, got)
	}
}

// resultOf returns where a play stands, as a hash, and every seat's total.
func resultOf(p *tracker.Play) string {
	text := fmt.Sprintf("%x", sha256.Sum256(p.Position().JSON()))[:16]
	for _, s := range p.Position().Scores() {
		text += fmt.Sprintf(" %d:%d", s.Seat, s.Total)
	}
	return text
}

// resultsOf reads what the files of an edition ended in.
func resultsOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "results.txt"))
	must(t, err)
	results := map[string]string{}
	for line := range strings.Lines(string(data)) {
		name, result, _ := strings.Cut(strings.TrimSpace(line), " ")
		results[name] = result
	}
	return results
}

// tellsAll demands words for all that a play told when it was made, in every language:
// texts of older editions stay.
func tellsAll(t *testing.T, p *tracker.Play) {
	t.Helper()
	for _, lang := range assets.Languages() {
		teller := tracker.NewTeller(assets.TextsIn(lang.Tag), p.Header().Game, p.Header().Players)
		for _, e := range append(p.Line(), p.Lost()...) {
			for _, event := range e.Events {
				if said := teller.Event(event); said == "" || strings.ContainsAny(said, "{}") {
					t.Errorf("%s: entry %d tells %s as %q", lang.Tag, e.ID, event.Key, said)
				}
			}
		}
	}
}

// Boxes of every edition open, and are written again as they were, but for the edition that reads them. What that one does
// not understand any more is told.
func TestGoldenBoxes(t *testing.T) {
	for _, file := range goldens(t, tracker.BoxExtension) {
		t.Run(filepath.ToSlash(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			must(t, err)
			tr := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon)
			b, notice, err := tr.ImportBox(bytes.NewReader(data))
			must(t, err)
			game, _ := catalog.Game(b.Game)
			want := strings.Replace(string(data), `"edition":`+filepath.Base(filepath.Dir(file)), fmt.Sprintf(`"edition":%d`, game.Edition()), 1)
			if notice.Key != "notice.box.partly" && (notice.Key != "" || exportedBox(t, tr, b.ID) != want) {
				t.Errorf("notice %+v, written again as\n%s", notice, exportedBox(t, tr, b.ID))
			}
			if len(b.Things) == 0 {
				t.Error("it says nothing any more")
			}
		})
	}
}

// inventory returns all that a store keeps, as text, and the plays of older editions: what becomes
// of them is left to TestGoldenPlays.
func inventory(t *testing.T, store tracker.Store) (text string, older map[string]bool) {
	t.Helper()
	older = map[string]bool{}
	tr := tracker.Open(store, catalog.Game, trackertest.AtNoon)
	var lines []string
	add := func(form string, args ...any) { lines = append(lines, fmt.Sprintf(form, args...)) }
	plays, err := tr.Plays()
	must(t, err)
	for _, s := range plays {
		p, notice, err := tr.Resume(s.ID)
		must(t, err)
		add("play %s %s over %t moves %d round %d", s.Game, s.ID, s.Over, s.Moves, s.Round)
		if older[s.ID] = s.Edition != p.Position().Game().Edition(); !older[s.ID] {
			add("result %s %s%s tips %v", s.ID, resultOf(p)+notice.Key, trackertest.IDs(p), p.Tips())
		}
		tellsAll(t, p)
	}
	boxes, err := store.Boxes()
	must(t, err)
	for _, b := range boxes {
		for thing, raw := range b.Things {
			add("box %s %s %s %s %s", b.Game, b.ID, b.Name, thing, raw)
		}
	}
	players, err := tr.Players()
	must(t, err)
	for _, p := range players {
		add("player %s %s %d", p.ID, p.Name, p.Symbol)
	}
	solos, err := tr.Solos()
	must(t, err)
	for _, s := range solos {
		add("solo %s %s %s %s %d %t", s.Play, s.Game, s.Variant, s.Player.Name, s.Total, s.House)
	}
	for _, key := range []string{"language", "theme"} {
		add("setting %s %s", key, tr.Setting(key))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n", older
}

// exists reports whether something was committed already.
func exists(t testing.TB, name string) bool {
	t.Helper()
	_, err := os.Stat(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return err == nil
}
