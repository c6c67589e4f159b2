package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed icons/*.svg icons/covers/*.png icons/app.png
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

// CoverWidths are the widths in pixels in which every game's box is drawn, the smallest first.
var CoverWidths = []int{220, 440}

// CoverArt returns the PNG of a game's box, drawn ahead of time from its SVG under icons/source/covers: the smallest
// that is at least as wide as asked for, or else the largest.
func CoverArt(game string, width int) ([]byte, error) {
	drawn := CoverWidths[len(CoverWidths)-1]
	for _, w := range CoverWidths {
		if w >= width {
			drawn = w
			break
		}
	}
	return icons.ReadFile(fmt.Sprintf("icons/covers/%s-%d.png", game, drawn))
}

// AppIcon returns the app's icon, 512 pixels square.
func AppIcon() []byte {
	data, err := icons.ReadFile("icons/app.png")
	if err != nil {
		panic(err)
	}
	return data
}
