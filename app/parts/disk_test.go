//go:build scenes

package parts_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/parts"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
)

// What is chosen to be written over stays whole until the new file is whole, and where that fails it stays for good.
func TestSavingOverAFile(t *testing.T) {
	const before = "the only copy of last winter"
	for name, export := range map[string]func(io.Writer) error{
		"an error amid writing": func(w io.Writer) error {
			_, err := io.WriteString(w, "half of it")
			return errors.Join(err, errors.New("no more"))
		},
		"a panic amid writing": func(io.Writer) error { panic("this game cannot be spelt") },
		"written whole": func(w io.Writer) error {
			_, err := io.WriteString(w, "all of it")
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			t.Setenv("HOME", folder)
			t.Setenv("USERPROFILE", folder)
			s := stage.New()
			h := hand.New(t, s.Tracker, hand.Broad)
			path := filepath.Join(folder, "winter.docent")
			if err := os.WriteFile(path, []byte(before), 0o600); err != nil {
				t.Fatal(err)
			}
			amid := ""
			file := parts.File{Name: "winter.docent", Extension: ".docent", Key: "file", Export: func(w io.Writer) error {
				data, err := os.ReadFile(path)
				amid = string(data)
				return errors.Join(err, export(w))
			}}
			func() {
				defer func() { _ = recover() }()
				file.Save(h.App)
				press(t, h, "Save")
				press(t, h, "Yes")
			}()
			if amid != before {
				t.Errorf("while it is written the file holds %q", amid)
			}
			want := before
			if name == "written whole" {
				want = "all of it"
			}
			if got, err := os.ReadFile(path); err != nil || string(got) != want {
				t.Errorf("the file holds %q (%v), want %q", got, err, want)
			}
			if list, err := os.ReadDir(folder); err != nil || len(list) != 1 {
				t.Errorf("left behind are %v (%v)", list, err)
			}
		})
	}
}

// press taps a button of the toolkit's dialogs.
func press(t *testing.T, h *hand.Hand, label string) {
	t.Helper()
	for _, obj := range test.LaidOutObjects(h.Window.Canvas().Overlays().Top()) {
		if b, ok := obj.(*widget.Button); ok && b.Text == label {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("the dialog has no button %q", label)
}
