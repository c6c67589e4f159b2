package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
)

// Spelt is where the calls of a function spell a key: its group of texts, such as
// "refusal", and which argument it is.
type Spelt struct {
	Group string
	At    int
}

// SourceTexts demands that every key that the package in the working directory spells has a
// text in every language, and so has each of more. Calls lists the game's own functions that
// take a key; the source spells least keys or more, or they are not found.
func SourceTexts(t testing.TB, game rules.Game, calls map[string]Spelt, least int, more []string) {
	t.Helper()
	keys := sourceKeys(t, calls)
	if len(keys) < least {
		t.Fatalf("found only %d keys in the source", len(keys))
	}
	Worded(t, game, append(keys, more...))
}

// sourceKeys lists the keys of events, refusals and score lines that the package in the
// working directory spells, such as "event.turn": random games come by some of them once
// in thousands of moves. Log.Tell, rules.Key and fields named Key are known.
func sourceKeys(t testing.TB, calls map[string]Spelt) []string {
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
			keys = append(keys, keysAt(n, calls, chosen)...)
			return true
		})
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// keysAt lists what one place of the source spells; chosen is the group of a key that is
// put into a variable first.
func keysAt(n ast.Node, calls map[string]Spelt, chosen string) []string {
	switch n := n.(type) {
	case *ast.CallExpr:
		return calledKey(n, calls, chosen)
	case *ast.AssignStmt:
		var keys []string
		for i, left := range n.Lhs {
			if strings.EqualFold(nameOf(left), "key") && i < len(n.Rhs) {
				keys = append(keys, literal(chosen, n.Rhs[i])...)
			}
		}
		return keys
	case *ast.CompositeLit:
		return fieldKey(n)
	}
	return nil
}

// calledKey returns the key among the arguments of a call.
func calledKey(n *ast.CallExpr, calls map[string]Spelt, chosen string) []string {
	name := nameOf(n.Fun)
	where, ok := calls[name]
	switch {
	case ok:
	case name == "Tell":
		where = Spelt{"event", 2}
	case name == "Key":
		where = Spelt{chosen, 0}
	default:
		return nil
	}
	if where.At >= len(n.Args) {
		return nil
	}
	return literal(where.Group, n.Args[where.At])
}

// fieldKey returns the field Key of a refusal, of a figure, which is charted or a tale of its own, of a
// drawing, or of a score line.
func fieldKey(n *ast.CompositeLit) []string {
	for _, e := range n.Elts {
		field, ok := e.(*ast.KeyValueExpr)
		if !ok || nameOf(field.Key) != "Key" {
			continue
		}
		switch {
		case nameOf(n.Type) == "Refusal":
			return literal("refusal", field.Value)
		case nameOf(n.Type) == "Figure" && hasField(n, "Tale"):
			return literal("tale", field.Value)
		case nameOf(n.Type) == "Drawing":
			return literal("drawing", field.Value)
		case nameOf(n.Type) == "Figure":
			return literal("chart", field.Value)
		}
		return literal("score", field.Value)
	}
	return nil
}

// hasField reports whether a value of a struct spells a field.
func hasField(n *ast.CompositeLit, name string) bool {
	return slices.ContainsFunc(n.Elts, func(e ast.Expr) bool {
		field, ok := e.(*ast.KeyValueExpr)
		return ok && nameOf(field.Key) == name
	})
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
