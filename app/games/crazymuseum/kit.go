package crazymuseum

import (
	"docent/app/board"
	"docent/app/kit"
)

// Kit is all that Crazy Museum brings to the screen.
var Kit = board.NewKit(New, Art{}, kit.NewAccent(0xe8b84a, 0x855600, 0xf6d27a, 0x6b4500))
