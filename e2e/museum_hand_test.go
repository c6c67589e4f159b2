//go:build e2e

package e2e

import (
	"maps"
	"slices"
	"strconv"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/museum"
	"docent/tracker"
)

// museumTable is a game of Museum in the window, beside the book of what has to come of it.
type museumTable struct {
	*table
	civ  string // the civilisation that was tapped last
	next string // the cell that takes the next card by itself

	marked int // the number of a form that takes the next digit
}

// openMuseum starts the program for a table of two that never used it.
func openMuseum(t testing.TB, data, size, level string) *museumTable {
	t.Helper()
	return openMuseumOf(t, two, data, size, level)
}

// openMuseumOf starts the program for a table that never used it.
func openMuseumOf(t testing.TB, players []tracker.Player, data, size, level string) *museumTable {
	t.Helper()
	c := &museumTable{table: deal{game: "museum", players: players, options: rules.Answers{"level": {level}}}.open(t, data, size)}
	c.begin(level)
	return c
}

// begin sets the play up from the shelf.
func (c *museumTable) begin(level string) {
	c.Helper()
	c.on("home")
	c.shoot("museum-01-home")
	c.seat(2, level)
	c.shoot("museum-" + level + "-02-setup")
	if level == "score" { // nothing is laid out
		c.tap(c.text("app.start"))
		c.on("table")
		return
	}
	layOut(c.docent)
}

// state returns where the book stands.
func (c *museumTable) state() *museum.State {
	c.Helper()
	return stateOf[museum.State](c, c.book.Play)
}

// do makes a ply in the book and in the window, which has to stand where the book does then.
func (c *museumTable) do(p ply) app.Sight {
	c.Helper()
	o, now := c.ready(p)
	switch {
	case now.Overlay:
		c.answerAll(o, p.says)
	case p.kind == "take":
		c.tapMark(o.On[0])
	case o.Asks == rules.Chance && onTable(o):
		c.tap(c.thing(rules.Of("opinions", p.says[o.Fields[0].Name][0])))
	default:
		c.press(o, p.says, c.answerAll)
	}
	c.book.do(p)
	return c.stands(string(p.kind))
}

// answerAll fills the blanks of a form, card by card, number by number.
func (c *museumTable) answerAll(o rules.Offer, says rules.Answers) {
	c.Helper()
	c.wait("the form of "+string(o.Kind), func(s app.Sight) bool { return s.Overlay })
	c.marked = 0
	for i, f := range o.Fields {
		answer, given := says[f.Name]
		switch {
		case !given:
		case f.IsNumber():
			c.number(o, i, answer[0])
		default:
			for _, value := range answer {
				c.touchOption(o, i, value)
			}
		}
	}
	c.shoot("museum-form-" + string(o.Kind))
	if none := "board.museum.deeds." + string(o.Kind) + ".none"; c.texts.Has(none) && zeros(o, says) {
		c.tap(c.text(none))
		return
	}
	c.tap(c.deed(o))
}

// zeros reports whether every blank of a form is told to be zero.
func zeros(o rules.Offer, says rules.Answers) bool {
	return !slices.ContainsFunc(o.Fields, func(f rules.Field) bool { return !slices.Equal(says[f.Name], []string{"0"}) })
}

// number tells a number by its digits where there are keys for them, else in steps.
func (c *museumTable) number(o rules.Offer, at int, n string) {
	c.Helper()
	s, _ := c.see()
	if _, digits := find(s, c.text("question.erase")); !digits {
		c.turn(o, o.Fields[at], suggested(o, o.Fields[at]), n)
		return
	}
	switch f := o.Fields[at]; at {
	case c.marked:
	case c.marked + 1:
		c.touch(c.text("question.next"))
	default:
		c.touchThe(f.Name, beginning(c.called(o, f)+" "))
	}
	for _, digit := range n {
		c.touch(string(digit))
	}
	if c.marked = at; at < len(o.Fields)-1 && (n == "0" || 10*number(n) > o.Fields[at].Max) {
		c.marked++ // no further digit fits: the keys go on by themselves
	}
}

// enters opens a museum, unless the count has come to it and it is open by itself, and lays its cards, row by row.
func (c *museumTable) enters(seat int, cards map[string]string) {
	c.Helper()
	s := c.wait("everything to be still", func(app.Sight) bool { return true })
	if !slices.ContainsFunc(s.Marks, func(m app.Mark) bool { return m.Thing == rules.Of("cell", 11) }) {
		c.tapMark(rules.Of("museum", seat))
	}
	c.civ, c.next = "", "11"
	for _, cell := range slices.Sorted(maps.Keys(cards)) {
		c.lays(seat, cell, cards[cell])
	}
}

// lays puts a card on a cell: the cell where it is not the next one, the civilisation where it is another, the domain.
func (c *museumTable) lays(seat int, cell, card string) {
	c.Helper()
	if c.next != cell {
		c.tapMark(rules.Of("cell", cell))
	}
	if civ := card[:1]; civ != c.civ {
		c.tapMark(rules.Of("civ", civ))
		c.civ = civ
	}
	c.tapMark(rules.Of("domain", card[1:2]))
	c.book.do(ply{"put", rules.Of("seat", seat), rules.Answers{"cell": {cell}, "card": {card}}})
	c.stands("laying " + card)
	n := number(cell) + 1
	if n%10 > 5 {
		n += 5
	}
	c.next = strconv.Itoa(n)
}

// tells answers a question of a seat by the key under its museum.
func (c *museumTable) tells(kind rules.Kind, noun string, seat int, says rules.Answers) {
	c.Helper()
	p := ply{kind, rules.Of("seat", seat), says}
	o := c.book.offered(p)
	if now := c.wait("everything to be still", func(app.Sight) bool { return true }); !now.Overlay && now.Screen == "table" {
		c.tapMark(rules.Of(noun, seat))
	}
	if o.Secret {
		c.tap(c.text("cover.ready", "seat", c.players[seat].Name))
	}
	c.answerAll(o, says)
	c.book.do(p)
	c.stands(string(kind))
}
