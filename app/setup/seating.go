package setup

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// seating is who sits where at the table to come, and who could.
type seating struct {
	app     *shell.App
	rules   rules.Game
	changed func()               // is called when somebody sits otherwise
	badge   func(rules.Seat) int // the colour and symbol that a seat would have
	opens   func() bool          // whether it matters who starts
	seats   []*tracker.Player    // in their order
	first   *tracker.Player      // who starts; nil: the app draws

	class    shell.Class
	rows     *fyne.Container // one per seat
	known    *kit.Choice     // who else could play
	others   []tracker.Player
	starters *kit.Choice
	starting *fyne.Container // who begins, where there is a choice
}

// company is how many sit down to a game that can also be played alone.
const company = 2

// sit seats these players, as many as may play; without any, as few as make a table.
func (s *seating) sit(players []tracker.Player) {
	fewest, most := s.rules.Players()
	for _, one := range players[:min(len(players), most)] {
		s.seats = append(s.seats, &one)
	}
	if len(s.seats) == 0 {
		fewest = min(max(fewest, company), most)
	}
	for len(s.seats) < fewest {
		s.seats = append(s.seats, s.stranger())
	}
}

// starter returns the seat that starts; the first where the app draws.
func (s *seating) starter() rules.Seat {
	return rules.Seat(max(0, slices.Index(s.seats, s.first)))
}

// build makes the widgets for a class of window.
func (s *seating) build(c shell.Class) {
	s.class = c
	s.rows, s.known = arrange.Column(look.Gap), kit.NewChoice(nil, s.onKnown)
	s.starters, s.starting = kit.NewChoice(nil, s.onStarter), arrange.Column(look.Pad)
}

// onStarter chooses who starts.
func (s *seating) onStarter(chosen []string) {
	s.first = nil
	for i, one := range s.seats {
		if len(chosen) == 1 && chosen[0] == strconv.Itoa(i) {
			s.first = one
		}
	}
	s.changed()
}

// onMove puts a player one seat on or back.
func (s *seating) onMove(player *tracker.Player, by int) {
	from := slices.Index(s.seats, player)
	to := from + by
	if from < 0 || to < 0 || to >= len(s.seats) {
		return
	}
	s.seats[from], s.seats[to] = s.seats[to], s.seats[from]
	rows := s.rows.Objects
	rows[from], rows[to] = rows[to], rows[from]
	s.refreshOrder()
	s.changed()
}

// onAdd seats somebody, if the game has room.
func (s *seating) onAdd(player tracker.Player) {
	if _, most := s.rules.Players(); len(s.seats) >= most {
		fewest, _ := s.rules.Players()
		s.app.Notify(s.app.Text("setup.count", "game", s.app.GameName(s.rules.ID()), "from", fewest, "to", most))
		return
	}
	s.seatInstead(&player)
	s.refresh()
	s.changed()
}

// seatInstead gives a player the place of the first whom nobody named, else a new one.
func (s *seating) seatInstead(player *tracker.Player) {
	for i, one := range s.seats {
		if s.nameless(one) {
			player.Symbol = s.symbolFor(player, one)
			s.seats[i] = player
			if s.first == one {
				s.first = player
			}
			return
		}
	}
	player.Symbol = s.freeSymbol(player.Symbol)
	s.seats = append(s.seats, player)
}

// symbolFor returns the symbol of a player, or that of whom they replace where it is taken.
func (s *seating) symbolFor(player, instead *tracker.Player) int {
	for _, one := range s.seats {
		if one != instead && one.Symbol == player.Symbol {
			return instead.Symbol
		}
	}
	return player.Symbol
}

// nameless reports whether a player still bears the name of the seat.
func (s *seating) nameless(player *tracker.Player) bool { return isSeatName(s.app, player.Name) }

// onRemove takes a player from the table.
func (s *seating) onRemove(player *tracker.Player) {
	s.seats = slices.DeleteFunc(s.seats, func(one *tracker.Player) bool { return one == player })
	if s.first == player {
		s.first = nil
	}
	s.refresh()
	s.changed()
}

// refresh shows who sits where, and who could.
func (s *seating) refresh() {
	s.rows.Objects = nil
	for _, one := range s.seats {
		s.rows.Add(s.row(one))
	}
	s.refreshOrder()
	s.refreshKnown()
}

// refreshOrder shows what depends on who sits where.
func (s *seating) refreshOrder() {
	options := []kit.Option{{Value: "", Label: s.app.Text("setup.first.draw"), Icon: "dice"}}
	chosen := ""
	for i, one := range s.seats {
		row := s.rows.Objects[i].(*seatRow)
		badge := s.badge(rules.Seat(i))
		row.mark.SetSeat(badge)
		row.up.SetGreyed(i == 0)
		row.down.SetGreyed(i == len(s.seats)-1)
		options = append(options, kit.Option{Value: strconv.Itoa(i), Label: one.Name, Icon: kit.SeatSymbol(badge), Ink: kit.SeatInk(badge)})
		if one == s.first {
			chosen = strconv.Itoa(i)
		}
	}
	s.starters.SetOptions(options)
	s.starters.SetChosen(chosen)
	s.starting.Objects = nil
	if len(s.seats) > 1 && s.opens() {
		s.starting.Objects = []fyne.CanvasObject{kit.NewText(s.app.Text("setup.first"), kit.Heading), s.starters}
	}
	showFilled(s.starting)
	s.rows.Refresh()
}

// mostKnown is how many players are offered, who played last first.
const mostKnown = 12

// refreshKnown offers everybody remembered who does not sit here yet.
func (s *seating) refreshKnown() {
	a := s.app
	players, err := a.Tracker.Players()
	a.Tell(err)
	s.others = nil
	var options []kit.Option
	for _, k := range players {
		if len(s.others) == mostKnown {
			break
		}
		if isSeatName(a, k.Name) || slices.ContainsFunc(s.seats, func(one *tracker.Player) bool { return one.ID == k.ID || strings.EqualFold(one.Name, k.Name) }) {
			continue
		}
		s.others = append(s.others, k)
		options = append(options, kit.Option{Value: k.ID, Label: k.Name, Icon: kit.SeatSymbol(k.Symbol), Ink: kit.SeatInk(k.Symbol)})
	}
	options = append(options, kit.Option{Value: "", Label: a.Text("setup.new"), Icon: look.IconAdd})
	s.known.SetOptions(options)
	s.known.SetChosen()
}

// onKnown seats somebody remembered, or asks for somebody new.
func (s *seating) onKnown(chosen []string) {
	if len(chosen) != 1 {
		return
	}
	s.known.SetChosen()
	for _, k := range s.others {
		if k.ID == chosen[0] {
			s.onAdd(k)
			return
		}
	}
	s.onNew()
}

// onNew asks for somebody's name and symbol.
func (s *seating) onNew() {
	player := &tracker.Player{Symbol: s.freeSymbol(len(s.seats))}
	askPlayer(s.app, s.app.Text("setup.new"), player, nil, func() { s.onAdd(*player) })
}

// onEdit asks for the name and symbol of a player at the table.
func (s *seating) onEdit(player *tracker.Player) {
	edited := *player
	var remove func()
	if len(s.seats) > 1 {
		remove = func() { s.onRemove(player) }
	}
	askPlayer(s.app, player.Name, &edited, remove, func() {
		for _, one := range s.seats {
			if one != player && one.Symbol == edited.Symbol {
				one.Symbol = player.Symbol
			}
		}
		if s.nameless(player) && edited.Name != player.Name {
			edited.ID = "" // somebody else than the stranger of the last table
		}
		*player = edited
		s.rename(edited)
		s.refresh()
		s.changed()
	})
}

// rename keeps a new name of somebody remembered, who bears it in every other set-up, too.
func (s *seating) rename(player tracker.Player) {
	if player.ID == "" {
		return
	}
	_, err := s.app.Tracker.Remember(player)
	s.app.Tell(err)
}

// stranger returns a player whom nobody named yet.
func (s *seating) stranger() *tracker.Player {
	return &tracker.Player{Name: s.app.Text("app.seat", "id", len(s.seats)+1), Symbol: s.freeSymbol(len(s.seats))}
}

// freeSymbol returns a symbol that nobody at the table has, this one if it can be.
func (s *seating) freeSymbol(like int) int {
	taken := map[int]bool{}
	for _, one := range s.seats {
		taken[one.Symbol] = true
	}
	for i := range kit.Seats {
		if symbol := (like + i) % kit.Seats; !taken[symbol] {
			return symbol
		}
	}
	return like % kit.Seats
}

// players returns those at the table, in their order.
func (s *seating) players() []tracker.Player {
	players := make([]tracker.Player, len(s.seats))
	for i, one := range s.seats {
		players[i] = *one
	}
	return players
}
