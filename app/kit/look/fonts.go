package look

import (
	"bytes"
	"sync"

	"fyne.io/fyne/v2"
	"github.com/go-text/typesetting/font/opentype"

	"docent/assets"
)

// One variable per face: faces are cached by pointer.
var (
	inter         = newFace(assets.Inter)
	interItalic   = newFace(assets.InterItalic)
	interSemibold = newFace(assets.InterSemibold)
	fraunces      = newFace(assets.Fraunces)
)

// face is one of our faces. The toolkit reads it anew after every change of the look: it is unpacked once, when it is first read.
type face struct {
	name     string
	unpacked func() []byte
}

func newFace(name string) fyne.Resource {
	return &face{name, sync.OnceValue(func() []byte { return unpacked(assets.Font(name)) })}
}

// Name returns the name of the face's file.
func (f *face) Name() string { return f.name }

// Content returns the face as the toolkit reads it soonest.
func (f *face) Content() []byte { return f.unpacked() }

// unpacked returns a packed face with its tables as they are; it panics where that is none.
func unpacked(packed []byte) []byte {
	loader, err := opentype.NewLoader(bytes.NewReader(packed))
	if err != nil {
		panic(err)
	}
	var tables []opentype.Table
	for _, tag := range loader.Tables() {
		content, err := loader.RawTable(tag)
		if err != nil {
			panic(err)
		}
		tables = append(tables, opentype.Table{Tag: tag, Content: content})
	}
	return opentype.WriteTTF(tables)
}

// TitleFace returns the face of titles and of numbers on boards, for a canvas.Text's FontSource.
func TitleFace() fyne.Resource { return fraunces }

// TextFace returns the face of all other texts, for a canvas.Text's FontSource.
func TextFace() fyne.Resource { return inter }

// StrongFace returns the semibold face, for a canvas.Text's FontSource.
func StrongFace() fyne.Resource { return interSemibold }
