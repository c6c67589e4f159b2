package tracker

import (
	"encoding/json"
	"time"

	"docent/rules"
)

// status is what lists show of a play.
type status struct {
	Round   int           `json:"round"`
	Seat    rules.Seat    `json:"seat"`
	Phase   rules.Key     `json:"phase"`
	About   []rules.Thing `json:"about,omitempty"`
	Over    bool          `json:"over"`
	Moves   int           `json:"moves"`
	Changed time.Time     `json:"changed"`
	Result  []Result      `json:"result,omitempty"`
}

func statusOf(m Mark) ([]byte, error) {
	s := m.summary(Header{})
	return json.Marshal(status{s.Round, s.Now.Seat, s.Now.Phase, s.Now.About, s.Over, s.Moves, s.Changed, s.Result})
}

func (s status) summary(h Header) Summary {
	return Summary{
		Header: h, Round: s.Round, Now: rules.Now{Seat: s.Seat, Phase: s.Phase, About: s.About, Round: s.Round},
		Over: s.Over, Moves: s.Moves, Changed: s.Changed, Result: s.Result,
	}
}
