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

// riddle is how a doc comment begins that has to be decoded: does the name answer, return, hold or refuse something?
var riddle = regexp.MustCompile(`^\w+ (says that|says whether|says what|wants|is what|is whether)\b`)

// TestCommentsAreNoRiddles demands of every comment the usual words: "reports whether" for what is true or false,
// "returns" for values, a verb in the third person for the rest.
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
			text, _, _ := strings.Cut(group.Text(), "\n")
			if riddle.MatchString(text) {
				t.Errorf("%s: %s", set.Position(group.Pos()), text)
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
		"thrown says that the dice can show so many hits.":      true,
		"Check wants a recorded card.":                          true,
		"Step is what is still to happen.":                      true,
		"thrown reports whether the dice can show so many hits": false,
		"Check requires a card that a player wants.":            false,
		"Wants returns what is wanted.":                         false,
	} {
		if riddle.MatchString(text) != want {
			t.Errorf("%q: want %v", text, want)
		}
	}
}
