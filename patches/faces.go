package main

import (
	"os"
	"path/filepath"
)

// reads lists what changes where the toolkit reads faces of letters, each with what stands there instead. It forgets all of them
// whenever the look changes and reads them anew, and what shapes lines keeps the last 32 alive for ever: with the patch it reads
// each once. Beside a face it reads those that are asked for letters which it lacks, and looks through the fonts of the system for
// one more: with the patch it does so when there is such a letter.
var reads = [][2]string{
	{
		"func loadMeasureFont(data fyne.Resource) *font.Face {\n",
		`// parsed holds the faces that were read: a look changes which are used, never what is in them.
var parsed async.Map[fyne.Resource, *font.Face]

func loadMeasureFont(data fyne.Resource) *font.Face {
	if face, ok := parsed.Load(data); ok {
		return face
	}
`,
	},
	{"\treturn loaded\n", "\tparsed.Store(data, loaded)\n\treturn loaded\n"},
	{
		`	f1 := loadMeasureFont(theme)
	if theme == fallback {
		faces = &dynamicFontMap{family: family, faces: []*font.Face{f1}}
	} else {
		f2 := loadMeasureFont(fallback)
		faces = &dynamicFontMap{family: family, faces: []*font.Face{f1, f2}}
	}
`,
		`	faces = &dynamicFontMap{family: family, faces: []*font.Face{loadMeasureFont(theme)}}
	faces.others = func() { faces.addOthers(theme, fallback, additional, family, style) }
	return faces
}

// addOthers adds the faces that are asked for letters which the first one lacks.
func (faces *dynamicFontMap) addOthers(theme, fallback fyne.Resource, additional []fyne.Resource, family string, style fyne.TextStyle) {
	if theme != fallback {
		faces.addFace(loadMeasureFont(fallback))
	}
`,
	},
	{"\t\tfaces.addFace(local)\n\t}\n\n\treturn faces\n}", "\t\tfaces.addFace(local)\n\t}\n}"},
	{"\tfaces  []*font.Face\n", "\tfaces  []*font.Face\n\tothers func() // adds more faces, or nil\n"},
	{
		"func (d *dynamicFontMap) ResolveFace(r rune) *font.Face {\n",
		`func (d *dynamicFontMap) ResolveFace(r rune) *font.Face {
	if _, ok := d.faces[0].NominalGlyph(r); !ok && d.others != nil {
		others := d.others
		d.others = nil
		others()
	}
`,
	},
}

// readLate makes the toolkit at a place read each face when it is needed, and once.
func readLate(source, place, out string, replace map[string]string) error {
	painter := filepath.Join("internal", "painter", "font.go")
	text, err := os.ReadFile(filepath.Join(source, painter))
	if err != nil {
		return err
	}
	if text, err = late(text); err != nil {
		return err
	}
	return standAt(place, painter, text, out, replace)
}

// late makes a source that reads all faces at once and again one that reads each when it is needed.
func late(source []byte) ([]byte, error) {
	return reworded(source, reads, "reads faces")
}
