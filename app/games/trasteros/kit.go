package trasteros

import (
	"docent/app/board"
	"docent/app/kit"
)

// Kit is all that Trasteros Locos brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.NewAccent(0xf2a24b, 0x8f4a00, 0xffc888, 0x723a00))
