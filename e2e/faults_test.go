//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestForeignFile begins on a file of plays that is something else: it is put aside, told, and Docent works.
func TestForeignFile(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	const words = "Dear diary, this is no file of plays.\n"
	if err := os.WriteFile(filepath.Join(data, "docent.db"), []byte(strings.Repeat(words, 200)), 0o600); err != nil {
		t.Fatal(err)
	}
	d := open(t, program(t, "DOCENT_BINARY"), data, "1180x820")
	d.read(strings.SplitAfter(d.text("notice.store.damaged", "file", ""), ".")[0])
	d.shoot("foreign-file")
	aside, err := filepath.Glob(filepath.Join(data, "docent.db.damaged-*"))
	if err != nil || len(aside) != 1 {
		t.Fatalf("put aside: %v %v", aside, err)
	}
	if kept, err := os.ReadFile(aside[0]); err != nil || !strings.HasPrefix(string(kept), words) {
		t.Errorf("the foreign file was not left as it was: %v", err)
	}
	d.tap(d.text("app.ok"))
	begin(d, "cubes")
	layOut(d)
}

// TestSecondCopy starts Docent twice on the same plays: the second says so.
func TestSecondCopy(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	first := open(t, binary, data, "1180x820")
	first.on("home")
	second := open(t, binary, data, "1180x820")
	second.read(second.text("inuse.about"))
	second.shoot("second-copy")
	second.close()
	begin(first, "cubes")
	layOut(first)
}
