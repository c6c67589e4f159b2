package cgexpo

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules/cgexpo"
)

// The figures that belong to nobody, the colours, and what belongs to each of them; with what their signs show.
var (
	startFigures = []string{"scott", "socal", "uk", "itg", "carl", "cds"}
	startColours = []string{"red", "green", "yellow", "blue"}
	startNouns   = []string{"thief", "zapper", "key", "pass", "studson"}
	startPaints  = map[string]paint{
		"red": colourPaints[cgexpo.Red], "green": colourPaints[cgexpo.Green],
		"yellow": colourPaints[cgexpo.Yellow], "blue": colourPaints[cgexpo.Blue],
	}
	startIcons = map[string]string{
		"scott": podSigns[cgexpo.Scott], "socal": podSigns[cgexpo.SoCal], "uk": podSigns[cgexpo.UK],
		"itg": looks.Icon("figure", "itg"), "carl": looks.Icon("figure", "carl"), "cds": looks.Icon("figure", "cds"),
	}
	startNames = map[string]string{"scott": "Sc", "socal": "So", "uk": "UK"}
)

// StartIDs lists the pieces that start somewhere: figures and the CDs first, then of every colour the items and the
// thief.
func StartIDs() []string {
	ids := append([]string(nil), startFigures...)
	for _, colour := range startColours {
		for _, noun := range startNouns {
			ids = append(ids, noun+"-"+colour)
		}
	}
	return ids
}

// StartIcon returns the icon of a piece that starts, and the colour of its owner's pieces; of nobody's, the accent.
func StartIcon(id string) (icon string, hue fyne.ThemeColorName) {
	noun, colour, owned := strings.Cut(id, "-")
	if owned {
		return ownedIcon(noun), startPaints[colour].fill
	}
	return startIcons[noun], kit.Brass
}

// ownedIcon returns the icon of an item, or of a thief.
func ownedIcon(noun string) string {
	if icon, ok := itemsOf[noun]; ok {
		return icon
	}
	return "thief"
}

// drawStart draws a piece where it starts.
func drawStart(s *draw.Sketch, id string, cx, cy, d float32) {
	noun, colour, owned := strings.Cut(id, "-")
	if owned {
		p, side := startPaints[colour], d*0.82
		r := drawChip(s, cx, cy, side, draw.Tone(p.fill), max(0.8, d*0.04))
		if noun == "thief" {
			r.CornerRadius = side / 2
		}
		s.Stamp(ownedIcon(noun), p.on, cx, cy, side*0.74)
		return
	}
	if name, ok := startNames[noun]; ok {
		var p cgexpo.Piece
		if p.UnmarshalText([]byte(noun)) == nil {
			faceOf(p).draw(s, name, cx, cy, d)
		}
		return
	}
	puck(s, cx, cy, d, draw.Tone(kit.LampWhite), draw.Tone(kit.OnLamp))
	s.Stamp(startIcons[noun], kit.OnLamp, cx, cy, d*0.6)
}
