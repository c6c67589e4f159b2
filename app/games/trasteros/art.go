package trasteros

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
	"docent/rules/trasteros"
)

var looks = assets.LookOf("trasteros")

// The four kinds of cube, least first, as the state and the catalogue name them.
var cubeKinds = [4]string{"glass", "bronze", "silver", "gold"}

var kindInks = map[string]fyne.ThemeColorName{
	"glass": look.Glass, "bronze": look.Bronze, "silver": look.Silver, "gold": look.Gold,
	"junk": look.Junk, "skeleton": look.Skeleton,
}

// corner is a point of an SVG drawing.
type corner struct{ x, y float32 }

// The three faces that one sees of a cube: where each begins and its two edges.
var (
	cubeTop   = [3]corner{{24, 3}, {19, 10.5}, {-19, 10.5}}
	cubeLeft  = [3]corner{{5, 13.5}, {19, 10.5}, {0, 21}}
	cubeRight = [3]corner{{24, 24}, {19, -10.5}, {0, 21}}
)

// pathOn returns a path of points given in parts of a face's edges.
func pathOn(face [3]corner, points ...corner) string {
	var b strings.Builder
	for i, p := range points {
		step := "L"
		if i == 0 {
			step = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", step, face[0].x+p.x*face[1].x+p.y*face[2].x, face[0].y+p.x*face[1].y+p.y*face[2].y)
	}
	return b.String() + "Z"
}

// wholeFace returns the path of a face.
func wholeFace(face [3]corner) string {
	return pathOn(face, corner{0, 0}, corner{1, 0}, corner{1, 1}, corner{0, 1})
}

// band returns the path of a band across a face.
func band(face [3]corner, from, to float32) string {
	return pathOn(face, corner{0, from}, corner{1, from}, corner{1, to}, corner{0, to})
}

// star returns the path of a star on a face.
func star(face [3]corner) string {
	outer := [5]corner{{0, -1}, {0.951, -0.309}, {0.588, 0.809}, {-0.588, 0.809}, {-0.951, -0.309}}
	inner := [5]corner{{0.235, -0.324}, {0.380, 0.124}, {0, 0.4}, {-0.380, 0.124}, {-0.235, -0.324}}
	points := make([]corner, 0, 10)
	for i := range outer {
		points = append(points,
			corner{0.5 + 0.34*outer[i].x, 0.52 + 0.34*outer[i].y},
			corner{0.5 + 0.34*inner[i].x, 0.52 + 0.34*inner[i].y})
	}
	return pathOn(face, points...)
}

// cube returns the picture of a cube: its colour, and a mark that tells it apart without
// one: gold wears stars, silver two bands, bronze one, and glass is seen through.
func cube(kind string) fyne.Resource {
	base := draw.Tone(kindInks[kind])
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` + cubePaths(kind) + `</svg>`
	return fyne.NewStaticResource("cube-"+kind+"-"+draw.HexOf(base)+".svg", []byte(svg))
}

// cubePaths returns the paths of a cube on a grid of 48.
func cubePaths(kind string) string {
	base := draw.Tone(kindInks[kind])
	top, left, right := draw.Mix(base, draw.White, 0.42), base, draw.Mix(base, draw.Black, 0.30)
	edge, mark := draw.Mix(base, draw.Black, 0.52), draw.Mix(base, draw.Black, 0.50)
	var b strings.Builder
	path := func(d, fill, extra string) { fmt.Fprintf(&b, `<path d="%s" fill="%s" %s/>`, d, fill, extra) }
	seen := ""
	if kind == "glass" {
		seen = `fill-opacity="0.62"`
	}
	rim := fmt.Sprintf(` stroke="%s" stroke-width="1.5" stroke-linejoin="round"`, draw.HexOf(edge))
	path(wholeFace(cubeTop), draw.HexOf(top), seen+rim)
	path(wholeFace(cubeLeft), draw.HexOf(left), seen+rim)
	path(wholeFace(cubeRight), draw.HexOf(right), seen+rim)
	switch kind {
	case "glass":
		fmt.Fprintf(&b, `<path d="M24 24L24 3M24 24L5 34.5M24 24L43 34.5" fill="none" stroke="%s" stroke-opacity="0.45" stroke-width="1.2"/>`, draw.HexOf(edge))
		path(pathOn(cubeLeft, corner{0.15, 0.15}, corner{0.38, 0.15}, corner{0.15, 0.6}), "#ffffff", `fill-opacity="0.75"`)
	case "bronze":
		path(band(cubeLeft, 0.38, 0.62), draw.HexOf(mark), "")
		path(band(cubeRight, 0.38, 0.62), draw.HexOf(draw.Mix(mark, draw.Black, 0.25)), "")
	case "silver":
		for _, at := range [2]float32{0.2, 0.6} {
			path(band(cubeLeft, at, at+0.2), draw.HexOf(mark), "")
			path(band(cubeRight, at, at+0.2), draw.HexOf(draw.Mix(mark, draw.Black, 0.25)), "")
		}
	case "gold":
		path(star(cubeLeft), draw.HexOf(mark), "")
		path(star(cubeRight), draw.HexOf(draw.Mix(mark, draw.Black, 0.25)), "")
		path(star(cubeTop), draw.HexOf(draw.Mix(base, draw.Black, 0.25)), "")
	}
	if kind != "glass" {
		path(pathOn(cubeTop, corner{0.12, 0.12}, corner{0.5, 0.12}, corner{0.12, 0.5}), "#ffffff", `fill-opacity="0.35"`)
	}
	return b.String()
}

// cubePictures keeps one resource for each kind and colour: pictures are cached by it.
var cubePictures = map[string]fyne.Resource{}

// cubePicture returns the picture of a kind of cube.
func cubePicture(kind string) fyne.Resource {
	key := kind + draw.HexOf(draw.Tone(kindInks[kind]))
	if cubePictures[key] == nil {
		cubePictures[key] = cube(kind)
	}
	return cubePictures[key]
}

// The icons of cards and actions.
var (
	collectionIcons = looks.Values["collection"]
	actionIcons     = looks.Kinds
	tokenIcons      = looks.Counts
)

// Art knows the pictures of the game's things.
type Art struct{}

var _ board.Signing = Art{}

// Icon returns the icon of an action's button.
func (Art) Icon(kind rules.Kind) string { return actionIcons[string(kind)] }

// Sign returns the icon of who leaves the cards of a room unnamed, where no skeleton is asked for.
func (Art) Sign(o rules.Offer) string {
	if slices.Contains(o.About, rules.Thing("find:cards")) {
		return "eye-off"
	}
	return ""
}

// Picture returns a cube for what counts cubes and for a kind, a card for a card.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	switch {
	case f.Of == "card" && value != "" && value != trasteros.AnyCard.String():
		return cardPicture(value)
	case f.Of == "cubes" && isCube(f.Name):
		return cubePicture(f.Name)
	case f.Of == "cube" && isCube(value):
		return cubePicture(value)
	case f.Of == "own" && isCube(f.Name), f.Of == "" && isCube(f.Name):
		return cubePicture(f.Name)
	case f.Of == "foreign":
		if kind := strings.ToLower(strings.TrimPrefix(f.Name, f.Of)); isCube(kind) {
			return cubePicture(kind)
		}
	}
	return nil
}

// isCube reports whether a word is a kind of cube.
func isCube(kind string) bool { return slices.Contains(cubeKinds[:], kind) }

// Token returns a cube for free cubes, an icon for what else a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) {
	noun, id := t.Split()
	if kind, ok := strings.CutSuffix(noun, "cubes"); ok && isCube(kind) {
		n, err := strconv.Atoi(id)
		return board.Token{Picture: cubePicture(kind), Count: n}, err == nil
	}
	return board.Counted(t, tokenIcons)
}
