package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Number returns a blank for a whole number in least..most.
func Number(name string, least, most int) Field { return Field{Name: name, Min: least, Max: most} }

// Pick returns a blank for one of the values of a noun.
func Pick(name, of string, values ...string) Field {
	return Field{Name: name, Of: of, Options: options(values)}
}

// Several returns a blank for least..most of the values of a noun, each as often as wanted.
func Several(name, of string, least, most int, values ...string) Field {
	return Field{Name: name, Of: of, Min: least, Max: most, Many: true, Options: options(values)}
}

// Once returns a field just made with each of its options to be given once at most.
func (f Field) Once() Field {
	for i := range f.Options {
		f.Options[i].Copies = 1
	}
	return f
}

// Seats spells the seats of so many players, for Pick.
func Seats(players int) []string {
	list := make([]string, players)
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}

// Text returns a blank for a line of at most so many characters; it may stay empty.
func Text(name string, most int) Field { return Field{Name: name, Text: most} }

// Flag returns a blank for yes or no.
func Flag(name string) Field { return Field{Name: name, Options: yesNo} }

var yesNo = []Option{{Value: "true"}, {Value: "false"}}

func options(values []string) []Option {
	out := make([]Option, len(values))
	for i, v := range values {
		out[i].Value = v
	}
	return out
}

// IsFlag reports whether the field is answered by yes or no.
func (f Field) IsFlag() bool { return len(f.Options) == 2 && f.Options[0].Value == "true" }

// IsNumber reports whether the field is answered by a number in Min..Max.
func (f Field) IsNumber() bool { return f.Options == nil && !f.Many && !f.IsText() }

// IsText reports whether the field is answered by a line of text.
func (f Field) IsText() bool { return f.Text > 0 }

func fieldNamed(fields []Field, name string) *Field {
	return Find(fields, func(f *Field) bool { return f.Name == name })
}

// BlankError means that an answer does not fit its blank. Its text is for the log, not for people.
type BlankError struct {
	Field Field
	Given []string
	what  string
}

func (e *BlankError) Error() string { return e.what }

// wrong returns the error of an answer that does not fit.
func (f *Field) wrong(given []string, form string, args ...any) error {
	return &BlankError{*f, given, fmt.Sprintf(form, args...)}
}

// judge returns what is wrong with an answer as a *BlankError, or nil.
func (f *Field) judge(given []string) error {
	if f.IsNumber() {
		return f.judgeNumber(given)
	}
	if f.IsText() {
		return f.judgeText(given)
	}
	if !f.Many {
		if len(given) != 1 {
			return f.wrong(given, "%s takes one answer, got %d", f.Name, len(given))
		}
	} else if len(given) < f.Min || len(given) > f.Max {
		return f.wrong(given, "%s takes %d to %d answers, got %d", f.Name, f.Min, f.Max, len(given))
	}
	for i, s := range given {
		o := f.option(s)
		if o == nil {
			return f.wrong(given, "%s cannot be %q", f.Name, s)
		}
		if o.Copies > 0 && Count(given[:i+1], s) > o.Copies {
			return f.wrong(given, "%s: only %d of %q are left", f.Name, o.Copies, s)
		}
	}
	return nil
}

func (f *Field) judgeNumber(given []string) error {
	if len(given) != 1 {
		return f.wrong(given, "%s takes one number, got %d answers", f.Name, len(given))
	}
	n, err := strconv.Atoi(given[0])
	if err != nil || strconv.Itoa(n) != given[0] {
		return f.wrong(given, "%s: %q is not a number", f.Name, given[0])
	}
	if n < f.Min || n > f.Max {
		return f.wrong(given, "%s must be %d to %d, got %d", f.Name, f.Min, f.Max, n)
	}
	return nil
}

// judgeText requires one trimmed line.
func (f *Field) judgeText(given []string) error {
	if len(given) != 1 {
		return f.wrong(given, "%s takes one line, got %d answers", f.Name, len(given))
	}
	breaks := func(r rune) bool { return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp) }
	switch line := given[0]; {
	case !utf8.ValidString(line) || strings.ContainsFunc(line, breaks):
		return f.wrong(given, "%s: %.40q is not one line of text", f.Name, line)
	case strings.TrimSpace(line) != line:
		return f.wrong(given, "%s: %.40q begins or ends with a space", f.Name, line)
	case utf8.RuneCountInString(line) > f.Text:
		return f.wrong(given, "%s takes at most %d characters, got %d", f.Name, f.Text, utf8.RuneCountInString(line))
	}
	return nil
}

// arranged returns a good answer in the order of the options.
func (f *Field) arranged(given []string) []string {
	if !f.Many {
		return given
	}
	out := slices.Clone(given)
	at := func(v string) int { return slices.IndexFunc(f.Options, func(o Option) bool { return o.Value == v }) }
	slices.SortStableFunc(out, func(a, b string) int { return at(a) - at(b) })
	return out
}

func (f *Field) option(value string) *Option {
	return Find(f.Options, func(o *Option) bool { return o.Value == value })
}
