package look

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
	"github.com/go-text/typesetting/font"
)

// absent stands for a character that no face has, neither ours nor the system's.
const absent = '?'

// Lettering is how a text is drawn: in one of our faces, or where that lacks a character, in whatever the toolkit and
// the system have for it.
type Lettering struct {
	Text   string
	Source fyne.Resource // nil: the toolkit's choice for the style
	Style  fyne.TextStyle
}

// Letter returns how a text is drawn in one of our faces.
func Letter(text string, in fyne.Resource) Lettering {
	plain := Lettering{Text: text, Source: in}
	if in == nil || isASCII(text) {
		return plain
	}
	key := lettered{text, in}
	if known, ok := letterings[key]; ok {
		return known
	}
	if len(letterings) > 512 {
		letterings = map[lettered]Lettering{}
	}
	l := plain
	if !holds(in, text) {
		l = Lettering{Style: fyne.TextStyle{Bold: in == interSemibold || in == fraunces, Italic: in == interItalic}}
		l.Text = drawable(text, l.Style)
	}
	letterings[key] = l
	return l
}

// Measure returns how much room the text takes.
func (l Lettering) Measure(size float32) fyne.Size {
	measured, _ := fyne.CurrentApp().Driver().RenderedTextSize(l.Text, size, l.Style, l.Source)
	return measured
}

// lettered is the key of a lettering: a text, and the face it was asked in.
type lettered struct {
	text string
	in   fyne.Resource
}

var (
	letterings = map[lettered]Lettering{}
	ours       = map[fyne.Resource]*font.Face{} // as read, to know which characters they have
)

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// holds reports whether one of our faces has all characters of a text; one that cannot be read counts as if it had.
func holds(in fyne.Resource, text string) bool {
	face, read := ours[in]
	if !read {
		face, _ = font.ParseTTF(bytes.NewReader(in.Content()))
		ours[in] = face
	}
	return face == nil || !strings.ContainsFunc(text, func(r rune) bool { return !has(face, r) })
}

func has(face *font.Face, r rune) bool {
	_, ok := face.NominalGlyph(r)
	return ok || r == '\n'
}

// drawable returns a text in which a sign stands for each character that nothing can draw. Marks on other characters
// are left out instead.
func drawable(text string, style fyne.TextStyle) string {
	chain := chainOf(style, nil, nil).Fonts
	return strings.Map(func(r rune) rune {
		switch face := chain.ResolveFace(r); {
		case face != nil && has(face, r):
			return r
		case unicode.Is(unicode.M, r):
			return -1
		}
		return absent
	}, text)
}

// chain holds the faces in which the toolkit looks for a character: the theme's, its own, those of the system.
type chain struct {
	Fonts interface{ ResolveFace(rune) *font.Face }
}

// chainOf returns the faces that the toolkit draws a style with. It shows them to its own packages only, and draws a
// replacement character where none of them has one.
//
//go:linkname chainOf fyne.io/fyne/v2/internal/painter.CachedFontFace
func chainOf(fyne.TextStyle, fyne.Resource, fyne.CanvasObject) *chain
