//go:build scenes

package ask

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

// PartsPad is the pad on which a value is made choice by choice.
type PartsPad = partsPad

func Suggested(o rules.Offer, field rules.Field) []string { return suggested(o, field) }

func Asks(title, question string) bool { return asks(title, question) }

func (f *Form) Summary() string { return f.summary() }

func (o *Odds) All() int { return o.all }

func (o *Odds) Even() bool { return o.even }

func NewPartsPad(f *Form, field rules.Field, parts []board.Part, taken func(string)) *partsPad {
	return newPartsPad(f, field, parts, taken)
}

// Play returns the play whose question is asked.
func (f *Form) Play() *tracker.Play { return f.desk.Play }

func (f *Form) Bill() *bill { return f.bill }

func (f *Form) Fields() []rules.Field { return f.fields() }

func (f *Form) Single() (rules.Field, bool) { return f.single() }

func (f *Form) Set(name string, values ...string) { f.set(name, values...) }

func (b *bill) Sum() *kit.Text { return b.sum }

func (b *bill) Short() bool { return b.short() }

func (f *Form) Claim(field rules.Field, o rules.Option, values []string) { f.claim(field, o, values) }

func (f *Form) Typed(fields []rules.Field) bool { return f.byDigits(fields) }

func (n Numbers) Form() *Form { return n.form }

func (f *Form) Digits(fields []rules.Field) fyne.CanvasObject { return f.digits(fields) }

func (f *Form) Widget(field rules.Field) fyne.CanvasObject { return f.widget(field) }

func (f *Form) Parted(field rules.Field) []board.Part { return f.looks.parted(field) }

func (p *partsPad) Body() fyne.CanvasObject { return p.body() }

func (p *partsPad) Choose(part int, value string) { p.choose(part, value) }
