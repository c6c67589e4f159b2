package tracker_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

var newEdition = flag.Bool("new-edition", false, "write the golden files of every edition that has none")

// TestNewEdition writes the golden files of a new edition, of a game or of the database,
// and nothing else: what is there stays as it is.
func TestNewEdition(t *testing.T) {
	if !*newEdition {
		t.Skip("only with -new-edition")
	}
	written, newest := 0, 0
	for _, game := range catalog.Games() {
		newest = max(newest, game.Edition())
		if !exists(t, filepath.Join(editionDir(game.Edition()), string(game.ID())+".shape")) {
			writeGame(t, game)
			written++
		}
	}
	if db := filepath.Join(editionDir(newest), "docent.db"); !exists(t, db) {
		writeDatabase(t, db)
		written++
	}
	if written == 0 {
		t.Fatalf("every edition has its golden files, and they are never written again.%s", howToRaise)
	}
}

// keepFile writes a file that is not there yet.
func keepFile(t *testing.T, name, text string) {
	t.Helper()
	must(t, os.MkdirAll(filepath.Dir(name), 0o750))
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	must(t, err)
	_, err = f.WriteString(text)
	must(t, err)
	must(t, f.Close())
}

// writeGame writes a play for each level, a box and the shape.
func writeGame(t *testing.T, game rules.Game) {
	dir, results := editionDir(game.Edition()), ""
	for _, level := range levels(game) {
		p := richPlay(t, game, optionsOf(t, game, level))
		name := string(game.ID()) + "-" + level + tracker.Extension
		keepFile(t, filepath.Join(dir, name), exported(t, p))
		results += name + " " + resultOf(p) + "\n"
	}
	if len(game.Pieces()) > 0 {
		tr := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon)
		keepFile(t, filepath.Join(dir, string(game.ID())+tracker.BoxExtension), exportedBox(t, tr, fullBox(t, tr, game).ID))
	}
	f, err := os.OpenFile(filepath.Join(dir, "results.txt"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	must(t, err)
	_, err = f.WriteString(results)
	must(t, err)
	must(t, f.Close())
	keepFile(t, filepath.Join(dir, string(game.ID())+".shape"), strings.Join(game.Shape(), "\n")+"\n")
}

// richPlay is, of some random plays, the one with the most kinds of moves; the later half
// of them is played with a box.
func richPlay(t *testing.T, game rules.Game, options []byte) *tracker.Play {
	t.Helper()
	var best *tracker.Play
	most := 0
	for seed := range uint64(40) {
		clock := &trackertest.Clock{At: trackertest.Noon}
		tr := tracker.Open(stores.NewMemory(), catalog.Game, clock.Now)
		box := ""
		if len(game.Pieces()) > 0 && seed >= 20 {
			box = fullBox(t, tr, game).ID
		}
		p := moderatePlay(t, tr, game, options, box, rand.New(rand.NewPCG(uint64(game.Edition()), seed)), clock)
		kinds := map[rules.Kind]bool{}
		for _, e := range p.Line() {
			kinds[e.Move.Kind] = true
		}
		if len(kinds) > most {
			best, most = p, len(kinds)
		}
	}
	return best
}

func seatsFor(game rules.Game) int {
	_, most := game.Players()
	return min(3, most)
}

func optionsOf(t *testing.T, game rules.Game, level string) []byte {
	t.Helper()
	options, err := game.Options(rules.Answers{"level": {level}})
	must(t, err)
	return options
}

// moderatePlay returns a random play with a correction and an undone branch.
func moderatePlay(t *testing.T, tr *tracker.Tracker, game rules.Game, options []byte, box string, source *rand.Rand, clock *trackertest.Clock) *tracker.Play {
	t.Helper()
	setup := rules.Setup{Seats: seatsFor(game), Options: options}
	p, err := tr.New(game, setup, trackertest.Seats(setup.Seats))
	if box != "" {
		p, err = tr.NewWithBox(game, setup, trackertest.Seats(setup.Seats), box)
	}
	must(t, err)
	played := map[rules.Kind]int{}
	for n := range 45 {
		clock.At = clock.At.Add(time.Minute)
		playSeldom(t, p, source, played)
		if n == 20 && len(p.Line()) > 2 {
			must(t, p.Undo())
			must(t, p.Undo())
		}
		if n == 40 {
			correctOnce(t, p, source)
		}
	}
	return p
}

// playSeldom plays, mostly, a kind of move that was played least; never the game's end.
func playSeldom(t *testing.T, p *tracker.Play, source *rand.Rand, played map[rules.Kind]int) {
	t.Helper()
	var open, seldom []rules.Offer
	for _, o := range p.Position().Offers() {
		if o.Refused != nil {
			continue
		}
		open = append(open, o)
		if len(seldom) > 0 && played[o.Kind] < played[seldom[0].Kind] {
			seldom = nil
		}
		if len(seldom) == 0 || played[o.Kind] == played[seldom[0].Kind] {
			seldom = append(seldom, o)
		}
	}
	if source.IntN(3) > 0 {
		open = seldom
	}
	if len(open) == 0 {
		return
	}
	o := open[source.IntN(len(open))]
	played[o.Kind]++
	if _, err := p.Do(o, tracker.Draw(o, source.IntN)); err != nil {
		_, err = p.Do(o, nil) // blanks that belong together: the example is legal
		must(t, err)
	}
	if p.Position().Over() {
		must(t, p.Undo())
	}
}

// correctOnce plays the first correction that changes something.
func correctOnce(t *testing.T, p *tracker.Play, source *rand.Rand) {
	t.Helper()
	for _, sheet := range p.Position().Corrections() {
		for _, f := range sheet.Fields {
			answers := rules.Answers{f.Name: tracker.Draw(sheet, source.IntN)[f.Name]}
			if _, err := p.Do(sheet, answers); err == nil {
				return
			}
		}
	}
	t.Fatalf("no correction is possible in %s", p.Position().JSON())
}

// fullBox returns a box that says something of every third piece.
func fullBox(t *testing.T, tr *tracker.Tracker, game rules.Game) tracker.Box {
	t.Helper()
	b, err := tr.NewBox(game, "Ann’s")
	must(t, err)
	random := rulestest.Random{Rnd: rand.New(rand.NewPCG(uint64(game.Edition()), 99))}
	said := map[rules.Thing]rules.Answers{}
	for _, form := range game.Pieces() {
		var fields []rules.Field
		for _, s := range form.Fields {
			fields = append(fields, s.Field)
		}
		for i := 0; i < len(form.IDs); i += 3 {
			answers := rules.Answers{}
			for name, given := range random.Fill(fields) {
				answers[name] = append([]string(nil), given...)
			}
			said[rules.Of(form.Noun, form.IDs[i])] = answers
		}
	}
	b, err = tr.SetPieces(b.ID, said)
	must(t, err)
	return b
}

// writeDatabase writes a database with a play of every game, one that is over, boxes,
// players and settings.
func writeDatabase(t *testing.T, file string) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	clock := &trackertest.Clock{At: trackertest.Noon}
	tr := tracker.Open(store, catalog.Game, clock.Now)
	for i, game := range catalog.Games() {
		source := rand.New(rand.NewPCG(77, uint64(i)))
		moderatePlay(t, tr, game, nil, "", source, clock)
		if len(game.Pieces()) > 0 {
			fullBox(t, tr, game)
		}
	}
	soloPlay(t, tr)
	must(t, tr.SetSetting("language", "fr"))
	must(t, tr.SetSetting("theme", "dark"))
	text, _ := inventory(t, store)
	must(t, store.Close())
	data, err := os.ReadFile(filepath.Join(dir, "docent.db"))
	must(t, err)
	keepFile(t, file, string(data))
	keepFile(t, strings.TrimSuffix(file, ".db")+".txt", text)
}

// soloPlay plays a game that is over after its one count, and a record.
func soloPlay(t *testing.T, tr *tracker.Tracker) {
	t.Helper()
	game, ok := catalog.Game("crazymuseum")
	if !ok {
		t.Fatal("no game is played alone")
	}
	p, err := tr.New(game, rules.Setup{Seats: 1, Options: optionsOf(t, game, "score")}, trackertest.Seats(1))
	must(t, err)
	_, err = p.Do(p.Position().Offers()[0], rules.Answers{"value": {"31"}, "lives": {"3"}, "tokens": {"5"}})
	must(t, err)
	if !p.Position().Over() {
		t.Fatal(fmt.Errorf("a final count does not end %s", game.ID()))
	}
}
