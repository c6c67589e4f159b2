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

func (d Desk) game() string { return string(d.Play.Header().Game) }

// named returns answers by their names; of several that have no room in one line, how many they are.
func (d Desk) named(field rules.Field, values []string, label string) []string {
	var names []string
	for _, value := range values {
		names = append(names, d.Option(field, value))
	}
	if line := strings.Join(names, between); len(names) > 1 && utf8.RuneCountInString(line) > longest {
		return []string{label + "\u00a0" + strconv.Itoa(len(values))}
	}
	return names
}

// word returns a text of the game on the table, where it has one.
func (d Desk) word(key string) string {
	if key = "board." + d.game() + "." + key; d.App.Texts.Has(key) {
		return d.App.Text(key)
	}
	return ""
}
