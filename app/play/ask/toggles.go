package ask

import (
	"slices"
	"strconv"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
)

// Toggles returns the answers of a question as slots of a tray that are switched on and off: where some of a few things
// may be picked, or switches are all there is. Otherwise it returns nil.
func (f *Form) Toggles() []*kit.ActionButton {
	fields := f.fields()
	if len(fields) == 1 && switchable(f, fields[0]) {
		return picks(f, fields[0])
	}
	var slots []*kit.ActionButton
	for _, field := range fields {
		if !field.IsFlag() {
			return nil
		}
		on := func() bool { return slices.Equal(f.Answers[field.Name], []string{"true"}) }
		slots = append(slots, f.toggle(f.looks.label(field), on, func() { f.set(field.Name, strconv.FormatBool(!on())) }))
	}
	return slots
}

// switchable reports whether each of the answers to a question is worded and may be picked once.
func switchable(f *Form, field rules.Field) bool {
	return field.Many && len(field.Options) > 0 && !parts.IsSides(field) && f.looks.parted(field) == nil && f.onceEach(field)
}

// picks returns a toggle for each of the answers to a question.
func picks(f *Form, field rules.Field) []*kit.ActionButton {
	var slots []*kit.ActionButton
	for _, o := range field.Options {
		on := func() bool { return slices.Contains(f.Answers[field.Name], o.Value) }
		slots = append(slots, f.toggle(f.desk.Option(field, o.Value)+f.looks.priced(field, o.Value), on, func() {
			var values []string
			for _, other := range field.Options {
				if picked := slices.Contains(f.Answers[field.Name], other.Value); picked != (other.Value == o.Value) {
					values = append(values, other.Value)
				}
			}
			f.set(field.Name, values...)
		}))
	}
	return slots
}

// toggle returns a slot that shows whether it is on.
func (f *Form) toggle(label string, on func() bool, tapped func()) *kit.ActionButton {
	b := kit.NewActionButton("", label, tapped)
	show := func() {
		b.Chosen = on()
		b.Refresh()
	}
	f.shows = append(f.shows, show)
	show()
	return b
}
