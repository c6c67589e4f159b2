package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/games"
	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// boxPage is one copy of a game: its pieces by kind, one kind at a time, each with what is known of it.
type boxPage struct {
	app    *App
	rules  rules.Game
	id     string
	box    tracker.Box
	noun   string     // the kind whose pieces show; empty: none on a phone
	list   *boxesPage // where it was opened from, or nil
	teller *tracker.Teller
	class  class

	doubts *fyne.Container
	groups *fyne.Container
	pieces *fyne.Container // beside the groups; nil on a phone
}

func newBoxPage(a *App, game rules.Game, id string) *boxPage {
	return &boxPage{app: a, rules: game, id: id, noun: game.Pieces()[0].Noun}
}

func (p *boxPage) game() string { return string(p.rules.ID()) }

// form is the kind of piece of that noun.
func (p *boxPage) form(noun string) rules.PieceForm {
	for _, f := range p.rules.Pieces() {
		if f.Noun == noun {
			return f
		}
	}
	return rules.PieceForm{}
}

func (p *boxPage) onGroup(noun string) {
	if p.noun == noun && !p.class.wide() {
		noun = ""
	}
	p.noun = noun
	p.refresh()
}

// onMore offers what can be done with the box as a whole.
func (p *boxPage) onMore() {
	a := p.app
	var sheet *kit.Sheet
	then := func(do func()) func() { return func() { sheet.Close(); do() } }
	sheet = a.sheet(p.box.Name, kit.Column(kit.Gap,
		kit.NewWrapped(a.text("boxes.changed", "when", a.day(p.box.Changed)), kit.Body),
		kit.NewListRow("correct", a.text("boxes.rename"), "", then(p.onRename)),
		kit.NewListRow("export", a.text("boxes.export"), a.text("boxes.export.about"), then(func() { a.saveBox(p.box) })),
		kit.NewListRow("trash", a.text("boxes.remove"), "", then(p.onRemove))))
	a.open(sheet)
}

func (p *boxPage) onRename() {
	a := p.app
	var sheet *kit.Sheet
	field := kit.NewTextField(a.text("boxes.naming"), a.text("boxes.name"), nil)
	field.SetText(p.box.Name)
	status := kit.NewWrapped("", kit.Body).WithInk(kit.Danger)
	done := func() {
		if _, err := a.tracker.RenameBox(p.id, field.Text()); err != nil {
			status.SetText(a.boxError(err))
			return
		}
		sheet.Close()
		a.rebuild()
	}
	field.OnSubmitted(func(string) { done() })
	sheet = a.sheet(a.text("boxes.rename"), kit.Column(kit.Pad, field, status), kit.NewPrimary(kit.IconCheck, a.text("boxes.done"), done))
	a.open(sheet)
	a.window.Canvas().Focus(field.Focusable())
}

func (p *boxPage) onRemove() {
	a, b := p.app, p.box
	a.pop()
	if p.list != nil {
		p.list.onRemove(b)
		return
	}
	a.removeBox(b, nil)
}

// load takes up the box as it is kept; one that is gone shows as it was.
func (p *boxPage) load() {
	b, err := p.app.tracker.Box(p.id)
	if err != nil {
		p.app.tell(err)
		return
	}
	p.box = b
}

func (p *boxPage) refresh() {
	p.load()
	p.doubts.Objects, p.groups.Objects = nil, nil
	for _, doubt := range p.rules.Doubts(p.box.Things) {
		p.doubts.Add(p.doubt(doubt))
	}
	for _, form := range p.rules.Pieces() {
		p.groups.Add(p.group(form))
		if form.Noun == p.noun && p.pieces == nil {
			p.groups.Add(p.prints(form))
		}
	}
	if p.pieces != nil {
		p.pieces.Objects = []fyne.CanvasObject{p.prints(p.form(p.noun))}
		p.pieces.Refresh()
	}
	p.doubts.Refresh()
	p.groups.Refresh()
}

func (p *boxPage) doubt(doubt rules.Refusal) fyne.CanvasObject {
	a := p.app
	var why *kit.ActionButton
	if doubt.Rule != "" {
		why = kit.NewQuiet("", a.text("app.why"), func() { a.openRule(p.rules.ID(), doubt.Rule) })
	}
	return kit.NewBanner(kit.Warn, capital(p.teller.Refusal(&doubt)), why)
}

// group is a kind of piece: how many of it are known.
func (p *boxPage) group(form rules.PieceForm) fyne.CanvasObject {
	a, n := p.app, known(form, p.box.Things)
	name := capital(p.teller.Pieces(form.Noun))
	all := a.countOf(p.rules.ID(), form, p.box.Things)
	said := a.text("boxes.known", "known", n, "all", all)
	texts := kit.Column(4, kit.NewWrapped(name, kit.Strong), kit.NewWrapped(said, kit.Caption))
	if n > 0 {
		track := kit.NewTrack()
		track.Set(n, all)
		texts.Add(track)
	}
	row := kit.Row(kit.Pad, kit.Grow(texts))
	if !p.class.wide() {
		row.Add(middled(newPicture(map[bool]string{true: "up", false: "down"}[p.noun == form.Noun], kit.InkSoft, 22)))
	} else if p.noun == form.Noun {
		row.Add(middled(newPicture(kit.IconChevron, kit.Brass, 22)))
	}
	b, plate := tile(name+", "+said, kit.Padded(kit.Pad, row), func() { p.onGroup(form.Noun) })
	if p.class.wide() && p.noun != form.Noun {
		b.Style = kit.Quiet
	}
	return plate
}

func middled(obj fyne.CanvasObject) fyne.CanvasObject {
	return kit.Column(0, kit.Space(), obj, kit.Space())
}

// prints is what is known of the pieces of a kind, each of which opens its form; a kind of which only one number is
// asked shows that at once.
func (p *boxPage) prints(form rules.PieceForm) fyne.CanvasObject {
	list := kit.Column(kit.Pad)
	if about := p.teller.AboutPieces(form.Noun); about != "" {
		list.Add(kit.NewWrapped(about, kit.Caption))
	}
	if paint := p.paintRow(form); paint != nil {
		list.Add(paint)
	}
	var cells []fyne.CanvasObject
	one := len(form.Fields) == 1 && form.Fields[0].IsNumber()
	for _, id := range form.IDs {
		thing := rules.Of(form.Noun, id)
		if one {
			cells = append(cells, p.figure(form, thing))
		} else {
			cells = append(cells, p.print(form, thing))
		}
	}
	if one {
		list.Add(gridOf(270, 3, cells...))
	} else {
		list.Add(evenly(gridOf(160, 4, cells...)))
	}
	return kit.Inset(0, 0, kit.Gap, 0, list)
}

// answers is what the box says of a piece.
func (p *boxPage) answers(thing rules.Thing) rules.Answers {
	answers, err := p.rules.PrintAnswers(thing, p.box.Things[thing])
	p.app.tell(err)
	return answers
}

// figure is a piece of which one number is asked.
func (p *boxPage) figure(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	ask := &printForm{app: p.app, teller: p.teller, artist: games.Of(p.rules.ID()).Art, noun: form.Noun, answers: p.answers(thing)}
	ask.changed = func() {
		if b, err := p.app.tracker.SetPiece(p.id, thing, ask.answers); err != nil {
			p.app.tell(err)
		} else {
			p.box = b
		}
	}
	return ask.stepper(form.Fields[0], capital(p.teller.Thing(thing)))
}

// print is a piece with what is known of it.
func (p *boxPage) print(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	a, answers := p.app, p.answers(thing)
	name := capital(p.teller.Thing(thing))
	_, says := p.box.Things[thing]
	var without []string
	row := kit.Row(kit.Pad)
	if f, ok := sidesIn(form); ok {
		row.Add(middled(newTilePicture(answers[f.Name], 44)))
		without = append(without, f.Name)
	}
	if f, ok := gridIn(form); ok {
		row.Add(middled(newGridPicture(strings.Join(answers[f.Name], ""), 40)))
		without = append(without, f.Name)
	}
	said := p.summary(form, answers, without...)
	texts := kit.Column(2, kit.NewWrapped(name, kit.Strong))
	switch {
	case !says:
		texts.Add(kit.NewWrapped(a.text("boxes.unknown"), kit.Caption))
	case said != "":
		texts.Add(kit.NewWrapped(capital(said), kit.Caption).WithInk(kit.Ink))
	}
	row.Add(middle(texts))
	b, all := tile(name+", "+p.said(form, answers, says), kit.Padded(kit.Pad, row), func() { p.onPiece(form, thing) })
	if !says {
		b.Style = kit.Quiet
	}
	return all
}

func (p *boxPage) said(form rules.PieceForm, answers rules.Answers, says bool) string {
	if !says {
		return p.app.text("boxes.unknown")
	}
	return p.summary(form, answers)
}

// summary is what is known of a piece, on one line: tables in words, at its end.
func (p *boxPage) summary(form rules.PieceForm, answers rules.Answers, without ...string) string {
	var tables []string
	for _, f := range form.Fields {
		if text := strings.Join(answers[f.Name], ""); isTable(f.Field) && text != "" {
			without = append(without, f.Name)
			tables = append(tables, p.app.tableSaid(text))
		}
	}
	parts := slices.DeleteFunc(append([]string{p.teller.Print(form, answers, without...)}, tables...), func(s string) bool { return s == "" })
	return strings.Join(parts, " · ")
}

func (p *boxPage) build(c class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.load()
	p.teller = a.teller(p.rules.ID(), nil)
	p.doubts, p.groups, p.pieces = kit.Column(kit.Gap), kit.Column(kit.Gap), nil
	head := a.header(p.box.Name, a.gameName(p.rules.ID()),
		kit.NewIconButton("menu", a.text("boxes.more", "name", p.box.Name), p.onMore))
	left := kit.Column(kit.Pad, p.doubts, p.groups)
	if !c.wide() {
		return a.screen(head, kit.NewScroll(kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(640, left))), nil)
	}
	if p.noun == "" {
		p.noun = p.rules.Pieces()[0].Noun
	}
	p.pieces = kit.Column(0)
	return a.screen(head, split(0.32,
		kit.NewScroll(kit.Inset(4, 4, kit.Edges, kit.Edges, left)),
		kit.NewScroll(kit.Inset(4, kit.Edges, kit.Edges, 4, p.pieces))), nil)
}
