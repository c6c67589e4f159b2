package boards

import (
	"slices"

	"docent/rules/oldmuseum"
)

// asks are the steps by the word of what is asked.
var asks = map[string]int{
	"begin": stepBegin, "way": stepChoose, "card": stepCard, "lock": stepCard, "flip": stepFlip, "tape": stepFlip, "enter": stepEnter,
	"claim": stepEnter, "exit": stepEnter, "name": stepInside, "store": stepInside, "gun": stepInside, "look": stepInside,
	"drop": stepLeave, "arrived": stepLeave, "close": stepClose,
}

// readTurn finds which step of the turn the table is at, and what was done in it.
func (g *gloom) readTurn(s *oldmuseum.State) {
	if s.Ended || !g.tracked {
		return
	}
	x, now := &s.Scratch, stepOf(s)
	for i := range now {
		g.steps[i] = stepDone
	}
	g.steps[now] = stepNow
	leaving := leavingNow(s)
	arrived := x.From != 0 && x.From != s.Players[s.Turn].At
	g.skip(stepStart, !x.Used && now > stepStart)
	g.skip(stepFlip, !s.Dark)
	g.skip(stepEnd, x.Trapped || leaving || now == stepClose && !x.EndUsed)
	for i := stepCard; now >= stepEnd && !arrived && i <= stepLeave; i++ { // a turn without a move
		g.skip(i, true)
	}
	if now == stepChoose && len(s.Agenda) == 0 && !x.Used && !x.Again {
		g.steps[stepStart] = stepMay
	}
	g.readDid(s, arrived, leaving)
}

// leavingNow says that the player of the turn has left and only a card is left behind yet.
func leavingNow(s *oldmuseum.State) bool {
	return slices.Contains(s.Exits, s.Turn) && !s.Players[s.Turn].Out
}

// skip leaves a step out.
func (g *gloom) skip(step int, off bool) {
	if off && g.steps[step] != stepNow {
		g.steps[step] = stepSkipped
	}
}

// stepOf is the step that the table is at.
func stepOf(s *oldmuseum.State) int {
	x := &s.Scratch
	if len(s.Agenda) > 0 {
		if step, ok := asks[s.Agenda[0].Do.String()]; ok {
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
func (g *gloom) readDid(s *oldmuseum.State, arrived, leaving bool) {
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
		{"key", x.Key && !arrived},
		{"tape", x.Tape && !arrived},
		{"trapped", x.Trapped},
		{"leaving", leaving},
		{"end-used", x.EndUsed},
	} {
		if done.yes {
			g.did = append(g.did, done.key)
		}
	}
}
