package draw

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// Fitted is smaller writing where that is how a text fits a width, down to a share of its size.
func (i Ink) Fitted(text string, width, share float32) Ink {
	for least := i.Size * share; i.Size-1 >= least && i.Width(text) > width; {
		i.Size--
	}
	return i
}

// Digits is the face of numbers that are read from afar.
func Digits(size float32, c color.Color) Ink {
	return Ink{Whole(size), kit.StrongFace(), c, fyne.TextAlignCenter}
}

// Ink is how a text of the board looks.
type Ink struct {
	Size  float32
	Face  fyne.Resource
	Color color.Color
	Align fyne.TextAlign
}

func (i Ink) Width(text string) float32 { return i.Measure(text).Width }

func (i Ink) Measure(text string) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, i.Size, fyne.TextStyle{}, i.Face)
	return size
}

func (i Ink) Left() Ink { i.Align = fyne.TextAlignLeading; return i }

func (i Ink) In(c color.Color) Ink { i.Color = c; return i }

// Number is the face of big numbers, strong of what must be read, plain of the rest;
// sizes are before the text scale.
func Number(size float32) Ink {
	return Ink{size, kit.TitleFace(), Tone(kit.Ink), fyne.TextAlignCenter}
}

func Strong(size float32) Ink {
	return Ink{size * kit.Scale(), kit.StrongFace(), Tone(kit.Ink), fyne.TextAlignCenter}
}

func Plain(size float32) Ink {
	return Ink{size * kit.Scale(), nil, Tone(kit.InkSoft), fyne.TextAlignCenter}
}

func shorten(str string, width float32, i Ink) string {
	if i.Width(str) <= width+0.5 {
		return str
	}
	for str != "" {
		_, last := utf8.DecodeLastRuneInString(str)
		str = str[:len(str)-last]
		if i.Width(str+"…") <= width {
			return str + "…"
		}
	}
	return ""
}

// Wrap breaks a text at its spaces.
func Wrap(str string, width float32, i Ink) []string {
	var lines []string
	line := ""
	for _, word := range strings.FieldsFunc(str, Breaks) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && i.Width(longer) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Breaks says that a line may end at a rune; at a no-break space it does not.
func Breaks(r rune) bool { return r == ' ' || r == '\n' }

func TextScale() float32 { return min(kit.Scale(), 1.5) }
