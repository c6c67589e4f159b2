//go:build !js

package tracker_test

import (
	"bytes"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// Under the edition that recorded it, another position is damage: told as such, and never
// as new rules. The steps before it are there, and play goes on from the last position.
func TestDamageIsNotAnEdition(t *testing.T) {
	for _, test := range []struct{ name, sql, want, line string }{
		{"a roll", `UPDATE entries SET data = CAST('{"pips":5}' AS BLOB) WHERE id = 2`, "notice.damaged.carried", " 1 2 3 7"},
		{"a roll that cannot be", `UPDATE entries SET data = x'00' WHERE id = 2`, "notice.damaged.carried", " 1 2 3 7"},
		{"a hash amid a branch", `UPDATE entries SET hash = '' WHERE id = 2`, "notice.damaged.carried", " 1 2 3 7"},
		{"the hashes", `UPDATE entries SET hash = ''`, "notice.damaged.carried", " 1 2 3 7"},
		{"the head", `UPDATE plays SET head = 77`, "notice.damaged.carried", " 1 2 3 4(5)(6) 7"},
		{"a roll and the position", `UPDATE entries SET data = x'00' WHERE id = 2; UPDATE plays SET position = x'7b7d'`, "notice.damaged.prefix", " 1"},
		{"what came of an undone roll", `UPDATE entries SET hash = '' WHERE id = 6`, "notice.damaged.branches", " 1 2 3"},
		{"the set-up", `UPDATE plays SET header = replace(header, '100000', '13')`, "notice.damaged.carried", " 1 2 3 7"},
		{"what was told", `UPDATE entries SET told = '['`, "", " 1 2 3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			store := trackertest.MustFolder(t, dir)
			_, old := trackertest.MustPlay(t, store)
			for _, pips := range []int{1, 2, 3, 6} {
				trackertest.MustRoll(t, old, pips)
			}
			must(t, old.Undo())
			for _, one := range strings.Split(test.sql, ";") {
				must(t, trackertest.Exec(dir, one))
			}
			p, notice := resumed(t, store, trackertest.JarGame, old.Header().ID, test.want)
			if trackertest.IDs(p) != test.line || test.line != " 1" && trackertest.State(t, p) != trackertest.State(t, old) {
				t.Fatalf("stands on%s %s, want%s %s", trackertest.IDs(p), trackertest.State(t, p), test.line, trackertest.State(t, old))
			}
			for _, lang := range assets.Languages() {
				if text := tracker.NewTeller(assets.TextsIn(lang.Tag), "jar", trackertest.AnnAndBen()).Notice(notice); test.want != "" && (text == "" || strings.ContainsAny(text, "{<")) {
					t.Errorf("%s: told as %q", lang.Tag, text)
				}
			}
			trackertest.MustRoll(t, p, 6)
			var file bytes.Buffer
			must(t, under(store, trackertest.JarGame).ExportKept(old.Header().ID, &file))
			if !strings.Contains(file.String(), `"id":4`) {
				t.Error("the file that is kept lacks what is damaged")
			}
		})
	}
}

// Moves of an older edition have no hash that proves them: the position kept since does.
func TestDamageInAnOlderPart(t *testing.T) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	_, old := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, old, 5)
	trackertest.MustRoll(t, old, 2)
	p, _ := resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "notice.rules-changed.differs")
	must(t, trackertest.Exec(dir, `UPDATE entries SET data = CAST('{"pips":3}' AS BLOB) WHERE id = 1`))
	q, _ := resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "notice.damaged.carried")
	if trackertest.State(t, q) != trackertest.State(t, p) {
		t.Errorf("stood at %s, now at %s", trackertest.State(t, p), trackertest.State(t, q))
	}
	resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "")
}

// Neither the moves nor the last position: what was told is there, nothing is written
// before somebody plays on, and the whole can be saved as a file.
func TestPrefixOfAnOlderEdition(t *testing.T) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	_, old := trackertest.MustPlay(t, store)
	for _, pips := range []int{2, 4, 3} {
		trackertest.MustRoll(t, old, pips)
	}
	must(t, trackertest.Exec(dir, `UPDATE plays SET position = x'7b7d'`))
	for range 2 {
		p, notice := resumed(t, store, strictJar(), old.Header().ID, "notice.rules-changed.prefix")
		if trackertest.IDs(p) != " 1" || len(p.Lost()) != 2 || notice.Data["kept"] != 1 || p.Lost()[0].Events[0].Key != "rolled" {
			t.Fatalf("stands on%s, lost %v, told %v", trackertest.IDs(p), p.Lost(), notice.Data)
		}
	}
	p, _ := resumed(t, store, strictJar(), old.Header().ID, "notice.rules-changed.prefix")
	trackertest.MustRoll(t, p, 1)
	again, _ := resumed(t, store, strictJar(), old.Header().ID, "")
	trackertest.SamePlay(t, again, p)
	if len(again.Lost()) != 2 || strings.Count(exported(t, again), "\n") != 5 {
		t.Errorf("a file of\n%s", exported(t, again))
	}
}

// A set-up that a new edition refuses leaves the position, and the moves as history.
func TestSetupOfAnOlderEdition(t *testing.T) {
	store := stores.NewMemory()
	_, old := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, old, 2)
	trackertest.MustRoll(t, old, 3)
	spec := trackertest.JarSpec(2)
	spec.Options = trackertest.JarOptions{Goal: 50}
	spec.Start = func(rules.Setup, *rules.Log) (trackertest.Jar, *rules.Refusal) {
		return trackertest.Jar{}, &rules.Refusal{Rule: "JAR-END", Key: "unlucky"}
	}
	game := rules.Define(spec)
	p, _ := resumed(t, store, game, old.Header().ID, "notice.rules-changed.carried")
	if trackertest.IDs(p) != " 1 2 3" || trackertest.State(t, p) != trackertest.State(t, old) || len(p.Lost()) != 2 {
		t.Fatalf("stands on%s %s, lost %v", trackertest.IDs(p), trackertest.State(t, p), p.Lost())
	}
	trackertest.MustRoll(t, p, 1)
	again, _ := resumed(t, store, game, old.Header().ID, "")
	trackertest.SamePlay(t, again, p)
}
