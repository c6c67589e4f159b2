package rules_test

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// What a layer's files may import: patterns as the go command writes them,
// besides these two words.
const (
	std  = "std"       // any package of the standard library
	libs = "libraries" // any package that is neither of the standard library nor ours
)

// A layer is a folder with everything below it; of two that hold a file the
// deeper one counts. What its tests may import stands in a row of its own.
type layer struct {
	dir        string
	tests      bool
	may, never []string
}

// Imports point down only: main, app, tracker, rules; assets stand beside rules. Within app: app.go, then games and
// pages, parts, shell, board, kit. A game's package is read by the catalog and by the game's own room.
var layers = []layer{
	{
		dir: "rules", may: []string{std, "docent/rules/..."},
		never: []string{
			"C", "crypto/rand", "log/...", "math/rand/...", "net/...", "os/...", "syscall", "time/...",
			"docent/rules/rulestest/...",
		},
	},
	{dir: "rules", tests: true, may: []string{std, libs, "docent/rules/...", "docent/assets/..."}, never: []string{"fyne.io/..."}},
	{dir: "rules/rulestest", may: []string{std, "docent/rules/...", "docent/assets", "pgregory.net/rapid", "golang.org/x/tools/txtar"}},

	{dir: "assets", may: []string{std, "docent/assets/...", "github.com/nicksnyder/go-i18n/v2/...", "golang.org/x/text/..."}},
	{dir: "assets", tests: true, may: []string{std, libs, "docent/assets/...", "docent/rules/..."}, never: []string{"fyne.io/..."}},

	{
		dir: "tracker", may: []string{std, libs, "docent/rules", "docent/assets"},
		never: []string{"database/...", "fyne.io/...", "github.com/mattn/...", "modernc.org/..."},
	},
	{
		dir: "tracker/stores", may: []string{std, libs, "docent/rules", "docent/tracker", "docent/tracker/disk"},
		never: []string{"fyne.io/..."},
	},
	{dir: "tracker/disk", may: []string{std}},
	{dir: "tracker/seats", may: []string{std, "github.com/wlynxg/anet", "docent/rules", "docent/assets", "docent/tracker"}},
	{
		dir: "tracker/trackertest", may: []string{std, "docent/rules", "docent/tracker/..."},
	},
	{
		dir: "tracker", tests: true, may: []string{std, libs, "docent/rules/...", "docent/assets/...", "docent/tracker/..."},
		never: []string{"fyne.io/..."},
	},

	{dir: "app/kit", may: []string{std, libs, "docent/assets", "docent/app/kit/..."}, never: []string{"fyne.io/fyne/v2/app/..."}},
	{dir: "app/kit", tests: true, may: []string{std, libs, "docent/assets", "docent/app/kit/..."}, never: []string{"fyne.io/fyne/v2/app/..."}},
	{dir: "app/cue", may: []string{std, libs}, never: []string{"fyne.io/fyne/v2/app/..."}},
	{dir: "app/cue", tests: true, may: []string{std, libs, "docent/app/cue"}, never: []string{"fyne.io/fyne/v2/app/..."}},
	{dir: "app/locale", may: []string{std, libs}},
	{dir: "app/locale", tests: true, may: []string{std, libs, "docent/app/locale"}},
	room("app/board", "docent/rules/grid", "docent/app/board/..."),
	room("app/shell", "docent/app/board"),
	room("app/parts", "docent/tracker/disk", "docent/app/board/...", "docent/app/shell"),
	page("box"), page("history"), page("home"), room("app/play", "docent/app/board", "docent/app/board/plain", "docent/app/parts", "docent/app/shell", "docent/app/play/ask"),
	room("app/play/ask", "docent/app/board", "docent/app/parts", "docent/app/shell"),
	room("app/seats", "docent/tracker/seats", "docent/app/shell"),
	page("result"), page("rulebook"), page("settings"), page("setup"),
	room("app/stats", "docent/app/board", "docent/app/board/draw", "docent/app/board/plain", "docent/app/parts", "docent/app/shell"),
	room("app/games", "docent/app/board", "docent/app/games/..."),
	{
		dir: "app",
		may: []string{
			std, libs, "docent/rules", "docent/rules/catalog", "docent/assets/...", "docent/tracker",
			"docent/app/...",
		},
		never: []string{"fyne.io/fyne/v2/app/...", "docent/app/scenes/...", "docent/app/kit/kittest"},
	},
	{
		dir: "app", tests: true,
		may:   []string{std, libs, "docent/rules/...", "docent/assets/...", "docent/tracker/...", "docent/app/..."},
		never: []string{"fyne.io/fyne/v2/app/..."},
	},
	// Scenes stand in no product: they and the gallery that draws them may see everything.
	{
		dir:   "app/scenes",
		may:   []string{std, libs, "docent/rules/...", "docent/assets/...", "docent/tracker/...", "docent/app/..."},
		never: []string{"fyne.io/fyne/v2/app/..."},
	},
	{dir: "app/gallery", may: []string{std, libs, "docent/app/..."}, never: []string{"fyne.io/fyne/v2/app/..."}},

	{dir: "e2e", may: []string{std, libs}, never: []string{"fyne.io/..."}},
	{dir: "e2e", tests: true, may: []string{std, libs, "docent/..."}, never: []string{"fyne.io/..."}},

	// What builds and proves the web edition stands in no product; the page's own Go files stand with what they are about.
	{dir: "patches", may: []string{std}},
	{dir: "patches", tests: true, may: []string{std, libs}},
	{dir: "web", may: []string{std, "golang.org/x/image/draw", "docent/assets", "docent/web/..."}},
	{dir: "web", tests: true, may: []string{std, "docent/..."}, never: []string{"fyne.io/..."}},

	// So does what makes packages.
	{dir: "packaging", may: []string{std, "golang.org/x/image/draw", "docent/assets"}},
	{dir: "packaging", tests: true, may: []string{std, libs, "docent/..."}, never: []string{"fyne.io/..."}},

	{dir: ".", may: []string{std, libs, "docent/..."}, never: []string{"docent/rules/rulestest/..."}},
	{dir: ".", tests: true, may: []string{std, libs, "docent/..."}},
}

// room returns a package of the screen: besides what all of them read it may import what is named, which lies below it.
func room(dir string, below ...string) layer {
	return layer{
		dir:   dir,
		may:   append([]string{std, libs, "docent/rules", "docent/assets", "docent/tracker", "docent/app/cue", "docent/app/kit", "docent/app/kit/arrange", "docent/app/kit/look", "docent/app/kit/viewport"}, below...),
		never: []string{"fyne.io/fyne/v2/app/..."},
	}
}

// page returns the room of a family of pages. Pages do not import each other: the shell's routes lead from one to the next.
func page(name string) layer {
	return room("app/"+name, "docent/app/board", "docent/app/board/plain", "docent/app/parts", "docent/app/shell")
}

// gamesRoom returns what one game brings to the screen: the only room that reads that game's rules.
func gamesRoom(game string) layer {
	return room("app/games/"+game,
		"docent/rules/"+game+"/...", "docent/rules/grid", "docent/app/board/...", "docent/app/parts", "docent/app/shell")
}

// layerOf finds the layer of a file, given by its slash path from the top.
func layerOf(file string) (layer, bool) {
	tests := strings.HasSuffix(file, "_test.go")
	if !strings.Contains(file, "/") {
		return find(".", tests)
	}
	for dir := path.Dir(file); dir != "."; dir = path.Dir(dir) {
		if l, ok := find(dir, tests); ok {
			return l, true
		}
	}
	return layer{}, false
}

func find(dir string, tests bool) (layer, bool) {
	if game, ok := strings.CutPrefix(dir, "app/games/"); ok && !tests && !strings.Contains(game, "/") {
		return gamesRoom(game), true
	}
	for _, l := range layers {
		if l.dir == dir && l.tests == tests {
			return l, true
		}
	}
	return layer{}, false
}

func covers(pattern, imported string) bool {
	ours := imported == "docent" || strings.HasPrefix(imported, "docent/")
	foreign := strings.Contains(strings.Split(imported, "/")[0], ".")
	switch pattern {
	case std:
		return !ours && !foreign
	case libs:
		return foreign
	}
	tree, below := strings.CutSuffix(pattern, "/...")
	return imported == tree || below && strings.HasPrefix(imported, tree+"/")
}

func anyCovers(patterns []string, imported string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool { return covers(pattern, imported) })
}

// groupOf orders the groups of imports: the standard library, others, ours.
func groupOf(imported string) int {
	switch {
	case covers("docent/...", imported):
		return 2
	case covers(libs, imported):
		return 1
	default:
		return 0
	}
}

// faults tells what is wrong with the imports of a file; name and src are
// those of parser.ParseFile.
func faults(file, name string, src any) ([]string, error) {
	positions := token.NewFileSet()
	parsed, err := parser.ParseFile(positions, name, src, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	l, known := layerOf(file)
	if !known {
		return []string{file + " stands in no layer"}, nil
	}
	var found []string
	group, line := 0, 0
	for _, spec := range parsed.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		if anyCovers(l.never, imported) || !anyCovers(l.may, imported) {
			found = append(found, fmt.Sprintf("%s imports %s", file, imported))
		}
		kind, at := groupOf(imported), positions.Position(spec.Pos()).Line
		if kind < group || kind > group && at == line+1 {
			found = append(found, fmt.Sprintf("%s: %s stands in the wrong group of imports", file, imported))
		}
		group, line = kind, at
	}
	return found, nil
}

func TestImportsPointDown(t *testing.T) {
	checked := 0
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "testdata" || entry.Name() != ".." && strings.HasPrefix(entry.Name(), ".")):
			return filepath.SkipDir
		case entry.IsDir() || filepath.Ext(name) != ".go":
			return nil
		}
		file, err := filepath.Rel("..", name)
		if err != nil {
			return err
		}
		found, err := faults(filepath.ToSlash(file), name, nil)
		for _, fault := range found {
			t.Error(fault)
		}
		checked++
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 2 {
		t.Fatalf("only %d Go files found", checked)
	}
}

func TestWrongImportsAreFound(t *testing.T) {
	for _, test := range []struct {
		file, imports, want string
	}{
		{"rules/define.go", `"encoding/json"; "fmt"`, ""},
		{"rules/define.go", `"os"`, "rules/define.go imports os"},
		{"rules/define.go", `"os/exec"`, "rules/define.go imports os/exec"},
		{"rules/define.go", `clock "time"`, "rules/define.go imports time"},
		{"rules/define.go", `_ "log/slog"`, "rules/define.go imports log/slog"},
		{"rules/trasteros/auction.go", `"math/rand/v2"`, "rules/trasteros/auction.go imports math/rand/v2"},
		{"rules/trasteros/auction.go", `"math"`, ""},
		{"rules/trasteros/auction.go", `"docent/rules"`, ""},
		{"rules/trasteros/auction.go", `"docent/rules/rulestest"`, "rules/trasteros/auction.go imports docent/rules/rulestest"},
		{"rules/trasteros/auction.go", `"docent/tracker"`, "rules/trasteros/auction.go imports docent/tracker"},
		{"rules/trasteros/auction.go", `"github.com/google/uuid"`, "rules/trasteros/auction.go imports github.com/google/uuid"},
		{"rules/trasteros/auction_test.go", `"os"; "docent/rules/rulestest"`, ""},
		{"rules/trasteros/auction_test.go", `"docent/tracker"`, "rules/trasteros/auction_test.go imports docent/tracker"},
		{"rules/rulestest/walk.go", `"math/rand/v2"; "pgregory.net/rapid"`, ""},
		{"rules/rulestest/walk.go", `"docent/app"`, "rules/rulestest/walk.go imports docent/app"},
		{"assets/texts.go", `"embed"; "golang.org/x/text/language"`, ""},
		{"assets/texts.go", `"docent/rules"`, "assets/texts.go imports docent/rules"},
		{"tracker/store.go", `"github.com/google/uuid"; "docent/rules"`, ""},
		{"tracker/store.go", `"modernc.org/sqlite"`, "tracker/store.go imports modernc.org/sqlite"},
		{"tracker/store.go", `"docent/tracker/stores"`, "tracker/store.go imports docent/tracker/stores"},
		{"tracker/store_test.go", `"docent/tracker/stores"`, ""},
		{"tracker/stores/sqlite.go", `"modernc.org/sqlite"; "docent/tracker"`, ""},
		{"tracker/stores/sqlite.go", `"docent/rules/trasteros"`, "tracker/stores/sqlite.go imports docent/rules/trasteros"},
		{"tracker/seats/page.go", `"net/http"; "github.com/wlynxg/anet"; "docent/assets"; "docent/rules"; "docent/tracker"`, ""},
		{"tracker/seats/page.go", `"docent/rules/catalog"`, "tracker/seats/page.go imports docent/rules/catalog"},
		{"tracker/seats/page.go", `"fyne.io/fyne/v2"`, "tracker/seats/page.go imports fyne.io/fyne/v2"},
		{"tracker/disk/write.go", `"docent/tracker"`, "tracker/disk/write.go imports docent/tracker"},
		{"tracker/store.go", `"docent/rules/trasteros"`, "tracker/store.go imports docent/rules/trasteros"},
		{"tracker/store.go", `"fyne.io/fyne/v2/storage"`, "tracker/store.go imports fyne.io/fyne/v2/storage"},
		{"tracker/store_test.go", `"docent/app"`, "tracker/store_test.go imports docent/app"},
		{"app/app.go", `"fyne.io/fyne/v2"; "docent/tracker"; "docent/app/play"; "docent/app/games"`, ""},
		{"app/app.go", `"fyne.io/fyne/v2/app"`, "app/app.go imports fyne.io/fyne/v2/app"},
		{"app/app.go", `"docent/rules/trasteros"`, "app/app.go imports docent/rules/trasteros"},
		{"app/app.go", `"docent/app/scenes"`, "app/app.go imports docent/app/scenes"},
		{"app/app.go", `"docent"`, "app/app.go imports docent"},
		{"app/app_test.go", `"fyne.io/fyne/v2/app"`, "app/app_test.go imports fyne.io/fyne/v2/app"},
		{"app/home/home.go", `"docent/app/shell"; "docent/app/parts"`, ""},
		{"app/home/home.go", `"docent/app/setup"`, "app/home/home.go imports docent/app/setup"},
		{"app/home/home.go", `"docent/tracker/stores"`, "app/home/home.go imports docent/tracker/stores"},
		{"app/home/home.go", `"docent/app/games"`, "app/home/home.go imports docent/app/games"},
		{"app/home/home.go", `"docent/rules/catalog"`, "app/home/home.go imports docent/rules/catalog"},
		{"app/play/table.go", `"docent/rules/trasteros"`, "app/play/table.go imports docent/rules/trasteros"},
		{"app/play/table.go", `"docent/app"`, "app/play/table.go imports docent/app"},
		{"app/shell/stack.go", `"docent/app/parts"`, "app/shell/stack.go imports docent/app/parts"},
		{"app/board/board.go", `"docent/app/shell"`, "app/board/board.go imports docent/app/shell"},
		{"app/cue/synth.go", `"math"`, ""},
		{"app/cue/synth.go", `"docent/rules"`, "app/cue/synth.go imports docent/rules"},
		{"app/kit/card.go", `"docent/rules"`, "app/kit/card.go imports docent/rules"},
		{"app/games/trasteros/doors.go", `"docent/rules/trasteros"; "docent/app/board/draw"`, ""},
		{"app/games/trasteros/doors.go", `"docent/rules/museum"`, "app/games/trasteros/doors.go imports docent/rules/museum"},
		{"app/games/trasteros/doors.go", `"docent/app/games/museum"`, "app/games/trasteros/doors.go imports docent/app/games/museum"},
		{"app/games/trasteros/doors.go", `"docent/app/play"`, "app/games/trasteros/doors.go imports docent/app/play"},
		{"main.go", `"fyne.io/fyne/v2/app"; "docent/app"`, ""},
		{"helpers/text.go", `"fmt"`, "helpers/text.go stands in no layer"},
		{"main.go", `"docent/app"; "fmt"`, "main.go: fmt stands in the wrong group of imports"},
	} {
		src := "package p\nimport (\n" + strings.ReplaceAll(test.imports, "; ", "\n\n") + "\n)\n"
		found, err := faults(test.file, "p.go", src)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(found, "; "); got != test.want {
			t.Errorf("%s importing %s: found %q, want %q", test.file, test.imports, got, test.want)
		}
	}
	found, err := faults("main.go", "p.go", "package p\nimport (\n\"fmt\"\n\"docent/app\"\n)\n")
	if got, want := strings.Join(found, "; "), "main.go: docent/app stands in the wrong group of imports"; err != nil || got != want {
		t.Errorf("two kinds in one group: found %q (%v), want %q", got, err, want)
	}
}
