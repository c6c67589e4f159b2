//go:build scenes

package scenes

import (
	"docent/app/play"
	"docent/app/shell"
	"docent/rules"
)

// playbackScenes lists the referee's steps being shown.
func playbackScenes() []Scene {
	return []Scene{
		{"playback", func(a *shell.App, s *Stage) { s.playing(a, RoundEnd(), 8) }},
		{"playback-end", func(a *shell.App, s *Stage) { s.playing(a, RoundEnd(), 11) }},
		{"playback-turned", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, RoundEnd()...).Playback().OnNext() }},
		{"playback-still", func(a *shell.App, s *Stage) { s.playing(a, Bidding(4), 5) }},
		{"playback-again", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, RoundEnd()...).Settle() }},
		{"playback-wrong", func(a *shell.App, s *Stage) { s.playing(a, RoundEnd(), 7).Playback().OnWrong() }},
		{"playback-stopped", func(a *shell.App, s *Stage) {
			p := s.playing(a, RoundEnd(), 7)
			p.Fail(p.Play().Jump(p.Playback().Now().Entry().ID))
			p.Stay()
		}},
	}
}

// RoundEnd sells all five rooms: the referee ends the round after the last one.
func RoundEnd() []Made {
	var all []Made
	for room, one := range []string{"gold", "silver", "bronze", "glass", "bronze"} {
		all = append(all, Made{Kind: "call", Seat: AnySeat})
		for seat := range rules.Seat(4) {
			kind := ""
			if int(seat) == room%4 {
				kind = one
			}
			all = append(all, Bid(seat, kind))
		}
	}
	return all
}

// playing stands still at a step of what the last of some moves brought, as where things move.
func (s *Stage) playing(a *shell.App, moves []Made, at int) *play.Table {
	p := s.Table(a, CubesLevel, moves...)
	look := a.Look
	look.Motion = true
	a.SetLook(look)
	p.SetPlayback(p.Watch(play.LastMove(p.Play().Line())))
	p.Playback().SetPaused(true)
	for range at {
		p.Playback().OnNext()
	}
	p.Refresh()
	return p
}
