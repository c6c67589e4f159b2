package cgexpo

import (
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
)

// askThen lists the moves that come before those being entered, and offers to add to them or to take the last one away,
// and to look at the board meanwhile.
func (k *card) askThen(c *column) {
	for i, leg := range k.legs {
		said := draw.Plain(trayText(15)).Left()
		c.y += c.Paragraph(strconv.Itoa(i+1)+". "+legName(k.host, leg), draw.At(0, c.y, c.wide, 200), said) + 2
	}
	var keys []*kit.ActionButton
	if len(k.legs) <= mostBefore {
		keys = append(keys, c.key(kit.IconAdd, k.word("card.then"), kit.Plain, k.change(k.then)))
	}
	if len(k.legs) > 0 {
		keys = append(keys, c.key(kit.IconMinus, k.word("card.undo"), kit.Plain, k.change(func() { k.legs = k.legs[:len(k.legs)-1] })))
	}
	c.even(2, 120, append(keys, c.key(kit.IconClose, k.word("packs.close"), kit.Plain, k.leave))...)
}

// then puts what is entered behind the moves before, so that the next ones can be entered.
func (k *card) then() {
	for i, p := range allPods {
		if way := k.ways[i]; way != "stays" {
			k.legs = append(k.legs, spelledLeg(p.String(), way, strconv.Itoa(k.steps[i]), ""))
		}
	}
	k.ways, k.steps, k.who = blank.ways, blank.steps, blank.who
}

// spelledLeg returns a move as a box spells it.
func spelledLeg(who, way, steps, to string) string {
	if way == "place" {
		return who + ":@" + to
	}
	return who + ":" + way + steps
}

// legName returns a move that a box spells, in few words.
func legName(words board.Words, leg string) string {
	who, move, _ := strings.Cut(leg, ":")
	name := words.Text("cgexpo.board.tab."+who, nil) + ": "
	if to, placed := strings.CutPrefix(move, "@"); placed {
		if to == "" {
			to = moveName(words, "place", 0)
		}
		return name + to
	}
	way := strings.TrimRight(move, "0123456789")
	steps, _ := strconv.Atoi(move[len(way):])
	return name + moveName(words, way, steps)
}

// moveName returns a move in few words.
func moveName(words board.Words, way string, steps int) string {
	said := func(key string) string { return words.Text("cgexpo.board.card."+key, nil) }
	if !goes(way) {
		return said(way)
	}
	name := words.Text("cgexpo.way."+way, nil)
	if way == "toward" {
		name = said("toward")
	}
	if steps == 0 {
		return "? " + name
	}
	return words.Plural("cgexpo.board.card.steps", steps, nil) + ", " + name
}
