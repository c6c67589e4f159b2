package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// settingBox and a game: the box that was played with last, or noBox.
const (
	settingBox = "box-"
	noBox      = "none"
)

// lastBox returns the box that a set-up begins with: the one played with last, else the only one, else none.
func lastBox(a *shell.App, game rules.Game, all []tracker.Box) string {
	last := a.Setting(settingBox + string(game.ID()))
	switch {
	case slices.ContainsFunc(all, func(b tracker.Box) bool { return b.ID == last }):
		return last
	case last == "" && len(all) == 1:
		return all[0].ID
	}
	return ""
}

// boxChoice asks which copy of the game is on the table.
type boxChoice struct {
	app     *shell.App
	rules   rules.Game
	changed func()                   // is called when another one is chosen
	all     []tracker.Box            // the copies there are
	id      string                   // the one on the table; empty: none
	chosen  bool                     // by somebody here
	row     *fyne.Container          // of the last build
	draw    func() fyne.CanvasObject // the way to a drawing that is missed; nil: none is
}

// load takes up which boxes there are; one that is gone is no longer chosen.
func (b *boxChoice) load() {
	if len(b.rules.Pieces()) == 0 {
		return
	}
	all, err := b.app.Tracker.Boxes(b.rules)
	b.app.Tell(err)
	b.all = all
	here := b.id == "" || slices.ContainsFunc(all, func(one tracker.Box) bool { return one.ID == b.id })
	if !b.chosen || !here {
		b.id = lastBox(b.app, b.rules, all)
	}
}

// onChoice chooses the copy on the table, or begins a new one.
func (b *boxChoice) onChoice(chosen []string) {
	if len(chosen) != 1 {
		return
	}
	b.chosen, b.id = true, chosen[0]
	if b.id == newBoxOption {
		b.id = ""
		if made, ok := parts.NewBox(b.app, b.rules); ok {
			b.id = made.ID
		}
	}
	b.refresh()
	b.changed()
}

// newBoxOption stands for a box yet to be made.
const newBoxOption = "new"

// things returns what the chosen box says.
func (b *boxChoice) things() rules.Box {
	for _, one := range b.all {
		if one.ID == b.id {
			return one.Things
		}
	}
	return nil
}

// refresh shows which box is on the table, where the game's boxes remember anything.
func (b *boxChoice) refresh() {
	a := b.app
	b.row.Objects = nil
	if len(b.rules.Pieces()) > 0 {
		b.load()
		options := []kit.Option{{Value: "", Label: a.Text("boxes.without")}}
		for _, one := range b.all {
			options = append(options, kit.Option{Value: one.ID, Label: one.Name, Icon: "box"})
		}
		options = append(options, kit.Option{Value: newBoxOption, Label: a.Text("boxes.new"), Icon: look.IconAdd})
		choice := kit.NewChoice(options, b.onChoice)
		choice.SetChosen(b.id)
		b.row.Add(kit.NewWrapped(a.Text("boxes.which"), kit.Heading))
		b.row.Add(kit.NewWrapped(a.Text("boxes.which.about"), kit.Caption))
		b.row.Add(choice)
		if b.id != "" {
			b.row.Add(kit.NewWrapped(parts.KnownOf(a, b.rules, b.things()), kit.Caption).WithInk(look.Ink))
		}
		if row := b.draw(); row != nil {
			b.row.Add(row)
		}
	}
	showFilled(b.row)
}

// begin starts the play with the chosen box, and remembers the choice.
func (b *boxChoice) begin(setup rules.Setup, players []tracker.Player) (*tracker.Play, error) {
	if len(b.rules.Pieces()) == 0 {
		return b.app.Tracker.New(b.rules, setup, players)
	}
	last := b.id
	if last == "" && len(b.all) > 0 { // one that is made later is not refused with that
		last = noBox
	}
	b.app.SetSetting(settingBox+string(b.rules.ID()), last)
	if b.id == "" {
		return b.app.Tracker.New(b.rules, setup, players)
	}
	return b.app.Tracker.NewWithBox(b.rules, setup, players, b.id)
}
