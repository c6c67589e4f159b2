package assets

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed icons/*.svg icons/covers/*.svg icons/app.png
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

// CoverArt returns the SVG text of a game's box drawing, in its own colours.
func CoverArt(game string) ([]byte, error) { return icons.ReadFile("icons/covers/" + game + ".svg") }

// AppIcon returns the app's icon, 512 pixels square.
func AppIcon() []byte {
	data, err := icons.ReadFile("icons/app.png")
	if err != nil {
		panic(err)
	}
	return data
}
