package play

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// rail tells whose turn it is and what is to be done, shows the other seats with the one number that matters, and leads
// to everything besides playing.
type rail struct {
	table *Table
	lead  *kit.SeatChip
	chips []*kit.SeatChip // of the other seats
	crowd *kit.SeatChip   // of all others, where there is no room for each
	menu  *kit.ActionButton
	said  string     // what is to be done, whole
	now   rules.Seat // whose turn it shows; negative: nobody's
}

func newRail(t *Table) *rail {
	r := &rail{table: t}
	r.lead, r.crowd = kit.NewSeatChip(t.drawer.toggle), kit.NewSeatChip(t.drawer.toggle)
	for range t.play.Header().Players {
		r.chips = append(r.chips, kit.NewSeatChip(nil))
	}
	r.menu = kit.NewIconButton("menu", t.app.Text("table.menu"), t.menu.open)
	return r
}

func (r *rail) objects() []fyne.CanvasObject {
	objs := []fyne.CanvasObject{r.lead, r.crowd, r.menu}
	for _, c := range r.chips {
		objs = append(objs, c)
	}
	return objs
}

// show shows whose turn it is, and what the seats have.
func (r *rail) show() {
	t := r.table
	if now := t.projector.shown().Now(); t.corrections.loosened() {
		r.fill(t.app.Text("correct.drag"), t.app.Text("correct.drag"), rules.Table)
	} else {
		r.fill(t.teller.Now(now), r.task(now), now.Seat)
	}
	t.seats.fill()
}

// fill shows the seats of the table's snapshot, under a title and the few words that it has on a chip.
func (r *rail) fill(title, task string, now rules.Seat) {
	t := r.table
	r.said, r.now = title, now
	r.lead.Seats, r.lead.Name, r.lead.Sub, r.lead.Counted = nil, task, t.where(), false
	r.lead.Label = title + ", " + t.where()
	r.lead.Lead, r.lead.Actor = now >= 0, ""
	if now >= 0 {
		r.lead.Seats, r.lead.Name, r.lead.Sub = []int{t.player(now).Symbol}, t.player(now).Name, task
		r.count(r.lead, now)
	} else if who := t.app.KitOf(t.play.Header().Game).Actor; who != nil {
		r.lead.Actor, r.lead.Ink = who(t.projector.shown())
	}
	r.crowd.Numbers, r.crowd.Seats, r.crowd.Due, r.crowd.Label = nil, nil, false, t.app.Text("table.seats")
	for i, c := range r.chips {
		seat := rules.Seat(i)
		p := t.player(seat)
		c.Seats, c.Due, c.Label, c.OnTapped = []int{p.Symbol}, t.projector.due(seat), t.app.Text("table.seats")+", "+p.Name, t.drawer.toggle
		r.count(c, seat)
		if c.Due {
			c.Label = p.Name + ", " + t.awaited.owes(seat)
			c.OnTapped = func() { t.secrets.pass(seat, "") }
			r.crowd.Due = true
		}
		if seat != now {
			r.crowd.Seats = append(r.crowd.Seats, p.Symbol)
			if c.Counted {
				r.crowd.Numbers, r.crowd.Icon, r.crowd.Picture = append(r.crowd.Numbers, c.Number), c.Icon, c.Picture
			}
		}
	}
}

// count shows on a chip the number that matters of a seat.
func (r *rail) count(c *kit.SeatChip, seat rules.Seat) {
	t := r.table
	c.Counted = false
	if t.artist == nil {
		return
	}
	held := t.projector.shown().Holdings(seat)
	if counted := t.app.KitOf(t.play.Header().Game).Number; counted != nil {
		one, ok := counted(t.projector.shown(), held)
		c.Counted, c.Number, c.Most, c.Icon, c.Picture = ok, one.Count, one.Most, one.Icon, one.Picture
		return
	}
	for _, thing := range held {
		if one, ok := t.artist.Token(thing); ok {
			c.Counted, c.Number, c.Icon, c.Picture = true, one.Count, one.Icon, one.Picture
			return
		}
	}
}

// task returns in a few words what is to be done now, without the name of whose turn it is, which stands above it.
func (r *rail) task(now rules.Now) string {
	t := r.table
	title := t.teller.Now(now)
	if key := t.Game() + ".chip." + string(now.Phase); t.app.Texts.Has(key) {
		data := map[string]any{}
		for _, thing := range now.About {
			noun, _ := thing.Split()
			data[noun] = t.teller.Thing(thing)
		}
		return t.app.Texts.Text(key, data)
	}
	rest, ok := strings.CutPrefix(title, t.player(now.Seat).Name)
	if task, cut := strings.CutPrefix(strings.TrimLeft(rest, " \u00a0\u202f"), ":"); ok && cut {
		return parts.Capital(strings.TrimSpace(task))
	}
	return title
}

// leadLeast is the narrowest chip of whose turn it is, before the text scale.
const leadLeast = 150

// place sets the rail into its frames.
func (r *rail) place(f *frames) {
	const rim, between = 10, 2
	at, others := f.rail, len(r.crowd.Seats)
	high := max(touchHigh, at.H-4)
	y := at.Y + (at.H-high)/2
	left, width := at.X, at.W
	if f.division == phoneUpright || f.division == tabletUpright {
		left, width = at.X+rim, at.W-rim-4
	}
	menu := max(touchHigh, r.menu.MinSize().Width)
	arrange.Place(r.menu, left+width-menu, at.Y+(at.H-menu)/2, menu, menu)
	width -= menu + 4
	r.lead.Flat = f.division == wideTable || f.division == tabletUpright
	list := r.others()
	each, most := float32(touchHigh), 3
	r.detail(f.division == tabletUpright)
	chips := float32(others) * (each + between)
	crowded := others > most || r.now < 0 || width-chips < leadLeast*min(look.Scale(), 1.3)
	r.crowd.Hidden = true
	switch {
	case f.division == wideTable:
		list, chips = nil, 0
	case f.division == tabletUpright:
		list, chips = r.placeRow(f.seats, r.chips, false), 0
	case f.division == phoneLying:
		chips, list = 0, r.placeRow(f.seats, list, others > most || r.now < 0)
	case crowded && others > 0:
		list, chips = nil, r.crowdWide(width, others)
		r.crowd.Hidden = false
		arrange.Place(r.crowd, left+width-chips, y, chips, high)
		chips += between
	default:
		for i, c := range list {
			arrange.Place(c, left+width-chips+between+float32(i)*(each+between), y, each, high)
		}
	}
	arrange.Place(r.lead, left, y, width-chips, high)
	for i, c := range r.chips {
		c.Hidden = !shows(list, c) || i >= len(r.chips)
	}
}

// detail gives every seat's chip its name and what it has, or only the number.
func (r *rail) detail(all bool) {
	t := r.table
	for i, c := range r.chips {
		seat := rules.Seat(i)
		c.Name, c.Tokens, c.Lead = "", c.Tokens[:0], false
		if !all {
			continue
		}
		c.Name, c.Lead = t.player(seat).Name, seat == r.now
		for _, one := range t.seats.held(seat) {
			if one.drawn {
				c.Tokens = append(c.Tokens, kit.ChipToken{Icon: one.Icon, Picture: one.Picture, Number: one.Count})
			}
		}
	}
}

// crowdWide returns the width of the chip that stands for others in a rail.
func (r *rail) crowdWide(width float32, others int) float32 {
	most := max(width*0.3, width-leadLeast*min(look.Scale(), 1.3))
	if r.now < 0 {
		most = max(width*0.3, min(most, width*0.5))
	}
	return min(most, max(60, float32(others)*36*min(look.Scale(), 1.2)+8))
}

// others lists the chips of the seats besides the one whose turn is shown.
func (r *rail) others() []*kit.SeatChip {
	var list []*kit.SeatChip
	for i, c := range r.chips {
		if rules.Seat(i) != r.now {
			list = append(list, c)
		}
	}
	return list
}

func shows(list []*kit.SeatChip, one *kit.SeatChip) bool {
	for _, c := range list {
		if c == one {
			return true
		}
	}
	return false
}

// placeRow shares a row among chips, or gives it to the one that stands for all; it returns
// those that are seen.
func (r *rail) placeRow(at frame, list []*kit.SeatChip, crowded bool) []*kit.SeatChip {
	if at.empty() || len(list) == 0 {
		return nil
	}
	const between = 4
	each := (at.W - between*float32(len(list)-1)) / float32(len(list))
	if each < touchHigh || crowded {
		r.crowd.Hidden = false
		arrange.Place(r.crowd, at.X, at.Y, at.W, at.H)
		return nil
	}
	for i, c := range list {
		arrange.Place(c, at.X+float32(i)*(each+between), at.Y, each, at.H)
	}
	return list
}
