package rulestest_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/rulestest/pebbles"
)

// recorder takes a failure down instead of failing.
type recorder struct {
	testing.TB
	said []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.said = append(r.said, fmt.Sprintf(format, args...))
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}

// failure returns what a test says of a game.
func failure(t *testing.T, check func(testing.TB)) string {
	t.Helper()
	r := &recorder{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		check(r)
	}()
	<-done
	return strings.Join(r.said, "\n")
}

type (
	spec  = rules.Spec[pebbles.State]
	state = pebbles.State
)

// Actions that break the contract.
type (
	twoFaced struct {
		N int `json:"n"`
	}
	idle struct{}
)

func (idle) Check(*state, rules.Seat) *rules.Refusal { return nil }
func (idle) Apply(*state, rules.Seat, *rules.Log)    {}

func (twoFaced) Check(s *state, by rules.Seat) *rules.Refusal {
	return pebbles.Pass{}.Check(s, by)
}
func (twoFaced) Apply(s *state, by rules.Seat, log *rules.Log) { pebbles.Pass{}.Apply(s, by, log) }
func (twoFaced) Fields(*state, rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("n", 3, 2)}
}

// also adds offers to those of the game.
func also(s *spec, more func(*state, *rules.Menu[state])) {
	plain := s.Offers
	s.Offers = func(p *state, m *rules.Menu[state]) {
		plain(p, m)
		more(p, m)
	}
}

func TestWalkFindsFaults(t *testing.T) {
	for name, test := range map[string]struct {
		spoil func(*spec)
		want  string
	}{
		"none": {func(*spec) {}, ""},
		"dead end": {func(s *spec) {
			plain := s.Offers
			s.Offers = func(p *state, m *rules.Menu[state]) {
				if p.Phase != pebbles.Taking {
					plain(p, m)
				}
			}
		}, "dead end"},
		"no end": {func(s *spec) {
			also(s, func(p *state, m *rules.Menu[state]) {
				if p.Phase == pebbles.Over {
					m.Add(rules.Offer{Seat: rules.Table, Rule: "PB-PASS"}, idle{})
				}
			})
			s.Actions["idle"], s.Over = idle{}, func(*state) bool { return false }
		}, "does not end"},
		"a clock that nothing stops": {func(s *spec) {
			s.Countdown = func(*state) rules.Countdown { return rules.Countdown{Left: 9, Running: true, Pause: "pause"} }
		}, `no offer of "pause"`},
		"rule outside the Book": {func(s *spec) {
			s.Book = s.Book[1:]
		}, `names the rule "PB-SET", which is not in the Book`},
		"offer without a rule": {func(s *spec) {
			also(s, func(p *state, m *rules.Menu[state]) {
				if p.Phase == pebbles.Taking {
					m.Add(rules.Offer{Seat: p.Leader}, pebbles.Pass{})
				}
			})
		}, `offer pass names the rule ""`},
		"blank without room": {func(s *spec) {
			s.Actions["two"] = twoFaced{}
			also(s, func(p *state, m *rules.Menu[state]) {
				if p.Phase == pebbles.Taking {
					m.Add(rules.Offer{Seat: p.Leader, Rule: "PB-PASS"}, twoFaced{})
				}
			})
		}, "ranges over 3..2"},
		"sheet that is missing": {func(s *spec) {
			s.Fixes = func(p *state, f *rules.Fixes) {
				f.On("table:heap").Set(&p.Total, rules.Number("total", 4, 30))
			}
		}, "which has no sheet"},
		"secret in the view": {func(s *spec) { s.Hide = func(*state, rules.Seat) {} }, "apart"},
		"offers that write": {func(s *spec) {
			also(s, func(p *state, _ *rules.Menu[state]) { p.Pips++ })
		}, "two views of seat -1 differ"},
		"unsound": {func(s *spec) {
			check := s.Check
			s.Check = func(p *state) *rules.Refusal {
				if p.Round == 2 {
					return &rules.Refusal{Rule: "PB-SOUND", Key: "round-two"}
				}
				return check(p)
			}
		}, "unsound"},
		"lines that do not add up": {func(s *spec) {
			plain := s.Scores
			s.Scores = func(p *state) []rules.Score {
				out := plain(p)
				out[0].Total++
				return out
			}
		}, "the lines make"},
		"two winners": {func(s *spec) {
			plain := s.Scores
			s.Scores = func(p *state) []rules.Score {
				out := plain(p)
				out[1].Rank = 3
				return out
			}
		}, "rank 3 stands at place 2"},
		"panic": {func(s *spec) {
			s.Holdings = func(*state, rules.Seat) []rules.Thing { panic("no cards") }
		}, "panic: no cards"},
		"thing without a noun": {func(s *spec) {
			s.Now = func(*state) rules.Now { return rules.Now{Phase: "p", About: []rules.Thing{":7"}} }
		}, `":7" is no thing`},
		"facts that are no JSON": {func(s *spec) {
			s.Facts = func(*state) rules.Box { return rules.Box{"tile:red": []byte("worn")} }
		}, "cannot be kept in a box: rules: box: tile:red"},
		"facts of no piece": {func(s *spec) { s.Pieces = nil }, `is no piece of this game`},
	} {
		s := pebbles.Spec()
		test.spoil(&s)
		game := rules.Define(s)
		got := failure(t, func(tb testing.TB) {
			rulestest.Walk(tb, game, rulestest.Plan{Games: 40, Moves: 1500})
		})
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: found %.400q, want %q", name, got, test.want)
		}
		if test.want != "" && !strings.Contains(got, "-- play --") {
			t.Errorf("%s: no scenario in %.200q", name, got)
		}
	}
}

func TestReachNamesWhatNobodyCanCorrect(t *testing.T) {
	game := rules.Define(pebbles.Spec())
	got := failure(t, func(tb testing.TB) { rulestest.Reach(tb, game, "testdata", nil) })
	if want := "pebbles: no correction reaches Level, Phase, Pips, Players[].In, Round, Tasks[].Do"; got != want {
		t.Errorf("found %q, want %q", got, want)
	}
	exempt := map[string]string{
		"Level": "asked at the start", "P*": "follows", "Round": "counts itself", "Tasks[].Do": "an agenda of one", "Colour": "no such field",
	}
	got = failure(t, func(tb testing.TB) { rulestest.Reach(tb, game, "testdata", exempt) })
	if want := `pebbles: "Colour" is exempt (no such field), but no state holds it`; got != want {
		t.Errorf("found %q, want %q", got, want)
	}
}

type words map[string]bool

func (w words) Has(key string) bool { return w[key] }

func TestTextsNamesWhatIsUnsaid(t *testing.T) {
	game := rules.Define(pebbles.Spec())
	got := failure(t, func(tb testing.TB) {
		rulestest.Texts(tb, game, rulestest.Plan{Games: 20}, map[string]rulestest.Catalogue{"en": words{}})
	})
	for _, key := range []string{
		"offer.fist", "event.heap", "event.took", "refusal.house", "phase.fists", "score.pebbles", "field.tile",
		"setting.may-pass", "setting.level.light", "pebbles or pebbles.pebbles.", "tile or pebbles.tile.blue",
		"piece.tile", "piece.tile.marks", "piece.tile.size.small", "side or pebbles.side.E", "refusal.same-name",
	} {
		if !strings.Contains(got, "\tpebbles."+key) {
			t.Errorf("%s is not missed in %s", key, got)
		}
	}
	said := words{}
	for _, line := range strings.Split(got, "\n")[1:] {
		key, _, _ := strings.Cut(strings.TrimSpace(line), " or ")
		said[key] = true
	}
	if got := failure(t, func(tb testing.TB) {
		rulestest.Texts(tb, game, rulestest.Plan{Games: 20}, map[string]rulestest.Catalogue{"en": said})
	}); got != "" {
		t.Errorf("with every text there, found %s", got)
	}
}
