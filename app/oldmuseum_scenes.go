package app

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"docent/app/board"
	"docent/rules"
	"docent/tracker"
)

// gloomScenes lists The Old Museum as it stands in play.
func gloomScenes() []Scene {
	if _, ok := gameOf("oldmuseum"); !ok {
		return nil
	}
	lit, dark := gloomKind{4, "turns", "light", "race"}, gloomKind{4, "turns", "dark", "race"}
	timed, bare := gloomKind{3, "turns", "light", "timed"}, gloomKind{4, "clock", "light", "timed"}
	table := func(name string, kind gloomKind, until gloomWish) Scene {
		return Scene{name, func(a *App, s *Stage) { s.gloomTable(a, kind, until) }}
	}
	start := gloomWish{"start", func(g *gloomStand) bool { return g.offered("go") }}
	return []Scene{
		table("oldmuseum-first", lit, start),
		table("oldmuseum-turn", lit, gloomTurn(90)),
		table("oldmuseum-two", gloomKind{2, "full", "light", "race"}, gloomTurn(60)),
		table("oldmuseum-dark", dark, gloomTurn(90)),
		table("oldmuseum-tunnel", lit, gloomPhase("tunnel", 60)),
		table("oldmuseum-end-step", lit, gloomPhase("end", 70)),
		table("oldmuseum-trapped", lit, gloomWish{"trapped", func(g *gloomStand) bool { return g.offered("go") && g.made["go"] > 14 && g.trapped() }}),
		{"oldmuseum-way", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomPhase("way", 40)) }},
		{"oldmuseum-tape", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomPhase("tape", 10)) }},
		{"oldmuseum-special", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomPhase("special", 0)) }},
		{"oldmuseum-card", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomPhase("card", 40)) }},
		{"oldmuseum-flip", func(a *App, s *Stage) { s.gloomTable(a, dark, gloomPhase("flip", 60)) }},
		{"oldmuseum-drop", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomPhase("drop", 60)) }},
		{"oldmuseum-break-in", func(a *App, s *Stage) { a.push(newTablePage(a, gloomBreakIn(a, lit))) }},
		{"oldmuseum-timed", func(a *App, s *Stage) {
			s.gloomClock(a, timed, gloomWish{"exit", func(g *gloomStand) bool { return g.made["leave"] > 0 && g.offered("go") }}, 252)
		}},
		{"oldmuseum-clock", func(a *App, s *Stage) {
			s.gloomClock(a, bare, gloomWish{"missed", func(g *gloomStand) bool { return g.made["leave"] == 1 && g.made["fell"] > 0 && g.missing() }}, 48)
		}},
		{"oldmuseum-layout", func(a *App, s *Stage) { gloomTouch(s.gloomTable(a, lit, start), "layout") }},
		{"oldmuseum-shape", func(a *App, s *Stage) { s.gloomShape(a) }},
		{"oldmuseum-map", func(a *App, s *Stage) {
			gloomTouch(s.gloomTable(a, dark, gloomTurn(90)), "map:1")
			a.top().(*passPage).onReady()
		}},
		{"oldmuseum-why", func(a *App, s *Stage) {
			p := s.gloomTable(a, lit, gloomTurn(90))
			gloomRefused(p)
		}},
		{"oldmuseum-end", func(a *App, s *Stage) { s.gloomTable(a, lit, gloomOver) }},
		{"oldmuseum-score", func(a *App, s *Stage) { a.push(newScorePage(a, s.gloom(a, timed, gloomRanked))) }},
		{"oldmuseum-setup", func(a *App, _ *Stage) {
			game, _ := gameOf("oldmuseum")
			p := newSetupPage(a, game, nil)
			p.unfolded = true
			a.push(p)
		}},
		{"oldmuseum-laying", func(a *App, s *Stage) {
			a.push(newChecklistPage(a, s.gloom(a, dark, gloomWish{"laying", func(*gloomStand) bool { return true }})))
		}},
	}
}

// gloomKind is how a table plays.
type gloomKind struct {
	seats             int
	level, light, end string
}

// gloomWish is where a random play is led to, and its name.
type gloomWish struct {
	name  string
	holds func(*gloomStand) bool
}

var gloomOver = gloomWish{"over", func(g *gloomStand) bool { return g.play.Position().Over() }}

// gloomRanked is the end of a game in which two have brought something home.
var gloomRanked = gloomWish{"ranked", func(g *gloomStand) bool {
	scores := g.play.Position().Scores()
	return g.play.Position().Over() && scores[1].Total > 0
}}

// gloomTurn stands before a move, after so many moves.
func gloomTurn(moves int) gloomWish {
	return gloomWish{"turn " + strconv.Itoa(moves), func(g *gloomStand) bool {
		return g.moves > moves && g.offered("go") && g.play.Position().Now().Phase == "move" && g.made["this"] > 0
	}}
}

func gloomPhase(phase rules.Key, moves int) gloomWish {
	return gloomWish{string(phase), func(g *gloomStand) bool { return g.moves > moves && g.play.Position().Now().Phase == phase }}
}

// gloomStand is a random play of The Old Museum in the making.
type gloomStand struct {
	play  *tracker.Play
	moves int
	made  map[rules.Kind]int
}

func (g *gloomStand) offered(kind rules.Kind) bool {
	for _, o := range g.play.Position().Offers() {
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

func (g *gloomStand) signs() (signs gloomSigns) {
	if err := json.Unmarshal(g.play.Position().JSON(), &signs); err != nil {
		panic(err)
	}
	return signs
}

// missing says that somebody misses a turn, trapped that a trap lies open.
func (g *gloomStand) missing() bool {
	for _, p := range g.signs().Players {
		if p.Miss {
			return true
		}
	}
	return false
}

func (g *gloomStand) trapped() bool {
	for _, r := range g.signs().Rooms {
		if r.Trap {
			return true
		}
	}
	return false
}

// gloom plays at random, the same every time, until a condition holds.
func (s *Stage) gloom(a *App, kind gloomKind, until gloomWish) *tracker.Play {
	key := strings.Join([]string{"oldmuseum", until.name, strconv.Itoa(kind.seats), kind.level, kind.light, kind.end}, ",")
	if s.museums[key] == nil {
		s.museums[key] = gloomPlay(a, kind, until.holds)
	}
	return s.museums[key]
}

// newGloom begins a play.
func newGloom(a *App, kind gloomKind) *tracker.Play {
	return newRandom(a, "oldmuseum", kind.seats, rules.Answers{"level": {kind.level}, "light": {kind.light}, "end": {kind.end}}, nil)
}

func gloomPlay(a *App, kind gloomKind, until func(*gloomStand) bool) *tracker.Play {
	return rambles{seeds: 2000, stream: 29, moves: 600}.until(func() ramble {
		g := &gloomStand{play: newGloom(a, kind), made: map[rules.Kind]int{}}
		return ramble{g.play, func() bool { return until(g) }, g.step}
	})
}

// gloomEager are the moves that are made more often, gloomNever those that are not made in scenes.
var (
	gloomEager = map[rules.Kind]int{"go": 9, "this": 2, "end-turn": 3, "leave": 3, "tunnel": 2}
	gloomNever = map[rules.Kind]bool{"stop": true, "audit": true, "tell": true, "shape": true, "pause": true, "time": true, "stay": true, "break-in": true}
)

// step makes one move.
func (g *gloomStand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range g.play.Position().Offers() {
		if o.Refused == nil && !gloomNever[o.Kind] {
			for range max(1, gloomEager[o.Kind]) {
				open = append(open, o)
			}
		}
	}
	if len(open) == 0 { // shut in
		for _, o := range g.play.Position().Offers() {
			if o.Refused == nil && (o.Kind == "stay" || o.Kind == "break-in") {
				open = append(open, o)
			}
		}
	}
	o := open[chance.IntN(len(open))]
	if o.Kind == "leave" {
		g.pass(chance)
	}
	if _, err := g.play.Do(o, gloomAnswers(o, chance)); err != nil {
		if _, err := g.play.Do(o, nil); err != nil {
			panic(err)
		}
	}
	g.moves++
	g.made[o.Kind]++
	return true
}

// pass lets some minutes pass on the clock.
func (g *gloomStand) pass(chance *rand.Rand) {
	for _, kind := range []rules.Kind{"resume", "time"} {
		for _, o := range g.play.Position().Offers() {
			if o.Kind != kind || o.Refused != nil {
				continue
			}
			answers := rules.Answers{}
			if kind == "time" {
				answers["left"] = []string{strconv.Itoa(max(1, o.Fields[0].Max-200-chance.IntN(500)))}
			}
			if _, err := g.play.Do(o, answers); err != nil {
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

// gloomTable opens the table of such a play.
func (s *Stage) gloomTable(a *App, kind gloomKind, until gloomWish) *tablePage {
	p := newTablePage(a, s.gloom(a, kind, until))
	a.push(p)
	return p
}

// gloomClock opens it with so many seconds on the clock.
func (s *Stage) gloomClock(a *App, kind gloomKind, until gloomWish, seconds int) {
	p := s.gloomTable(a, kind, until)
	p.clock.read = func() tracker.Clock {
		return tracker.Clock{On: true, Running: true, Left: time.Duration(seconds) * time.Second}
	}
	a.rebuild()
}

// gloomTouch touches a thing of the board.
func gloomTouch(p *tablePage, thing rules.Thing) { p.board.(board.Own).Touch(thing) }

// gloomRefused touches rooms until one says why it cannot be entered.
func gloomRefused(p *tablePage) {
	for _, x := range []string{"A", "B", "C", "D", "E", "F"} {
		for y := 1; y <= 4; y++ {
			room := rules.Of("room", x+strconv.Itoa(y))
			if len(rules.For(p.offers, room)) > 0 {
				continue
			}
			if gloomTouch(p, room); p.app.covered() {
				return
			}
		}
	}
}

// gloomShape opens a museum that lies in a long row of rooms.
func (s *Stage) gloomShape(a *App) {
	play := newGloom(a, gloomKind{4, "turns", "light", "race"})
	p := newTablePage(a, play)
	for _, o := range play.Position().Offers() {
		if o.Kind == "shape" {
			if _, err := play.Do(o, rules.Answers{"rows": {"#..........#/............/#####HH#####"}}); err != nil {
				panic(err)
			}
		}
	}
	a.push(p)
}

// gloomBreakIn is a play in which somebody has given up a turn to break in, and may do so now.
func gloomBreakIn(a *App, kind gloomKind) *tracker.Play {
	g := &gloomStand{play: newGloom(a, kind), made: map[rules.Kind]int{}}
	chance, seat := rand.New(rand.NewPCG(3, 29)), rules.Table
	for {
		now := g.play.Position().Now()
		if seat == now.Seat && now.Phase == "move" {
			return g.play
		}
		if seat < 0 && g.moves > 40 {
			for _, o := range g.play.Position().Offers() {
				if o.Kind == "break-in" && o.Refused == nil {
					seat = o.Seat
					if _, err := g.play.Do(o, nil); err != nil {
						panic(err)
					}
					break
				}
			}
		}
		g.step(chance)
	}
}
