package ask

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
)

// bill tells under a form what its answers pay of what they cost, while they are chosen.
type bill struct {
	form   *Form
	biller board.Biller
	sum    *kit.Text
	fee    *kit.Text
	why    *kit.Text
	box    fyne.CanvasObject
}

// newBill returns nil where nothing is paid.
func newBill(f *Form) *bill {
	biller, ok := f.desk.Artist.(board.Biller)
	if !ok {
		return nil
	}
	if _, pays := biller.Bill(f.desk.View, f.Offer, f.Answers); !pays {
		return nil
	}
	b := &bill{form: f, biller: biller, sum: kit.NewWrapped("", kit.Heading), fee: kit.NewWrapped("", kit.Caption), why: kit.NewWrapped("", kit.Caption)}
	b.box = arrange.Inset(look.Gap, 0, 0, 0, arrange.Column(0, b.sum, b.why, b.fee))
	b.refresh()
	return b
}

// refresh adds up anew.
func (b *bill) refresh() {
	a := b.form.desk.App
	sum, _ := b.biller.Bill(b.form.desk.View, b.form.Offer, b.form.Answers)
	left := sum.Paid - sum.Price
	key, ink := "question.bill.exact", look.Good
	switch {
	case left < 0:
		key, ink, left = "question.bill.short", look.Danger, -left
	case left > 0:
		key, ink = "question.bill.over", look.Brass
	}
	if forNothing(sum) {
		key, ink = "question.bill.none", look.InkSoft
	}
	b.sum.Ink = ink
	b.sum.SetText(a.Text(key, "paid", strconv.Itoa(sum.Paid), "price", strconv.Itoa(sum.Price), "n", strconv.Itoa(left)))
	var why []string
	for _, e := range sum.Because {
		why = append(why, parts.Capital(b.form.desk.Teller.Event(e)))
	}
	b.why.Hidden = len(why) == 0
	b.why.SetText(strings.Join(why, "\n"))
	b.fee.Hidden = sum.Fee == 0
	b.fee.SetText(a.Text("question.bill.fee", "n", strconv.Itoa(sum.Fee)))
}

// short reports whether what pays is not enough yet, or nothing is to be paid for: the bill tells so itself.
func (b *bill) short() bool {
	if b == nil {
		return false
	}
	sum, _ := b.biller.Bill(b.form.desk.View, b.form.Offer, b.form.Answers)
	return forNothing(sum) || sum.Paid < sum.Price
}

// forNothing reports whether nothing was chosen that costs anything.
func forNothing(sum board.Bill) bool { return sum.Price == 0 && len(sum.Because) == 0 }
