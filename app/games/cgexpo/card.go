package cgexpo

import (
	"strconv"
	"strings"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// card is an event card as it is entered: how it moves the podcasters, move by move, its number, and at last Carl's icon,
// which plays it.
type card struct {
	*sheet
	open bool
	due  bool // the card was asked for when the table was last shown
	next int  // whose move is entered as soon as the card is asked for; nobody's: noMover
	entry
}

// entry holds what has been entered of a card.
type entry struct {
	who    int      // the podcaster whose move is entered now; all three: len(allPods)
	legs   []string // the moves before, as a box spells them
	ways   [3]string
	steps  [3]int
	number int // 0 where the card is not numbered
}

// The steps of a card, the moves before the last ones, and the numbers that it may bear.
const (
	usualSteps = 6
	mostSteps  = 30
	mostBefore = 7 // and three more may be added
	mostNumber = 50
	noMover    = -1
)

// present opens a card as soon as it is asked for, until somebody closes it.
func (k *card) present() {
	due := k.look.read.Kind != ""
	if due && !k.due {
		k.open, k.entry = true, blank
		if k.next != noMover {
			k.choose(k.next)
		}
	}
	if due || k.look.reach != nil {
		k.next = noMover
	}
	k.open, k.due = k.open && due, due
}

// blank is an entry in which nobody moves.
var blank = entry{ways: [3]string{"stays", "stays", "stays"}, steps: [3]int{usualSteps, usualSteps, usualSteps}}

// begin begins to enter a card: nobody moves, six steps each.
func (k *card) begin() {
	k.open, k.entry = true, blank
	k.paper.Redraw()
	k.host.Reshape()
}

// leave ends the entering.
func (k *card) leave() {
	k.open = false
	k.paper.Redraw()
	k.host.Reshape()
}

// change returns a tap that changes the entry.
func (k *card) change(by func()) func() {
	return func() {
		by()
		k.paper.Redraw()
	}
}

// ask offers to enter the card that was drawn; while it is entered, it asks whose move, which way, how far, what comes
// then, the number, and whether it shows Carl.
func (k *card) ask(c *column) {
	if !k.open {
		c.even(1, 150, c.key("cards", k.word("card.tell"), kit.Primary, k.begin))
		return
	}
	k.askWho(c)
	k.askWay(c)
	k.askThen(c)
	k.askNumber(c)
	c.even(2, 120, c.key("", k.word("card.play.carl"), kit.Primary, func() { k.play(true) }),
		c.key("", k.word("card.play.no"), kit.Primary, func() { k.play(false) }))
}

// askWho sets the podcasters, each with what is entered of him, and all three as one.
func (k *card) askWho(c *column) {
	keys := make([]*kit.ActionButton, len(allPods)+1)
	for i, p := range allPods {
		keys[i] = c.option("", k.word("tab."+p.String()), i == k.who, k.change(func() { k.choose(i) }))
		if kit.Scale() <= 1.3 {
			keys[i].Caption = moveName(k.host, k.ways[i], k.steps[i])
		}
	}
	all := len(allPods)
	keys[all] = c.option("", k.word("tab.all"), k.who == all, k.change(func() { k.choose(all) }))
	c.even(4, 76, keys...)
}

// choose enters the move of a podcaster now, or of all three; where nobody of them goes anywhere, they go toward the
// closest thief.
func (k *card) choose(who int) {
	k.who = who
	if k.way() == "stays" {
		k.lead("toward")
	}
}

// movers lists the podcasters whose move is entered now.
func (k *card) movers() []int {
	if k.who < len(allPods) {
		return []int{k.who}
	}
	return []int{0, 1, 2}
}

// way returns which way they go; nothing where that differs.
func (k *card) way() string {
	list := k.movers()
	for _, i := range list {
		if k.ways[i] != k.ways[list[0]] {
			return ""
		}
	}
	return k.ways[list[0]]
}

// lead has them go some way.
func (k *card) lead(way string) {
	for _, i := range k.movers() {
		k.ways[i] = way
	}
}

// goes reports whether a way has steps.
func goes(way string) bool { return way != "stays" && way != "place" }

// askNumber asks for the card's number, by which it is known next time.
func (k *card) askNumber(c *column) {
	turn := func(by int) func() {
		return k.change(func() { k.number = (k.number + by + mostNumber + 1) % (mostNumber + 1) })
	}
	less, more := k.lessMore(c, turn)
	tens := c.key("", "+10", kit.Plain, turn(10))
	fewer := c.key("", "−10", kit.Plain, turn(-10))
	said := k.word("card.unnumbered")
	if k.number > 0 {
		said = k.word("card.number", "n", k.number)
	}
	side := max(kit.Touch, 50*min(kit.Scale(), 1.2))
	room := c.wide - 4*side - 24
	c.Text(said, draw.At(0, c.y, room, side), draw.Strong(15).Left().Fitted(said, room, 0.6))
	for i, key := range []*kit.ActionButton{fewer, less, more, tens} {
		key.Compact = true
		at := draw.At(c.wide-float32(4-i)*side-float32(3-i)*6, c.y, side, side)
		c.set(key, at)
		if key.Icon == "" {
			c.Text(key.Label, at.Inset(4), draw.Strong(16))
		}
	}
	c.y += side + kit.Gap
}

// lessMore returns the buttons that count one down and one up.
func (k *card) lessMore(c *column, tapped func(by int) func()) (less, more *kit.ActionButton) {
	less = c.key(kit.IconMinus, k.word("card.less"), kit.Plain, tapped(-1))
	more = c.key(kit.IconAdd, k.word("card.more"), kit.Plain, tapped(1))
	less.Compact, more.Compact = true, true
	return less, more
}

// play plays what was entered, with Carl's icon or without: that is asked last.
func (k *card) play(carl bool) {
	if k.look.read.Kind == "" {
		return
	}
	k.open = false
	answers := rules.Answers{
		"carl": {strconv.FormatBool(carl)}, "card": {strconv.Itoa(k.number)}, "legs": {strings.Join(k.legs, " ")},
	}
	for i, p := range allPods {
		name := p.String()
		answers[name] = []string{k.ways[i]}
		answers[name+"Steps"] = []string{strconv.Itoa(k.steps[i])}
	}
	k.host.Do(k.look.read, answers)
}
