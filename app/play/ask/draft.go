package ask

import (
	"maps"
	"slices"
	"strconv"

	"docent/app/parts"
	"docent/rules"
)

// Draft is a question with the answers so far. It is a value that outlives every form that shows it: a page that is built
// anew draws it again.
type Draft struct {
	Offer   rules.Offer
	Answers rules.Answers
	Given   rules.Answers       // answered already: not asked
	Touched bool                // somebody answered something
	chosen  map[string][]string // of values made choice by choice, what is chosen of the next one
	digits  int                 // the number that takes the next digit
}

// NewDraft returns the question that an offer asks, with its suggestions.
func NewDraft(o rules.Offer, given rules.Answers) *Draft {
	d := &Draft{Offer: o, Given: given, Answers: rules.Answers{}, chosen: map[string][]string{}}
	for _, field := range o.Fields {
		d.Answers[field.Name] = suggested(o, field)
	}
	maps.Copy(d.Answers, given)
	return d
}

// choices returns what is chosen of the next value of a field that is made of so many choices.
func (d *Draft) choices(field rules.Field, n int) []string {
	if len(d.chosen[field.Name]) != n {
		d.chosen[field.Name] = make([]string, n)
	}
	return d.chosen[field.Name]
}

// suggested returns the offer's example where it is a guess worth making: which cards turned
// up of so many, nobody can guess.
func suggested(o rules.Offer, field rules.Field) []string {
	if thrown(o, field) {
		return nil
	}
	if field.Open {
		return unanswered(field)
	}
	if field.Many && field.Min == field.Max && o.Asks != rules.Correction && len(field.Options) > field.Max {
		return nil
	}
	return slices.Clone(o.Value(field.Name))
}

// thrown reports whether a die or a draw decides a number of more than a few: nothing stands there before.
func thrown(o rules.Offer, field rules.Field) bool {
	return o.Asks == rules.Chance && field.IsNumber() && field.Max-field.Min >= quickest
}

// unanswered returns where a form begins that suggests nothing.
func unanswered(field rules.Field) []string {
	if field.IsNumber() {
		return []string{strconv.Itoa(field.Min)}
	}
	if field.IsText() {
		return []string{""}
	}
	if field.IsFlag() { // a switch shows off from the start
		return []string{"false"}
	}
	return nil
}

// fields returns those that are asked.
func (d *Draft) fields() []rules.Field {
	var asked []rules.Field
	for _, field := range d.Offer.Fields {
		if _, ok := d.Given[field.Name]; !ok {
			asked = append(asked, field)
		}
	}
	return asked
}

// last returns the question whose answer plays the offer, if one of several does.
func (d *Draft) last() (rules.Field, bool) {
	fields := d.fields()
	if at := slices.IndexFunc(fields, func(f rules.Field) bool { return f.Ends }); at >= 0 && len(fields) > 1 {
		return fields[at], true
	}
	return rules.Field{}, false
}

// before returns the questions that are asked before that one.
func (d *Draft) before() []rules.Field {
	last, ends := d.last()
	return slices.DeleteFunc(d.fields(), func(f rules.Field) bool { return ends && f.Name == last.Name })
}

// single returns the one question that an answer answers at once, if that is all.
func (d *Draft) single() (rules.Field, bool) {
	fields := d.fields()
	if len(fields) == 1 && thrown(d.Offer, fields[0]) {
		return fields[0], fields[0].Max-fields[0].Min < wide
	}
	if len(fields) != 1 || fields[0].Many || fields[0].IsNumber() || fields[0].IsText() || fields[0].IsFlag() || d.Offer.Asks == rules.Correction {
		return rules.Field{}, false
	}
	return fields[0], true
}

// partly reports whether something is not answered yet: that is no mistake.
func (d *Draft) partly() bool {
	for _, field := range d.Offer.Fields {
		n := len(d.Answers[field.Name])
		if field.Many && n < field.Min || !field.Many && n == 0 {
			return true
		}
	}
	return false
}

// siblings returns the other questions of the form that draw on the same things: what one of them takes, this one cannot.
func (d *Draft) siblings(field rules.Field) []string {
	var names []string
	for _, other := range d.Offer.Fields {
		if other.Many && field.Many && other.Name != field.Name && other.Of == field.Of && other.Of != "" && slices.Equal(other.Options, field.Options) {
			names = append(names, other.Name)
		}
	}
	return names
}

// claim frees things that were chosen for another question and are wanted for this one.
func (d *Draft) claim(field rules.Field, o rules.Option, values []string) {
	if o.Copies == 0 {
		return
	}
	over := parts.Times(values, o.Value) - o.Copies
	names := d.siblings(field)
	for _, name := range names {
		over += parts.Times(d.Answers[name], o.Value)
	}
	for _, name := range names {
		for ; over > 0; over-- {
			taken := slices.Index(d.Answers[name], o.Value)
			if taken < 0 {
				break
			}
			d.Answers[name] = slices.Delete(slices.Clone(d.Answers[name]), taken, taken+1)
		}
	}
}

// more returns the answers with one more of an option; when no more can be, all of them go.
func (d *Draft) more(field rules.Field, o rules.Option) []string {
	have := slices.Clone(d.Answers[field.Name])
	n := parts.Times(have, o.Value)
	full := len(have) >= field.Max
	if o.Copies > 0 && n >= o.Copies || o.Copies == 0 && n >= 1 || full {
		return slices.DeleteFunc(have, func(v string) bool { return v == o.Value })
	}
	return append(have, o.Value)
}
