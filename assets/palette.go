package assets

import "image/color"

// Tones is one colour in the dark and in the light variant.
type Tones struct{ Dark, Light color.NRGBA }

// RGB returns the tones of two values 0xRRGGBB.
func RGB(dark, light uint32) Tones { return Tones{hex(dark), hex(light)} }

func hex(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// Palette holds the colours of the app by their names: screens and pages of phones are painted with them.
var Palette = map[string]Tones{
	"void":        RGB(0x0d1016, 0xe8e0d2),
	"panel":       RGB(0x171b24, 0xf4efe5),
	"panelRaised": RGB(0x222834, 0xfffdf8),
	"panelPress":  RGB(0x2f3746, 0xebe2d0),
	"edge":        RGB(0x363e4c, 0xcfc3ad),
	"floor":       RGB(0x2a3140, 0xfbf6ec),
	"wall":        RGB(0x4a5264, 0x8e8473),
	"ink":         RGB(0xf4efe4, 0x201c16),
	"inkSoft":     RGB(0xbcc1cb, 0x50493d),
	"inkFaint":    RGB(0x949cab, 0x665e4f),
	"brass":       RGB(0xe8b84a, 0x855600),
	"brassPress":  RGB(0xf6d27a, 0x6b4500),
	"onBrass":     RGB(0x1a1406, 0xfffaf0),
	"danger":      RGB(0xff7a6b, 0xb02a1c),
	"onDanger":    RGB(0x260603, 0xfffaf7),
	"good":        RGB(0x6fcf8a, 0x1d6b38),
	"info":        RGB(0x74b3f2, 0x1d5c9e),
	"scrim":       {color.NRGBA{A: 0xa6}, color.NRGBA{R: 0x20, G: 0x18, B: 0x0c, A: 0x8c}},
	"shade":       {color.NRGBA{A: 0x78}, color.NRGBA{R: 0x4a, G: 0x3a, B: 0x1e, A: 0x46}},
	"hollow":      RGB(0x3a4250, 0xd5cab6),
	"seat1":       RGB(0xf0646c, 0xb52a3c),
	"seat2":       RGB(0x4fc4b0, 0x0f6b5e),
	"seat3":       RGB(0xb693f0, 0x6a3fae),
	"seat4":       RGB(0xf59a4a, 0x9a4a08),
	"seat5":       RGB(0x6cb0f5, 0x1f5ba8),
	"seat6":       RGB(0xa6cc5c, 0x4a6610),
	"glass":       RGB(0x9adbe6, 0x7cc4d4),
	"bronze":      RGB(0xc98550, 0xb4713c),
	"silver":      RGB(0xcfd6de, 0xa9b2bd),
	"gold":        RGB(0xf0c343, 0xe0ad25),
	"junk":        RGB(0x8a7a66, 0x75664f),
	"skeleton":    RGB(0xe9e3d3, 0xdcd3bd),
	"lamp1":       RGB(0xf7c945, 0xf7c945),
	"lamp2":       RGB(0xf8ab3f, 0xf8ab3f),
	"lamp3":       RGB(0xf78a3f, 0xf78a3f),
	"lamp4":       RGB(0xf4684a, 0xf4684a),
	"lamp5":       RGB(0xee5a5a, 0xee5a5a),
	"lampWhite":   RGB(0xf4efe4, 0xfffdf8),
	"lampGreen":   RGB(0x74d08c, 0x74d08c),
	"onLamp":      RGB(0x1d0f04, 0x1d0f04),
	"guard":       RGB(0x2f62b8, 0x244f94),
	"onGuard":     RGB(0xffffff, 0xffffff),
	"linen":       RGB(0xdccfa8, 0xc4ae7a),
	"america":     RGB(0x56b381, 0x4fa877),
	"europe":      RGB(0xe0655c, 0xd65a50),
	"africa":      RGB(0xe9a648, 0xe09a38),
	"asia":        RGB(0x7d8ff0, 0x7486e6),
}

// Alarm holds what is another colour while something is at stake.
var Alarm = map[string]Tones{
	"void":        RGB(0x1c090c, 0xf6dcd3),
	"panel":       RGB(0x291116, 0xfbe9e2),
	"panelRaised": RGB(0x371a20, 0xfff7f3),
	"panelPress":  RGB(0x48262d, 0xf3d5ca),
	"edge":        RGB(0x633840, 0xdbaea0),
	"floor":       RGB(0x3b2129, 0xfdf0ea),
	"hollow":      RGB(0x50303a, 0xe2c0b4),
	"brass":       RGB(0xffb454, 0x8f3d00),
	"brassPress":  RGB(0xffcd8a, 0x702f00),
}

// The colour and the symbol of each seat that has them of its own: names of the palette and of icons.
var (
	SeatInks    = [6]string{"seat1", "seat2", "seat3", "seat4", "seat5", "seat6"}
	SeatSymbols = [6]string{"heart", "gem", "moon", "house", "star", "leaf"}
)
