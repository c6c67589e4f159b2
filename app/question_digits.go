package app

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// wide is the range from which a number is told digit by digit: steps and leaps take too many taps.
const wide = 40

// typed says that numbers are told by digits: they reach far, and no picture stands for what they count.
func (f *form) typed(fields []rules.Field) bool {
	for _, field := range fields {
		if field.Min != 0 || field.Max < wide || f.offer.Asks == rules.Correction || f.picture(field, "") != nil {
			return false
		}
	}
	return len(fields) > 0
}

// digitKeys take digits from a keyboard as well.
type digitKeys interface {
	typed(r rune)
	erase()
}

// digitsPad asks for numbers with ten keys that all of them share: the one that is marked takes the digits.
type digitsPad struct {
	form   *form
	fields []rules.Field
	labels []string
	plates []*kit.ActionButton
	said   []*kit.Text
	values []*kit.Text
	at     int
	begun  bool // the marked number has taken a digit: the next one goes behind it
}

func newDigitsPad(f *form, fields []rules.Field) *digitsPad {
	p := &digitsPad{form: f, fields: fields}
	for _, field := range fields {
		p.labels = append(p.labels, f.label(field))
	}
	return p
}

// body is the numbers over their keys.
func (p *digitsPad) body() fyne.CanvasObject {
	a := p.form.table.app
	numbers := make([]fyne.CanvasObject, len(p.fields))
	for i := range p.fields {
		said, value := kit.NewCentred(p.labels[i], kit.Caption), kit.NewCentred("", kit.Title)
		content := kit.Inset(6, 6, 6, 6, kit.Column(0, said, value))
		plate, all := tile(p.labels[i], content, func() { p.mark(i) })
		p.plates, p.said, p.values = append(p.plates, plate), append(p.said, said), append(p.values, value)
		numbers[i] = all
	}
	keys := make([]fyne.CanvasObject, 0, 12)
	key := func(icon, label string, tapped func()) {
		b := kit.NewActionButton(icon, label, tapped)
		b.Compact = icon != ""
		keys = append(keys, b)
	}
	for n := 1; n <= 9; n++ {
		key("", strconv.Itoa(n), func() { p.digit(n) })
	}
	key("back", a.text("question.erase"), p.erase)
	key("", "0", func() { p.digit(0) })
	if len(p.fields) > 1 {
		key("arrow-right", a.text("question.next"), func() { p.mark((p.at + 1) % len(p.fields)) })
	}
	p.mark(0)
	a.digits = p
	pad := platesOf(kit.Touch, 6, keys...)
	pad.grid.gap = kit.Gap
	return kit.Column(kit.Pad, evenly(gridOf(104, 3, numbers...)), pad)
}

// mark chooses the number that takes the next digit.
func (p *digitsPad) mark(at int) {
	p.at, p.begun = at, false
	p.show()
}

func (p *digitsPad) value(at int) int {
	if v := p.form.answers[p.fields[at].Name]; len(v) == 1 {
		n, _ := strconv.Atoi(v[0])
		return n
	}
	return 0
}

// digit goes behind those told before, or begins anew where that would reach too far.
func (p *digitsPad) digit(n int) {
	if sum := 10*p.value(p.at) + n; p.begun && sum <= p.fields[p.at].Max {
		n = sum
	}
	p.begun = true
	p.set(n)
}

// typed takes a digit of a keyboard, and goes on to the next number with a space.
func (p *digitsPad) typed(r rune) {
	switch {
	case r >= '0' && r <= '9':
		p.digit(int(r - '0'))
	case r == ' ':
		p.mark((p.at + 1) % len(p.fields))
	}
}

// erase takes the last digit away.
func (p *digitsPad) erase() {
	p.begun = true
	p.set(p.value(p.at) / 10)
}

func (p *digitsPad) set(n int) {
	p.form.set(p.fields[p.at].Name, strconv.Itoa(n))
	p.show()
}

func (p *digitsPad) show() {
	for i, plate := range p.plates {
		p.values[i].SetText(strconv.Itoa(p.value(i)))
		plate.Style, plate.Label = kit.Plain, p.labels[i]+" "+strconv.Itoa(p.value(i))
		p.said[i].Ink, p.values[i].Ink = kit.InkSoft, kit.Ink
		if i == p.at {
			plate.Style, p.said[i].Ink, p.values[i].Ink = kit.Primary, kit.OnBrass, kit.OnBrass
		}
		p.said[i].Refresh()
		p.values[i].Refresh()
		plate.Refresh()
	}
}
