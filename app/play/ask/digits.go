package ask

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// wide is the range from which a number is told digit by digit: steps and leaps take too many taps.
const wide = 40

// hugeText is the text scale beyond which a plate has a row for itself: its number stands beside the words.
const hugeText = 1.6

// byDigits reports whether numbers are entered by digits: they reach far, and no picture shows what they count, or they
// are thrown; or its game has them typed.
func (f *Form) byDigits(fields []rules.Field) bool {
	if typist, ok := f.desk.Artist.(board.Typist); ok && typist.Types(f.Offer) {
		return len(fields) > 0
	}
	for _, field := range fields {
		if thrown(f.Offer, field) {
			continue
		}
		if field.Min != 0 || field.Max < wide || f.Offer.Asks == rules.Correction || f.looks.picture(field, "") != nil {
			return false
		}
	}
	return len(fields) > 0
}

// Numbers are the numbers of a form that are entered by digits.
type Numbers struct {
	form   *Form
	fields []rules.Field
	labels []string
}

func (n Numbers) Count() int { return len(n.fields) }

func (n Numbers) Label(at int) string { return n.labels[at] }

func (n Numbers) Most(at int) int { return n.fields[at].Max }

func (n Numbers) None() int {
	if slices.ContainsFunc(n.fields, func(field rules.Field) bool { return thrown(n.form.Offer, field) }) {
		return -1
	}
	return 0
}

func (n Numbers) Tell(at, number int) {
	n.form.Draft.digits = at
	if number < 0 {
		n.form.set(n.fields[at].Name)
		return
	}
	n.form.set(n.fields[at].Name, strconv.Itoa(number))
}

func (n Numbers) Value(at int) int {
	if v := n.form.Answers[n.fields[at].Name]; len(v) == 1 {
		number, _ := strconv.Atoi(v[0])
		return number
	}
	return n.None()
}

// digits asks for numbers on plates, and makes the keys that they share.
func (f *Form) digits(fields []rules.Field) fyne.CanvasObject {
	of := Numbers{form: f, fields: fields}
	for _, field := range fields {
		of.labels = append(of.labels, f.looks.label(field))
	}
	pad := parts.NewDigitPad(f.desk.App, of)
	plates := make([]fyne.CanvasObject, len(fields))
	for i := range plates {
		if f.desk.Low || look.Scale() > hugeText {
			plates[i] = pad.FlatPlate()
		} else {
			plates[i] = pad.Plate(6)
		}
	}
	pad.Mark(min(f.Draft.digits, len(fields)-1))
	pad.Marked = func(plate fyne.CanvasObject) {
		if f.Sight != nil {
			f.Sight(plate)
		}
	}
	f.keys = pad.Keys()
	return arrange.Evenly(arrange.GridOf(104, 3, plates...))
}
