package cgexpo

import (
	"slices"
	"strconv"

	"docent/app/board"
	"docent/rules"
	"docent/rules/cgexpo"
)

// card is an event card as it is entered: how it moves the podcasters, by taps on their ways on the map, and its number.
type card struct {
	*sheet
	due bool // the card was asked for when the table was last shown
	entry
	played played[entry]
	tracks []track         // the ways that a tap may mean now
	before []*cgexpo.State // the table before each leg
	after  *cgexpo.State   // the table after all of them
	onto   [3]bool         // the podcaster may be led on from there
	led    cgexpo.Piece    // whom a finger leads that has entered a move; 0 for nobody
	onward onward
	number number
	aimed  aimed
}

// entry holds what has been entered of a card.
type entry struct {
	who     int          // the podcaster whose move is entered now; all three: len(allPods)
	picked  bool         // somebody chose him
	legs    []cgexpo.Leg // in the order in which they were entered
	guessed [3]bool      // the podcaster's move is the usual one, which the next tap replaces
	no      int          // 0 where the card is not numbered
	digits  bool         // the number is entered now
	placing bool         // the square is tapped that the card names
	mapped  bool         // the move entered last was told by the map alone

	held   bool             // he was chosen himself: taps near his ways mean nobody else
	adding bool             // the next tap adds a move to his
	asks   bool             // it is asked who goes to a square
	tapped [3]cgexpo.Square // where the podcaster's move towards a thief was tapped to end; 0: nowhere
}

// played keeps the entry of the card that was played last: taken back, it is there again.
type played[T any] struct {
	entry T
	deck  int
	turn  int
	any   bool
}

// keep remembers what is entered of the card that is due.
func (p *played[T]) keep(entry T, x *model) { *p = played[T]{entry, x.state.Deck, x.state.Turns, true} }

// again returns it where the same card is due, else nothing.
func (p *played[T]) again(x *model) T {
	if p.any && p.deck == x.state.Deck && p.turn == x.state.Turns {
		return p.entry
	}
	var none T
	return none
}

// The steps of a card, the moves that may be entered, and the numbers that it may bear.
const (
	usualSteps = 6
	mostSteps  = 30
	mostMoves  = 10
	mostNumber = 50
)

// present begins to enter a card as soon as it is asked for; one that was taken back is as it was.
func (k *card) present() {
	due := k.look.read.Kind != ""
	k.onward.slid.lift()
	if due && !k.due {
		k.entry = k.played.again(&k.look)
		k.number.next()
	}
	if k.due = due; due {
		k.onward.thrown.forget()
		k.work()
	}
}

// change makes a change of what is entered, works out what may follow, and shows both on the board and in the dock.
func (k *card) change(by func()) func() {
	return func() {
		by()
		k.work()
		k.packed = false
		k.paper.Redraw()
		k.paper.View.Refresh()
		k.host.Reshape()
	}
}

// movers lists the podcasters whose move is entered now.
func (k *entry) movers() []int {
	if k.who < len(allPods) {
		return []int{k.who}
	}
	return []int{0, 1, 2}
}

// last returns the last move of a podcaster by its place among the legs; -1 where there is none.
func (k *entry) last(who int) int {
	for i, l := range slices.Backward(k.legs) {
		if l.Who == allPods[who] {
			return i
		}
	}
	return -1
}

// moves counts the moves of a podcaster.
func (k *entry) moves(who int) int {
	n := 0
	for _, l := range k.legs {
		if l.Who == allPods[who] {
			n++
		}
	}
	return n
}

// choose enters the move of a podcaster now; who has none yet goes toward the closest thief, which the next tap replaces.
func (k *card) choose(who int) {
	k.who, k.picked, k.held, k.digits, k.mapped, k.adding = who, true, true, false, false, false
	k.placing, k.asks = k.asks, false
	if k.last(who) < 0 && !k.placing {
		k.guess(who)
	}
}

// then has the next tap on the map add a move to those of who was chosen, or replace his last one again.
func (k *entry) then() { k.adding = !k.adding }

// follows reports whether a move may be added to those of who was chosen.
func (k *card) follows() bool {
	return k.held && k.who < len(allPods) && !k.placing && k.last(k.who) >= 0 && k.onto[k.who] && len(k.legs) < mostMoves
}

// guess has a podcaster make the usual move.
func (k *entry) guess(who int) {
	if len(k.legs) < mostMoves {
		k.legs = append(k.legs, cgexpo.Leg{Who: allPods[who], PodMove: cgexpo.PodMove{Way: cgexpo.Toward, Steps: usualSteps}})
		k.guessed[who] = true
	}
}

// more has the next tap on the map add a move to those of who was led last, who is chosen with that.
func (k *card) more() { k.held, k.adding, k.mapped = true, true, false }

// together has all three podcasters make one move.
func (k *card) together() {
	if len(k.legs) > 0 {
		return
	}
	k.entry = entry{who: len(allPods), picked: true, no: k.no}
	for i := range allPods {
		k.guess(i)
	}
}

// stay takes back all moves of who is entered now.
func (k *entry) stay() {
	for _, i := range k.movers() {
		k.legs = slices.DeleteFunc(k.legs, func(l cgexpo.Leg) bool { return l.Who == allPods[i] })
		k.guessed[i] = false
	}
	k.placing, k.asks, k.mapped, k.adding = false, false, false, false
}

// back takes back the last of several moves.
func (k *entry) back() {
	at := k.last(k.who)
	k.legs = slices.Delete(k.legs, at, at+1)
	k.tapped[k.who], k.mapped, k.adding = 0, false, false
}

// count changes the steps that the card prints for the last move.
func (k *card) count(by int) {
	for _, i := range k.movers() {
		at := k.last(i)
		if at < 0 {
			k.guess(i)
			at = len(k.legs) - 1
		}
		k.tapped[i] = 0
		if l := &k.legs[at]; l.Way != cgexpo.ToPlace {
			l.Steps = int8(max(1, min(mostSteps, int(l.Steps)+by)))
		}
	}
}

// enter takes a move in the place of a leg, or after all; -1: after all.
func (k *card) enter(at int, who int, move cgexpo.PodMove) {
	leg := cgexpo.Leg{Who: allPods[who], PodMove: move}
	switch {
	case at >= 0:
		k.legs[at] = leg
	case len(k.legs) < mostMoves:
		k.legs = append(k.legs, leg)
	}
	k.guessed[who], k.tapped[who] = false, 0
}

// place has a square tapped that the card names, once it is known for whom; pressed again, it no longer has.
func (k *card) place() {
	switch {
	case k.placing || k.asks:
		k.placing, k.asks = false, false
	case k.held || k.who == len(allPods):
		k.placing = true
	default:
		k.asks = true
	}
	k.mapped = false
}

// put answers with a square where somebody was to be put, instead of his last move or after it.
func (k *card) put(q cgexpo.Square) {
	k.placing = false
	for _, i := range k.movers() {
		at := k.last(i)
		if k.adding {
			at = -1
		}
		k.enter(at, i, cgexpo.PodMove{Way: cgexpo.ToPlace, To: q})
	}
	k.adding = false
}

// known reports whether a number is that of a recorded card in the deck.
func (x *model) known(number int) bool {
	return x.event.Kind != "" && slices.Contains(x.state.Drawable(), number)
}

// play plays what was entered, with Carl or without.
func (k *card) play(carl bool) {
	k.onward.thrown.forget()
	k.submit(carl, aimed{})
}

// comes plays the card with Carl, who comes to a square next to the thief; to others he does not come, and the rules say why.
func (k *card) comes(to cgexpo.Square) {
	s, o := k.look.state, k.look.read
	if to == 0 || to == s.SquareOf(cgexpo.Carl) {
		return
	}
	if o.Refused = s.WhyNotCarl(to); o.Refused != nil {
		o.Rule = o.Refused.Rule
		k.host.Do(o, nil)
		return
	}
	k.onward.thrown.forget()
	k.submit(true, aimed{carl: to})
}

// submit plays it with what was thrown after it, if that was entered, and with what is told of Carl.
func (k *card) submit(carl bool, told aimed) {
	if k.look.read.Kind == "" {
		return
	}
	k.played.keep(k.entry, &k.look)
	told.at, told.turn = k.ends(), k.look.state.Turns
	k.aimed = told
	answers := rules.Answers{
		"legs": {cgexpo.Spell(k.legs)}, "carl": {strconv.FormatBool(carl)}, "card": {strconv.Itoa(k.no)},
	}
	for _, p := range allPods {
		answers[p.String()] = []string{cgexpo.Stays.String()}
		answers[p.String()+"Steps"] = []string{strconv.Itoa(usualSteps)}
	}
	k.host.Do(k.look.read, answers)
}

// dock returns a slot for each podcaster, with what is entered of him, one that plays the card with Carl and one for the
// number, and the deed that plays the card without him.
func (k *card) dock() board.Dock {
	d := board.Dock{
		For:  []rules.Kind{"event"},
		Lead: &board.Slot{Label: k.word("card.play"), Caption: k.summary(), Tapped: func() { k.play(false) }},
	}
	if k.no > 0 {
		d.Lead.Label = k.word("slot.new", "n", k.no)
	}
	for i := range allPods {
		chosen := k.picked && !k.digits && slices.Contains(k.movers(), i)
		d.Slots = append(d.Slots, board.Slot{
			Icon: k.sign(i), Label: k.told(i), Chosen: chosen, Tapped: k.change(func() { k.choose(i) }),
		})
	}
	d.Said, d.Rule = k.heading(), k.look.read.Rule
	switch {
	case k.onward.said() != "":
		d.Said = k.onward.said()
	case k.digits && k.number.slid > 0:
		d.Said = k.word("slot.number", "n", k.number.slid)
	case k.digits && len(k.legs) > 0:
		d.Said = k.word("card.which.slide")
	case k.digits:
		d.Said = k.word("card.which")
	case k.placing:
		d.Lead, d.Hint = nil, k.word("card.hint.square")
	case k.asks:
		d.Lead, d.Hint = nil, k.word("card.hint.who")
	}
	d.Slots = append(d.Slots, board.Slot{Icon: "cg-broom", Label: k.word("slot.carl"), Tapped: func() { k.play(true) }}, k.number.slot())
	return d
}

// idle returns the slots of a card while none is entered: each tells why.
func (b *sheet) idle() []board.Slot {
	why := b.early()
	slots := make([]board.Slot, len(allPods), len(allPods)+2)
	for i, p := range allPods {
		slots[i] = board.Slot{Icon: podSigns[p], Label: b.word("tab." + p.String())}
	}
	slots = append(slots,
		board.Slot{Icon: "cg-broom", Label: b.word("slot.carl")}, board.Slot{Icon: "cards", Label: b.word("slot.unnumbered")})
	if !b.look.mapped {
		slots[len(slots)-1].Label = b.host.Text("cgexpo.slot.event", nil)
	}
	for i := range slots {
		slots[i].Waits = why
	}
	return slots
}

// early returns why no card is entered yet, or not in this turn.
func (b *sheet) early() *board.Reason {
	switch x := &b.look; {
	case x.frantic || x.state.Scratch.Frantic:
		return b.waits("frantic", "CG-TURN-3")
	case x.point.Kind != "":
		return b.waits("square", x.point.Rule)
	}
	return b.waits("card", "CG-TURN-1")
}

// noBreak keeps a number and its unit in one line.
const noBreak = "\u00a0"

// sign returns the picture of where a podcaster goes.
func (k *card) sign(who int) string {
	at := k.last(who)
	switch {
	case at < 0 || k.moves(who) > 1 || k.legs[at].Way == cgexpo.ToPlace:
		return podSigns[allPods[who]]
	case k.legs[at].Way == cgexpo.Toward:
		return "thief"
	}
	return "cg-way-" + k.look.lies().way(k.legs[at].Way).String()
}

// told returns what is entered of a podcaster, as short as a slot.
func (k *card) told(who int) string {
	name := k.word("tab." + allPods[who].String())
	at := k.last(who)
	if at < 0 {
		return k.word("slot.stays", "who", name)
	}
	l := k.legs[at]
	switch n := k.moves(who); {
	case n > 1:
		return k.host.Plural("cgexpo.board.slot.moves", n, map[string]any{"who": name})
	case l.Way == cgexpo.ToPlace && l.To != 0:
		return k.word("slot.way", "who", name, "move", l.To.String())
	case l.Way == cgexpo.ToPlace:
		return k.word("slot.way", "who", name, "move", "?")
	}
	return k.word("slot.way", "who", name, "move", strconv.Itoa(int(l.Steps))+noBreak+k.word("slot."+l.Way.String()))
}

// summary returns in few words what the card does.
func (k *card) summary() string {
	if len(k.legs) == 0 {
		return k.word("card.nobody")
	}
	return k.host.Plural("cgexpo.board.card.moves", len(k.legs), nil)
}
