package tracker_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// listener tells all that a play says in one language and demands that no blank of a
// text stays open and no text is missing.
type listener struct {
	t      testing.TB
	lang   string
	teller *tracker.Teller
	heard  map[string]bool
}

func (l *listener) hear(what, said string) {
	l.heard[what] = true
	if said == "" || strings.ContainsAny(said, "{}") || strings.Contains(said, "<no value>") {
		l.t.Errorf("%s: %s is told as %q", l.lang, what, said)
	}
}

func (l *listener) events(events []rules.Event) {
	for _, e := range events {
		l.hear("event "+string(e.Key), l.teller.Event(e))
	}
}

func (l *listener) position(pos rules.Position) {
	l.hear("phase "+string(pos.Now().Phase), l.teller.Now(pos.Now()))
	for _, o := range pos.Offers() {
		l.hear("offer "+string(o.Kind), l.teller.Offer(o))
		l.fields(o)
		if o.Refused != nil {
			l.hear("refusal "+string(o.Refused.Key), l.teller.Refusal(o.Refused))
		}
	}
	for _, s := range pos.Scores() {
		for _, line := range append(s.Lines, s.Tie...) {
			l.hear("score "+string(line.Key), l.teller.Line(line))
		}
	}
	for _, sheet := range pos.Corrections() {
		l.hear("sheet", l.teller.Offer(sheet))
		l.fields(sheet)
	}
}

func (l *listener) fields(o rules.Offer) {
	for _, f := range o.Fields {
		l.hear("field "+f.Name, l.teller.Field(f))
		for _, option := range f.Options {
			l.hear("option "+f.Of+" "+option.Value, l.teller.Option(f, option.Value))
		}
	}
}

// corrections tells what setting one blank of every sheet says.
func (l *listener) corrections(pos rules.Position, source *rand.Rand) {
	for _, sheet := range pos.Corrections() {
		f := sheet.Fields[source.IntN(len(sheet.Fields))]
		m, err := sheet.Move(rules.Answers{f.Name: tracker.Draw(sheet, source.IntN)[f.Name]})
		if err != nil {
			continue
		}
		if _, events, err := pos.Play(m); err == nil {
			l.events(events)
		}
	}
}

// Every sentence of random plays is whole in every language.
func TestEverySentenceIsWhole(t *testing.T) {
	for _, game := range catalog.Games() {
		for _, lang := range assets.Languages() {
			t.Run(string(game.ID())+" in "+lang.Tag, func(t *testing.T) {
				l := &listener{t, lang.Tag, nil, map[string]bool{}}
				_, most := game.Players()
				for seed := range uint64(4) {
					source := rand.New(rand.NewPCG(seed, 7))
					tr := tracker.Open(tracker.NewMemory(), catalog.Game, (&wallClock{noon}).now)
					p, err := tr.New(game, rules.Setup{Seats: most}, seatsOf(most))
					must(t, err)
					l.teller = tracker.NewTeller(assets.TextsIn(lang.Tag), game.ID(), p.Header().Players)
					l.events(p.Checklist())
					for range 12 {
						playRandomly(t, p, source, 10)
						l.position(p.Position())
						l.corrections(p.Position(), source)
					}
					for _, e := range p.Line() {
						l.events(e.Events)
					}
				}
				if len(l.heard) < 60 {
					t.Errorf("heard only %d kinds of sentences", len(l.heard))
				}
			})
		}
	}
}
