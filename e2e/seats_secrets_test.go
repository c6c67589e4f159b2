//go:build e2e && unix

package e2e

import (
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// secret is something that only one seat may be told, as pages would tell it.
type secret struct {
	seat   rules.Seat
	phrase string
}

// secrets lists what was secret in a play at any time, in the words of every language: what was told to one seat alone, what
// stood behind its screen, and the notes that it wrote.
func secrets(p *tracker.Play) map[secret]bool {
	all, open := map[secret]bool{}, map[string]bool{}
	head := p.Header()
	for _, lang := range assets.Languages() {
		w := wording{tracker.NewTeller(assets.TextsIn(lang.Tag), head.Game, head.Players).Named(head.Setup.Box), assets.TextsIn(lang.Tag), string(head.Game)}
		if start, ok := p.PositionAt(0); ok {
			w.behind(start, all)
		}
		line := p.Line()
		for i, e := range line {
			for _, event := range e.Events {
				told := w.shown(w.teller.Event(event))
				if event.Only {
					all[secret{event.Seat, told}] = true
				} else {
					open[told] = true
				}
			}
			if at, ok := p.PositionAt(e.ID); ok && (i+1 == len(line) || !line[i+1].Auto()) { // what the referee ends at once nobody sees
				w.behind(at, all)
			}
		}
	}
	// What is told to all as well, or stood behind the screens of two, is nobody's own.
	owners := map[string]int{}
	for s := range all {
		owners[s.phrase]++
	}
	maps.DeleteFunc(all, func(s secret, _ bool) bool { return open[s.phrase] || owners[s.phrase] > 1 })
	return all
}

// wording tells a play as the pages of phones do.
type wording struct {
	teller *tracker.Teller
	texts  *assets.Texts
	game   string
}

// shown returns a sentence as it stands on a page.
func (w wording) shown(text string) string {
	first := strings.IndexFunc(text, func(r rune) bool { return r != '¿' && r != '¡' })
	if first < 0 {
		return text
	}
	r, size := utf8.DecodeRuneInString(text[first:])
	return text[:first] + string(unicode.ToUpper(r)) + text[first+size:]
}

// behind adds what stands behind the screens of all seats in a position: the list of what each has, and every line of its
// secret sheets.
func (w wording) behind(p rules.Position, all map[secret]bool) {
	for seat := range rules.Seat(p.Seats()) {
		view := p.View(seat)
		var held []string
		for _, thing := range view.Private(seat) {
			if _, id := thing.Split(); id != "0" {
				held = append(held, w.teller.Thing(thing))
			}
		}
		if len(held) > 0 {
			all[secret{seat, "⟦" + strings.Join(held, "|") + "⟧"}] = true
		}
		for _, o := range view.Corrections() {
			if o.Secret && o.Seat == seat {
				w.sheet(o, all)
			}
		}
	}
}

// sheet adds a secret sheet, each line of it, and what was written on it.
func (w wording) sheet(o rules.Offer, all map[secret]bool) {
	whole := ""
	for _, f := range o.Fields {
		values := o.Value(f.Name)
		var said []string
		for i, v := range values {
			if v != "" && slices.Index(values, v) == i && (!f.IsNumber() || v != "0") && (!f.IsFlag() || v != "false") {
				said = append(said, w.value(f, v, rules.Count(values, v)))
			}
		}
		if len(said) == 0 {
			continue
		}
		line := w.label(o, f) + "⟦" + strings.Join(said, "|") + "⟧"
		all[secret{o.Seat, line}] = true
		whole += line
		if f.IsText() {
			all[secret{o.Seat, said[0]}] = true
		}
	}
	if whole != "" {
		all[secret{o.Seat, w.shown(w.teller.Offer(o)) + whole}] = true
	}
}

// value returns the words of a value that stands so many times in a blank.
func (w wording) value(f rules.Field, value string, times int) string {
	if !f.IsNumber() && !f.IsText() {
		value = w.shown(w.teller.Option(f, value))
	}
	if times > 1 {
		return w.texts.Number(times) + " × " + value
	}
	return value
}

// label returns the name of a blank.
func (w wording) label(o rules.Offer, f rules.Field) string {
	if own := string(o.Kind) + "." + f.Name; w.texts.Has(w.game + ".field." + own) {
		f.Name = own
	}
	return w.shown(w.teller.Field(f))
}

// Lists stand in brackets, whatever marks them up; of the rest only the words are left.
var (
	between = regexp.MustCompile(`</li>\s*<li>`)
	tags    = regexp.MustCompile(`<[^>]*>`)
)

// words returns what a page says, without its marks.
func words(page string) string {
	page = between.ReplaceAllString(page, "|")
	page = strings.NewReplacer("<ul class=\"held\">", "⟦", "<ul class=\"has\">", "⟦", "</ul>", "⟧").Replace(page)
	return html.UnescapeString(tags.ReplaceAllString(page, ""))
}

// search looks in all that every seat was sent for every secret of the others, and returns how many there were.
func search(t *testing.T, p *tracker.Play, tapes []*tape) int {
	t.Helper()
	known := secrets(p)
	found := 0
	for phone, tape := range tapes {
		for i := range tape.pieces {
			piece := &tape.pieces[i]
			said := words(piece.String())
			for s := range known {
				if int(s.seat) == piece.seat {
					if strings.Contains(said, s.phrase) {
						found++
					}
					continue
				}
				if at := strings.Index(said, s.phrase); at >= 0 {
					around := strings.ToValidUTF8(said[max(0, at-80):min(len(said), at+len(s.phrase)+80)], "")
					t.Errorf("phone %d, on seat %d, was sent a secret of seat %d: %s, in: %s", phone, piece.seat, s.seat, s.phrase, strings.Join(strings.Fields(around), " "))
				}
			}
		}
	}
	if len(known) > 0 && found == 0 {
		t.Errorf("not even their own seats were sent the secrets, they are not told like this: %v", known)
	}
	t.Logf("searched for %d secrets in three languages; own seats were sent %d of them", len(known), found)
	return found
}
