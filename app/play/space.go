package play

import (
	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
)

// space is the design of the window and the board that shares it with everything else on a table.
type space struct {
	class shell.Class
	board board.Board // nil where the game has none
}

// joined reports whether texts leave no room for seats and board beside each other: they scroll as one.
func (s space) joined() bool {
	most := float32(1.3)
	if board, ok := s.board.(board.Roomy); ok {
		most = board.Roomy()
	}
	return s.class == shell.Phone && kit.Scale() > most
}

// roomy reports whether the board takes the room there is.
func (s space) roomy() bool {
	_, ok := s.board.(board.Roomy)
	return ok && !s.joined()
}

// crowded reports whether texts are large on a phone whose board keeps its room: what else there is scrolls as one
// below it.
func (s space) crowded() bool { return s.class == shell.Phone && s.roomy() && kit.Scale() > 1.3 }

// absorbed reports whether the board takes the room of the buttons.
func (s space) absorbed() bool {
	absorbing, ok := s.board.(board.Absorbing)
	return ok && s.class == shell.Phone && absorbing.Absorbs()
}
