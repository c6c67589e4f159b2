package box

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Copy is one copy of a game: its pieces by kind, one kind at a time, each with what is known of it.
type Copy struct {
	words
	rules rules.Game
	id    string
	box   tracker.Box
	noun  string // the kind whose pieces show; empty: none on a phone
	list  *List  // where it was opened from, or nil
	class shell.Class

	doubts *fyne.Container
	groups *fyne.Container
	pieces *fyne.Container // beside the groups; nil on a phone
}

// NewCopy returns the page of a copy by its id.
func NewCopy(a *shell.App, game rules.Game, id string) *Copy {
	return &Copy{words: wordsOf(a, game), rules: game, id: id, noun: game.Pieces()[0].Noun}
}

// Screen names the page to those who do not see it.
func (p *Copy) Screen() string { return "box" }

// Game returns the game that the page is about.
func (p *Copy) Game() string { return string(p.rules.ID()) }

// form returns the kind of piece of that noun.
func (p *Copy) form(noun string) rules.PieceForm {
	for _, f := range p.rules.Pieces() {
		if f.Noun == noun {
			return f
		}
	}
	return rules.PieceForm{}
}

// brought returns what the game brings to the screen.
func (p *Copy) brought() board.Kit { return p.app.KitOf(p.rules.ID()) }

func (p *Copy) onGroup(noun string) {
	if p.noun == noun && !p.class.Wide() {
		noun = ""
	}
	p.noun = noun
	p.Refresh()
}

// onMore offers what can be done with the box as a whole.
func (p *Copy) onMore() {
	a := p.app
	var sheet *kit.Sheet
	then := func(do func()) func() { return func() { sheet.Close(); do() } }
	sheet = a.Sheet(p.box.Name, arrange.Column(look.Gap,
		kit.NewWrapped(a.Text("boxes.changed", "when", a.Day(p.box.Changed)), kit.Body),
		kit.NewListRow("correct", a.Text("boxes.rename"), "", then(p.onRename)),
		kit.NewListRow("export", a.Text("boxes.export"), a.Text("boxes.export.about"), then(func() { fileOf(a, p.box).Save(a) })),
		kit.NewListRow("trash", a.Text("boxes.remove"), "", then(p.onRemove))))
	a.Open(sheet)
}

func (p *Copy) onRename() {
	a := p.app
	var sheet *kit.Sheet
	field := parts.NewNameField(a.Text("boxes.naming"), a.Text("boxes.name"), nil)
	field.SetText(p.box.Name)
	status := kit.NewWrapped("", kit.Body).WithInk(look.Danger)
	done := func() {
		if _, err := a.Tracker.RenameBox(p.id, field.Text()); err != nil {
			status.SetText(boxError(a, err))
			return
		}
		sheet.Close()
		a.Rebuild()
	}
	field.OnSubmitted(func(string) { done() })
	sheet = a.Sheet(a.Text("boxes.rename"), arrange.Column(look.Pad, field, status), kit.NewPrimary(look.IconCheck, a.Text("boxes.done"), done))
	a.Open(sheet)
	a.Window.Canvas().Focus(field.Focusable())
}

func (p *Copy) onRemove() {
	a, b := p.app, p.box
	a.Pop()
	if p.list != nil {
		p.list.onRemove(b)
		return
	}
	removeBox(a, b, nil)
}

// load takes up the box as it is kept; one that is gone shows as it was.
func (p *Copy) load() {
	b, err := p.app.Tracker.Box(p.id)
	if err != nil {
		p.app.Tell(err)
		return
	}
	p.box = b
}

// Refresh shows what is known now.
func (p *Copy) Refresh() {
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

func (p *Copy) doubt(doubt rules.Refusal) fyne.CanvasObject {
	a := p.app
	var why *kit.ActionButton
	if doubt.Rule != "" {
		why = kit.NewQuiet("", a.Text("app.why"), func() { a.To.Rule(p.rules.ID(), doubt.Rule) })
	}
	return kit.NewBanner(kit.Warn, parts.Capital(p.teller.Refusal(&doubt)), why)
}

// group returns a kind of piece: how many of it are known.
func (p *Copy) group(form rules.PieceForm) fyne.CanvasObject {
	a, n := p.app, parts.Known(form, p.box.Things)
	name := parts.Capital(p.teller.Pieces(form.Noun))
	all := form.Count(p.box.Things)
	said := a.Text("boxes.known", "known", n, "all", all)
	texts := arrange.Column(4, kit.NewWrapped(name, kit.Strong), kit.NewWrapped(said, kit.Caption))
	if n > 0 {
		track := kit.NewTrack()
		track.Set(n, all)
		texts.Add(track)
	}
	row := arrange.Row(look.Pad, arrange.Grow(texts))
	if !p.class.Wide() {
		row.Add(arrange.Middled(kit.NewPicture(map[bool]string{true: "up", false: "down"}[p.noun == form.Noun], look.InkSoft, 22)))
	} else if p.noun == form.Noun {
		row.Add(arrange.Middled(kit.NewPicture(look.IconChevron, look.Brass, 22)))
	}
	b, plate := parts.Tile(name+", "+said, arrange.Padded(look.Pad, row), func() { p.onGroup(form.Noun) })
	if p.class.Wide() && p.noun != form.Noun {
		b.Style = kit.Quiet
	}
	return plate
}

// prints returns what is known of the pieces of a kind, each of which opens its form; a kind of which only one number is
// asked shows that at once.
func (p *Copy) prints(form rules.PieceForm) fyne.CanvasObject {
	list := arrange.Column(look.Pad)
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
		list.Add(arrange.GridOf(270, 3, cells...))
	} else {
		list.Add(arrange.Evenly(arrange.GridOf(160, 4, cells...)))
	}
	return arrange.Inset(0, 0, look.Gap, 0, list)
}

// answers returns what the box says of a piece.
func (p *Copy) answers(thing rules.Thing) rules.Answers {
	answers, err := p.rules.PrintAnswers(thing, p.box.Things[thing])
	p.app.Tell(err)
	return answers
}

// figure returns a piece of which one number is asked.
func (p *Copy) figure(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	ask := p.ask(form, thing)
	ask.changed = func() {
		if b, err := p.app.Tracker.SetPiece(p.id, thing, ask.answers); err != nil {
			p.app.Tell(err)
		} else {
			p.box = b
		}
	}
	return ask.stepper(form.Fields[0], parts.Capital(p.teller.Thing(thing)))
}

// print returns a piece with what is known of it.
func (p *Copy) print(form rules.PieceForm, thing rules.Thing) fyne.CanvasObject {
	a, answers := p.app, p.answers(thing)
	name := parts.Capital(p.teller.Thing(thing))
	_, says := p.box.Things[thing]
	var without []string
	row := arrange.Row(look.Pad)
	for _, f := range form.Fields {
		if picture := p.picture(f, answers[f.Name]); picture != nil {
			row.Add(arrange.Middled(picture))
			without = append(without, f.Name)
		}
	}
	said := p.summary(form, answers, without...)
	texts := arrange.Column(2, kit.NewWrapped(name, kit.Strong))
	switch {
	case !says:
		texts.Add(kit.NewWrapped(a.Text("boxes.unknown"), kit.Caption))
	case said != "":
		texts.Add(kit.NewWrapped(parts.Capital(said), kit.Caption).WithInk(look.Ink))
	}
	row.Add(arrange.Middle(texts))
	b, all := parts.Tile(name+", "+p.said(form, answers, says), arrange.Padded(look.Pad, row), func() { p.onPiece(form, thing) })
	if !says {
		b.Style = kit.Quiet
	}
	return all
}

// picture returns the drawing of an answer: the doors of a tile, the cells of a board; nil where there is none.
func (p *Copy) picture(f rules.Setting, answer []string) fyne.CanvasObject {
	if f.Many && parts.IsSides(f.Field) {
		return parts.NewTilePicture(answer, 44)
	}
	if text := p.brought().TextOf(f.Field); text.Spells == board.Cells {
		return parts.NewGridPicture(strings.Join(answer, ""), text.Assumed, 40)
	}
	return nil
}

func (p *Copy) said(form rules.PieceForm, answers rules.Answers, says bool) string {
	if !says {
		return p.app.Text("boxes.unknown")
	}
	return p.summary(form, answers)
}

// summary returns what is known of a piece, on one line: tables in words, at its end.
func (p *Copy) summary(form rules.PieceForm, answers rules.Answers, without ...string) string {
	if said := p.brought().Said[form.Noun]; said != nil {
		return said(p.words, answers)
	}
	var tables []string
	for _, f := range form.Fields {
		if text := strings.Join(answers[f.Name], ""); text != "" && p.brought().TextOf(f.Field).Spells == board.Tariff {
			without = append(without, f.Name)
			tables = append(tables, parts.TableSaid(p.app, text))
		}
	}
	parts := slices.DeleteFunc(append([]string{p.teller.Print(form, answers, without...)}, tables...), func(s string) bool { return s == "" })
	return strings.Join(parts, " · ")
}

// Build returns the kinds of pieces, and beside them or under their kind the pieces.
func (p *Copy) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.load()
	p.words = wordsOf(a, p.rules)
	p.doubts, p.groups, p.pieces = arrange.Column(look.Gap), arrange.Column(look.Gap), nil
	head := a.Header(p.box.Name, a.GameName(p.rules.ID()),
		kit.NewIconButton("menu", a.Text("boxes.more", "name", p.box.Name), p.onMore))
	left := arrange.Column(look.Pad, p.doubts, p.groups)
	if !c.Wide() {
		return a.Screen(head, arrange.NewScroll(arrange.Inset(4, look.Edges, look.Edges, look.Edges, arrange.AtMost(640, left))), nil)
	}
	if p.noun == "" {
		p.noun = p.rules.Pieces()[0].Noun
	}
	p.pieces = arrange.Column(0)
	return a.Screen(head, arrange.Split(0.32,
		arrange.NewScroll(arrange.Inset(4, 4, look.Edges, look.Edges, left)),
		arrange.NewScroll(arrange.Inset(4, look.Edges, look.Edges, 4, p.pieces))), nil)
}
