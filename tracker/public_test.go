package tracker_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

func exportedPublic(t testing.TB, p *tracker.Play) string {
	t.Helper()
	var file bytes.Buffer
	must(t, p.ExportPublic(&file))
	return file.String()
}

func mustBid(t testing.TB, p *tracker.Play, coins int) {
	t.Helper()
	_, err := p.Do(trackertest.Offer(t, p, "bid"), rules.Answers{"coins": {strconv.Itoa(coins)}})
	must(t, err)
}

// What leaves the device without secrets is the same whatever the sealed answer was: who has
// the file and tries all answers learns nothing.
func TestPublicFileHoldsNoSecret(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	trackertest.MustRoll(t, p, 2)
	if p.HasSecrets() {
		t.Fatal("a roll is said to be secret")
	}
	before := exportedPublic(t, p)
	for coins := range 10 {
		mustBid(t, p, coins)
		trackertest.MustRoll(t, p, 3)
		if !p.HasSecrets() {
			t.Fatal("a sealed bid is said to be no secret")
		}
		if public, all := p.PublicMoves(); public != 1 || all != 3 {
			t.Errorf("%d of %d moves are public, want 1 of 3", public, all)
		}
		if file := exportedPublic(t, p); file != before {
			t.Fatalf("after a bid of %d the public file is\n%s\nbefore it\n%s", coins, file, before)
		}
		must(t, p.Undo())
		must(t, p.Undo())
		if !p.HasSecrets() {
			t.Fatal("Export would write the bid that was undone")
		}
		if file := exportedPublic(t, p); file != before {
			t.Fatalf("after a bid that was undone the public file is\n%s", file)
		}
	}
	_, tr := elsewhere()
	q, notice, err := tr.Import(strings.NewReader(before))
	if err != nil || notice.Key != "" || trackertest.IDs(q) != " 1" {
		t.Fatalf("the public file opens on%s with notice %q (%v)", trackertest.IDs(q), notice.Key, err)
	}
}

// The same for the secrets of every game: as long as an answer is not revealed, another one
// leaves the same file. A short test leaves out the last of the plays.
func TestPublicFilesOfEveryGame(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			_, most := game.Players()
			tr := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon)
			source := rand.New(rand.NewPCG(5, 5))
			full, err := game.Options(rules.Answers{"level": {"full"}})
			must(t, err)
			plays := [][]byte{nil, full, full}
			if testing.Short() {
				plays = plays[:2]
			}
			for _, options := range plays {
				p, err := tr.New(game, rules.Setup{Seats: most, Options: options}, trackertest.Seats(most))
				must(t, err)
				for i := 0; i < 60 && !p.Position().Over(); i++ {
					for _, o := range p.Position().Offers() {
						if o.Secret && o.Refused == nil {
							trySecret(t, p, o, source)
						}
					}
					playRandomly(t, p, source, 1)
				}
			}
		})
	}
}

// trySecret gives several answers to a secret offer and takes them back.
func trySecret(t *testing.T, p *tracker.Play, o rules.Offer, source *rand.Rand) {
	t.Helper()
	head, want := p.Head(), ""
	for range 4 {
		if _, err := p.Do(o, tracker.Draw(o, source.IntN)); err != nil {
			continue
		}
		if position := p.Position(); !position.Over() && !bytes.Equal(position.JSON(), position.View(rules.Table).JSON()) {
			file := exportedPublic(t, p)
			if want == "" {
				want = file
			}
			if file != want {
				t.Fatalf("two answers to %s leave\n%s\nand\n%s", o.Kind, want, file)
			}
		}
		must(t, p.Jump(head))
	}
}

// docent replay keeps what is not revealed, and says so.
func TestReplayWithholdsSecrets(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	trackertest.MustRoll(t, p, 2)
	mustBid(t, p, 7)
	trackertest.MustRoll(t, p, 3)
	name := filepath.Join(t.TempDir(), "play.docent")
	must(t, os.WriteFile(name, []byte(exported(t, p)), 0o600))
	replay := func(args ...string) string {
		var out, errs bytes.Buffer
		if exit, _ := tracker.Command([]rules.Game{trackertest.JarGame}, "1", append([]string{"replay", name}, args...), &out, &errs); exit != 0 {
			t.Fatalf("replay failed: %s", errs.String())
		}
		return out.String()
	}
	kept, all := replay(), replay("-secrets")
	if strings.Contains(kept, `"coins":7`) || !strings.Contains(kept, "2 Ben: bid …") || !strings.Contains(kept, `3 Ann: roll {"pips":3}`) || !strings.Contains(kept, "Add -secrets") {
		t.Errorf("without -secrets:\n%s", kept)
	}
	if !strings.Contains(all, `2 Ben: bid {"coins":7}`) || strings.Contains(all, "-secrets") {
		t.Errorf("with -secrets:\n%s", all)
	}
}

// A move that cannot be played again is not told either where it is secret.
func TestReplayWithholdsSecretFaults(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	mustBid(t, p, 7)
	name := filepath.Join(t.TempDir(), "play.docent")
	must(t, os.WriteFile(name, []byte(strings.Replace(exported(t, p), `"hash":"`, `"hash":"0`, 1)), 0o600))
	for _, args := range [][]string{{"replay", name}, {"replay", name, "-secrets"}} {
		var out, errs bytes.Buffer
		exit, _ := tracker.Command([]rules.Game{trackertest.JarGame}, "1", args, &out, &errs)
		if told := strings.Contains(errs.String(), `{"coins":7}`); exit != 1 || told != (len(args) == 3) {
			t.Errorf("%v: exit %d, %s", args[2:], exit, &errs)
		}
	}
}

// Foreign texts do no harm in a terminal.
func TestReplayPrintsPlainTexts(t *testing.T) {
	data, err := os.ReadFile(sharedFile)
	must(t, err)
	name := filepath.Join(t.TempDir(), "play.docent")
	must(t, os.WriteFile(name, []byte(strings.Replace(string(data), `"Ann"`, `"\u202eA\u001b[2Jnn"`, 1)), 0o600))
	var out, errs bytes.Buffer
	if exit, _ := tracker.Command([]rules.Game{trackertest.JarGame}, "1", []string{"replay", name}, &out, &errs); exit != 0 {
		t.Fatalf("replay failed: %s", &errs)
	}
	if strings.ContainsAny(out.String(), "\u202e\u001b") || !strings.Contains(out.String(), "# 1. A[2Jnn\n") {
		t.Errorf("printed %q", out.String())
	}
}
