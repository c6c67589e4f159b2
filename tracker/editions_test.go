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
	"docent/rules/rulestest/pebbles"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

var (
	firstPebbles  = rules.Define(pebbles.Spec())
	secondPebbles = rules.Define(pebbles.Second())
)

// under opens a store with a game in one of its editions.
func under(store tracker.Store, game rules.Game) *tracker.Tracker {
	return tracker.Open(store, trackertest.Only(game), trackertest.AtNoon)
}

func resumed(t testing.TB, store tracker.Store, game rules.Game, id, want string) (*tracker.Play, tracker.Notice) {
	t.Helper()
	p, notice, err := under(store, game).Resume(id)
	if err != nil || notice.Key != want {
		t.Fatalf("resume under edition %d: %v, notice %q, want %q", game.Edition(), err, notice.Key, want)
	}
	return p, notice
}

// longPebbles returns a play of the first edition with every kind of move, undone ones too.
func longPebbles(t testing.TB, store tracker.Store) *tracker.Play {
	t.Helper()
	setup := rules.Setup{Seats: 3, Options: []byte(`{"pebbles":30,"level":"full","may-pass":true}`)}
	p, err := under(store, firstPebbles).New(firstPebbles, setup, trackertest.Seats(3))
	must(t, err)
	source := rand.New(rand.NewPCG(13, 1))
	playRandomly(t, p, source, 50)
	must(t, p.Undo())
	playRandomly(t, p, source, 20)
	kinds := map[rules.Kind]bool{}
	for _, e := range p.Line() {
		kinds[e.Move.Kind] = true
	}
	if len(p.Line()) < 60 || len(kinds) != 5 {
		t.Fatalf("a play of %d entries and the kinds %v tries too little", len(p.Line()), kinds)
	}
	return p
}

// A field more in the state, a kind renamed and one retired: every move is still there,
// in the store and in a file, and that is told once.
func TestEveryMoveSurvivesANewEdition(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			old := longPebbles(t, store)
			file := exported(t, old)
			var original bytes.Buffer
			must(t, under(store, firstPebbles).ExportKept(old.Header().ID, &original))
			if original.String() != file {
				t.Errorf("kept as\n%s\nand shared as\n%s", original.String(), file)
			}
			p, notice := resumed(t, store, secondPebbles, old.Header().ID, "notice.rules-changed.same")
			if notice.Data["edition"] != 1 || notice.Data["Count"] != len(old.Line()) {
				t.Errorf("told %v, want edition 1 and %d steps", notice.Data, len(old.Line()))
			}
			sameHistory(t, p, old)
			sameHistory(t, sharedUnder(t, secondPebbles, file, "notice.rules-changed.same"), old)
			if got := exported(t, p); !strings.HasSuffix(got, file[strings.Index(file, "\n"):]) {
				t.Error("what the first edition recorded is written in other bytes by the second")
			}
			again, _ := resumed(t, store, secondPebbles, old.Header().ID, "")
			playRandomly(t, again, rand.New(rand.NewPCG(13, 2)), 10)
			last, _ := resumed(t, store, secondPebbles, old.Header().ID, "")
			trackertest.SamePlay(t, last, again)
			trackertest.SamePlay(t, sharedUnder(t, secondPebbles, exported(t, again), ""), again)
		})
	}
}

// sameHistory demands that both plays tell the same, stand alike and go back to the start.
func sameHistory(t *testing.T, got, want *tracker.Play) {
	t.Helper()
	if trackertest.IDs(got) != trackertest.IDs(want) || !slices.Equal(got.Tips(), want.Tips()) || len(got.Lost()) > 0 {
		t.Fatalf("stands on%s with tips %v, want%s with %v; lost %v", trackertest.IDs(got), got.Tips(), trackertest.IDs(want), want.Tips(), got.Lost())
	}
	for i, e := range got.Line() {
		if w := want.Line()[i]; fmt.Sprint(e.Events) != fmt.Sprint(w.Events) {
			t.Errorf("entry %d tells %v, want %v", e.ID, e.Events, w.Events)
		}
	}
	if !slices.EqualFunc(got.Position().Scores(), want.Position().Scores(), func(a, b rules.Score) bool { return a.Total == b.Total }) {
		t.Errorf("scores %v, want %v", got.Position().Scores(), want.Position().Scores())
	}
	head := got.Head()
	for got.Head() != 0 {
		must(t, got.Undo())
	}
	must(t, got.Jump(head))
}

// A ruling that differs does not stop the moves after it; how many and the first are told.
func TestRulingsThatDiffer(t *testing.T) {
	for _, test := range []struct {
		name  string
		rolls []int
		want  string
		told  string
		state string
	}{
		{"nothing differs", []int{1, 2, 3}, "", "", `"points":[4,2]`},
		{"the end differs", []int{1, 2, 5}, "notice.rules-changed.differs", "One ruling has changed since edition 1: “Ann: 5”.", `"points":[7,2]`},
		{"the beginning differs", []int{5, 2, 3}, "notice.rules-changed.differs", "3 rulings have changed since edition 1. The first one: “Ann: 5”.", `"points":[9,2]`},
	} {
		t.Run(test.name, func(t *testing.T) {
			store := trackertest.MustFolder(t, t.TempDir())
			_, old := trackertest.MustPlay(t, store)
			for _, pips := range test.rolls {
				trackertest.MustRoll(t, old, pips)
			}
			p, notice := resumed(t, store, trackertest.DefineJar(2), old.Header().ID, test.want)
			if trackertest.IDs(p) != " 1 2 3" || !strings.Contains(trackertest.State(t, p), test.state) {
				t.Fatalf("resumed on%s %s, want 1 2 3 and %s", trackertest.IDs(p), trackertest.State(t, p), test.state)
			}
			if test.told != "" {
				texts := assets.TextsIn("en")
				if got := texts.Text(notice.Key, notice.Data); !strings.HasPrefix(got, strings.Replace(test.told, "Ann: 5", "roll", 1)) {
					t.Errorf("without a teller: %q", got)
				}
			}
			trackertest.MustRoll(t, p, 5)
			must(t, p.Undo())
			must(t, p.Redo())
			again, _ := resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "")
			trackertest.SamePlay(t, again, p)
			if e, _ := again.Entry(4); e.Edition != 2 {
				t.Errorf("a move under the second edition is kept as of %d", e.Edition)
			}
		})
	}
}

// strictJar returns a later edition in which nobody rolls a four.
func strictJar() rules.Game {
	spec := trackertest.JarSpec(1)
	spec.Edition = 3
	spec.Actions["roll"] = strictRoll{}
	spec.Offers = func(s *trackertest.Jar, m *rules.Menu[trackertest.Jar]) {
		if s.Due > 0 {
			m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "JAR-INTEREST"}, trackertest.Interest{})
			return
		}
		m.Add(rules.Offer{Seat: rules.Seat(s.Turn), Asks: rules.Chance, Rule: "JAR-ROLL"}, strictRoll{Pips: 1})
	}
	return rules.Define(spec)
}

type strictRoll struct {
	Pips int `json:"pips"`
}

func (strictRoll) Fields(*trackertest.Jar, rules.Seat) []rules.Field {
	return trackertest.Roll{}.Fields(nil, 0)
}

func (r strictRoll) Check(s *trackertest.Jar, by rules.Seat) *rules.Refusal {
	if r.Pips == 4 {
		return &rules.Refusal{Rule: "JAR-ROLL", Key: "no-four"}
	}
	return s.CheckTurn(by)
}

func (r strictRoll) Apply(s *trackertest.Jar, by rules.Seat, log *rules.Log) {
	trackertest.Roll(r).Apply(s, by, log)
}

// What a new edition refuses stays as history: play goes on where it stood, every step is
// told as it was, undo passes over what cannot be played, and a file holds all of it.
func TestWhatCannotBeReplayed(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			_, old := trackertest.MustPlay(t, store)
			for _, pips := range []int{2, 4, 6, 1} {
				trackertest.MustRoll(t, old, pips)
			}
			wanted, told, file := trackertest.State(t, old), toldOf(old), exported(t, old)
			p, notice := resumed(t, store, strictJar(), old.Header().ID, "notice.rules-changed.carried")
			if notice.Data["kept"] != 1 || notice.Data["step"] != 2 || notice.Data["move"] != "roll" {
				t.Errorf("told %v", notice.Data)
			}
			checkHistory(t, p, wanted, told)
			again, _ := resumed(t, store, strictJar(), old.Header().ID, "")
			checkHistory(t, again, wanted, told)
			trackertest.MustRoll(t, again, 3)
			onward, _ := resumed(t, store, strictJar(), old.Header().ID, "")
			trackertest.SamePlay(t, onward, again)
			trackertest.SamePlay(t, sharedUnder(t, strictJar(), exported(t, onward), ""), again)

			shared := sharedUnder(t, strictJar(), file, "notice.rules-changed.carried")
			checkHistory(t, shared, wanted, told)
			further := sharedUnder(t, strictJar(), exported(t, shared), "")
			checkHistory(t, further, wanted, told)
			back := sharedUnder(t, trackertest.JarGame, exported(t, further), "")
			if len(back.Lost()) > 0 || trackertest.State(t, back) != wanted {
				t.Fatalf("back under the first edition: %s, lost %v", trackertest.State(t, back), back.Lost())
			}
		})
	}
}

// sharedUnder opens a file on another device.
func sharedUnder(t *testing.T, game rules.Game, file, want string) *tracker.Play {
	t.Helper()
	return sharedBy(t, trackertest.Only(game), file, want)
}

func sharedBy(t *testing.T, games func(rules.GameID) (rules.Game, bool), file, want string) *tracker.Play {
	t.Helper()
	p, notice, err := tracker.Open(stores.NewMemory(), games, trackertest.AtNoon).Import(strings.NewReader(file))
	if err != nil || notice.Key != want {
		t.Fatalf("shared: notice %q, want %q (%v)", notice.Key, want, err)
	}
	return p
}

func toldOf(p *tracker.Play) string {
	text := ""
	for _, e := range p.Line() {
		for _, event := range e.Events {
			text += fmt.Sprintln(e.ID, event.Rule, event.Seat, event.Key, event.About)
		}
	}
	return text
}

// checkHistory looks at a play of 2, a refused 4, and 6 and 1 after that, carried on.
func checkHistory(t *testing.T, p *tracker.Play, state, told string) {
	t.Helper()
	if trackertest.State(t, p) != state || trackertest.IDs(p) != " 1 2 3(4)(5) 6 7" || toldOf(p) != told {
		t.Fatalf("stands on%s %s and tells\n%s\nwant %s and\n%s", trackertest.IDs(p), trackertest.State(t, p), toldOf(p), state, told)
	}
	var lost []int
	for _, e := range p.Lost() {
		lost = append(lost, e.ID)
		if _, ok := p.PositionAt(e.ID); ok || p.Jump(e.ID) == nil {
			t.Errorf("the position after the lost entry %d is known", e.ID)
		}
	}
	if !slices.Equal(lost, []int{2, 3, 4, 5, 6}) {
		t.Errorf("lost are %v", lost)
	}
	must(t, p.Undo())
	if trackertest.IDs(p) != " 1" {
		t.Errorf("undone to%s, want 1", trackertest.IDs(p))
	}
	if before, _ := p.PositionAt(4); string(before.JSON()) != trackertest.State(t, p) {
		t.Errorf("before what is lost stood %s", before.JSON())
	}
	must(t, p.Redo())
	if trackertest.State(t, p) != state || p.Redo() == nil {
		t.Errorf("redone to%s", trackertest.IDs(p))
	}
}

// An undone branch that is not legal any more is told, the play itself goes on.
func TestLostBranchIsTold(t *testing.T) {
	store := stores.NewMemory()
	_, old := trackertest.MustPlay(t, store)
	trackertest.MustRoll(t, old, 4)
	must(t, old.Undo())
	trackertest.MustRoll(t, old, 1)
	p, _ := resumed(t, store, strictJar(), old.Header().ID, "notice.branches-lost")
	if got := p.Tips(); !slices.Equal(got, []int{2}) || trackertest.IDs(p) != " 2" || len(p.Lost()) != 1 {
		t.Fatalf("branches end at %v on%s, want 2", got, trackertest.IDs(p))
	}
	resumed(t, store, strictJar(), old.Header().ID, "")
}

// A play that is over keeps the result that the table knows.
func TestResultStays(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	tr := under(store, trackertest.JarGame)
	old, err := tr.New(trackertest.JarGame, trackertest.Setup(t, `{"goal":10}`), trackertest.AnnAndBen())
	must(t, err)
	for _, pips := range []int{5, 1, 5} {
		trackertest.MustRoll(t, old, pips)
	}
	p, _ := resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "notice.rules-changed.result")
	if !p.Position().Over() || trackertest.State(t, p) != trackertest.State(t, old) || len(p.Lost()) > 0 {
		t.Errorf("the play ended in %s, now in %s", trackertest.State(t, old), trackertest.State(t, p))
	}
	resumed(t, store, trackertest.DefineJar(2), old.Header().ID, "")
}

// The move of a notice is told as it was told at the table, without secrets.
func TestNoticeNamesTheMove(t *testing.T) {
	teller := tracker.NewTeller(assets.TextsIn("en"), "trasteros", trackertest.AnnAndBen())
	notice := tracker.Notice{Key: "notice.rules-changed.prefix", Data: map[string]any{"edition": 1, "kept": 3, "move": "bid"}}
	if got := teller.Notice(notice); !strings.Contains(got, "“bid”") {
		t.Errorf("without an entry: %q", got)
	}
	notice.Data["entry"] = tracker.Entry{Events: []rules.Event{
		{Key: "corrected", Seat: 0, About: []rules.Thing{"seat:0", "field:x", "value:1"}, Only: true},
		{Key: "corrected", Seat: 1, About: []rules.Thing{"seat:1", "field:x", "value:1"}},
	}}
	got := teller.Notice(notice)
	if !strings.Contains(got, "Ben") || strings.Contains(got, "“bid”") || strings.Contains(got, "Ann") {
		t.Errorf("with an entry: %q", got)
	}
	if notice.Data["move"] != "bid" {
		t.Error("telling a notice changed it")
	}
	for want, untold := range map[string]tracker.Entry{
		"played: a correction (the table). The last":                      {ID: 4, Author: tracker.AtTable, Move: rules.Move{Kind: rules.Correct}},
		"played: a move (Docent). The last":                               {ID: 4, Author: tracker.Drawn, Move: rules.Move{Kind: "bid"}},
		"played: a position carried over from an older edition. The last": {ID: 4, Author: tracker.Carried},
		"played: the set-up. The last":                                    {},
	} {
		notice.Data["entry"] = untold
		if got := teller.Notice(notice); !strings.Contains(got, want) {
			t.Errorf("of %+v: %q, want %q", untold, got, want)
		}
	}
}
