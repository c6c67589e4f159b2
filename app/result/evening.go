package result

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// remark is one line about the evening: how close it was, how it turned, what was odd.
type remark struct {
	who                tracker.Player
	title, about, icon string
}

// retelling is the evening that was played, among the finished games of its game.
type retelling struct {
	app *shell.App
	parts.Evening
	others []parts.Evening
}

// retold finds the evening of a play; false where it is not kept.
func retold(a *shell.App, play *tracker.Play) (retelling, bool) {
	plays, err := a.Tracker.Plays()
	a.Tell(err)
	all := parts.EveningsOf(plays, play.Header().Game)
	at := slices.IndexFunc(all, func(e parts.Evening) bool { return e.ID == play.Header().ID })
	if at < 0 {
		return retelling{}, false
	}
	return retelling{a, all[at], slices.Delete(slices.Clone(all), at, at+1)}, true
}

// remarks lists what is worth telling of the evening, from its result and from what its log tells.
func (r retelling) remarks() []remark {
	if !r.Against() {
		return nil
	}
	var list []remark
	for _, one := range []func() (remark, bool){r.turn, r.oddity, r.margin} {
		if said, ok := one(); ok {
			list = append(list, said)
		}
	}
	return list
}

// turn tells how the winner came from last to first.
func (r retelling) turn() (remark, bool) {
	if r.Story == nil || r.Story.Turn == nil {
		return remark{}, false
	}
	who, ok := r.Player(r.Story.Turn.Seat)
	about := r.app.Plural("stats.night.comeback.about", r.Story.Turn.Behind)
	return remark{who, r.app.Text("stats.night.comeback", "name", who.Name), about, "up"}, ok
}

// oddity tells what the game holds most worth telling.
func (r retelling) oddity() (remark, bool) {
	what, who, ok := r.Oddity()
	if !ok {
		return remark{}, false
	}
	icon, title := r.Tale(r.app, what, who)
	return remark{who, title, "", icon}, true
}

// margin tells by how much the first was ahead, and whether it was never closer.
func (r retelling) margin() (remark, bool) {
	by, ok := r.Margin()
	if !ok || r.Result[1].Total == 0 { // who was second may have much that does not count
		return remark{}, false
	}
	first, _ := r.Player(r.Result[0].Seat)
	second, _ := r.Player(r.Result[1].Seat)
	names := []any{"first", first.Name, "second", second.Name, "points", r.app.Points(r.Game, by)}
	said := remark{who: first, title: r.app.Text("score.margin", names...), icon: "clash"}
	if by == 0 {
		said.title = r.app.Text("score.level", names...)
	}
	if r.closest(by) {
		said.about = r.app.Text("score.closest")
	}
	return said, true
}

// closest reports whether the others, of which there are some, all ended with a greater margin.
func (r retelling) closest(by int) bool {
	compared := 0
	for _, e := range r.others {
		other, ok := e.Margin()
		if !ok {
			continue
		}
		if compared++; other <= by {
			return false
		}
	}
	return compared >= 2
}

// lines returns the evening in up to three lines; nil where there is nothing to tell.
func (p *Page) lines() fyne.CanvasObject {
	told, kept := retold(p.app, p.play)
	if !kept {
		return nil
	}
	told.Players = slices.Clone(told.Players)
	for seat := range told.Players {
		told.Players[seat].Symbol = p.symbol(rules.Seat(seat))
	}
	remarks := told.remarks()
	if len(remarks) == 0 {
		return nil
	}
	list := arrange.Column(look.Gap, kit.NewWrapped(p.app.Text("score.evening"), kit.Heading))
	for _, r := range remarks {
		texts := arrange.Column(1, kit.NewWrapped(r.title, kit.Strong))
		if r.about != "" {
			texts.Add(kit.NewWrapped(r.about, kit.Caption))
		}
		card := kit.NewCard(arrange.Row(look.Pad, kit.NewSeatMark(r.who.Symbol, 38), arrange.Middle(texts), kit.NewPicture(r.icon, look.Brass, 24)))
		card.Pad = look.Pad
		list.Add(card)
	}
	return list
}
