package cgexpo

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/board/draw"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

// Podcasters differ by how light they are, and each bears a sign of his own, so that everybody tells them apart; it is read on him.
func TestPodcastersDiffer(t *testing.T) {
	test.NewTempApp(t)
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		look.Look{Variant: variant, Scale: 1}.Apply()
		for i, p := range allPods {
			f := faceOf(p)
			if c := kittest.Contrast(f.fill, draw.Tone(f.on)); c < 3 {
				t.Errorf("what %v bears has a contrast of %.1f", p, c)
			}
			for _, other := range allPods[i+1:] {
				if f.sign == faceOf(other).sign {
					t.Errorf("%v and %v bear the same sign", p, other)
				}
				if c := kittest.Contrast(f.fill, faceOf(other).fill); c < 2 {
					t.Errorf("%v and %v have a contrast of %.1f", p, other, c)
				}
			}
		}
	}
}

// What does not matter to the thief at turn is faint, and yet what it is can be read, in every light.
func TestWhatIsFaintCanBeRead(t *testing.T) {
	test.NewTempApp(t)
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		look.Look{Variant: variant, Scale: 1}.Apply()
		for colour, p := range colourPaints {
			if fill, on := p.faded(); kittest.Contrast(fill, draw.Tone(on)) < 3 {
				t.Errorf("variant %v: the items of colour %v have a contrast of %.1f", variant, colour, kittest.Contrast(fill, draw.Tone(on)))
			}
		}
		for _, p := range allPods {
			if f := faceOf(p).faded(); kittest.Contrast(f.fill, draw.Tone(f.on)) < 3 {
				t.Errorf("variant %v: what %v bears has a contrast of %.1f", variant, p, kittest.Contrast(f.fill, draw.Tone(f.on)))
			}
		}
	}
}
