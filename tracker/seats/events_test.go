package seats_test

import (
	"strings"
	"testing"

	"docent/tracker/seats"
)

// A browser that is told nothing looks for a lost host every three seconds: longer than a phone may be behind.
func TestAPhoneLooksAgainSoon(t *testing.T) {
	a := offer(t, begin(t, "trasteros", "", 3), seats.Options{})
	if first := stream(a.sat(0)); !strings.HasPrefix(first, "retry: 1000\nevent: version\n") {
		t.Errorf("the stream begins with %q", first)
	}
}
