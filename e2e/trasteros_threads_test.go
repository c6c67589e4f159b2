//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// TestTrasterosThreads plays an auction with the program that reports calls from a wrong thread.
func TestTrasterosThreads(t *testing.T) {
	t.Parallel()
	d := open(t, program(t, "DOCENT_CHECKED_BINARY"), t.TempDir(), "1180x820")
	begin(d, "cubes")
	layOut(d)
	auctionWithATie(d)
	undoAndRedo(d)
	d.speak("fr")
	d.speak("en")
	d.close()
	if out := d.device.printed(); strings.Contains(out, "Error in Fyne call thread") {
		t.Errorf("calls from a wrong thread:\n%s", out)
	}
}
