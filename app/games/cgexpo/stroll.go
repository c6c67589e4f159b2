package cgexpo

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/rules/cgexpo"
)

// stroll is a move by zones as it is entered: where the thief goes and what he picks up on the way.
type stroll struct {
	*sheet
	due    bool // it was asked for when the table was last shown
	turn   int  // in which it was
	zone   cgexpo.Zone
	taken  []string // the items that he picks up
	cds    bool
	filled bool // the rest of it is asked over the board
	sweeps sweep
	led    cgexpo.Piece // the podcaster whom the card moves first, entered with the deed; 0 for none
	by     rules.Seat   // beside whom it brings him

	slide func(p cgexpo.Piece, key *kit.ActionButton, to fyne.Position, ended bool) // follows a finger off the key of a podcaster
}

// sweep is a finger that slides from an item over others, and whether it leaves them instead of picking them up.
type sweep struct{ on, leaves bool }

// present begins to enter a move as soon as it is asked for: the ghost is where the thief is, at the exit on the floor before it.
func (w *stroll) present() {
	x := &w.look
	due := !x.mapped && x.walk.Kind != ""
	if due {
		w.led, w.by = 0, x.turn
	}
	if due && (!w.due || w.turn != x.state.Turns) {
		w.taken, w.cds = nil, false
		w.zone = max(x.state.ZoneOf(x.turn), cgexpo.Floor)
	}
	w.turn = x.state.Turns
	w.due = due
}

// set puts the ghost into a zone.
func (w *stroll) set(z cgexpo.Zone) {
	w.change(func() {
		w.zone = z
		w.cds = w.cds && w.offersCDs()
	})()
}

// into puts the ghost into a zone and goes there at once; it stays there where an item is lacking that cannot be had.
func (w *stroll) into(z cgexpo.Zone, goes func()) {
	w.set(z)
	if l, lacking := w.lacks(); !lacking || l.waits == nil {
		goes()
	}
}

// to puts the ghost into a zone. Where nothing else can be told, the thief goes there at once.
func (w *stroll) to(z cgexpo.Zone) {
	w.set(z)
	if w.sure() {
		w.play(0)
	}
}

// fetch has the thief go to the CDs and take them, or leave them there.
func (w *stroll) fetch() {
	w.change(func() {
		if w.cds {
			w.cds = false
			return
		}
		if lie := w.look.state.ZoneOfCDs(); lie != cgexpo.Nowhere {
			w.zone = lie
		}
		w.cds = w.offersCDs()
	})()
}

// sure reports whether there is nothing to be told but the zone: no item to be picked up or lacking, no CDs, no other door that opens.
func (w *stroll) sure() bool {
	if _, lacking := w.lacks(); lacking || len(w.loose()) > 0 || w.offersCDs() {
		return false
	}
	for _, z := range roomZones {
		if z != w.zone && w.look.opens(z) && !w.look.state.Thieves[w.look.turn].Opened.Has(z) {
			return false
		}
	}
	return true
}

// asks reports whether the move has a blank.
func (w *stroll) asks(name string) bool {
	return slices.ContainsFunc(w.look.walk.Fields, func(f rules.Field) bool { return f.Name == name })
}

// offersCDs reports whether the CDs may lie where the ghost is.
func (w *stroll) offersCDs() bool {
	lie := w.look.state.ZoneOfCDs()
	return w.asks("cds") && (lie == w.zone || lie == cgexpo.Nowhere)
}

// opens reports whether the thief gets into a zone with what he has and picks up.
func (w *stroll) opens(z cgexpo.Zone) bool {
	return w.move().Opens(w.look.state, w.look.turn, z)
}

// mayOpen reports whether he does with what he may still pick up.
func (w *stroll) mayOpen(z cgexpo.Zone) bool {
	return w.opens(z) || slices.Contains(w.loose(), z.Opener().String())
}

// answers returns what is entered.
func (w *stroll) answers() rules.Answers {
	a := rules.Answers{"zone": {w.zone.String()}}
	if w.asks("take") {
		a["take"] = slices.Clone(w.taken)
	}
	if w.asks("cds") {
		a["cds"] = []string{strconv.FormatBool(w.cds)}
	}
	return a
}

// play makes the move, through no doors but that of the zone, and begins the card with a podcaster whom it moves; 0 for none.
func (w *stroll) play(led cgexpo.Piece) {
	if w.led = led; led == 0 {
		w.by = w.look.turn
	}
	a := w.answers()
	if w.asks("doors") {
		a["doors"] = []string{}
	}
	a["note"] = []string{""}
	w.host.Do(w.look.walk, a)
}

// dock returns the items, and the deed that goes.
func (w *stroll) dock() board.Dock {
	d := board.Dock{
		Said:  w.word("walk", "who", w.host.Name(w.look.turn)),
		Lead:  w.deed(),
		For:   []rules.Kind{"walk", "near"},
		Slots: w.slots(),
	}
	if w.look.near.Kind != "" {
		d.Said = w.word("walk.near", "who", w.host.Name(w.look.turn))
	}
	if l, lacking := w.lacks(); lacking {
		d.Said = l.said
	}
	return d
}

// slots returns a toggle for each item of the thief, and what asks for the rest; each keeps its place while it cannot be had.
func (w *stroll) slots() []board.Slot {
	var slots []board.Slot
	if look.Scale() <= 1.3 { // else they stand on the board
		for _, kind := range allKinds {
			item := kind.String()
			slots = append(slots, board.Slot{
				Icon: picture(item), Label: w.called(item), Waits: w.kept(kind),
				Chosen: slices.Contains(w.taken, item), Tapped: w.change(func() { w.toggle(item) }), Slid: w.slides(kind),
			})
		}
	}
	return append(slots, board.Slot{Icon: "up", Label: w.word("walk.more"), Tapped: w.fill})
}

// fill asks for the rest of the move.
func (w *stroll) fill() {
	w.led = 0
	w.host.Do(w.look.walk, w.answers())
}

// follows returns in few words what the move brings: the door that it opens, what is picked up, or what it lacks.
func (w *stroll) follows() string {
	x := &w.look
	if l, lacking := w.lacks(); lacking {
		return w.word("walk.needs", "item", w.host.Thing(rules.Of("item", l.item)))
	}
	var list []string
	if w.zone != x.state.ZoneOf(x.turn) && w.zone > cgexpo.Floor && !x.state.Thieves[x.turn].Opened.Has(w.zone) {
		list = append(list, w.word("walk.opens"))
	}
	for _, item := range w.taken {
		list = append(list, w.host.Thing(rules.Of("item", item)))
	}
	if w.cds {
		list = append(list, w.word("short.cds"))
	}
	return strings.Join(list, " · ")
}

// drawsCard reports whether an event card follows the move.
func (w *stroll) drawsCard() bool { return w.due && !w.look.frantic && !w.look.state.Scratch.Frantic }

// lead makes the move and begins the card with a podcaster, whom it brings beside a thief. As with the deed, an item that the move lacks
// is entered as picked up.
func (w *stroll) lead(p cgexpo.Piece, by rules.Seat) {
	if l, lacking := w.lacks(); lacking && !slices.Contains(w.taken, l.item.String()) {
		w.toggle(l.item.String())
	}
	w.by = by
	w.play(p)
}

// loose lists the items that the thief may pick up.
func (w *stroll) loose() []string {
	var list []string
	for _, f := range w.look.walk.Fields {
		if f.Name == "take" {
			for _, o := range f.Options {
				list = append(list, o.Value)
			}
		}
	}
	return list
}

// toggle picks an item up, or leaves it where it is.
func (w *stroll) toggle(item string) {
	if at := slices.Index(w.taken, item); at >= 0 {
		w.taken = slices.Delete(w.taken, at, at+1)
		return
	}
	w.taken = append(w.taken, item)
}

// slides returns what follows a finger that slides off an item over the others, which are numbered in their order: it picks up all of
// them that can be had or, where the first one was picked up, leaves them.
func (w *stroll) slides(from cgexpo.Item) func(over int, at fyne.Position, ended bool) {
	return func(over int, _ fyne.Position, ended bool) {
		f := &w.sweeps
		if !f.on {
			*f = sweep{true, slices.Contains(w.taken, from.String())}
			w.sweep(from)
		}
		if over >= 0 && over < len(allKinds) {
			w.sweep(allKinds[over])
		}
		f.on = !ended
	}
}

// sweep has a finger slide over an item.
func (w *stroll) sweep(kind cgexpo.Item) {
	if item := kind.String(); w.kept(kind) == nil && slices.Contains(w.taken, item) == w.sweeps.leaves {
		w.change(func() { w.toggle(item) })()
	}
}

// called returns the name of an item on a button.
func (w *stroll) called(item string) string {
	return parts.Capital(w.host.Thing(rules.Of("item", item)))
}

// picture returns the sign of an item.
func picture(item string) string {
	for _, kind := range allKinds {
		if kind.String() == item {
			return itemSigns[kind]
		}
	}
	return ""
}

// kept returns why an item cannot be picked up; nil where it can.
func (w *stroll) kept(kind cgexpo.Item) *board.Reason {
	switch {
	case w.look.state.Thieves[w.look.turn].Items[kind].At == cgexpo.InPack:
		return w.waits("packed", "CG-MOV-3")
	case w.look.state.Thieves[w.look.turn].Items[kind].At == cgexpo.InPan:
		return w.waits("pan", "CG-CARL-5")
	case !slices.Contains(w.loose(), kind.String()):
		return w.waits("gone", "CG-MOV-3")
	}
	return nil
}

// lack is an item that a move by zones needs and that the thief neither has nor is entered as picking up.
type lack struct {
	item  cgexpo.Item
	said  string        // asks whether he picked it up
	waits *board.Reason // why he cannot have; nil where he can
}

// lacks returns the first item that the move lacks: the one that opens the zone, then Studson for the CDs. Nobody but the table knows
// whether it was picked up on the way: a tap on the item tells so, or one on the deed that answers just that.
func (w *stroll) lacks() (lack, bool) {
	item, rule, lacks := w.move().Lacks(w.look.state, w.look.turn)
	if !lacks {
		return lack{}, false
	}
	return w.lacking(item, rule), true
}

// lacking tells of an item that is lacking: it asks for it, or says why it cannot be had, so that a rule forbids the move.
func (w *stroll) lacking(item cgexpo.Item, rule rules.RuleID) lack {
	name, id := w.host.Name(w.look.turn), item.String()
	if kept := w.kept(item); kept != nil {
		return lack{item, w.word("walk.without."+id, "who", name), &board.Reason{Said: kept.Said, Rule: rule}}
	}
	return lack{item, w.word("walk.lacks."+id, "who", name), nil}
}

// deed returns the deed of the move or, while that lacks an item, the one that enters the item and goes; it waits where the item
// cannot be had.
func (w *stroll) deed() *board.Slot {
	lead := &board.Slot{Label: w.word("walk." + w.zone.String()), Caption: w.follows(), Tapped: func() { w.play(0) }}
	switch l, lacking := w.lacks(); {
	case !lacking:
	case l.waits != nil:
		lead.Waits = l.waits
	default:
		id := l.item.String()
		return &board.Slot{Icon: picture(id), Label: w.word("walk.took." + id), Caption: lead.Label, Tapped: func() { w.took(id) }}
	}
	return lead
}

// took enters the item that the move lacks as picked up, and goes unless another one is lacking.
func (w *stroll) took(item string) {
	if !slices.Contains(w.taken, item) {
		w.change(func() { w.toggle(item) })()
	}
	if _, lacking := w.lacks(); !lacking {
		w.play(0)
	}
}

// move returns what is entered as a move of the rules.
func (w *stroll) move() cgexpo.Walk {
	m := cgexpo.Walk{Zone: w.zone, CDs: w.cds}
	for _, kind := range allKinds {
		if slices.Contains(w.taken, kind.String()) {
			m.Take = append(m.Take, kind)
		}
	}
	return m
}
