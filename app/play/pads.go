package play

import (
	"slices"
	"strings"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// few is the number of actions among which a question's answers are buttons of their own.
const few = 3

// pads hold what may be done now: the slots of the tray, and the deed of the base.
type pads struct {
	table   *Table
	tray    *tray
	buttons []*kit.ActionButton // those shown, in the order of the number keys
	plates  []*kit.ActionButton // all that were ever needed
	slots   []*kit.ActionButton
	even    bool // the slots are answers
	lead    *kit.ActionButton
	hint    string
}

// show fills tray and base with what may be done now.
func (p *pads) show() {
	p.buttons, p.slots, p.even, p.lead, p.hint = p.buttons[:0], nil, false, nil, ""
	p.table.awaited.rest()
	p.fill()
	for _, b := range p.slots {
		if slices.Contains(p.buttons, b) && slices.Contains(p.plates, b) {
			p.tray.closes(b)
		}
	}
	p.tray.set(p.slots, p.even)
	p.table.base.set(p.lead, p.hint)
}

// lock lets the buttons wait a moment: what stood there before was something else.
func (p *pads) lock() {
	for _, b := range p.buttons {
		b.Lock()
	}
	if p.lead != nil {
		p.lead.Lock()
	}
}

// fill shows what stands first: a playback, figures being dragged, a stop amid the referee's steps, the actions.
func (p *pads) fill() {
	t := p.table
	if p.showAsked() || p.showUnveiled() || p.showPlayback() || p.showLoosened() || p.showPending() {
		return
	}
	if p.absorbed() {
		if keyed, ok := t.board.(board.Keyed); ok {
			p.lead = keyed.Deed()
		}
		return
	}
	switch {
	case t.view.Over():
		p.lead = p.plate("score", t.app.Text("app.score"), func() { t.app.Replace(t.app.To.Ended(t.play)) })
		p.lead.Style = kit.Primary
	case t.waits():
		p.showWaiting()
	default:
		p.showWork()
	}
}

// absorbed reports whether the board has the room of told line and tray: on a phone that stands.
func (p *pads) absorbed() bool {
	t := p.table
	upright := t.frames == nil || t.frames.division == phoneUpright
	return upright && t.absorbing()
}

// lit reports whether the next tap is on something that the board has lit. One at whose own keys somebody works tells that
// there.
func lit(t *Table) bool {
	if _, keyed := t.board.(board.Keyed); keyed && t.absorbing() {
		return false
	}
	return t.board != nil && len(t.board.Things()) > 0
}

// showWork shows what the board asks by itself before the actions, and its deed in the base; else the actions alone.
func (p *pads) showWork() {
	dock, asks := p.table.asked()
	if !asks {
		p.showActions()
		return
	}
	p.table.actions = slices.DeleteFunc(p.table.actions, func(a action) bool { return slices.Contains(dock.For, a.kind) })
	var own []*kit.ActionButton
	for _, s := range dock.Slots {
		own = append(own, p.slot(s))
	}
	p.showActions()
	if p.lead != nil {
		p.slots = append(p.slots, p.lead)
	}
	p.slots, p.even, p.lead, p.hint = append(own, p.slots...), false, nil, dock.Hint
	if dock.Lead != nil {
		p.lead = p.slot(*dock.Lead)
		p.lead.Style = kit.Primary
	}
}

// asked returns what the board asks by itself; false where it asks nothing.
func (t *Table) asked() (board.Dock, bool) {
	if one, ok := t.board.(board.Asking); ok && !t.projector.away() && !t.corrections.loosened() {
		return one.Asked()
	}
	return board.Dock{}, false
}

// showAsked shows what the open question has besides its sheet; false where none is open.
func (p *pads) showAsked() bool {
	a := &p.table.asker
	if a.now == nil {
		return false
	}
	p.lead, p.hint = a.shown.lead, a.shown.hint
	p.buttons = append(p.buttons, a.shown.plates...)
	if p.lead != nil && !slices.Contains(p.buttons, p.lead) {
		p.buttons = append(p.buttons, p.lead)
	}
	if a.short() {
		p.slots, p.even = a.shown.slots, true
	}
	return true
}

// showActions shows the actions of the moment in their order; the answers to short questions are slots.
func (p *pads) showActions() {
	t := p.table
	var asked []action
	for _, a := range t.actions {
		if t.chooser.answers(a) != nil {
			asked = append(asked, a)
		}
	}
	p.showAnswers(asked)
	list := slices.DeleteFunc(p.ordered(), func(a action) bool { return t.chooser.answers(a) != nil })
	places := p.places()
	if len(asked) == 0 && places == nil && p.showWays(list) {
		return
	}
	if len(asked) > 0 {
		places = nil
	}
	if at := p.leading(list, places); at < 0 {
		p.place(list, places)
	} else {
		lead := list[at]
		p.place(slices.Delete(list, at, at+1), places)
		p.lead = p.button(lead)
	}
	if p.hint == "" && p.lead == nil && lit(t) {
		p.hint = t.app.Text("table.tap")
	}
}

// showAnswers shows the answers to short questions; where something else may be meant, each names its question.
func (p *pads) showAnswers(asked []action) {
	t := p.table
	for _, a := range asked {
		before := len(p.slots)
		p.showQuick(a.offers[0], t.chooser.answers(a))
		answers := p.slots[before:]
		only := len(answers) == 1 && len(t.actions) > 1 && answers[0].Caption == ""
		if !only && len(asked) == 1 {
			continue
		}
		p.hint = ""
		for _, b := range answers {
			b.Caption = strings.TrimSpace(b.Caption + " " + t.teller.Offer(a.offers[0]))
		}
	}
}

// ordered returns the actions in the fixed order of their game; those that it does not name stand behind.
func (p *pads) ordered() []action {
	order := p.table.app.KitOf(p.table.play.Header().Game).Slots
	place := func(a action) int {
		if at := slices.Index(order, a.kind); at >= 0 {
			return at
		}
		return len(order)
	}
	list := slices.Clone(p.table.actions)
	slices.SortStableFunc(list, func(a, b action) int { return place(a) - place(b) })
	return list
}

// leading returns which action stands in the base: the only one, what is done mostly, or what the game puts there; -1
// for none. What has a place in the tray stays there.
func (p *pads) leading(list []action, places []board.Place) int {
	kinds := p.table.app.KitOf(p.table.play.Header().Game).Base
	placed := func(a action) bool {
		return slices.ContainsFunc(places, func(at board.Place) bool { return slices.Contains(at.Kinds, a.kind) })
	}
	if at := slices.IndexFunc(list, func(a action) bool { return !placed(a) && (p.table.alone(a) || p.leads(a)) }); at >= 0 {
		return at
	}
	if p.lead != nil {
		return -1
	}
	return slices.IndexFunc(list, func(a action) bool { return slices.Contains(kinds, a.kind) })
}

// showUnveiled shows how the board goes on opening something; false where it does not.
func (p *pads) showUnveiled() bool {
	t := p.table
	dock, ok := t.projector.unveils()
	if !ok {
		return false
	}
	for _, s := range dock.Slots {
		p.slots = append(p.slots, p.slot(s))
	}
	p.even, p.hint = true, dock.Hint
	if dock.Lead != nil {
		p.lead = p.slot(*dock.Lead)
		p.lead.Style = kit.Primary
		p.lead.Lock()
	}
	if going := t.projector.going; going != nil {
		t.bar.set(going)
		aside := t.bar.beside(going)
		for _, button := range aside { // what led the playback stood there a moment ago
			button.Lock()
		}
		p.slots, p.buttons = append(p.slots, aside...), append(p.buttons, aside...)
	}
	return true
}

// showPlayback shows what leads a playback; false where the actions stay.
func (p *pads) showPlayback() bool {
	going, bar := p.table.projector.going, p.table.bar
	if going == nil {
		return false
	}
	bar.set(going)
	if going.still {
		return false
	}
	slots, lead, keys := bar.whole(going)
	p.slots, p.even, p.lead = slots, true, lead
	p.buttons = append(p.buttons, keys...)
	return true
}

// showLoosened offers to end the dragging of figures; false where none are dragged.
func (p *pads) showLoosened() bool {
	t := p.table
	if !t.corrections.loosened() {
		return false
	}
	p.lead = p.plate("check", t.app.Text("correct.drag.done"), func() { t.corrections.loosen(false) })
	p.lead.Style = kit.Primary
	return true
}

// showPending offers to go on, where the play stands amid the referee's steps.
func (p *pads) showPending() bool {
	t := p.table
	next, ok := t.pending()
	if !ok {
		return false
	}
	p.lead = p.plate("play", t.app.Text("playback.go-on"), func() { t.projector.proceed(next) })
	p.lead.Style, p.lead.Caption = kit.Primary, t.app.Text("playback.stopped")
	p.slots, p.even = []*kit.ActionButton{p.plate("correct", t.app.Text("app.correct"), t.corrections.openAny)}, true
	return true
}

// button returns what one action looks like.
func (p *pads) button(a action) *kit.ActionButton {
	b := p.plate(p.table.sign(a.offers[0]), p.label(a), func() { p.take(a) })
	if key := p.slotKey(a.kind); !p.table.shared(a.kind) && p.table.app.Texts.Has(key) {
		b.Short = p.table.app.Text(key)
	}
	if slices.Contains(p.table.app.KitOf(p.table.play.Header().Game).Noes, a.kind) {
		b.Caption = p.table.rail.task(p.table.view.Now())
	}
	b.Price, b.Greyed = a.price(p.table.artist), a.refused()
	if p.table.alone(a) || p.leads(a) {
		b.Style = kit.Primary
	}
	return b
}

// take does what an action stands for; the one reason why it may not be done stands under the open tray.
func (p *pads) take(a action) {
	t, r := p.table, a.offers[0].Refused
	same := func(o rules.Offer) bool {
		return o.Refused != nil && o.Refused.Key == r.Key && slices.Equal(o.Refused.About, r.About)
	}
	if r == nil || t.frames == nil || t.frames.tray.empty() || slices.ContainsFunc(a.offers, func(o rules.Offer) bool { return !same(o) }) {
		t.chooser.take(a)
		return
	}
	p.tray.tell(reason{t.teller.Refusal(r), r.Rule, func() { t.corrections.open(r.Fix) }})
}

// plate returns the next button in the order of the number keys; those of the moment before are used again.
func (p *pads) plate(icon, label string, tapped func()) *kit.ActionButton {
	i := len(p.buttons)
	if i == len(p.plates) {
		p.plates = append(p.plates, kit.NewActionButton("", "", nil))
	}
	b := p.plates[i]
	b.Icon, b.Label, b.OnTapped = icon, label, tapped
	b.Short, b.Caption, b.Price, b.Style, b.Greyed, b.Chosen, b.Stacked, b.Lines, b.Count = "", "", 0, kit.Plain, false, false, false, 0, 0
	b.Follow(nil)
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

// showWaiting asks for the secret answers that are owed: the first seat is handed the device, or all answers are
// entered openly. What this play chose before stands first. Where only phones are waited for, it is told for whom and how
// long, and nothing is urged; they may still answer here.
func (p *pads) showWaiting() {
	t, a := p.table, p.table.app
	here := t.handed()
	if len(here) == 0 {
		p.hint = t.awaited.show()
		b := p.passPlate(t.waiting[0])
		b.Caption = a.Text("table.phones.instead")
		p.slots = append(p.slots, b)
		if len(t.waiting) > 1 {
			p.slots = append(p.slots, p.openPlate())
		}
		p.even = true
		return
	}
	ways := []func() *kit.ActionButton{func() *kit.ActionButton { return p.passPlate(here[0]) }}
	if len(t.waiting) > 1 {
		ways = append(ways, p.openPlate)
		if a.Setting(shell.SettingOpenly) == t.PlayID() {
			slices.Reverse(ways)
		}
	}
	for i, way := range ways {
		b := way()
		if i == 0 {
			b.Style, b.Caption = kit.Primary, a.Plural("table.owe", len(t.waiting))
			p.lead = b
			continue
		}
		p.slots = append(p.slots, b)
	}
	p.even = true
}

// passPlate hands the device to a seat that owes an answer.
func (p *pads) passPlate(seat rules.Seat) *kit.ActionButton {
	who := p.table.player(seat)
	return p.plate(kit.SeatSymbol(who.Symbol), p.table.app.Text("cover.pass", "seat", who.Name), func() { p.table.secrets.pass(seat, "") })
}

// openPlate has all answers entered openly.
func (p *pads) openPlate() *kit.ActionButton {
	return p.plate("hand", p.table.app.Text("table.openly"), p.table.secrets.openly)
}
