package assets

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// banned are phrases that no English text says, each with what is wrong with it.
var banned = []struct {
	phrase *regexp.Regexp
	wrong  string
}{
	{regexp.MustCompile(`\b[Tt]ell (the|a|an|it|Docent|what|where|which|how) `), `players "enter" what the table shows`},
	{regexp.MustCompile(`\bread out\b`), `players "enter" what the table shows`},
	{regexp.MustCompile(`\bthe own\b`), `say whose: "your", "their"`},
	{regexp.MustCompile(`(?:^|[.!:] )Who (is|has|stands|leaves)\b[^.!?]*(?:[.!]|$)`), `"who" only asks: say "anyone who", "a player who" or "the player who"`},
	{regexp.MustCompile(`\bcannot (be|stand|lie) like\b`), "a refusal says what is wrong, then what to do"},
	{regexp.MustCompile(`\blooks? like that\b`), "a refusal says what is wrong, then what to do"},
	{regexp.MustCompile(`^Go on$`), `the button is called "Continue"`},
	{regexp.MustCompile(`\b[Tt]he print\b`), `what a copy of a game has printed on it is "your box"`},
	{regexp.MustCompile(`\bany more\b`), `say "no longer", or leave it out`},
	{regexp.MustCompile(`\b([Ss]et|[Pp]ut)s? (it |this |that |them )?right\b`), `Docent "corrects"`},
	{regexp.MustCompile(`\bjournals?\b`), `it is the "game log"`},
	{regexp.MustCompile(`\bassistance\b`), `it is the "tracking level"`},
	{regexp.MustCompile(`\b(a|the|this|that|each|every|saved) plays?\b`), `what is played and kept is a "game"`},
	{regexp.MustCompile(`\bstands? beside\b`), `positions are: "is next to"`},
	{regexp.MustCompile(`\b(agenda|pending)\b`), "no internals on screen"},
	{regexp.MustCompile(`\b[Ee]verybody\b`), `one thing, one word: "everyone"`},
}

// TestNoTextSaysABannedPhrase looks through every English text, line by line.
func TestNoTextSaysABannedPhrase(t *testing.T) {
	for where, text := range english(t) {
		for _, b := range banned {
			if said := b.phrase.FindString(text); said != "" {
				t.Errorf("%s says %q: %s", where, said, b.wrong)
			}
		}
	}
}

// english returns every English text, one line at a time: of the screens by key and form, of the books by line.
func english(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for key, e := range entries(t, "en") {
		for form, text := range e.forms {
			texts["translations/"+e.file+":"+key+", "+form] = text
		}
	}
	for _, pattern := range []string{"rulebooks/*.en.md", "glossary/*.en.md"} {
		names, err := fs.Glob(os.DirFS("."), pattern)
		if err != nil || len(names) == 0 && path.Dir(pattern) == "rulebooks" {
			t.Fatal("no books", err)
		}
		for _, name := range names {
			raw, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(raw), "\n") {
				if !strings.HasPrefix(line, "Printed: ") { // a place in somebody else's book
					texts[fmt.Sprintf("%s:%d", name, i+1)] = strings.TrimPrefix(line, "- ")
				}
			}
		}
	}
	return texts
}

// Every phrase is one that the test finds, and what should be said instead is not.
func TestBannedPhrasesAreFound(t *testing.T) {
	says := func(text string) bool {
		for _, b := range banned {
			if b.phrase.MatchString(text) {
				return true
			}
		}
		return false
	}
	for _, text := range []string{
		"Tell the card found", "Read the card: tell what it says", "the own item is taken back", "Who is caught does not roll.",
		"Carl has the CDs: nobody flees any more.", "Who stands beside has been asked", "The table cannot stand like this.",
		"No turn looks like that.", "Go on", "Compare it with the print", "It can be corrected during the play.", "Put it right now",
		"Play on. Who leaves the Hall puts a card down.",
	} {
		if !says(text) {
			t.Errorf("nothing is wrong with %q", text)
		}
	}
	for _, text := range []string{
		"Enter the card found", "Who is caught?", "Who has the CDs? Tap them.", "Anyone who is caught does not roll.", "Let the game go on",
		"You play first", "Whoever stands there", "The printed rules",
	} {
		if says(text) {
			t.Errorf("something is wrong with %q", text)
		}
	}
}
