package seats

import (
	"net/url"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/catalog"
)

// FuzzPost reads anything as what a form sent. Whatever comes out, the rules judge it without a panic, and it is no more
// than its blanks could hold.
func FuzzPost(f *testing.F) {
	var offers []rules.Offer
	for _, g := range catalog.Games() {
		_, most := g.Players()
		p, _, err := g.Start(rules.Setup{Seats: most})
		if err != nil {
			f.Fatal(err)
		}
		offers = append(offers, p.Offers()...)
	}
	offers = slices.DeleteFunc(offers, func(o rules.Offer) bool { return len(o.Fields) == 0 })
	for i, o := range offers {
		form := url.Values{"s": {"0123456789abcdef"}, "o": {"0." + string(o.Kind)}}
		for _, field := range o.Fields {
			form["f."+field.Name] = o.Value(field.Name)
			form.Set("c."+field.Name+".x", "3")
			form.Set("p."+field.Name+".0.0", "R")
		}
		f.Add(uint(i), form.Encode())
	}
	f.Fuzz(func(t *testing.T, which uint, body string) {
		form, err := url.ParseQuery(body)
		if err != nil {
			return
		}
		p, err := readPost(form)
		if err != nil {
			return
		}
		o := offers[which%uint(len(offers))]
		answers := p.answers(o)
		for _, field := range o.Fields {
			if n := len(answers[field.Name]); field.Many && n > (field.Max+1)*max(1, len(field.Options))+mostRows {
				t.Fatalf("%s has %d answers", field.Name, n)
			}
		}
		_, _ = o.Move(answers)
	})
}
