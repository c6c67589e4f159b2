package main

import (
	"image"
	"image/color"
	"path/filepath"
	"strings"
	"testing"
)

func paint(t *testing.T, path string, at ...image.Point) {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, 4, 3))
	for _, p := range at {
		img.Set(p.X, p.Y, color.NRGBA{R: 1, A: 255})
	}
	if err := save(path, img); err != nil {
		t.Fatal(err)
	}
}

func TestCompare(t *testing.T) {
	before, after, out := t.TempDir(), t.TempDir(), t.TempDir()
	for _, dir := range []string{before, after} {
		paint(t, filepath.Join(dir, "same.png"), image.Pt(1, 1))
	}
	var told strings.Builder
	if same, err := compare(before, after, out, &told); err != nil || !same {
		t.Fatalf("equal folders: %v, %v: %s", same, err, told.String())
	}
	paint(t, filepath.Join(before, "changed.png"))
	paint(t, filepath.Join(after, "changed.png"), image.Pt(0, 0), image.Pt(3, 2))
	paint(t, filepath.Join(before, "gone.png"))
	paint(t, filepath.Join(after, "come.png"))
	told.Reset()
	same, err := compare(before, after, out, &told)
	if err != nil || same {
		t.Fatalf("other folders: %v, %v", same, err)
	}
	want := "changed.png: 2 pixels differ\ncome.png: only in the new folder\ngone.png: only in the old folder\n3 of 4 pictures differ\n"
	if told.String() != want {
		t.Errorf("told\n%swant\n%s", told.String(), want)
	}
	drawn, err := load(filepath.Join(out, "changed.png"))
	if err != nil {
		t.Fatal(err)
	}
	if got := drawn.NRGBAAt(3, 2); got != (color.NRGBA{R: 0xd0, A: 0xff}) {
		t.Errorf("what differs is drawn %v", got)
	}
	if _, err := compare(t.TempDir(), after, "", &told); err == nil {
		t.Error("an empty folder is no mistake")
	}
}
