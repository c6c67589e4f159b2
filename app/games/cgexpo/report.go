package cgexpo

import (
	"slices"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// report is the form of an event card on a table that goes by zones: beside whom each podcaster is now.
type report struct {
	*sheet
	due bool // it was asked for when the table was last shown
	tale
	played played[tale]
	haul   haul
	swept  early // the battle with Carl of which the hits are entered with the card
	kept   early // that the thief takes back what Carl drops
}

// tale holds where the podcasters went: by the values of the question, empty where one did not move.
type tale struct {
	who   int
	where [3]string
}

// beside begins the value of a podcaster beside a seat.
const beside = "by."

// present begins to enter what a card did as soon as it is asked for, with the podcaster who was entered with the move before, if any;
// one that was taken back is as it was.
func (r *report) present(led cgexpo.Piece, by rules.Seat) {
	due := !r.look.mapped && r.look.quick.Kind != ""
	if due && !r.due {
		if r.tale = r.played.again(&r.look); led != 0 {
			r.tale = tale{who: slices.Index(allPods, led)}
			if value := besideOf(by); by != r.look.turn && r.may(r.who, value) {
				r.where[r.who] = value
			} else {
				r.choose(r.who)
			}
		}
	}
	if r.due = due; due {
		r.swept.forget()
		r.kept.forget()
	}
}

// besideOf returns the value of a podcaster beside a seat.
func besideOf(seat rules.Seat) string { return beside + strconv.Itoa(int(seat)) }

// may reports whether the question takes a value for a podcaster.
func (r *report) may(who int, value string) bool {
	name := allPods[who].String()
	return slices.ContainsFunc(r.look.quick.Fields, func(f rules.Field) bool {
		return f.Name == name && slices.ContainsFunc(f.Options, func(o rules.Option) bool { return o.Value == value })
	})
}

// choose enters a podcaster now, with what is most likely of him until a tap on a thief tells another; again, with the next likely.
func (r *report) choose(who int) {
	if likely := r.likely(who); r.where[who] == "" || r.who == who {
		r.where[who] = likely[(slices.Index(likely, r.where[who])+1)%len(likely)]
	}
	r.who = who
}

// likely lists where a podcaster may be, the likeliest after that he did not move first: away from the thief beside him, or else beside
// the thief at turn.
func (r *report) likely(who int) []string {
	list, away := []string{""}, cgexpo.Away.String()
	met, by := r.meeting(who) != rules.Table, besideOf(r.look.turn)
	if met {
		list = append(list, away)
	}
	if r.may(who, by) && r.meeting(who) != r.look.turn {
		list = append(list, by)
	}
	if !met {
		list = append(list, away)
	}
	return list
}

// meeting returns the seat beside whom a podcaster was before the card; Table for nobody.
func (r *report) meeting(who int) rules.Seat {
	for _, m := range r.look.meets {
		if m.pod == allPods[who] {
			return m.seat
		}
	}
	return rules.Table
}

// takes takes a tap on somebody on the board, and reports whether it means anything: a podcaster is entered now, a thief is the one
// whom he is beside, and the next podcaster is entered.
func (r *report) takes(thing rules.Thing) bool {
	for i, p := range allPods {
		if figureThing(p) == thing {
			r.change(func() { r.choose(i) })()
			return true
		}
	}
	for seat, p := range thiefPieces {
		if figureThing(p) != thing {
			continue
		}
		if !r.may(r.who, besideOf(rules.Seat(seat))) {
			o := r.look.quick
			o.Refused = r.refusal(besideOf(rules.Seat(seat)))
			r.host.Do(o, nil)
			return true
		}
		r.change(func() {
			r.where[r.who] = besideOf(rules.Seat(seat))
			r.advance()
		})()
		return true
	}
	return false
}

// refusal returns why the podcaster who is entered now does not stop beside somebody.
func (r *report) refusal(value string) *rules.Refusal {
	var w cgexpo.Whither
	if err := w.UnmarshalText([]byte(value)); err != nil {
		return nil
	}
	q := cgexpo.Quick{}
	*[]*cgexpo.Whither{&q.Scott, &q.SoCal, &q.UK}[r.who] = w
	return q.Check(r.look.state, r.look.turn)
}

// advance enters the next podcaster of whom nothing is entered yet.
func (r *report) advance() {
	for i := 1; i < len(allPods); i++ {
		if next := (r.who + i) % len(allPods); r.where[next] == "" {
			r.who = next
			return
		}
	}
}

// seatOf returns beside whom a podcaster is after the card; Table for nobody.
func (r *report) seatOf(who int) rules.Seat {
	id, ok := strings.CutPrefix(r.where[who], beside)
	if seat, err := strconv.Atoi(id); ok && err == nil {
		return rules.Seat(seat)
	}
	if r.where[who] == "" {
		return r.meeting(who)
	}
	return rules.Table
}

// meets lists the podcasters who are beside a thief, after what is entered.
func (r *report) meets() []meeting {
	if !r.due {
		return r.look.meets
	}
	var list []meeting
	for i, p := range allPods {
		if r.where[i] != "" && r.seatOf(i) != rules.Table {
			list = append(list, meeting{p, r.seatOf(i)})
		}
		for _, m := range r.look.meets {
			if r.where[i] == "" && m.pod == p {
				list = append(list, m)
			}
		}
	}
	return list
}

// zoneOf returns the zone of a podcaster who is beside nobody: not known once he has moved.
func (r *report) zoneOf(p cgexpo.Piece) cgexpo.Zone {
	if who := slices.Index(allPods, p); r.due && who >= 0 && r.where[who] != "" {
		return cgexpo.Nowhere
	}
	return r.look.state.Podcasters[p-cgexpo.Scott].Zone
}

// marks reports whether somebody is entered now, and whether a tap on him means anything.
func (r *report) marks(p cgexpo.Piece) (chosen, means bool) {
	if !r.due {
		return false, false
	}
	for seat, thief := range thiefPieces {
		if thief == p {
			return false, r.may(r.who, besideOf(rules.Seat(seat)))
		}
	}
	return p == allPods[r.who] || r.haul.means(p), false
}

// things lists who can be tapped.
func (r *report) things() []rules.Thing {
	if !r.due {
		return nil
	}
	var list []rules.Thing
	for seat := range r.look.state.Thieves {
		if r.may(r.who, besideOf(rules.Seat(seat))) {
			list = append(list, figureThing(thiefPieces[seat]))
		}
	}
	return list
}

// play plays the card, with Carl or without.
func (r *report) play(carl bool) {
	r.swept.forget()
	r.kept.forget()
	r.submit(carl)
}

// submit plays it with what was thrown after it, if that was entered.
func (r *report) submit(carl bool) {
	r.played.keep(r.tale, &r.look)
	answers := rules.Answers{"carl": {strconv.FormatBool(carl)}}
	for i, p := range allPods {
		if answers[p.String()] = []string{cgexpo.Still.String()}; r.where[i] != "" {
			answers[p.String()] = []string{r.where[i]}
		}
	}
	r.host.Do(r.look.quick, answers)
}

// sweep plays it with Carl, and with the hits of his battle.
func (r *report) sweep(hits string) {
	r.kept.forget()
	r.shoot(hits)
}

// shoot does that without putting away what was entered of what Carl drops.
func (r *report) shoot(hits string) {
	r.swept = early{kind: "sweep", says: rules.Answers{"hits": {hits}}, turn: r.look.state.Turns}
	r.submit(true)
}

// dock returns a slot for each podcaster, one that plays the card with Carl and one for a recorded card, and the deed that plays it
// without him.
func (r *report) dock() board.Dock {
	d := board.Dock{
		For:  []rules.Kind{"quick", "event"},
		Said: r.word("report", "who", r.host.Thing(figureThing(allPods[r.who]))),
		Lead: &board.Slot{Label: r.word("card.play"), Caption: r.summary(), Tapped: func() { r.play(false) }},
	}
	if look.Scale() <= 1.3 { // else they stand on the board
		for i := range allPods {
			d.Slots = append(d.Slots, board.Slot{
				Icon: r.sign(i), Label: r.told(i), Chosen: i == r.who, Tapped: r.change(func() { r.choose(i) }),
			})
		}
	}
	number := board.Slot{Icon: "cards", Label: r.host.Text("cgexpo.slot.event", nil), Tapped: func() { r.host.Do(r.look.event, nil) }}
	if r.look.event.Kind == "" {
		why := "unrecorded"
		if len(r.look.state.Prints.Events) == 0 {
			why = "no-cards"
		}
		number.Waits = r.waits(why, "CG-EV-1")
	}
	d.Slots = append(d.Slots, board.Slot{Icon: "cg-broom", Label: r.word("slot.carl"), Tapped: func() { r.play(true) }}, number)
	return d
}

// sign returns the picture of where a podcaster is.
func (r *report) sign(who int) string {
	switch seat := r.seatOf(who); {
	case r.where[who] == "":
		return podSigns[allPods[who]]
	case seat != rules.Table:
		return kit.SeatSymbol(r.host.Symbol(seat))
	}
	return "footsteps"
}

// told returns what is entered of a podcaster, as short as a slot.
func (r *report) told(who int) string {
	name := r.word("tab." + allPods[who].String())
	switch seat := r.seatOf(who); {
	case r.where[who] == "":
		return r.word("slot.stays", "who", name)
	case seat != rules.Table:
		return r.word("slot.beside", "who", name, "thief", r.host.Name(seat))
	}
	return r.word("slot.away", "who", name)
}

// summary returns in few words what the card did.
func (r *report) summary() string {
	n := 0
	for _, where := range r.where {
		if where != "" {
			n++
		}
	}
	if n == 0 {
		return r.word("card.nobody")
	}
	return r.host.Plural("cgexpo.board.card.moves", n, nil)
}
