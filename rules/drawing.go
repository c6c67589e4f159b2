package rules

// Drawing is a small map of a view, made of places, of what is on them and of lines. Nothing follows from it: it only shows.
type Drawing struct {
	Key    Key // text "<game>.drawing.<key>"
	Width  int // of the plane, in steps
	Height int
	Spots  []Spot
	Lines  []Stroke
}

// Spot is a place of a drawing. It answers a blank that ranges over it, and is told in words to those who do not see it.
type Spot struct {
	On            Thing // "room:7"
	X, Y          int
	Width, Height int
	Label         string  // what is printed on it; empty: nothing
	Dim           bool    // nothing is known of it
	Here          []Thing // what is there; seats are drawn by their marks
	Note          string  // words of the seat's own
}

// Stroke is a wall from one corner of the plane to another, Weak where it can be passed at a price.
type Stroke struct {
	X, Y, ToX, ToY int
	Weak           bool
}

// Around returns the strokes of a square's four sides, clockwise from north, of those that are drawn.
func Around(x, y, size int, drawn [4]bool, weak [4]bool) []Stroke {
	corners := [5][2]int{{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}, {x, y}}
	var list []Stroke
	for i, on := range drawn {
		if on {
			list = append(list, Stroke{corners[i][0], corners[i][1], corners[i+1][0], corners[i+1][1], weak[i]})
		}
	}
	return list
}
