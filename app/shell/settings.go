package shell

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/assets"
)

// The settings that are remembered.
const (
	SettingLanguage = "language"  // a tag; empty: the system's
	SettingTheme    = "theme"     // "dark", "light"; empty: the system's
	SettingSize     = "text-size" // percent
	SettingMotion   = "motion"    // "off"
	SettingAwake    = "awake"     // "off"
	SettingSound    = "sound"     // "on"
	SettingTouch    = "touch"     // "off": nothing is felt
	SettingHand     = "hand"      // "left": columns and keys are mirrored
	SettingPace     = "pace"      // how many times as fast the referee's steps are played; empty: once
	settingOpen     = "open"      // the play that was open
	SettingLaidOut  = "laid-out"  // the play whose checklist is done
	SettingOffered  = "offered"   // the play whose seats are offered to phones
	SettingPhones   = "phones"    // who sits there by phone, as the host keeps it
	SettingOpenly   = "openly"    // the play whose secret answers were entered openly
	SettingSeats    = "seats-"    // and a game: who played last
)

// Portable lists the settings that go from one device to another.
func Portable(a *App) []string {
	keys := []string{SettingLanguage, SettingTheme, SettingSize, SettingMotion, SettingAwake, SettingSound, SettingTouch, SettingHand, SettingPace}
	for _, game := range a.Config.Games {
		keys = append(keys, SettingSeats+string(game.ID()))
	}
	return keys
}

// TakeSettings takes up settings that came from elsewhere.
func TakeSettings(a *App) {
	a.readSettings()
	a.SetLook(a.Look)
}

// Setting returns a remembered setting; what cannot be read counts as never set.
func (a *App) Setting(key string) string { return a.Tracker.Setting(key) }

// SetSetting remembers a setting; a full disk is told, and the setting holds for this run.
func (a *App) SetSetting(key, value string) {
	if err := a.Tracker.SetSetting(key, value); err != nil {
		a.Tell(err)
	}
}

// readSettings takes up look and language.
func (a *App) readSettings() {
	a.Look = look.NewLook()
	switch a.Setting(SettingTheme) {
	case "dark":
		a.Look.Variant = look.Dark
	case "light":
		a.Look.Variant = look.Light
	}
	if percent, err := strconv.Atoi(a.Setting(SettingSize)); err == nil {
		a.Look.Scale = float32(percent) / 100
	}
	a.Look.Motion = a.Setting(SettingMotion) != "off"
	a.speak()
}

// speak takes up the language of the settings.
func (a *App) speak() {
	tag := a.Config.Language
	if tag == "" {
		tag = a.Setting(SettingLanguage)
	}
	if tag == "" {
		tag = a.Config.System
	}
	a.Texts = a.Config.textsIn(tag)
	kit.Say = kit.States{Chosen: a.Text("app.chosen"), On: a.Text("app.on"), Off: a.Text("app.off")}
	if err := lang.AddTranslationsForLocale(assets.FyneWords(a.Texts.Tag()), lang.SystemLocale()); err != nil {
		fyne.LogError("the toolkit's own words stay in the system's language", err)
	}
}

// SetLanguage changes the language of everything shown; empty is the system's.
func (a *App) SetLanguage(tag string) {
	a.Config.Language = ""
	a.SetSetting(SettingLanguage, tag)
	a.speak()
	a.Rebuild()
}

// textsIn returns the words in a language.
func (c Config) textsIn(tag string) *assets.Texts {
	if c.Texts != nil {
		return c.Texts(tag)
	}
	return assets.TextsIn(tag)
}
