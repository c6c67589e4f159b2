package look_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

// Texts and seats can be read on every ground they stand on, in both variants and in an alarm.
func TestContrast(t *testing.T) {
	test.NewTempApp(t)
	grounds := []fyne.ThemeColorName{look.Void, look.Panel, look.PanelRaised}
	inks := []fyne.ThemeColorName{
		look.Ink, look.InkSoft, look.InkFaint, look.Brass, look.Danger, look.Good, look.Info,
		look.Seat1, look.Seat2, look.Seat3, look.Seat4, look.Seat5, look.Seat6,
	}
	on := map[fyne.ThemeColorName][]fyne.ThemeColorName{
		look.OnBrass:  {look.Brass, look.BrassPress},
		look.OnDanger: {look.Danger},
		look.OnLamp:   {look.Lamp1, look.Lamp2, look.Lamp3, look.Lamp4, look.Lamp5},
	}
	for _, ink := range inks {
		on[ink] = append(on[ink], grounds...)
	}
	on[look.Ink] = append(on[look.Ink], look.PanelPress)
	on[look.InkSoft] = append(on[look.InkSoft], look.Floor, look.Hollow) // what phones write on their drawings
	on[look.Void] = append(on[look.Void], look.Ink)
	for _, alarm := range []bool{false, true} {
		for _, variant := range []look.Variant{look.Dark, look.Light} {
			worn := look.Look{Variant: variant, Alarm: alarm}
			for ink, grounds := range on {
				for _, ground := range grounds {
					got := kittest.Contrast(worn.Color(ink, 0), worn.Color(ground, 0))
					if got < 4.5 {
						t.Errorf("alarm %t variant %d: %s on %s has contrast %.2f", alarm, variant, ink, ground, got)
					}
				}
			}
		}
	}
}

func TestLookFollowsTheSystem(t *testing.T) {
	worn := look.NewLook()
	if worn.Color(look.Void, theme.VariantLight) == worn.Color(look.Void, theme.VariantDark) {
		t.Error("the system's variant changes nothing")
	}
	worn.Variant = look.Dark
	if worn.Color(look.Void, theme.VariantLight) != worn.Color(look.Void, theme.VariantDark) {
		t.Error("a chosen variant still follows the system")
	}
}

func TestScaleGrowsTheFourTexts(t *testing.T) {
	test.NewTempApp(t)
	for _, c := range []struct{ asked, got float32 }{{0, 1}, {0.5, 0.8}, {0.8, 0.8}, {1.6, 1.6}, {3, 2}} {
		worn := look.Look{Scale: c.asked}
		for name, size := range map[fyne.ThemeSizeName]float32{
			theme.SizeNameText: 16, theme.SizeNameCaptionText: 13, theme.SizeNameHeadingText: 26, theme.SizeNameSubHeadingText: 20,
		} {
			if got := worn.Size(name); got != size*c.got {
				t.Errorf("scale %v: %s is %v, want %v", c.asked, name, got, size*c.got)
			}
		}
		worn.Apply()
		if look.Scale() != c.got {
			t.Errorf("Scale() is %v, want %v", look.Scale(), c.got)
		}
	}
}

func TestLookSwitchesAtRunTime(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Motion: true}.Apply()
	text := kit.NewText("Ann", kit.Body)
	w := test.NewTempWindow(t, text)
	dark := w.Canvas().Capture().At(1, 1)
	if !look.Motion() || !look.IsDark() {
		t.Error("a moving, dark look is neither")
	}
	own := look.NewAccent(0xd99af0, 0x7a3299, 0xebc6f8, 0x60267a)
	look.Current().WithAccent(own).Apply()
	if look.Current().Accent != own || look.Current().Variant != look.Dark {
		t.Errorf("the look is now %+v", look.Current())
	}
	look.Look{Variant: look.Light}.Apply()
	if look.Motion() || look.IsDark() {
		t.Error("a still, light look moves or is dark")
	}
	if w.Canvas().Capture().At(1, 1) == dark {
		t.Error("the window keeps the old ground")
	}
}

// The number on a lamp can be read, whatever the lamp is lit in.
func TestTheNumberOnALampCanBeRead(t *testing.T) {
	a := test.NewTempApp(t)
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		a.Settings().SetTheme(look.Look{Variant: variant, Scale: 1})
		for _, ink := range []fyne.ThemeColorName{look.Brass, look.Lamp1, look.Lamp3, look.Lamp5} {
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
