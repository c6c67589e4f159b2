package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// toolkit is the module whose faces of letters are left out.
const toolkit = "fyne.io/fyne/v2"

// faces lists the embedded faces that are left out, each by the names of its file and its variable.
var faces = [][2]string{
	{"NotoSans-Bold", "notoSansBold"},
	{"NotoSans-Italic", "notoSansItalic"},
	{"NotoSans-BoldItalic", "notoSansBoldItalic"},
	{"DejaVuSansMono-Powerline", "dejaVuSansMono"},
}

// fonts puts the toolkit with its regular face alone at a place, and returns the place.
func fonts(out string, replace map[string]string) (string, error) {
	source, place, err := wholeOf(toolkit, out, replace)
	if err != nil {
		return "", err
	}
	theme := filepath.Join("theme", "bundled-fonts.go")
	data, err := os.ReadFile(filepath.Join(source, theme))
	if err != nil {
		return "", err
	}
	one, err := oneFace(string(data))
	if err != nil {
		return "", err
	}
	regular := filepath.Join("theme", "font", "NotoSans-Regular.ttf")
	face, err := os.ReadFile(filepath.Join(source, regular))
	if err != nil {
		return "", err
	}
	if face, err = outlines(face); err != nil {
		return "", err
	}
	if err := standAt(place, regular, face, out, replace); err != nil {
		return "", err
	}
	if err := standAt(place, theme, []byte(one), out, replace); err != nil {
		return "", err
	}
	return place, readLate(source, place, out, replace)
}

// oneFace makes all faces of a source the regular one.
func oneFace(source string) (string, error) {
	for _, face := range faces {
		embedded := fmt.Sprintf("//go:embed font/%s.ttf\nvar %s []byte\n", face[0], face[1])
		if strings.Count(source, embedded) != 1 {
			return "", fmt.Errorf("this toolkit embeds %s in another way", face[0])
		}
		source = strings.Replace(source, embedded, "var "+face[1]+" = notoSansRegular\n", 1)
	}
	return source, nil
}
