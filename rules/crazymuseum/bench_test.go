package crazymuseum_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// BenchmarkGames plays whole random games at level full in Sim, one to four seats and
// the four difficulties in turn.
func BenchmarkGames(b *testing.B) {
	var starts []rules.Position
	for _, difficulty := range []string{"easy", "normal", "hard", "curse"} {
		starts = append(starts, rulestest.Starts(b, crazymuseum.Game, rules.Answers{"difficulty": {difficulty}}, wholeBox())...)
	}
	rulestest.Games(b, starts, random(rand.New(rand.NewPCG(1, 2))).PlayOut)
}

// wholeBox returns a copy of which all is known: seventeen tiles, sixteen tokens and relics,
// and every clash card, so that a random game finds guards and relics like a real one.
func wholeBox() rules.Box {
	box := rules.Box{"help:guard": []byte(`{"order":"RLB"}`), "help:mummy": []byte(`{"order":"LRB"}`)}
	rnd := rand.New(rand.NewPCG(3, 4))
	doors := []string{`"N","E","S"`, `"N","S","W"`, `"N","E","S","W"`, `"E","W"`, `"N","E"`}
	for i := 1; i <= 17; i++ {
		special := ""
		switch i {
		case 1:
			special = `,"special":"initial"`
		case 4:
			special = `,"special":"mummy"`
		case 8:
			special = `,"special":"guardhouse"`
		}
		colour := []string{"other", "green", "blue"}[i%3]
		box[rules.Of("tile", i)] = []byte(`{"doors":[` + doors[i%5] + `],"colour":"` + colour + `"` + special + `}`)
		sides := []string{"N", "E", "S", "W"}
		box[rules.Of("clash", i)] = []byte(`{"guardRoom":` + strconv.Itoa(1+rnd.IntN(17)) + `,"guardDir":"` + sides[rnd.IntN(4)] +
			`","mummyRoom":` + strconv.Itoa(1+rnd.IntN(17)) + `,"mummyDir":"` + sides[rnd.IntN(4)] + `"}`)
	}
	words := []string{"rope", "lamp", "hook", "crowbar", "glove", "key", "hammer", "saw", "drill", "magnet"}
	for i := 1; i <= 16; i++ {
		box[rules.Of("relic", i)] = []byte(`{"value":` + strconv.Itoa(1+i%7) + `,"needs":["` + words[i%len(words)] + `"]}`)
	}
	for _, word := range words {
		box[rules.Of("token", word)] = []byte(`{"copies":1}`)
	}
	for word, n := range map[string]string{"ladder": "2", "guard": "3", "mummy": "1"} {
		box[rules.Of("token", word)] = []byte(`{"copies":` + n + `}`)
	}
	return box
}

// random agrees to stop after some time: a thief may hide for ever from a guard who is
// boxed in.
func random(rnd *rand.Rand) *rulestest.Random {
	return &rulestest.Random{Rnd: rnd, Stop: "agree", Patience: 2000}
}
