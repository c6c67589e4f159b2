package ask

import (
	"unicode/utf8"

	"docent/app/board"
	"docent/rules"
)

// most is the number of things that are named in a summary.
const most = 3

// summary returns the answers in one line.
func (f *Form) summary() string {
	var said []string
	picked := 0
	for _, field := range f.fields() {
		values, label := f.Answers[field.Name], f.looks.label(field)
		switch {
		case unsaid(field, values):
		case field.IsFlag():
			said = append(said, label)
		case field.IsNumber():
			said = append(said, f.looks.said(field)+"\u00a0"+values[0])
		case field.IsText():
			if f.desk.App.KitOf(f.desk.Play.Header().Game).TextOf(field).Spells == board.Letters {
				said = append(said, values[0])
			}
		case len(values) > most && utf8.RuneCountInString(label) > longest-8: // what has no room beside others
			picked += len(values)
		case len(values) > most:
			said = append(said, f.desk.counted(label, len(values)))
		default:
			said = append(said, f.desk.named(field, values, label)...)
		}
	}
	if picked > 0 {
		said = append(said, f.desk.App.Plural("question.some", picked))
	}
	return shortened(said, func(n int) string { return f.desk.App.Plural("question.rest", n) })
}

// unsaid reports whether an answer is left out of a summary: nothing, no, or zero.
func unsaid(field rules.Field, values []string) bool {
	return len(values) == 0 || values[0] == "" || field.IsFlag() && values[0] != "true" || field.IsNumber() && values[0] == "0"
}

// between stands between the answers of a summary.
const between = " · "

// longest is the number of characters that a summary has room for.
const longest = 26

// shortened joins what has room in one line, and counts the rest in words.
func shortened(said []string, rest func(n int) string) string {
	line := ""
	for i, one := range said {
		next, room := one, longest
		if i > 0 {
			next = line + between + one
		}
		if left := len(said) - 1 - i; left > 0 {
			room -= 1 + utf8.RuneCountInString(rest(left))
		}
		if i > 0 && utf8.RuneCountInString(next) > room {
			return line + " " + rest(len(said)-i)
		}
		line = next
	}
	return line
}
