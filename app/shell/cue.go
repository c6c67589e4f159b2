package shell

import (
	"docent/app/cue"
	"docent/rules"
)

// Hear has what a game told be heard: of several events the greatest sound.
func (a *App) Hear(game rules.GameID, told []rules.Event) {
	greatest := cue.None
	cues := a.KitOf(game).Cues
	for _, e := range told {
		greatest = max(greatest, cues[e.Key])
	}
	a.Cue(greatest)
}

// Cue has a sound be heard, where they are switched on, and feels it.
func (a *App) Cue(k cue.Kind) {
	if k == cue.None {
		return
	}
	if a.Config.Sound != nil && a.Setting(SettingSound) == "on" {
		a.Config.Sound(k)
	}
	a.Feel(k.Touch())
}

// Feel moves the device in the hand, unless that is switched off.
func (a *App) Feel(t cue.Touch) {
	if t != cue.Nothing && a.Config.Touch != nil && a.Setting(SettingTouch) != "off" {
		a.Config.Touch(t)
	}
}
