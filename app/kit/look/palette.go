package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"docent/assets"
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
type tones = assets.Tones

func rgb(dark, light uint32) tones { return assets.RGB(dark, light) }

// Faded returns a colour of which so much is seen, 0xff all of it.
func Faded(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

var palette = named(assets.Palette)

// named keys tones by the names of the theme.
func named(table map[string]tones) map[fyne.ThemeColorName]tones {
	keyed := make(map[fyne.ThemeColorName]tones, len(table))
	for name, t := range table {
		keyed[fyne.ThemeColorName(name)] = t
	}
	return keyed
}

// Accent is the brass of one game: the colour, and the same under a finger. The zero Accent is the house's own brass.
type Accent struct{ brass, press tones }

// NewAccent makes an accent of 0xRRGGBB values: at rest in the dark and in the light, then both under a finger.
func NewAccent(dark, light, pressedDark, pressedLight uint32) Accent {
	return Accent{rgb(dark, light), rgb(pressedDark, pressedLight)}
}

// AccentOf returns the accent of a game.
func AccentOf(look assets.Look) Accent { return Accent{look.Accent, look.Pressed} }

// alarm holds what is another colour while something is at stake.
var alarm = named(assets.Alarm)

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
