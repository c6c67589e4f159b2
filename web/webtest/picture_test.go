//go:build webtest

package webtest

import (
	"os"
	"path/filepath"
	"testing"

	"docent/web/browser"
)

// picture keeps a picture of a page, where pictures are kept.
func picture(t *testing.T, page *browser.Page, name string) {
	t.Helper()
	dir := os.Getenv("DOCENT_ARTIFACTS")
	if dir == "" {
		return
	}
	data, err := page.Picture()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "web-"+name+".png"), data, 0o644); err != nil {
		t.Fatal(err)
	}
}
