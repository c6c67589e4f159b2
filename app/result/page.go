package result

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page is the result of a play with every reason for it.
type Page struct {
	app    *shell.App
	play   *tracker.Play
	teller *tracker.Teller
	scores []rules.Score
	class  shell.Class

	remembered parts.Learnt // what the box learnt of the play
	ended      bool         // it ended just now: a chord is heard
	fresh      bool         // the best have still to rise
	rising     *podium      // nil: nobody stands on one
}

// New returns the result of a play.
func New(a *shell.App, play *tracker.Play) *Page { return &Page{app: a, play: play} }

// NewEnded returns the score of a play that has ended just now: the box on the table learns what it showed. It does so
// only now: what somebody sets right in the box later stays.
func NewEnded(a *shell.App, play *tracker.Play) *Page {
	p := New(a, play)
	p.ended, p.fresh = true, true
	p.remembered = parts.AutoLearn(a, play)
	return p
}

// Opened has it be heard that somebody has won.
func (p *Page) Opened() {
	if p.ended {
		p.ended = false
		p.app.Cue(cue.Chord)
	}
}

// Played returns the play.
func (p *Page) Played() *tracker.Play { return p.play }

// Screen names the page.
func (p *Page) Screen() string { return "score" }

// Game returns the game that was played.
func (p *Page) Game() string { return string(p.play.Header().Game) }

// PlayID returns the play that opens again when the app starts.
func (p *Page) PlayID() string { return p.play.Header().ID }

// onRematch sets up another play of the same players, as this one was set up.
func (p *Page) onRematch() { p.app.Replace(p.app.To.Rematch(p.play)) }

// onTable opens the table, to correct it.
func (p *Page) onTable() { p.app.Replace(p.app.To.Table(p.play)) }

// onReview goes through the play from its start.
func (p *Page) onReview() {
	p.app.Replace(p.app.To.Review(p.play, 0))
}

// Undo takes back the last move: the play is no longer over and the table comes back.
func (p *Page) Undo() {
	if err := p.play.Undo(); err != nil {
		p.app.Tell(err)
		return
	}
	p.app.OpenInstead(p.play)
}

// Redo does nothing: a play that is over has no later move.
func (p *Page) Redo() {}

// Refresh changes nothing: the result is shown when it is built.
func (p *Page) Refresh() {}

// Leave ends what moves.
func (p *Page) Leave() {
	if p.rising != nil {
		p.rising.show.skip()
	}
}

// Build returns the result for a class of window.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a, h := p.app, p.play.Header()
	p.class = c
	p.teller = a.Teller(h.Game, h.Players).Named(h.Setup.Box)
	p.scores = p.play.Position().View(rules.Table).Scores()
	head := a.Header(a.Text("app.score"), a.GameName(h.Game)+" · "+a.When(p.endedAt()))
	top := arrange.Column(look.Pad, p.result())
	if lines := p.lines(); lines != nil {
		top.Add(lines)
	}
	if box := p.boxLine(); box != nil {
		top.Add(box)
	}
	back := arrange.Column(look.Gap, kit.NewListRow("step-on", a.Text("playback.review"), a.Text("playback.review.about"), p.onReview),
		kit.NewListRow("correct", a.Text("score.table"), a.Text("score.table.about"), p.onTable))
	var ties, cards []fyne.CanvasObject
	for _, tied := range tiesIn(p.scores) {
		ties = append(ties, p.tie(tied))
	}
	for _, s := range p.scores {
		cards = append(cards, p.card(s))
	}
	if !c.Wide() {
		body := arrange.Inset(0, look.Edges, look.Edges, look.Edges, arrange.AtMost(640, arrange.Column(20, top, arrange.GridOf(300, 1, ties...), arrange.GridOf(300, 2, cards...), back)))
		return a.Screen(head, arrange.NewScroll(body), arrange.AtMost(640, p.actions()))
	}
	left := arrange.Between(arrange.Column(0), arrange.NewScroll(arrange.Inset(0, 4, look.Gap, look.Edges, top)), arrange.Inset(look.Gap, 4, look.Edges, look.Edges, p.actions()))
	right := arrange.NewScroll(arrange.Column(0, arrange.Inset(0, look.Edges, look.Edges, 4, arrange.Column(look.Pad, arrange.GridOf(360, 2, ties...), arrange.GridOf(300, 3, cards...), back))))
	return arrange.Between(head, arrange.Split(0.4, left, right), nil)
}

// actions returns the buttons: share, and another play.
func (p *Page) actions() fyne.CanvasObject {
	a := p.app
	return arrange.FlowFill(look.Gap,
		kit.NewActionButton("share", a.Text("app.share"), p.onShare),
		kit.NewPrimary("redo", p.rematchName(), p.onRematch))
}

// result returns who won, on a podium, or what a single player reached.
func (p *Page) result() fyne.CanvasObject {
	if len(p.scores) == 1 {
		return p.alone()
	}
	won, points := p.winners()
	title, about := kit.NewCentred(won, kit.Title), kit.NewCentred(points, kit.Body).WithInk(look.InkSoft)
	p.rising = p.podium(won)
	if p.fresh && look.Motion() {
		title.SetText(p.app.Text("score.suspense"))
		p.rising.show.start(len(p.rising.stands), p.rising.Refresh, func() { title.SetText(won) })
	}
	p.fresh = false
	return arrange.Column(look.Pad, arrange.Column(2, title, about), p.rising)
}

// winners returns who won, and with what.
func (p *Page) winners() (won, points string) {
	a := p.app
	var first []string
	total := 0
	for _, s := range p.scores {
		if s.Rank == 1 && !s.Out {
			first, total = append(first, p.name(s.Seat)), s.Total
		}
	}
	if len(first) == 0 {
		return a.Text("score.nobody"), ""
	}
	return a.Plural("score.won", len(first), "who", a.List(first)), p.points(total)
}

// name returns the name of a seat.
func (p *Page) name(seat rules.Seat) string { return shell.PlayerName(p.play.Header().Players, seat) }

// points returns a total in the words of the game.
func (p *Page) points(total int) string { return p.app.Points(p.play.Header().Game, total) }

// symbol returns the colour and symbol of a seat.
func (p *Page) symbol(seat rules.Seat) int {
	h := p.play.Header()
	return p.app.Badge(h.Game, p.play.Position().View(rules.Table), seat, h.Players[seat].Symbol)
}

// card returns one seat's lines, each of which opens its rule.
func (p *Page) card(s rules.Score) fyne.CanvasObject {
	a := p.app
	head := arrange.Row(look.Pad, kit.NewSeatMark(p.symbol(s.Seat), 40), p.heading(s))
	if p.teller.Counts() {
		head.Add(kit.NewText(a.Texts.Number(s.Total), kit.Title))
	}
	list := arrange.Column(0, head)
	for _, l := range s.Lines {
		list.Add(p.line(s.Seat, l, p.teller.Line(l), worth(p, l)))
	}
	card := kit.NewCard(list)
	card.Pad = look.Pad
	if s.Rank == 1 && !s.Out {
		card.Edge = look.Brass
	}
	return card
}

// worth writes the points of a line; a game that counts something else has none to give for what is told beside that, and one that
// counts nothing gives none at all.
func worth(p *Page, l rules.Line) string {
	if !p.teller.Counts() || l.Points == 0 && p.app.Texts.Has(string(p.Game())+".points") {
		return ""
	}
	return parts.Points(l.Points)
}

// line opens its rule, under what it counts where that can be drawn.
func (p *Page) line(seat rules.Seat, l rules.Line, said, points string) fyne.CanvasObject {
	row := arrange.Row(look.Gap, arrange.Middle(kit.NewWrapped(said, kit.Body)))
	if points != "" {
		row.Add(kit.NewText(points, kit.Strong))
	}
	b, all := parts.Tile(strings.TrimSpace(said+" "+points), arrange.Inset(look.Gap+2, 4, look.Gap+2, 4, row), func() { p.openLine(seat, l, said) })
	b.Style = kit.Quiet
	return all
}

// openLine opens the rule of a line, under a proof where the game can draw one.
func (p *Page) openLine(seat rules.Seat, l rules.Line, said string) {
	game := p.play.Header().Game
	if prover, ok := p.app.KitOf(game).Art.(board.Prover); ok {
		if proof := prover.Proof(p.play.Position().View(rules.Table), seat, l); proof != nil {
			p.app.To.Proof(game, l.Rule, p.name(seat)+" · "+said, proof)
			return
		}
	}
	p.app.To.Rule(game, l.Rule)
}

// endedAt returns when the last move was made.
func (p *Page) endedAt() time.Time {
	if line := p.play.Line(); len(line) > 0 {
		return line[len(line)-1].At
	}
	return p.play.Header().Started
}
