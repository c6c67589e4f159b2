package cgexpo_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// layout is a board as rows of text, and where pieces start.
type layout struct {
	squares, right, below []string
	starts                map[string]string
	events                map[int]string
}

// box spells a layout as the box of a game.
func (l layout) box() rules.Box {
	box := rules.Box{
		"size:board": fmt.Appendf(nil, `{"width":%d,"height":%d}`, len(l.squares[0]), len(l.squares)),
	}
	for y := range l.squares {
		row := map[string]string{"squares": l.squares[y]}
		parts := []string{fmt.Sprintf(`"squares":%q`, row["squares"])}
		if y < len(l.right) && strings.Trim(l.right[y], ".") != "" {
			parts = append(parts, fmt.Sprintf(`"right":%q`, l.right[y]))
		}
		if y < len(l.below) && strings.Trim(l.below[y], ".") != "" {
			parts = append(parts, fmt.Sprintf(`"below":%q`, l.below[y]))
		}
		box[rules.Of("row", y+1)] = json.RawMessage("{" + strings.Join(parts, ",") + "}")
	}
	for name, square := range l.starts {
		box[rules.Of("start", name)] = fmt.Appendf(nil, `{"square":%q}`, square)
	}
	for id, card := range l.events {
		box[rules.Of("event", id)] = json.RawMessage(card)
	}
	return box
}

func squareName(x, y int) string {
	if x >= 26 {
		return "A" + string(rune('A'+x-26)) + strconv.Itoa(y+1)
	}
	return string(rune('A'+x)) + strconv.Itoa(y+1)
}

var startIDs = func() []string {
	list := []string{"scott", "socal", "uk", "itg", "carl", "cds"}
	for _, item := range []string{"zapper", "key", "pass", "studson"} {
		for _, colour := range []string{"red", "green", "yellow", "blue"} {
			list = append(list, item+"-"+colour)
		}
	}
	return list
}()

// randomSides returns a row of walls and doors, most of them none.
func randomSides(rnd *rand.Rand, width int) string {
	text := make([]byte, width)
	for x := range text {
		text[x] = "...................||vcm"[rnd.IntN(24)]
	}
	return string(text)
}

// randomLayout returns a board of rooms, walls, doors and holes, with most starts.
func randomLayout(rnd *rand.Rand, width, height int) layout {
	l := layout{starts: map[string]string{}, events: map[int]string{}}
	grid := make([][]byte, height)
	for y := range grid {
		grid[y] = []byte(strings.Repeat(".", width))
	}
	for i, zone := range []byte("vcm") {
		w, h := 2+rnd.IntN(max(1, width/3)), 2+rnd.IntN(max(1, height/3))
		left, top := rnd.IntN(width-w+1), min(height-h, 1+i*(height-2)/3)
		for y := top; y < top+h; y++ {
			for x := left; x < left+w; x++ {
				grid[y][x] = zone
			}
		}
	}
	for range width * height / 20 {
		grid[rnd.IntN(height)][rnd.IntN(width)] = '#'
	}
	for x := range min(width, 4) {
		grid[0][x] = 'x'
	}
	var free []string
	for y := range grid {
		l.squares = append(l.squares, string(grid[y]))
		l.right, l.below = append(l.right, randomSides(rnd, width)), append(l.below, randomSides(rnd, width))
		for x := range width {
			if grid[y][x] != '#' && grid[y][x] != 'x' {
				free = append(free, squareName(x, y))
			}
		}
	}
	rnd.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	for i, name := range startIDs {
		if i < len(free) && rnd.IntN(12) > 0 {
			l.starts[name] = free[i]
		}
	}
	l.starts["thief-red"] = "B1"
	l.randomEvents(rnd, free)
	return l
}

func (l layout) randomEvents(rnd *rand.Rand, squares []string) {
	for id := 1; id <= 50; id++ {
		if rnd.IntN(3) == 0 {
			continue
		}
		var parts []string
		for _, who := range []string{"scott", "socal", "uk"} {
			switch rnd.IntN(4) {
			case 0:
				parts = append(parts, fmt.Sprintf(`"%s":"toward","%sSteps":%d`, who, who, 1+rnd.IntN(9)))
			case 1:
				way := []string{"n", "ne", "e", "se", "s", "sw", "w", "nw"}[rnd.IntN(8)]
				parts = append(parts, fmt.Sprintf(`"%s":%q,"%sSteps":%d`, who, way, who, 1+rnd.IntN(9)))
			case 2:
				if rnd.IntN(3) == 0 {
					parts = append(parts, fmt.Sprintf(`"%s":"place","%sTo":%q`, who, who, squares[rnd.IntN(len(squares))]))
				}
			}
		}
		parts = append(parts, fmt.Sprintf(`"carl":%q`, []string{"yes", "no"}[rnd.IntN(2)]))
		l.events[id] = "{" + strings.Join(parts, ",") + "}"
	}
}

// randomBox returns a board on which every thief finds what he needs.
func randomBox(rnd *rand.Rand) rules.Box {
	for {
		if l := randomLayout(rnd, 8+rnd.IntN(8), 8+rnd.IntN(8)); newNaive(l).fair() {
			return l.box()
		}
	}
}

// begunOn begins a game for two on a small board on which Scott stands.
func begunOn(t *testing.T, rnd *rand.Rand) (layout, *cgexpo.State) {
	t.Helper()
	for {
		l := randomLayout(rnd, 5+rnd.IntN(5), 5+rnd.IntN(5))
		pos, _, err := cgexpo.Game.Start(rules.Setup{Seats: 2, Box: l.box()})
		if err != nil {
			t.Fatal(err)
		}
		if s := rulestest.State[cgexpo.State](t, pos); s.SquareOf(cgexpo.Scott) != 0 {
			return l, s
		}
	}
}
