package history

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// gameStats holds what the finished plays of a game have in common, the first play first.
type gameStats struct {
	game     rules.GameID
	plays    int
	low, top int // scores
	length   time.Duration
	charted  int // the last plays, which the chart shows
	players  []playerStats
}

// playerStats is one player's part in them, by who won most.
type playerStats struct {
	player  tracker.Player
	plays   int
	against int // others
	wins    int
	scores  []kit.Point // among the charted plays
}

const (
	mostCharted = 12 // plays in a chart
	mostSeries  = 6  // players in it
)

// statsOf counts the finished plays of a game.
func statsOf(all []tracker.Summary, game rules.GameID) gameStats {
	plays := slices.DeleteFunc(slices.Clone(all), func(s tracker.Summary) bool {
		return s.Game != game || !s.Over || len(s.Result) == 0
	})
	slices.SortStableFunc(plays, func(a, b tracker.Summary) int { return a.Changed.Compare(b.Changed) })
	g := gameStats{game: game, plays: len(plays), charted: min(len(plays), mostCharted)}
	var lengths []time.Duration
	for i, s := range plays {
		lengths = append(lengths, s.Changed.Sub(s.Started))
		for _, r := range s.Result {
			g.add(s, r, i-(len(plays)-g.charted))
		}
	}
	if len(lengths) > 0 {
		slices.Sort(lengths)
		g.length = lengths[len(lengths)/2]
	}
	slices.SortStableFunc(g.players, func(a, b playerStats) int {
		if a.wins != b.wins {
			return b.wins - a.wins
		}
		return b.plays - a.plays
	})
	return g
}

// add counts the result of a seat; column is where its play stands in the chart, negative before it.
func (g *gameStats) add(s tracker.Summary, r tracker.Result, column int) {
	if int(r.Seat) >= len(s.Players) {
		return
	}
	who := s.Players[r.Seat]
	at := slices.IndexFunc(g.players, func(p playerStats) bool { return p.player.ID == who.ID || strings.EqualFold(p.player.Name, who.Name) })
	if at < 0 {
		at, g.players = len(g.players), append(g.players, playerStats{})
	}
	p := &g.players[at]
	p.player = who
	p.plays++
	if len(s.Result) > 1 {
		p.against++
		if r.Rank == 1 && !r.Out {
			p.wins++
		}
	}
	if r.Out {
		return
	}
	if g.low == 0 && g.top == 0 {
		g.low = r.Total
	}
	g.low, g.top = min(g.low, r.Total), max(g.top, r.Total)
	if column >= 0 {
		p.scores = append(p.scores, kit.Point{Column: column, Number: r.Total})
	}
}

// stats shows who wins what, and how scores go, game by game.
type stats struct {
	app  *shell.App
	list *fyne.Container
}

func newStats(a *shell.App) *stats { return &stats{app: a} }

func (p *stats) Screen() string { return "stats" }

func (p *stats) Build(c shell.Class) fyne.CanvasObject {
	p.list = kit.Column(kit.Pad)
	widest := float32(640)
	if c.Wide() {
		widest = 1240
	}
	body := kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(widest, p.list))
	return kit.Between(p.app.Header(p.app.Text("stats.title"), ""), kit.NewScroll(body), nil)
}

func (p *stats) Refresh() {
	a := p.app
	plays, err := a.Tracker.Plays()
	a.Tell(err)
	var cards []fyne.CanvasObject
	for _, game := range p.app.Config.Games {
		if g := statsOf(plays, game.ID()); g.plays > 0 {
			cards = append(cards, p.card(g))
		}
	}
	p.list.Objects = nil
	if len(cards) == 0 {
		p.list.Add(kit.NewEmptyState("chart", a.Text("stats.none"), a.Text("stats.none.hint"), nil))
	} else {
		p.list.Add(kit.Column(kit.Pad, cards...))
	}
	p.list.Refresh()
}

// card tells about one game.
func (p *stats) card(g gameStats) fyne.CanvasObject {
	a := p.app
	number := a.Texts.Number
	about := a.Plural("stats.plays", g.plays)
	if minutes := int(g.length.Minutes() + 0.5); minutes > 0 && minutes < 24*60 {
		about = parts.Dotted(about, a.Text("stats.length", "n", number(minutes)))
	}
	if g.top > 0 {
		about = parts.Dotted(about, a.Text("stats.spread", "low", number(g.low), "high", number(g.top)))
	}
	texts := kit.Column(2, kit.NewWrapped(a.GameName(g.game), kit.Strong), kit.NewWrapped(about, kit.Caption))
	head := kit.Row(kit.Pad, parts.NewCover(g.game, 44), kit.Middle(texts))
	players := kit.Column(kit.Pad)
	for _, one := range g.players[:min(len(g.players), mostSeries)] {
		players.Add(p.wins(one))
	}
	parts := []fyne.CanvasObject{players}
	if chart := p.chart(g); chart != nil {
		parts = append(parts, kit.Column(kit.Gap, kit.NewWrapped(a.Text("stats.scores"), kit.Strong), chart))
	}
	return kit.NewCard(kit.Column(kit.Edges, head, kit.GridOf(380, 2, parts...)))
}

// wins returns how often a player won, of how many plays against others.
func (p *stats) wins(one playerStats) fyne.CanvasObject {
	a := p.app
	name, mark := kit.NewText(one.player.Name, kit.Body), kit.NewSeatMark(one.player.Symbol, 36)
	if one.against == 0 {
		return kit.Row(kit.Pad, mark, kit.Middle(kit.Column(1, name, kit.NewText(a.Plural("stats.played", one.plays), kit.Caption))))
	}
	said := a.Text("stats.wins", "wins", a.Texts.Number(one.wins), "plays", a.Texts.Number(one.against))
	track := kit.NewTrack()
	track.Ink = kit.SeatInk(one.player.Symbol)
	track.Set(one.wins, one.against)
	head := kit.Row(kit.Gap, kit.Middle(name), kit.NewText(said, kit.Caption))
	if kit.Scale() > 1.3 {
		head = kit.Column(1, name, kit.NewWrapped(said, kit.Caption))
	}
	return kit.Row(kit.Pad, mark, kit.Middle(kit.Column(2, head, track)))
}

// chart returns how scores went over the last plays; nil where there is only one.
func (p *stats) chart(g gameStats) fyne.CanvasObject {
	if g.charted < 2 {
		return nil
	}
	var series []kit.Series
	var said []string
	for _, one := range g.players[:min(len(g.players), mostSeries)] {
		n := one.player.Symbol
		series = append(series, kit.Series{Ink: kit.SeatInk(n), Icon: kit.SeatSymbol(n), Points: one.scores})
		line := one.player.Name
		for _, point := range one.scores {
			line += " " + p.app.Texts.Number(point.Number)
		}
		said = append(said, line)
	}
	return kit.NewChart(parts.Dotted(append([]string{p.app.Text("stats.scores")}, said...)...), g.charted, series...)
}
