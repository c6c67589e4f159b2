package tracker

import (
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// Pieces returns the name of a kind of piece: "<game>.piece.<noun>".
func (t *Teller) Pieces(noun string) string {
	if key := t.game + ".piece." + noun; t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	return noun
}

// AboutPieces returns more about a kind of piece where there is more to say:
// "<game>.piece.<noun>.about".
func (t *Teller) AboutPieces(noun string) string {
	if key := t.game + ".piece." + noun + ".about"; t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	return ""
}

// PrintField returns the label of what a piece says: "<game>.piece.<noun>.<field>".
func (t *Teller) PrintField(noun string, f rules.Field) string {
	if key := t.game + ".piece." + noun + "." + f.Name; t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	return f.Name
}

// PrintOption returns one answer to it: the thing of its noun, or
// "<game>.piece.<noun>.<field>.<value>". The empty one is not known.
func (t *Teller) PrintOption(noun string, f rules.Field, value string) string {
	if key := t.game + ".piece." + noun + "." + f.Name + "." + value; value != "" && f.Of == "" && t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	if value == "" {
		return t.texts.Text("boxes.unknown", nil)
	}
	return t.Option(f, value)
}

// Print says in one line what is known of a piece, without the fields left out.
func (t *Teller) Print(form rules.PieceForm, answers rules.Answers, without ...string) string {
	var parts []string
	for _, f := range form.Fields {
		given := answers[f.Name]
		if f.IsDefault(given) || slices.Contains(without, f.Name) {
			continue
		}
		parts = append(parts, t.printed(form.Noun, f, given, len(form.Fields) == 1))
	}
	return strings.Join(parts, " · ")
}

func (t *Teller) printed(noun string, f rules.Setting, given []string, alone bool) string {
	label := t.PrintField(noun, f.Field)
	switch {
	case f.IsFlag():
		return label
	case f.IsNumber():
		n, err := strconv.Atoi(given[0])
		if err != nil || alone {
			return strings.Join(given, "")
		}
		return label + " " + t.texts.Number(n)
	case f.IsText():
		return Plain(given[0])
	}
	words := make([]string, len(given))
	for i, v := range given {
		words[i] = t.PrintOption(noun, f.Field, v)
	}
	return strings.Join(words, ", ")
}
