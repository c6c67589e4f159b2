package stores

import (
	"encoding/json"
	"time"

	"docent/rules"
	"docent/tracker"
)

// status holds what lists show of a play.
type status struct {
	Round   int              `json:"round"`
	Seat    rules.Seat       `json:"seat"`
	Phase   rules.Key        `json:"phase"`
	About   []rules.Thing    `json:"about,omitempty"`
	Over    bool             `json:"over"`
	Moves   int              `json:"moves"`
	Changed time.Time        `json:"changed"`
	Result  []tracker.Result `json:"result,omitempty"`
	Story   *tracker.Story   `json:"story,omitempty"`
}

func statusOf(m tracker.Mark) ([]byte, error) {
	s := m.Summary(tracker.Header{})
	return json.Marshal(status{s.Round, s.Now.Seat, s.Now.Phase, s.Now.About, s.Over, s.Moves, s.Changed, s.Result, s.Story})
}

func (s status) summary(h tracker.Header) tracker.Summary {
	return tracker.Summary{
		Header: h, Round: s.Round, Now: rules.Now{Seat: s.Seat, Phase: s.Phase, About: s.About, Round: s.Round},
		Over: s.Over, Moves: s.Moves, Changed: s.Changed, Result: s.Result, Story: s.Story,
	}
}

// listed reads what lists show of a play. Where only its status cannot be read it is as
// if it had just begun: opening it needs no more than the header.
func listed(id, header, shown string) (tracker.Summary, bool) {
	var h tracker.Header
	if json.Unmarshal([]byte(header), &h) != nil || h.ID != id {
		return tracker.Summary{}, false
	}
	var st status
	if json.Unmarshal([]byte(shown), &st) != nil {
		st = status{Changed: h.Started}
	}
	return st.summary(h), true
}
