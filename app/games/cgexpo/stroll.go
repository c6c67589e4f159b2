package cgexpo

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
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
	met    []string     // the podcasters beside him, who are fought first
	filled bool         // the rest of it is asked over the board
	led    cgexpo.Piece // the podcaster whom the card moves first, entered with the deed; 0 for none
	by     rules.Seat   // beside whom it brings him

	slide func(p cgexpo.Piece, key *kit.ActionButton, to fyne.Position, ended bool) // follows a finger off the key of a podcaster
}

// present begins to enter a move as soon as it is asked for: the ghost is where the thief is, at the exit on the floor before it.
func (w *stroll) present() {
	x := &w.look
	due := !x.mapped && x.walk.Kind != ""
	if due {
		w.led, w.by = 0, x.turn
	}
	if due && (!w.due || w.turn != x.state.Turns) {
		w.taken, w.cds, w.met = nil, false, nil
		w.zone = max(x.state.ZoneOf(x.turn), cgexpo.Floor)
	}
	w.turn = x.state.Turns
	if w.due = due; x.near.Kind == "" {
		w.met = nil
	}
}

// mayMeet reports whether a podcaster may be beside the thief before he goes.
func (w *stroll) mayMeet(p cgexpo.Piece) bool {
	return w.due && slices.ContainsFunc(w.look.near.Fields, func(f rules.Field) bool {
		return slices.ContainsFunc(f.Options, func(o rules.Option) bool { return o.Value == p.String() })
	})
}

// has reports whether a podcaster is entered as beside the thief.
func (w *stroll) has(p cgexpo.Piece) bool { return slices.Contains(w.met, p.String()) }

// meet enters a podcaster beside the thief, or takes him away.
func (w *stroll) meet(p cgexpo.Piece) {
	w.change(func() {
		if at := slices.Index(w.met, p.String()); at >= 0 {
			w.met = slices.Delete(w.met, at, at+1)
			return
		}
		w.met = append(w.met, p.String())
	})()
}

// meets lists the podcasters who are entered as beside the thief.
func (w *stroll) meets() []meeting {
	var list []meeting
	for _, p := range allPods {
		if w.has(p) {
			list = append(list, meeting{p, w.look.turn})
		}
	}
	return list
}

// things lists the podcasters who can be tapped.
func (w *stroll) things() []rules.Thing {
	var list []rules.Thing
	for _, p := range allPods {
		if w.mayMeet(p) {
			list = append(list, figureThing(p))
		}
	}
	return list
}

// fight tells who is beside the thief, which begins the battles.
func (w *stroll) fight() { w.host.Do(w.look.near, rules.Answers{"podcasters": slices.Clone(w.met)}) }

// set puts the ghost into a zone.
func (w *stroll) set(z cgexpo.Zone) {
	w.change(func() {
		w.zone = z
		w.cds = w.cds && w.offersCDs()
	})()
}

// into puts the ghost into a zone and goes there at once; it stays there where a battle comes first or an item is lacking that cannot be
// had.
func (w *stroll) into(z cgexpo.Zone, goes func()) {
	w.set(z)
	if l, lacking := w.lacks(); len(w.met) == 0 && (!lacking || l.waits == nil) {
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

// dock returns the items, and the deed that goes or, with somebody beside the thief, that begins the battle.
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
	if len(w.met) > 0 {
		d.Said = w.word("walk.near", "who", w.host.Name(w.look.turn))
		var names []string
		for _, m := range w.meets() {
			names = append(names, w.host.Thing(figureThing(m.pod)))
		}
		d.Lead = &board.Slot{Icon: "cg-hit", Label: w.word("walk.met"), Caption: strings.Join(names, " · "), Tapped: w.fight}
	}
	return d
}

// slots returns a toggle for each item of the thief, and what asks for the rest; each keeps its place while it cannot be had.
func (w *stroll) slots() []board.Slot {
	var slots []board.Slot
	if kit.Scale() <= 1.3 { // else they stand on the board
		for _, kind := range allKinds {
			item := kind.String()
			slots = append(slots, board.Slot{
				Icon: picture(item), Label: w.called(item), Waits: w.kept(kind),
				Chosen: slices.Contains(w.taken, item), Tapped: w.change(func() { w.toggle(item) }),
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
