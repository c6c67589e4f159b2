package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// partsPad asks for a value choice by choice: the last one that was missing makes it.
type partsPad struct {
	form   *Form
	field  rules.Field
	parts  []board.Part
	chosen []string
	keys   []partKey
	taken  func(value string)
}

// partKey is one value of one part.
type partKey struct {
	part   int
	value  string
	button *kit.ActionButton
}

func newPartsPad(f *Form, field rules.Field, parts []board.Part, taken func(string)) *partsPad {
	return &partsPad{form: f, field: field, parts: parts, chosen: f.choices(field, len(parts)), taken: taken}
}

// body returns the keys, part under part.
func (p *partsPad) body() fyne.CanvasObject {
	list := arrange.Column(look.Gap)
	for i, part := range p.parts {
		var keys []fyne.CanvasObject
		pictured, least := false, float32(78)
		for _, value := range part.Values {
			key, obj, picture := p.key(i, part, value)
			p.keys, keys, pictured = append(p.keys, key), append(keys, obj), pictured || picture
			if cell, ok := obj.(*parts.Cell); ok {
				least = max(least, cell.Layout.Word()/look.Scale()) // no word is broken
			}
		}
		switch {
		case pictured:
			list.Add(arrange.GridOf(least, 6, keys...))
		case part.Whole:
			list.Add(arrange.PlatesOf(132, 3, keys...))
		default:
			list.Add(arrange.GridOf(look.Touch, 10, keys...))
		}
	}
	p.mark()
	return list
}

// key returns one value of a part to be tapped, and whether it has a picture.
func (p *partsPad) key(at int, part board.Part, value string) (key partKey, obj fyne.CanvasObject, pictured bool) {
	tapped := func() { p.choose(at, value) }
	name := ""
	if part.Whole {
		name = p.form.desk.Option(p.field, value)
	} else {
		name = parts.Capital(p.form.desk.Teller.Thing(rules.Of(part.Of, value)))
	}
	if picture := p.form.looks.picture(rules.Field{Of: part.Of}, value); picture != nil {
		c := parts.NewCell(picture, name, name, tapped)
		c.Layout.Low = true
		return partKey{at, value, c.Button}, c, true
	}
	if part.Whole {
		b := kit.NewActionButton("", name, tapped)
		return partKey{at, value, b}, b, false
	}
	button, all := parts.Tile(name, arrange.Inset(14, 2, 14, 2, kit.NewCentred(name, kit.Heading)), tapped)
	return partKey{at, value, button}, all, false
}

// missing reports whether a choice is still to be made.
func (p *partsPad) missing() bool {
	for i, part := range p.parts {
		if !part.Whole && p.chosen[i] == "" {
			return true
		}
	}
	return false
}

// choose takes one choice; when none is missing the value is made, and the next one begins. A whole value is taken as it is.
func (p *partsPad) choose(part int, value string) {
	p.form.Touched = true
	if p.parts[part].Whole {
		clear(p.chosen)
		p.mark()
		p.taken(value)
		return
	}
	p.chosen[part] = value
	if !p.missing() {
		made := strings.Join(p.chosen, "")
		clear(p.chosen)
		p.mark()
		p.taken(made)
		return
	}
	p.mark()
}

// mark shows what is chosen so far.
func (p *partsPad) mark() {
	for _, k := range p.keys {
		if chosen := p.chosen[k.part] == k.value; k.button.Chosen != chosen {
			k.button.Chosen = chosen
			k.button.Refresh()
		}
	}
}

// partKeys returns the keys of a single value that plays when it is complete.
func (f *Form) partKeys(field rules.Field, parts []board.Part) fyne.CanvasObject {
	return newPartsPad(f, field, parts, func(value string) {
		f.Answers[field.Name] = []string{value}
		f.Act()
	}).body()
}

// asking returns what asks one question: a grid for the cells of a board, else its widget.
func (f *Form) asking(field rules.Field) fyne.CanvasObject {
	if text := f.desk.App.KitOf(f.desk.Play.Header().Game).TextOf(field); text.Spells == board.Cells {
		known := strings.Join(f.Answers[field.Name], "")
		return parts.GridEditor(f.desk.App, known, text.Assumed, f.looks.label(field), func(rows string) { f.set(field.Name, rows) })
	}
	return f.widget(field)
}

// partPicker asks for values among other questions: one, which the next replaces, or several, of which a tap takes one away.
func (f *Form) partPicker(field rules.Field, label string, pieces []board.Part) fyne.CanvasObject {
	have := arrange.Flow(look.Gap)
	var show func()
	set := func(values []string) {
		slices.SortStableFunc(values, func(x, y string) int { return parts.At(field, x) - parts.At(field, y) })
		f.set(field.Name, values...)
		show()
	}
	show = func() {
		have.Objects = have.Objects[:0]
		for i, value := range f.Answers[field.Name] {
			b := kit.NewActionButton("", f.desk.Option(field, value), nil)
			if field.Many {
				b.Icon, b.OnTapped = look.IconClose, func() { set(slices.Delete(slices.Clone(f.Answers[field.Name]), i, i+1)) }
			}
			have.Objects = append(have.Objects, b)
		}
		have.Refresh()
	}
	show()
	pad := newPartsPad(f, field, pieces, func(value string) {
		if parts.At(field, value) < 0 {
			return
		}
		values := []string{value}
		if field.Many && len(f.Answers[field.Name]) < field.Max {
			values = append(slices.Clone(f.Answers[field.Name]), value)
		}
		set(values)
	})
	return arrange.Column(look.Gap, kit.NewWrapped(label, kit.Strong), have, pad.body())
}
