package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// The colours of the app; read them with theme.Color at every refresh.
const (
	Void        fyne.ThemeColorName = "void"        // behind everything
	Panel       fyne.ThemeColorName = "panel"       // a card lying on the void
	PanelRaised fyne.ThemeColorName = "panelRaised" // what can be tapped on it
	PanelPress  fyne.ThemeColorName = "panelPress"  // the same under a finger
	Edge        fyne.ThemeColorName = "edge"        // hairlines and frames
	Floor       fyne.ThemeColorName = "floor"       // a board's ground
	Wall        fyne.ThemeColorName = "wall"        // a board's walls
	Ink         fyne.ThemeColorName = "ink"         // text
	InkSoft     fyne.ThemeColorName = "inkSoft"     // second lines
	InkFaint    fyne.ThemeColorName = "inkFaint"    // disabled, placeholders, empty pips
	Brass       fyne.ThemeColorName = "brass"       // the accent, one per game
	BrassPress  fyne.ThemeColorName = "brassPress"  // the accent under a finger
	OnBrass     fyne.ThemeColorName = "onBrass"     // text on the accent
	Danger      fyne.ThemeColorName = "danger"
	OnDanger    fyne.ThemeColorName = "onDanger"
	Good        fyne.ThemeColorName = "good"
	Info        fyne.ThemeColorName = "info"
	Scrim       fyne.ThemeColorName = "scrim"  // over a screen under a sheet
	Shade       fyne.ThemeColorName = "shade"  // shadows
	Hollow      fyne.ThemeColorName = "hollow" // an unlit lamp, an empty pip, a switch that is off
	Seat1       fyne.ThemeColorName = "seat1"
	Seat2       fyne.ThemeColorName = "seat2"
	Seat3       fyne.ThemeColorName = "seat3"
	Seat4       fyne.ThemeColorName = "seat4"
	Seat5       fyne.ThemeColorName = "seat5"
	Seat6       fyne.ThemeColorName = "seat6"
	Glass       fyne.ThemeColorName = "glass"
	Bronze      fyne.ThemeColorName = "bronze"
	Silver      fyne.ThemeColorName = "silver"
	Gold        fyne.ThemeColorName = "gold"
	Junk        fyne.ThemeColorName = "junk"
	Skeleton    fyne.ThemeColorName = "skeleton"
	Lamp1       fyne.ThemeColorName = "lamp1" // alert lamps stay bright in every variant
	Lamp2       fyne.ThemeColorName = "lamp2"
	Lamp3       fyne.ThemeColorName = "lamp3"
	Lamp4       fyne.ThemeColorName = "lamp4"
	Lamp5       fyne.ThemeColorName = "lamp5"
	LampWhite   fyne.ThemeColorName = "lampWhite"
	LampGreen   fyne.ThemeColorName = "lampGreen"
	OnLamp      fyne.ThemeColorName = "onLamp"
	Guard       fyne.ThemeColorName = "guard" // a guard's uniform
	OnGuard     fyne.ThemeColorName = "onGuard"
	Linen       fyne.ThemeColorName = "linen" // a mummy's bandages
	America     fyne.ThemeColorName = "america"
	Europe      fyne.ThemeColorName = "europe"
	Africa      fyne.ThemeColorName = "africa"
	Asia        fyne.ThemeColorName = "asia"
)

// tones is one colour in the dark and in the light variant.
type tones struct{ dark, light color.NRGBA }

func rgb(dark, light uint32) tones { return tones{hex(dark), hex(light)} }

func hex(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

func clear(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

var palette = map[fyne.ThemeColorName]tones{
	Void:        rgb(0x0d1016, 0xe8e0d2),
	Panel:       rgb(0x171b24, 0xf4efe5),
	PanelRaised: rgb(0x222834, 0xfffdf8),
	PanelPress:  rgb(0x2f3746, 0xebe2d0),
	Edge:        rgb(0x363e4c, 0xcfc3ad),
	Floor:       rgb(0x2a3140, 0xfbf6ec),
	Wall:        rgb(0x4a5264, 0x8e8473),
	Ink:         rgb(0xf4efe4, 0x201c16),
	InkSoft:     rgb(0xbcc1cb, 0x50493d),
	InkFaint:    rgb(0x949cab, 0x665e4f),
	Brass:       rgb(0xe8b84a, 0x855600),
	BrassPress:  rgb(0xf6d27a, 0x6b4500),
	OnBrass:     rgb(0x1a1406, 0xfffaf0),
	Danger:      rgb(0xff7a6b, 0xb02a1c),
	OnDanger:    rgb(0x260603, 0xfffaf7),
	Good:        rgb(0x6fcf8a, 0x1d6b38),
	Info:        rgb(0x74b3f2, 0x1d5c9e),
	Scrim:       {color.NRGBA{A: 0xa6}, color.NRGBA{R: 0x20, G: 0x18, B: 0x0c, A: 0x8c}},
	Shade:       {color.NRGBA{A: 0x78}, color.NRGBA{R: 0x4a, G: 0x3a, B: 0x1e, A: 0x46}},
	Hollow:      rgb(0x3a4250, 0xd5cab6),
	Seat1:       rgb(0xf0646c, 0xb52a3c),
	Seat2:       rgb(0x4fc4b0, 0x0f6b5e),
	Seat3:       rgb(0xb693f0, 0x6a3fae),
	Seat4:       rgb(0xf59a4a, 0x9a4a08),
	Seat5:       rgb(0x6cb0f5, 0x1f5ba8),
	Seat6:       rgb(0xa6cc5c, 0x4a6610),
	Glass:       rgb(0x9adbe6, 0x7cc4d4),
	Bronze:      rgb(0xc98550, 0xb4713c),
	Silver:      rgb(0xcfd6de, 0xa9b2bd),
	Gold:        rgb(0xf0c343, 0xe0ad25),
	Junk:        rgb(0x8a7a66, 0x75664f),
	Skeleton:    rgb(0xe9e3d3, 0xdcd3bd),
	Lamp1:       rgb(0xf7c945, 0xf7c945),
	Lamp2:       rgb(0xf8ab3f, 0xf8ab3f),
	Lamp3:       rgb(0xf78a3f, 0xf78a3f),
	Lamp4:       rgb(0xf4684a, 0xf4684a),
	Lamp5:       rgb(0xee5a5a, 0xee5a5a),
	LampWhite:   rgb(0xf4efe4, 0xfffdf8),
	LampGreen:   rgb(0x74d08c, 0x74d08c),
	OnLamp:      rgb(0x1d0f04, 0x1d0f04),
	Guard:       rgb(0x2f62b8, 0x244f94),
	OnGuard:     rgb(0xffffff, 0xffffff),
	Linen:       rgb(0xdccfa8, 0xc4ae7a),
	America:     rgb(0x56b381, 0x4fa877),
	Europe:      rgb(0xe0655c, 0xd65a50),
	Africa:      rgb(0xe9a648, 0xe09a38),
	Asia:        rgb(0x7d8ff0, 0x7486e6),
}

// Accent is the brass of one game: the colour, and the same under a finger. The zero Accent is the house's own brass.
type Accent struct{ brass, press tones }

// NewAccent makes an accent of 0xRRGGBB values: at rest in the dark and in the light, then both under a finger.
func NewAccent(dark, light, pressedDark, pressedLight uint32) Accent {
	return Accent{rgb(dark, light), rgb(pressedDark, pressedLight)}
}

// alarm holds what is another colour while something is at stake.
var alarm = map[fyne.ThemeColorName]tones{
	Void:        rgb(0x1c090c, 0xf6dcd3),
	Panel:       rgb(0x291116, 0xfbe9e2),
	PanelRaised: rgb(0x371a20, 0xfff7f3),
	PanelPress:  rgb(0x48262d, 0xf3d5ca),
	Edge:        rgb(0x633840, 0xdbaea0),
	Floor:       rgb(0x3b2129, 0xfdf0ea),
	Hollow:      rgb(0x50303a, 0xe2c0b4),
	Brass:       rgb(0xffb454, 0x8f3d00),
	BrassPress:  rgb(0xffcd8a, 0x702f00),
}

// stock holds those of our colours that serve the toolkit's own names.
var stock = map[fyne.ThemeColorName]fyne.ThemeColorName{
	theme.ColorNameBackground:          Void,
	theme.ColorNameButton:              PanelRaised,
	theme.ColorNameDisabled:            InkFaint,
	theme.ColorNameDisabledButton:      Panel,
	theme.ColorNameError:               Danger,
	theme.ColorNameForeground:          Ink,
	theme.ColorNameForegroundOnError:   OnDanger,
	theme.ColorNameForegroundOnPrimary: OnBrass,
	theme.ColorNameForegroundOnSuccess: OnLamp,
	theme.ColorNameForegroundOnWarning: OnLamp,
	theme.ColorNameHeaderBackground:    Panel,
	theme.ColorNameHyperlink:           Brass,
	theme.ColorNameInputBackground:     Void,
	theme.ColorNameInputBorder:         Edge,
	theme.ColorNameMenuBackground:      PanelRaised,
	theme.ColorNameOverlayBackground:   Panel,
	theme.ColorNamePlaceHolder:         InkFaint,
	theme.ColorNamePrimary:             Brass,
	theme.ColorNameScrollBar:           InkFaint,
	theme.ColorNameSeparator:           Edge,
	theme.ColorNameShadow:              Shade,
	theme.ColorNameSuccess:             Good,
	theme.ColorNameWarning:             Lamp2,
}

// veils are the toolkit's see-through colours: the accent or the ink, and how much of it.
var veils = map[fyne.ThemeColorName]struct {
	of    fyne.ThemeColorName
	alpha uint8
}{
	theme.ColorNameFocus:               {Brass, 0x50},
	theme.ColorNameSelection:           {Brass, 0x48},
	theme.ColorNameHover:               {Ink, 0x12},
	theme.ColorNamePressed:             {Ink, 0x24},
	theme.ColorNameScrollBarBackground: {Ink, 0x00},
}
