package seats_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"docent/tracker/seats"
)

// What lay aside for a night is not waited for since then.
func TestWaitedForSinceTheSeatsAreOffered(t *testing.T) {
	play := begin(t, "trasteros", "", 3)
	opened := time.Now().Add(9 * time.Hour).Round(time.Millisecond)
	_, page := offer(t, play, seats.Options{Now: func() time.Time { return opened }}).sat(-1).get("/")
	if at := fmt.Sprintf(`data-since="%d"`, opened.UnixMilli()); !strings.Contains(page, at) {
		t.Errorf("no %s in %s", at, page)
	}
}
