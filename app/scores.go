package app

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/games"
	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// scorePage is the result of a play with every reason for it.
type scorePage struct {
	app    *App
	play   *tracker.Play
	teller *tracker.Teller
	scores []rules.Score
	class  class

	remembered remembered // what the box learnt of the play
}

func newScorePage(a *App, play *tracker.Play) *scorePage { return &scorePage{app: a, play: play} }

func (p *scorePage) game() string { return string(p.play.Header().Game) }

func (p *scorePage) playID() string { return p.play.Header().ID }

func (p *scorePage) onRematch() {
	if game, ok := gameOf(p.play.Header().Game); ok {
		p.app.replace(newSetupPage(p.app, game, p.play.Header().Players))
	}
}

func (p *scorePage) onTable() { p.app.backToTable(p.play) }

// onReview goes through the play from its start.
func (p *scorePage) onReview() {
	t := newTablePage(p.app, p.play)
	p.app.replace(t)
	t.review()
}

// undo takes back the last move: the play is no longer over and the table comes back.
func (p *scorePage) undo() {
	if err := p.play.Undo(); err != nil {
		p.app.tell(err)
		return
	}
	p.app.openInstead(p.play)
}

func (p *scorePage) redo() {}

func (p *scorePage) refresh() {}

func (p *scorePage) build(c class) fyne.CanvasObject {
	a, h := p.app, p.play.Header()
	p.class = c
	p.teller = a.teller(h.Game, h.Players).Named(h.Setup.Box)
	p.scores = p.play.Position().View(rules.Table).Scores()
	head := a.header(a.text("app.score"), a.gameName(h.Game)+" · "+a.when(p.ended()))
	top := kit.Column(kit.Pad, p.result())
	if box := p.boxLine(); box != nil {
		top.Add(box)
	}
	back := kit.Column(kit.Gap, kit.NewListRow("again", a.text("playback.review"), a.text("playback.review.about"), p.onReview),
		kit.NewListRow("correct", a.text("score.table"), a.text("score.table.about"), p.onTable))
	var ties, cards []fyne.CanvasObject
	for _, tied := range tiesIn(p.scores) {
		ties = append(ties, p.tie(tied))
	}
	for _, s := range p.scores {
		cards = append(cards, p.card(s))
	}
	if !c.wide() {
		body := kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(640, kit.Column(20, top, gridOf(300, 1, ties...), evenly(gridOf(300, 2, cards...)), back)))
		return a.screen(head, kit.NewScroll(body), kit.AtMost(640, p.actions()))
	}
	left := between(kit.Column(0), kit.NewScroll(kit.Inset(0, 4, kit.Gap, kit.Edges, top)), kit.Inset(kit.Gap, 4, kit.Edges, kit.Edges, p.actions()))
	right := kit.NewScroll(kit.Column(0, kit.Inset(0, kit.Edges, kit.Edges, 4, kit.Column(kit.Pad, gridOf(360, 2, ties...), evenly(gridOf(300, 3, cards...)), back))))
	return between(head, split(0.4, left, right), nil)
}

func (p *scorePage) actions() fyne.CanvasObject {
	a := p.app
	return kit.FlowFill(kit.Gap,
		kit.NewActionButton("share", a.text("app.share"), p.onShare),
		kit.NewPrimary("redo", p.again(), p.onRematch))
}

// result is who won, on a podium; alone it is what was reached.
func (p *scorePage) result() fyne.CanvasObject {
	if len(p.scores) == 1 {
		return p.alone()
	}
	return kit.Column(kit.Pad, p.winners(), p.podium())
}

// winners says who won, by how much.
func (p *scorePage) winners() fyne.CanvasObject {
	a := p.app
	var first []string
	total := 0
	for _, s := range p.scores {
		if s.Rank == 1 && !s.Out {
			first, total = append(first, p.name(s.Seat)), s.Total
		}
	}
	if len(first) == 0 {
		return kit.NewCentred(a.text("score.nobody"), kit.Title)
	}
	return kit.Column(2,
		kit.NewCentred(a.plural("score.won", len(first), "who", a.list(first)), kit.Title),
		kit.NewCentred(p.points(total), kit.Body).WithInk(kit.InkSoft))
}

func (p *scorePage) name(seat rules.Seat) string { return playerName(p.play.Header().Players, seat) }

// points is a total in the words of the game.
func (p *scorePage) points(total int) string { return p.app.points(p.play.Header().Game, total) }

func (a *App) points(game rules.GameID, total int) string {
	return a.teller(game, nil).Thing(rules.Of("points", total))
}

func (p *scorePage) symbol(seat rules.Seat) int { return p.play.Header().Players[seat].Symbol }

// card is one seat's lines, each of which opens its rule.
func (p *scorePage) card(s rules.Score) fyne.CanvasObject {
	a := p.app
	list := kit.Column(0, kit.Row(kit.Pad, kit.NewSeatMark(p.symbol(s.Seat), 40),
		p.heading(s),
		kit.NewText(a.texts.Number(s.Total), kit.Title)))
	for _, l := range s.Lines {
		list.Add(p.line(s.Seat, l, p.teller.Line(l), points(l.Points)))
	}
	card := kit.NewCard(list)
	card.Pad = kit.Pad
	if s.Rank == 1 && !s.Out {
		card.Edge = kit.Brass
	}
	return card
}

// line opens its rule, under what it counts where that can be drawn.
func (p *scorePage) line(seat rules.Seat, l rules.Line, said, points string) fyne.CanvasObject {
	row := kit.Row(kit.Gap, middle(kit.NewWrapped(said, kit.Body)))
	if points != "" {
		row.Add(kit.NewText(points, kit.Strong))
	}
	b, all := tile(said+" "+points, kit.Inset(kit.Gap+2, 4, kit.Gap+2, 4, row), func() { p.openLine(seat, l, said) })
	b.Style = kit.Quiet
	return all
}

func (p *scorePage) openLine(seat rules.Seat, l rules.Line, said string) {
	game := p.play.Header().Game
	if prover, ok := games.Of(game).Art.(board.Prover); ok {
		if proof := prover.Proof(p.play.Position().View(rules.Table), seat, l); proof != nil {
			p.app.openProof(game, l.Rule, p.name(seat)+" · "+said, proof)
			return
		}
	}
	p.app.openRule(game, l.Rule)
}

// points writes what a line gives or takes.
func points(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// ended is when the last move was made.
func (p *scorePage) ended() time.Time {
	if line := p.play.Line(); len(line) > 0 {
		return line[len(line)-1].At
	}
	return p.play.Header().Started
}
