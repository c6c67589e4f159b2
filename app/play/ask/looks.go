package ask

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/rules"
)

// looks are the words and pictures of Draft, as their game has them.
type looks struct {
	desk Desk
	of   *Draft
}

// label returns what a field is called, in this question if it has words of its own for it.
func (l looks) label(field rules.Field) string {
	return l.desk.Label(l.of.Offer.Kind, field)
}

// said returns what a number is called beside it: what zero means helps to choose it, and not to read another.
func (l looks) said(field rules.Field) string {
	if key := l.desk.game() + ".field." + field.Name + ".said"; l.desk.App.Texts.Has(key) {
		return l.desk.App.Text(key)
	}
	return l.label(field)
}

// heading returns what numbers of one kind are, where a game has words for it.
func (l looks) heading(field rules.Field) string {
	key := "board." + l.desk.game() + ".fields." + field.Of
	if field.Of == "" || !l.desk.App.Texts.Has(key) {
		return ""
	}
	return l.desk.App.Text(key)
}

// only returns the answer of an offer that leaves nothing to choose, where a game has words for it.
func (l looks) only() string {
	key := "board." + l.desk.game() + ".only." + string(l.of.Offer.Kind)
	if len(l.of.Offer.Fields) > 0 || !l.desk.App.Texts.Has(key) {
		return ""
	}
	return l.desk.App.Text(key)
}

// words name an option, but for those whose pictures stand in rows and columns.
func (l looks) words(field rules.Field, o rules.Option) string {
	if l.picture(field, o.Value) != nil && strings.Contains(o.Value, "-") {
		return ""
	}
	return l.desk.Option(field, o.Value)
}

// picture returns the game's picture of a value, or of what a number counts; nil where there is none.
func (l looks) picture(field rules.Field, value string) fyne.Resource {
	if l.desk.Artist == nil {
		return nil
	}
	return l.desk.Artist.Picture(field, value)
}

// priced returns what a value costs, behind its name.
func (l looks) priced(field rules.Field, value string) string {
	if pricer, ok := l.desk.Artist.(board.Pricer); ok {
		if n := pricer.Price(l.desk.View, field, value); n > 0 {
			return " · " + strconv.Itoa(n)
		}
	}
	return ""
}

// parted returns the choices of which the values of a field are made, where they are too many to show.
func (l looks) parted(field rules.Field) []board.Part {
	if splitter, ok := l.desk.Artist.(board.Splitter); ok {
		return splitter.Parts(l.desk.View, field)
	}
	return nil
}
