package play

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
)

// buttonKeys press what stands on the table in its order; letters that do something else are left out.
const buttonKeys = "123456789acdefghijknopqstvwxyz"

// keyed is something on the table with the key that presses it.
type keyed struct {
	key    rune
	target kit.Target
}

// pressed lists what keys press: the answers of what is asked, else the buttons of the tray, then the deed of the base
// and what stands on the board.
func (p *pads) pressed() (list []kit.Target) {
	if p.table.asker.now != nil {
		list = p.table.asker.answers()
	} else {
		list = targets(p.buttons)
	}
	lead := false
	for _, one := range list {
		lead = lead || one == kit.Target(p.lead)
	}
	if p.lead != nil && !lead {
		list = append(list, p.lead)
	}
	if one, ok := p.table.board.(board.Buttoned); ok && !p.table.projector.away() {
		list = append(list, targets(one.KeyButtons())...)
	}
	return list
}

// targets returns buttons as what keys press.
func targets(buttons []*kit.ActionButton) (list []kit.Target) {
	for _, b := range buttons {
		list = append(list, b)
	}
	return list
}

// keyed gives each of them its key, as long as there are any: a digit has its own.
func (p *pads) keyed() (list []keyed) {
	pressed, taken := p.pressed(), ""
	for _, one := range pressed {
		if digit := digitOf(one); digit != "" && !strings.Contains(taken, digit) {
			taken += digit
		}
	}
	free, own := []rune(buttonKeys), taken
	for _, one := range pressed {
		if digit := digitOf(one); digit != "" && strings.Contains(own, digit) {
			own = strings.Replace(own, digit, "", 1)
			list = append(list, keyed{rune(digit[0]), one})
			continue
		}
		for len(free) > 0 && strings.ContainsRune(taken, free[0]) {
			free = free[1:]
		}
		if len(free) > 0 {
			list, free = append(list, keyed{free[0], one}), free[1:]
		}
	}
	return list
}

// digitOf returns the digit that something shows; "" where it is none.
func digitOf(one kit.Target) string {
	digit, _, _ := strings.Cut(one.AccessibilityLabel(), ",")
	if len(digit) == 1 && digit >= "0" && digit <= "9" {
		return digit
	}
	return ""
}

// press presses what has that key, and reports whether something has. Return presses what stands beside Undo.
func (p *pads) press(r rune) bool {
	if r == '\n' && p.lead != nil {
		p.lead.Tapped(nil)
		return true
	}
	for _, one := range p.keyed() {
		if one.key == unicode.ToLower(r) {
			one.target.Tapped(nil)
			return true
		}
	}
	return false
}

// lines tells what the keys do.
func (p *pads) lines() (lines []shell.KeyLine) {
	for _, one := range p.keyed() {
		lines = append(lines, shell.KeyLine{Key: strings.ToUpper(string(one.key)), Does: one.target.AccessibilityLabel()})
	}
	return lines
}

// answers lists what answers the open question or leads past it, in reading order.
func (a *asker) answers() []kit.Target {
	if a.short() {
		return targets(a.shown.slots)
	}
	if a.shown.body == nil {
		return nil
	}
	parts := []fyne.CanvasObject{a.shown.body}
	if a.shown.keys != nil {
		parts = append(parts, a.shown.keys)
	}
	return kit.TargetsIn(append(parts, a.shown.aside...)...)
}
