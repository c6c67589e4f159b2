package ask

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"docent/app/board"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Desk is where a question is asked: the play, as a screen shows it, with its words and pictures.
type Desk struct {
	App    *shell.App
	Play   *tracker.Play
	Teller *tracker.Teller
	Artist board.Artist
	View   rules.View
	Mapped bool // sides of a tile are asked on the board
	Low    bool // the form has little height, as on a phone that lies
}

// Option returns an answer in words.
func (d Desk) Option(f rules.Field, value string) string {
	switch {
	case f.IsNumber():
		return value
	case f.Of == "seat" && value == strconv.Itoa(int(rules.Table)):
		return d.App.Text("app.nobody")
	}
	return parts.Capital(d.Teller.Option(f, value))
}

// Label returns what a field is called, in questions of a kind that have words of their own for it.
func (d Desk) Label(kind rules.Kind, field rules.Field) string {
	if d.worded(kind, field) {
		field.Name = string(kind) + "." + field.Name
	}
	return d.Teller.Field(field)
}

// worded reports whether questions of a kind have words of their own for a field.
func (d Desk) worded(kind rules.Kind, field rules.Field) bool {
	return d.App.Texts.Has(d.game() + ".field." + string(kind) + "." + field.Name)
}

// Asked returns what an offer with one blank asks: what the number counts, where its questions have words for that, else
// what the answer does.
func (d Desk) Asked(o rules.Offer) string {
	if f := o.Fields[0]; f.IsNumber() && d.worded(o.Kind, f) {
		return d.Label(o.Kind, f)
	}
	return d.Teller.Offer(o)
}

func (d Desk) game() string { return string(d.Play.Header().Game) }

// named returns answers by their names; of several that have no room in one line, how many they are.
func (d Desk) named(field rules.Field, values []string, label string) []string {
	var names []string
	for _, value := range values {
		names = append(names, d.Option(field, value))
	}
	if line := strings.Join(names, between); len(names) > 1 && utf8.RuneCountInString(line) > longest {
		return []string{d.counted(label, len(values))}
	}
	return names
}

// counted returns how many answers there are, by what they are called: a question is not answered by their number.
func (d Desk) counted(label string, n int) string {
	if strings.HasSuffix(label, "?") {
		return d.App.Plural("question.some", n)
	}
	return label + "\u00a0" + strconv.Itoa(n)
}

// word returns a text of the game on the table, where it has one.
func (d Desk) word(key string) string {
	if key = "board." + d.game() + "." + key; d.App.Texts.Has(key) {
		return d.App.Text(key)
	}
	return ""
}
