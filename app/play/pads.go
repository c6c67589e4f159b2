package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// few is the number of actions among which a question's answers are buttons of their own.
const few = 3

// pads show what may be done now: buttons in the order of the number keys, and what stands among them.
type pads struct {
	table   *Table
	box     *fyne.Container      // of the last build
	buttons []*kit.ActionButton  // those shown
	plates  []*kit.ActionButton  // all that were ever needed
	led     *kit.ActionButton    // what stays in sight where line, pads and seats scroll as one
	flanks  [2]fyne.CanvasObject // small ones before and after what is led, of a playback
}

// show fills the pads with what may be done now, and sets what is led in the foot.
func (p *pads) show() {
	p.buttons, p.led, p.flanks = p.buttons[:0], nil, [2]fyne.CanvasObject{}
	p.box.Objects = p.box.Objects[:0]
	p.fill()
	p.table.foot.lead(p.led, p.flanks)
}

// press presses the button with that number, and reports whether there is one.
func (p *pads) press(r rune) bool {
	i := int(r - '1')
	if i < 0 || i >= len(p.buttons) || i > 8 {
		return false
	}
	p.buttons[i].Tapped(nil)
	return true
}

// lock lets the buttons wait a moment: what stood there before was something else.
func (p *pads) lock() {
	for _, b := range p.buttons {
		b.Lock()
	}
}

// takeLead takes the plate out that is led: the first that plays.
func (p *pads) takeLead(plates []fyne.CanvasObject) []fyne.CanvasObject {
	if !p.table.crowded() || p.led != nil {
		return plates
	}
	for i, plate := range plates {
		if b, ok := plate.(*kit.ActionButton); ok && !b.Greyed {
			p.led = b
			return slices.Delete(plates, i, i+1)
		}
	}
	return plates
}

// fill shows what stands first: a playback, figures being dragged, a stop amid the referee's steps, the actions.
func (p *pads) fill() {
	t := p.table
	if p.showPlayback() || p.showLoosened() || p.showPending() || t.absorbed() {
		return
	}
	if t.view.Over() {
		score := p.plate("score", t.app.Text("app.score"), func() { t.app.Replace(t.app.To.Ended(t.play)) })
		score.Style = kit.Primary
		p.lay([]fyne.CanvasObject{score})
		return
	}
	if t.waits() {
		p.showWaiting()
		return
	}
	p.showActions()
}

// showActions shows the actions of the moment; questions and what leads stand apart.
func (p *pads) showActions() {
	t := p.table
	var plates []fyne.CanvasObject
	for _, a := range t.actions {
		if values := t.chooser.answers(a); values != nil {
			p.lay(plates)
			plates = nil
			p.showQuick(a.offers[0], values)
			continue
		}
		if p.leads(a) {
			p.lay(plates)
			p.lay([]fyne.CanvasObject{p.button(a)})
			plates = nil
			continue
		}
		plates = append(plates, p.button(a))
	}
	p.lay(plates)
}

// showPlayback shows the bar of a playback; false where the actions belong under it.
func (p *pads) showPlayback() bool {
	going, bar := p.table.projector.going, p.table.bar
	if going == nil {
		return false
	}
	bar.set(going)
	if going.still {
		p.box.Add(bar.aside())
		return false
	}
	objs, keys := bar.whole(going)
	p.box.Objects = append(p.box.Objects, objs...)
	p.buttons = append(p.buttons, keys...)
	return true
}

// showLoosened offers to end the dragging of figures; false where none are dragged.
func (p *pads) showLoosened() bool {
	t := p.table
	if !t.corrections.loosened() {
		return false
	}
	how := kit.NewWrapped(t.app.Text("correct.drag.how"), kit.Body)
	done := p.plate("check", t.app.Text("correct.drag.done"), func() { t.corrections.loosen(false) })
	done.Style = kit.Primary
	if t.crowded() {
		p.box.Add(done)
		p.box.Add(how)
		return true
	}
	p.box.Add(how)
	p.box.Add(done)
	return true
}

// showPending offers to go on, where the play stands amid the referee's steps.
func (p *pads) showPending() bool {
	t := p.table
	next, ok := t.pending()
	if !ok {
		return false
	}
	p.box.Add(kit.NewWrapped(t.app.Text("playback.stopped"), kit.Strong))
	on := p.plate("play", t.app.Text("playback.go-on"), func() { t.projector.goOn(next) })
	on.Style = kit.Primary
	p.box.Add(kit.FlowFill(kit.Gap, on, p.plate("correct", t.app.Text("app.correct"), t.corrections.openAny)))
	return true
}

// lay puts plates under what is there already.
func (p *pads) lay(plates []fyne.CanvasObject) {
	if plates = p.takeLead(plates); len(plates) > 0 {
		p.box.Add(p.grid(plates))
	}
}

// grid sets the plates: under the thumb as tiles, on a large screen in rows over the whole width.
func (p *pads) grid(plates []fyne.CanvasObject) fyne.CanvasObject {
	if p.table.class.Wide() {
		return kit.PlatesOf(132, 4, plates...)
	}
	if len(plates) <= few {
		return kit.PlatesOf(132, 2, plates...)
	}
	for _, plate := range plates {
		if b, ok := plate.(*kit.ActionButton); ok {
			b.Stacked, b.Label, b.Caption = true, "", b.Label
		}
	}
	tiles := kit.PlatesOf(kit.Touch, 4, plates...)
	tiles.Grid.Gap = kit.Gap
	return tiles
}

// button returns what one action looks like.
func (p *pads) button(a action) *kit.ActionButton {
	b := p.plate(p.table.icon(a.kind), p.label(a), func() { p.table.chooser.take(a) })
	b.Price, b.Greyed = a.price(p.table.artist), a.refused()
	if p.table.alone(a) || p.leads(a) {
		b.Style = kit.Primary
	}
	return b
}

// plate returns the next button in the order of the number keys; those of the moment before are used again.
func (p *pads) plate(icon, label string, tapped func()) *kit.ActionButton {
	i := len(p.buttons)
	if i == len(p.plates) {
		p.plates = append(p.plates, kit.NewActionButton("", "", nil))
	}
	b := p.plates[i]
	b.Icon, b.Label, b.OnTapped = icon, label, tapped
	b.Caption, b.Price, b.Style, b.Greyed, b.Stacked, b.Lines = "", 0, kit.Plain, false, false, 0
	p.buttons = append(p.buttons, b)
	return b
}

// leads reports whether the board has an action done mostly.
func (p *pads) leads(a action) bool {
	leading, ok := p.table.board.(board.Leading)
	return ok && leading.Leads(a.offers[0]) && !a.refused()
}

// label names an action: the offer's own words, with all that several of its kind hold; in a menu, or for several,
// the short ones; the name of who may do what others may, too, unless these words bear it.
func (p *pads) label(a action) string {
	t := p.table
	key := "board." + t.Game() + ".offers." + string(a.kind)
	short := (len(a.offers) > 1 || len(t.actions) > few) && t.app.Texts.Has(key)
	if a.seat >= 0 && t.shared(a.kind) && (short || !slices.Contains(a.offers[0].About, rules.Of("seat", a.seat))) {
		return t.player(a.seat).Name
	}
	if short {
		return t.app.Text(key)
	}
	return t.teller.Offers(a.offers)
}

// showQuick asks an offer's one question on the table itself: each answer is a button.
func (p *pads) showQuick(o rules.Offer, values []string) {
	t, f := p.table, o.Fields[0]
	if question := t.teller.Offer(o); !asks(t.teller.Now(t.view.Now()), question) {
		ask := kit.NewWrapped(question, kit.Strong)
		ask.MaxLines = 2
		p.box.Objects = append(p.box.Objects, ask)
	}
	first, odds := o.Value(f.Name), oddsOf(t.app, o.Asks, f)
	var plates []fyne.CanvasObject
	for _, value := range values {
		b := p.plate("", t.option(f, value), func() { t.enact(o, rules.Answers{f.Name: {value}}) })
		if i := parts.At(f, value); i >= 0 {
			b.Caption = odds.under(f.Options[i])
		}
		if !dice(o, f) && !f.Open && len(first) == 1 && first[0] == value {
			b.Style = kit.Primary
		}
		plates = append(plates, b)
	}
	p.box.Objects = append(p.box.Objects, odds.below(f, kit.FlowFill(kit.Gap, plates...)))
	if o.Asks == rules.Chance && drawable(o) {
		p.box.Objects = append(p.box.Objects, kit.NewQuiet("dice", t.app.Text("app.draw"), func() { t.enact(o, t.play.Draw(o)) }))
	}
}

// drawable reports whether the app knows enough of what is left to draw for the table.
func drawable(o rules.Offer) bool {
	for _, f := range o.Fields {
		known := f.IsNumber()
		for _, option := range f.Options {
			known = known || option.Copies > 0
		}
		if !known {
			return false
		}
	}
	return len(o.Fields) > 0
}

// showWaiting asks for the secret answers that are owed: the first seat is handed the device, or all answers are
// entered openly. What this play chose before stands first.
func (p *pads) showWaiting() {
	t, a := p.table, p.table.app
	ask := kit.NewWrapped(a.Plural("table.owe", len(t.waiting)), kit.Strong)
	p.box.Objects = append(p.box.Objects, ask)
	ways := []func() *kit.ActionButton{p.passPlate}
	if len(t.waiting) > 1 {
		ways = append(ways, func() *kit.ActionButton { return p.plate("hand", a.Text("table.openly"), t.secrets.openly) })
		if a.Setting(shell.SettingOpenly) == t.PlayID() {
			slices.Reverse(ways)
		}
	}
	var plates []fyne.CanvasObject
	for i, way := range ways {
		b := way()
		if i == 0 {
			b.Style = kit.Primary
		}
		plates = append(plates, b)
	}
	p.box.Add(kit.FlowFill(kit.Gap, plates...))
}

// passPlate hands the device to the first seat that owes an answer.
func (p *pads) passPlate() *kit.ActionButton {
	seat := p.table.waiting[0]
	first := p.table.player(seat)
	return p.plate(kit.SeatSymbol(first.Symbol), p.table.app.Text("cover.pass", "seat", first.Name), func() { p.table.secrets.pass(seat, "") })
}

// dice reports whether a field asks what dice show, and not for a count, which begins at none: nobody can guess a die, so none
// of its answers is brighter than others.
func dice(o rules.Offer, f rules.Field) bool {
	return o.Asks == rules.Chance && f.IsNumber() && f.Min > 0
}
