package play

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
)

// odds tell how likely each answer is where a draw decides and it is known how many of
// each are left. The zero odds tell nothing.
type odds struct {
	app  *shell.App
	all  int
	even bool // every answer is as likely as the others
}

// oddsOf returns the odds of one answer: of several, copies only say how often each may be given.
func oddsOf(a *shell.App, asks rules.Asks, field rules.Field) odds {
	if asks != rules.Chance || field.Many || len(field.Options) < 2 {
		return odds{}
	}
	o := odds{app: a, even: true}
	for _, option := range field.Options {
		if option.Copies <= 0 {
			return odds{}
		}
		o.all += option.Copies
		o.even = o.even && option.Copies == field.Options[0].Copies
	}
	return o
}

// under returns what is under an answer: nothing where all are alike.
func (o odds) under(option rules.Option) string {
	if o.all == 0 || o.even {
		return ""
	}
	return o.text("question.odds", option.Copies)
}

// each returns how likely each of the answers is where all are alike.
func (o odds) each(field rules.Field) string {
	if o.all == 0 || !o.even {
		return ""
	}
	return o.text("question.odds.even", field.Options[0].Copies)
}

// below sets under answers that are all alike how likely each of them is.
func (o odds) below(field rules.Field, answers fyne.CanvasObject) fyne.CanvasObject {
	if each := o.each(field); each != "" {
		return kit.Column(kit.Gap, answers, kit.NewWrapped(each, kit.Caption))
	}
	return answers
}

// text returns a chance of so many among all.
func (o odds) text(key string, n int) string {
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
