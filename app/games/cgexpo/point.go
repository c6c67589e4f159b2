package cgexpo

import (
	"docent/rules"
	"docent/rules/cgexpo"
)

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

// refusal returns why what is to be put somewhere does not go on a square; nil where it does, or where nothing is to be put.
func (x *model) refusal(q cgexpo.Square) *rules.Refusal {
	s, by := x.state, x.point.Seat
	switch x.point.Kind {
	case "put":
		return cgexpo.Put{To: q}.Check(s, by)
	case "place":
		return cgexpo.Place{To: q}.Check(s, by)
	case "stop":
		return cgexpo.Stop{To: q}.Check(s, by)
	case "janitor":
		return cgexpo.Janitor{To: q}.Check(s, by)
	}
	return nil
}

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
	_, piece := x.state.Next()
	if x.point.Kind == "janitor" {
		piece = cgexpo.Carl
	}
	t := tokenFor(piece)
	t.faint = true
	for _, q := range list {
		if q == a.at {
			continue
		}
		cx, cy := e.On(x.lies().box(q)).Mid()
		a.drawToken(e.Sketch, &t, cx, cy, e.Scale*0.6)
	}
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
