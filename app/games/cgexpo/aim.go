package cgexpo

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/rules/cgexpo"
)

// aim is the square that somebody looks at before going there.
type aim struct {
	*sheet
	choice
	left gone // where a tap went at once last
}

// gone is a square to which a tap went, and the turn in which it did.
type gone struct {
	to   cgexpo.Square
	turn int
}

// choice is a square, what choosing it does, and the way there with what it collects.
type choice struct {
	at      cgexpo.Square
	way     []cgexpo.Square
	haul    cgexpo.Haul
	offer   rules.Offer
	answers rules.Answers
}

// forget ends the looking without drawing anything.
func (a *aim) forget() { a.choice = choice{} }

// tap goes to a square; where ways there bring different things, or the tap has missed it a little, it is looked at first, and a
// second tap goes there.
func (a *aim) tap(q cgexpo.Square, exact bool) {
	if a.at == q {
		a.confirm()
		return
	}
	a.consider(q)
	if exact && a.sure(q) {
		a.leave()
		return
	}
	a.redraw()
}

// consider looks at a square without drawing anything.
func (a *aim) consider(q cgexpo.Square) {
	x := &a.look
	p := choice{at: q, offer: x.point, answers: rules.Answers{"to": {q.String()}}}
	if x.reach != nil {
		p.offer = x.move
		p.haul, _ = x.reach.Best(q)
		p.way = x.reach.Route(q, p.haul)
	}
	a.choice = p
}

// leave goes to the square that is looked at.
func (a *aim) leave() {
	a.left = gone{a.at, a.look.state.Turns}
	a.confirm()
}

// under looks at the square under a finger that slides over the map, with the way there. Where it ends the thief goes, if one way
// leads there; beside all lit squares nothing is looked at.
func (a *aim) under(at fyne.Position, ended bool) {
	q, ok := a.look.lies().nearest(&a.look.lit, at, 0.75)
	switch {
	case ok && ended && a.sure(q):
		a.consider(q)
		a.leave()
	case ok && a.at != q:
		a.consider(q)
		a.redraw()
	case !ok && a.at != 0:
		a.forget()
		a.redraw()
	}
}

// choose goes to a square by the way that brings just that.
func (a *aim) choose(q cgexpo.Square, h cgexpo.Haul) {
	x := &a.look
	p := choice{at: q, offer: x.move, haul: h, way: x.reach.Route(q, h), answers: rules.Answers{"to": {q.String()}}}
	if best, _ := x.reach.Best(q); h != best {
		brings := bringing(h)
		at := slices.IndexFunc(x.ways, func(o rules.Offer) bool {
			return len(o.On) > 0 && o.On[0] == squareThing(q) && len(o.About) > 1 && o.About[1] == brings
		})
		if at < 0 {
			return
		}
		p.offer, p.answers = x.ways[at], nil
	}
	a.choice = p
	a.confirm()
}

// bringing returns what a way brings as the offers name it.
func bringing(h cgexpo.Haul) rules.Thing {
	var list []rules.Thing
	for _, kind := range allKinds {
		if h.Items().Has(kind) {
			list = append(list, rules.Of("item", kind))
		}
	}
	for _, z := range roomZones {
		if h.Doors().Has(z) {
			list = append(list, rules.Of("door", z))
		}
	}
	return rules.All(list...)
}

func (a *aim) redraw() {
	a.paper.Redraw()
	a.paper.View.Refresh()
	a.host.Reshape()
}

// confirm goes to the square that is looked at.
func (a *aim) confirm() {
	if p := a.choice; p.at != 0 {
		a.host.Do(p.offer, p.answers)
	}
}

// refuse ends the looking, and asks the rules why the move cannot end on a square, or nothing be put there.
func (a *aim) refuse(q cgexpo.Square) {
	if a.at != 0 {
		a.forget()
		a.redraw()
	}
	x := &a.look
	if board := x.board(); q == 0 || q.X() >= board.Width || q.Y() >= board.Height() {
		return
	}
	o, why := x.point, x.state.WhyNotThere(q, x.point.Seat)
	if x.reach != nil {
		o, why = x.move, x.state.WhyNot(q)
	}
	if why != nil { // the blank lists only some squares
		o.Rule, o.Refused = why.Rule, why
		a.host.Do(o, rules.Answers{"to": {q.String()}})
	}
}

// meant reports whether a tap in the middle of a square that is not lit means that one, not a lit one beside it. The
// larger squares are, the more of them counts as their middle.
func (a *aim) meant(exact cgexpo.Square, at fyne.Position) bool {
	if exact == 0 || a.look.lit.Has(exact) {
		return false
	}
	half := min(0.5, max(0.15, (a.paper.View.Scale()-12)/48))
	m := a.look.lies().middle(exact)
	return max(at.X-m.X, m.X-at.X) <= half && max(at.Y-m.Y, m.Y-at.Y) <= half
}

// goes returns the token that goes to a square that is chosen, on the map or not yet.
func (a *aim) goes() token {
	x := &a.look
	_, piece := x.state.Next()
	switch {
	case x.reach != nil && x.turn >= 0:
		piece = thiefPieces[x.turn]
	case x.step == "carl":
		piece = cgexpo.Carl
	}
	if t := x.tokenOf(piece); t != nil {
		return *t
	}
	return tokenFor(piece)
}

// drawOn draws the square that is looked at and the way there on the map.
func (a *aim) drawOn(e easel) {
	if a.at == 0 {
		return
	}
	brass, goes := draw.Tone(look.Brass), a.goes()
	if goes.at != 0 && len(a.way) > 0 {
		e.dotted(append([]fyne.Position{goes.middle()}, a.look.lies().middles(a.way)...), brass, 0.5, 0.5)
	}
	at := e.On(a.look.lies().box(a.at))
	e.Glow(at.Inset(-e.Scale*0.05), brass, e.Scale*0.24)
	cx, cy := at.Mid()
	a.drawToken(e.Sketch, &token{piece: goes.piece, kind: goes.kind, seat: goes.seat, item: goes.item}, cx, cy, e.Scale*0.72)
}

// sure reports whether a tap on a square means one way there: the only one, or one that brings all that the others bring. Taken back,
// the same tap looks at the others.
func (a *aim) sure(q cgexpo.Square) bool {
	several := slices.ContainsFunc(a.look.ways, func(o rules.Offer) bool { return len(o.On) > 0 && o.On[0] == squareThing(q) })
	return !several || a.look.reach.Sure(q) && a.left != gone{q, a.look.state.Turns}
}

// dock returns what is to be tapped on the map, or the ways to the square that is looked at.
func (a *aim) dock() board.Dock {
	x := &a.look
	if a.at == 0 {
		hint := a.word("aim.point")
		if x.reach != nil {
			hint = a.host.Plural("cgexpo.board.aim.move", x.reach.Pips, nil)
		}
		d := board.Dock{Hint: hint}
		if x.point.Kind != "" {
			d.Said, d.Rule = a.asked(), x.point.Rule
		}
		return d
	}
	d := board.Dock{Lead: &board.Slot{
		Icon: "check", Label: a.word("aim.to", "square", a.at.String()), Caption: a.collects(), Tapped: a.confirm,
	}}
	for _, o := range x.ways {
		if len(o.On) > 0 && o.On[0] == squareThing(a.at) {
			d.Said = a.word("aim.drag")
			d.Slots = append(d.Slots, board.Slot{Icon: "footsteps", Label: a.apart(o), Tapped: func() { a.host.Do(o, nil) }})
		}
	}
	return d
}

// apart returns what another way to the square that is looked at brings: nothing else tells it from the rest.
func (a *aim) apart(o rules.Offer) string {
	for _, end := range a.look.reach.Ends {
		if brings := bringing(end.Haul); len(o.About) > 1 && brings == o.About[1] && end.Haul != 0 {
			return parts.Capital(a.brought(end.Haul))
		}
	}
	return a.word("aim.bare")
}

// collects returns what the way collects and which doors it opens, in few words.
func (a *aim) collects() string { return a.brought(a.haul) }

// brought returns it of any way.
func (a *aim) brought(h cgexpo.Haul) string {
	var list []string
	for _, kind := range allKinds {
		if h.Items().Has(kind) {
			list = append(list, a.host.Thing(rules.Of("item", kind)))
		}
	}
	for _, z := range roomZones {
		if h.Doors().Has(z) {
			list = append(list, a.zoneName(z))
		}
	}
	return strings.Join(list, " · ")
}

// asked returns the question that a square answers: what goes there, and why it has to be chosen.
func (a *aim) asked() string {
	x := &a.look
	_, piece := x.state.Next()
	who, figure := "", a.host.Thing(figureThing(piece))
	if x.turn >= 0 {
		who = a.host.Name(x.turn)
	}
	key := string(x.point.Kind)
	if piece == cgexpo.CDs && x.point.Kind == "put" {
		key = landings[x.point.Rule]
	}
	return a.word("point."+key, "who", who, "figure", figure)
}

// landings are the texts for where the CDs land, by the rule that leaves a choice.
var landings = map[rules.RuleID]string{"CG-FR-5": "cds", "CG-Q26": "cds.wall", "CG-FR-4": "cds.left", "CG-Q22": "cds.room"}

// due reports whether a square is to be tapped.
func (a *aim) due() bool { return a.look.reach != nil || a.look.point.Kind != "" }

// mostGhosts is on how many squares at most what goes there is shown beforehand.
const mostGhosts = 8

// drawGhosts draws what is to be put somewhere on the squares where it may go.
func (a *aim) drawGhosts(e easel) {
	x := &a.look
	list := x.lit.Squares()
	if x.point.Kind == "" || len(list) > mostGhosts {
		return
	}
	t := a.ghost()
	for _, q := range list {
		if q == a.at {
			continue
		}
		cx, cy := e.On(x.lies().box(q)).Mid()
		a.drawToken(e.Sketch, &t, cx, cy, e.Scale*0.6)
	}
}

// ghost returns what is to be put somewhere, as it is seen where it may go.
func (a *aim) ghost() token {
	_, piece := a.look.state.Next()
	if a.look.point.Kind == "janitor" {
		piece = cgexpo.Carl
	}
	t := tokenFor(piece)
	t.ghost = true
	return t
}

// tokenFor returns the token of a piece, wherever it is.
func tokenFor(p cgexpo.Piece) token {
	t := token{piece: p, kind: aPodcaster, seat: rules.Table}
	switch p {
	case cgexpo.CDs:
		t.kind = theCDs
	case cgexpo.ITG:
		t.kind = theITG
	case cgexpo.Carl:
		t.kind = theJanitor
	}
	for seat := range thiefPieces {
		if thiefPieces[seat] == p {
			return thiefToken(rules.Seat(seat))
		}
		for _, kind := range allKinds {
			if itemPieces[kind][seat] == p {
				return itemToken(kind, rules.Seat(seat))
			}
		}
	}
	return t
}
