package rules_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/rules/catalog"
)

var drawHouse = flag.Bool("draw-house", false, "write the drawing of the packages into docs/architecture.md")

// named finds the id of a game, alone or at the beginning of a key; whoever has one outside its own folders knows a game.
var named = func() *regexp.Regexp {
	var ids []string
	for _, game := range catalog.Games() {
		ids = append(ids, string(game.ID()))
	}
	return regexp.MustCompile(`^(board\.)?(` + strings.Join(ids, "|") + `)(\.|$)`)
}()

// listsGames are the files in which all games are listed, and nothing else is said of them.
var listsGames = []string{"rules/catalog/catalog.go", "app/games/games.go"}

// A game is one folder under rules, one under app/games and a line in two lists: nothing else in the product names it.
func TestNothingElseNamesAGame(t *testing.T) {
	productFiles(t, func(file, name string) {
		if slices.Contains(listsGames, file) || ofAGame(file) {
			return
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if _, imports := n.(*ast.ImportSpec); imports {
				return false
			}
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			if text, err := strconv.Unquote(lit.Value); err == nil && named.MatchString(text) {
				t.Errorf("%s names a game: %s", file, lit.Value)
			}
			return true
		})
	})
}

// ofAGame reports whether a file lies in a folder that is one game's own.
func ofAGame(file string) bool {
	return slices.ContainsFunc(strings.Split(path.Dir(file), "/"), named.MatchString)
}

// productFiles calls for every Go file of the product: neither tests nor scenes nor what only draws or drives it.
func productFiles(t *testing.T, each func(file, name string)) {
	t.Helper()
	skipped := []string{"app/scenes", "app/gallery", "app/kit/gallery", "app/kit/kittest", "app/board/boardtest", "e2e", "web", "packaging", "rules/rulestest", "tracker/trackertest"}
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		file, err := filepath.Rel("..", name)
		if err != nil {
			return err
		}
		file = filepath.ToSlash(file)
		switch {
		case entry.IsDir() && (entry.Name() == "testdata" || slices.Contains(skipped, file) || file != "." && strings.HasPrefix(entry.Name(), ".")):
			return filepath.SkipDir
		case entry.IsDir(), path.Ext(file) != ".go", strings.HasSuffix(file, "_test.go"), strings.HasPrefix(path.Base(file), "staged"):
			return nil
		}
		each(file, name)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// roomOf returns where a package stands in the drawing: what is alike stands together.
func roomOf(pkg string) string {
	switch {
	case pkg == "":
		return "main"
	case slices.Contains([]string{"box", "history", "home", "play", "result", "rulebook", "settings", "setup", "stats"}, strings.TrimPrefix(pkg, "app/")):
		return "pages"
	case strings.HasPrefix(pkg, "app/games/"):
		return "app/games/GAME"
	case strings.HasPrefix(pkg, "app/board"):
		return "app/board"
	case strings.HasPrefix(pkg, "rules/") && named.MatchString(strings.Split(pkg, "/")[1]):
		return "rules/GAME"
	}
	return pkg
}

// The drawing in docs/architecture.md shows exactly the imports there are, but for those that a longer way shows too.
func TestTheDrawingIsTheHouse(t *testing.T) {
	want := drawing(edges(t))
	const file = "../docs/architecture.md"
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile("(?s)```mermaid\n.*?```\n")
	got := block.FindString(string(page))
	if got == want {
		return
	}
	if !*drawHouse {
		t.Fatalf("docs/architecture.md draws\n%swant (go test ./rules -run TestTheDrawing -draw-house)\n%s", got, want)
	}
	if got == "" {
		t.Fatal("docs/architecture.md has no drawing to replace")
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(page), got, want, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// edges lists which rooms import which.
func edges(t *testing.T) map[string]map[string]bool {
	t.Helper()
	all := map[string]map[string]bool{}
	productFiles(t, func(file, name string) {
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		from := roomOf(strings.TrimPrefix(path.Dir(file), "."))
		for _, spec := range parsed.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			pkg, ours := strings.CutPrefix(imported, "docent/")
			if to := roomOf(pkg); ours && to != from {
				if all[from] == nil {
					all[from] = map[string]bool{}
				}
				all[from][to] = true
			}
		}
	})
	return all
}

// reaches reports whether one room imports another by way of others.
func reaches(all map[string]map[string]bool, from, to string) bool {
	for by := range all[from] {
		if by != to && (all[by][to] || reaches(all, by, to)) {
			return true
		}
	}
	return false
}

// drawing returns the picture of the rooms as Mermaid text, sorted.
func drawing(all map[string]map[string]bool) string {
	var lines []string
	for from, tos := range all {
		for to := range tos {
			if !reaches(all, from, to) {
				lines = append(lines, fmt.Sprintf("    %s[%s] --> %s[%s]\n", nodeOf(from), from, nodeOf(to), to))
			}
		}
	}
	slices.Sort(lines)
	return "```mermaid\nflowchart TD\n" + strings.Join(lines, "") + "```\n"
}

func nodeOf(room string) string { return strings.ReplaceAll(room, "/", "-") }

// mostMethods and mostFiles are as many as a reader can keep in mind of a type and of a package. Methods of a game's state may be
// more.
const (
	mostMethods = 40
	mostFiles   = 39
)

func TestRoomsStaySmall(t *testing.T) {
	methods, files := map[string]int{}, map[string]int{}
	productFiles(t, func(file, name string) {
		dir := path.Dir(file)
		files[dir]++
		if roomOf(dir) == "rules/GAME" {
			return
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				methods[dir+"."+receiver(f.Recv.List[0].Type)]++
			}
		}
	})
	for name, n := range methods {
		if n > mostMethods {
			t.Errorf("%s has %d methods, more than %d", name, n, mostMethods)
		}
	}
	for dir, n := range files {
		if n > mostFiles {
			t.Errorf("%s has %d files, more than %d", dir, n, mostFiles)
		}
	}
}

// receiver returns the name of a method's type.
func receiver(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return receiver(of.X)
	case *ast.IndexExpr:
		return receiver(of.X)
	case *ast.IndexListExpr:
		return receiver(of.X)
	case *ast.Ident:
		return of.Name
	}
	return ""
}
