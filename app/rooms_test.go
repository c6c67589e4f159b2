//go:build scenes

package app_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A doc.go that lists the files of its folder lists all of them and no other.
func TestListsOfFilesAreWhole(t *testing.T) {
	listed := regexp.MustCompile(`\b[a-z_]+\.go\b`)
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.Name() != "doc.go" {
			return err
		}
		doc, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		left := map[string]bool{}
		for _, file := range listed.FindAllString(string(doc), -1) {
			left[file] = true
		}
		if len(left) == 0 {
			return nil
		}
		files, err := os.ReadDir(filepath.Dir(name))
		if err != nil {
			return err
		}
		for _, file := range files {
			base := file.Name()
			quiet := base == "doc.go" || strings.HasPrefix(base, "staged") || strings.HasSuffix(base, "_test.go")
			if !quiet && strings.HasSuffix(base, ".go") && !left[base] {
				t.Errorf("%s does not list %s", name, base)
			}
			delete(left, base)
		}
		for file := range left {
			t.Errorf("%s lists %s, which is not there", name, file)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
