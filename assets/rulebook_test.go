package assets

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	docent "docent/rules"
	"docent/rules/catalog"
)

func rulebook(t *testing.T, game, lang string) map[string]RuleText {
	t.Helper()
	rules, err := Rulebook(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]RuleText{}
	for _, rule := range rules {
		byID[rule.ID] = rule
	}
	return byID
}

func TestRulebookHasEveryRule(t *testing.T) {
	for _, game := range catalog.Games() {
		var want []string
		for _, rule := range game.Book() {
			want = append(want, string(rule.ID))
		}
		for _, id := range game.Rulings() {
			want = append(want, string(id))
		}
		slices.Sort(want)
		for _, lang := range Languages() {
			if got := slices.Sorted(maps.Keys(rulebook(t, string(game.ID()), lang.Tag))); !slices.Equal(got, want) {
				t.Errorf("%s in %s: rules are\n%v, want\n%v", game.ID(), lang.Tag, got, want)
			}
		}
	}
}

// TestRulebooksAgree holds every language to the English rulebook: the same
// order, places and toggles, and the same numbers in each text.
func TestRulebooksAgree(t *testing.T) {
	for _, game := range catalog.Games() {
		english, err := Rulebook(string(game.ID()), "en")
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range Languages()[1:] {
			rules, err := Rulebook(string(game.ID()), lang.Tag)
			if err != nil {
				t.Fatal(err)
			}
			if len(rules) != len(english) {
				t.Fatalf("%s: %d rules of %s, in English %d", lang.Tag, len(rules), game.ID(), len(english))
			}
			for i, got := range rules {
				if wrong := disagreement(got, english[i]); wrong != "" {
					t.Errorf("%s: %s %s", lang.Tag, got.ID, wrong)
				}
			}
		}
	}
}

// disagreement says in what a translated rule does not answer to the English one.
func disagreement(got, want RuleText) string {
	items := func(body string) int { return strings.Count("\n"+body, "\n- ") }
	switch {
	case got.ID != want.ID || got.Printed != want.Printed || got.Toggle != want.Toggle || !slices.Equal(got.Rulings, want.Rulings):
		return fmt.Sprintf("does not answer to %+v", want)
	case got.Title == want.Title || got.Body == want.Body:
		return "is in English"
	case items(got.Body) != items(want.Body):
		return fmt.Sprintf("has %d list items, want %d", items(got.Body), items(want.Body))
	case !slices.Equal(numbers(got.Body), numbers(want.Body)):
		return fmt.Sprintf("has the numbers %v, want %v", numbers(got.Body), numbers(want.Body))
	}
	return ""
}

// numbers returns the different numbers written in figures, 1 aside: languages
// differ in where they write "one".
func numbers(text string) []string {
	found := map[string]bool{}
	for _, digits := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if digits != "1" {
			found[digits] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

func TestRulingsAreReached(t *testing.T) {
	for _, game := range catalog.Games() {
		rules := rulebook(t, string(game.ID()), "en")
		reached := map[string]bool{}
		for id, rule := range rules {
			for _, ruling := range rule.Rulings {
				reached[ruling] = true
				if _, ok := rules[ruling]; !ok {
					t.Errorf("%s names the ruling %s, which has no text", id, ruling)
				}
			}
		}
		for id := range rules {
			if isRuling := slices.Contains(game.Rulings(), docent.RuleID(id)); isRuling != reached[id] {
				t.Errorf("%s: a ruling %v, named by a rule %v", id, isRuling, reached[id])
			}
		}
	}
}

func TestTogglesStandAtTheirRuling(t *testing.T) {
	for _, game := range catalog.Games() {
		want, got := map[string]string{}, map[string]string{}
		for _, setting := range game.Settings() {
			if slices.Contains(game.Rulings(), setting.Rule) {
				want[string(setting.Rule)] = setting.Name
			}
		}
		for id, rule := range rulebook(t, string(game.ID()), "en") {
			if rule.Toggle != "" {
				got[id] = rule.Toggle
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: toggles are %v, want %v", game.ID(), got, want)
		}
	}
}

// TestRulebookIsShort keeps a rule readable in seconds at the table.
func TestRulebookIsShort(t *testing.T) {
	for _, game := range catalog.Games() {
		for _, lang := range Languages() {
			for id, rule := range rulebook(t, string(game.ID()), lang.Tag) {
				if words := len(strings.Fields(rule.Body)); words > 110 {
					t.Errorf("%s: %s has %d words", lang.Tag, id, words)
				}
				if title := len([]rune(rule.Title)); title > 50 {
					t.Errorf("%s: the title of %s has %d letters", lang.Tag, id, title)
				}
			}
		}
	}
}

func TestFrenchSpacing(t *testing.T) {
	for _, game := range catalog.Games() {
		checkSpacing(t, string(game.ID()))
	}
}

func checkSpacing(t *testing.T, game string) {
	t.Helper()
	for id, rule := range rulebook(t, game, "fr") {
		for _, bad := range []string{" :", " ;", " !", " ?", " »", "« ", "'", `"`} {
			if strings.Contains(rule.Title+" | "+rule.Body, bad) {
				t.Errorf("%s: %q needs a no-break space or a curly sign", id, bad)
			}
		}
	}
}

func TestRulebookOfUnknownGame(t *testing.T) {
	for _, game := range []string{"", "chess", "../translations/app"} {
		if _, err := Rulebook(game, "en"); err == nil {
			t.Errorf("%q has a rulebook", game)
		}
	}
}

func TestParseRulebook(t *testing.T) {
	tests := []struct {
		name, text string
		want       []RuleText
		err        string
	}{
		{name: "nothing", text: ""},
		{name: "a chapter without rules", text: "# Setting up\n"},
		{
			name: "everything",
			text: "# One\n\n## TL-BID-3 · Compare\nGold: first.\n- silver\n\nRulings: TL-Q3, TL-Q15\nPrinted: Bids: value\n# Two\n## TL-Q3 · Fist\nYes.\nToggle: mustBid",
			want: []RuleText{
				{ID: "TL-BID-3", Chapter: "One", Title: "Compare", Body: "Gold: first.\n- silver", Rulings: []string{"TL-Q3", "TL-Q15"}, Printed: "Bids: value"},
				{ID: "TL-Q3", Chapter: "Two", Title: "Fist", Body: "Yes.", Toggle: "mustBid"},
			},
		},
		{
			name: "line ends of Windows",
			text: "# One\r\n## TL-BID-2b · Final\r\nYes.\r\n",
			want: []RuleText{{ID: "TL-BID-2b", Chapter: "One", Title: "Final", Body: "Yes."}},
		},
		{name: "text before a rule", text: "# One\nhello\n", err: `line 2: "hello" belongs to no rule`},
		{name: "a rule before a chapter", text: "## TL-A-1 · x\ny", err: "line 1: TL-A-1 stands before the first chapter"},
		{name: "no title", text: "# One\n## TL-A-1\ny", err: `line 2: "TL-A-1" has no title`},
		{name: "no id", text: "# One\n## bid · x\ny", err: `line 2: "bid" is no rule id`},
		{name: "no text", text: "# One\n## TL-A-1 · x\nPrinted: p\n## TL-A-2 · x\ny", err: "line 4: TL-A-1 has no text"},
		{name: "no text at the end", text: "# One\n## TL-A-1 · x\n", err: "at the end: TL-A-1 has no text"},
		{name: "twice", text: "# One\n## TL-A-1 · x\ny\n## TL-A-1 · x\ny", err: "line 4: TL-A-1 stands twice"},
		{name: "a broken ruling", text: "# One\n## TL-A-1 · x\ny\nRulings: TL-Q1;TL-Q2", err: `line 4: "TL-Q1;TL-Q2" is no rule id`},
		{name: "a deeper heading", text: "# One\n## TL-A-1 · x\n### y", err: `line 3: "### y" is no heading`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := parseRulebook(test.text)
			if errText := fmt.Sprint(err); err != nil && errText != test.err || err == nil && test.err != "" {
				t.Fatalf("error %v, want %q", err, test.err)
			}
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

// FuzzRulebook reads anything without a panic, and what it read comes back the
// same when it is written out and read again.
func FuzzRulebook(f *testing.F) {
	f.Add("# One\n\n## TL-BID-2b · Compare\nGold: first.\n- silver\n\nRulings: TL-Q3, TL-Q15\nPrinted: Bids\nToggle: mustBid\n# Two\n## TL-Q3 · Fist\nYes.")
	f.Add("# One\n## TL-A-1 · x\n:\nRulings: TL-Q1\nToggle:\n#")
	f.Fuzz(func(t *testing.T, text string) {
		rules, err := parseRulebook(text)
		if err != nil {
			return
		}
		again, err := parseRulebook(written(rules))
		if err != nil {
			t.Fatalf("%v, read from %q", err, written(rules))
		}
		if !reflect.DeepEqual(again, rules) {
			t.Errorf("read %+v, then %+v", rules, again)
		}
	})
}

func written(rules []RuleText) string {
	var b strings.Builder
	for _, rule := range rules {
		fmt.Fprintf(&b, "# %s\n## %s · %s\n%s\n", rule.Chapter, rule.ID, rule.Title, rule.Body)
		if len(rule.Rulings) > 0 {
			fmt.Fprintf(&b, "Rulings: %s\n", strings.Join(rule.Rulings, ", "))
		}
		fmt.Fprintf(&b, "Printed: %s\nToggle: %s\n", rule.Printed, rule.Toggle)
	}
	return b.String()
}
