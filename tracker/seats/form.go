package seats

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"docent/rules"
)

// Up to how many answers are chips beside each other; more are a list.
const (
	mostPicks   = 12
	mostNumbers = 24
	mostRange   = 7
	mostRows    = 6
	mostBeside  = 4 // chips on the line of their label, if that has so many letters at most
	mostLetters = 10
)

// form is an offer as a page asks it.
type form struct {
	O       string // names it in what is posted: its place in the list and its kind
	Label   string
	Icon    string
	Deed    string
	Open    bool
	Refused string
	Rule    string // why it is refused
	Hint    string // why it is no form here
	Plain   bool   // no blank: a button
	Fields  []control
}

// control asks for one blank.
type control struct {
	Kind     string // flag, chips, buttons, select, parts, checks, counts, number, text
	ID, Name string
	Label    string
	Note     string
	Icon     string
	Ink      string
	Value    string
	Min, Max int
	Options  []choice
	Rows     []row
	Numeric  bool // chips that are short numbers
	Row      bool // few of them, beside their label
	Map      *drawn
}

// choice is one answer.
type choice struct {
	Name, Value string
	Label       string
	Icon, Ink   string
	On          bool
	Count, Most int
}

// row is one value that is put together letter by letter.
type row struct {
	ID, Label string
	Parts     []control
}

// asker makes forms for one seat in one language.
type asker struct {
	*telling
	game  string
	look  look
	given map[string]rules.Answers // by form: what was posted and could not be played
}

// form returns an offer as a form; at is its place in the list.
func (a *asker) form(at int, o rules.Offer) form {
	f := form{O: strconv.Itoa(at) + "." + string(o.Kind), Label: capital(a.teller.Offer(o)), Icon: a.look.Kinds[string(o.Kind)]}
	if o.Refused != nil {
		f.Refused, f.Rule = a.teller.Refusal(o.Refused), string(o.Refused.Rule)
		return f
	}
	if !usable(o) && !a.mapped(o) {
		f.Hint = a.texts.Text("seats.at-table", nil)
		return f
	}
	f.Plain = len(o.Fields) == 0
	f.Deed = a.first("board."+a.game+".deeds."+string(o.Kind), "seats.confirm")
	f.Open = a.given[f.O] != nil
	single := len(o.Fields) == 1 && !o.Secret && onePick(o.Fields[0])
	for i, field := range o.Fields {
		c := a.control(o, field, fmt.Sprintf("f%d-%d", at, i), a.values(f.O, o, field))
		if c.Map = a.picked(field, c); c.Map != nil {
			c.Kind = "select"
		}
		if single && c.Kind == "chips" {
			c.Kind = "buttons"
		}
		if c.Kind != "" {
			f.Fields = append(f.Fields, c)
		}
	}
	return f
}

// sends reports whether a button of its own sends the form. It is a function of the template, which may call no methods
// (patches/README.md).
func sends(f form) bool { return len(f.Fields) != 1 || f.Fields[0].Kind != "buttons" }

// onePick reports whether a blank takes one of several options.
func onePick(f rules.Field) bool { return !f.Many && !f.IsFlag() && !f.IsNumber() && !f.IsText() }

// usable reports whether a phone can ask an offer: drawings that are spelt as a line of text, and many places of a large
// map, cannot be chosen from a list.
func usable(o rules.Offer) bool {
	wide := 0
	for _, f := range o.Fields {
		if f.IsText() && f.Of != "" {
			return false
		}
		if f.Of == "" || len(f.Options) <= mostNumbers || f.Options[0].Copies > 1 || !numeric(f) {
			continue
		}
		if wide++; f.Many || wide > 1 {
			return false
		}
	}
	return true
}

// mapped reports whether every long list of an offer is picked on a map.
func (a *asker) mapped(o rules.Offer) bool {
	for _, f := range o.Fields {
		if len(f.Options) > mostNumbers && a.picked(f, a.control(o, f, "", nil)) == nil || f.IsText() && f.Of != "" {
			return false
		}
	}
	return true
}

// numeric reports whether all options are whole numbers.
func numeric(f rules.Field) bool {
	return !slices.ContainsFunc(f.Options, func(o rules.Option) bool { _, err := strconv.Atoi(o.Value); return err != nil })
}

// values returns where a blank begins: what was posted, else what is no secret to suggest. What somebody saw is never
// suggested: a number that a die or a draw decides, one of several options.
func (a *asker) values(name string, o rules.Offer, f rules.Field) []string {
	if given := a.given[name]; given != nil {
		return given[f.Name]
	}
	switch {
	case f.IsFlag():
		if f.Open {
			return nil
		}
		return o.Value(f.Name)
	case f.IsNumber():
		if o.Asks == rules.Chance {
			return nil
		}
		if f.Open {
			return []string{strconv.Itoa(f.Min)}
		}
		return o.Value(f.Name)
	case len(f.Options) == 1 && (!f.Many || f.Min == 1 && f.Max == 1):
		return []string{f.Options[0].Value}
	}
	return nil
}

// control returns what asks for a blank; of no kind where nothing can be answered.
func (a *asker) control(o rules.Offer, f rules.Field, id string, now []string) control {
	c := control{ID: id, Name: "f." + f.Name, Label: a.label(a.game, o, f), Min: f.Min, Max: f.Max}
	c.Icon, c.Ink = a.icon(f.Of, f.Name)
	if len(now) > 0 {
		c.Value = now[0]
	}
	switch {
	case f.IsFlag():
		c.Kind = "flag"
	case f.IsText():
		c.Kind, c.Max = "text", f.Text
	case f.IsNumber() && f.Max-f.Min < mostRange:
		c.Kind, c.Numeric, c.Row = "chips", true, f.Max-f.Min < mostBeside && utf8.RuneCountInString(c.Label) <= mostLetters
		for n := f.Min; n <= f.Max; n++ {
			text := strconv.Itoa(n)
			c.Options = append(c.Options, choice{Name: c.Name, Value: text, Label: text, On: c.Value == text})
		}
	case f.IsNumber():
		c.Kind = "number"
	case len(f.Options) == 0:
		return control{}
	case len(f.Options) > mostNumbers && a.letters(f) > 0:
		c.Kind, c.Rows = "parts", a.rows(f, id, now)
		c.Note = a.howMany(f)
	case f.Many:
		a.several(&c, f, now)
	default:
		a.one(&c, f)
	}
	return c
}

// one asks for one of several options.
func (a *asker) one(c *control, f rules.Field) {
	most := mostPicks
	if numeric(f) {
		most, c.Numeric = mostNumbers, f.Of != "" && a.look.Values[f.Of] == nil
	}
	c.Kind = "chips"
	if len(f.Options) > most {
		c.Kind = "select"
	}
	for _, o := range f.Options {
		c.Options = append(c.Options, a.choice(f, o, o.Value == c.Value && c.Value != ""))
	}
	if len(f.Options) == 1 {
		c.Options[0].On = true
	}
	c.Numeric = c.Numeric && c.Kind == "chips" && len(f.Options) > mostRange
	if c.Numeric { // the number alone is found faster
		for i := range c.Options {
			c.Options[i].Label = c.Options[i].Value
		}
	}
}

// several asks for many of the options: each once, or each so many times.
func (a *asker) several(c *control, f rules.Field, now []string) {
	c.Kind, c.Note = "checks", a.howMany(f)
	for _, o := range f.Options {
		n := rules.Count(now, o.Value)
		one := a.choice(f, o, n > 0)
		one.Count, one.Most = n, f.Max
		if o.Copies > 0 {
			one.Most = min(o.Copies, f.Max)
		}
		if one.Most > 1 {
			c.Kind = "counts"
		}
		c.Options = append(c.Options, one)
	}
	if c.Kind == "counts" {
		for i := range c.Options {
			c.Options[i].Name = "c." + f.Name + "." + c.Options[i].Value
		}
	}
}

func (a *asker) choice(f rules.Field, o rules.Option, on bool) choice {
	icon, ink := a.icon(f.Of, o.Value)
	return choice{Name: "f." + f.Name, Value: o.Value, Label: capital(a.teller.Option(f, o.Value)), Icon: icon, Ink: ink, On: on}
}

// icon returns the icon of a value and its colour.
func (a *asker) icon(noun, value string) (icon, ink string) {
	if icon = a.look.Icon(noun, value); icon != "" {
		ink = a.look.Inks[value]
	}
	return icon, ink
}

// howMany tells how many of the options are asked for.
func (a *asker) howMany(f rules.Field) string {
	switch {
	case !f.Many:
		return ""
	case f.Min == f.Max:
		return a.say("seats.pick.exactly", "Count", f.Min)
	case f.Min > 0:
		return a.say("seats.pick.between", "least", f.Min, "most", f.Max)
	}
	return a.say("seats.pick.most", "Count", f.Max)
}

// letters returns of how many letters the values of a blank are made, each of which says something; 0: they are not.
func (a *asker) letters(f rules.Field) int {
	n := 0
	for _, o := range f.Options {
		n = max(n, len(o.Value))
	}
	if !a.texts.Has(a.game + "." + f.Of + ".letters." + strconv.Itoa(n)) {
		return 0
	}
	return n
}

// rows asks for values letter by letter.
func (a *asker) rows(f rules.Field, id string, now []string) []row {
	many := 1
	if f.Many {
		many = min(max(f.Max, 1), mostRows)
	}
	rows := make([]row, many)
	for i := range rows {
		value := ""
		if i < len(now) {
			value = now[i]
		}
		rows[i] = row{ID: fmt.Sprintf("%s-%d", id, i), Label: a.say("seats.part.row", "id", i+1)}
		for place := range a.letters(f) {
			rows[i].Parts = append(rows[i].Parts, a.part(f, i, place, value, rows[i].ID))
		}
	}
	return rows
}

// part asks for one letter of a value.
func (a *asker) part(f rules.Field, at, place int, value, id string) control {
	name := fmt.Sprintf("p.%s.%d.%d", f.Name, at, place)
	c := control{Kind: "select", ID: fmt.Sprintf("%s-%d", id, place), Name: name, Label: a.say("seats.part", "id", place+1)}
	for _, o := range f.Options {
		if place >= len(o.Value) {
			continue
		}
		letter := o.Value[place : place+1]
		if slices.ContainsFunc(c.Options, func(known choice) bool { return known.Value == letter }) {
			continue
		}
		word := letter
		if key := a.game + "." + f.Of + ".letter." + letter; a.texts.Has(key) {
			word = a.texts.Text(key, nil)
		}
		on := place < len(value) && value[place:place+1] == letter
		c.Options = append(c.Options, choice{Name: name, Value: letter, Label: capital(strings.TrimSpace(word)), On: on})
	}
	return c
}
