package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Variant tells whether the app is dark, light, or what the device prefers.
type Variant uint8

// The variants a person can choose.
const (
	System Variant = iota
	Dark
	Light
)

// The least and the greatest text scale.
const (
	MinScale = 0.8
	MaxScale = 2.0
)

// Look is the whole appearance as one value and as a Fyne theme: hand it to Settings().SetTheme.
// Two equal looks draw the same pictures.
type Look struct {
	Variant Variant
	Scale   float32 // of all texts; 0 counts as 1, others are kept within MinScale and MaxScale
	Motion  bool    // false: things jump instead of moving
	Accent  Accent  // of the game that is shown
	Alarm   bool    // something is at stake: grounds and accent turn to those of an alarm
}

// NewLook returns the look of a fresh installation.
func NewLook() Look { return Look{Scale: 1, Motion: true} }

// WithAccent returns the look wearing a game's own colour.
func (l Look) WithAccent(accent Accent) Look {
	l.Accent = accent
	return l
}

// Apply makes the look that of the running app at once.
func (l Look) Apply() { fyne.CurrentApp().Settings().SetTheme(l) }

// Current returns the look of the running app, or a fresh one while another theme is set.
func Current() Look {
	if worn, ok := fyne.CurrentApp().Settings().Theme().(Look); ok {
		return worn
	}
	return NewLook()
}

// Scale returns how much larger than designed texts are drawn now.
func Scale() float32 { return theme.TextSize() / textSize }

// Motion reports whether things may move: our own switch and the device's must both allow it.
func Motion() bool {
	return Current().Motion && fyne.CurrentApp().Settings().ShowAnimations()
}

// IsDark reports whether the dark variant is on the screen.
func IsDark() bool {
	return !Current().light(fyne.CurrentApp().Settings().ThemeVariant())
}

func (l Look) light(system fyne.ThemeVariant) bool {
	if l.Variant == System {
		return system == theme.VariantLight
	}
	return l.Variant == Light
}

func (l Look) scale() float32 {
	if l.Scale == 0 {
		return 1
	}
	return min(max(l.Scale, MinScale), MaxScale)
}

// Color returns one of our own colours or what we put in place of the toolkit's.
func (l Look) Color(name fyne.ThemeColorName, system fyne.ThemeVariant) color.Color {
	light := l.light(system)
	if own, ok := l.tones(name); ok {
		return pick(own, light)
	}
	if ours, ok := stock[name]; ok {
		own, _ := l.tones(ours)
		return pick(own, light)
	}
	if veil, ok := veils[name]; ok {
		own, _ := l.tones(veil.of)
		return Faded(pick(own, light), veil.alpha)
	}
	if light {
		return theme.DefaultTheme().Color(name, theme.VariantLight)
	}
	return theme.DefaultTheme().Color(name, theme.VariantDark)
}

func (l Look) tones(name fyne.ThemeColorName) (tones, bool) {
	if own, ok := alarm[name]; ok && l.Alarm {
		return own, true
	}
	if l.Accent != (Accent{}) {
		switch name {
		case Brass:
			return l.Accent.brass, true
		case BrassPress:
			return l.Accent.press, true
		}
	}
	own, ok := palette[name]
	return own, ok
}

func pick(t tones, light bool) color.NRGBA {
	if light {
		return t.Light
	}
	return t.Dark
}

// Font returns our faces; monospace and symbols stay the toolkit's.
func (l Look) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace, style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Bold:
		return interSemibold
	case style.Italic:
		return interItalic
	}
	return inter
}

// Icon returns the toolkit's own icon.
func (l Look) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

const textSize = 16

// texts are the sizes that grow with the scale, sizes those that do not.
var (
	texts = map[fyne.ThemeSizeName]float32{
		theme.SizeNameText:           textSize,
		theme.SizeNameCaptionText:    13,
		theme.SizeNameSubHeadingText: 20,
		theme.SizeNameHeadingText:    26,
		theme.SizeNameInlineIcon:     24,
	}
	sizes = map[fyne.ThemeSizeName]float32{
		theme.SizeNamePadding:         6,
		theme.SizeNameInnerPadding:    12,
		theme.SizeNameLineSpacing:     4,
		theme.SizeNameInputRadius:     12,
		theme.SizeNameInputBorder:     1.5,
		theme.SizeNameSelectionRadius: 6,
		theme.SizeNameScrollBar:       8,
		theme.SizeNameScrollBarSmall:  4,
		theme.SizeNameScrollBarRadius: 4,
		theme.SizeNameButtonRadius:    Radius,
		theme.SizeNameCardRadius:      Radius,
		theme.SizeNameDialogRadius:    SheetRadius,
		theme.SizeNamePopupRadius:     Radius,
		theme.SizeNameMenuRadius:      Radius,
	}
)

// The measures that looked right; they do not grow with the text.
const (
	Gap         float32 = 8  // between neighbours
	Pad         float32 = 12 // inside a panel
	Edges       float32 = 16 // between a screen's content and its border
	Radius      float32 = 14
	SheetRadius float32 = 24
	Touch       float32 = 48 // no target is smaller
)

// Size returns our text sizes, scaled, and our measures.
func (l Look) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := texts[name]; ok {
		return size * l.scale()
	}
	if size, ok := sizes[name]; ok {
		return size
	}
	return theme.DefaultTheme().Size(name)
}

// LargeText reports whether what stands side by side in a phone's width does not fit any more.
func LargeText() bool { return Scale() > 1.3 }
