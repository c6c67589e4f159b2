package setup

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

func (p *Page) onStarter(chosen []string) {
	p.first = nil
	for i, s := range p.seats {
		if len(chosen) == 1 && chosen[0] == strconv.Itoa(i) {
			p.first = s
		}
	}
	p.refreshStart()
}

// onMove puts a player one seat on or back.
func (p *Page) onMove(player *tracker.Player, by int) {
	from := slices.Index(p.seats, player)
	to := from + by
	if from < 0 || to < 0 || to >= len(p.seats) {
		return
	}
	p.seats[from], p.seats[to] = p.seats[to], p.seats[from]
	rows := p.rows.Objects
	rows[from], rows[to] = rows[to], rows[from]
	p.refreshOrder()
}

func (p *Page) onAdd(player tracker.Player) {
	if _, most := p.rules.Players(); len(p.seats) >= most {
		fewest, _ := p.rules.Players()
		p.app.Notify(p.app.Text("setup.count", "game", p.app.GameName(p.rules.ID()), "from", fewest, "to", most))
		return
	}
	p.seatInstead(&player)
	p.refreshSeats()
	p.refreshStart()
}

// seatInstead gives a player the place of the first whom nobody named, else a new one.
func (p *Page) seatInstead(player *tracker.Player) {
	for i, s := range p.seats {
		if p.nameless(s) {
			player.Symbol = p.symbolFor(player, s)
			p.seats[i] = player
			if p.first == s {
				p.first = player
			}
			return
		}
	}
	player.Symbol = p.freeSymbol(player.Symbol)
	p.seats = append(p.seats, player)
}

func (p *Page) symbolFor(player, instead *tracker.Player) int {
	for _, s := range p.seats {
		if s != instead && s.Symbol == player.Symbol {
			return instead.Symbol
		}
	}
	return player.Symbol
}

// nameless tells a player who still bears the name of the seat.
func (p *Page) nameless(player *tracker.Player) bool { return isSeatName(p.app, player.Name) }

func (p *Page) onRemove(player *tracker.Player) {
	p.seats = slices.DeleteFunc(p.seats, func(s *tracker.Player) bool { return s == player })
	if p.first == player {
		p.first = nil
	}
	p.refreshSeats()
	p.refreshStart()
}

func (p *Page) refreshSeats() {
	p.rows.Objects = nil
	for _, s := range p.seats {
		p.rows.Add(p.row(s))
	}
	p.refreshOrder()
	p.refreshKnown()
}

// refreshOrder shows what depends on who sits where.
func (p *Page) refreshOrder() {
	options := []kit.Option{{Value: "", Label: p.app.Text("setup.first.draw"), Icon: "dice"}}
	chosen := ""
	for i, s := range p.seats {
		row := p.rows.Objects[i].(*seatRow)
		row.up.SetGreyed(i == 0)
		row.down.SetGreyed(i == len(p.seats)-1)
		options = append(options, kit.Option{Value: strconv.Itoa(i), Label: s.Name, Icon: kit.SeatSymbol(s.Symbol), Ink: kit.SeatInk(s.Symbol)})
		if s == p.first {
			chosen = strconv.Itoa(i)
		}
	}
	p.starters.SetOptions(options)
	p.starters.SetChosen(chosen)
	p.starting.Objects = nil
	if len(p.seats) > 1 {
		p.starting.Objects = []fyne.CanvasObject{kit.NewText(p.app.Text("setup.first"), kit.Heading), p.starters}
	}
	p.starting.Refresh()
	p.rows.Refresh()
}

// refreshKnown offers everybody remembered who does not sit here yet.
func (p *Page) refreshKnown() {
	a := p.app
	players, err := a.Tracker.Players()
	a.Tell(err)
	p.others = nil
	var options []kit.Option
	for _, k := range players[:min(len(players), 12)] {
		if isSeatName(a, k.Name) || slices.ContainsFunc(p.seats, func(s *tracker.Player) bool { return s.ID == k.ID || strings.EqualFold(s.Name, k.Name) }) {
			continue
		}
		p.others = append(p.others, k)
		options = append(options, kit.Option{Value: k.ID, Label: k.Name, Icon: kit.SeatSymbol(k.Symbol), Ink: kit.SeatInk(k.Symbol)})
	}
	options = append(options, kit.Option{Value: "", Label: a.Text("setup.new"), Icon: kit.IconAdd})
	p.known.SetOptions(options)
	p.known.SetChosen()
}

// onKnown seats somebody remembered, or asks for somebody new.
func (p *Page) onKnown(chosen []string) {
	if len(chosen) != 1 {
		return
	}
	p.known.SetChosen()
	for _, k := range p.others {
		if k.ID == chosen[0] {
			p.onAdd(k)
			return
		}
	}
	p.onNew()
}

// onNew asks for somebody's name and symbol.
func (p *Page) onNew() {
	player := &tracker.Player{Symbol: p.freeSymbol(len(p.seats))}
	askPlayer(p.app, p.app.Text("setup.new"), player, nil, func() { p.onAdd(*player) })
}

func (p *Page) onEdit(player *tracker.Player) {
	edited := *player
	var remove func()
	if len(p.seats) > 1 {
		remove = func() { p.onRemove(player) }
	}
	askPlayer(p.app, player.Name, &edited, remove, func() {
		for _, s := range p.seats {
			if s != player && s.Symbol == edited.Symbol {
				s.Symbol = player.Symbol
			}
		}
		if p.nameless(player) && edited.Name != player.Name {
			edited.ID = "" // somebody else than the stranger of the last table
		}
		*player = edited
		p.refreshSeats()
		p.refreshStart()
	})
}

// isSeatName tells a name that only says which seat it is, in any language.
func isSeatName(a *shell.App, name string) bool {
	number := strings.TrimLeft(name, strings.TrimRight(name, "0123456789"))
	return number != "" && slices.Contains(seatNames(a, number), name)
}

// askPlayer is the sheet of one player.
func askPlayer(a *shell.App, title string, player *tracker.Player, remove, done func()) {
	name := player.Name
	field := kit.NewTextField(a.Text("setup.name"), a.Text("setup.name"), func(text string) { name = text })
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
		if name = strings.TrimSpace(name); name != "" {
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
	actions = append(actions, kit.NewPrimary(kit.IconCheck, a.Text("app.done"), finish))
	s = a.Sheet(title, kit.Column(kit.Edges, field, choice), actions...)
	a.Open(s)
	a.Window.Canvas().Focus(field.Focusable())
}
