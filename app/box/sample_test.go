//go:build scenes

package box_test

import (
	"strconv"

	"docent/rules"
)

// sample is the smallest game whose box remembers something, for the tests of boxes: it is over as soon as it
// begins, and knows of the box what it was begun with and one tile more.
type sample struct {
	Seats int
	Tiles [17]sampleTile
}

type sampleTile struct {
	Doors   []string `json:"doors,omitempty" pick:"N,E,S,W" of:"side"`
	Colour  string   `json:"colour,omitzero" pick:",green,blue,other" of:"colour"`
	Special string   `json:"special,omitzero" pick:",initial,guardhouse,mummy" of:"special"`
}

type sampleRelic struct {
	Value int      `json:"value,omitzero" range:"0,30"`
	Needs []string `json:"needs,omitempty" pick:"rope,lamp,hook,crowbar,glove,key,hammer,saw,drill" of:"object"`
	Name  string   `json:"name,omitzero" text:"30"`
}

type sampleClash struct {
	GuardRoom int    `json:"guardRoom,omitzero" range:"0,40"`
	GuardDir  string `json:"guardDir,omitzero" pick:",N,E,S,W" of:"side"`
	MummyRoom int    `json:"mummyRoom,omitzero" range:"0,40"`
	MummyDir  string `json:"mummyDir,omitzero" pick:",N,E,S,W" of:"side"`
	Torn      bool   `json:"torn,omitzero"`
}

type sampleCount struct {
	Copies int `json:"copies,omitzero" range:"0,40"`
}

// newSample defines it under a name of the shelf, so that it has a cover and words.
func newSample() rules.Game {
	ids := make([]string, 17)
	for i := range ids {
		ids[i] = strconv.Itoa(i + 1)
	}
	return rules.Define(rules.Spec[sample]{
		ID: "crazymuseum", Edition: 1, Players: [2]int{1, 4}, Options: struct{}{},
		Book: []rules.Rule{{ID: "CM-BOX-1", Section: "1"}},
		Pieces: []rules.Pieces{
			{Noun: "tile", IDs: ids, Print: sampleTile{}},
			{Noun: "relic", IDs: ids[:16], Print: sampleRelic{}},
			{Noun: "clash", IDs: ids, Print: sampleClash{}},
			{Noun: "card", IDs: []string{"chocolate", "tote", "key", "map", "mask", "cheese", "smoke", "fake"}, Print: sampleCount{}},
		},
		Start: func(setup rules.Setup, _ *rules.Log) (sample, *rules.Refusal) {
			s := sample{Seats: setup.Seats}
			for i, id := range ids {
				s.Tiles[i], _ = rules.PrintOf[sampleTile](setup.Box, rules.Of("tile", id))
			}
			return s, nil
		},
		Facts: func(s *sample) rules.Box {
			box := rules.Box{"tile:17": rules.PrintJSON(sampleTile{Doors: []string{"S"}})}
			for i, id := range ids[:16] {
				box[rules.Of("tile", id)] = rules.PrintJSON(s.Tiles[i])
			}
			return box
		},
		Doubts: func(box rules.Box) []rules.Refusal {
			one, _ := rules.PrintOf[sampleTile](box, "tile:2")
			if one.Special != "guardhouse" {
				return nil
			}
			return []rules.Refusal{{Rule: "CM-BOX-1", Key: "not-blue", About: []rules.Thing{"room:2"}}}
		},
		Offers: func(*sample, *rules.Menu[sample]) {}, Fixes: func(*sample, *rules.Fixes) {},
		Seats: func(s *sample) int { return s.Seats },
		Now:   func(*sample) rules.Now { return rules.Now{Seat: rules.Table, Phase: "over"} },
		Over:  func(*sample) bool { return true },
		Hide:  func(*sample, rules.Seat) {},
		Check: func(*sample) *rules.Refusal { return nil },
		Scores: func(s *sample) []rules.Score {
			scores := make([]rules.Score, s.Seats)
			for i := range scores {
				scores[i] = rules.Score{Seat: rules.Seat(i), Rank: i + 1, Total: 0}
			}
			return scores
		},
	})
}
