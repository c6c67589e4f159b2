package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// riddles are phrases of comments that have to be decoded: does the name answer, return, hold or refuse something?
var riddles = []*regexp.Regexp{
	regexp.MustCompile(`\bsays (that|whether|what)\b`),
	regexp.MustCompile(`^\w+ says (how|where|which|who|why)\b`),
	regexp.MustCompile(`\b(is|are) (what|whether)\b`),
	regexp.MustCompile(`^(?i:the |a |an |each |every )?\w+ wants?\b`),
}

// sentenceEnd is where a sentence of a comment, or a part of it that stands for itself, ends.
var sentenceEnd = regexp.MustCompile(`[.:;!?]\s+|\n\s*\n|\n\s*-\s`)

// riddle returns the first riddle in the sentences of a comment, or nothing.
func riddle(comment string) string {
	for _, sentence := range sentenceEnd.Split(comment, -1) {
		sentence = strings.Join(strings.Fields(sentence), " ")
		for _, r := range riddles {
			if r.MatchString(sentence) {
				return sentence
			}
		}
	}
	return ""
}

// TestCommentsAreNoRiddles demands of every sentence of every comment the usual words: "reports whether" for what is true
// or false, "returns" for values, a verb in the third person for the rest.
func TestCommentsAreNoRiddles(t *testing.T) {
	comments := 0
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(name) != ".go" {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, group := range file.Comments {
			comments++
			if said := riddle(group.Text()); said != "" {
				t.Errorf("%s: %s", set.Position(group.Pos()), said)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if comments < 1000 {
		t.Errorf("%d comments were read, which is not the whole tree", comments)
	}
}

func TestRiddlesAreFound(t *testing.T) {
	for text, want := range map[string]bool{
		"thrown says that the dice can show so many hits.":                    true,
		"Check wants a recorded card.":                                        true,
		"Step is what is still to happen.":                                    true,
		"pads are what may be done now.":                                      true,
		"enter moves the pawn and pays; it says\nwhether the turn is over.":   true,
		"Rules come first.\n\n  - wall: a level wants it.":                    true,
		"thrown reports whether the dice can show so many hits":               false,
		"Check requires a card that a player wants.":                          false,
		"Wants returns what is wanted.":                                       false,
		"A screen reader says the label first. What it returns is one value.": false,
	} {
		if got := riddle(text); (got != "") != want {
			t.Errorf("%q: found %q, want %v", text, got, want)
		}
	}
}
