//go:build scenes

package scenes

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"docent/app/board"
	"docent/app/box"
	"docent/app/games/cgexpo"
	"docent/app/play"
	"docent/app/result"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// expoScenes lists CGE Adventures as it stands in play; nothing where the game is not on the shelf.
func expoScenes() []Scene {
	if _, ok := catalog.Game("cgexpo"); !ok {
		return nil
	}
	table := func(name string, mapped bool, until expoHope) Scene {
		return Scene{"cgexpo-" + name, func(a *shell.App, s *Stage) { s.expoTable(a, mapped, until) }}
	}
	return []Scene{
		table("roll", true, ExpoAsks("roll", 30)),
		table("move", true, ExpoAsks("move", 60)),
		{"cgexpo-aim", func(a *shell.App, s *Stage) {
			p := s.expoTable(a, true, ExpoAsks("move", 60))
			touchFirst(p, "square", 7)
		}},
		table("fight", true, ExpoAsks("battle", 20)),
		table("sweep", true, ExpoAsks("sweep", 20)),
		table("event", true, ExpoAsks("read", 10)),
		table("put", true, ExpoAsks("put", 20)),
		table("white", true, ExpoAsks("white", 0)),
		table("frantic-move", true, ExpoFlees("move")),
		{"cgexpo-card", func(a *shell.App, s *Stage) {
			p := s.expoTable(a, true, ExpoAsks("read", 10))
			p.Board().(board.Own).Touch("deck")
		}},
		{"cgexpo-loose", func(a *shell.App, s *Stage) { s.expoTable(a, true, ExpoAsks("move", 60)).Loosen(true) }},
		{"cgexpo-packs", func(a *shell.App, s *Stage) {
			p := s.expoTable(a, true, ExpoAsks("roll", 90))
			p.Board().(board.Own).Touch("packs:all")
		}},
		table("zones", false, ExpoAsks("roll", 24)),
		table("zones-fight", false, ExpoAsks("battle", 8)),
		table("zones-white", false, ExpoAsks("white", 0)),
		{"cgexpo-zones-walk", func(a *shell.App, s *Stage) { s.expoForm(a, false, "walk", ExpoAsks("walk", 20)) }},
		{"cgexpo-zones-quick", func(a *shell.App, s *Stage) { s.expoForm(a, false, "quick", ExpoAsks("quick", 20)) }},
		{"cgexpo-end", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.Expo(a, true, expoOver))) }},
		{"cgexpo-box", func(a *shell.App, s *Stage) { a.Push(s.expoCopy(a, true)) }},
		{"cgexpo-cards", func(a *shell.App, s *Stage) { s.expoCard(a) }},
		{"cgexpo-paint", func(a *shell.App, s *Stage) { s.expoPaint(a, "zones") }},
		{"cgexpo-paint-walls", func(a *shell.App, s *Stage) { s.expoPaint(a, "walls") }},
		{"cgexpo-paint-starts", func(a *shell.App, s *Stage) { s.expoPaint(a, "starts") }},
		{"cgexpo-paint-size", func(a *shell.App, s *Stage) { s.expoPaint(a, "size") }},
		{"cgexpo-paint-first", func(a *shell.App, s *Stage) {
			p := s.expoCopy(a, false)
			a.Push(box.NewPaint(a, p.Rules(), p.Id()))
		}},
		{"cgexpo-setup", func(a *shell.App, _ *Stage) {
			game, _ := catalog.Game("cgexpo")
			p := setup.New(a, game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{"cgexpo-laying", func(a *shell.App, s *Stage) { a.Push(setup.NewChecklist(a, s.Expo(a, true, ExpoAsks("roll", -1)))) }},
	}
}

// expoHope is a condition that a random play is led to, and its name.
type expoHope struct {
	Name  string
	Holds func(*tracker.Play, int) bool
}

func ExpoOffered(play *tracker.Play, kind rules.Kind) bool {
	for _, o := range play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// ExpoAsks holds after so many moves, when something is asked.
func ExpoAsks(kind rules.Kind, moves int) expoHope {
	return expoHope{fmt.Sprint(kind, " ", moves), func(p *tracker.Play, n int) bool { return n > moves && ExpoOffered(p, kind) }}
}

// ExpoFlees holds when who has the CDs is asked something.
func ExpoFlees(kind rules.Kind) expoHope {
	return expoHope{"flees " + string(kind), func(p *tracker.Play, _ int) bool {
		view := p.Position().View(rules.Table)
		seat := view.Now().Seat
		if seat < 0 || !ExpoOffered(p, kind) {
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

var expoOver = expoHope{"over", func(p *tracker.Play, _ int) bool { return p.Position().Over() }}

// expoBoardOf is a board as a box may tell it.
func expoBoardOf() *cgexpo.Draft {
	d := cgexpo.NewDraft(20, 16)
	for _, room := range []struct{ x0, y0, x1, y1, zone int }{
		{0, 0, 5, 4, 3}, {13, 0, 19, 5, 4}, {0, 10, 6, 15, 5}, {9, 15, 12, 15, 1}, {9, 7, 10, 8, 0}, {14, 10, 15, 11, 0},
	} {
		d.Fill(room.x0, room.y0, room.x1, room.y1, cgexpo.ZoneNumber(room.zone))
	}
	d.Draw(cgexpo.Line{Down: true, Line: 6, At: 2, To: 3}, 'v')
	d.Draw(cgexpo.Line{Line: 6, At: 15, To: 16}, 'c')
	d.Draw(cgexpo.Line{Down: true, Line: 13, At: 2, To: 3}, 'c')
	d.Draw(cgexpo.Line{Down: true, Line: 7, At: 12, To: 13}, 'm')
	d.Draw(cgexpo.Line{Line: 10, At: 3, To: 4}, 'm')
	d.Enclose()
	d.Draw(cgexpo.Line{Down: true, Line: 10, At: 0, To: 4}, '|')
	d.Draw(cgexpo.Line{Line: 13, At: 15, To: 19}, '|')
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

// expoBox is what a copy says of which everything is recorded.
func expoBox(game rules.Game) rules.Box {
	box := rules.Box{}
	for thing, answers := range expoBoardOf().Answers() {
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

// Expo plays at random, the same every time, until a condition holds.
func (s *Stage) Expo(a *shell.App, mapped bool, until expoHope) *tracker.Play {
	key := fmt.Sprint("cgexpo,", mapped, until.Name)
	if s.museums[key] == nil {
		s.museums[key] = expoPlay(a, mapped, until)
	}
	return s.museums[key]
}

func expoPlay(a *shell.App, mapped bool, until expoHope) *tracker.Play {
	game, _ := catalog.Game("cgexpo")
	answers := rules.Answers{"difficulty": {"difficult"}}
	var box rules.Box
	if mapped {
		box = expoBox(game)
	} else {
		answers["level"] = []string{"zones"}
	}
	return rambles{seeds: 60, stream: 7, moves: 900}.until(func() ramble {
		play, moves := newRandom(a, "cgexpo", 4, answers, box), -1
		stands := func() bool {
			moves++
			return until.Holds(play, moves)
		}
		return ramble{play, stands, func(chance *rand.Rand) bool { return expoStep(play, chance) }}
	})
}

// expoStep makes one move: thieves go where it is best for them, dice fall as they do.
func expoStep(play *tracker.Play, chance *rand.Rand) bool {
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
		answers = expoStroll(o, chance)
	case "read":
		way := func() string { return []string{"stays", "toward", "toward", "s", "ne", "w"}[chance.IntN(6)] }
		answers = tracker.Draw(o, chance.IntN)
		answers["scott"], answers["socal"], answers["uk"] = []string{way()}, []string{way()}, []string{way()}
		answers["card"], answers["carl"] = []string{"0"}, []string{fmt.Sprint(chance.IntN(3) == 0)}
	default:
		answers = tracker.Draw(o, chance.IntN)
	}
	if _, err := play.Do(o, answers); err == nil {
		return true
	}
	_, err := play.Do(o, nil)
	return err == nil
}

// expoStroll goes somewhere, and sometimes picks one thing up; one walk in four is the best there is.
func expoStroll(o rules.Offer, chance *rand.Rand) rules.Answers {
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

// expoTable opens the table of a play that stands where a condition holds.
func (s *Stage) expoTable(a *shell.App, mapped bool, until expoHope) *play.Table {
	p := play.NewTable(a, s.Expo(a, mapped, until))
	a.Push(p)
	return p
}

// expoForm opens the form of a question.
func (s *Stage) expoForm(a *shell.App, mapped bool, kind rules.Kind, until expoHope) {
	p := s.expoTable(a, mapped, until)
	for _, o := range p.Offers() {
		if o.Kind == kind && o.Refused == nil {
			p.Choose(o, nil)
			return
		}
	}
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

// expoCopy is the page of a copy of which the board is recorded, or nothing yet.
func (s *Stage) expoCopy(a *shell.App, recorded bool) *box.Copy {
	game, _ := catalog.Game("cgexpo")
	a.Tracker = Fresh(a.Now)
	b, err := a.Tracker.NewBox(game, a.Text("boxes.name"))
	if err == nil && recorded {
		b, err = a.Tracker.SetPieces(b.ID, expoBoardOf().Answers())
	}
	if err != nil {
		panic(err)
	}
	return box.NewCopy(a, game, b.ID)
}

// expoCard opens an event card of a copy of which one podcaster's move is told.
func (s *Stage) expoCard(a *shell.App) {
	p := s.expoCopy(a, true)
	said := rules.Answers{"scott": {"toward"}, "scottSteps": {"6"}, "socal": {"ne"}, "uk": {"place"}, "ukTo": {"C7"}}
	if _, err := a.Tracker.SetPiece(p.Id(), "event:1", said); err != nil {
		panic(err)
	}
	a.Push(p)
	p.OnPiece(p.Form("event"), "event:1")
}

// expoPaint opens the board of a copy to be painted.
func (s *Stage) expoPaint(a *shell.App, mode string) {
	boxCopy := s.expoCopy(a, true)
	p := box.NewPaint(a, boxCopy.Rules(), boxCopy.Id())
	p.Editor().(*cgexpo.Editor).SetMode(mode)
	a.Push(p)
}
