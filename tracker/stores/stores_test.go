package stores_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/trackertest"
)

func markAt(t *testing.T, head, tip int, changed time.Time, moves ...rules.Move) tracker.Mark {
	t.Helper()
	position, _, err := trackertest.JarGame.Start(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range moves {
		if position, _, err = position.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return tracker.Mark{Head: head, Tip: tip, Moves: len(moves), Changed: changed, Position: position}
}

var (
	annRolls = rules.Move{Seat: 0, Kind: "roll", Data: []byte(`{"pips":2}`)}
	benRolls = rules.Move{Seat: 1, Kind: "roll", Data: []byte(`{"pips":5}`)}
)

func headerOf(id string) tracker.Header {
	return tracker.Header{
		ID: id, Game: "jar", Edition: 1, Started: trackertest.Noon, Players: trackertest.AnnAndBen(),
		Setup: rules.Setup{Seats: 2, First: 1, Options: []byte(`{"goal":50}`), Box: rules.Box{"tile:7": []byte(`{"doors":"NES"}`)}},
	}
}

func entry(id, parent int, m rules.Move) tracker.Entry {
	return tracker.Entry{ID: id, Parent: parent, Move: m, Author: "a", At: trackertest.Noon.Add(time.Duration(id) * time.Second), Hash: fmt.Sprint("hash", id)}
}

// Every store keeps what it was given, all of a change or nothing of it.
func TestStores(t *testing.T) {
	one, two := entry(1, 0, annRolls), entry(2, 1, benRolls)
	two.Edition, two.Events = 3, []rules.Event{{Rule: "JAR-ROLL", Seat: 1, Key: "rolled", About: []rules.Thing{"pip:5"}, Only: true}}
	carried := tracker.Entry{ID: 3, Author: tracker.Carried, At: trackertest.Noon, Hash: "h", State: []byte(`{"any":"state"}`)}
	loaded := func(s tracker.Store, id string) any {
		saved, err := s.Load(id)
		return []any{saved.Header, saved.Entries, saved.Head, saved.Tip, saved.Edition, string(saved.Position), err}
	}
	start, second := markAt(t, 0, 0, trackertest.Noon), markAt(t, 1, 2, trackertest.Noon.Add(time.Minute), annRolls)
	for _, test := range []struct {
		name string
		do   func(*testing.T, tracker.Store) any
		want any
	}{
		{"nothing kept", func(t *testing.T, s tracker.Store) any {
			plays, err := s.List()
			players, err2 := s.Players()
			setting, err3 := s.Setting("language")
			_, err4 := s.Load("p")
			return []any{len(plays), len(players), setting, errors.Join(err, err2, err3), errors.Is(err4, tracker.ErrNoPlay)}
		}, []any{0, 0, "", nil, true}},
		{"a play begun", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("p"), nil, start))
			return loaded(s, "p")
		}, []any{headerOf("p"), []tracker.Entry(nil), 0, 0, 1, string(start.Position.JSON()), error(nil)}},
		{"a play begun with entries", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("p"), []tracker.Entry{one}, second))
			return loaded(s, "p")
		}, []any{headerOf("p"), []tracker.Entry{one}, 1, 2, 1, string(second.Position.JSON()), error(nil)}},
		{"entries added and the head moved", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("p"), nil, start))
			must(t, s.Create(headerOf("other"), []tracker.Entry{two}, start))
			must(t, s.Append("p", []tracker.Entry{one, two}, start))
			must(t, s.Append("p", []tracker.Entry{carried}, start))
			must(t, s.Move("p", second))
			return loaded(s, "p")
		}, []any{headerOf("p"), []tracker.Entry{one, two, carried}, 1, 2, 1, string(second.Position.JSON()), error(nil)}},
		{"a play that is not kept", func(t *testing.T, s tracker.Store) any {
			return []any{
				errors.Is(s.Append("p", []tracker.Entry{one}, second), tracker.ErrNoPlay),
				errors.Is(s.Move("p", second), tracker.ErrNoPlay), s.Remove("p"),
			}
		}, []any{true, true, nil}},
		{"an id in use", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("p"), []tracker.Entry{one}, second))
			if s.Create(headerOf("p"), nil, start) == nil {
				t.Fatal("a play was begun twice")
			}
			return loaded(s, "p")
		}, []any{headerOf("p"), []tracker.Entry{one}, 1, 2, 1, string(second.Position.JSON()), error(nil)}},
		{"a play removed and begun again", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("p"), []tracker.Entry{one}, second))
			must(t, s.Remove("p"))
			must(t, s.Create(headerOf("p"), nil, start))
			return loaded(s, "p")
		}, []any{headerOf("p"), []tracker.Entry(nil), 0, 0, 1, string(start.Position.JSON()), error(nil)}},
		{"plays listed", func(t *testing.T, s tracker.Store) any {
			must(t, s.Create(headerOf("old"), nil, markAt(t, 0, 0, trackertest.Noon.Add(-time.Hour))))
			must(t, s.Create(headerOf("p"), nil, start))
			must(t, s.Create(headerOf("q"), nil, start))
			must(t, s.Move("old", second))
			must(t, s.Remove("q"))
			plays, err := s.List()
			must(t, err)
			return plays
		}, []tracker.Summary{
			{Header: headerOf("old"), Round: 1, Now: rules.Now{Seat: 1, Phase: "play", Round: 1}, Moves: 1, Changed: second.Changed},
			{Header: headerOf("p"), Round: 1, Now: rules.Now{Seat: 0, Phase: "play", Round: 1}, Changed: trackertest.Noon},
		}},
		{"a play that is over", func(t *testing.T, s tracker.Store) any {
			var moves []rules.Move
			for range 10 {
				moves = append(moves, annRolls, benRolls)
			}
			must(t, s.Create(headerOf("p"), nil, markAt(t, 0, 0, trackertest.Noon, moves...)))
			plays, err := s.List()
			must(t, err)
			return []any{plays[0].Over, plays[0].Result}
		}, []any{true, []tracker.Result{{Seat: 1, Rank: 1, Total: 50}, {Seat: 0, Rank: 2, Total: 20}}}},
		{"results of one seat", func(t *testing.T, s tracker.Store) any {
			marked := func(m tracker.Mark, solo tracker.Solo) tracker.Mark {
				m.Solo = &solo
				return m
			}
			for i, id := range []string{"old", "p", "q", "r"} {
				solo := tracker.Solo{
					Play: id, Game: "jar", Variant: "size:large", Player: trackertest.AnnAndBen()[1], Total: i, Ended: trackertest.Noon.Add(time.Duration(i) * time.Hour), House: i == 1,
				}
				must(t, s.Create(headerOf(id), nil, marked(start, solo)))
			}
			must(t, s.Create(headerOf("going"), nil, start))
			must(t, s.Move("old", marked(second, tracker.Solo{Play: "old", Game: "jar", Total: -4, Ended: trackertest.Noon})))
			must(t, s.Append("q", []tracker.Entry{one}, second))
			must(t, s.Remove("r"))
			solos, err := s.Solos()
			must(t, err)
			return solos
		}, []tracker.Solo{
			{Play: "p", Game: "jar", Variant: "size:large", Player: trackertest.AnnAndBen()[1], Total: 1, Ended: trackertest.Noon.Add(time.Hour), House: true},
			{Play: "old", Game: "jar", Total: -4, Ended: trackertest.Noon},
		}},
		{"players remembered and forgotten", func(t *testing.T, s tracker.Store) any {
			must(t, s.SavePlayers([]tracker.Player{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben", Symbol: 1}}))
			must(t, s.SavePlayers([]tracker.Player{{ID: "c", Name: "Cleo", Symbol: 2}}))
			must(t, s.SavePlayers([]tracker.Player{{ID: "b", Name: "Benny", Symbol: 3}}))
			must(t, s.RemovePlayer("a"))
			must(t, s.RemovePlayer("nobody"))
			players, err := s.Players()
			must(t, err)
			return players
		}, []tracker.Player{{ID: "b", Name: "Benny", Symbol: 3}, {ID: "c", Name: "Cleo", Symbol: 2}}},
		{"boxes kept, changed and removed", func(t *testing.T, s tracker.Store) any {
			one := tracker.Box{ID: "one", Game: "jar", Name: "Ann's", Things: rules.Box{"marble:red": []byte(`{"grams":1}`)}, Changed: trackertest.Noon}
			must(t, s.SaveBox(one))
			must(t, s.SaveBox(tracker.Box{ID: "two", Game: "jar", Name: "Ben's", Things: rules.Box{}, Changed: trackertest.Noon.Add(time.Hour)}))
			must(t, s.SaveBox(tracker.Box{ID: "three", Game: "jar", Name: "Cleo's", Things: rules.Box{}, Changed: trackertest.Noon}))
			one.Things["marble:red"] = []byte(`{"grams":2}`)
			must(t, s.SaveBox(tracker.Box{ID: "three", Game: "jug", Name: "Dan's", Things: rules.Box{}, Changed: trackertest.Noon.Add(-time.Hour)}))
			must(t, s.RemoveBox("two"))
			must(t, s.RemoveBox("nobody's"))
			boxes, err := s.Boxes()
			must(t, err)
			return boxes
		}, []tracker.Box{
			{ID: "one", Game: "jar", Name: "Ann's", Things: rules.Box{"marble:red": []byte(`{"grams":1}`)}, Changed: trackertest.Noon},
			{ID: "three", Game: "jug", Name: "Dan's", Things: rules.Box{}, Changed: trackertest.Noon.Add(-time.Hour)},
		}},
		{"settings", func(t *testing.T, s tracker.Store) any {
			must(t, s.SetSetting("language", "fr"))
			must(t, s.SetSetting("theme", "dark"))
			must(t, s.SetSetting("language", "es"))
			language, err := s.Setting("language")
			must(t, err)
			return language
		}, "es"},
	} {
		for kind, store := range trackertest.Stores(t) {
			t.Run(test.name+"/"+kind, func(t *testing.T) {
				if got := test.do(t, store); !reflect.DeepEqual(got, test.want) {
					t.Errorf("got  %+v\nwant %+v", got, test.want)
				}
			})
		}
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// A play goes on after a restart from the file exactly where it was left.
func TestResumeFromFile(t *testing.T) {
	dir := t.TempDir()
	store := trackertest.MustFolder(t, dir)
	_, p := trackertest.MustPlay(t, store)
	for _, pips := range []int{6, 2, 3} {
		trackertest.MustRoll(t, p, pips)
	}
	must(t, p.Undo())
	trackertest.MustRoll(t, p, 5)
	must(t, p.Undo())
	must(t, store.Close())

	again := tracker.Open(trackertest.MustFolder(t, dir), trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	plays, err := again.Plays()
	must(t, err)
	if len(plays) != 1 || plays[0].Moves != 2 || plays[0].Over {
		t.Fatalf("listed as %+v, want one play of 2 moves", plays)
	}
	resumed, notice, err := again.Resume(plays[0].ID)
	if err != nil || notice.Key != "" {
		t.Fatalf("resume: %v, notice %q", err, notice.Key)
	}
	trackertest.SamePlay(t, resumed, p)
	if same, _, err := again.Resume(plays[0].ID); err != nil || same != resumed {
		t.Errorf("an open play was opened twice (%v)", err)
	}
	must(t, again.Remove(plays[0].ID))
	if _, _, err := again.Resume(plays[0].ID); !errors.Is(err, tracker.ErrNoPlay) {
		t.Errorf("a removed play resumed: %v", err)
	}
}
