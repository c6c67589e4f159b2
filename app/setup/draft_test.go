//go:build scenes

package setup_test

import (
	"slices"
	"testing"

	"docent/app/setup"
)

// Who was named in a set-up that was left is found there again.
func TestNamesOutliveTheSetup(t *testing.T) {
	h, _ := openSetup(t, nil)
	h.Tap("Seat 2")
	h.TypeName("Bo")
	h.Tap("Done")
	h.App.Home()
	h.Tap("Trasteros Locos")
	p := h.App.Top().(*setup.Page)
	if got, want := seated(p), []string{"Seat 1", "Bo", "Seat 3"}; !slices.Equal(got, want) {
		t.Errorf("back in the set-up sit %v, want %v", got, want)
	}
}
