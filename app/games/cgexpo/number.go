package cgexpo

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// number is that of a card: one that is recorded plays it, a new one keeps its moves.
type number struct {
	*card
	slid   int  // the one under a finger that slides over them; 0 for none
	inARow bool // new cards are numbered as they come: the next one bears the next number until somebody takes it away
}

// next numbers a card that begins to be entered, where new cards are numbered as they come: its deed says so.
func (k *number) next() {
	if k.inARow && k.no == 0 {
		k.no = k.fresh()
	}
}

// leaf shows the numbers of cards, or puts them away.
func (k *number) leaf() { k.digits = !k.digits }

// press takes the number of the card: one that is recorded is played, and so is one whose moves are entered; else the number is kept.
func (k *number) press(number int) {
	if k.look.known(number) {
		k.host.Do(k.look.event, rules.Answers{"card": {strconv.Itoa(number)}})
		return
	}
	row := k.inARow
	k.inARow = number == k.fresh() && number != k.no
	if len(k.legs) > 0 && !(row && number == k.no) {
		k.no = number
		k.play(false)
		return
	}
	k.change(func() {
		if k.digits = false; k.no == number {
			number = 0
		}
		k.no = number
	})()
}

// slot returns the slot for the number: it shows all of them or, once moves are entered, plays the card with the next one that no
// card bears yet.
func (k *number) slot() board.Slot {
	slot := board.Slot{Icon: "cards", Label: k.word("slot.unnumbered"), Chosen: k.digits, Tapped: k.change(k.leaf)}
	switch fresh := k.fresh(); {
	case k.no > 0:
		slot.Label = k.word("slot.number", "n", k.no)
	case len(k.legs) > 0 && fresh > 0 && !k.digits:
		slot.Label = k.word("slot.new", "n", fresh)
		slot.Tapped = func() {
			k.no, k.inARow = fresh, true
			k.play(false)
		}
	}
	return slot
}

// fresh returns the least number that no card is known to bear; 0 where there is none.
func (k *number) fresh() int {
	s := k.look.state
	for n := 1; n <= mostNumber; n++ {
		if !s.Seen.Has(n) && !slices.ContainsFunc(s.Prints.Events, func(e cgexpo.EventPrint) bool { return e.ID == n }) {
			return n
		}
	}
	return 0
}

// slide shows the numbers under a finger that slides off their button, and takes the one on which it ends; beside them they stay open.
func (t *tray) slide(from fyne.CanvasObject, to fyne.Position, ended bool) {
	k := &t.card.number
	if !k.due {
		return
	}
	if !k.digits {
		k.change(k.leaf)()
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(from).Add(to)
	n := 0
	if !t.clipped || covers(t.scroll, at) {
		n, _ = strconv.Atoi(t.keys.under(at))
	}
	if n != k.slid {
		k.change(func() { k.slid = n })()
	}
	if !ended {
		return
	}
	if k.slid = 0; n > 0 {
		k.press(n)
	}
}

// ask asks for the number of the card by one tap; those of recorded cards are bright, drawn ones greyed.
func (k *number) ask(c *column) {
	const gap float32 = 2
	least := max(look.Touch, 40*min(look.Scale(), 1.4))
	rows := numberRows(c.wide, least, gap)
	if float32(rows)*(least+gap) > c.high { // so that all are in sight
		least = look.Touch
		rows = numberRows(c.wide, least, gap)
	}
	columns := (mostNumber + rows - 1) / rows // one under the other, so that a number is found
	wide := (c.wide - float32(columns-1)*gap) / float32(columns)
	for row := range rows {
		from := row * columns
		for i := range min(columns, mostNumber-from) {
			number := from + i + 1
			key := c.option("", strconv.Itoa(number), k.look.known(number), func() { k.press(number) })
			key.Held, key.Stacked, key.Chosen = true, true, number == k.no || number == k.slid
			key.Greyed = key.Style == kit.Plain && k.look.state.Seen.Has(number)
			c.set(key, draw.At(float32(i)*(wide+gap), c.y, wide, least))
		}
		c.y += least + gap
	}
	c.y += look.Gap - gap
}

// numberRows returns in how many rows keys of a size show the numbers.
func numberRows(wide, least, gap float32) int {
	most := max(1, min(10, int((wide+gap)/(least+gap))))
	return (mostNumber + most - 1) / most
}
