package setup

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page asks who plays, how much Docent follows and what the house plays otherwise.
type Page struct {
	app      *shell.App
	rules    rules.Game
	seating  seating
	settings settings
	boxes    boxChoice
	record   *fyne.Container // to beat alone
	start    *kit.ActionButton
	laying   *Checklist // of the play that was begun here last; nil: none, or it needs none
}

// table holds what a set-up remembers of the last one of its game.
type table struct {
	Players []tracker.Player `json:"players"`
	Answers rules.Answers    `json:"answers"`
}

// New returns a set-up with these players, else with those of the last table, else with as few as make a table.
func New(a *shell.App, game rules.Game, players []tracker.Player) *Page {
	p := blank(a, game)
	var last table
	if saved := a.Setting(shell.SettingSeats + string(game.ID())); saved != "" {
		if err := json.Unmarshal([]byte(saved), &last); err != nil {
			fyne.LogError("the last table cannot be read", err)
		}
	}
	if players == nil {
		players = last.Players
	}
	if players == nil {
		players = lastPlayers(a)
	}
	p.lay(players, last.Answers)
	if p.boxes.load(); p.boxes.id != a.Setting(settingBox+string(game.ID())) {
		p.propose()
	}
	return p
}

// NewRematch returns a set-up like that of another play: with its players, its level, its options and its box.
func NewRematch(a *shell.App, play *tracker.Play) *Page {
	h := play.Header()
	p := blank(a, play.Position().Game())
	p.lay(h.Players, tracker.AnswersOf(play))
	p.boxes.id, p.boxes.chosen = h.Box, h.Box != ""
	p.boxes.load()
	return p
}

// blank returns a set-up at which nobody sits yet.
func blank(a *shell.App, game rules.Game) *Page {
	p := &Page{app: a, rules: game}
	p.seating = seating{app: a, rules: game, changed: p.onSeats, badge: p.badge, opens: p.opens}
	p.settings = settings{app: a, rules: game, teller: p.teller, changed: p.onSettings, answers: rules.Answers{}}
	p.settings.seats = func() []*tracker.Player { return p.seating.seats }
	p.boxes = boxChoice{app: a, rules: game, changed: p.onBox, draw: p.drawRow}
	return p
}

// lay seats players and takes over those answers that the game has a setting for.
func (p *Page) lay(players []tracker.Player, answers rules.Answers) {
	p.seating.sit(renamed(p.app, plainly(players)))
	for _, s := range p.rules.Settings() {
		if given, ok := answers[s.Name]; ok {
			p.settings.answers[s.Name] = given
		}
	}
}

// onBox proposes what the chosen copy allows, and shows what follows from it.
func (p *Page) onBox() {
	p.propose()
	p.settings.refresh()
	p.refreshStart()
}

// propose answers as a table does whose copy has the drawing that the game is played with.
func (p *Page) propose() {
	painting := p.app.KitOf(p.rules.ID()).Painting
	if painting == nil || p.boxes.id == "" {
		return
	}
	if view, ok := p.view(); ok && !painting.Missed(view) {
		maps.Copy(p.settings.answers, painting.Uses)
	}
}

// renamed returns players with the names that they bear now: a last table or a finished game knows those of its time.
func renamed(a *shell.App, players []tracker.Player) []tracker.Player {
	known, err := a.Tracker.Players()
	a.Tell(err)
	for i, one := range players {
		at := slices.IndexFunc(known, func(k tracker.Player) bool { return one.ID != "" && k.ID == one.ID })
		if at >= 0 {
			players[i].Name = known[at].Name
		}
	}
	return players
}

// lastPlayers returns those of the play that was last begun or gone on with, of whatever game.
func lastPlayers(a *shell.App) []tracker.Player {
	plays, err := a.Tracker.Plays()
	a.Tell(err)
	if len(plays) == 0 {
		return nil
	}
	return plays[0].Players
}

// Screen names the page.
func (p *Page) Screen() string { return "setup" }

// Game returns the game that is set up.
func (p *Page) Game() string { return string(p.rules.ID()) }

// setup returns what Start would begin with; the starting player is the first where the app draws.
func (p *Page) setup() (rules.Setup, error) {
	s := rules.Setup{Seats: len(p.seating.seats), First: p.seating.starter(), Box: p.boxes.things()}
	options, err := p.rules.Options(p.settings.answers)
	s.Options = options
	return s, err
}

// judge returns why the table cannot start, with the rule that says so if one does.
func (p *Page) judge() (string, *rules.Refusal) {
	a := p.app
	fewest, most := p.rules.Players()
	if len(p.seating.seats) < fewest || len(p.seating.seats) > most {
		return a.Text("setup.count", "game", a.GameName(p.rules.ID()), "from", fewest, "to", most), nil
	}
	setup, err := p.setup()
	if err == nil {
		_, _, err = p.rules.Start(setup)
	}
	if err == nil {
		return "", nil
	}
	if r, ok := shell.RefusalIn(err); ok {
		return p.teller().Refusal(r), r
	}
	return a.ErrorText(err), nil
}

// onStart begins the play, or tells why it cannot begin.
func (p *Page) onStart() {
	a := p.app
	if why, refusal := p.judge(); refusal != nil {
		a.TellRefusal(p.teller(), p.rules.ID(), refusal)
		return
	} else if why != "" {
		a.Notify(why)
		return
	}
	setup, err := p.setup()
	if err != nil {
		a.Tell(err)
		return
	}
	if p.seating.first == nil {
		setup.First = rules.Seat(below(len(p.seating.seats)))
	}
	play, err := p.boxes.begin(setup, p.seating.players())
	if err != nil {
		a.Tell(err)
		return
	}
	p.keep(play.Header().Players)
	if p.laying != nil {
		p.laying.drop()
	}
	page := a.PageOf(play)
	if p.laying, _ = page.(*Checklist); p.laying != nil {
		a.Push(page) // and back from there, to put something right
		return
	}
	a.Settle()
	a.Replace(page)
}

// plainly returns players as they can be shown and kept, whoever wrote their names and symbols.
func plainly(players []tracker.Player) []tracker.Player {
	var all []tracker.Player
	for _, one := range players {
		if one.Name = tracker.Plain(one.Name); one.Name != "" {
			one.Symbol = (one.Symbol%kit.Seats + kit.Seats) % kit.Seats
			all = append(all, one)
		}
	}
	return all
}

// below returns a number in 0..n-1 that nobody can foresee.
func below(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		panic(fmt.Sprintf("crypto/rand promises never to fail: %v", err))
	}
	return int(i.Int64())
}

// keep remembers a table for the next set-up of its game, begun or not.
func (p *Page) keep(players []tracker.Player) {
	saved, err := json.Marshal(table{players, p.settings.answers})
	if err != nil {
		fyne.LogError("the table cannot be remembered", err)
		return
	}
	p.app.SetSetting(shell.SettingSeats+string(p.rules.ID()), string(saved))
}

// Refresh shows the set-up as it is.
func (p *Page) Refresh() {
	p.seating.refresh()
	p.settings.refresh()
	p.boxes.refresh()
	p.refreshStart()
}

// badge returns the colour and symbol that a seat would have at the table.
func (p *Page) badge(seat rules.Seat) int {
	symbol := p.seating.seats[seat].Symbol
	view, ok := p.view()
	if !ok {
		return symbol
	}
	return p.app.Badge(p.rules.ID(), view, seat, symbol)
}

// opens reports whether the table would be another if another player started.
func (p *Page) opens() bool {
	setup, err := p.setup()
	if err != nil {
		return true
	}
	var tables [2][]byte
	for first := range tables {
		setup.First = rules.Seat(first)
		position, _, err := p.rules.Start(setup)
		if err != nil {
			return true
		}
		tables[first] = position.JSON()
	}
	return !bytes.Equal(tables[0], tables[1])
}

// onSeats keeps who sits where and shows what follows from it: questions about seats, and whether the play can start.
func (p *Page) onSeats() {
	p.keep(p.seating.players())
	p.settings.refresh()
	p.refreshStart()
}

// onSettings shows what follows from an answer: the badges of seats, and whether the play can start.
func (p *Page) onSettings() {
	p.seating.refreshOrder()
	p.refreshStart()
}

// refreshStart shows whether the play can start, and the record to beat.
func (p *Page) refreshStart() {
	why, _ := p.judge()
	p.start.Caption = why
	p.start.SetGreyed(why != "")
	p.refreshRecord()
}

// between is the distance from one question to the next.
const between = 24

// showFilled shows a part of the page that holds something; an empty one leaves no gap.
func showFilled(part *fyne.Container) {
	part.Hidden = len(part.Objects) == 0
	part.Refresh()
}

// Build returns the set-up for a class of window.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.seating.build(c)
	p.settings.options, p.settings.house = arrange.Column(between), arrange.Column(look.Gap)
	p.boxes.row, p.record = arrange.Column(look.Gap), arrange.Column(0)
	p.start = kit.NewPrimary("play", a.Text("app.start"), p.onStart)
	head := a.Header(a.GameName(p.rules.ID()), a.Text("app.setup"),
		kit.NewIconButton("rules", a.Text("app.rules"), func() { a.Push(a.To.Rulebook(p.rules.ID(), "")) }))
	who := arrange.Column(between,
		arrange.Column(look.Pad, kit.NewText(a.Text("app.players"), kit.Heading), p.seating.rows, p.record, p.seating.known),
		p.seating.starting, p.boxes.row)
	how := arrange.Column(between, p.settings.options, p.settings.house)
	if !c.Wide() {
		body := arrange.Inset(0, look.Edges, look.Edges, look.Edges, arrange.AtMost(640, arrange.Column(between, who, how)))
		return a.Screen(head, arrange.NewScroll(body), arrange.AtMost(640, p.start))
	}
	left := arrange.NewScroll(arrange.Inset(0, 4, look.Edges, look.Edges, who))
	right := arrange.Between(arrange.Column(0), arrange.NewScroll(arrange.Inset(0, look.Edges, look.Edges, 4, how)),
		arrange.Inset(look.Gap, look.Edges, look.Edges, 4, p.start))
	return a.Screen(head, arrange.Split(0.5, left, right), nil)
}

// teller puts what the game says into words, with the names at the table.
func (p *Page) teller() *tracker.Teller { return p.app.Teller(p.rules.ID(), p.seating.players()) }
