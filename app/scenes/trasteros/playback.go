//go:build scenes

package trasteros

import (
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
)

// playbackScenes lists the referee's steps being shown.
func playbackScenes() []stage.Scene {
	return []stage.Scene{
		{Name: "playback", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, RoundEnd(), 8) }},
		{Name: "playback-end", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, RoundEnd(), 11) }},
		{Name: "playback-turned", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, RoundEnd()...).Playback().OnNext() }},
		{Name: "playback-still", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, Bidding(4), 5) }},
		{Name: "playback-again", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, RoundEnd()...).Settle() }},
		{Name: "playback-wrong", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, RoundEnd(), 7).Playback().OnWrong() }},
		{Name: "playback-stopped", Open: func(a *shell.App, s *stage.Stage) {
			p := playing(a, s, RoundEnd(), 7)
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
func playing(a *shell.App, s *stage.Stage, moves []Made, at int) *play.Table {
	p := Table(a, s, CubesLevel, moves...)
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
