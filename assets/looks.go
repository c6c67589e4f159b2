package assets

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// Look names what one game looks like wherever it is drawn: its accent, and the icons of its actions, numbers and values.
type Look struct {
	Accent, Pressed Tones                        // at rest, and under a finger
	Kinds           map[string]string            // by the kind of an action
	Counts          map[string]string            // by the noun of a number
	Values          map[string]map[string]string // by the noun of a value, then by the value; numbers by the name of their blank
	Inks            map[string]string            // colours of the palette by values that have one
}

// LookOf returns the look of a game; of one that has none, the zero Look.
func LookOf(game string) Look {
	raw, err := files.ReadFile("looks/" + game + ".json")
	if err != nil {
		return Look{}
	}
	var told struct {
		Accent [4]string
		Look
	}
	if err := json.Unmarshal(raw, &told); err != nil {
		panic(fmt.Sprintf("assets: the look of %s: %v", game, err)) // embedded and tested
	}
	told.Look.Accent = RGB(colour(told.Accent[0]), colour(told.Accent[1]))
	told.Look.Pressed = RGB(colour(told.Accent[2]), colour(told.Accent[3]))
	return told.Look
}

// colour reads "#rrggbb"; what is none is black.
func colour(text string) uint32 {
	v, _ := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 32)
	return uint32(v)
}

// Icon names the icon of a value of a noun, or is empty.
func (l Look) Icon(noun, value string) string { return l.Values[noun][value] }
