//go:build scenes

package stage

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app"
	"docent/app/cue"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/assets"
)

// Scene is one screen as it may stand, for the gallery and for the test of all layouts.
type Scene struct {
	Name string
	Open func(*shell.App, *Stage)
}

// Size is a window of one of the three designs.
type Size struct {
	Name   string
	Size   fyne.Size
	Mobile bool
}

// Sizes returns those that are designed for.
func Sizes() []Size {
	return []Size{
		{"phone", fyne.NewSize(390, 844), true},
		{"tablet", fyne.NewSize(1180, 820), true},
		{"desktop", fyne.NewSize(1280, 800), false},
	}
}

// Turned returns a phone that lies and a tablet that stands: windows of a table.
func Turned() []Size {
	return []Size{
		{"lying", fyne.NewSize(844, 390), true},
		{"upright", fyne.NewSize(820, 1180), true},
	}
}

// Show fills a window with a scene. Without motion every screen stands where it ends.
func (s *Stage) Show(f fyne.App, w fyne.Window, scene Scene, size Size, language string, worn look.Look) *shell.App {
	theme := map[look.Variant]string{look.System: "", look.Dark: "dark", look.Light: "light"}[worn.Variant]
	for key, value := range map[string]string{
		shell.SettingTheme: theme, shell.SettingSize: strconv.Itoa(int(worn.Scale*100 + 0.5)), shell.SettingMotion: "off", shell.SettingOpen: "",
	} {
		if err := s.Tracker.SetSetting(key, value); err != nil {
			panic(err)
		}
	}
	w.Resize(size.Size)
	return app.New(f, w, s.Tracker, shell.Config{
		Language: language, Mobile: size.Mobile, Version: "1.0.0", Sound: func(cue.Kind) {}, Touch: func(cue.Touch) {}, Now: func() time.Time { return s.Now },
		Begin: func(a *shell.App) { scene.Open(a, s) },
	})
}

// Languages returns those that scenes can be shown in.
func Languages() []string {
	var all []string
	for _, l := range assets.Languages() {
		all = append(all, l.Tag)
	}
	return all
}

// LanguagesAt returns those that scenes are shown in at some turn. A regional language, which differs in few texts, takes
// every second turn of its base.
func LanguagesAt(turn int) []string {
	var all []string
	for _, l := range assets.Languages() {
		switch {
		case l.Base == "":
			all = append(all, l.Tag)
		case turn%2 == 1:
			all[slices.Index(all, l.Base)] = l.Tag
		}
	}
	return all
}
