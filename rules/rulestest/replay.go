package rulestest

import (
	"encoding/json"
	"fmt"
	"strings"

	"docent/rules"
)

// lines puts each on its own line.
func lines(parts []string) string { return strings.Join(parts, "\n") }

// replay writes a game as a scenario that comes back to its last position. attempt is
// the move that went wrong there, if any.
func replay(game rules.Game, setup rules.Setup, moves []rules.Move, attempt *rules.Move) string {
	data, err := json.Marshal(setup)
	if err != nil {
		return fmt.Sprintf("set-up %+v: %v", setup, err)
	}
	var out strings.Builder
	fmt.Fprintf(&out, "-- setup --\n%s\n-- play --\nauto off\n", data)
	pos, _, err := game.Start(setup)
	for _, m := range moves {
		if err != nil {
			break
		}
		out.WriteString(moveLine(pos, m) + "\n")
		pos, _, err = pos.Play(m)
	}
	if attempt != nil {
		out.WriteString(rawLine(*attempt) + "\n")
	}
	return out.String()
}
