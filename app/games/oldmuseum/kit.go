package oldmuseum

import (
	"docent/app/board"
	"docent/app/kit"
)

// Kit is all that The Old Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.NewAccent(0x86c5d8, 0x14606f, 0xb4e0ec, 0x0d4a56))
