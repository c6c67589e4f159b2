//go:build scenes

package kit_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// A line of 24 characters is whole on the chip of a phone, in two lines where it must be; a sentence is cut.
func TestAChipHoldsItsLine(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(kit.NewLook())
	for said, whole := range map[string]bool{
		"Choose an action":         true,
		"Cartes du Fonds commun ?": true,
		"Which of your most valuable relics do you lose to the guard?": false,
	} {
		c := kit.NewSeatChip(nil)
		c.Seats, c.Name, c.Sub = []int{0}, "Chloé", said
		w := test.NewTempWindow(t, c)
		w.Resize(fyne.NewSize(174, 52))
		c.Resize(fyne.NewSize(174, 52))
		if c.Whole() != whole {
			t.Errorf("%q is whole: %t, want %t", said, c.Whole(), whole)
		}
	}
}
