//go:build !js

package tracker

import (
	"log/slog"
	"strings"
)

// acknowledge notes how many changes of a play were made durable; none: it is removed.
// The move is durable already, so a failure is not the move's.
func (s *SQLite) acknowledge(play string, changes int) {
	if err := s.receipts.add(play, changes); err != nil {
		slog.Warn("a later loss of this change would not be told", "play", play, "error", err)
	}
}

// changes counts what was acknowledged of each play that is kept.
func (s *SQLite) changes() (map[string]int, error) {
	rows, err := walk{db: s.db(), key: "rowid", columns: "id, changes", from: "plays NOT INDEXED", where: "true"}.rows()
	counts := map[string]int{}
	for _, row := range rows {
		id, _ := row[0].(string)
		n, _ := row[1].(int64)
		counts[id] = int(n)
	}
	return counts, err
}

// losses is what was acknowledged and is not kept any more.
type losses struct {
	gone   int            // plays
	behind map[string]int // how many of the last changes of a play
}

func lossesOf(acknowledged, kept map[string]int) losses {
	l := losses{behind: map[string]int{}}
	for play, changes := range acknowledged {
		n, known := kept[play]
		switch {
		case !known:
			l.gone++
		case n < changes:
			l.behind[play] = changes - n
		}
	}
	return l
}

// notice tells the losses, those of a single play with the names of its players.
func (l losses) notice(s *SQLite) Notice {
	moves, play := 0, ""
	for id, n := range l.behind {
		moves, play = moves+n, id
	}
	switch {
	case l.gone > 0 && moves > 0:
		return Notice{"notice.store.missing.both", map[string]any{"games": l.gone, "moves": moves}}
	case l.gone > 0:
		return Notice{"notice.store.missing.games", map[string]any{"Count": l.gone}}
	case moves == 0:
		return Notice{}
	}
	saved, err := s.Load(play)
	if len(l.behind) > 1 || err != nil {
		return Notice{"notice.store.missing.several", map[string]any{"games": len(l.behind), "moves": moves}}
	}
	var names []string
	for _, p := range saved.Header.Players {
		names = append(names, p.Name)
	}
	return Notice{"notice.store.missing.moves", map[string]any{"Count": moves, "players": strings.Join(names, ", ")}}
}
