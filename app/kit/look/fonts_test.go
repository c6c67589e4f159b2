package look_test

import (
	"bytes"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/go-text/typesetting/font"

	"docent/app/kit/look"
	"docent/assets"
)

// Whatever English, French and Spanish need comes from the faces we carry, never from the machine.
func TestFontsCoverOurLanguages(t *testing.T) {
	const need = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
		"àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜáíóúñÁÍÓÚÑ¿¡ºª" +
		"«»‹›“”‘’„'\"…–—-×÷·•.,;:!?()[]{}/\\|&@#%*+<=>~_^$€°\u00a0−½"
	eachFaceHas(t, need)
	for name, text := range assets.FontLicences() {
		if !bytes.Contains([]byte(text), []byte("SIL Open Font License")) {
			t.Errorf("%s is not the licence", name)
		}
	}
}

// A page has no fonts of a system: the names of all who write Latin letters come from our faces.
func TestFontsCoverNames(t *testing.T) {
	names := []string{
		"Łukasz", "Zażółć", "Şebnem", "Işıl", "Győző", "Ágnes", "Žižek", "Čapek", "Řezníček", "Ľudovít", "Đorđe", "Ștefan", "Țuțu",
		"Þórður", "Mārtiņš", "Ģirts", "Žydrūnė", "Ųla", "Õnne", "Ħal-Għarb", "Siân Ŵyn", "Åse", "Jørgen", "Ĵaŭdo", "Ŋaa", "Əli",
		"Nguyễn Thị Hằng", "Đặng", "Wěi Lǚ", "Ọlá", "Māori", "Straße", "Groẞ",
	}
	eachFaceHas(t, strings.Join(names, " "))
}

func eachFaceHas(t *testing.T, letters string) {
	for _, name := range []string{assets.Inter, assets.InterItalic, assets.InterSemibold, assets.Fraunces} {
		face, err := font.ParseTTF(bytes.NewReader(assets.Font(name)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range letters {
			if _, ok := face.NominalGlyph(r); !ok {
				t.Errorf("%s has no %q (%U)", name, r, r)
			}
		}
	}
}

// A face that is drawn with is the one that we carry, unpacked: with the same glyphs, as wide. It is unpacked once.
func TestFacesAreUnpackedOnce(t *testing.T) {
	for name, drawn := range map[string]fyne.Resource{
		assets.Inter: look.Look{}.Font(fyne.TextStyle{}), assets.InterItalic: look.Look{}.Font(fyne.TextStyle{Italic: true}),
		assets.InterSemibold: look.StrongFace(), assets.Fraunces: look.TitleFace(),
	} {
		if drawn.Name() != name {
			t.Errorf("%s is named %s", name, drawn.Name())
		}
		content := drawn.Content()
		if len(content) <= len(assets.Font(name)) || &content[0] != &drawn.Content()[0] {
			t.Errorf("%s is not unpacked once", name)
		}
		want, err := font.ParseTTF(bytes.NewReader(assets.Font(name)))
		if err != nil {
			t.Fatal(err)
		}
		got, err := font.ParseTTF(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		for r := ' '; r < 'ſ'; r++ {
			glyph, known := want.NominalGlyph(r)
			if same, ok := got.NominalGlyph(r); same != glyph || ok != known || got.HorizontalAdvance(same) != want.HorizontalAdvance(glyph) {
				t.Errorf("%s: %q is glyph %d, %.0f wide, want %d, %.0f wide", name, r, same, got.HorizontalAdvance(same), glyph, want.HorizontalAdvance(glyph))
			}
		}
	}
}
