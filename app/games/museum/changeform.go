package museum

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/rules/museum"
)

// changeForm asks what is printed on a card whose text may change a price or a limit: first what every card of its deck
// has, then what it changes, and of that only what goes with it.
type changeForm struct {
	board.Ask
	noun string
	rest *fyne.Container // below what it changes
}

// changeForms returns the forms of the decks whose texts may change something.
func changeForms() map[string]func(board.Ask) fyne.CanvasObject {
	forms := map[string]func(board.Ask) fyne.CanvasObject{}
	for noun, fields := range map[string][]string{
		"headline":       {"name", "text", "closed", "fewer", "more", "cards"},
		"personality":    {"name", "cost", "text"},
		"notoriety-card": {"name", "text"},
	} {
		forms[noun] = func(ask board.Ask) fyne.CanvasObject { return newChangeForm(ask, noun, fields) }
	}
	return forms
}

func newChangeForm(ask board.Ask, noun string, fields []string) fyne.CanvasObject {
	f := &changeForm{ask, noun, arrange.Column(formGap)}
	list := arrange.Column(formGap)
	for _, field := range fields {
		list.Add(f.Question(field))
	}
	list.Add(f.what())
	list.Add(f.rest)
	f.show()
	return list
}

// formGap stands between two questions of a form.
const formGap = 20

// what asks what the card changes.
func (f *changeForm) what() fyne.CanvasObject {
	options := []kit.Option{{Value: "", Label: f.Text("boxes.unknown", nil)}}
	for c := museum.ObjectPrice; c <= museum.OpinionPrice; c++ {
		options = append(options, kit.Option{Value: c.String(), Label: parts.Capital(f.Text("museum.change."+c.String(), nil))})
	}
	choice := kit.NewChoice(options, func(chosen []string) { f.tell(strings.Join(chosen, "")) })
	choice.SetChosen(f.changes())
	return arrange.Column(look.Gap, kit.NewWrapped(f.Text("museum.piece."+f.noun+".what", nil), kit.Strong), choice)
}

// changes returns what the card is known to change; nothing is "".
func (f *changeForm) changes() string { return strings.Join(f.Answers()["what"], "") }

// tell keeps what the card changes and forgets what does not go with it.
func (f *changeForm) tell(what string) {
	fresh := rules.Answers{"what": {what}}
	if what != museum.ObjectPrice.String() {
		fresh["groups"] = []string{}
	}
	if what == "" {
		fresh["by"], fresh["whom"], fresh["long"] = []string{"0"}, []string{""}, []string{""}
	}
	f.Set(fresh)
	f.show()
}

// show asks what goes with what the card changes: a headline is for everybody and its round by itself.
func (f *changeForm) show() {
	f.rest.Objects = nil
	if what := f.changes(); what != "" {
		f.rest.Add(f.Question("by"))
		if what == museum.ObjectPrice.String() {
			f.rest.Add(f.Question("groups"))
		}
		if f.noun != "headline" {
			f.rest.Add(f.Question("whom"))
			f.rest.Add(f.Question("long"))
		}
	}
	f.rest.Refresh()
}
