package crazymuseum_test

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
	"docent/rules/crazymuseum"
)

// Where the source spells a key: an argument of a call of that name.
var spelt = map[string]struct {
	group string
	at    int
}{
	"Tell": {"event", 2}, "impossible": {"refusal", 1}, "inRoom": {"refusal", 1}, "onBoard": {"refusal", 1}, "doubt": {"refusal", 0},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	keys := append(sourceKeys(t), wordKeys()...)
	if len(keys) < 250 {
		t.Fatalf("found only %d keys in the source", len(keys))
	}
	for _, lang := range assets.Languages() {
		texts := assets.TextsIn(lang.Tag)
		for _, key := range keys {
			if !texts.Has("crazymuseum." + key) {
				t.Errorf("no text in %s for crazymuseum.%s", lang.Tag, key)
			}
		}
		for step := crazymuseum.Step(1); step.String() != ""; step++ {
			task := "crazymuseum.task." + step.String()
			if !texts.Has(task) && !texts.Has(task+".seat") && !texts.Has(task+"-1") {
				t.Errorf("no text in %s for the task %s", lang.Tag, step)
			}
		}
	}
}

// wordKeys lists the keys of moves, phases, cards and objects.
func wordKeys() []string {
	keys := []string{"event.ends-relics", "event.ends-countdown", "event.ends-caught", "event.ends-agreement", "phase.act", "phase.evening", "phase.over"}
	for _, kind := range crazymuseum.Game.Kinds() {
		keys = append(keys, "offer."+string(kind))
	}
	for step := crazymuseum.Step(1); step.String() != ""; step++ {
		keys = append(keys, "phase."+step.String())
	}
	for card := crazymuseum.Chocolate; card <= crazymuseum.Whistle; card++ {
		keys = append(keys, "card."+card.String(), "laid."+card.String(), "laid.under-"+card.String())
	}
	for object := crazymuseum.Ladder; object.String() != ""; object++ {
		keys = append(keys, "object."+object.String(), "token."+object.String())
	}
	for _, kind := range []string{"tie-tokens", "tie-action"} {
		keys = append(keys, "score."+kind, "score."+kind+".name", "score."+kind+".won")
	}
	return keys
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
		chosen := "event"
		if name == "score.go" {
			chosen = "score"
		}
		ast.Inspect(file, func(n ast.Node) bool {
			keys = append(keys, keysAt(n, chosen)...)
			return true
		})
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// keysAt lists what one place of the source spells; chosen is the group of a key that is
// put into a variable first.
func keysAt(n ast.Node, chosen string) []string {
	switch n := n.(type) {
	case *ast.CallExpr:
		if nameOf(n.Fun) == "Key" {
			return literal(chosen, n.Args[0])
		}
		if where, ok := spelt[nameOf(n.Fun)]; ok && where.at < len(n.Args) {
			return literal(where.group, n.Args[where.at])
		}
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			if nameOf(left) == "key" && i < len(n.Rhs) {
				return literal(chosen, n.Rhs[i])
			}
		}
	case *ast.CompositeLit:
		return fieldKey(n)
	}
	return nil
}

// fieldKey is the field Key of a refusal, or of a score line.
func fieldKey(n *ast.CompositeLit) []string {
	for _, e := range n.Elts {
		field, ok := e.(*ast.KeyValueExpr)
		if !ok || nameOf(field.Key) != "Key" {
			continue
		}
		if nameOf(n.Type) == "Refusal" {
			return literal("refusal", field.Value)
		}
		return literal("score", field.Value)
	}
	return nil
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

func literal(group string, e ast.Expr) []string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return nil
	}
	key, err := strconv.Unquote(lit.Value)
	if err != nil || key == "" {
		return nil
	}
	return []string{group + "." + key}
}
