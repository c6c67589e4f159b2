package cgexpo

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/parts"
	"docent/rules"
)

// editor is the page on which the board of a copy is painted: a Painter with its tools.
type editor struct {
	board.Bench

	painter *Painter // nil until the size is told
	saved   map[rules.Thing]rules.Answers
	mode    string
	zone    string
	side    string
	start   string

	options, how    *fyne.Container
	undoing, redone *kit.ActionButton
}

func newEditor(bench board.Bench) board.Editor {
	p := &editor{Bench: bench, mode: "zones", zone: "vip", side: "|", start: StartIDs()[0]}
	if draft := ReadDraft(bench.Things()); draft != nil {
		p.take(draft)
		p.saved = draft.Answers()
	}
	return p
}

func (p *editor) word(key string) string { return p.Text("cgexpo.board.paint."+key, nil) }

// take paints a draft from now on.
func (p *editor) take(draft *Draft) {
	p.painter = NewPainter(draft, p.word("title"))
	p.painter.Name = func(zone string) string { return p.Text("cgexpo.board.zone."+zone, nil) }
	p.painter.Changed = p.onChanged
}

// onChanged keeps what is another than before, and goes on to the next piece where one was set.
func (p *editor) onChanged() {
	p.keep()
	if d := p.painter.Draft(); p.mode == "starts" && d.StartOf(p.start) != 0 {
		ids := StartIDs()
		at := slices.Index(ids, p.start)
		for i := 1; i < len(ids); i++ {
			if next := ids[(at+i)%len(ids)]; d.StartOf(next) == 0 {
				p.start = next
				break
			}
		}
	}
	p.Refresh()
}

func (p *editor) keep() {
	all := p.painter.Draft().Answers()
	fresh := map[rules.Thing]rules.Answers{}
	for thing, said := range all {
		if fmt.Sprint(p.saved[thing]) != fmt.Sprint(said) {
			fresh[thing] = said
		}
	}
	if p.Keep(fresh) {
		p.saved = all
	}
}

func (p *editor) Undo() {
	if p.painter != nil {
		p.painter.Undo()
	}
}

func (p *editor) Redo() {
	if p.painter != nil {
		p.painter.Redo()
	}
}

// begin makes a board of a size.
func (p *editor) begin(width, height int) {
	p.take(NewDraft(width, height))
	p.keep()
	p.Rebuild()
}

func (p *editor) Build() (body, foot fyne.CanvasObject) {
	if p.painter == nil {
		return arrange.NewScroll(arrange.Inset(4, look.Edges, look.Edges, look.Edges, arrange.AtMost(560, p.first()))), nil
	}
	p.options, p.how = arrange.Column(look.Gap), arrange.Stack()
	view := p.painter.View
	keys := p.keys(view)
	foot = arrange.Row(4, append([]fyne.CanvasObject{arrange.Grow(p.undoing)}, keys...)...)
	tools := arrange.Column(look.Gap, p.modes(), p.how, p.options)
	if p.tight() {
		p.undoing.Compact = true
		foot = arrange.Spread(4, append([]fyne.CanvasObject{p.undoing}, keys...)...)
		tools = arrange.Column(look.Gap, p.modes(), p.options)
	}
	if p.Wide() {
		left := arrange.NewScroll(arrange.Inset(4, 4, look.Edges, look.Edges, tools))
		right := arrange.Inset(4, look.Edges, look.Edges, 4, arrange.Column(look.Gap, arrange.Grow(view), foot))
		return arrange.Split(0.32, left, right), nil
	}
	layout := &paintLayout{tools: arrange.NewScroll(arrange.Inset(2, look.Pad, 2, look.Pad, tools)), view: view}
	return &fyne.Container{Layout: layout, Objects: []fyne.CanvasObject{layout.tools, view}}, arrange.Inset(4, look.Pad, look.Pad, look.Pad, foot)
}

// tight reports whether there is no room for words beside the tools.
func (p *editor) tight() bool { return !p.Wide() && look.LargeText() }

// keys makes the buttons under the drawing: to take strokes back, which it sets, and the others, which it returns.
func (p *editor) keys(view *viewport.Viewport) []fyne.CanvasObject {
	p.undoing = kit.NewActionButton("undo", p.word("undo"), p.Undo)
	p.redone = kit.NewIconButton("redo", p.word("redo"), p.Redo)
	zoom := func(icon, key string, do func()) fyne.CanvasObject {
		return kit.NewIconButton(icon, p.Text("cgexpo.board."+key, nil), do)
	}
	return []fyne.CanvasObject{
		p.redone, zoom(look.IconMinus, "out", func() { view.ZoomBy(1 / 1.35) }),
		zoom(look.IconAdd, "in", func() { view.ZoomBy(1.35) }), zoom("fit", "fit", view.Fit),
	}
}

// paintLayout sets the tools over the drawing on a phone; they scroll before they take half of it.
type paintLayout struct{ tools, view fyne.CanvasObject }

// Layout places both.
func (l *paintLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	high := min(arrange.HeightFor(l.tools, size.Width), size.Height*0.46)
	arrange.Place(l.tools, 0, 0, size.Width, high)
	arrange.Place(l.view, look.Gap, high+4, size.Width-2*look.Gap, size.Height-high-4)
}

// MinSize lets the window be small.
func (l *paintLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }

// first asks for the size of the board.
func (p *editor) first() fyne.CanvasObject {
	width, height := 20, 20
	return arrange.Column(look.Pad, kit.NewWrapped(p.word("begin"), kit.Body),
		p.count("wide", width, func(n int) { width = n }), p.count("high", height, func(n int) { height = n }),
		kit.NewPrimary("cg-brush", p.word("start"), func() { p.begin(width, height) }))
}

// count asks for a number of squares, one at a time or in leaps.
func (p *editor) count(key string, n int, set func(int)) fyne.CanvasObject {
	said := p.word(key)
	s := kit.NewStepper(said, n, 1, mostSide, p.Text("question.less", nil), p.Text("question.more", nil), set)
	s.Label = ""
	row := parts.Leaps(s, func(beside ...fyne.CanvasObject) fyne.CanvasObject { return arrange.Centre(arrange.Row(4, beside...)) })
	return arrange.Column(4, kit.NewWrapped(said, kit.Strong), row)
}

// modes chooses what the finger does.
func (p *editor) modes() fyne.CanvasObject {
	var options []kit.Option
	for _, m := range []struct{ mode, icon string }{
		{"zones", "cg-brush"}, {"walls", "cg-walls"}, {"starts", "flag"}, {"size", "cg-ruler"}, {"look", "hand"},
	} {
		options = append(options, kit.Option{Value: m.mode, Label: p.word(m.mode), Icon: m.icon})
	}
	return p.tiles(options, p.tight(), p.mode, func(mode string) {
		p.mode = mode
		p.Rebuild()
	})
}

// tiles returns small buttons, as many beside each other as can be read, of which one is chosen; bare ones show their
// icons alone.
func (p *editor) tiles(options []kit.Option, bare bool, chosen string, set func(string)) fyne.CanvasObject {
	var plates []fyne.CanvasObject
	var all []*kit.ActionButton
	for _, o := range options {
		b := kit.NewActionButton(o.Icon, "", nil)
		b.Stacked, b.Caption = true, o.Label
		if bare {
			b.Stacked, b.Caption, b.Label, b.Compact = false, "", o.Label, true
		}
		b.OnTapped = func() {
			for i, other := range all {
				other.Style = kit.Plain
				if options[i].Value == o.Value {
					other.Style = kit.Primary
				}
				other.Refresh()
			}
			set(o.Value)
		}
		if o.Value == chosen {
			b.Style = kit.Primary
		}
		all, plates = append(all, b), append(plates, b)
	}
	grid := arrange.PlatesOf(look.Touch, 6, plates...)
	grid.Grid.Gap = 6
	return grid
}

func (p *editor) Refresh() {
	if p.painter == nil || p.options == nil {
		return
	}
	p.painter.Tool = p.tool()
	p.how.Objects = []fyne.CanvasObject{kit.NewWrapped(p.word("how."+p.mode), kit.Caption)}
	p.options.Objects = nil
	switch p.mode {
	case "zones":
		p.options.Add(p.zones())
	case "walls":
		p.options.Add(p.sides())
		p.options.Add(arrange.Row(0, kit.NewActionButton("cg-walls", p.word("enclose"), func() { p.painter.Change((*Draft).Enclose) })))
	case "starts":
		p.options.Add(p.starts())
	case "size":
		width, height := p.painter.Draft().Size()
		resize := func(w, h int) { p.painter.Change(func(d *Draft) { d.Resize(w, h) }) }
		size := func() (int, int) { return p.painter.Draft().Size() }
		p.options.Add(p.count("wide", width, func(n int) { _, h := size(); resize(n, h) }))
		p.options.Add(p.count("high", height, func(n int) { w, _ := size(); resize(w, n) }))
	}
	undo, redo := p.painter.Undone()
	p.undoing.SetGreyed(!undo)
	p.redone.SetGreyed(!redo)
	p.how.Refresh()
	p.options.Refresh()
	p.painter.View.Refresh()
}

// tool returns what the painter is told.
func (p *editor) tool() Tool {
	switch p.mode {
	case "zones":
		return Tool{Kind: SquareTool, Zone: p.zone}
	case "walls":
		return Tool{Kind: SideTool, Side: p.side[0]}
	case "starts":
		return Tool{Kind: StartTool, Start: p.start}
	}
	return Tool{}
}

// zones chooses what squares become.
func (p *editor) zones() fyne.CanvasObject {
	var options []kit.Option
	for _, z := range []struct {
		zone string
		ink  fyne.ThemeColorName
	}{{"floor", look.InkFaint}, {"exit", look.Good}, {"vip", look.Seat3}, {"casino", look.Gold}, {"museum", look.Info}} {
		options = append(options, kit.Option{Value: z.zone, Label: p.Text("cgexpo.board.zone."+z.zone, nil), Icon: "cg-" + z.zone, Ink: z.ink})
	}
	options = append(options, kit.Option{Value: "none", Label: p.word("none"), Icon: look.IconClose})
	return p.pick(options, p.zone, func(value string) { p.zone = value })
}

// sides chooses what stands between squares.
func (p *editor) sides() fyne.CanvasObject {
	return p.pick([]kit.Option{
		{Value: "|", Label: p.word("wall"), Icon: "cg-walls"},
		{Value: "v", Label: p.word("door.vip"), Icon: "cg-vip", Ink: look.Seat3},
		{Value: "c", Label: p.word("door.casino"), Icon: "cg-casino", Ink: look.Gold},
		{Value: "m", Label: p.word("door.museum"), Icon: "cg-museum", Ink: look.Info},
		{Value: ".", Label: p.word("open"), Icon: "trash"},
	}, p.side, func(value string) { p.side = value })
}

func (p *editor) pick(options []kit.Option, chosen string, set func(string)) fyne.CanvasObject {
	return p.tiles(options, false, chosen, func(value string) {
		set(value)
		p.painter.Tool = p.tool()
	})
}

// starts shows the piece that is set next, and the way to the others.
func (p *editor) starts() fyne.CanvasObject {
	ids, d := StartIDs(), p.painter.Draft()
	known := 0
	for _, id := range ids {
		if d.StartOf(id) != 0 {
			known++
		}
	}
	at := slices.Index(ids, p.start)
	turn := func(by int) func() {
		return func() {
			p.start = ids[(at+by+len(ids))%len(ids)]
			p.Refresh()
		}
	}
	icon, _ := StartIcon(p.start)
	which := kit.NewActionButton(icon, parts.Capital(p.Thing(rules.Of("start", p.start))), p.openStarts)
	which.Caption = p.Text("cgexpo.board.paint.known", map[string]any{"n": known, "all": len(ids)})
	return arrange.Row(look.Gap, kit.NewIconButton("back", p.Text("question.less", nil), turn(-1)), arrange.Grow(which),
		kit.NewIconButton(look.IconChevron, p.Text("question.more", nil), turn(1)))
}

// openStarts lists all pieces that start somewhere.
func (p *editor) openStarts() {
	var s *kit.Sheet
	var plates []fyne.CanvasObject
	for _, id := range StartIDs() {
		icon, _ := StartIcon(id)
		b := kit.NewActionButton(icon, parts.Capital(p.Thing(rules.Of("start", id))), func() {
			s.Close()
			p.start = id
			p.Refresh()
		})
		if q := p.painter.Draft().StartOf(id); q != 0 {
			b.Caption = q.String()
		}
		if id == p.start {
			b.Style = kit.Primary
		}
		plates = append(plates, b)
	}
	s = p.Open(p.word("starts"), arrange.PlatesOf(150, 3, plates...))
}
