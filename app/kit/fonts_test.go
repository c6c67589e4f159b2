package kit_test

import (
	"bytes"
	"testing"

	"github.com/go-text/typesetting/font"

	"docent/assets"
)

// Whatever English, French and Spanish need comes from the faces we carry, never from the machine.
func TestFontsCoverOurLanguages(t *testing.T) {
	const need = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
		"àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜáíóúñÁÍÓÚÑ¿¡ºª" +
		"«»‹›“”‘’„'\"…–—-×÷·•.,;:!?()[]{}/\\|&@#%*+<=>~_^$€°\u00a0−½"
	for _, name := range []string{assets.Inter, assets.InterItalic, assets.InterSemibold, assets.Fraunces} {
		face, err := font.ParseTTF(bytes.NewReader(assets.Font(name)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range need {
			if _, ok := face.NominalGlyph(r); !ok {
				t.Errorf("%s has no %q (%U)", name, r, r)
			}
		}
	}
	for name, text := range assets.FontLicences() {
		if !bytes.Contains([]byte(text), []byte("SIL Open Font License")) {
			t.Errorf("%s is not the licence", name)
		}
	}
}
