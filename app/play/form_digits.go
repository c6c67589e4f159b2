package play

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
)

// wide is the range from which a number is told digit by digit: steps and leaps take too many taps.
const wide = 40

// byDigits reports whether numbers are entered by digits: they reach far, and no picture shows what they count.
func (f *form) byDigits(fields []rules.Field) bool {
	for _, field := range fields {
		if field.Min != 0 || field.Max < wide || f.offer.Asks == rules.Correction || f.looks.picture(field, "") != nil {
			return false
		}
	}
	return len(fields) > 0
}

// formNumbers are the numbers of a form.
type formNumbers struct {
	form   *form
	fields []rules.Field
	labels []string
}

func (t formNumbers) Count() int { return len(t.fields) }

func (t formNumbers) Label(at int) string { return t.labels[at] }

func (t formNumbers) Most(at int) int { return t.fields[at].Max }

func (t formNumbers) None() int { return 0 }

func (t formNumbers) Tell(at, n int) { t.form.set(t.fields[at].Name, strconv.Itoa(n)) }

func (t formNumbers) Value(at int) int {
	if v := t.form.answers[t.fields[at].Name]; len(v) == 1 {
		n, _ := strconv.Atoi(v[0])
		return n
	}
	return 0
}

// digits asks for numbers over the keys that they share.
func (f *form) digits(fields []rules.Field) fyne.CanvasObject {
	of := formNumbers{form: f, fields: fields}
	for _, field := range fields {
		of.labels = append(of.labels, f.looks.label(field))
	}
	pad := parts.NewDigitPad(f.table.app, of)
	plates := make([]fyne.CanvasObject, len(fields))
	for i := range plates {
		plates[i] = pad.Plate(6)
	}
	pad.Show()
	return kit.Column(kit.Pad, kit.Evenly(kit.GridOf(104, 3, plates...)), pad.Keys())
}
