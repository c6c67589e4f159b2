//go:build scenes

// Package cgexpo lists the screens of CGE Adventures as they may stand.
package cgexpo

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"docent/app/board"
	"docent/app/box"
	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/cgexpo"
	"docent/tracker"
)

// Scenes lists CGE Adventures as it stands in play; nothing where the game is not on the shelf.
func Scenes() []stage.Scene {
	at := func(name string, mapped bool, until Wish) stage.Scene {
		return stage.Scene{Name: "cgexpo-" + name, Open: func(a *shell.App, s *stage.Stage) { table(a, s, mapped, until) }}
	}
	return []stage.Scene{
		at("roll", true, Asks("roll", 30)),
		at("move", true, Asks("move", 60)),
		{Name: "cgexpo-aim", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, Asks("route", 20))
			for _, o := range p.Played().Position().Offers() {
				if o.Kind == "route" {
					p.Board().(board.Own).Touch(o.On[0])
					return
				}
			}
		}},
		at("fight", true, Asks("battle", 20)),
		at("sweep", true, Asks("sweep", 20)),
		at("event", true, Asks("read", 10)),
		at("put", true, Asks("put", 20)),
		at("white", true, Asks("white", 0)),
		at("frantic-move", true, Flees("move")),
		{Name: "cgexpo-card", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, Asks("read", 10))
			touchFirst(p, "square", 9)
			p.Board().(board.Own).Touch("figure:socal")
		}},
		{Name: "cgexpo-onward", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, onward)
			_, ends := apart(p.Played())
			for _, q := range ends {
				p.Board().(board.Own).Touch(rules.Of("square", q.String()))
			}
		}},
		{Name: "cgexpo-number", Open: func(a *shell.App, s *stage.Stage) { lastSlot(table(a, s, true, Asks("read", 10))) }},
		{Name: "cgexpo-slide", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, onward)
			_, ends := apart(p.Played())
			for _, q := range ends[:2] {
				p.Board().(board.Own).Touch(rules.Of("square", q.String()))
			}
			p.Board().(*screen.Board).Slide(17)
		}},
		{Name: "cgexpo-led", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, onward)
			_, ends := apart(p.Played())
			p.Board().(*screen.Board).Lead(ends[0], cgexpo.SoCal)
		}},
		{Name: "cgexpo-turned", Open: func(a *shell.App, s *stage.Stage) {
			one := table(a, s, true, Asks("move", 60)).Board().(*screen.Board)
			for one.Quarters() != 1 { // it is remembered from picture to picture
				one.Keys(true)[0].(*kit.Compass).Tapped(nil)
			}
		}},
		{Name: "cgexpo-says", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, Says(a, s)) }},
		at("stop", true, Asks("stop", 0)),
		{Name: "cgexpo-loose", Open: func(a *shell.App, s *stage.Stage) { table(a, s, true, Asks("move", 60)).Loosen(true) }},
		{Name: "cgexpo-packs", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, true, Asks("roll", 90))
			p.Board().(board.Own).Touch("packs:all")
		}},
		at("zones", false, Asks("roll", 24)),
		at("zones-first", false, Asks("roll", -1)),
		at("zones-near", false, Alone),
		at("zones-beside", false, Beside),
		{Name: "cgexpo-zones-dice", Open: func(a *shell.App, s *stage.Stage) {
			table(a, s, false, Asks("roll", -1)).Board().(*screen.Board).CastByHand()
		}},
		at("zones-fight", false, Asks("battle", 8)),
		at("zones-white", false, Asks("white", 0)),
		at("zones-walk", false, Asks("walk", 20)),
		{Name: "cgexpo-zones-ghost", Open: func(a *shell.App, s *stage.Stage) {
			p := table(a, s, false, Asks("walk", 8))
			p.Board().(board.Own).Touch("zone:casino")
		}},
		{Name: "cgexpo-zones-doors", Open: func(a *shell.App, s *stage.Stage) {
			lastSlot(table(a, s, false, Asks("walk", 20)))
		}},
		{Name: "cgexpo-zones-quick", Open: func(a *shell.App, s *stage.Stage) { touchFirst(table(a, s, false, Asks("quick", 20)), "figure", 0) }},
		{Name: "cgexpo-end", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, Play(a, s, true, over))) }},
		{Name: "cgexpo-box", Open: func(a *shell.App, s *stage.Stage) { a.Push(boxCopy(a, s, true)) }},
		{Name: "cgexpo-cards", Open: func(a *shell.App, s *stage.Stage) { card(a, s) }},
		{Name: "cgexpo-paint", Open: func(a *shell.App, s *stage.Stage) { paint(a, s, "zones") }},
		{Name: "cgexpo-paint-walls", Open: func(a *shell.App, s *stage.Stage) { paint(a, s, "walls") }},
		{Name: "cgexpo-paint-starts", Open: func(a *shell.App, s *stage.Stage) { paint(a, s, "starts") }},
		{Name: "cgexpo-paint-size", Open: func(a *shell.App, s *stage.Stage) { paint(a, s, "size") }},
		{Name: "cgexpo-paint-first", Open: func(a *shell.App, s *stage.Stage) {
			p := boxCopy(a, s, false)
			a.Push(box.NewPaint(a, p.Rules(), p.ID()))
		}},
		stage.Setup("cgexpo"),
		stage.Laying("cgexpo", func(a *shell.App, s *stage.Stage) *tracker.Play { return Play(a, s, true, Asks("roll", -1)) }),
	}
}

// Wish is a condition that a random play is led to, and its name.
type Wish struct {
	Name  string
	Holds func(*tracker.Play, int) bool
}

// Asks holds after so many moves, when something is asked.
func Asks(kind rules.Kind, moves int) Wish {
	return Wish{fmt.Sprint(kind, " ", moves), func(p *tracker.Play, n int) bool { return n > moves && stage.Offered(p, kind) }}
}

// Alone holds when a thief inside may go on by zones without saying who is next to him.
var Alone = Wish{"alone", func(p *tracker.Play, _ int) bool { return stage.Offered(p, "near") && stage.Offered(p, "walk") }}

// Beside holds when a battle by zones is to be expected: one podcaster is known to be next to the thief at turn.
var Beside = Wish{"beside", func(p *tracker.Play, _ int) bool {
	s, ok := rules.StateOf[cgexpo.State](p.Position().View(rules.Table))
	if !ok || !stage.Offered(p, "near") {
		return false
	}
	n := 0
	for _, pod := range s.Podcasters {
		if pod.Beside.Has(s.Turn) {
			n++
		}
	}
	return n == 1
}}

// onward holds when a card may lead straight to the dice of the next thief.
var onward = Wish{"onward", func(p *tracker.Play, n int) bool {
	s, ends := apart(p)
	if n < 10 || len(ends) < 3 {
		return false
	}
	_, throw := s.Ahead(cgexpo.Read{ScottSteps: 1, SoCalSteps: 1, UKSteps: 1}, cgexpo.Ends{})
	return throw == "roll"
}}

// apart returns the table and a square for each podcaster where a card is entered; none where he cannot be led.
func apart(p *tracker.Play) (s *cgexpo.State, ends []cgexpo.Square) {
	s, ok := rules.StateOf[cgexpo.State](p.Position().View(rules.Table))
	if !ok || !stage.Offered(p, "read") {
		return s, nil
	}
	for _, who := range []cgexpo.Piece{cgexpo.Scott, cgexpo.SoCal, cgexpo.UK} {
		if rays := s.Rays(who); len(rays) > 0 {
			ends = append(ends, rays[len(rays)-1].Squares[0])
		}
	}
	return s, ends
}

// Flees holds when who has the CDs is asked something.
func Flees(kind rules.Kind) Wish {
	return Wish{"flees " + string(kind), func(p *tracker.Play, _ int) bool {
		view := p.Position().View(rules.Table)
		seat := view.Now().Seat
		if seat < 0 || !stage.Offered(p, kind) {
			return false
		}
		for _, t := range view.Holdings(seat) {
			if t == "figure:cds" {
				return true
			}
		}
		return false
	}}
}

var over = Wish{"over", func(p *tracker.Play, _ int) bool { return p.Position().Over() }}

// draft returns a board as a box may tell it.
func draft() *screen.Draft {
	d := screen.NewDraft(20, 16)
	for _, room := range []struct{ x0, y0, x1, y1, zone int }{
		{0, 0, 5, 4, 3}, {13, 0, 19, 5, 4}, {0, 10, 6, 15, 5}, {9, 15, 12, 15, 1}, {9, 7, 10, 8, 0}, {14, 10, 15, 11, 0},
	} {
		d.Fill(room.x0, room.y0, room.x1, room.y1, screen.ZoneNumber(room.zone))
	}
	d.Draw(screen.Line{Down: true, Line: 6, At: 2, To: 3}, 'v')
	d.Draw(screen.Line{Line: 6, At: 15, To: 16}, 'c')
	d.Draw(screen.Line{Down: true, Line: 13, At: 2, To: 3}, 'c')
	d.Draw(screen.Line{Down: true, Line: 7, At: 12, To: 13}, 'm')
	d.Draw(screen.Line{Line: 10, At: 3, To: 4}, 'm')
	d.Enclose()
	d.Draw(screen.Line{Down: true, Line: 10, At: 0, To: 4}, '|')
	d.Draw(screen.Line{Line: 13, At: 15, To: 19}, '|')
	starts := "scott=H4 socal=Q9 uk=J11 itg=Q4 carl=C12 cds=R2 " +
		"zapper-red=B3 zapper-green=D2 zapper-yellow=E5 zapper-blue=B1 " +
		"key-red=M14 key-green=R15 key-yellow=H13 key-blue=S8 " +
		"pass-red=C8 pass-green=I2 pass-yellow=T10 pass-blue=L3 " +
		"studson-red=B14 studson-green=F11 studson-yellow=D16 studson-blue=A11 " +
		"thief-red=J16 thief-green=K16 thief-yellow=L16 thief-blue=M16"
	for _, said := range strings.Fields(starts) {
		id, square, _ := strings.Cut(said, "=")
		d.StartAt(id, square)
	}
	return d
}

// told returns what a copy says of which everything is recorded.
func told(game rules.Game) rules.Box {
	box := rules.Box{}
	for thing, answers := range draft().Answers() {
		raw, err := game.Print(thing, answers)
		if err != nil {
			panic(err)
		}
		if raw != nil {
			box[thing] = raw
		}
	}
	return box
}

// Play plays at random, the same every time, until a condition holds.
func Play(a *shell.App, s *stage.Stage, mapped bool, until Wish) *tracker.Play {
	key := fmt.Sprint("cgexpo,", mapped, until.Name)
	return s.Kept(key, func() *tracker.Play { return Random(a, mapped, until) })
}

// Says plays until a card is drawn that says more than moves.
func Says(a *shell.App, s *stage.Stage) *tracker.Play {
	return s.Kept("cgexpo,says", func() *tracker.Play {
		game, _ := catalog.Game("cgexpo")
		box := told(game)
		raw, err := game.Print("event:9", rules.Answers{"text": {Words}, "uk": {"s"}, "ukSteps": {"2"}, "carl": {"no"}})
		if err != nil {
			panic(err)
		}
		box["event:9"] = raw
		p := ramble(a, box, Wish{"says", Asks("event", -1).Holds})
		stage.Do(p, "event", rules.Answers{"card": {"9"}})
		return p
	})
}

// Words holds what the card of Says says beside its moves.
const Words = "The current player sings the theme tune. Whoever laughs shows everyone one item."

// Random plays a play of its own, which may be played on, until a condition holds.
func Random(a *shell.App, mapped bool, until Wish) *tracker.Play {
	var box rules.Box
	if mapped {
		game, _ := catalog.Game("cgexpo")
		box = told(game)
	}
	return ramble(a, box, until)
}

// ramble plays at random with a box, by zones where there is none, until a condition holds.
func ramble(a *shell.App, box rules.Box, until Wish) *tracker.Play {
	answers := rules.Answers{"difficulty": {"difficult"}}
	if box == nil {
		answers["level"] = []string{"zones"}
	}
	sought := fmt.Sprint("cgexpo,", box != nil, until.Name)
	return stage.Rambles{Seeds: 60, Stream: 7, Moves: 900, Sought: sought}.Until(func() stage.Ramble {
		play, moves := stage.NewRandom(a, "cgexpo", 4, answers, box), -1
		stands := func() bool {
			moves++
			return until.Holds(play, moves)
		}
		return stage.Ramble{Play: play, Stands: stands, Step: func(chance *rand.Rand) bool { return step(play, chance) }}
	})
}

// step makes one move: thieves go where it is best for them, dice fall as they do.
func step(play *tracker.Play, chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range play.Position().Offers() {
		if o.Refused == nil && !o.Aside {
			open = append(open, o)
		}
	}
	if len(open) == 0 {
		return false
	}
	o := open[chance.IntN(len(open))]
	var answers rules.Answers
	switch o.Kind {
	case "move", "near", "drop", "janitor":
	case "walk":
		answers = stroll(o, chance)
	case "read":
		var legs []string
		for _, who := range []string{"scott", "socal", "uk"} {
			if way := []string{"", "toward6", "toward6", "s3", "ne2", "w4"}[chance.IntN(6)]; way != "" {
				legs = append(legs, who+":"+way)
			}
		}
		answers = rules.Answers{"card": {"0"}, "legs": {strings.Join(legs, " ")}, "carl": {fmt.Sprint(chance.IntN(3) == 0)}}
	default:
		answers = tracker.Draw(o, chance.IntN)
	}
	if _, err := play.Do(o, answers); err == nil {
		return true
	}
	_, err := play.Do(o, nil)
	return err == nil
}

// stroll goes somewhere, and sometimes picks one thing up; one walk in four is the best there is.
func stroll(o rules.Offer, chance *rand.Rand) rules.Answers {
	if chance.IntN(4) == 0 {
		return nil
	}
	answers := rules.Answers{"zone": {[]string{"floor", "floor", "casino", "museum", "vip"}[chance.IntN(5)]}}
	for _, f := range o.Fields {
		switch {
		case f.Name == "take" && chance.IntN(2) == 0:
			answers["take"] = []string{f.Options[chance.IntN(len(f.Options))].Value}
		case f.Many:
			answers[f.Name] = []string{}
		case f.Name == "cds":
			answers["cds"] = []string{"false"}
		case f.IsText():
			answers[f.Name] = []string{""}
		}
	}
	return answers
}

// table opens the table of a play that stands where a condition holds.
func table(a *shell.App, s *stage.Stage, mapped bool, until Wish) *play.Table {
	return stage.Table(a, Play(a, s, mapped, until))
}

// lastSlot taps the last of the board's slots in the dock: with large texts the items stand on the board.
func lastSlot(p *play.Table) {
	dock, _ := p.Board().(board.Asking).Asked()
	dock.Slots[len(dock.Slots)-1].Tapped()
}

// touchFirst touches the n-th thing of a noun on a board.
func touchFirst(p *play.Table, noun string, n int) {
	for _, thing := range p.Board().Things() {
		if of, _ := thing.Split(); of == noun {
			if n--; n < 0 {
				p.Board().(board.Own).Touch(thing)
				return
			}
		}
	}
}

// boxCopy returns the page of a copy of which the board is recorded, or nothing yet.
func boxCopy(a *shell.App, s *stage.Stage, recorded bool) *box.Copy {
	game, _ := catalog.Game("cgexpo")
	a.Tracker = stage.Fresh(a.Now)
	b, err := a.Tracker.NewBox(game, a.Text("boxes.name"))
	if err == nil && recorded {
		b, err = a.Tracker.SetPieces(b.ID, draft().Answers())
	}
	if err != nil {
		panic(err)
	}
	return box.NewCopy(a, game, b.ID)
}

// card opens an event card of a copy of which one podcaster's move is told.
func card(a *shell.App, s *stage.Stage) {
	p := boxCopy(a, s, true)
	said := rules.Answers{"scott": {"toward"}, "scottSteps": {"6"}, "socal": {"ne"}, "uk": {"place"}, "ukTo": {"C7"}}
	if _, err := a.Tracker.SetPiece(p.ID(), "event:1", said); err != nil {
		panic(err)
	}
	a.Push(p)
	p.OnPiece(p.Form("event"), "event:1")
}

// paint opens the board of a copy to be painted.
func paint(a *shell.App, s *stage.Stage, mode string) {
	boxCopy := boxCopy(a, s, true)
	p := box.NewPaint(a, boxCopy.Rules(), boxCopy.ID())
	p.Editor().(*screen.Editor).SetMode(mode)
	a.Push(p)
}
