package tracker_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// boxed returns a tracker with one box of which a little is known.
func boxed(t testing.TB, store tracker.Store) (*tracker.Tracker, tracker.Box) {
	t.Helper()
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	b, err := tr.NewBox(trackertest.JarGame, " Ann's ")
	must(t, err)
	_, err = tr.SetPiece(b.ID, "marble:red", rules.Answers{"grams": {"7"}})
	must(t, err)
	return tr, b
}

// said returns what a box says, in one line.
func said(t testing.TB, tr *tracker.Tracker, id string) string {
	t.Helper()
	b, err := tr.Box(id)
	must(t, err)
	return spelt(b.Things)
}

func spelt(box rules.Box) string {
	var parts []string
	for _, m := range trackertest.Marbles {
		if raw, ok := box[rules.Of("marble", m)]; ok {
			parts = append(parts, m+string(raw))
		}
	}
	return strings.Join(parts, " ")
}

func TestBoxes(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			tr, b := boxed(t, store)
			if b.Name != "Ann's" || said(t, tr, b.ID) != `red{"grams":7}` {
				t.Fatalf("begun as %+v with %s", b, said(t, tr, b.ID))
			}
			second, err := tr.NewBox(trackertest.JarGame, "ann's")
			if err != nil || second.Name != "ann's 2" || second.ID == b.ID {
				t.Fatalf("a second box of that name is %+v (%v)", second, err)
			}
			renamed, err := tr.RenameBox(b.ID, "The old one")
			if err != nil || renamed.Name != "The old one" || spelt(renamed.Things) != `red{"grams":7}` {
				t.Fatalf("renamed to %+v (%v)", renamed, err)
			}
			if _, err := tr.SetPiece(b.ID, "marble:red", nil); err != nil || said(t, tr, b.ID) != "" {
				t.Errorf("a forgotten piece left %s (%v)", said(t, tr, b.ID), err)
			}
			must(t, tr.RemoveBox(b.ID))
			boxes, err := tr.Boxes(trackertest.JarGame)
			if err != nil || len(boxes) != 1 || boxes[0].ID != second.ID {
				t.Errorf("left are %+v (%v)", boxes, err)
			}
		})
	}
}

// Boxes that were changed at the same moment are listed by their names.
func TestOrderOfBoxes(t *testing.T) {
	for kind, store := range trackertest.Stores(t) {
		tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
		for _, name := range []string{"Dan's", "Ann's", "Cleo's", "Ben's"} {
			if _, err := tr.NewBox(trackertest.JarGame, name); err != nil {
				t.Fatal(err)
			}
		}
		boxes, err := tr.Boxes(trackertest.JarGame)
		must(t, err)
		var names []string
		for _, b := range boxes {
			names = append(names, b.Name)
		}
		if got := strings.Join(names, " "); got != "Ann's Ben's Cleo's Dan's" {
			t.Errorf("%s: listed as %s", kind, got)
		}
	}
}

func TestNamesOfBoxes(t *testing.T) {
	tr, b := boxed(t, stores.NewMemory())
	for _, name := range []string{"", " ", "\u200b\u202e", strings.Repeat("n", 41)} {
		if _, err := tr.RenameBox(b.ID, name); !errors.Is(err, tracker.ErrName) {
			t.Errorf("renamed to %q: %v", name, err)
		}
		if _, err := tr.NewBox(trackertest.JarGame, name); !errors.Is(err, tracker.ErrName) {
			t.Errorf("begun as %q: %v", name, err)
		}
	}
	long := strings.Repeat("é", 40)
	for _, want := range []string{long, strings.Repeat("é", 38) + " 2", strings.Repeat("é", 38) + " 3"} {
		if got, err := tr.NewBox(trackertest.JarGame, long); err != nil || got.Name != want {
			t.Errorf("begun as %q (%v), want %q", got.Name, err, want)
		}
	}
}

func TestBoxRefusesWhatNoFormAnswers(t *testing.T) {
	tr, b := boxed(t, stores.NewMemory())
	var of *rules.PieceError
	for thing, answers := range map[rules.Thing]rules.Answers{
		"marble:black": nil, "marble:red": {"grams": {"100"}}, "marble:blue": {"weight": {"1"}},
	} {
		if _, err := tr.SetPiece(b.ID, thing, answers); !errors.As(err, &of) || of.Thing != thing {
			t.Errorf("%s %v: %v", thing, answers, err)
		}
	}
	if got := said(t, tr, b.ID); got != `red{"grams":7}` {
		t.Errorf("and left %s", got)
	}
	for name, err := range map[string]error{
		"set":    func() error { _, err := tr.SetPiece("none", "marble:red", nil); return err }(),
		"rename": func() error { _, err := tr.RenameBox("none", "x"); return err }(),
		"play": func() error {
			_, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), "none")
			return err
		}(),
		"export": tr.ExportBox("none", &strings.Builder{}),
	} {
		if !errors.Is(err, tracker.ErrNoBox) {
			t.Errorf("%s of an unknown box: %v", name, err)
		}
	}
}

// What a newer edition no longer understands is left out, and does not stop a play.
func TestBoxOfAnOlderEdition(t *testing.T) {
	store := stores.NewMemory()
	must(t, store.SaveBox(tracker.Box{ID: "b", Game: "jar", Name: "Old", Changed: trackertest.Noon, Things: rules.Box{
		"marble:red": []byte(`{"grams":7}`), "marble:black": []byte(`{"grams":7}`), "marble:blue": []byte(`{"grams":700}`),
	}}))
	must(t, store.SaveBox(tracker.Box{ID: "c", Game: "jug", Name: "Other", Changed: trackertest.Noon, Things: rules.Box{}}))
	tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
	boxes, err := tr.Boxes(trackertest.JarGame)
	if err != nil || len(boxes) != 1 || spelt(boxes[0].Things) != `red{"grams":7}` || len(boxes[0].Things) != 1 {
		t.Fatalf("read as %+v (%v)", boxes, err)
	}
	p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), "b")
	if err != nil || p.Header().Box != "b" {
		t.Fatalf("begun with %q (%v)", p.Header().Box, err)
	}
	if _, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), "c"); !errors.Is(err, tracker.ErrNoBox) {
		t.Errorf("another game's box gave %v", err)
	}
}

// see corrects what the table knows of a marble.
func see(t testing.TB, p *tracker.Play, thing rules.Thing, answers rules.Answers) {
	t.Helper()
	for _, sheet := range p.Position().Corrections() {
		if sheet.On[0] == thing {
			_, err := p.Do(sheet, answers)
			must(t, err)
		}
	}
}

func TestWhatAPlayLearns(t *testing.T) {
	type answers = rules.Answers
	for _, test := range []struct {
		name  string
		box   answers // of the red marble, when the play begins
		play  answers // seen in it
		since answers // set in the box meanwhile
		fresh string
		after string
	}{
		{"nothing", answers{"grams": {"7"}}, nil, nil, "", `red{"grams":7}`},
		{"a new piece", nil, answers{"grams": {"3"}}, nil, `red{"grams":3}`, `red{"grams":3}`},
		{"more of a piece", answers{"grams": {"7"}}, answers{"size": {"small"}}, nil, `red{"size":"small","grams":7}`, `red{"size":"small","grams":7}`},
		{"another figure", answers{"grams": {"7"}}, answers{"grams": {"8"}}, nil, `red{"grams":8}`, `red{"grams":8}`},
		{"a figure no longer known", answers{"grams": {"7"}}, answers{"grams": {"0"}}, nil, "", `red{"grams":7}`},
		{"sides in their order", nil, answers{"marks": {"N", "W"}}, nil, `red{"marks":["N","W"]}`, `red{"marks":["N","W"]}`},
		{"what the box knows by now", nil, answers{"grams": {"3"}}, answers{"grams": {"3"}}, "", `red{"grams":3}`},
		{"what was set right meanwhile", answers{"grams": {"7"}}, answers{"size": {"small"}}, answers{"grams": {"9"}}, `red{"size":"small","grams":9}`, `red{"size":"small","grams":9}`},
		{"what was forgotten meanwhile", answers{"grams": {"7"}}, nil, answers{}, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			tr := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
			b, err := tr.NewBox(trackertest.JarGame, "Ann's")
			must(t, err)
			_, err = tr.SetPiece(b.ID, "marble:red", test.box)
			must(t, err)
			p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), b.ID)
			must(t, err)
			if test.play != nil {
				see(t, p, "marble:red", test.play)
			}
			if test.since != nil {
				_, err = tr.SetPiece(b.ID, "marble:red", test.since)
				must(t, err)
			}
			may, err := tr.Learnt(p, b.ID)
			must(t, err)
			fresh, err := tr.Enrich(p, b.ID)
			must(t, err)
			if spelt(may) != test.fresh || spelt(fresh) != test.fresh || said(t, tr, b.ID) != test.after {
				t.Errorf("may learn %s, learnt %s, says %s; want %s and %s", spelt(may), spelt(fresh), said(t, tr, b.ID), test.fresh, test.after)
			}
			if again, err := tr.Enrich(p, b.ID); err != nil || len(again) > 0 {
				t.Errorf("learnt again: %s (%v)", spelt(again), err)
			}
		})
	}
}

// A play that was begun without a box, or with another one, teaches all that it knows.
func TestAnotherBoxLearnsAll(t *testing.T) {
	tr, b := boxed(t, stores.NewMemory())
	p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), b.ID)
	must(t, err)
	see(t, p, "marble:blue", rules.Answers{"size": {"large"}})
	want := `red{"grams":7} blue{"size":"large"}`
	if all, err := tr.Learnt(p, ""); err != nil || spelt(all) != want {
		t.Errorf("a new box would say %s (%v)", spelt(all), err)
	}
	other, err := tr.NewBox(trackertest.JarGame, "Ben's")
	must(t, err)
	if fresh, err := tr.Enrich(p, other.ID); err != nil || spelt(fresh) != want || said(t, tr, other.ID) != want {
		t.Errorf("learnt %s (%v)", spelt(fresh), err)
	}
	must(t, tr.RemoveBox(b.ID))
	if _, err := tr.Enrich(p, b.ID); !errors.Is(err, tracker.ErrNoBox) {
		t.Errorf("a removed box learnt: %v", err)
	}
	q, _, err := tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Import(strings.NewReader(exported(t, p)))
	if err != nil || q.Header().Box != b.ID || spelt(q.Position().Facts()) != want {
		t.Errorf("on another device: box %q, facts %s (%v)", q.Header().Box, spelt(q.Position().Facts()), err)
	}
}

// A file of a play that names its box by what is no id did not come from us.
func TestPlayOfABoxWithoutAnID(t *testing.T) {
	tr, b := boxed(t, stores.NewMemory())
	p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), b.ID)
	must(t, err)
	file := strings.Replace(exported(t, p), `"box":"`+b.ID, `"box":"../`+b.ID, 1)
	_, _, err = tracker.Open(stores.NewMemory(), trackertest.Only(trackertest.JarGame), trackertest.AtNoon).Import(strings.NewReader(file))
	if told, ok := tracker.Told(err); !ok || told.Key != "error.file.damaged" {
		t.Errorf("opened with %v", err)
	}
}

// A box keeps the pieces that this edition does not understand, whatever is done to it:
// the edition that does finds them again.
func TestBoxKeepsWhatItDoesNotUnderstand(t *testing.T) {
	strange := rules.Box{"marble:black": []byte(`{"grams":7}`), "marble:blue": []byte(`{"grams":700}`), "lid": []byte(`{"tight":true}`)}
	for kind, store := range trackertest.Stores(t) {
		t.Run(kind, func(t *testing.T) {
			things := rules.Box{"marble:red": []byte(`{"grams":7}`)}
			maps.Copy(things, strange)
			must(t, store.SaveBox(tracker.Box{ID: boxID, Game: "jar", Name: "Old", Changed: trackertest.Noon, Things: things}))
			tr := tracker.Open(store, trackertest.Only(trackertest.JarGame), trackertest.AtNoon)
			b, err := tr.RenameBox(boxID, "New")
			must(t, err)
			if spelt(b.Things) != `red{"grams":7}` || len(b.Things) != 1 {
				t.Errorf("renamed it says %v", b.Things)
			}
			_, err = tr.SetPiece(boxID, "marble:red", rules.Answers{"grams": {"8"}})
			must(t, err)
			_, err = tr.SetPiece(boxID, "marble:blue", nil)
			must(t, err)
			p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), boxID)
			must(t, err)
			see(t, p, "marble:green", rules.Answers{"size": {"small"}})
			_, err = tr.Enrich(p, boxID)
			must(t, err)
			keeps(t, store, boxID, strange)
			if got := said(t, tr, boxID); got != `red{"grams":8} green{"size":"small"}` {
				t.Errorf("says %s", got)
			}
			_, err = tr.SetPiece(boxID, "marble:blue", rules.Answers{"grams": {"9"}})
			must(t, err)
			if got := said(t, tr, boxID); !strings.Contains(got, `blue{"grams":9}`) {
				t.Errorf("what was entered anew is not what it says: %s", got)
			}
		})
	}
}

const boxID = "5e6bd1b2-64ec-4c4c-9a54-6f2df2b1f0aa"

// keeps demands that a store's box has the things in it.
func keeps(t *testing.T, store tracker.Store, id string, things rules.Box) {
	t.Helper()
	boxes, err := store.Boxes()
	must(t, err)
	for _, b := range boxes {
		for thing, raw := range things {
			if b.ID == id && string(b.Things[thing]) != string(raw) {
				t.Errorf("%s is kept as %s, want %s", thing, b.Things[thing], raw)
			}
		}
	}
}

// A play begun with a box of another edition still teaches a box.
func TestPlayOfAnOlderBoxTeaches(t *testing.T) {
	store := stores.NewMemory()
	tr, b := boxed(t, store)
	p, err := tr.NewWithBox(trackertest.JarGame, trackertest.Setup(t, `{"goal":50}`), trackertest.AnnAndBen(), b.ID)
	must(t, err)
	see(t, p, "marble:blue", rules.Answers{"size": {"large"}})
	spec := trackertest.JarSpec(2)
	spec.Pieces = []rules.Pieces{{Noun: "marble", IDs: []string{"green", "blue"}, Print: trackertest.Print{}}}
	spec.Facts = func(s *trackertest.Jar) rules.Box { return rules.Box{"marble:blue": rules.PrintJSON(s.Seen[2])} }
	newer := tracker.Open(store, trackertest.Only(rules.Define(spec)), trackertest.AtNoon)
	q, _, err := newer.Resume(p.Header().ID)
	must(t, err)
	if fresh, err := newer.Enrich(q, b.ID); err != nil || spelt(fresh) != `blue{"size":"large"}` {
		t.Errorf("learnt %s (%v)", spelt(fresh), err)
	}
	keeps(t, store, b.ID, rules.Box{"marble:red": []byte(`{"grams":7}`)})
}
