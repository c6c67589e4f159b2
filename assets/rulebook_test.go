package assets

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// trasterosIDs are the rules and rulings of the specification.
func trasterosIDs() []string {
	ids := []string{"TL-TURN-1", "TL-BID-2b", "TL-SCO-1", "TL-TIE-1"}
	for part, last := range map[string]int{
		"SET-": 7, "BID-": 8, "SKE-": 5, "PUB-": 3, "EXC-": 4, "PRO-": 3, "END-": 3, "REF-": 2, "Q": 27,
	} {
		for n := 1; n <= last; n++ {
			ids = append(ids, fmt.Sprintf("TL-%s%d", part, n))
		}
	}
	slices.Sort(ids)
	return ids
}

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
	for _, lang := range Languages() {
		got := slices.Sorted(maps.Keys(rulebook(t, "trasteros", lang.Tag)))
		if want := trasterosIDs(); !slices.Equal(got, want) {
			t.Errorf("%s: rules are\n%v, want\n%v", lang.Tag, got, want)
		}
	}
}

// TestRulebooksAgree holds every language to the English rulebook: the same
// order, places and toggles, and the same numbers in each text.
func TestRulebooksAgree(t *testing.T) {
	english, err := Rulebook("trasteros", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range Languages()[1:] {
		rules, err := Rulebook("trasteros", lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for i, got := range rules {
			want := english[i]
			if got.ID != want.ID || got.Printed != want.Printed || got.Toggle != want.Toggle || !slices.Equal(got.Rulings, want.Rulings) {
				t.Errorf("%s: %+v\ndoes not answer to %+v", lang.Tag, got, want)
			}
			if got.Title == want.Title || got.Body == want.Body {
				t.Errorf("%s: %s is in English", lang.Tag, got.ID)
			}
			if gotItems, wantItems := strings.Count("\n"+got.Body, "\n- "), strings.Count("\n"+want.Body, "\n- "); gotItems != wantItems {
				t.Errorf("%s: %s has %d list items, want %d", lang.Tag, got.ID, gotItems, wantItems)
			}
			if gotNumbers, wantNumbers := numbers(got.Body), numbers(want.Body); !slices.Equal(gotNumbers, wantNumbers) {
				t.Errorf("%s: %s has the numbers %v, want %v", lang.Tag, got.ID, gotNumbers, wantNumbers)
			}
		}
	}
}

// numbers are the different numbers written in figures, 1 aside: languages
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
	rules := rulebook(t, "trasteros", "en")
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
		if isRuling := strings.HasPrefix(id, "TL-Q"); isRuling != reached[id] {
			t.Errorf("%s: a ruling %v, named by a rule %v", id, isRuling, reached[id])
		}
	}
}

func TestTogglesStandAtTheirRuling(t *testing.T) {
	want := map[string]string{
		"TL-Q1": "collections", "TL-Q3": "mustBid", "TL-Q4": "unsoldToPublic", "TL-Q5": "skeletonEndsPublic",
		"TL-Q6": "mixedPairs", "TL-Q7": "unlimitedBank", "TL-Q9": "endEachRound",
	}
	got := map[string]string{}
	for id, rule := range rulebook(t, "trasteros", "en") {
		if rule.Toggle != "" {
			got[id] = rule.Toggle
		}
	}
	if !maps.Equal(got, want) {
		t.Errorf("toggles are %v, want %v", got, want)
	}
}

// TestRulebookIsShort keeps a rule readable in seconds at the table.
func TestRulebookIsShort(t *testing.T) {
	for _, lang := range Languages() {
		for id, rule := range rulebook(t, "trasteros", lang.Tag) {
			if words := len(strings.Fields(rule.Body)); words > 110 {
				t.Errorf("%s: %s has %d words", lang.Tag, id, words)
			}
			if title := len([]rune(rule.Title)); title > 50 {
				t.Errorf("%s: the title of %s has %d letters", lang.Tag, id, title)
			}
		}
	}
}

func TestFrenchSpacing(t *testing.T) {
	for id, rule := range rulebook(t, "trasteros", "fr") {
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
