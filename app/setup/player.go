package setup

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

// isSeatName reports whether a name only says which seat it is, in any language.
func isSeatName(a *shell.App, name string) bool {
	number := strings.TrimLeft(name, strings.TrimRight(name, "0123456789"))
	return number != "" && slices.Contains(seatNames(a, number), name)
}

// askPlayer opens the sheet of one player; done is called when it is filled, remove by its button, if any.
func askPlayer(a *shell.App, title string, player *tracker.Player, remove, done func()) {
	name := player.Name
	field := parts.NewNameField(a.Text("setup.name"), a.Text("setup.name"), func(text string) { name = text })
	if !isSeatName(a, player.Name) {
		field.SetText(player.Name)
	}
	var symbols []kit.Option
	for i := range kit.Seats {
		symbols = append(symbols, kit.Option{Value: strconv.Itoa(i), Label: a.Text("symbol." + kit.SeatSymbol(i)), Icon: kit.SeatSymbol(i), Ink: kit.SeatInk(i)})
	}
	choice := kit.NewChoice(symbols, func(chosen []string) {
		if len(chosen) == 1 {
			player.Symbol, _ = strconv.Atoi(chosen[0])
		}
	})
	choice.SetChosen(strconv.Itoa(player.Symbol))
	var s *kit.Sheet
	finish := func() {
		if name = tracker.Plain(name); name != "" {
			player.Name = name
		}
		if player.Name == "" {
			a.Window.Canvas().Focus(field.Focusable())
			return
		}
		s.Close()
		done()
	}
	field.OnSubmitted(func(string) { finish() })
	var actions []fyne.CanvasObject
	if remove != nil {
		actions = append(actions, kit.NewActionButton("trash", a.Text("setup.remove"), func() { s.Close(); remove() }).Styled(kit.Dangerous))
	}
	actions = append(actions, kit.NewPrimary(look.IconCheck, a.Text("app.done"), finish))
	s = a.Sheet(title, arrange.Column(look.Edges, field, choice), actions...)
	a.Open(s)
	a.Window.Canvas().Focus(field.Focusable())
}

// seatNames returns the name of a seat in every language.
func seatNames(a *shell.App, number string) []string {
	var all []string
	for _, l := range assets.Languages() {
		all = append(all, assets.TextsIn(l.Tag).Text("app.seat", map[string]any{"id": number}))
	}
	return all
}
