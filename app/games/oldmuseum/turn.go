package oldmuseum

import (
	"slices"

	"docent/rules/oldmuseum"
)

// askedIn tells in which step something is asked, by the agenda's word for it.
var askedIn = map[string]int{
	"begin": stepBegin, "way": stepChoose, "card": stepCard, "lock": stepCard, "flip": stepFlip, "tape": stepFlip, "enter": stepEnter,
	"claim": stepEnter, "exit": stepEnter, "name": stepInside, "store": stepInside, "gun": stepInside, "look": stepInside, "special": stepInside,
	"drop": stepLeave, "arrived": stepLeave, "close": stepClose,
}

// readTurn finds which step of the turn the table is at, and what was done in it.
func (g *model) readTurn(s *oldmuseum.State) {
	if s.Ended || !g.tracked {
		return
	}
	now := stepOf(s)
	for i := range now {
		g.steps[i] = stepDone
	}
	g.steps[now] = stepNow
	g.readSkips(s, now)
	if x := &s.Scratch; now == stepChoose && len(s.Agenda) == 0 && !x.Used && !x.Again {
		g.steps[stepStart] = stepMay
	}
	g.readDid(s)
}

// readSkips leaves out the steps that this turn does not have.
func (g *model) readSkips(s *oldmuseum.State, now int) {
	x := &s.Scratch
	g.skip(stepStart, !x.Used && now > stepStart)
	g.skip(stepFlip, !s.Dark)
	g.skip(stepEnd, x.Trapped || leavingNow(s) || now == stepClose && !x.EndUsed)
	for i := stepCard; now >= stepEnd && !arrived(s) && i <= stepLeave; i++ { // a turn without a move
		g.skip(i, true)
	}
}

// arrived reports whether the player of the turn has entered a room.
func arrived(s *oldmuseum.State) bool {
	return s.Scratch.From != 0 && s.Scratch.From != s.Players[s.Turn].At
}

// leavingNow reports whether the player of the turn has left and only a card is left behind yet.
func leavingNow(s *oldmuseum.State) bool {
	return slices.Contains(s.Exits, s.Turn) && !s.Players[s.Turn].Out
}

// skip leaves a step out.
func (g *model) skip(step int, off bool) {
	if off && g.steps[step] != stepNow {
		g.steps[step] = stepSkipped
	}
}

// stepOf returns the step that the table is at.
func stepOf(s *oldmuseum.State) int {
	x := &s.Scratch
	if len(s.Agenda) > 0 {
		word := s.Agenda[0].Do.String()
		switch {
		case word == "tape" && s.BeforeTape():
			return stepChoose
		case word == "way" && x.End:
			return stepEnd
		}
		if step, ok := askedIn[word]; ok {
			return step
		}
	}
	switch {
	case x.End:
		return stepEnd
	case len(s.Agenda) == 0:
		return stepChoose
	case x.To != 0: // cards drawn on the way in
		return stepEnter
	}
	return stepStart
}

// readDid lists what was done in this turn that changes what comes.
func (g *model) readDid(s *oldmuseum.State) {
	x := &s.Scratch
	for _, done := range []struct {
		key string
		yes bool
	}{
		{"easy", x.Easy},
		{"tunnel-ns", x.Tunnel == oldmuseum.NorthSouth},
		{"tunnel-ew", x.Tunnel == oldmuseum.EastWest},
		{"used", x.Used && x.Tunnel == oldmuseum.NoAxis},
		{"again", x.Again},
		{"key", x.Key && !arrived(s)},
		{"tape", x.Tape && !arrived(s)},
		{"trapped", x.Trapped},
		{"leaving", leavingNow(s)},
		{"end-used", x.EndUsed},
	} {
		if done.yes {
			g.did = append(g.did, done.key)
		}
	}
}
