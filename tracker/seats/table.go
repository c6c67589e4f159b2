package seats

import (
	"slices"
	"strings"
	"time"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// telling draws the parts of one page.
type telling struct {
	*voice
	host  server
	view  view
	given map[string]rules.Answers
}

// player is a seat as it is named.
type player struct {
	Name, Icon, Ink string
	Me              bool
}

func (t *telling) player(seat rules.Seat) player {
	symbol := assets.SeatSymbols[t.host.symbol(seat)]
	return player{t.teller.Player(seat), symbol, t.host.ink(t.view.ask.View, seat), seat == t.view.seat}
}

// head is the top of a page.
type head struct {
	Who          player
	Looks, Board bool
	Game         string
}

func (t *telling) top() head {
	game := t.texts.Text("game."+t.host.look.game+".name", nil)
	if t.view.seat < 0 {
		return head{Looks: true, Board: t.view.big, Game: game}
	}
	return head{Who: t.player(t.view.seat), Game: game}
}

// status tells whose turn it is, and who is waited for since when.
type status struct {
	Call, Now string // Call is empty where this seat is asked nothing
	Ink       string
	Secretly  bool
	Awaited   []player
	Since     int64
	Title     string
	Clock     *dial // nil where the play has no countdown
}

func (t *telling) status() status {
	s := status{Now: capital(t.teller.Now(t.view.ask.View.Now())), Clock: t.dial()}
	seats, secretly := awaited(t.view.table.View.Offers())
	s.Secretly = secretly
	for _, seat := range seats {
		if seat != t.view.seat {
			s.Awaited = append(s.Awaited, t.player(seat))
		}
	}
	s.Title = t.host.title(t.voice, t.view.seat)
	if slices.Contains(seats, t.view.seat) && !t.view.ask.View.Over() {
		s.Call, s.Ink = t.texts.Text("seats.turn", nil), t.player(t.view.seat).Ink
		if secretly {
			s.Call = t.texts.Text("seats.owe", nil)
		}
		s.Awaited = nil
		s.Title = "● " + s.Call + " · " + s.Title
	}
	if len(s.Awaited) > 0 {
		s.Since = ago(t.since())
	}
	return s
}

// since returns when the table was last moved; what lay aside since then is waited for since it is offered again.
func (t *telling) since() time.Time {
	for _, e := range slices.Backward(t.view.ask.Line) {
		if e.Author != tracker.Timed && e.At.After(t.host.offered) {
			return e.At
		}
	}
	return t.host.offered
}

// awaited lists the seats that somebody waits for, and whether all they owe is secret.
func awaited(offers []rules.Offer) (seats []rules.Seat, secretly bool) {
	var open, hidden []rules.Seat
	nobodys := false
	for _, o := range offers {
		switch {
		case o.Refused != nil || o.Aside || o.Asks == rules.Auto || o.Asks == rules.Clock || o.Asks == rules.Correction:
		case o.Seat < 0:
			nobodys = true
		case o.Secret:
			hidden = append(hidden, o.Seat)
		default:
			open = append(open, o.Seat)
		}
	}
	if len(open) == 0 && !nobodys {
		open, secretly = hidden, len(hidden) > 0
	} else if len(open) > 0 { // who may choose openly may choose in secret, too
		hidden = nil
	}
	slices.Sort(open)
	return slices.Compact(open), secretly
}

// deeds lists what a seat may do.
type deeds struct {
	Stamp   string
	Groups  []group
	Aside   []form
	Refused []form
	Table   []form
}

// none reports whether there is nothing to do, now or later.
func (d deeds) none() bool { return len(d.Groups)+len(d.Aside)+len(d.Refused)+len(d.Table) == 0 }

// group holds deeds: buttons, several of a kind under one heading that bears their icon, or one form.
type group struct {
	Heading string
	Icon    string
	Buttons []form
	Form    *form
}

func (t *telling) deeds() deeds {
	a := &asker{t, t.host.look.game, t.host.look, t.given}
	d := deeds{Stamp: t.view.ask.Stamp}
	byKind := map[rules.Kind]int{}
	for at, o := range t.view.ask.Offers {
		f := a.form(at, o)
		switch {
		case o.Seat < 0 && !t.view.allowed:
		case o.Seat < 0 && f.Refused == "":
			d.Table = append(d.Table, f)
		case o.Seat < 0:
		case f.Refused != "":
			d.Refused = append(d.Refused, f)
		case o.Aside:
			d.Aside = append(d.Aside, f)
		case f.Plain:
			i, ok := byKind[o.Kind]
			if !ok {
				i = len(d.Groups)
				byKind[o.Kind] = i
				d.Groups = append(d.Groups, group{})
			}
			d.Groups[i].Buttons = append(d.Groups[i].Buttons, f)
		default:
			d.Groups = append(d.Groups, group{Form: &f})
		}
	}
	d.Groups = t.arrange(d.Groups)
	return d
}

// arrange gives several deeds of a kind their heading, and opens what alone is asked.
func (t *telling) arrange(groups []group) []group {
	for i := range groups {
		if g := &groups[i]; len(g.Buttons) > 1 {
			_, kind, _ := cutName(g.Buttons[0].O)
			game := t.host.look.game
			g.Heading, g.Icon = t.first("board."+game+".offers."+kind, game+".slot."+kind), g.Buttons[0].Icon
		}
	}
	if len(groups) == 1 && groups[0].Form != nil {
		groups[0].Form.Open = true
	}
	return groups
}

// private lists what lies behind the seat's own screen.
type private struct {
	Held   []held
	Sheets []secretSheet
}

// held is something that a seat has.
type held struct{ Said, Icon, Ink string }

// secretSheet tells what a seat entered in secret.
type secretSheet struct {
	Title string
	Lines []secretLine
}

type secretLine struct {
	Label  string
	Values []held
}

// mine tells what a seat has by the sheets on which it is corrected, and beside them what stands on none.
func (t *telling) mine() private {
	a := &asker{t, t.host.look.game, t.host.look, nil}
	var p private
	var listed []rules.Thing
	for _, o := range t.view.ask.View.Corrections() {
		if !o.Secret || o.Seat != t.view.seat {
			continue
		}
		sheet := secretSheet{Title: capital(t.teller.Offer(o))}
		for _, f := range o.Fields {
			if line := a.secretLine(o, f); len(line.Values) > 0 {
				sheet.Lines = append(sheet.Lines, line)
			}
			for _, value := range o.Value(f.Name) {
				listed = append(listed, rules.Of(f.Of, value))
			}
		}
		if len(sheet.Lines) > 0 {
			p.Sheets = append(p.Sheets, sheet)
		}
	}
	things := t.view.ask.View.Private(t.view.seat)
	for i, thing := range things {
		n := rules.Count(things, thing)
		if _, id := thing.Split(); id != "0" && slices.Index(things, thing) == i && rules.Count(listed, thing) < n {
			h := t.held(thing)
			h.Said = t.times(n, h.Said)
			p.Held = append(p.Held, h)
		}
	}
	return p
}

// secretLine tells what a blank of a secret sheet holds; nothing where it is empty.
func (a *asker) secretLine(o rules.Offer, f rules.Field) secretLine {
	line := secretLine{Label: a.label(a.game, o, f)}
	var seen []string
	values := o.Value(f.Name)
	for _, value := range values {
		if slices.Contains(seen, value) || empty(f, value) {
			continue
		}
		seen = append(seen, value)
		h := held{Said: value}
		if !f.IsNumber() && !f.IsText() {
			h.Said = capital(a.teller.Option(f, value))
			h.Icon, h.Ink = a.icon(f.Of, value)
		} else {
			h.Icon, h.Ink = a.icon(f.Of, f.Name)
		}
		h.Said = a.times(rules.Count(values, value), h.Said)
		line.Values = append(line.Values, h)
	}
	return line
}

// times tells of something that there are so many of.
func (t *telling) times(n int, said string) string {
	if n < 2 {
		return said
	}
	return t.texts.Number(n) + " × " + said
}

// empty reports whether a value stands for nothing entered: as a thing, 0 is none of its kind, but the first of the seats.
func empty(f rules.Field, value string) bool {
	switch {
	case f.IsFlag():
		return value == "false"
	case f.IsText() || f.Of == "seat":
		return value == ""
	}
	return value == "" || value == "0"
}

// held tells a thing with its icon.
func (t *telling) held(thing rules.Thing) held {
	noun, id := thing.Split()
	h := held{Said: t.teller.Thing(thing), Icon: t.host.look.Counts[noun], Ink: t.host.look.Inks[noun]}
	if icon := t.host.look.Icon(noun, id); icon != "" {
		h.Icon, h.Ink = icon, t.host.look.Inks[id]
	}
	kind, of, _ := strings.Cut(id, ".")
	if icon := t.host.look.Icon(noun, kind); of != "" && icon != "" { // somebody's own
		h.Icon = icon
		if seat, ok := seatOf("seat", of); ok {
			h.Ink = t.player(seat).Ink
		}
	}
	return h
}

// seatRow is a seat of the table as everybody sees it.
type seatRow struct {
	player
	Turn, Owes, Online bool
	Held               []held
}

func (t *telling) table() []seatRow {
	seats, secretly := awaited(t.view.table.View.Offers())
	over := t.view.ask.View.Over()
	var rows []seatRow
	for i := range t.host.seats {
		seat := rules.Seat(i)
		row := seatRow{player: t.player(seat), Online: t.view.online[seat]}
		row.Turn = !over && t.view.ask.View.Now().Seat == seat
		row.Owes = !over && secretly && slices.Contains(seats, seat)
		for _, thing := range t.view.ask.View.Holdings(seat) {
			row.Held = append(row.Held, t.held(thing))
		}
		rows = append(rows, row)
	}
	return rows
}

// result is a seat's score with its reasons.
type result struct {
	player
	Rank, Total int
	Counts, Out bool // the total is a number of something
	Lines       []scoreLine
}

type scoreLine struct {
	Said, Rule string
	Points     int
	Counts     bool
}

func (t *telling) scores() []result {
	var list []result
	for _, s := range t.view.ask.View.Scores() {
		r := result{player: t.player(s.Seat), Rank: s.Rank, Total: s.Total, Counts: t.teller.Counts(), Out: s.Out}
		for _, line := range s.Lines {
			r.Lines = append(r.Lines, scoreLine{capital(t.teller.Line(line)), string(line.Rule), line.Points, r.Counts})
		}
		list = append(list, r)
	}
	return list
}
