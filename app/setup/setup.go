package setup

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"math/big"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page asks who plays, how much Docent follows and what the house plays otherwise.
type Page struct {
	app      *shell.App
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
	class    shell.Class
}

// table is what a set-up remembers of the last one of its game.
type table struct {
	Players []tracker.Player `json:"players"`
	Answers rules.Answers    `json:"answers"`
}

// company is how many sit down to a game that can also be played alone.
const company = 2

// New begins with these players, else with those of the last table, else with as few as make a table.
func New(a *shell.App, game rules.Game, players []tracker.Player) *Page {
	p := &Page{app: a, rules: game, answers: rules.Answers{}}
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
func lastPlayers(a *shell.App) []tracker.Player {
	plays, err := a.Tracker.Plays()
	a.Tell(err)
	if len(plays) == 0 {
		return nil
	}
	return plays[0].Players
}

func (p *Page) Screen() string { return "setup" }

func (p *Page) Game() string { return string(p.rules.ID()) }

// stranger is a player whom nobody named yet.
func (p *Page) stranger() *tracker.Player {
	return &tracker.Player{Name: p.app.Text("app.seat", "id", len(p.seats)+1), Symbol: p.freeSymbol(len(p.seats))}
}

// freeSymbol is a symbol that nobody at the table has, this one if it can be.
func (p *Page) freeSymbol(like int) int {
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

func (p *Page) players() []tracker.Player {
	players := make([]tracker.Player, len(p.seats))
	for i, s := range p.seats {
		players[i] = *s
	}
	return players
}

// setup is what Start would begin with; the starting player is the first where the app draws.
func (p *Page) setup() (rules.Setup, error) {
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
func (p *Page) judge() (string, *rules.Refusal) {
	a := p.app
	fewest, most := p.rules.Players()
	if len(p.seats) < fewest || len(p.seats) > most {
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
	if p.first == nil {
		setup.First = rules.Seat(below(len(p.seats)))
	}
	play, err := p.begin(setup)
	if err != nil {
		a.Tell(err)
		return
	}
	keepTable(a, play, p.answers)
	a.Replace(a.PageOf(play))
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
func keepTable(a *shell.App, play *tracker.Play, answers rules.Answers) {
	h := play.Header()
	saved, err := json.Marshal(table{h.Players, answers})
	if err != nil {
		fyne.LogError("the table cannot be remembered", err)
		return
	}
	a.SetSetting(shell.SettingSeats+string(h.Game), string(saved))
}

func (p *Page) Refresh() {
	p.refreshSeats()
	p.refreshOptions()
	p.refreshBox()
	p.refreshStart()
}

func (p *Page) refreshStart() {
	why, _ := p.judge()
	p.start.Caption = why
	p.start.SetGreyed(why != "")
	p.refreshRecord()
}

func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.rows, p.known = kit.Column(kit.Gap), kit.NewChoice(nil, p.onKnown)
	p.options, p.house, p.which = kit.Column(kit.Gap), kit.Column(kit.Gap), kit.Column(kit.Gap)
	p.record = kit.Column(0)
	p.starters, p.starting = kit.NewChoice(nil, p.onStarter), kit.Column(kit.Pad)
	p.start = kit.NewPrimary("play", a.Text("app.start"), p.onStart)
	head := a.Header(a.GameName(p.rules.ID()), a.Text("app.setup"),
		kit.NewIconButton("rules", a.Text("app.rules"), func() { a.Push(a.To.Rulebook(p.rules.ID(), "")) }))
	who := kit.Column(kit.Pad,
		kit.NewText(a.Text("app.players"), kit.Heading), p.rows, p.record, p.known, p.starting, p.which)
	how := kit.Column(kit.Pad, p.options, p.house)
	if !c.Wide() {
		body := kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(640, kit.Column(20, who, how)))
		return a.Screen(head, kit.NewScroll(body), kit.AtMost(640, p.start))
	}
	left := kit.NewScroll(kit.Inset(0, 4, kit.Edges, kit.Edges, who))
	right := kit.Between(kit.Column(0), kit.NewScroll(kit.Inset(0, kit.Edges, kit.Edges, 4, how)),
		kit.Inset(kit.Gap, kit.Edges, kit.Edges, 4, p.start))
	return a.Screen(head, kit.Split(0.5, left, right), nil)
}
