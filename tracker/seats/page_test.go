package seats_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker/seats"
	"docent/tracker/trackertest"
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

// Like cards behind a screen are counted.
func TestLikeThingsAreCounted(t *testing.T) {
	game, _ := catalog.Game("oldmuseum")
	var told rulestest.Stage
	most := 0
	rulestest.Stages(t, game, "../../rules/oldmuseum/testdata", func(s rulestest.Stage) {
		held := s.View(0).Private(0)
		kinds := map[rules.Thing]bool{}
		for _, thing := range held {
			kinds[thing] = true
		}
		if alike := len(held) - len(kinds); alike > most {
			told, most = s, alike
		}
	})
	if most == 0 {
		t.Fatal("nobody holds two alike")
	}
	_, page := offer(t, trackertest.Moved(t, game, told.Setup, told.Moves), seats.Options{Now: patient()}).sat(0).get("/")
	_, mine, _ := strings.Cut(page, `data-k="mine"`)
	mine, _, _ = strings.Cut(mine, "</ul>")
	seen := map[string]bool{}
	for _, item := range strings.Split(mine, "<li>")[1:] {
		if seen[item] {
			t.Errorf("twice: %s", item)
		}
		seen[item] = true
	}
	if !strings.Contains(mine, " × ") {
		t.Errorf("nothing is counted: %s", mine)
	}
}
