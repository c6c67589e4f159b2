//go:build scenes

package app_test

import (
	"slices"
	"testing"

	"docent/app/cue"
	"docent/app/kit/look"
	"docent/app/scenes/hand"
	"docent/app/settings"
)

func TestSettingsShowAtOnce(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Settings")
	h.Tap("Français")
	if !h.Sees("Retour") || h.App.Texts.Tag() != "fr" {
		t.Error("French does not show at once")
	}
	h.Tap("Español")
	if !h.Sees("Atrás") && !h.Sees("Volver") {
		t.Error("Spanish does not show at once")
	}
	h.Tap("English")
	h.Tap("Light")
	if look.IsDark() {
		t.Error("it is still dark")
	}
	h.Tap("Dark")
	if !look.IsDark() {
		t.Error("it is still light")
	}
	h.Tap("Larger text")
	h.Tap("Larger text")
	if got := look.Scale(); got < 1.19 || got > 1.21 {
		t.Errorf("the text scale is %v, want 1.2", got)
	}
	p := h.App.Top().(*settings.Page)
	p.OnMotion(false)
	if look.Motion() {
		t.Error("things still move")
	}
	again := hand.New(t, h.Tracker, hand.Narrow)
	if got := again.App.Look; got.Variant != look.Dark || got.Motion || got.Scale != 1.2 {
		t.Errorf("the next start looks like %+v", got)
	}
}

func TestTextSizeHasEnds(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Settings")
	p := h.App.Top().(*settings.Page)
	for range 20 {
		p.OnSize(-settings.TextStep)
	}
	if p.Percent() != 80 {
		t.Errorf("the least is %d %%, want 80", p.Percent())
	}
	for range 20 {
		p.OnSize(settings.TextStep)
	}
	if p.Percent() != 200 {
		t.Errorf("the most is %d %%, want 200", p.Percent())
	}
}

func TestLanguageOfTheSystem(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	for system, want := range map[string]string{"fr-CH": "fr", "es_ES.UTF-8": "es", "es_MX.UTF-8": "es-419", "C": "en", "": "en", "ja-JP": "en"} {
		h.App.Config.System = system
		h.App.Speak()
		if got := h.App.Texts.Tag(); got != want {
			t.Errorf("a system in %q gets %s, want %s", system, got, want)
		}
	}
}

// Sounds are off until they are switched on, touches are on; where the device can neither there is no switch.
func TestSoundsAndTouchesAreSwitched(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Settings")
	if h.Sees("Sounds") || h.Sees("Vibration") {
		t.Error("there is a switch for what the device cannot do")
	}
	var heard []cue.Kind
	var felt []cue.Touch
	h.App.Config.Sound = func(k cue.Kind) { heard = append(heard, k) }
	h.App.Config.Touch = func(t cue.Touch) { felt = append(felt, t) }
	h.App.Rebuild()
	h.App.Cue(cue.Thud)
	if heard != nil || len(felt) != 1 {
		t.Errorf("before any switch %v is heard and %v felt", heard, felt)
	}
	p := h.App.Top().(*settings.Page)
	p.OnSound(true)
	h.App.Cue(cue.Card)
	p.OnSound(false)
	if want := []cue.Kind{cue.Bell, cue.Card}; !slices.Equal(heard, want) {
		t.Errorf("%v is heard, want %v", heard, want)
	}
	felt = nil
	p.OnTouch(false)
	h.App.Feel(cue.Long)
	p.OnTouch(true)
	if want := []cue.Touch{cue.Short}; !slices.Equal(felt, want) {
		t.Errorf("%v is felt, want %v", felt, want)
	}
}
