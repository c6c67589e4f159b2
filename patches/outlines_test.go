package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// The toolkit's face loses what nobody asks for and nothing else: all its other tables stay, to the last byte but for the
// glyphs, which are as many as before, each with its outline.
func TestOutlinesStay(t *testing.T) {
	source, err := tell("list", "-m", "-f", "{{.Dir}}", toolkit)
	if err != nil {
		t.Fatal(err)
	}
	face, err := os.ReadFile(filepath.Join(source, "theme", "font", "NotoSans-Regular.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	small, err := outlines(face)
	if err != nil {
		t.Fatal(err)
	}
	if len(small) > len(face)*7/10 {
		t.Errorf("%d bytes of %d stay", len(small), len(face))
	}
	again, err := outlines(small)
	if err != nil || !bytes.Equal(small, again) {
		t.Errorf("made small twice it is another face (%v)", err)
	}
	before, _ := tablesOf(face)
	after, _ := tablesOf(small)
	kept := map[string][]byte{}
	for _, one := range after {
		kept[one.tag] = one.data
	}
	for _, one := range before {
		data, there := kept[one.tag]
		switch one.tag {
		case "glyf", "post":
		case "loca":
			if len(data) != len(one.data) {
				t.Errorf("%d of %d glyphs stay", len(data)/4, len(one.data)/4)
			}
		default:
			if gone := slices.Contains(hints, one.tag); gone == there || there && !bytes.Equal(data, one.data) {
				t.Errorf("table %q, there %v, has %d bytes of %d", one.tag, there, len(data), len(one.data))
			}
		}
	}
}

// What is no face is told, wherever it ends.
func TestNoFaceIsTold(t *testing.T) {
	small := faceOf([]byte{0, 1, 0, 0}, []table{
		{"glyf", []byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9}},
		{"head", append(make([]byte, 51), 1, 0, 0)},
		{"loca", []byte{0, 0, 0, 0, 0, 0, 0, 12}},
		{"post", make([]byte, 32)},
	})
	for n := range len(small) + 1 {
		if _, err := outlines(small[:n]); err == nil {
			t.Errorf("%d bytes of %d are taken for a face", n, len(small))
		}
	}
}
