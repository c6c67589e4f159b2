package setup

import (
	"slices"

	"docent/app/kit"
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

// lastBox is the box that a set-up begins with: the one played with last, else the only one, else none.
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

// loadBoxes takes up which boxes there are; one that is gone is no longer chosen.
func (p *Page) loadBoxes() {
	if len(p.rules.Pieces()) == 0 {
		return
	}
	all, err := p.app.Tracker.Boxes(p.rules)
	p.app.Tell(err)
	p.boxes = all
	here := p.box == "" || slices.ContainsFunc(all, func(b tracker.Box) bool { return b.ID == p.box })
	if !p.boxed || !here {
		p.box = lastBox(p.app, p.rules, all)
	}
}

// onBox chooses the copy on the table, or begins a new one.
func (p *Page) onBox(chosen []string) {
	if len(chosen) != 1 {
		return
	}
	p.boxed, p.box = true, chosen[0]
	if p.box == newBoxOption {
		p.box = ""
		if b, ok := parts.NewBox(p.app, p.rules); ok {
			p.box = b.ID
		}
	}
	p.refreshBox()
	p.refreshStart()
}

// newBoxOption stands for a box yet to be made.
const newBoxOption = "new"

// boxThings is what the chosen box says.
func (p *Page) boxThings() rules.Box {
	for _, b := range p.boxes {
		if b.ID == p.box {
			return b.Things
		}
	}
	return nil
}

// refreshBox shows which box is on the table, where the game's boxes remember anything.
func (p *Page) refreshBox() {
	a := p.app
	p.which.Objects = nil
	if len(p.rules.Pieces()) > 0 {
		p.loadBoxes()
		options := []kit.Option{{Value: "", Label: a.Text("boxes.without")}}
		for _, b := range p.boxes {
			options = append(options, kit.Option{Value: b.ID, Label: b.Name, Icon: "box"})
		}
		options = append(options, kit.Option{Value: newBoxOption, Label: a.Text("boxes.new"), Icon: kit.IconAdd})
		choice := kit.NewChoice(options, p.onBox)
		choice.SetChosen(p.box)
		p.which.Add(kit.NewWrapped(a.Text("boxes.which"), kit.Heading))
		p.which.Add(kit.NewWrapped(a.Text("boxes.which.about"), kit.Caption))
		p.which.Add(choice)
		if p.box != "" {
			p.which.Add(kit.NewWrapped(parts.KnownOf(a, p.rules, p.boxThings()), kit.Caption).WithInk(kit.Ink))
		}
	}
	p.which.Refresh()
}

// begin starts the play with the chosen box, and remembers the choice.
func (p *Page) begin(setup rules.Setup) (*tracker.Play, error) {
	if len(p.rules.Pieces()) == 0 {
		return p.app.Tracker.New(p.rules, setup, p.players())
	}
	last := p.box
	if last == "" {
		last = noBox
	}
	p.app.SetSetting(settingBox+p.Game(), last)
	if p.box == "" {
		return p.app.Tracker.New(p.rules, setup, p.players())
	}
	return p.app.Tracker.NewWithBox(p.rules, setup, p.players(), p.box)
}
