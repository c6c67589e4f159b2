package cgexpo

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// meet asks who is beside the thief at turn before he goes, where squares are not tracked: podcasters who are known to be are entered
// already. The hits of a battle answer with whom they are, too.
type meet struct {
	*sheet
	due    bool // it was asked when the table was last shown
	turn   int  // in which it was
	met    []string
	fought early // the battle of which the hits are entered
	battle *battle
	climbs bool                        // a finger goes from a slot over the hits of the battle
	hitsAt func(at fyne.Position) bool // reports whether these are asked at a point of the window
}

// present begins with those who are known to be beside him as soon as it is asked.
func (m *meet) present() {
	x := &m.look
	due := !x.mapped && x.near.Kind != ""
	if due && (!m.due || m.turn != x.state.Turns) {
		m.met = nil
		for _, p := range allPods {
			if m.options(p) && x.state.Podcasters[p-cgexpo.Scott].Beside.Has(x.turn) {
				m.met = append(m.met, p.String())
			}
		}
	}
	if m.due, m.turn = due, x.state.Turns; due {
		m.fought.forget()
	} else {
		m.met = nil
	}
}

// options reports whether the question names a podcaster.
func (m *meet) options(p cgexpo.Piece) bool {
	return slices.ContainsFunc(m.look.near.Fields, func(f rules.Field) bool {
		return slices.ContainsFunc(f.Options, func(o rules.Option) bool { return o.Value == p.String() })
	})
}

// mayMeet reports whether a podcaster may be beside the thief before he goes.
func (m *meet) mayMeet(p cgexpo.Piece) bool { return m.due && m.options(p) }

// asks reports whether nothing else is asked: the thief may not go yet, or somebody is beside him.
func (m *meet) asks() bool { return m.due && (len(m.met) > 0 || m.look.walk.Kind == "") }

// has reports whether a podcaster is entered as beside the thief.
func (m *meet) has(p cgexpo.Piece) bool { return slices.Contains(m.met, p.String()) }

// toggle enters a podcaster beside the thief, or takes him away.
func (m *meet) toggle(p cgexpo.Piece) {
	m.change(func() {
		if at := slices.Index(m.met, p.String()); at >= 0 {
			m.met = slices.Delete(m.met, at, at+1)
			return
		}
		m.met = append(m.met, p.String())
	})()
}

// enter enters podcasters who may be beside the thief, and reports whether there are any.
func (m *meet) enter(pods []cgexpo.Piece) bool {
	any := false
	m.change(func() {
		for _, p := range pods {
			if any = any || m.mayMeet(p); m.mayMeet(p) && !m.has(p) {
				m.met = append(m.met, p.String())
			}
		}
	})()
	return any
}

// meets lists the podcasters who are beside a thief: of those who are asked about, the ones that are entered.
func (m *meet) meets(known []meeting) []meeting {
	list := slices.DeleteFunc(slices.Clone(known), func(k meeting) bool { return k.seat == m.look.turn && m.mayMeet(k.pod) })
	for _, p := range allPods {
		if m.has(p) {
			list = append(list, meeting{p, m.look.turn})
		}
	}
	return list
}

// things lists the podcasters who can be tapped.
func (m *meet) things() []rules.Thing {
	var list []rules.Thing
	for _, p := range allPods {
		if m.mayMeet(p) {
			list = append(list, figureThing(p))
		}
	}
	return list
}

// fights lists the battles with those who are entered, in the order in which they were.
func (m *meet) fights() []rules.Offer {
	var list []rules.Offer
	for _, name := range m.met {
		foe := []rules.Thing{rules.Of("figure", name)}
		list = append(list, rules.Offer{
			Kind: "battle", Seat: m.look.turn, Asks: rules.Chance, Rule: "CG-ENC-1", About: foe, On: foe,
			Fields: cgexpo.Battle{}.Fields(m.look.state, m.look.turn),
		})
	}
	return list
}

// tell answers who is beside the thief, which begins the battles.
func (m *meet) tell() { m.host.Do(m.look.near, rules.Answers{"podcasters": slices.Clone(m.met)}) }

// fight answers it with a battle that follows from the answer; without hits the table throws them.
func (m *meet) fight(o rules.Offer, hits rules.Answers) {
	m.fought = early{o.Kind, o.On[0], hits, m.look.state.Turns}
	m.tell()
}

// slides returns what follows a finger that slides off the slot of a podcaster: he is entered, and so are those over whose slots it goes.
// Where the hits are it goes on over these.
func (m *meet) slides(p cgexpo.Piece, slots []cgexpo.Piece) func(over int, at fyne.Position, ended bool) {
	return func(over int, at fyne.Position, ended bool) {
		if !m.climbs && !m.has(p) {
			m.enter([]cgexpo.Piece{p})
		}
		switch {
		case m.climbs:
			m.battle.follow(at, ended)
		case m.hitsAt(at):
			m.climbs = true
			m.battle.begin(at)
			m.battle.follow(at, ended)
		case over >= 0 && over < len(slots) && !m.has(slots[over]):
			m.enter(slots[over : over+1])
		}
		m.climbs = m.climbs && !ended
	}
}

// shelve sets on the shelf the hits of the battle with podcasters who are dragged there.
func (m *meet) shelve(c *column, in draw.Box, pods []cgexpo.Piece) {
	names := make([]string, len(pods))
	for i, p := range pods {
		names[i] = m.word("tab." + p.String())
	}
	said := m.word("fight.pod", "who", m.host.Name(m.look.turn), "pod", strings.Join(names, " · "))
	m.shelveHits(c, in, said, m.look.state.Encounter(m.look.turn), func(string) {})
}

// dock returns a toggle for each podcaster who may be beside the thief, and the deed that answers without a battle.
func (m *meet) dock() board.Dock {
	d := board.Dock{
		Said: m.host.Text("cgexpo.phase.near", map[string]any{"who": m.host.Name(m.look.turn)}),
		Rule: m.look.near.Rule,
		For:  []rules.Kind{"walk", "near"},
		Lead: &board.Slot{Icon: "cg-hit", Label: m.word("walk.met"), Tapped: m.tell},
	}
	var names []string
	pods := slices.DeleteFunc(slices.Clone(allPods), func(p cgexpo.Piece) bool { return !m.mayMeet(p) })
	for _, p := range pods {
		if m.has(p) {
			names = append(names, m.host.Thing(figureThing(p)))
		}
		d.Slots = append(d.Slots, board.Slot{
			Icon: podSigns[p], Label: m.word("tab." + p.String()), Chosen: m.has(p), Tapped: func() { m.toggle(p) }, Slid: m.slides(p, pods),
		})
	}
	if len(m.met) > 1 {
		d.Said = m.word("fight.slide")
	}
	if d.Lead.Caption = strings.Join(names, " · "); len(names) == 0 {
		d.Lead.Icon, d.Lead.Label = "", m.host.Text("board.cgexpo.deeds.near", nil)
		d.Lead.Caption = m.host.Text("app.nobody", nil)
	}
	return d
}
