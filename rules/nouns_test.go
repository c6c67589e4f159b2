package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"
)

// ours are the nouns that belong to no game: of the contract itself, or of every table.
var ours = []string{"seat", "points", "time", "field", "value", "side", "task"}

// A noun of one game has no meaning outside its folders: nothing else spells it, to make a thing of it or to look for one.
func TestNothingElseSpellsANoun(t *testing.T) {
	productFiles(t, func(file, name string) {
		if ofAGame(file) {
			return
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			for _, noun := range nounsIn(n) {
				if noun != "" && !slices.Contains(ours, noun) {
					t.Errorf("%s spells the noun %q", file, noun)
				}
			}
			return true
		})
	})
}

// nounsIn lists the nouns that a piece of code spells: of a thing that it makes, or in a comparison with a noun.
func nounsIn(n ast.Node) []string {
	switch n := n.(type) {
	case *ast.CallExpr:
		if calls(n, "Of") && len(n.Args) == 2 {
			return spelt(n.Args[:1])
		}
	case *ast.BinaryExpr:
		if isNoun(n.X) && (n.Op == token.EQL || n.Op == token.NEQ) {
			return spelt([]ast.Expr{n.Y})
		}
	case *ast.SwitchStmt:
		if n.Tag == nil || !isNoun(n.Tag) {
			return nil
		}
		var nouns []string
		for _, one := range n.Body.List {
			nouns = append(nouns, spelt(one.(*ast.CaseClause).List)...)
		}
		return nouns
	}
	return nil
}

// calls reports whether a call is one of a function of that name, of a package or not.
func calls(call *ast.CallExpr, name string) bool {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name == name
	case *ast.SelectorExpr:
		return f.Sel.Name == name
	}
	return false
}

// isNoun reports whether an expression is called a noun: a variable, or what a field is of.
func isNoun(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "noun"
	case *ast.SelectorExpr:
		return x.Sel.Name == "Of"
	}
	return false
}

// spelt lists the texts among expressions.
func spelt(list []ast.Expr) []string {
	var texts []string
	for _, x := range list {
		if lit, ok := x.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if text, err := strconv.Unquote(lit.Value); err == nil {
				texts = append(texts, text)
			}
		}
	}
	return texts
}
