package kit

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/look"
)

// Dye is the colour of a player's wooden pieces, which the badge of a seat shares where a game has such pieces.
type Dye int

// The dyes of pieces. Undyed leaves a badge its own colour.
const (
	Undyed Dye = iota
	RedDye
	GreenDye
	YellowDye
	BlueDye
)

var dyes = [...]struct{ fill, on fyne.ThemeColorName }{
	RedDye: {look.Seat1, look.Void}, GreenDye: {look.Good, look.Void}, YellowDye: {look.Gold, look.OnLamp}, BlueDye: {look.Seat5, look.Void},
}

// Fill returns the colour of a piece.
func (d Dye) Fill() fyne.ThemeColorName { return dyes[d].fill }

// On returns the ink that is read on a piece.
func (d Dye) On() fyne.ThemeColorName { return dyes[d].on }

// Dyed returns a seat with the same symbol and the colour of its pieces.
func Dyed(seat int, d Dye) int { return seatOf(seat) + Seats*int(d) }

// DyeOf returns the dye of a seat.
func DyeOf(seat int) Dye {
	if d := Dye(seat / Seats); d > Undyed && int(d) < len(dyes) {
		return d
	}
	return Undyed
}
