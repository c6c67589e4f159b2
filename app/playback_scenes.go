package app

import "docent/rules"

// playbackScenes lists the referee's steps being shown.
func playbackScenes() []Scene {
	return []Scene{
		{"playback", func(a *App, s *Stage) { s.playing(a, roundEnd(), 8) }},
		{"playback-end", func(a *App, s *Stage) { s.playing(a, roundEnd(), 11) }},
		{"playback-turned", func(a *App, s *Stage) { s.table(a, cubesLevel, roundEnd()...).playback.onNext() }},
		{"playback-still", func(a *App, s *Stage) { s.playing(a, bidding(4), 5) }},
		{"playback-again", func(a *App, s *Stage) { s.table(a, cubesLevel, roundEnd()...).settle() }},
		{"playback-wrong", func(a *App, s *Stage) { s.playing(a, roundEnd(), 7).playback.onWrong() }},
		{"playback-stopped", func(a *App, s *Stage) {
			p := s.playing(a, roundEnd(), 7)
			p.fail(p.play.Jump(p.playback.now().entry.ID))
			p.stay()
		}},
	}
}

// roundEnd sells all five rooms: the referee ends the round after the last one.
func roundEnd() []made {
	var all []made
	for room, one := range []string{"gold", "silver", "bronze", "glass", "bronze"} {
		all = append(all, made{kind: "call", seat: anySeat})
		for seat := range rules.Seat(4) {
			kind := ""
			if int(seat) == room%4 {
				kind = one
			}
			all = append(all, bid(seat, kind))
		}
	}
	return all
}

// playing stands still at a step of what the last of some moves brought, as where things move.
func (s *Stage) playing(a *App, moves []made, at int) *tablePage {
	p := s.table(a, cubesLevel, moves...)
	look := a.look
	look.Motion = true
	a.setLook(look)
	p.playback = p.watch(lastMove(p.play.Line()))
	p.playback.paused = true
	for range at {
		p.playback.onNext()
	}
	p.refresh()
	return p
}
