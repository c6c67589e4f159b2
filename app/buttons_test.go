package app_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// most is how many characters a button takes: a verb and its object.
const most = 24

// TestButtonsAreShort measures the texts of offers and of the app's buttons in every language, with a single character for
// what is filled in. A longer one is argued in testdata/buttons.txt, in a line "key: reason".
func TestButtonsAreShort(t *testing.T) {
	argued := reasons(t)
	onButtons := buttonKeys(t)
	for key := range textsIn(t, "en") {
		if strings.Contains(key, ".offer.") {
			onButtons[key] = true
		}
	}
	if len(onButtons) < 200 {
		t.Errorf("%d buttons were found, which is not all", len(onButtons))
	}
	blank := regexp.MustCompile(`{{[^}]*}}`)
	long := map[string]bool{}
	for _, language := range []string{"en", "fr", "es"} {
		texts := textsIn(t, language)
		for _, key := range slices.Sorted(maps.Keys(onButtons)) {
			length := 0
			for _, form := range texts[key] {
				length = max(length, utf8.RuneCountInString(blank.ReplaceAllString(form, "7")))
			}
			if _, ok := argued[key]; length > most && !ok {
				t.Errorf("%s: %s has %d characters, want %d or a reason: %q", language, key, length, most, texts[key])
			}
			long[key] = long[key] || length > most
		}
	}
	for key := range argued {
		if !onButtons[key] {
			t.Errorf("%s is argued, but on no button", key)
		} else if !long[key] {
			t.Errorf("%s needs no reason any longer", key)
		}
	}
}

// reasons reads why which buttons are longer.
func reasons(t *testing.T) map[string]string {
	t.Helper()
	raw, err := os.ReadFile("testdata/buttons.txt")
	if err != nil {
		t.Fatal(err)
	}
	argued := map[string]string{}
	for line := range strings.Lines(string(raw)) {
		key, why, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if len(strings.Fields(why)) < 3 {
			t.Errorf("%s has no reason", key)
		}
		argued[key] = why
	}
	return argued
}

// textsIn reads the forms of every text of a screen in a language.
func textsIn(t *testing.T, language string) map[string]map[string]string {
	t.Helper()
	names, err := filepath.Glob("../assets/translations/*." + language + ".json")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]map[string]string{}
	for _, name := range names {
		raw, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var file map[string]json.RawMessage
		if err := json.Unmarshal(raw, &file); err != nil {
			t.Fatal(name, err)
		}
		for key, value := range file {
			forms := map[string]string{}
			if value[0] == '"' {
				value = json.RawMessage(`{"other": ` + string(value) + `}`)
			}
			if err := json.Unmarshal(value, &forms); err != nil {
				t.Fatal(name, key, err)
			}
			texts[key] = forms
		}
	}
	return texts
}

// buttonKeys returns the keys of texts that the app's code sets on buttons which show them.
func buttonKeys(t *testing.T) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && slices.Contains([]string{"NewActionButton", "NewPrimary", "NewQuiet"}, called(call)) && len(call.Args) > 1 {
				if label, ok := call.Args[1].(*ast.CallExpr); ok && called(label) == "Text" && len(label.Args) > 0 {
					if literal, ok := label.Args[0].(*ast.BasicLit); ok {
						key, err := strconv.Unquote(literal.Value)
						keys[key] = err == nil
					}
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// called returns the name of the function that is called.
func called(call *ast.CallExpr) string {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return fun.Name
	case *ast.SelectorExpr:
		return fun.Sel.Name
	}
	return ""
}
