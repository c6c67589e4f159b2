package rulestest

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

func TestScenarios(t *testing.T) {
	Scenarios(t, rules.Define(pebbles.Spec()), "testdata")
}

func TestCoverage(t *testing.T) {
	Coverage(t, rules.Define(pebbles.Spec()), "testdata", map[rules.RuleID]string{
		"PB-SOUND": "refused",
	})
}

// listener takes a failure down instead of failing.
type listener struct {
	testing.TB
	said string
}

func (l *listener) Helper() {}
func (l *listener) Fatal(args ...any) {
	l.Fatalf("%v", args...)
}

func (l *listener) Fatalf(format string, args ...any) {
	l.said = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

// played returns what is wrong with a scenario, and with update what it is rewritten to.
func played(t *testing.T, text string, update bool) (said, rewritten string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "s.txtar")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	l := &listener{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		s := readScenario(l, rules.Define(pebbles.Spec()), path)
		s.update = update
		s.run()
		if update {
			s.write()
		}
	}()
	<-done
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(l.said, path, "s"), string(data)
}

const opening = "A fist.\n-- setup --\n{\"seats\":2}\n"

func TestScenariosFindFaults(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{opening, ""},
		{opening + "-- play --\n0 fist\n> …\n", ""},
		{opening[8:], "s:1: the file starts with no line that says what it shows"},
		{"A fist.\n-- play --\n", "s:1: the scenario has no setup"},
		{"A fist.\n-- setup --\n{\"seats\":4,\"options\":{\"level\":\"light\"}}\n-- play --\n# too many\n-- state --\nTotal 1\n", "got:\n\t! PB-SET too-many"},
		{opening + "-- plan --\n", `s:4: a scenario has no part "plan"`},
		{"A fist.\n-- setup --\n{\"chairs\":2}\n", `s:2: json: unknown field "chairs"`},
		{opening + "-- play --\n\n0 fist\n", "s:6: 0 fist\nwant:\n\t(nothing)\ngot:\n\t> 0 PB-FIST in"},
		{opening + "-- play --\n0 fist\n! PB-FIST\n", "want:\n\t! PB-FIST\ngot:\n\t> 0 PB-FIST in"},
		{opening + "-- play --\n0 take pebbles=1\n> PB-TAKE\n", "got:\n\t! PB-TAKE not-now"},
		{opening + "-- play --\n0 take {}\n! impossible\n", ""},
		{opening + "-- play --\n0 take pebbles=1\n> …\n", "got:\n\t! PB-TAKE not-now"},
		{opening + "-- play --\n0 take {}\n> …\n", "got:\n\t! impossible"},
		{opening + "-- play --\n0 take pebbles=1\n> …\n! PB-TAKE\n", ""},
		{opening + "-- play --\nfist\n", "s:5: \"fist\" is no move"},
		{opening + "-- play --\n0 fist fingers\n", `"fingers" is no field=value`},
		{opening + "-- play --\n? roll\n", "? roll\n\tis not so; offered: 0 fist"},
		{opening + "-- play --\n?- fist\n", "?- fist\n\tis offered: 0 fist"},
		{opening + "-- play --\n?! fist PB-FIST\n", "?! fist PB-FIST\n\tis not so"},
		{opening + "-- position --\nseat:0 pebbles=13\n", "s:5: rules: refused by PB-SOUND"},
		{opening + "-- position --\nseat:0 grains=1\n", "s:5: rules: seat:0: a correction names fields of its sheet"},
		{opening + "-- state --\nTotal 11\n", "s:5: Total is 12, want 11"},
		{opening + "-- state --\nPlayers.7.Pebbles 0\n", "s:5: Players.7.Pebbles is null, want 0"},
		{opening + "-- view 0 --\nTotal 11\n", "s:5: Total is 12, want 11"},
		{opening + "-- scores --\n0 1 0\n1 1 0\n", ""},
		{opening + "-- scores --\n0 1 0\n1 2 0\n", "s:4: scores\nwant:\n\t0 1 0\n\t1 2 0\ngot:\n\t0 1 0"},
	} {
		said, _ := played(t, test.text, false)
		if (said == "") != (test.want == "") || !strings.Contains(said, test.want) {
			t.Errorf("%s\nfound %q, want %q", test.text, said, test.want)
		}
	}
}

func TestUpdateRewritesWhatIsExpected(t *testing.T) {
	said, got := played(t, opening+`-- play --
# nothing is told of the set-up
0 fist fingers=1
> 1 PB-TAKE took
# seat 0 is in
?- 0 fist
1 fist fingers=1
> …
-- state --
Leader 1
Total 11
`, true)
	want := opening + `-- play --
# nothing is told of the set-up
0 fist fingers=1
> 0 PB-FIST in
> (0) PB-FIST yours fingers:1
# seat 0 is in
?- 0 fist
1 fist fingers=1
> …
-- state --
Leader 0
Total 12
`
	if said != "" || got != want {
		t.Errorf("said %q, rewrote to\n%s\nwant\n%s", said, got, want)
	}
}

func TestAFailedWalkIsAScenario(t *testing.T) {
	game := rules.Define(pebbles.Spec())
	for seed := range uint64(20) {
		w := newWalk(t, game, Plan{}.filled(), seeded(seed), "")
		w.run()
		pos, _, err := game.Start(w.setup)
		if err != nil {
			t.Fatal(err)
		}
		lines := textLines([]byte(replay(game, w.setup, w.moves, nil)))[4:]
		if len(lines) != len(w.moves) {
			t.Fatalf("seed %d: %d moves, %d lines", seed, len(w.moves), len(lines))
		}
		for i, line := range lines {
			m, err := newComposer().move(pos, line)
			if err != nil || string(m.Data) != string(w.moves[i].Data) || m.Seat != w.moves[i].Seat {
				t.Fatalf("seed %d: %q was read as %s (%v), not %s", seed, line, m.Data, err, w.moves[i].Data)
			}
			if pos, _, err = pos.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := string(pos.JSON()), string(w.pos.JSON()); got != want {
			t.Errorf("seed %d: replayed to\n%s\nnot\n%s", seed, got, want)
		}
	}
}
