package app

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"math/big"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// setupPage asks who plays, how much Docent follows and what the house plays otherwise.
type setupPage struct {
	app      *App
	rules    rules.Game
	seats    []*tracker.Player // in seat order
	first    *tracker.Player   // who starts; nil: the app draws
	answers  rules.Answers     // to the settings, where they differ from the defaults
	unfolded bool              // the house rules show
	boxes    []tracker.Box     // the copies of the game
	box      string            // the one on the table; empty: none
	boxed    bool              // somebody chose it here

	rows     *fyne.Container // one per seat
	known    *kit.Choice     // who else could play
	others   []tracker.Player
	starters *kit.Choice
	starting *fyne.Container // who begins, where there is a choice
	options  *fyne.Container
	record   *fyne.Container // to beat alone
	which    *fyne.Container // box
	house    *fyne.Container
	start    *kit.ActionButton
	class    class
}

// table is what a set-up remembers of the last one of its game.
type table struct {
	Players []tracker.Player `json:"players"`
	Answers rules.Answers    `json:"answers"`
}

// company is how many sit down to a game that can also be played alone.
const company = 2

// newSetupPage begins with these players, else with those of the last table, else with as few as make a table.
func newSetupPage(a *App, game rules.Game, players []tracker.Player) *setupPage {
	p := &setupPage{app: a, rules: game, answers: rules.Answers{}}
	var last table
	if saved := a.setting(settingSeats + string(game.ID())); saved != "" {
		if err := json.Unmarshal([]byte(saved), &last); err != nil {
			fyne.LogError("the last table cannot be read", err)
		}
	}
	if players == nil {
		players = last.Players
	}
	if players == nil {
		players = a.lastPlayers()
	}
	fewest, most := game.Players()
	for _, one := range players[:min(len(players), most)] {
		p.seats = append(p.seats, &one)
	}
	if len(p.seats) == 0 {
		fewest = min(max(fewest, company), most)
	}
	for len(p.seats) < fewest {
		p.seats = append(p.seats, p.stranger())
	}
	for _, s := range game.Settings() {
		if given, ok := last.Answers[s.Name]; ok {
			p.answers[s.Name] = given
		}
	}
	return p
}

// lastPlayers are those of the play that was last begun or gone on with, of whatever game.
func (a *App) lastPlayers() []tracker.Player {
	plays, err := a.tracker.Plays()
	a.tell(err)
	if len(plays) == 0 {
		return nil
	}
	return plays[0].Players
}

func (p *setupPage) game() string { return string(p.rules.ID()) }

// stranger is a player whom nobody named yet.
func (p *setupPage) stranger() *tracker.Player {
	return &tracker.Player{Name: p.app.text("app.seat", "id", len(p.seats)+1), Symbol: p.freeSymbol(len(p.seats))}
}

// freeSymbol is a symbol that nobody at the table has, this one if it can be.
func (p *setupPage) freeSymbol(like int) int {
	taken := map[int]bool{}
	for _, s := range p.seats {
		taken[s.Symbol] = true
	}
	for i := range kit.Seats {
		if symbol := (like + i) % kit.Seats; !taken[symbol] {
			return symbol
		}
	}
	return like % kit.Seats
}

func (p *setupPage) players() []tracker.Player {
	players := make([]tracker.Player, len(p.seats))
	for i, s := range p.seats {
		players[i] = *s
	}
	return players
}

// setup is what Start would begin with; the starting player is the first where the app draws.
func (p *setupPage) setup() (rules.Setup, error) {
	s := rules.Setup{Seats: len(p.seats), Box: p.boxThings()}
	for i, player := range p.seats {
		if player == p.first {
			s.First = rules.Seat(i)
		}
	}
	options, err := p.rules.Options(p.answers)
	s.Options = options
	return s, err
}

// judge says why the table cannot start, with the rule that says so if one does.
func (p *setupPage) judge() (string, *rules.Refusal) {
	a := p.app
	fewest, most := p.rules.Players()
	if len(p.seats) < fewest || len(p.seats) > most {
		return a.text("setup.count", "game", a.gameName(p.rules.ID()), "from", fewest, "to", most), nil
	}
	setup, err := p.setup()
	if err == nil {
		_, _, err = p.rules.Start(setup)
	}
	if err == nil {
		return "", nil
	}
	if r, ok := refusalIn(err); ok {
		return p.teller().Refusal(r), r
	}
	return a.errorText(err), nil
}

func (p *setupPage) onStart() {
	a := p.app
	if why, refusal := p.judge(); refusal != nil {
		a.tellRefusal(p.teller(), p.rules.ID(), refusal)
		return
	} else if why != "" {
		a.Notify(why)
		return
	}
	setup, err := p.setup()
	if err != nil {
		a.tell(err)
		return
	}
	if p.first == nil {
		setup.First = rules.Seat(below(len(p.seats)))
	}
	play, err := p.begin(setup)
	if err != nil {
		a.tell(err)
		return
	}
	a.keepTable(play, p.answers)
	a.replace(a.pageOf(play))
}

// below is a number in 0..n-1 that nobody can foresee.
func below(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		panic(fmt.Sprintf("crypto/rand promises never to fail: %v", err))
	}
	return int(i.Int64())
}

// keepTable remembers a table for the next set-up of its game.
func (a *App) keepTable(play *tracker.Play, answers rules.Answers) {
	h := play.Header()
	saved, err := json.Marshal(table{h.Players, answers})
	if err != nil {
		fyne.LogError("the table cannot be remembered", err)
		return
	}
	a.setSetting(settingSeats+string(h.Game), string(saved))
}

func (p *setupPage) refresh() {
	p.refreshSeats()
	p.refreshOptions()
	p.refreshBox()
	p.refreshStart()
}

func (p *setupPage) refreshStart() {
	why, _ := p.judge()
	p.start.Caption = why
	p.start.SetGreyed(why != "")
	p.refreshRecord()
}

func (p *setupPage) build(c class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.rows, p.known = kit.Column(kit.Gap), kit.NewChoice(nil, p.onKnown)
	p.options, p.house, p.which = kit.Column(kit.Gap), kit.Column(kit.Gap), kit.Column(kit.Gap)
	p.record = kit.Column(0)
	p.starters, p.starting = kit.NewChoice(nil, p.onStarter), kit.Column(kit.Pad)
	p.start = kit.NewPrimary("play", a.text("app.start"), p.onStart)
	head := a.header(a.gameName(p.rules.ID()), a.text("app.setup"),
		kit.NewIconButton("rules", a.text("app.rules"), func() { a.push(newRulebookPage(a, p.rules.ID(), "")) }))
	who := kit.Column(kit.Pad,
		kit.NewText(a.text("app.players"), kit.Heading), p.rows, p.record, p.known, p.starting, p.which)
	how := kit.Column(kit.Pad, p.options, p.house)
	if !c.wide() {
		body := kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(640, kit.Column(20, who, how)))
		return a.screen(head, kit.NewScroll(body), kit.AtMost(640, p.start))
	}
	left := kit.NewScroll(kit.Inset(0, 4, kit.Edges, kit.Edges, who))
	right := between(kit.Column(0), kit.NewScroll(kit.Inset(0, kit.Edges, kit.Edges, 4, how)),
		kit.Inset(kit.Gap, kit.Edges, kit.Edges, 4, p.start))
	return a.screen(head, split(0.5, left, right), nil)
}
