package kit_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit"
	"docent/app/kit/kittest"
)

// Texts and seats can be read on every ground they stand on, in both variants and in an alarm.
func TestContrast(t *testing.T) {
	test.NewTempApp(t)
	grounds := []fyne.ThemeColorName{kit.Void, kit.Panel, kit.PanelRaised}
	inks := []fyne.ThemeColorName{
		kit.Ink, kit.InkSoft, kit.InkFaint, kit.Brass, kit.Danger, kit.Good, kit.Info,
		kit.Seat1, kit.Seat2, kit.Seat3, kit.Seat4, kit.Seat5, kit.Seat6,
	}
	on := map[fyne.ThemeColorName][]fyne.ThemeColorName{
		kit.OnBrass:  {kit.Brass, kit.BrassPress},
		kit.OnDanger: {kit.Danger},
		kit.OnLamp:   {kit.Lamp1, kit.Lamp2, kit.Lamp3, kit.Lamp4, kit.Lamp5},
	}
	for _, ink := range inks {
		on[ink] = append(on[ink], grounds...)
	}
	on[kit.Ink] = append(on[kit.Ink], kit.PanelPress)
	on[kit.InkSoft] = append(on[kit.InkSoft], kit.Floor, kit.Hollow) // what phones write on their drawings
	on[kit.Void] = append(on[kit.Void], kit.Ink)
	for _, alarm := range []bool{false, true} {
		for _, variant := range []kit.Variant{kit.Dark, kit.Light} {
			look := kit.Look{Variant: variant, Alarm: alarm}
			for ink, grounds := range on {
				for _, ground := range grounds {
					got := kittest.Contrast(look.Color(ink, 0), look.Color(ground, 0))
					if got < 4.5 {
						t.Errorf("alarm %t variant %d: %s on %s has contrast %.2f", alarm, variant, ink, ground, got)
					}
				}
			}
		}
	}
}

func TestLookFollowsTheSystem(t *testing.T) {
	look := kit.NewLook()
	if look.Color(kit.Void, theme.VariantLight) == look.Color(kit.Void, theme.VariantDark) {
		t.Error("the system's variant changes nothing")
	}
	look.Variant = kit.Dark
	if look.Color(kit.Void, theme.VariantLight) != look.Color(kit.Void, theme.VariantDark) {
		t.Error("a chosen variant still follows the system")
	}
}

func TestScaleGrowsTheFourTexts(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct{ asked, got float32 }{{0, 1}, {0.5, 0.8}, {0.8, 0.8}, {1.6, 1.6}, {3, 2}} {
		look := kit.Look{Scale: c.asked}
		for name, size := range map[fyne.ThemeSizeName]float32{
			theme.SizeNameText: 16, theme.SizeNameCaptionText: 13, theme.SizeNameHeadingText: 26, theme.SizeNameSubHeadingText: 20,
		} {
			if got := look.Size(name); got != size*c.got {
				t.Errorf("scale %v: %s is %v, want %v", c.asked, name, got, size*c.got)
			}
		}
		look.Apply()
		if kit.Scale() != c.got {
			t.Errorf("Scale() is %v, want %v", kit.Scale(), c.got)
		}
	}
}

func TestLookSwitchesAtRunTime(t *testing.T) {
	test.NewTempApp(t)
	kit.Look{Variant: kit.Dark, Motion: true}.Apply()
	text := kit.NewText("Ann", kit.Body)
	w := test.NewTempWindow(t, text)
	dark := w.Canvas().Capture().At(1, 1)
	if !kit.Motion() || !kit.IsDark() {
		t.Error("a moving, dark look is neither")
	}
	own := kit.NewAccent(0xd99af0, 0x7a3299, 0xebc6f8, 0x60267a)
	kit.Current().WithAccent(own).Apply()
	if kit.Current().Accent != own || kit.Current().Variant != kit.Dark {
		t.Errorf("the look is now %+v", kit.Current())
	}
	kit.Look{Variant: kit.Light}.Apply()
	if kit.Motion() || kit.IsDark() {
		t.Error("a still, light look moves or is dark")
	}
	if w.Canvas().Capture().At(1, 1) == dark {
		t.Error("the window keeps the old ground")
	}
}

// The number on a lamp can be read, whatever the lamp is lit in.
func TestTheNumberOnALampCanBeRead(t *testing.T) {
	a := test.NewTempApp(t)
	for _, variant := range []kit.Variant{kit.Dark, kit.Light} {
		a.Settings().SetTheme(kit.Look{Variant: variant, Scale: 1})
		for _, ink := range []fyne.ThemeColorName{kit.Brass, kit.Lamp1, kit.Lamp3, kit.Lamp5} {
			lamp := kit.NewLamp("3", ink, true)
			lamp.Resize(lamp.MinSize())
			for _, o := range test.LaidOutObjects(lamp) {
				if said, ok := o.(*canvas.Text); ok {
					if got := kittest.Contrast(said.Color, theme.Color(ink)); got < 4.5 {
						t.Errorf("variant %d: the number on %s has contrast %.2f", variant, ink, got)
					}
				}
			}
		}
	}
}
