package trasteros_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules/trasteros"
)

// Where the source spells a key: the argument of a call of that name, or the field Key.
var spelt = map[string]struct {
	group string
	at    int
}{
	"Tell": {"event", 2}, "refusals": {"refusal", 1}, "impossible": {"refusal", 1}, "kindRefusals": {"refusal", 0}, "add": {"score", 0},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	keys := sourceKeys(t)
	if len(keys) < 100 {
		t.Fatalf("found only %d keys in the source", len(keys))
	}
	for _, kind := range trasteros.Game.Kinds() {
		keys = append(keys, "offer."+string(kind))
	}
	for step := trasteros.Step(1); step.String() != ""; step++ {
		keys = append(keys, "task."+step.String()+".seat", "phase."+step.String())
	}
	for card := trasteros.Card(1); card.String() != ""; card++ {
		keys = append(keys, "card."+card.String())
	}
	for kind := trasteros.Junk; kind <= trasteros.Gold; kind++ {
		keys = append(keys, "kind."+kind.String(), kind.String()+"cards")
		if kind > trasteros.Junk {
			keys = append(keys, "cube."+kind.String(), kind.String()+"cubes", "score.tie-"+kind.String())
		}
	}
	for _, lang := range assets.Languages() {
		texts := assets.TextsIn(lang.Tag)
		for _, key := range keys {
			if !texts.Has("trasteros." + key) {
				t.Errorf("no text in %s for trasteros.%s", lang.Tag, key)
			}
		}
	}
}

// sourceKeys lists the keys of events, refusals and score lines that the package spells.
func sourceKeys(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if key := keyAt(n); key != "" {
				keys = append(keys, key)
			}
			return true
		})
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

func keyAt(n ast.Node) string {
	switch n := n.(type) {
	case *ast.CallExpr:
		where, ok := spelt[nameOf(n.Fun)]
		if ok && where.at < len(n.Args) {
			return literal(where.group, n.Args[where.at])
		}
	case *ast.KeyValueExpr:
		if nameOf(n.Key) == "Key" {
			return literal("refusal", n.Value)
		}
	}
	return ""
}

func nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

func literal(group string, e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	key, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return group + "." + key
}
