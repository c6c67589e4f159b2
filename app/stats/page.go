package stats

import (
	"slices"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page shows the statistics of a game.
type Page struct {
	chosen filters
	class  shell.Class

	plays  []tracker.Summary
	digest // of the evenings that the filters let through
	left   atomic.Bool
	still  bool // it is drawn as a picture, in which nothing can be tapped

	body *fyne.Container
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Host   = (*Page)(nil)
	_ shell.Leaver = (*Page)(nil)
)

// New returns the page of the game that was played last.
func New(a *shell.App) *Page {
	p := &Page{digest: digest{app: a}, chosen: filters{when: allTime}}
	p.load()
	for _, s := range p.plays {
		if s.Over && len(s.Result) > 0 && p.known(s.Game) {
			p.chosen.game = s.Game
			break
		}
	}
	return p
}

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "stats" }

// Game returns the game that is shown: the page wears its colour.
func (p *Page) Game() string { return string(p.chosen.game) }

// Leave ends what is still being worked out.
func (p *Page) Leave() { p.left.Store(true) }

// enough is from how many evenings on there are charts.
const enough = 3

// Build returns the place of all that is shown.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	p.class = c
	p.left.Store(false)
	p.load()
	p.choose()
	p.body = arrange.Stack()
	if slices.ContainsFunc(p.plays, tracker.Summary.Untold) {
		p.tell()
	}
	return p.body
}

// load reads what was played.
func (p *Page) load() {
	plays, err := p.app.Tracker.Plays()
	p.app.Tell(err)
	p.plays = plays
}

// known reports whether a game is on the shelf.
func (p *Page) known(id rules.GameID) bool {
	_, ok := p.app.Game(id)
	return ok
}

// Background runs what takes long; tests wait for it.
var Background = func(do func()) { go do() }

// tell works out beside the page what older plays have to tell, and shows it. Where that cannot be kept the page shows
// what is known without it.
func (p *Page) tell() {
	Background(func() {
		n, err := p.app.Tracker.TellStories(p.left.Load)
		if err != nil {
			fyne.LogError("not all stories are kept", err)
		}
		if n == 0 {
			return
		}
		fyne.Do(func() {
			if plays, err := p.app.Tracker.Plays(); err == nil && !p.left.Load() {
				p.plays = plays
				p.choose()
				p.Refresh()
			}
		})
	})
}

// choose leaves the evenings that the filters let through.
func (p *Page) choose() {
	p.digest = digestOf(p.app, p.chosen.game, p.chosen.of(parts.EveningsOf(p.plays, p.chosen.game), p.app.Now()))
}

// Refresh shows what is chosen.
func (p *Page) Refresh() {
	p.body.Objects = []fyne.CanvasObject{p.screen()}
	p.body.Refresh()
}

func (p *Page) screen() fyne.CanvasObject {
	a := p.app
	if p.chosen.game == "" {
		empty := kit.NewEmptyState("chart", a.Text("stats.none"), a.Text("stats.none.hint"), nil)
		return arrange.Between(a.Header(a.Text("stats.title"), ""), arrange.NewScroll(arrange.Padded(look.Edges, empty)), nil)
	}
	var actions []fyne.CanvasObject
	above := p.class.Wide() && !look.LargeText()
	if above {
		actions = append(p.filters(), arrange.Inset(0, 0, 0, look.Gap, arrange.Stack()))
	}
	if len(p.evenings) > 0 {
		actions = append(actions, kit.NewIconButton("export", a.Text("stats.export"), p.onExport))
	}
	head := a.Header(a.GameName(p.chosen.game), p.since(), actions...)
	body := arrange.Column(look.Pad)
	if !above {
		body.Add(arrange.FlowFill(6, p.filters()...))
	}
	body.Objects = append(body.Objects, p.content()...)
	return arrange.Between(head, arrange.NewScroll(arrange.Inset(4, look.Edges, look.Edges, look.Edges, arrange.AtMost(widest, body))), nil)
}

// widest is the width in which two charts stand over three.
const widest float32 = 1320

// filters shows what is chosen, each on a button that opens the choice.
func (p *Page) filters() []fyne.CanvasObject {
	a := p.app
	who := a.Text("stats.everybody")
	if p.chosen.who != nil {
		who = p.chosen.who.Name
	}
	return []fyne.CanvasObject{
		filter(a.Text("stats.game"), a.GameName(p.chosen.game), p.onGame), filter(a.Text("stats.who"), who, p.onWho),
		filter(a.Text("stats.when"), a.Text("stats.when."+string(p.chosen.when)), p.onWhen),
	}
}

// filter returns a button that shows what is chosen; to those who do not see it, it says of what.
func filter(asked, label string, tapped func()) fyne.CanvasObject {
	inside := arrange.Row(2, arrange.Middle(kit.NewText(label, kit.Strong)), arrange.Middled(kit.NewPicture("down", look.InkSoft, 18)))
	_, all := parts.Tile(asked+" "+label, arrange.Inset(4, 8, 4, 12, inside), tapped)
	return all
}

// pick opens a choice of one.
func (p *Page) pick(title string, options []kit.Option, now string, done func(value string)) {
	var sheet *kit.Sheet
	choice := kit.NewChoice(options, func(chosen []string) {
		sheet.Close()
		if len(chosen) == 1 {
			done(chosen[0])
			p.app.SetLook(p.app.Look) // of another game perhaps
		}
	})
	choice.SetChosen(now)
	sheet = p.app.Sheet(title, choice)
	p.app.Open(sheet)
}

func (p *Page) onGame() {
	a := p.app
	var options []kit.Option
	for _, g := range a.Config.Games {
		if len(parts.EveningsOf(p.plays, g.ID())) > 0 {
			options = append(options, kit.Option{Value: string(g.ID()), Label: a.GameName(g.ID())})
		}
	}
	p.pick(a.Text("stats.game"), options, string(p.chosen.game), func(id string) {
		p.chosen.game, p.chosen.who = rules.GameID(id), nil
	})
}

func (p *Page) onWho() {
	a := p.app
	options := []kit.Option{{Value: "", Label: a.Text("stats.everybody")}}
	all := filters{game: p.chosen.game, when: p.chosen.when}.of(parts.EveningsOf(p.plays, p.chosen.game), a.Now())
	people := parts.PeopleOf(all)
	for _, one := range people {
		options = append(options, kit.Option{Value: one.ID, Label: one.Name, Icon: kit.SeatSymbol(one.Symbol), Ink: kit.SeatInk(one.Symbol)})
	}
	now := ""
	if p.chosen.who != nil {
		now = p.chosen.who.ID
	}
	p.pick(a.Text("stats.who"), options, now, func(id string) {
		p.chosen.who = nil
		if at := slices.IndexFunc(people, func(one parts.Person) bool { return one.ID == id }); at >= 0 {
			p.chosen.who = &people[at].Player
		}
	})
}

func (p *Page) onWhen() {
	var options []kit.Option
	for _, s := range spans {
		options = append(options, kit.Option{Value: string(s), Label: p.app.Text("stats.when." + string(s))})
	}
	p.pick(p.app.Text("stats.when"), options, string(p.chosen.when), func(value string) { p.chosen.when = span(value) })
}

// content lists what is shown of the chosen evenings: facts, and charts from a few evenings on.
func (p *Page) content() []fyne.CanvasObject {
	a := p.app
	if len(p.evenings) == 0 {
		return []fyne.CanvasObject{kit.NewEmptyState("chart", a.Text("stats.empty"), a.Text("stats.empty.hint"), nil)}
	}
	var facts []fyne.CanvasObject
	for _, f := range p.facts() {
		facts = append(facts, f.show())
	}
	list := []fyne.CanvasObject{arrange.Evenly(arrange.PlatesOf(240, 3, facts...))}
	if len(p.evenings) < enough {
		return append(list, kit.NewWrapped(a.Plural("stats.few", enough-len(p.evenings)), kit.Caption))
	}
	upper, lower := p.panels()
	list = append(list, arrange.Grow(arrange.Tall(arrange.Evenly(arrange.PlatesOf(380, 2, upper...)))))
	if len(lower) > 0 {
		list = append(list, arrange.Grow(arrange.Tall(arrange.Evenly(arrange.PlatesOf(280, 3, lower...)))))
	}
	return list
}

// panels lists the cards of the page, those of the upper row and those of the lower.
func (p *Page) panels() (upper, lower []fyne.CanvasObject) {
	a := p.app
	if c := newAhead(a, p.evenings, p.people); c != nil {
		upper = append(upper, panel(a.Text("stats.ahead"), a.Text("stats.ahead.about"), newChart(c)))
	}
	if c := p.scores(); c != nil {
		upper = append(upper, panel(a.Text("stats.scores"), a.Text("stats.scores.about"), newChart(c)))
	}
	if c := p.own(); c != nil {
		own := a.KitOf(p.chosen.game).Chart
		lower = append(lower, panel(p.title(own, ""), p.title(own, ".about"), newChart(c)))
	}
	if c := p.lengths(); c != nil {
		lower = append(lower, panel(a.Text("stats.lengths"), a.Text("stats.lengths.about"), newChart(c)))
	}
	if nights := p.nights(); len(nights) > 0 {
		var rows []fyne.CanvasObject
		for _, n := range nights {
			rows = append(rows, p.row(n))
		}
		about := a.Text("stats.nights.about")
		if p.still {
			about = ""
		}
		lower = append(lower, panel(a.Text("stats.nights"), about, arrange.GridOf(280, 3, rows...)))
	}
	if len(upper) == 0 {
		upper, lower = lower, nil
	}
	return upper, lower
}

// panel returns a card with a title over what it holds.
func panel(title, about string, inside fyne.CanvasObject) fyne.CanvasObject {
	head := arrange.Column(1, kit.NewWrapped(title, kit.Heading))
	if about != "" {
		head.Add(kit.NewWrapped(about, kit.Caption))
	}
	return kit.NewCard(arrange.Column(look.Pad, head, arrange.Grow(inside)))
}
