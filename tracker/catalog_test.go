package tracker_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest/pebbles"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// playRandomly plays offers at random until the game is over or the moves run out.
func playRandomly(t testing.TB, p *tracker.Play, source *rand.Rand, moves int) {
	t.Helper()
	for range moves {
		if p.Position().Over() {
			return
		}
		offers := p.Position().Offers()
		var open []rules.Offer
		for _, o := range offers {
			if o.Refused == nil {
				open = append(open, o)
			}
		}
		if len(open) == 0 {
			t.Fatalf("no offer is open in %s", p.Position().JSON())
		}
		o := open[source.IntN(len(open))]
		if _, err := p.Do(o, tracker.Draw(o, source.IntN)); err != nil {
			if _, err := p.Do(o, nil); err != nil { // blanks that belong together: the example is legal
				t.Fatalf("%s was offered and then: %v", o.Kind, err)
			}
		}
		if p.Position().Over() && len(open) > 1 { // the table agreed to stop: let it go on
			must(t, p.Undo())
		}
	}
}

// Every game of the shelf can be kept, taken back, resumed and shared, and so can a small one
// that does not stand there.
func TestEveryGame(t *testing.T) {
	for _, game := range append(catalog.Games(), rules.Define(pebbles.Spec())) {
		fewest, most := game.Players()
		for seats := fewest; seats <= most; seats++ {
			t.Run(fmt.Sprintf("%s for %d", game.ID(), seats), func(t *testing.T) {
				store := trackertest.MustFolder(t, t.TempDir())
				tr := tracker.Open(store, trackertest.Only(game), trackertest.AtNoon)
				p, err := tr.New(game, rules.Setup{Seats: seats}, trackertest.Seats(seats))
				must(t, err)
				source := rand.New(rand.NewPCG(7, uint64(seats)))
				playRandomly(t, p, source, 60)
				for n := 0; n < 5 && p.Head() > 0; n++ { // a small game may be over before
					must(t, p.Undo())
				}
				playRandomly(t, p, source, 40)
				again, notice, err := tracker.Open(store, trackertest.Only(game), trackertest.AtNoon).Resume(p.Header().ID)
				if err != nil || notice.Key != "" {
					t.Fatalf("resume: %v, notice %q", err, notice.Key)
				}
				trackertest.SamePlay(t, again, p)
				other, notice, err := tracker.Open(stores.NewMemory(), trackertest.Only(game), trackertest.AtNoon).Import(strings.NewReader(exported(t, p)))
				if err != nil || notice.Key != "" {
					t.Fatalf("import: %v, notice %q", err, notice.Key)
				}
				trackertest.SamePlay(t, other, p)
			})
		}
	}
}

func TestEveryGameHasWords(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			_, seats := game.Players()
			tr := tracker.Open(stores.NewMemory(), catalog.Game, trackertest.AtNoon)
			p, err := tr.New(game, rules.Setup{Seats: seats}, trackertest.Seats(seats))
			must(t, err)
			playRandomly(t, p, rand.New(rand.NewPCG(7, 7)), 500)
			tellAll(t, p)
		})
	}
}

// tellAll demands words for all that the play says, in every language.
func tellAll(t *testing.T, p *tracker.Play) {
	t.Helper()
	for _, lang := range assets.Languages() {
		teller := tracker.NewTeller(assets.TextsIn(lang.Tag), p.Header().Game, p.Header().Players)
		var told bytes.Buffer
		say := func(text string) { told.WriteString(text + "\n") }
		for _, e := range p.Checklist() {
			say(teller.Event(e))
		}
		for _, entry := range p.Line() {
			say(teller.Author(entry))
			for _, e := range entry.Events {
				say(teller.Event(e))
			}
		}
		position := p.Position()
		for _, o := range append(position.Offers(), position.Corrections()...) {
			say(teller.Offer(o))
			if o.Refused != nil {
				say(teller.Refusal(o.Refused))
			}
			for _, f := range o.Fields {
				say(teller.Field(f))
				for _, option := range f.Options {
					say(teller.Option(f, option.Value))
				}
			}
		}
		say(teller.Now(position.Now()))
		for _, s := range position.Scores() {
			for _, l := range append(s.Lines, s.Tie...) {
				say(teller.Line(l))
			}
		}
		lines := strings.Split(told.String(), "\n")
		slices.Sort(lines)
		for _, line := range slices.Compact(lines) {
			if strings.Contains(line, "{") || strings.Contains(line, "<no value>") {
				t.Errorf("%s: %q", lang.Tag, line)
			}
		}
	}
}
