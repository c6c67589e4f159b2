package cgexpo

import "docent/rules"

// Level is how much the table lets Docent track.
type Level string

// The levels. Full needs a recorded board: without one it asks as Zones does.
const (
	Full  Level = "full"
	Zones Level = "zones"
)

// Difficulty records that thieves have lives to lose (CG-SET-6).
type Difficulty string

// The difficulties.
const (
	Normal    Difficulty = "normal"
	Difficult Difficulty = "difficult"
)

// Options is the set-up form.
type Options struct {
	Level      Level      `json:"level" pick:"full,zones" of:"level"`
	Difficulty Difficulty `json:"difficulty" pick:"normal,difficult" of:"difficulty" rule:"CG-SET-6"`
	Colours
	House
}

// Colours are those of the seats, in their order (CG-Q27). Seats where nobody sits have none.
type Colours struct {
	First  string `json:"colour1" pick:"red,green,yellow,blue" of:"colour" rule:"CG-SET-1" seat:"1"`
	Second string `json:"colour2" pick:"red,green,yellow,blue" of:"colour" rule:"CG-SET-1" seat:"2"`
	Third  string `json:"colour3" pick:"red,green,yellow,blue" of:"colour" rule:"CG-SET-1" seat:"3"`
	Fourth string `json:"colour4" pick:"red,green,yellow,blue" of:"colour" rule:"CG-SET-1" seat:"4"`
}

// of returns the colour of a seat.
func (c *Colours) of(seat int) Colour {
	var colour Colour
	rules.Must(colour.UnmarshalText([]byte([...]string{c.First, c.Second, c.Third, c.Fourth}[seat])))
	return colour
}

// House holds the house rules: each is off where the table plays our reading.
type House struct {
	OrthoAdjacent  bool `json:"orthoAdjacent,omitzero" rule:"CG-Q1"`
	ExitUnsafe     bool `json:"exitUnsafe,omitzero" rule:"CG-Q2"`
	CaughtEndsTurn bool `json:"caughtEndsTurn,omitzero" rule:"CG-Q3"`
	FreeStop       bool `json:"freeStop,omitzero" rule:"CG-Q4"`
	NoPassing      bool `json:"noPassing,omitzero" rule:"CG-Q5"`
	ExactLanding   bool `json:"exactLanding,omitzero" rule:"CG-Q6"`
	ITGExact       bool `json:"itgExact,omitzero" rule:"CG-Q8"`
	ITGReturns     bool `json:"itgReturns,omitzero" rule:"CG-Q12"`
}

// defaults of the set-up form.
var defaults = Options{
	Level: Full, Difficulty: Normal,
	Colours: Colours{First: colourNames[Red], Second: colourNames[Green], Third: colourNames[Yellow], Fourth: colourNames[Blue]},
}
