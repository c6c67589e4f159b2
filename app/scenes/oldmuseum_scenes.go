//go:build scenes

package scenes

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"docent/app/board"
	"docent/app/play"
	"docent/app/result"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// gloomScenes lists The Old Museum as it stands in play.
func gloomScenes() []Scene {
	if _, ok := catalog.Game("oldmuseum"); !ok {
		return nil
	}
	lit, dark := GloomKind{4, "turns", "light", "race"}, GloomKind{4, "turns", "dark", "race"}
	timed, bare := GloomKind{3, "turns", "light", "timed"}, GloomKind{4, "clock", "light", "timed"}
	table := func(name string, kind GloomKind, until gloomWish) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { s.GloomTable(a, kind, until) }}
	}
	start := gloomWish{"start", func(g *GloomStand) bool { return g.Offered("go") }}
	return []Scene{
		table("oldmuseum-first", lit, start),
		table("oldmuseum-turn", lit, GloomTurn(90)),
		table("oldmuseum-two", GloomKind{2, "full", "light", "race"}, GloomTurn(60)),
		table("oldmuseum-dark", dark, GloomTurn(90)),
		table("oldmuseum-tunnel", lit, GloomPhase("tunnel", 60)),
		table("oldmuseum-end-step", lit, GloomPhase("end", 70)),
		table("oldmuseum-trapped", lit, gloomWish{"trapped", func(g *GloomStand) bool { return g.Offered("go") && g.made["go"] > 14 && g.trapped() }}),
		{"oldmuseum-way", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, GloomPhase("way", 40)) }},
		{"oldmuseum-tape", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, GloomPhase("tape", 10)) }},
		{"oldmuseum-special", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, GloomPhase("special", 0)) }},
		{"oldmuseum-card", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, GloomPhase("card", 40)) }},
		{"oldmuseum-flip", func(a *shell.App, s *Stage) { s.GloomTable(a, dark, GloomPhase("flip", 60)) }},
		{"oldmuseum-drop", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, GloomPhase("drop", 60)) }},
		{"oldmuseum-break-in", func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, gloomBreakIn(a, lit))) }},
		{"oldmuseum-timed", func(a *shell.App, s *Stage) {
			s.gloomClock(a, timed, gloomWish{"exit", func(g *GloomStand) bool { return g.made["leave"] > 0 && g.Offered("go") }}, 252)
		}},
		{"oldmuseum-clock", func(a *shell.App, s *Stage) {
			s.gloomClock(a, bare, gloomWish{"missed", func(g *GloomStand) bool { return g.made["leave"] == 1 && g.made["fell"] > 0 && g.missing() }}, 48)
		}},
		{"oldmuseum-layout", func(a *shell.App, s *Stage) { GloomTouch(s.GloomTable(a, lit, start), "layout") }},
		{"oldmuseum-shape", func(a *shell.App, s *Stage) { s.gloomShape(a) }},
		{"oldmuseum-map", func(a *shell.App, s *Stage) {
			GloomTouch(s.GloomTable(a, dark, GloomTurn(90)), "map:1")
			a.Top().(*play.Passing).OnReady()
		}},
		{"oldmuseum-why", func(a *shell.App, s *Stage) {
			p := s.GloomTable(a, lit, GloomTurn(90))
			gloomRefused(p)
		}},
		{"oldmuseum-end", func(a *shell.App, s *Stage) { s.GloomTable(a, lit, gloomOver) }},
		{"oldmuseum-score", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.gloom(a, timed, gloomRanked))) }},
		{"oldmuseum-setup", func(a *shell.App, _ *Stage) {
			game, _ := catalog.Game("oldmuseum")
			p := setup.New(a, game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{"oldmuseum-laying", func(a *shell.App, s *Stage) {
			a.Push(setup.NewChecklist(a, s.gloom(a, dark, gloomWish{"laying", func(*GloomStand) bool { return true }})))
		}},
	}
}

// GloomKind is how a table plays.
type GloomKind struct {
	Seats             int
	Level, Light, End string
}

// gloomWish is where a random play is led to, and its name.
type gloomWish struct {
	Name  string
	Holds func(*GloomStand) bool
}

var gloomOver = gloomWish{"over", func(g *GloomStand) bool { return g.Play.Position().Over() }}

// gloomRanked is the end of a game in which two have brought something home.
var gloomRanked = gloomWish{"ranked", func(g *GloomStand) bool {
	scores := g.Play.Position().Scores()
	return g.Play.Position().Over() && scores[1].Total > 0
}}

// GloomTurn stands before a move, after so many moves.
func GloomTurn(moves int) gloomWish {
	return gloomWish{"turn " + strconv.Itoa(moves), func(g *GloomStand) bool {
		return g.moves > moves && g.Offered("go") && g.Play.Position().Now().Phase == "move" && g.made["this"] > 0
	}}
}

func GloomPhase(phase rules.Key, moves int) gloomWish {
	return gloomWish{string(phase), func(g *GloomStand) bool { return g.moves > moves && g.Play.Position().Now().Phase == phase }}
}

// GloomStand is a random play of The Old Museum in the making.
type GloomStand struct {
	Play  *tracker.Play
	moves int
	made  map[rules.Kind]int
}

func (g *GloomStand) Offered(kind rules.Kind) bool {
	for _, o := range g.Play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// gloomSigns are the parts of a state that scenes wish for.
type gloomSigns struct {
	Players []struct{ Miss bool }
	Rooms   []struct{ Trap bool }
}

func (g *GloomStand) signs() (signs gloomSigns) {
	if err := json.Unmarshal(g.Play.Position().JSON(), &signs); err != nil {
		panic(err)
	}
	return signs
}

// missing says that somebody misses a turn, trapped that a trap lies open.
func (g *GloomStand) missing() bool {
	for _, p := range g.signs().Players {
		if p.Miss {
			return true
		}
	}
	return false
}

func (g *GloomStand) trapped() bool {
	for _, r := range g.signs().Rooms {
		if r.Trap {
			return true
		}
	}
	return false
}

// gloom plays at random, the same every time, until a condition holds.
func (s *Stage) gloom(a *shell.App, kind GloomKind, until gloomWish) *tracker.Play {
	key := strings.Join([]string{"oldmuseum", until.Name, strconv.Itoa(kind.Seats), kind.Level, kind.Light, kind.End}, ",")
	if s.museums[key] == nil {
		s.museums[key] = GloomPlay(a, kind, until.Holds)
	}
	return s.museums[key]
}

// NewGloom begins a play.
func NewGloom(a *shell.App, kind GloomKind) *tracker.Play {
	return newRandom(a, "oldmuseum", kind.Seats, rules.Answers{"level": {kind.Level}, "light": {kind.Light}, "end": {kind.End}}, nil)
}

func GloomPlay(a *shell.App, kind GloomKind, until func(*GloomStand) bool) *tracker.Play {
	return rambles{seeds: 2000, stream: 29, moves: 600}.until(func() ramble {
		g := &GloomStand{Play: NewGloom(a, kind), made: map[rules.Kind]int{}}
		return ramble{g.Play, func() bool { return until(g) }, g.step}
	})
}

// gloomEager are the moves that are made more often, gloomNever those that are not made in scenes.
var (
	gloomEager = map[rules.Kind]int{"go": 9, "this": 2, "end-turn": 3, "leave": 3, "tunnel": 2}
	gloomNever = map[rules.Kind]bool{"stop": true, "audit": true, "tell": true, "shape": true, "pause": true, "time": true, "stay": true, "break-in": true}
)

// step makes one move.
func (g *GloomStand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range g.Play.Position().Offers() {
		if o.Refused == nil && !gloomNever[o.Kind] {
			for range max(1, gloomEager[o.Kind]) {
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
	if _, err := g.Play.Do(o, gloomAnswers(o, chance)); err != nil {
		if _, err := g.Play.Do(o, nil); err != nil {
			panic(err)
		}
	}
	g.moves++
	g.made[o.Kind]++
	return true
}

// pass lets some minutes pass on the clock.
func (g *GloomStand) pass(chance *rand.Rand) {
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

// gloomAnswers finds more open ways than walls, and more cards than locks.
func gloomAnswers(o rules.Offer, chance *rand.Rand) rules.Answers {
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

// GloomTable opens the table of such a play.
func (s *Stage) GloomTable(a *shell.App, kind GloomKind, until gloomWish) *play.Table {
	p := play.NewTable(a, s.gloom(a, kind, until))
	a.Push(p)
	return p
}

// gloomClock opens it with so many seconds on the clock.
func (s *Stage) gloomClock(a *shell.App, kind GloomKind, until gloomWish, seconds int) {
	p := s.GloomTable(a, kind, until)
	p.Clock().SetRead(func() tracker.Clock {
		return tracker.Clock{On: true, Running: true, Left: time.Duration(seconds) * time.Second}
	})
	a.Rebuild()
}

// GloomTouch touches a thing of the board.
func GloomTouch(p *play.Table, thing rules.Thing) { p.Board().(board.Own).Touch(thing) }

// gloomRefused touches rooms until one says why it cannot be entered.
func gloomRefused(p *play.Table) {
	for _, x := range []string{"A", "B", "C", "D", "E", "F"} {
		for y := 1; y <= 4; y++ {
			room := rules.Of("room", x+strconv.Itoa(y))
			if len(rules.For(p.Offers(), room)) > 0 {
				continue
			}
			if GloomTouch(p, room); p.App().Covered() {
				return
			}
		}
	}
}

// gloomShape opens a museum that lies in a long row of rooms.
func (s *Stage) gloomShape(a *shell.App) {
	evening := NewGloom(a, GloomKind{4, "turns", "light", "race"})
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

// gloomBreakIn is a play in which somebody has given up a turn to break in, and may do so now.
func gloomBreakIn(a *shell.App, kind GloomKind) *tracker.Play {
	g := &GloomStand{Play: NewGloom(a, kind), made: map[rules.Kind]int{}}
	chance, seat := rand.New(rand.NewPCG(3, 29)), rules.Table
	for {
		now := g.Play.Position().Now()
		if seat == now.Seat && now.Phase == "move" {
			return g.Play
		}
		if seat < 0 && g.moves > 40 {
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
