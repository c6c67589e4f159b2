//go:build scenes

package scenes

import (
	"docent/app/board"
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// playbacks lists the referee's steps being shown.
func playbacks() []stage.Scene {
	return []stage.Scene{
		{Name: "playback", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, trasteros.RoundEnd(), 8) }},
		{Name: "playback-end", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, trasteros.RoundEnd(), 11) }},
		{Name: "playback-turned", Open: func(a *shell.App, s *stage.Stage) {
			trasteros.Table(a, s, trasteros.CubesLevel, trasteros.RoundEnd()...).Playback().OnNext()
		}},
		{Name: "playback-still", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, trasteros.Bidding(4), 5) }},
		{Name: "reveal", Open: func(a *shell.App, s *stage.Stage) { unveiled(a, s, trasteros.Bidding(4)) }},
		{Name: "reveal-tie", Open: func(a *shell.App, s *stage.Stage) { unveiled(a, s, trasteros.Tie()) }},
		{Name: "playback-again", Open: func(a *shell.App, s *stage.Stage) {
			trasteros.Table(a, s, trasteros.CubesLevel, trasteros.RoundEnd()...).Settle()
		}},
		{Name: "playback-wrong", Open: func(a *shell.App, s *stage.Stage) { playing(a, s, trasteros.RoundEnd(), 7).Playback().OnWrong() }},
		{Name: "playback-stopped", Open: func(a *shell.App, s *stage.Stage) {
			p := playing(a, s, trasteros.RoundEnd(), 7)
			p.Fail(p.Play().Jump(p.Playback().Now().Entry().ID))
			p.Stay()
		}},
	}
}

// playing stands still at a step of what the last of some moves brought, as where things move.
func playing(a *shell.App, s *stage.Stage, moves []trasteros.Made, at int) *play.Table {
	p := trasteros.Table(a, s, trasteros.CubesLevel, moves...)
	worn := a.Look
	worn.Motion = true
	a.SetLook(worn)
	p.SetPlayback(p.Watch(play.LastMove(p.Play().Line())))
	p.Playback().SetPaused(true)
	for range at {
		p.Playback().OnNext()
	}
	p.Refresh()
	return p
}

// unveiled stands where all hands but the last are open.
func unveiled(a *shell.App, s *stage.Stage, moves []trasteros.Made) {
	p := playing(a, s, moves, 1)
	var told []rules.Event
	for _, e := range play.LastMove(p.Play().Line()) {
		told = append(told, tracker.Heard(e.Events, rules.Table)...)
	}
	p.Board().Present(board.Scene{View: p.Play().Position().View(rules.Table), Told: told, Moving: true})
}
