package stats

import (
	"cmp"
	"slices"
	"strconv"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// group holds the figures of one thing that they are counted by.
type group struct {
	on   rules.Thing
	list []tracker.Mention
}

// groupsOf puts the figures of a key together by what they are counted by; numbered things in their order, others as
// they come.
func groupsOf(evenings []parts.Evening, key rules.Key) []group {
	var list []group
	for _, e := range evenings {
		for _, m := range e.Mentions(key) {
			at := slices.IndexFunc(list, func(g group) bool { return g.on == m.On })
			if at < 0 {
				at, list = len(list), append(list, group{on: m.On})
			}
			list[at].list = append(list[at].list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b group) int { return cmp.Compare(numberOf(a.on), numberOf(b.on)) })
	return list
}

// numberOf returns the number that a thing ends with, 0 where it has none.
func numberOf(t rules.Thing) int {
	_, id := t.Split()
	n, err := strconv.Atoi(id)
	if err != nil {
		return 0
	}
	return n
}

// own returns the chart that the game brings; nil where it brings none, or nothing is known for it.
func (d *digest) own() drawing {
	c := d.app.KitOf(d.game).Chart
	groups := groupsOf(d.evenings, c.Key)
	if c.Key == "" || len(groups) == 0 {
		return nil
	}
	switch c.Form {
	case board.Columns:
		return newColumns(d, c, groups)
	case board.Heaps:
		return newHeaps(d, c, groups)
	}
	if groups[0].on == "" {
		return d.byPlayer(c)
	}
	return d.byThing(c, groups)
}

// title returns the text of the game's own chart.
func (d *digest) title(c board.Chart, part string) string {
	return d.app.Text(string(d.game) + ".chart." + string(c.Key) + part)
}

// label returns what a column stands for, short.
func (d *digest) label(t rules.Thing) string {
	noun, id := t.Split()
	if key := string(d.game) + "." + noun + "." + id; d.app.Texts.Has(key) {
		return d.app.Text(key)
	}
	return id
}

// in returns a number in the unit of a chart.
func in(c board.Chart, n int) int {
	unit := max(1, c.Unit)
	return (n + unit/2) / unit
}

func (d *digest) byThing(c board.Chart, groups []group) drawing {
	rows := &strips{app: d.app, title: d.title(c, ""), told: true}
	for _, g := range groups {
		r := strip{name: d.label(g.on), symbol: -1, ink: look.Brass}
		for _, m := range g.list {
			r.values = append(r.values, in(c, m.N))
		}
		rows.rows = append(rows.rows, r)
	}
	return rows
}

func (d *digest) byPlayer(c board.Chart) drawing {
	rows := &strips{app: d.app, title: d.title(c, ""), told: true}
	values := make([][]int, len(d.people))
	for _, e := range d.evenings {
		for _, m := range e.Mentions(c.Key) {
			if who, ok := e.Player(m.Seat); ok {
				at := parts.PersonAt(d.people, who)
				values[at] = append(values[at], in(c, m.N))
			}
		}
	}
	for i, one := range d.people {
		if len(values[i]) > 0 && len(rows.rows) < mostLines {
			rows.rows = append(rows.rows, strip{name: one.Name, symbol: one.Symbol, ink: kit.SeatInk(one.Symbol), values: values[i]})
		}
	}
	return rows
}
