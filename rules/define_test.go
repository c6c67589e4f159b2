package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

// panics returns what f panicked with, or "".
func panics(f func()) (said string) {
	defer func() {
		if p := recover(); p != nil {
			said = fmt.Sprint(p)
		}
	}()
	f()
	return ""
}

// define defines a game whose state is S and that is otherwise whole.
func define[S any]() {
	rules.Define(rules.Spec[S]{
		ID: "g", Edition: 1, Players: [2]int{1, 1}, Options: struct{}{},
		Start:  func(rules.Setup, *rules.Log) (s S, _ *rules.Refusal) { return },
		Offers: func(*S, *rules.Menu[S]) {}, Fixes: func(*S, *rules.Fixes) {},
		Seats: func(*S) int { return 1 }, Now: func(*S) (n rules.Now) { return },
		Over: func(*S) bool { return true }, Hide: func(*S, rules.Seat) {},
		Check: func(*S) *rules.Refusal { return nil }, Scores: func(*S) []rules.Score { return nil },
	})
}

func TestDefineRefusesStatesThatAreNoValues(t *testing.T) {
	type inner struct{ M map[string]int }
	for name, test := range map[string]struct {
		define func()
		want   string
	}{
		"plain": {define[struct{ A [2]string }], ""},
		"shared": {define[struct {
			A []string `json:",omitempty" copy:"-"`
		}], ""},
		"map":        {define[struct{ A map[string]int }], "g.A: a state may not hold a map"},
		"interface":  {define[struct{ A any }], "g.A: a state may not hold a interface"},
		"pointer":    {define[struct{ A *int }], "g.A: a state may not hold a ptr"},
		"func":       {define[struct{ A func() }], "g.A: a state may not hold a func"},
		"float":      {define[struct{ A float64 }], "g.A: a state may not hold a float64"},
		"unexported": {define[struct{ a int }], "g.a: a state's fields are exported"},
		"inside": {define[struct {
			A [2]struct {
				B []inner `json:",omitempty"`
			}
		}], "g.A[].B[].M: a state may not hold a map"},
		"map shared": {define[struct {
			A map[string]int `copy:"-"`
		}], "g.A: a state may not hold a map"},
		"rows": {define[struct {
			A [][]int `json:",omitempty"`
		}], "g.A: a state may not hold a [][]int"},
		"columns":    {define[struct{ A [2][]int }], "g.A: a state may not hold a [2][]int"},
		"null or []": {define[struct{ A []int }], "the slice A needs `omitempty`"},
	} {
		got := panics(test.define)
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: panic %q, want %q", name, got, test.want)
		}
	}
}

// Actions that no game may have.
type (
	nameless struct {
		pebbles.Next
		A int
	}
	private struct{ pebbles.Next }
	unclear struct {
		pebbles.Pass `json:"pass"`
		A            []int `json:"a"`
	}
	word string
)

func (word) Check(*pebbles.State, rules.Seat) *rules.Refusal { return nil }
func (word) Apply(*pebbles.State, rules.Seat, *rules.Log)    {}
func with(action rules.Action[pebbles.State]) func(*rules.Spec[pebbles.State]) {
	return func(s *rules.Spec[pebbles.State]) { s.Actions["more"] = action }
}

func TestDefineRefusesWhatAnAuthorGotWrong(t *testing.T) {
	type spec = rules.Spec[pebbles.State]
	for name, test := range map[string]struct {
		spoil func(*spec)
		want  string
	}{
		"nothing":         {func(*spec) {}, ""},
		"no id":           {func(s *spec) { s.ID = "" }, "says no id"},
		"no edition":      {func(s *spec) { s.Edition = 0 }, "says no edition"},
		"no players":      {func(s *spec) { s.Players = [2]int{4, 2} }, "says no players"},
		"no hide":         {func(s *spec) { s.Hide = nil }, "says no hide"},
		"no scores":       {func(s *spec) { s.Scores = nil }, "says no scores"},
		"doubled rule":    {func(s *spec) { s.Book = append(s.Book, s.Book[0]) }, `rule "PB-SET" is empty, placeless or doubled`},
		"placeless rule":  {func(s *spec) { s.Book[0].Section = "" }, "placeless"},
		"doubled ruling":  {func(s *spec) { s.Rulings = append(s.Rulings, "PB-SET") }, `ruling "PB-SET" is doubled`},
		"foreign ruling":  {func(s *spec) { s.Rulings = nil }, `setting may-pass names the unknown rule "PB-Q1"`},
		"nameless kind":   {func(s *spec) { s.Actions[""] = pebbles.Next{} }, "is empty, built in or doubled"},
		"doubled type":    {with(pebbles.Pass{}), "is empty, built in or doubled"},
		"built in":        {func(s *spec) { s.Actions[rules.Correct] = s.Actions["pass"]; delete(s.Actions, "pass") }, "is empty, built in or doubled"},
		"no action":       {with(nil), "action more must be a struct"},
		"no struct":       {with(word("")), "action more must be a struct"},
		"no JSON name":    {with(nameless{}), "action more: field Next needs"},
		"embedded":        {with(private{}), "action more: field Next needs"},
		"unclear slice":   {with(unclear{}), "action more: field Pass needs"},
		"setting unnamed": {func(s *spec) { s.Options = struct{ A bool }{} }, "has no JSON name"},
		"setting unranged": {func(s *spec) {
			s.Options = struct {
				A int `json:"a"`
			}{}
		}, "neither pick nor range"},
		"setting half range": {func(s *spec) {
			s.Options = struct {
				A int `json:"a" range:"1"`
			}{}
		}, "neither pick nor range"},
	} {
		s := pebbles.Spec()
		test.spoil(&s)
		got := panics(func() { rules.Define(s) })
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: panic %q, want %q", name, got, test.want)
		}
	}
}
