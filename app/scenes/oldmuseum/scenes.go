//go:build scenes

// Package oldmuseum lists the screens of The Old Museum as they may stand.
package oldmuseum

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"docent/app/board"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Scenes lists The Old Museum as it stands in play.
func Scenes() []stage.Scene {
	lit, dark := Kind{4, "turns", "light", "race"}, Kind{4, "turns", "dark", "race"}
	timed, bare := Kind{3, "turns", "light", "timed"}, Kind{4, "clock", "light", "timed"}
	table := func(name string, kind Kind, until Wish) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { Table(a, s, kind, until) }}
	}
	start := Wish{Name: "start", Holds: func(g *Stand) bool { return g.Offered("go") }}
	return []stage.Scene{
		table("oldmuseum-first", lit, start),
		table("oldmuseum-turn", lit, Turn(90)),
		table("oldmuseum-two", Kind{2, "full", "light", "race"}, Turn(60)),
		table("oldmuseum-dark", dark, Turn(90)),
		table("oldmuseum-tunnel", lit, Phase("tunnel", 60)),
		table("oldmuseum-end-step", lit, Phase("end", 70)),
		table("oldmuseum-trapped", lit, Wish{Name: "trapped", Holds: func(g *Stand) bool { return g.Offered("go") && g.Made["go"] > 14 && g.trapped() }}),
		{Name: "oldmuseum-way", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, Phase("way", 40)).Follow() }},
		{Name: "oldmuseum-tape", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, Phase("tape", 10)) }},
		{Name: "oldmuseum-special", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, Phase("special", 0)) }},
		{Name: "oldmuseum-card", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, Phase("card", 40)) }},
		{Name: "oldmuseum-flip", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, dark, Phase("flip", 60)) }},
		{Name: "oldmuseum-drop", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, Phase("drop", 60)) }},
		{Name: "oldmuseum-break-in", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, breakIn(a, lit)) }},
		{Name: "oldmuseum-timed", Open: func(a *shell.App, s *stage.Stage) {
			clock(a, s, timed, Wish{Name: "exit", Holds: func(g *Stand) bool { return g.Made["leave"] > 0 && g.Offered("go") }}, 252)
		}},
		{Name: "oldmuseum-clock", Open: func(a *shell.App, s *stage.Stage) {
			clock(a, s, bare, Wish{Name: "missed", Holds: func(g *Stand) bool { return g.Made["leave"] == 1 && g.Made["fell"] > 0 && g.missing() }}, 48)
		}},
		{Name: "oldmuseum-layout", Open: func(a *shell.App, s *stage.Stage) { Touch(Table(a, s, lit, start), "layout") }},
		{Name: "oldmuseum-shape", Open: func(a *shell.App, s *stage.Stage) { shape(a, s) }},
		{Name: "oldmuseum-map", Open: func(a *shell.App, s *stage.Stage) {
			Touch(Table(a, s, dark, Turn(90)), "map:1")
			a.Top().(*play.Passing).OnReady()
		}},
		{Name: "oldmuseum-notes", Open: func(a *shell.App, s *stage.Stage) { notes(a, lit, "map:1") }},
		{Name: "oldmuseum-notes-clock", Open: func(a *shell.App, s *stage.Stage) { notes(a, bare, "map:0") }},
		{Name: "oldmuseum-why", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, lit, Turn(90))
			refused(p)
		}},
		{Name: "oldmuseum-end", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, lit, over) }},
		{Name: "oldmuseum-score", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, Play(a, s, timed, ranked))) }},
		stage.Setup("oldmuseum"),
		stage.Laying("oldmuseum", func(a *shell.App, s *stage.Stage) *tracker.Play {
			return Play(a, s, dark, Wish{Name: "laying", Holds: func(*Stand) bool { return true }})
		}),
	}
}

// Kind is how a table plays.
type Kind struct {
	Seats             int
	Level, Light, End string
}

// Wish is a condition that a random play is led to, and its name.
type Wish struct {
	Name  string
	Holds func(*Stand) bool
	First uint64 // the seed that leads there, where it takes many
}

var over = Wish{Name: "over", Holds: func(g *Stand) bool { return g.Play.Position().Over() }, First: 74}

// ranked is the end of a game in which two have brought something home.
var ranked = Wish{Name: "ranked", Holds: func(g *Stand) bool {
	scores := g.Play.Position().Scores()
	return g.Play.Position().Over() && scores[1].Total > 0
}, First: 1873}

// Turn stands before a move, after so many moves.
func Turn(moves int) Wish {
	return Wish{Name: "turn " + strconv.Itoa(moves), Holds: func(g *Stand) bool {
		return g.Moves > moves && g.Offered("go") && g.Play.Position().Now().Phase == "move" && g.Made["this"] > 0
	}}
}

// Phase stands in a phase, after so many moves.
func Phase(phase rules.Key, moves int) Wish {
	return Wish{Name: string(phase), Holds: func(g *Stand) bool { return g.Moves > moves && g.Play.Position().Now().Phase == phase }}
}

// Stand is a random play of The Old Museum in the making.
type Stand struct{ stage.Stand }

// signs are the parts of a state that scenes wish for.
type signs struct {
	Players []struct{ Miss bool }
	Rooms   []struct{ Trap bool }
}

func (g *Stand) signs() (seen signs) {
	if err := json.Unmarshal(g.Play.Position().JSON(), &seen); err != nil {
		panic(err)
	}
	return seen
}

// missing reports whether somebody misses a turn.
func (g *Stand) missing() bool {
	for _, p := range g.signs().Players {
		if p.Miss {
			return true
		}
	}
	return false
}

// trapped reports whether a trap lies open.
func (g *Stand) trapped() bool {
	for _, r := range g.signs().Rooms {
		if r.Trap {
			return true
		}
	}
	return false
}

// Play plays at random, the same every time, until a condition holds.
func Play(a *shell.App, s *stage.Stage, kind Kind, until Wish) *tracker.Play {
	key := strings.Join([]string{"oldmuseum", until.Name, strconv.Itoa(kind.Seats), kind.Level, kind.Light, kind.End}, ",")
	return s.Kept(key, func() *tracker.Play { return Random(a, kind, until) })
}

// New begins a play.
func New(a *shell.App, kind Kind) *tracker.Play {
	return stage.NewRandom(a, "oldmuseum", kind.Seats, rules.Answers{"level": {kind.Level}, "light": {kind.Light}, "end": {kind.End}}, nil)
}

// Random plays at random until a condition holds, anew each time.
func Random(a *shell.App, kind Kind, until Wish) *tracker.Play {
	return stage.Rambles{First: until.First, Seeds: 9000, Stream: 29, Moves: 600}.Until(func() stage.Ramble {
		g := &Stand{stage.Standing(New(a, kind))}
		return stage.Ramble{Play: g.Play, Stands: func() bool { return until.Holds(g) }, Step: g.step}
	})
}

// eager are the moves that are made more often, never those that are not made in scenes.
var (
	eager = map[rules.Kind]int{"go": 9, "this": 2, "end-turn": 3, "leave": 3, "tunnel": 2}
	never = map[rules.Kind]bool{"stop": true, "audit": true, "tell": true, "shape": true, "pause": true, "time": true, "note": true, "stay": true, "break-in": true}
)

// step makes one move.
func (g *Stand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range g.Play.Position().Offers() {
		if o.Refused == nil && !never[o.Kind] {
			for range max(1, eager[o.Kind]) {
				open = append(open, o)
			}
		}
	}
	if len(open) == 0 { // shut in
		for _, o := range g.Play.Position().Offers() {
			if o.Refused == nil && (o.Kind == "stay" || o.Kind == "break-in") {
				open = append(open, o)
			}
		}
	}
	o := open[chance.IntN(len(open))]
	if o.Kind == "leave" {
		g.pass(chance)
	}
	g.Make(o, answers(o, chance))
	return true
}

// pass lets some minutes pass on the clock.
func (g *Stand) pass(chance *rand.Rand) {
	for _, kind := range []rules.Kind{"resume", "time"} {
		for _, o := range g.Play.Position().Offers() {
			if o.Kind != kind || o.Refused != nil {
				continue
			}
			answers := rules.Answers{}
			if kind == "time" {
				answers["left"] = []string{strconv.Itoa(max(1, o.Fields[0].Max-200-chance.IntN(500)))}
			}
			if _, err := g.Play.Do(o, answers); err != nil {
				panic(err)
			}
			break
		}
	}
}

// answers finds more open ways than walls, and more cards than locks.
func answers(o rules.Offer, chance *rand.Rand) rules.Answers {
	answers := tracker.Draw(o, chance.IntN)
	for _, f := range o.Fields {
		switch f.Of {
		case "side":
			answers[f.Name] = []string{[]string{"open", "open", "open", "tape", "wall"}[chance.IntN(5)]}
		case "card":
			if o.Kind == "find" && chance.IntN(2) == 0 {
				answers[f.Name] = []string{"utility"}
			}
		}
	}
	return answers
}

// Table opens the table of such a play.
func Table(a *shell.App, s *stage.Stage, kind Kind, until Wish) *play.Table {
	return stage.Table(a, Play(a, s, kind, until))
}

// clock opens it with so many seconds on the clock.
func clock(a *shell.App, s *stage.Stage, kind Kind, until Wish, seconds int) {
	p := Table(a, s, kind, until)
	p.Clock().SetRead(func() tracker.Clock {
		return tracker.Clock{On: true, Running: true, Left: time.Duration(seconds) * time.Second}
	})
	a.Rebuild()
}

// Touch touches a thing of the board.
func Touch(p *play.Table, thing rules.Thing) { p.Board().(board.Own).Touch(thing) }

// refused touches rooms until one says why it cannot be entered.
func refused(p *play.Table) {
	for _, x := range []string{"A", "B", "C", "D", "E", "F"} {
		for y := 1; y <= 4; y++ {
			room := rules.Of("room", x+strconv.Itoa(y))
			if slices.ContainsFunc(rules.For(p.Offers(), room), func(o rules.Offer) bool { return o.Kind == "go" }) {
				continue
			}
			if Touch(p, room); p.Asking() {
				return
			}
		}
	}
}

// shape opens a museum that lies in a long row of rooms.
func shape(a *shell.App, s *stage.Stage) {
	evening := New(a, Kind{4, "turns", "light", "race"})
	p := play.NewTable(a, evening)
	for _, o := range evening.Position().Offers() {
		if o.Kind == "shape" {
			if _, err := evening.Do(o, rules.Answers{"rows": {"#..........#/............/#####HH#####"}}); err != nil {
				panic(err)
			}
		}
	}
	a.Push(p)
}

// breakIn returns a play in which somebody has given up a turn to break in, and may do so now.
func breakIn(a *shell.App, kind Kind) *tracker.Play {
	g := &Stand{stage.Standing(New(a, kind))}
	chance, seat := rand.New(rand.NewPCG(3, 29)), rules.Table
	for {
		now := g.Play.Position().Now()
		if seat == now.Seat && now.Phase == "move" {
			return g.Play
		}
		if seat < 0 && g.Moves > 40 {
			for _, o := range g.Play.Position().Offers() {
				if o.Kind == "break-in" && o.Refused == nil {
					seat = o.Seat
					if _, err := g.Play.Do(o, nil); err != nil {
						panic(err)
					}
					break
				}
			}
		}
		g.step(chance)
	}
}

// notes opens the Notes Sheet of a seat that has written some; it begins with the room where the seat stands.
func notes(a *shell.App, kind Kind, seat rules.Thing) {
	evening := New(a, kind)
	_, who := seat.Split()
	for _, note := range []struct{ at, text, marks string }{
		{"B3", "", "locked"}, {"E2", "Ben looked glad", "a3 a7"}, {"F4", "", "trap key"}, {"hall", "Cleo left a Key", "key"}, {"A1", "", "store pistol tunnel artifact"},
	} {
		for _, o := range evening.Position().Offers() {
			if o.Kind != "note" || strconv.Itoa(int(o.Seat)) != who {
				continue
			}
			if _, err := evening.Do(o, rules.Answers{"at": {note.at}, "marks": strings.Fields(note.marks), "text": {note.text}}); err != nil {
				panic(err)
			}
		}
	}
	p := stage.Table(a, evening)
	Touch(p, seat)
	a.Top().(*play.Passing).OnReady()
}
