//go:build scenes

package result_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	qrcode "github.com/skip2/go-qrcode"

	"docent/app/parts"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/tracker"
)

// dialogOf returns the file dialog on the screen: where the name is typed, and the button that saves.
func dialogOf(t *testing.T, w fyne.Window) (name *widget.Entry, save *widget.Button) {
	t.Helper()
	top := w.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("no dialog is open")
	}
	for _, obj := range test.LaidOutObjects(top) {
		switch o := obj.(type) {
		case *widget.Entry:
			name = o
		case *widget.Button:
			if o.Importance == widget.HighImportance {
				save = o
			}
		}
	}
	if name == nil || save == nil {
		t.Fatal("the dialog asks for no name")
	}
	return name, save
}

func scoreOf(t *testing.T) (*hand.Hand, *result.Page) {
	t.Helper()
	folder := t.TempDir()
	t.Setenv("HOME", folder)
	t.Setenv("USERPROFILE", folder)
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Broad)
	if !h.App.Resume(s.Over) {
		t.Fatal("the play does not open")
	}
	return h, h.App.Top().(*result.Page)
}

func TestScoreSavesAFile(t *testing.T) {
	h, p := scoreOf(t)
	h.Tap("Share")
	h.Tap("Save as a file, " + h.App.Text("history.export.about"))
	name, save := dialogOf(t, h.Window)
	if want := parts.PlayFileName(h.App, p.Play().Header()); name.Text != want {
		t.Errorf("the file is called %q, want %q", name.Text, want)
	}
	test.Tap(save)
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(home, name.Text))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	again, _, err := stage.Fresh(hand.Later()).Import(f)
	if err != nil || again.Header().ID != p.Play().Header().ID || !again.Position().Over() {
		t.Errorf("the file does not hold the play: %v", err)
	}
	if !h.App.Banner.Box().Visible() {
		t.Error("nothing tells that the play is saved")
	}
}

func TestScoreTellsWhereNoFileCanBe(t *testing.T) {
	h, p := scoreOf(t)
	parts.SavePlay(h.App, p.Play())
	name, save := dialogOf(t, h.Window)
	name.SetText("no such folder/" + name.Text)
	test.Tap(save)
	if !h.App.Banner.Box().Visible() || !hand.Reads(h.App.Banner.Box(), h.App.Text("file.unwritten")) {
		t.Error("nothing tells that there is no file, and what to do")
	}
}

func TestCodeHoldsTheResult(t *testing.T) {
	h, p := scoreOf(t)
	h.Tap("Share")
	if link := tracker.BGStatsLink(p.Play(), h.App.GameName(p.Play().Header().Game)); !codeIsShown(t, h, link) {
		t.Errorf("no code of %s is shown", link)
	}
}

// codeIsShown reports whether the uppermost sheet holds the code of a link.
func codeIsShown(t *testing.T, h *hand.Hand, link string) bool {
	t.Helper()
	code, err := qrcode.New(link, qrcode.Low)
	if err != nil {
		t.Fatal(err)
	}
	code.DisableBorder = true
	want := code.Bitmap()
	const rim = 4 // the quiet zone, in modules
	for _, obj := range test.LaidOutObjects(h.Window.Canvas().Overlays().Top()) {
		shown, ok := obj.(*canvas.Image)
		if !ok || shown.Image == nil || shown.Image.Bounds().Dx() != len(want)+2*rim {
			continue
		}
		for y := range want {
			for x := range want[y] {
				if grey, _, _, _ := shown.Image.At(x+rim, y+rim).RGBA(); (grey == 0) != want[y][x] {
					return false
				}
			}
		}
		return true
	}
	return false
}

// On a phone, or in a page, a button hands the result to BG Stats on the same device; the code stays for another one.
func TestResultOpensInBGStats(t *testing.T) {
	h, p := scoreOf(t)
	h.Tap("Share")
	if h.Sees("Open in BG Stats") {
		t.Error("a desktop offers an app that it cannot have")
	}
	h.App.CloseSheets()
	visited := ""
	h.App.Config.Visit = func(address string) { visited = address }
	h.Tap("Share")
	h.Tap("Open in BG Stats")
	link := tracker.BGStatsLink(p.Play(), h.App.GameName(p.Play().Header().Game))
	if visited != link {
		t.Errorf("it leads to %s, want %s", visited, link)
	}
	if !codeIsShown(t, h, link) {
		t.Error("the code is gone")
	}
	if found := hand.Problems(h.Window, hand.Broad); len(found) > 0 {
		t.Errorf("the sheet: %v", found)
	}
}

// A result is saved as a file that BG Stats opens.
func TestResultIsAFileForBGStats(t *testing.T) {
	h, p := scoreOf(t)
	h.Tap("Share")
	h.Tap("Save for BG Stats, " + h.App.Text("share.bgsplay.about"))
	name, save := dialogOf(t, h.Window)
	if want := strings.TrimSuffix(parts.PlayFileName(h.App, p.Play().Header()), ".docent") + ".bgsplay"; name.Text != want {
		t.Errorf("the file is called %q, want %q", name.Text, want)
	}
	test.Tap(save)
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(home, name.Text))
	var want strings.Builder
	if err2 := tracker.ExportBGStats(p.Play(), h.App.GameName(p.Play().Header().Game), &want); err != nil || err2 != nil || string(got) != want.String() {
		t.Errorf("the file holds %s, want %s (%v, %v)", got, want.String(), err, err2)
	}
}
