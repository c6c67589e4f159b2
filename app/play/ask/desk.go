package ask

import (
	"strconv"

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

// word returns a text of the game on the table, where it has one.
func (d Desk) word(key string) string {
	if key = "board." + d.game() + "." + key; d.App.Texts.Has(key) {
		return d.App.Text(key)
	}
	return ""
}
