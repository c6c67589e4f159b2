package play

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// few is the number of actions among which a question's answers are buttons of their own.
const few = 3

// showActions fills the pads with what may be done now.
func (t *Table) showActions() {
	t.buttons, t.led, t.flanks = t.buttons[:0], nil, [2]fyne.CanvasObject{}
	t.pads.Objects = t.pads.Objects[:0]
	t.showPads()
	t.lead()
}

// lead sets what is led beside undo, which is small there.
func (t *Table) lead() {
	if t.foot == nil {
		return
	}
	t.undoing.Compact = t.led != nil
	if t.led == nil {
		t.foot.Objects = kit.Row(kit.Gap, kit.Grow(t.undoing), t.redoing).Objects
		return
	}
	if t.led.Stacked, t.led.Lines = false, 3; t.led.MinSize().Width > ledMost {
		t.led.Icon = ""
	}
	parts := []fyne.CanvasObject{t.undoing, t.redoing, t.flanks[0], kit.Grow(t.led), t.flanks[1]}
	parts = slices.DeleteFunc(parts, func(o fyne.CanvasObject) bool { return o == nil })
	t.foot.Objects = kit.Row(kit.Gap, parts...).Objects
}

// ledMost is how wide the longest word of what is led may make it with an icon.
const ledMost = 280

// takeLead takes the plate out that is led: the first that plays.
func (t *Table) takeLead(plates []fyne.CanvasObject) []fyne.CanvasObject {
	if !t.close() || t.led != nil {
		return plates
	}
	for i, p := range plates {
		if b, ok := p.(*kit.ActionButton); ok && !b.Greyed {
			t.led = b
			return slices.Delete(plates, i, i+1)
		}
	}
	return plates
}

func (t *Table) showPads() {
	if t.showPlayback() || t.showLoosened() || t.showPending() || t.absorbed() {
		return
	}
	if t.view.Over() {
		score := t.plate("score", t.app.Text("app.score"), func() { t.app.Replace(t.app.To.Ended(t.play)) })
		score.Style = kit.Primary
		t.lay([]fyne.CanvasObject{score})
		return
	}
	if len(t.waiting) > 0 && t.waits() {
		t.showWaiting()
		return
	}
	var plates []fyne.CanvasObject
	for _, a := range t.actions {
		if values := t.quickly(a); values != nil {
			t.lay(plates)
			plates = nil
			t.showQuick(a.offers[0], values)
			continue
		}
		if t.leads(a) {
			t.lay(plates)
			t.lay([]fyne.CanvasObject{t.button(a)})
			plates = nil
			continue
		}
		plates = append(plates, t.button(a))
	}
	t.lay(plates)
}

// quickly lists the answers that are buttons of their own: of a question, not of a menu.
func (t *Table) quickly(a action) []string {
	terse, ok := t.board.(board.Terse)
	if len(t.actions) > few || len(a.offers) > 1 || ok && terse.Terse(a.offers[0]) {
		return nil
	}
	return quick(a.offers[0])
}

// lay puts plates under what is there already.
func (t *Table) lay(plates []fyne.CanvasObject) {
	if plates = t.takeLead(plates); len(plates) > 0 {
		t.pads.Add(t.grid(plates))
	}
}

// waits says that nothing but the secret answers is to be done.
func (t *Table) waits() bool {
	for _, a := range t.actions {
		if !a.secret() && !a.refused() {
			return false
		}
	}
	return true
}

// grid sets the plates: under the thumb as tiles, on a large screen in rows over the whole width.
func (t *Table) grid(plates []fyne.CanvasObject) fyne.CanvasObject {
	if t.class.Wide() {
		return kit.PlatesOf(132, 4, plates...)
	}
	if len(plates) <= few {
		return kit.PlatesOf(132, 2, plates...)
	}
	for _, p := range plates {
		if b, ok := p.(*kit.ActionButton); ok {
			b.Stacked, b.Label, b.Caption = true, "", b.Label
		}
	}
	tiles := kit.PlatesOf(kit.Touch, 4, plates...)
	tiles.Grid.Gap = kit.Gap
	return tiles
}

// button is what one action looks like.
func (t *Table) button(a action) *kit.ActionButton {
	b := t.plate(t.icon(a.kind), t.label(a), func() { t.onAction(a) })
	b.Price, b.Greyed = a.price(), a.refused()
	if t.alone(a) || t.leads(a) {
		b.Style = kit.Primary
	}
	return b
}

// plate is the next button in the order of the number keys; those of the moment before
// are used again.
func (t *Table) plate(icon, label string, tapped func()) *kit.ActionButton {
	i := len(t.buttons)
	if i == len(t.plates) {
		t.plates = append(t.plates, kit.NewActionButton("", "", nil))
	}
	b := t.plates[i]
	b.Icon, b.Label, b.OnTapped = icon, label, tapped
	b.Caption, b.Price, b.Style, b.Greyed, b.Stacked, b.Lines = "", 0, kit.Plain, false, false, 0
	t.buttons = append(t.buttons, b)
	return b
}

// alone says that this is the one thing that can be done.
func (t *Table) alone(a action) bool {
	open := 0
	for _, other := range t.actions {
		if !other.refused() {
			open++
		}
	}
	return open == 1 && !a.refused()
}

// leads says that the board has this done mostly.
func (t *Table) leads(a action) bool {
	leading, ok := t.board.(board.Leading)
	return ok && leading.Leads(a.offers[0]) && !a.refused()
}

func (t *Table) icon(kind rules.Kind) string {
	if t.artist != nil {
		if icon := t.artist.Icon(kind); icon != "" {
			return icon
		}
	}
	if kit.HasIcon(string(kind)) {
		return string(kind)
	}
	return "play"
}

// shared says that several seats may do the same now: their names tell them apart.
func (t *Table) shared(kind rules.Kind) bool {
	seat := rules.Table
	for _, a := range t.actions {
		if a.kind == kind && seat >= 0 && a.seat != seat {
			return true
		}
		if a.kind == kind {
			seat = a.seat
		}
	}
	return false
}

// label names an action: the offer's own words; in a menu, or for several of its kind,
// the short ones; the name of who may do what others may, too, unless these words bear it.
func (t *Table) label(a action) string {
	if a.seat >= 0 && t.shared(a.kind) && !slices.Contains(a.offers[0].About, rules.Of("seat", a.seat)) {
		return t.Name(a.seat)
	}
	key := "board." + string(t.play.Header().Game) + ".offers." + string(a.kind)
	if (len(a.offers) > 1 || len(t.actions) > few) && t.app.Texts.Has(key) {
		return t.app.Text(key)
	}
	return t.teller.Offer(a.offers[0])
}

// showQuick asks an offer's one question on the table itself: each answer is a button.
func (t *Table) showQuick(o rules.Offer, values []string) {
	f := o.Fields[0]
	if question := t.teller.Offer(o); !asks(t.teller.Now(t.view.Now()), question) {
		ask := kit.NewWrapped(question, kit.Strong)
		ask.MaxLines = 2
		t.pads.Objects = append(t.pads.Objects, ask)
	}
	first, odds := o.Value(f.Name), oddsOf(t.app, o.Asks, f)
	var plates []fyne.CanvasObject
	for _, value := range values {
		b := t.plate("", t.option(f, value), func() { t.enact(o, rules.Answers{f.Name: {value}}) })
		if i := parts.At(f, value); i >= 0 {
			b.Caption = odds.under(f.Options[i])
		}
		if !dice(o, f) && !f.Open && len(first) == 1 && first[0] == value {
			b.Style = kit.Primary
		}
		plates = append(plates, b)
	}
	t.pads.Objects = append(t.pads.Objects, odds.below(f, kit.FlowFill(kit.Gap, plates...)))
	if o.Asks == rules.Chance && drawable(o) {
		t.pads.Objects = append(t.pads.Objects, kit.NewQuiet("dice", t.app.Text("app.draw"), func() { t.enact(o, t.play.Draw(o)) }))
	}
}

// dice reports whether a field is what dice show: nobody can guess it, so none of its answers is brighter than others.
func dice(o rules.Offer, f rules.Field) bool { return o.Asks == rules.Chance && f.IsNumber() }

// option is what an answer says.
func (t *Table) option(f rules.Field, value string) string {
	switch {
	case f.IsNumber():
		return value
	case f.Of == "seat" && value == strconv.Itoa(int(rules.Table)):
		return t.app.Text("app.nobody")
	}
	return parts.Capital(t.teller.Option(f, value))
}

// drawable says that the app knows enough of what is left to draw for the table.
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
func (t *Table) showWaiting() {
	a := t.app
	ask := kit.NewWrapped(a.Plural("table.owe", len(t.waiting)), kit.Strong)
	t.pads.Objects = append(t.pads.Objects, ask)
	ways := []func() *kit.ActionButton{t.passPlate}
	if len(t.waiting) > 1 {
		ways = append(ways, func() *kit.ActionButton { return t.plate("hand", a.Text("table.openly"), t.openly) })
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
	t.pads.Add(kit.FlowFill(kit.Gap, plates...))
}

// passPlate hands the device to the first seat that owes an answer.
func (t *Table) passPlate() *kit.ActionButton {
	first := t.player(t.waiting[0])
	return t.plate(kit.SeatSymbol(first.Symbol), t.app.Text("cover.pass", "seat", first.Name), func() { t.pass(t.waiting[0], "") })
}

// explain tells why an offer is refused, with the rule and the way to set the table right.
func (t *Table) explain(o rules.Offer) {
	a := t.app
	r := o.Refused
	var s *kit.Sheet
	why := kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, r.Rule) })
	fix := kit.NewActionButton("correct", a.Text("table.otherwise"), func() {
		s.Close()
		t.correct(r.Fix)
	})
	body := kit.Column(kit.Pad, kit.NewWrapped(t.teller.Refusal(r), kit.Body), kit.Flow(kit.Gap, kit.NewBadge("", string(r.Rule), kit.Brass)))
	s = a.Sheet(parts.Capital(t.teller.Offer(o)), body, why, fix)
	a.Open(s)
}

// openChooser offers the several offers of one action.
func (t *Table) openChooser(a action) { t.openOffers(t.label(a), a.offers, "") }

// openOffers lists offers as big buttons, refused ones greyed; the thing that was tapped
// answers what it can.
func (t *Table) openOffers(title string, offers []rules.Offer, thing rules.Thing) {
	var s *kit.Sheet
	var plates []fyne.CanvasObject
	for _, o := range offers {
		b := kit.NewActionButton(t.icon(o.Kind), parts.Capital(t.teller.Offer(o)), func() {
			s.Close()
			t.choose(o, fills(o, thing))
		})
		b.Greyed, b.Price = o.Refused != nil, priceOf(o)
		if o.Refused != nil {
			b.Caption = t.teller.Refusal(o.Refused)
		}
		plates = append(plates, b)
	}
	s = t.app.Sheet(title, kit.PlatesOf(132, 3, plates...))
	t.app.Open(s)
}
