package draw

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/look"
)

// Ink is how a text of the board looks.
type Ink struct {
	Size  float32
	Face  fyne.Resource
	Color color.Color
	Align fyne.TextAlign
}

// Number returns the ink of big numbers; its size is not scaled with the texts.
func Number(size float32) Ink {
	return Ink{size, look.TitleFace(), Tone(look.Ink), fyne.TextAlignCenter}
}

// Strong returns the ink of what must be read, of a size before the text scale.
func Strong(size float32) Ink {
	return Ink{size * look.Scale(), look.StrongFace(), Tone(look.Ink), fyne.TextAlignCenter}
}

// Plain returns the ink of all other texts, of a size before the text scale.
func Plain(size float32) Ink {
	return Ink{size * look.Scale(), nil, Tone(look.InkSoft), fyne.TextAlignCenter}
}

// Digits returns the ink of numbers that are read from afar.
func Digits(size float32, c color.Color) Ink {
	return Ink{Whole(size), look.StrongFace(), c, fyne.TextAlignCenter}
}

// Left returns the ink for a text that begins at the left.
func (i Ink) Left() Ink { i.Align = fyne.TextAlignLeading; return i }

// In returns the ink in a colour.
func (i Ink) In(c color.Color) Ink { i.Color = c; return i }

// Measure returns how much room a line takes.
func (i Ink) Measure(text string) fyne.Size { return look.Letter(text, i.Face).Measure(i.Size) }

// line returns a text as it is drawn.
func (i Ink) line(text string) *canvas.Text {
	l := look.Letter(text, i.Face)
	return &canvas.Text{Text: l.Text, TextSize: i.Size, FontSource: l.Source, TextStyle: l.Style, Color: i.Color, Alignment: i.Align}
}

// Width returns how wide a line is.
func (i Ink) Width(text string) float32 { return i.Measure(text).Width }

// Fitted returns the ink, smaller where that is how a text fits a width, down to a share of its size.
func (i Ink) Fitted(text string, width, share float32) Ink {
	for least := i.Size * share; i.Size-1 >= least && i.Width(text) > width; {
		i.Size--
	}
	return i
}

// shortened returns a text that is cut off with dots where it is wider than a width.
func (i Ink) shortened(text string, width float32) string {
	if i.Width(text) <= width+0.5 {
		return text
	}
	for text != "" {
		_, last := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-last]
		if i.Width(text+"…") <= width {
			return text + "…"
		}
	}
	return ""
}

// Wrap breaks a text at its spaces into lines of a width.
func Wrap(text string, width float32, i Ink) []string {
	var lines []string
	line := ""
	for _, word := range strings.FieldsFunc(text, Breaks) {
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

// Breaks reports whether a line may end at a rune; at a no-break space it may not.
func Breaks(r rune) bool { return r == ' ' || r == '\n' }

// TextScale returns the text scale as far as what stands beside texts grows with it.
func TextScale() float32 { return min(look.Scale(), 1.5) }
