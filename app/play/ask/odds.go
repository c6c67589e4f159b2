package ask

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
)

// Odds tell how likely each answer is where a draw decides and it is known how many of
// each are left. The zero Odds tell nothing.
type Odds struct {
	app  *shell.App
	all  int
	even bool // every answer is as likely as the others
}

// OddsOf returns the odds of one answer: of several, copies only say how often each may be given.
func OddsOf(a *shell.App, asks rules.Asks, field rules.Field) Odds {
	if asks != rules.Chance || field.Many || len(field.Options) < 2 {
		return Odds{}
	}
	o := Odds{app: a, even: true}
	for _, option := range field.Options {
		if option.Copies <= 0 {
			return Odds{}
		}
		o.all += option.Copies
		o.even = o.even && option.Copies == field.Options[0].Copies
	}
	return o
}

// Under returns what is under an answer: nothing where all are alike.
func (o Odds) Under(option rules.Option) string {
	if o.all == 0 || o.even {
		return ""
	}
	return o.text("question.odds", option.Copies)
}

// Each returns how likely each of the answers is where all are alike.
func (o Odds) Each(field rules.Field) string {
	if o.all == 0 || !o.even {
		return ""
	}
	return o.text("question.odds.even", field.Options[0].Copies)
}

// below sets under answers that are all alike how likely each of them is.
func (o Odds) below(field rules.Field, answers fyne.CanvasObject) fyne.CanvasObject {
	if each := o.Each(field); each != "" {
		return arrange.Column(look.Gap, answers, kit.NewWrapped(each, kit.Caption))
	}
	return answers
}

// text returns a chance of so many among all.
func (o Odds) text(key string, n int) string {
	texts := o.app.Texts
	return o.app.Text(key, "n", texts.Number(n), "all", texts.Number(o.all), "percent", percent(n, o.all))
}

// percent rounds a share, but never to none or all of it.
func percent(n, all int) string {
	rounded := (200*n + all) / (2 * all)
	switch {
	case rounded == 0:
		return "<\u00a01"
	case rounded == 100 && n < all:
		return ">\u00a099"
	}
	return strconv.Itoa(rounded)
}

// said returns an answer as a screen reader tells it, with its odds.
func said(answer, likely string) string {
	if likely == "" {
		return answer
	}
	return answer + ", " + likely
}
