package home

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/tracker"
)

// shownOver is how many finished games are listed; the history has all.
const shownOver = 2

// after lists what stands under the shelf: the games that ended last.
func (p *Page) after() []fyne.CanvasObject {
	if len(p.over) == 0 {
		return nil
	}
	list := arrange.Column(look.Gap, kit.NewWrapped(p.app.Text("home.evenings"), kit.Heading))
	for _, s := range p.over[:min(shownOver, len(p.over))] {
		list.Add(p.evening(s))
	}
	return []fyne.CanvasObject{list}
}

// evening returns a finished game: who won it leads to its score, and beside it is another game of the same players.
func (p *Page) evening(s tracker.Summary) fyne.CanvasObject {
	a := p.app
	won, about := a.StandsAt(s), parts.Dotted(a.When(s.Changed), a.GameName(s.Game), p.took(s))
	texts := arrange.Column(3, kit.NewWrapped(won, kit.Strong), kit.NewWrapped(about, kit.Caption))
	row := arrange.Row(look.Pad, parts.NewCover(s.Game, 44), arrange.Middle(texts))
	score, tile := parts.Tile(won+", "+about, arrange.Padded(look.Pad, row), func() { a.Resume(s.ID) })
	score.Style = kit.Quiet
	rematch := kit.NewQuiet("", p.again(s), func() { p.onRematch(s) })
	both := arrange.Row(0, arrange.Grow(tile), rematch)
	if look.LargeText() {
		both = arrange.Column(0, tile, arrange.Row(0, arrange.Space(), rematch))
	}
	card := kit.NewCard(both)
	card.Pad = 0
	return card
}

// again returns what another game of the same players is called.
func (p *Page) again(s tracker.Summary) string {
	if len(s.Players) == 1 {
		return p.app.Text("records.again")
	}
	return p.app.Text("score.rematch")
}

// onRematch sets up another game of the same players, as this one was set up.
func (p *Page) onRematch(s tracker.Summary) {
	play, _, err := p.app.Tracker.Resume(s.ID)
	if err != nil {
		p.app.TellUnopened(s.ID, err)
		return
	}
	p.app.Push(p.app.To.Rematch(play))
}

// took returns how long a finished game was played; empty where nobody knows.
func (p *Page) took(s tracker.Summary) string {
	minutes := time.Duration(0)
	if s.Story.Whole() {
		minutes = (time.Duration(s.Story.Seconds) * time.Second).Round(time.Minute) / time.Minute
	}
	if minutes == 0 {
		return ""
	}
	return p.app.Text("stats.minutes", "n", p.app.Texts.Number(int(minutes)))
}

// telling is from how many games on wins are compared.
const telling = 3

// sentence returns a sentence about the finished games of a game: who leads, or how many there are.
func (p *Page) sentence(evenings []parts.Evening) string {
	a := p.app
	against := 0
	for _, e := range evenings {
		if e.Against() {
			against++
		}
	}
	people := parts.PeopleOf(evenings)
	if against < telling || len(people) == 0 || people[0].Wins == 0 {
		return a.Plural("home.played", len(evenings))
	}
	var names []string
	for _, one := range people {
		if one.Wins == people[0].Wins {
			names = append(names, one.Name)
		}
	}
	if len(names) > 1 {
		return a.Plural("stats.fact.level.about", people[0].Wins, "names", a.List(names))
	}
	return a.Plural("home.leads", people[0].Wins, "name", names[0], "of", a.Texts.Number(against))
}

// fact returns what fills the free place of the shelf: a sentence of the statistics, which it leads to; nil where nothing
// was finished.
func (p *Page) fact() fyne.CanvasObject {
	if len(p.over) == 0 {
		return nil
	}
	a, game := p.app, p.over[0].Game
	said := p.sentence(parts.EveningsOf(p.plays, game))
	style := kit.Strong
	if p.class.Wide() && !look.LargeText() {
		style = kit.Heading
	}
	inside := arrange.Column(6, arrange.Space(), arrange.Centre(kit.NewPicture("crown", look.Brass, 28)),
		kit.NewCentred(said, style), kit.NewCentred(a.GameName(game), kit.Caption),
		kit.NewCentred(a.Text("stats.title"), kit.Caption).WithInk(look.Brass), arrange.Space())
	_, all := parts.Tile(a.Text("stats.title")+", "+said, arrange.Padded(look.Gap, inside), func() { a.Push(a.To.Stats()) })
	return all
}
