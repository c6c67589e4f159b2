package stores

import (
	"encoding/json"
	"time"

	"docent/rules"
	"docent/tracker"
)

// keptPlay is a value of the object store "plays"; the position stands beside it, because lists do not read it.
type keptPlay struct {
	Header  string `json:"header"`
	Edition int    `json:"edition"`
	Head    int    `json:"head"`
	Tip     int    `json:"tip"`
	Status  string `json:"status"`
}

// keptSolo is a tracker.Solo as it is spelt.
type keptSolo struct {
	Play    string         `json:"play"`
	Game    rules.GameID   `json:"game"`
	Variant rules.Thing    `json:"variant,omitzero"`
	Player  tracker.Player `json:"player"`
	Total   int            `json:"total"`
	Ended   time.Time      `json:"ended"`
	House   bool           `json:"house,omitzero"`
}

// keptBox is a tracker.Box as it is spelt.
type keptBox struct {
	ID      string       `json:"id"`
	Game    rules.GameID `json:"game"`
	Name    string       `json:"name"`
	Things  rules.Box    `json:"things"`
	Changed time.Time    `json:"changed"`
}

// keptPlayer is a player and where the list has him: the highest place first.
type keptPlayer struct {
	tracker.Player
	Place int `json:"place"`
}

// text spells what always has JSON: texts, numbers and times.
func text(value any) string {
	spelt, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(spelt)
}

// failureOf reads how Docent failed over a play; nil where it has not.
func failureOf(text string) *tracker.Failure {
	var f tracker.Failure
	if text == "" || json.Unmarshal([]byte(text), &f) != nil {
		return nil
	}
	return &f
}
