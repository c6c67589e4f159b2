//go:build scenes

package app_test

import (
	"io"
	"strings"
	"testing"

	"docent/app/parts"
	"docent/app/shell"
)

// tray stands around a window that has no dialogs for files.
type tray struct{ name, data string }

func (f *tray) Save(name string, data []byte) { f.name, f.data = name, string(data) }

func (f *tray) Open(extension string, read func(io.ReadCloser)) {
	read(io.NopCloser(strings.NewReader("read " + extension)))
}

// Where a page takes and gives files, the toolkit's dialogs are not asked.
func TestFilesOfAPage(t *testing.T) {
	around := &tray{}
	h, _ := unsavedHand(t, shell.Config{Files: around})
	parts.File{Name: "game.docent", Extension: ".docent", Key: "share.file", Export: func(w io.Writer) error {
		_, err := io.WriteString(w, "all of it")
		return err
	}}.Save(h.App)
	if around.name != "game.docent" || around.data != "all of it" {
		t.Errorf("saved %+v", around)
	}
	got := ""
	parts.OpenFile(h.App, ".docent", func(from io.ReadCloser) {
		data, err := io.ReadAll(from)
		if err != nil {
			t.Fatal(err)
		}
		got = string(data)
	})
	if got != "read .docent" || h.App.Covered() {
		t.Errorf("opened %q, covered: %v", got, h.App.Covered())
	}
	around.name = ""
	parts.File{Name: "half", Key: "share.file", Export: func(w io.Writer) error { return io.ErrShortWrite }}.Save(h.App)
	if around.name != "" {
		t.Error("a file that is not whole was saved")
	}
}
