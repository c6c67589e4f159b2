package tracker_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// dig is a game for one or two: seat 0 digs up gold twice, deep or shallow.
type dig struct {
	Depth string   `json:"depth"`
	Seats int      `json:"seats"`
	Gold  int      `json:"gold,omitzero"`
	Dug   int      `json:"dug,omitzero"`
	House digHouse `json:"house,omitzero"`
}

type digHouse struct {
	Torch bool `json:"torch,omitzero" rule:"DIG-Q1"`
}

type digOptions struct {
	Depth string `json:"depth" pick:"shallow,deep" of:"depth" rule:"DIG-1"`
	digHouse
}

type spade struct {
	Gold int `json:"gold"`
}

func (spade) Fields(*dig, rules.Seat) []rules.Field { return []rules.Field{rules.Number("gold", 0, 9)} }

func (spade) Check(s *dig, _ rules.Seat) *rules.Refusal {
	if s.Dug == 2 {
		return &rules.Refusal{Rule: "DIG-1", Key: "over"}
	}
	return nil
}

func (a spade) Apply(s *dig, _ rules.Seat, _ *rules.Log) { s.Gold, s.Dug = s.Gold+a.Gold, s.Dug+1 }

var digGame = rules.Define(rules.Spec[dig]{
	ID: "dig", Edition: 1, Players: [2]int{1, 2}, Options: digOptions{Depth: "shallow"},
	Book: []rules.Rule{{ID: "DIG-1", Section: "1"}}, Rulings: []rules.RuleID{"DIG-Q1"},
	Actions: map[rules.Kind]rules.Action[dig]{"spade": spade{}},
	Start: func(setup rules.Setup, _ *rules.Log) (dig, *rules.Refusal) {
		o := rules.OptionsOf[digOptions](setup)
		return dig{Depth: o.Depth, Seats: setup.Seats, House: o.digHouse}, nil
	},
	Offers: func(_ *dig, m *rules.Menu[dig]) { m.Add(rules.Offer{Rule: "DIG-1"}, spade{}) },
	Fixes: func(s *dig, f *rules.Fixes) {
		f.On("dig").Set(&s.Gold, rules.Number("gold", 0, 99))
		f.On("house").House(&s.House)
	},
	Seats: func(s *dig) int { return s.Seats }, Now: func(*dig) rules.Now { return rules.Now{Round: 1} },
	Over: func(s *dig) bool { return s.Dug == 2 }, Hide: func(*dig, rules.Seat) {},
	Check: func(*dig) *rules.Refusal { return nil },
	Scores: func(s *dig) []rules.Score {
		scores := []rules.Score{{Seat: 0, Rank: 1, Total: s.Gold}, {Seat: 1, Rank: 2}}
		return scores[:s.Seats]
	},
	Variant: func(s *dig) rules.Thing { return rules.Of("depth", s.Depth) },
})

// mine digs twice at the time on the clock.
func mine(t *testing.T, tr *tracker.Tracker, options string, who tracker.Player, gold ...int) *tracker.Play {
	t.Helper()
	p, err := tr.New(digGame, rules.Setup{Seats: 1, Options: []byte(options)}, []tracker.Player{who})
	must(t, err)
	for _, g := range gold {
		_, err := p.Do(trackertest.Offer(t, p, "spade"), rules.Answers{"gold": {fmt.Sprint(g)}})
		must(t, err)
	}
	return p
}

func correct(t *testing.T, p *tracker.Play, field, value string) {
	t.Helper()
	for _, o := range p.Position().Corrections() {
		if o.Fields[0].Name == field {
			_, err := p.Do(o, rules.Answers{field: {value}})
			must(t, err)
			return
		}
	}
	t.Fatalf("%s cannot be corrected", field)
}

// solosSpelt lists results as "player variant total".
func solosSpelt(solos []tracker.Solo) string {
	var all []string
	for _, s := range solos {
		said := fmt.Sprintf("%s %s %d", s.Player.Name, s.Variant, s.Total)
		if s.House {
			said += " house"
		}
		all = append(all, said)
	}
	return strings.Join(all, ", ")
}

func solosOf(t *testing.T, tr *tracker.Tracker) []tracker.Solo {
	t.Helper()
	solos, err := tr.Solos()
	must(t, err)
	return solos
}

var digger = tracker.Player{Name: "Ann"}

// What was reached alone follows the play: it comes, changes and goes with the end.
func TestSolosFollowThePlay(t *testing.T) {
	house := `{"depth":"deep","torch":true}`
	for _, test := range []struct {
		name string
		do   func(*testing.T, *tracker.Tracker)
		want string
	}{
		{"not over", func(t *testing.T, tr *tracker.Tracker) { mine(t, tr, "", digger, 3) }, ""},
		{"over", func(t *testing.T, tr *tracker.Tracker) { mine(t, tr, "", digger, 3, 4) }, "Ann depth:shallow 7"},
		{"another variant", func(t *testing.T, tr *tracker.Tracker) { mine(t, tr, `{"depth":"deep"}`, digger, 3, 4) }, "Ann depth:deep 7"},
		{"a house rule", func(t *testing.T, tr *tracker.Tracker) { mine(t, tr, house, digger, 3, 4) }, "Ann depth:deep 7 house"},
		{"undone", func(t *testing.T, tr *tracker.Tracker) { must(t, mine(t, tr, "", digger, 3, 4).Undo()) }, ""},
		{"undone and redone", func(t *testing.T, tr *tracker.Tracker) {
			p := mine(t, tr, "", digger, 3, 4)
			must(t, p.Undo())
			must(t, p.Redo())
		}, "Ann depth:shallow 7"},
		{"undone and ended otherwise", func(t *testing.T, tr *tracker.Tracker) {
			p := mine(t, tr, "", digger, 3, 4)
			must(t, p.Undo())
			_, err := p.Do(trackertest.Offer(t, p, "spade"), rules.Answers{"gold": {"9"}})
			must(t, err)
		}, "Ann depth:shallow 12"},
		{"corrected after the end", func(t *testing.T, tr *tracker.Tracker) {
			correct(t, mine(t, tr, "", digger, 3, 4), "gold", "2")
		}, "Ann depth:shallow 2"},
		{"a house rule found on at the end", func(t *testing.T, tr *tracker.Tracker) {
			correct(t, mine(t, tr, "", digger, 3, 4), "torch", "true")
		}, "Ann depth:shallow 7 house"},
		{"removed", func(t *testing.T, tr *tracker.Tracker) {
			must(t, tr.Remove(mine(t, tr, "", digger, 3, 4).Header().ID))
		}, ""},
		{"two seats", func(t *testing.T, tr *tracker.Tracker) {
			p, err := tr.New(digGame, rules.Setup{Seats: 2}, trackertest.AnnAndBen())
			must(t, err)
			for range 2 {
				_, err := p.Do(trackertest.Offer(t, p, "spade"), rules.Answers{"gold": {"1"}})
				must(t, err)
			}
		}, ""},
		{"from a file", func(t *testing.T, tr *tracker.Tracker) {
			there := tracker.Open(stores.NewMemory(), trackertest.Only(digGame), trackertest.AtNoon)
			p := mine(t, there, house, tracker.Player{Name: "Ben"}, 5, 5)
			_, _, err := tr.Import(strings.NewReader(exported(t, p)))
			must(t, err)
		}, "Ben depth:deep 10 house"},
	} {
		for kind, store := range trackertest.Stores(t) {
			t.Run(test.name+"/"+kind, func(t *testing.T) {
				tr := tracker.Open(store, trackertest.Only(digGame), trackertest.AtNoon)
				test.do(t, tr)
				if got := solosSpelt(solosOf(t, tr)); got != test.want {
					t.Errorf("got %q, want %q", got, test.want)
				}
			})
		}
	}
}

func TestRecords(t *testing.T) {
	clock := &trackertest.Clock{At: trackertest.Noon}
	tr := tracker.Open(stores.NewMemory(), trackertest.Only(digGame), clock.Now)
	ben, deep := tracker.Player{Name: "Ben"}, `{"depth":"deep"}`
	var plays []*tracker.Play
	for _, one := range []struct {
		options string
		who     tracker.Player
		gold    int
	}{{"", digger, 5}, {deep, digger, 0}, {"", ben, 9}, {"", digger, 7}, {"", ben, 9}, {"", digger, 7}, {"", digger, 4}} {
		plays = append(plays, mine(t, tr, one.options, one.who, one.gold, 0))
		clock.At = clock.At.Add(time.Hour)
	}
	solos := solosOf(t, tr)
	records := tracker.Records(solos)
	if got := solosSpelt(records); got != "Ben depth:shallow 9" || records[0].Play != plays[2].Header().ID {
		t.Errorf("the records are %q, want the first that Ben reached", got)
	}
	own, ok := tracker.RecordOf(solos, "dig", "depth:shallow", &tracker.Player{Name: "ann"})
	if !ok || own.Total != 7 || own.Play != plays[3].Header().ID {
		t.Errorf("Ann's record is %+v, want her first 7", own)
	}
	if found, ok := tracker.RecordOf(solos, "dig", "depth:deep", nil); ok {
		t.Errorf("nothing was found deep, and yet %+v is a record", found)
	}
	for i, want := range []string{"5 0 7", "0 0 0", "9 0 9", "7 5 7", "9 9 0", "7 7 4", "4 7 0"} {
		s, ok := tracker.StandingOf(solos, plays[i].Header().ID)
		if got := fmt.Sprint(s.Total, s.Before.Total, s.Since.Total); !ok || got != want {
			t.Errorf("play %d stands at %s, want %s", i, got, want)
		}
	}
	if _, ok := tracker.StandingOf(solos, "none"); ok {
		t.Error("a play that is not there stands somewhere")
	}
}
