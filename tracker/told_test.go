package tracker_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/trackertest"
)

// stroller plays random games without a tracker, which would keep every move, and hears what they say: every
// sentence once for each shape of what it is about, every thing once.
type stroller struct {
	t       testing.TB
	game    rules.Game
	source  *rand.Rand
	tellers map[string]*tracker.Teller // by language
	heard   map[string]bool
	kinds   map[rules.Kind]int    // how often each was offered and chosen
	named   map[rules.RuleID]bool // by events, offers and refusals
}

func newStroller(t testing.TB, game rules.Game) *stroller {
	_, most := game.Players()
	s := &stroller{
		t: t, game: game, source: rand.New(rand.NewPCG(7, 7)), tellers: map[string]*tracker.Teller{},
		heard: map[string]bool{}, kinds: map[rules.Kind]int{}, named: map[rules.RuleID]bool{},
	}
	for _, lang := range assets.Languages() {
		s.tellers[lang.Tag] = tracker.NewTeller(assets.TextsIn(lang.Tag), game.ID(), trackertest.Seats(most))
	}
	return s
}

// hear demands once that no blank of a sentence stays open and no text is missing, in every
// language; what names it and what it is about.
func (s *stroller) hear(what string, about []rules.Thing, tell func(*tracker.Teller) string) {
	for _, thing := range about {
		s.thing(thing)
		noun, _ := thing.Split()
		what += " " + noun
	}
	if s.heard[what] {
		return
	}
	s.heard[what] = true
	for lang, teller := range s.tellers {
		said := tell(teller)
		if said == "" || strings.ContainsAny(said, "{}") || strings.Contains(said, "<no value>") {
			s.t.Errorf("%s: %s is told as %q", lang, what, said)
		}
	}
}

// thing hears a thing by itself, and each of a list.
func (s *stroller) thing(thing rules.Thing) {
	parts, _ := thing.Listed()
	for _, part := range parts {
		s.thing(part)
	}
	if noun, _ := thing.Split(); noun != "value" && noun != "field" && len(parts) == 0 {
		s.hear(string(thing), nil, func(t *tracker.Teller) string { return t.Thing(thing) })
	}
}

func (s *stroller) rule(id rules.RuleID) {
	if id != "" {
		s.named[id] = true
	}
}

func (s *stroller) events(events []rules.Event) {
	for _, e := range events {
		s.rule(e.Rule)
		whose := "a seat's"
		if e.Seat < 0 {
			whose = "the table's"
		}
		s.hear(whose+" event "+string(e.Key), e.About, func(t *tracker.Teller) string { return t.Event(e) })
	}
}

func (s *stroller) refusal(r *rules.Refusal) {
	s.rule(r.Rule)
	s.hear("refusal "+string(r.Key), r.About, func(t *tracker.Teller) string { return t.Refusal(r) })
}

// refused hears the refusal that an error is, and reports whether it is one.
func (s *stroller) refused(err error) bool {
	var r *rules.Refusal
	if !errors.As(err, &r) {
		return false
	}
	s.refusal(r)
	return true
}

func (s *stroller) position(pos rules.Position) {
	now := pos.Now()
	s.hear("phase "+string(now.Phase), now.About, func(t *tracker.Teller) string { return t.Now(now) })
	for _, o := range pos.Offers() {
		s.rule(o.Rule)
		s.kinds[o.Kind] += 0
		s.hear("offer "+string(o.Kind), o.About, func(t *tracker.Teller) string { return t.Offer(o) })
		s.fields(o)
		if o.Refused != nil {
			s.refusal(o.Refused)
		}
	}
	for _, score := range pos.Scores() {
		for _, line := range append(score.Lines, score.Tie...) {
			s.rule(line.Rule)
			s.hear("score "+string(line.Key), line.About, func(t *tracker.Teller) string { return t.Line(line) })
		}
	}
}

func (s *stroller) fields(o rules.Offer) {
	for _, f := range o.Fields {
		s.hear("field "+f.Name+" of "+f.Of, nil, func(t *tracker.Teller) string { return t.Field(f) })
		for _, option := range f.Options {
			what := "option " + option.Value + " of " + f.Of
			if f.Of == "" {
				what += f.Name
			}
			s.hear(what, nil, func(t *tracker.Teller) string { return t.Option(f, option.Value) })
		}
	}
}

// corrections hears every sheet, and what setting one blank of each says.
func (s *stroller) corrections(pos rules.Position) {
	for _, sheet := range pos.Corrections() {
		s.thing(sheet.About[0])
		s.fields(sheet)
		f := sheet.Fields[s.source.IntN(len(sheet.Fields))]
		m, err := sheet.Move(rules.Answers{f.Name: tracker.Draw(sheet, s.source.IntN)[f.Name]})
		if err != nil {
			continue
		}
		_, events, err := pos.Play(m)
		s.events(events)
		s.refused(err)
	}
}

// play plays a game of so many moves.
func (s *stroller) play(setup rules.Setup, moves int) {
	pos, events, err := s.game.Start(setup)
	if s.refused(err) {
		return
	}
	must(s.t, err)
	s.events(events)
	for n := range moves {
		if n%10 == 9 {
			s.corrections(pos)
		}
		s.position(pos)
		next, events := s.move(pos)
		s.events(events)
		if !next.Over() || n%20 == 19 { // the table agreed to stop: let it go on
			pos = next
		}
		if pos.Over() {
			break
		}
	}
	s.position(pos)
}

// setup returns one as the game suggests it for the most seats, or else random.
func (s *stroller) setup(random bool) rules.Setup {
	fewest, most := s.game.Players()
	if !random {
		return rules.Setup{Seats: most}
	}
	form := rules.Offer{}
	for _, setting := range s.game.Settings() {
		form.Fields = append(form.Fields, setting.Field)
	}
	options, err := s.game.Options(tracker.Draw(form, s.source.IntN))
	must(s.t, err)
	return rules.Setup{Seats: fewest + s.source.IntN(most-fewest+1), Options: options}
}

// move makes a move by what was chosen least so far or, every other time, by any offer.
func (s *stroller) move(pos rules.Position) (rules.Position, []rules.Event) {
	var open []rules.Offer
	for _, o := range pos.Offers() {
		if o.Refused == nil {
			open = append(open, o)
		}
	}
	if len(open) == 0 {
		s.t.Fatalf("no offer is open in %s", pos.JSON())
	}
	o := open[s.source.IntN(len(open))]
	if s.source.IntN(2) == 0 {
		for _, other := range open {
			if s.kinds[other.Kind] < s.kinds[o.Kind] {
				o = other
			}
		}
	}
	s.kinds[o.Kind]++
	for _, answers := range []rules.Answers{tracker.Draw(o, s.source.IntN), nil} { // blanks that belong together: the example is legal
		if m, err := o.Move(answers); err == nil {
			if next, events, err := pos.Play(m); err == nil {
				return next, events
			}
		}
	}
	s.t.Fatalf("%s was offered and then refused in %s", o.Kind, pos.JSON())
	return nil, nil
}

// Every sentence of random games is whole in every language, and they name at least half of
// the rules of the game's Book. A short test plays the first of them.
func TestEverySentenceIsWhole(t *testing.T) {
	plays := 24
	if testing.Short() {
		plays = 4
	}
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			s := newStroller(t, game)
			for n := range plays {
				s.play(s.setup(n%2 == 1), 150)
			}
			named := 0
			for _, r := range game.Book() {
				if s.named[r.ID] {
					named++
				}
			}
			if 2*named < len(game.Book()) && !testing.Short() {
				t.Errorf("heard of %d rules of %d", named, len(game.Book()))
			}
		})
	}
}
