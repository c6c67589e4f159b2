package seats

import (
	"errors"
	"net/url"
	"strconv"
	"strings"

	"docent/rules"
	"docent/tracker"
)

// post holds what a form sent: the stamp of what was asked, the place of the offer in the list, its kind, and the blanks.
type post struct {
	Stamp  string
	At     int
	Kind   rules.Kind
	Blanks url.Values
}

// errNoPost means that what was posted is no answer of any form.
var errNoPost = errors.New("seats: not an answer")

// readPost reads what a form sent.
func readPost(form url.Values) (post, error) {
	at, kind, ok := strings.Cut(form.Get("o"), ".")
	n, err := strconv.Atoi(at)
	if !ok || err != nil || n < 0 || n > 1<<20 || kind == "" || form.Get("s") == "" {
		return post{}, errNoPost
	}
	return post{form.Get("s"), n, rules.Kind(kind), form}, nil
}

// answers puts what was posted into the blanks of an offer. What no form of it could have sent stays out, or is left for the
// judge of the blank.
func (p post) answers(o rules.Offer) rules.Answers {
	answers := rules.Answers{}
	for i := range o.Fields {
		f := &o.Fields[i]
		switch {
		case f.IsFlag():
			answers[f.Name] = []string{strconv.FormatBool(p.Blanks.Get("f."+f.Name) == "true")}
		case f.IsNumber():
			answers[f.Name] = number(p.Blanks.Get("f." + f.Name))
		case f.IsText():
			answers[f.Name] = []string{tracker.Plain(strings.Join(strings.Fields(p.Blanks.Get("f."+f.Name)), " "))}
		case p.Blanks.Has("p." + f.Name + ".0.0"):
			answers[f.Name] = p.spelt(f)
		case f.Many:
			answers[f.Name] = p.many(f)
		default:
			answers[f.Name] = p.Blanks["f."+f.Name]
		}
	}
	return answers
}

// number spells a number as answers do; what is none is left for the judge.
func number(text string) []string {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil
	}
	if n, err := strconv.Atoi(text); err == nil {
		return []string{strconv.Itoa(n)}
	}
	return []string{text[:min(len(text), 20)]}
}

// many lists what was checked and what was counted, in the order of the options.
func (p post) many(f *rules.Field) []string {
	list := []string{}
	checked := p.Blanks["f."+f.Name]
	for _, o := range f.Options {
		n, err := strconv.Atoi(strings.TrimSpace(p.Blanks.Get("c." + f.Name + "." + o.Value)))
		if err != nil {
			n = rules.Count(checked, o.Value)
		}
		for range min(n, f.Max+1) {
			list = append(list, o.Value)
		}
	}
	return list
}

// spelt lists the values that were put together letter by letter; rows without any letter are none.
func (p post) spelt(f *rules.Field) []string {
	list := []string{}
	for row := range mostRows {
		value := ""
		for place := 0; ; place++ {
			letter := "p." + f.Name + "." + strconv.Itoa(row) + "." + strconv.Itoa(place)
			if !p.Blanks.Has(letter) || place > 8 {
				break
			}
			value += p.Blanks.Get(letter)
		}
		if value = value[:min(len(value), 16)]; value != "" {
			list = append(list, value)
		}
	}
	return list
}
