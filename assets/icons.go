package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed icons/*.svg icons/covers/*.webp
var icons embed.FS

// Icon returns the SVG text of an icon drawn in currentColor on a 24 by 24 grid.
func Icon(name string) ([]byte, error) { return icons.ReadFile("icons/" + name + ".svg") }

// IconNames lists every icon, sorted.
func IconNames() []string {
	files, err := fs.Glob(icons, "icons/*.svg")
	if err != nil {
		panic(err)
	}
	names := make([]string, 0, len(files))
	for _, file := range files {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(file, "icons/"), ".svg"))
	}
	return names
}

// CoverHeights are the heights in pixels in which every game's box is drawn, the smallest first: as it stands on the
// shelf of a wide window, on plain and on dense screens, and for anything larger.
var CoverHeights = []int{250, 500, 840}

// Covers lists the games that have a cover, sorted.
func Covers() []string {
	files, err := fs.Glob(icons, fmt.Sprintf("icons/covers/*-%d.webp", CoverHeights[0]))
	if err != nil {
		panic(err)
	}
	games := make([]string, 0, len(files))
	for _, f := range files {
		games = append(games, strings.TrimSuffix(strings.TrimPrefix(f, "icons/covers/"), fmt.Sprintf("-%d.webp", CoverHeights[0])))
	}
	return games
}

// CoverArt returns the lossless WebP of a game's box, drawn ahead of time from its SVG under icons/source/covers: of exactly the
// height asked for, or so much higher that it stays sharp when it is scaled down, or else the largest.
func CoverArt(game string, height int) ([]byte, error) {
	drawn := CoverHeights[len(CoverHeights)-1]
	for _, h := range CoverHeights {
		if h == height || 2*h >= 3*height {
			drawn = h
			break
		}
	}
	return icons.ReadFile(fmt.Sprintf("icons/covers/%s-%d.webp", game, drawn))
}

//go:embed seats/*.gohtml seats/*.css seats/*.js
var seats embed.FS

// SeatFile returns a file that the pages of players' phones are made of and panics on an unknown name.
func SeatFile(name string) []byte {
	data, err := seats.ReadFile("seats/" + name)
	if err != nil {
		panic(err)
	}
	return data
}
