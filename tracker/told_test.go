package tracker_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
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

// quietRoll is the roll of a first edition that tells nobody of more than three.
type quietRoll struct {
	Pips int `json:"pips"`
}

func (quietRoll) Fields(*trackertest.Jar, rules.Seat) []rules.Field {
	return trackertest.Roll{}.Fields(nil, 0)
}

func (r quietRoll) Check(s *trackertest.Jar, by rules.Seat) *rules.Refusal { return s.CheckTurn(by) }

func (r quietRoll) Apply(s *trackertest.Jar, by rules.Seat, log *rules.Log) {
	if r.Pips < 4 {
		trackertest.Roll(r).Apply(s, by, log)
		return
	}
	s.Points[by] += r.Pips
	s.Turn = (s.Turn + 1) % len(s.Points)
}

// richQuietRoll is the roll of a later edition: a five counts six, and is told no more than before.
type richQuietRoll struct {
	Pips int `json:"pips"`
}

func (richQuietRoll) Fields(*trackertest.Jar, rules.Seat) []rules.Field {
	return trackertest.Roll{}.Fields(nil, 0)
}

func (r richQuietRoll) Check(s *trackertest.Jar, by rules.Seat) *rules.Refusal {
	return s.CheckTurn(by)
}

func (r richQuietRoll) Apply(s *trackertest.Jar, by rules.Seat, log *rules.Log) {
	quietRoll(r).Apply(s, by, log)
	if r.Pips == 5 {
		s.Points[by]++
	}
}

// rolling returns an edition of the jar in which a roll is another.
func rolling(edition int, action rules.Action[trackertest.Jar]) rules.Game {
	spec := trackertest.JarSpec(1)
	spec.Edition = edition
	spec.Actions["roll"] = action
	spec.Offers = func(s *trackertest.Jar, m *rules.Menu[trackertest.Jar]) {
		m.Add(rules.Offer{Seat: rules.Seat(s.Turn), Asks: rules.Chance, Rule: "JAR-ROLL"}, action)
	}
	return rules.Define(spec)
}

// A step that told the table nothing is in no line of the log: a notice names who made it and the line before it, in every
// language, and never what the code calls it.
func TestNoticeOfAStepThatToldNothing(t *testing.T) {
	quiet, later := rolling(1, quietRoll{Pips: 1}), rolling(2, richQuietRoll{Pips: 1})
	for _, test := range []struct {
		name  string
		game  rules.Game // that opens it
		goal  int
		rolls []int
		key   string
		told  map[string]string // by language
	}{
		{"refused", strictJar(), 100, []int{2, 4, 3}, "carried", map[string]string{
			"en": "one step can no longer be played: a move (Ben), after “Ann rolls 2”. The game continues",
			"fr": "une étape ne peut plus être jouée\u00a0: un coup (Ben), après «\u00a0Ann rolls 2\u00a0». La partie",
			"es": "un paso ya no se puede jugar: una jugada (Ben), después de «Ann rolls 2». La partida",
		}},
		{"refused, and the first of all", strictJar(), 100, []int{4, 3}, "carried", map[string]string{"en": "can no longer be played: a move (Ann). The game"}},
		{"the ruling on a five", later, 100, []int{1, 4, 5, 2}, "differs", map[string]string{
			"en": "2 rulings have changed since edition 1. The first one: a move (Ann), after “Ann rolls 1”. Check",
			"fr": "2 décisions ont changé depuis l’édition 1. La première\u00a0: un coup (Ann), après «\u00a0Ann rolls 1\u00a0». Vérifiez",
			"es": "2 decisiones han cambiado desde la edición 1. La primera: una jugada (Ann), después de «Ann rolls 1». Comprueba",
		}},
		{"told by now", trackertest.DefineJar(2), 100, []int{1, 4, 5, 2}, "differs", map[string]string{"en": "The first one: “Ann rolls 5”. Check"}},
		{"a result stays", later, 10, []int{1, 5, 1, 5}, "result", map[string]string{
			"en": "The first one: a move (Ben), after “Ann rolls 1”. The result", "fr": "un coup (Ben), après", "es": "una jugada (Ben), después de",
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			store := stores.NewMemory()
			old, err := under(store, quiet).New(quiet, trackertest.Setup(t, fmt.Sprintf(`{"goal":%d}`, test.goal)), trackertest.AnnAndBen())
			must(t, err)
			for _, pips := range test.rolls {
				trackertest.MustRoll(t, old, pips)
			}
			_, notice := resumed(t, store, test.game, old.Header().ID, "notice.rules-changed."+test.key)
			for lang, want := range test.told {
				texts := assets.TextsWith(lang, map[string]string{"jar.event.rolled": "{{.who}} rolls {{.pip}}"})
				if got := tracker.NewTeller(texts, "jar", trackertest.AnnAndBen()).Notice(notice); !strings.Contains(got, want) {
					t.Errorf("%s: %q, want %q", lang, got, want)
				}
			}
		})
	}
}
